"""Ratings, and how far apart the levels are."""

from __future__ import annotations

import pytest

from ai.strength.glicko import Rating, Score, rated
from ai.strength.scale import LEAST_STEP, USUAL_STEP, Scale, scale_of
from ai.strength.strength import strengths
from game.engine.rng import Rng
from game.registry import GAMES

SCALE = Scale((0.0, 100.0, 500.0, 560.0, 700.0))


def test_the_example_of_the_paper_comes_out() -> None:
    """Glickman 2013: one win and two defeats in a rating period."""
    scores = [
        Score(Rating(1400, 30), 1.0),
        Score(Rating(1550, 100), 0.0),
        Score(Rating(1700, 300), 0.0),
    ]

    found = rated(Rating(1500, 200, 0.06), scores)

    assert found.points == pytest.approx(1464.06, abs=0.05)
    assert found.deviation == pytest.approx(151.52, abs=0.05)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_great_surprise_makes_a_rating_more_volatile() -> None:
    """Against expectations that were sure, the other branch of the search is taken."""
    found = rated(Rating(1500, 30, 0.06), [Score(Rating(2300, 30), 1.0)] * 12)

    assert found.points > 1500 and found.volatility > 0.06


def test_a_rating_finds_a_strength_that_does_not_change() -> None:
    """Somebody 300 points stronger than taken to be, against rivals of their own rating."""
    chance = Rng(5)
    rating, strength = Rating(100.0), 400.0
    for _ in range(60):
        won = chance.fraction() < 1 / (1 + 10 ** ((rating.points - strength) / 400))
        rating = rated(rating, [Score(Rating(rating.points, 30.0), float(won))])

    assert abs(rating.points - strength) < 3 * rating.deviation < 300


@pytest.mark.parametrize(
    ("points", "word"),
    [(-80, "squire"), (0, "squire"), (50, "squire+5"), (100, "knight"), (300, "knight+5"), (900, "legend")],
)
def test_points_lead_to_a_level_and_back(points: float, word: str) -> None:
    """Between two levels in proportion; beyond the ends there are no others."""
    level = SCALE.level_for(points)

    assert level.word == word
    assert SCALE.points_of(level.number, level.tenths) == min(max(points, 0), 700)


def test_every_table_has_a_scale_that_rises() -> None:
    """Whatever was measured there, and with usual steps where nothing was."""
    measured = {(one.game, one.seats, one.mode) for one in strengths()}
    scales = [scale_of(game, seats, (mode,)) for game, seats, mode in measured if game in GAMES]

    assert len(scales) >= 15
    for scale in scales:
        steps = [high - low for low, high in zip(scale.heights, scale.heights[1:], strict=False)]
        assert min(steps) >= LEAST_STEP
    assert scale_of("chess", 2, ("",)).heights == tuple(USUAL_STEP * number for number in range(5))
