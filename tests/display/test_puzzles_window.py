"""A puzzle in a real window: opened, left and opened again with the mouse, and the page with its progress."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.match.scene import MatchScene
from tests.display.real_window import opened, screen
from tests.display.test_menus_window import SIZE, click, twin

pytestmark = pytest.mark.display


@pytest.mark.parametrize("game", ["splendor_marvel", "seventh_hero"])
def test_a_puzzle_is_opened_left_and_followed_by_another(tmp_path: Path, game: str) -> None:
    """From the title to the table and back; leaving costs nothing, and closing ends cleanly."""
    pilot = twin(tmp_path / "twin")
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home) as window:
        click(window, pilot, "puzzles")
        pilot.wait(0.5)
        assert pilot.shown == "PuzzlesScene"
        click(window, pilot, f"game.{game}")
        window.until(lambda sight: sight.pieces and sight.my_turn)
        assert isinstance(pilot.top, MatchScene)
        window.press("Escape")
        pilot.top.kind.acts["menu"]()
        pilot.wait(0.5)
        assert pilot.shown == "PuzzlesScene"
        click(window, pilot, "start")
        window.until(lambda sight: sight.pieces and sight.my_turn)
        assert window.close() == 0

    assert not (home / "matches" / "puzzles" / "puzzles.json").exists()
