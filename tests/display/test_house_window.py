"""House rules in a real window: from New game to the page and back, into a match that is played by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.match.scene import MatchScene
from game.screens.new_game.scene import NewGameScene
from tests.display.real_window import opened, screen
from tests.display.test_menus_window import SIZE, click, kept, twin

pytestmark = pytest.mark.display


def test_a_preset_is_taken_with_the_mouse_and_played(tmp_path: Path) -> None:
    """New game names it, the match has it, and the settings keep it for the next one."""
    pilot = twin(tmp_path / "twin")
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home) as window:
        click(window, pilot, "box.splendor_marvel")
        pilot.wait(0.5)
        click(window, pilot, "house")
        pilot.wait(0.5)
        assert pilot.shown == "HouseRulesScene"
        click(window, pilot, "preset.long")
        click(window, pilot, "preset.family")
        click(window, pilot, "back")
        pilot.wait(0.5)
        assert isinstance(pilot.top, NewGameScene)
        assert pilot.top.page.named("note.house") is not None
        click(window, pilot, "play")
        window.until(lambda sight: bool(sight.pieces))
        pilot.wait(0.5)
        assert isinstance(pilot.top, MatchScene)
        options = pilot.top.session.table.match.options
        assert window.close() == 0

    assert options["target"] == 12
    games = kept(home)["new_games"]
    assert isinstance(games, dict)
    assert games["splendor_marvel"]["options"]["target"] == 12
