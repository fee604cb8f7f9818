"""Levels between two: how they are named, and how they decide."""

from __future__ import annotations

import pytest

from ai.personas.levels import LEVEL_KEYS, level_at, level_of
from ai.players import make_player
from ai.worker.messages import request_for
from game.engine.rng import Rng
from tests.ai.positions import SPLENDOR, random_state

POSITIONS = 60


@pytest.mark.parametrize(
    ("height", "word"),
    [
        (0.0, "squire"),
        (1.0, "squire"),
        (1.04, "squire"),
        (2.4, "knight+4"),
        (4.96, "legend"),
        (9.0, "legend"),
    ],
)
def test_a_height_is_a_level_to_a_tenth(height: float, word: str) -> None:
    """From the lowest to the highest; the word names the same level again."""
    level = level_at(height)

    assert level.word == word
    assert level_of(word) == level


@pytest.mark.parametrize(
    "word", ["knight+", "knight+0", "knight+10", "legend+1", "+4", "rook+1", "knight+4+4"]
)
def test_what_lies_between_no_levels_is_refused(word: str) -> None:
    """Nothing lies above the highest, and only tenths are told apart."""
    with pytest.raises(ValueError, match="or \\+1 to \\+9 above one"):
        level_of(word)


def test_only_what_may_be_the_highest_takes_its_time() -> None:
    """Just below it, the time allowed matters, too."""
    assert [word for word in (*LEVEL_KEYS, "captain+9", "champion+1") if level_of(word).timed] == [
        "legend",
        "champion+1",
    ]


@pytest.mark.parametrize("tenths", [2, 7])
def test_it_decides_like_one_of_its_neighbours_as_often_as_it_says(tenths: int) -> None:
    """In so many of ten positions it is the higher one, otherwise the lower one, always the same."""
    lower, upper, between = (
        make_player("mcts", SPLENDOR, level=word, seed=3) for word in ("squire", "knight", f"squire+{tenths}")
    )
    higher = different = 0
    for seed in range(POSITIONS):
        state = random_state(2, seed, 20)
        known = state.determinize(state.to_move, Rng(seed))
        low, high, chosen, again = (
            player.choose(known, known.to_move).action for player in (lower, upper, between, between)
        )
        assert chosen in (low, high) and chosen == again
        different += low != high
        higher += chosen == high != low

    assert different > POSITIONS / 4
    assert higher / different == pytest.approx(tenths / 10, abs=0.2)


def test_a_request_carries_it_to_the_ai_process() -> None:
    """By its word, whatever it was asked by."""
    state = random_state(2, 1, 5)

    assert request_for("splendor_marvel", state, 0, level="knight+4").level == "knight+4"
    assert request_for("splendor_marvel", state, 0, level=2).level == "knight"
