"""Whole matches by mouse alone, by keys alone, by touch alone, by controller alone, in all windows."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.match.table.sound import sounds_of
from game.table.input.focus import Focus
from game.table.pieces import Face, Placed
from tests.whole_matches.playing import MEANS, MODES, SCALES, SIZES, Run, covering, every_run, play


@pytest.mark.parametrize("run", tuple(covering()), ids=str)
def test_a_whole_match_is_played_to_its_result(run: Run, tmp_path: Path) -> None:
    """From the deal to the result, with one means and nothing else."""
    assert play(run, tmp_path) > 0


def test_the_selection_covers_every_game_and_mode_means_window_and_scale() -> None:
    """Each game by each means; each mode, window and scale at least once."""
    runs = list(covering())

    assert {str(run.mode) for run in runs} == {str(mode) for mode in MODES}
    assert {(run.size, run.scale) for run in runs} == {(size, scale) for size in SIZES for scale in SCALES}
    games = {mode.game for mode in MODES}
    assert {(run.mode.game, run.means) for run in runs} == {(game, one) for game in games for one in MEANS}


def test_the_command_plays_every_match_once() -> None:
    """Its order leaves none out."""
    runs = [str(run) for run in every_run()]

    assert len(set(runs)) == len(runs) == len(MODES) * len(MEANS) * len(SIZES) * len(SCALES)


def test_arrows_go_through_a_tight_hand_card_by_card() -> None:
    """Cards that show only a fifth of themselves are reached one after the other."""
    size = (100.0, 140.0)
    focus = Focus()
    focus.pieces = tuple(
        Placed(f"card:{at}", Face("card"), (300.0 + 20.0 * at, 500.0), size, group="hand", pickable=True)
        for at in range(12)
    )
    focus.put("card:0")
    there = [piece.key for _ in range(11) if (piece := focus.move("right"))]
    back = [piece.key for _ in range(11) if (piece := focus.move("left"))]

    assert there == [f"card:{at}" for at in range(1, 12)]
    assert back == [f"card:{at}" for at in reversed(range(11))]


def test_a_piece_without_room_makes_no_sound() -> None:
    """A card of an overflow for which nothing of a small window is left ends no match."""
    piece = Placed("over:2:35", Face("card"), (700.0, 130.0), (0.0, 0.0))

    assert sounds_of([], [piece]) == ()
