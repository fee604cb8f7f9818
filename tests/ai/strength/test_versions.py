"""The referee between two versions: against this one itself, both sides see the same and allow the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import compiled
from game.registry import GAMES
from tools.versions.__main__ import CHANCE, main, told

HOME = Path(__file__).parents[3]


@pytest.mark.skipif(not compiled(), reason="the same uncompiled takes twenty times as long")
@pytest.mark.parametrize("game", GAMES)
def test_a_version_agrees_with_itself(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In every game, whatever lies on the table: what is legal, and what is decided."""
    seats = GAMES[game].usual_seats

    assert main([str(HOME), game, "--games", "1", "--seconds", "0.001"]) == 0
    line = capsys.readouterr().out
    found = re.search(r"of (\d+) games; .*; (\d+) of (\d+) with other legal moves, (\d+) rotations", line)
    assert found is not None, line
    games, unequal, decisions, lost = map(int, found.groups())
    assert (games, unequal, lost) == (seats, 0, 0) and decisions > games


def test_it_says_when_the_other_version_fails(tmp_path: Path) -> None:
    """Such as where there is none."""
    with pytest.raises(RuntimeError, match="ended with 1"):
        main([str(tmp_path), "splendor_marvel", "--games", "1"])


def test_nothing_is_told_that_decides_chance() -> None:
    """The other version deals what it doesn't know by its own dice."""
    for game in GAMES.values():
        state = game.rules.setup(game.usual_seats, 1, {})
        held = told(state)
        assert isinstance(held, dict) and held and not set(CHANCE) & held.keys()
