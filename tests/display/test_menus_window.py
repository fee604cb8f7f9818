"""The menus in a real window: from the title to a match and back, by mouse alone and by keyboard alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.scenes.match_trace import Spot
from game.scenes.title import TitleScene
from game.scenes.widgets.widget import Widget
from saves.settings import Settings
from tests.display.real_window import RealWindow, opened, screen
from tests.scenes.menu_pilot import MenuPilot

pytestmark = pytest.mark.display
SIZE = (1280, 800)


def twin(folder: Path) -> MenuPilot:
    """The same program without a window, to know where things lie."""
    pilot = MenuPilot(folder, Settings(language="en", motion="none"), SIZE)
    pilot.program.home(TitleScene(pilot.program))
    return pilot


def spot(pilot: MenuPilot, name: str) -> Spot:
    """Where a widget lies in the window."""
    rect = pilot.widget(name, Widget).rect
    return Spot(name, *rect.center, *rect.size)


def click(window: RealWindow, pilot: MenuPilot, name: str) -> None:
    """Click on a widget, in the window and in its twin."""
    window.click(spot(pilot, name))
    pilot.click(name)


def kept(home: Path) -> dict[str, object]:
    """The settings on disk."""
    settings: dict[str, object] = json.loads((home / "settings.json").read_text())
    return settings


def test_two_clicks_begin_a_match_and_closing_keeps_it(tmp_path: Path) -> None:
    """A box, Play; the window is closed by its frame."""
    with screen((1600, 1000)) as display, opened(display, tmp_path / "home") as window:
        pilot = twin(tmp_path / "twin")
        click(window, pilot, "box.splendor_marvel")
        click(window, pilot, "play")
        window.until(lambda sight: sight.my_turn)
        code = window.close()

    assert code == 0
    assert kept(tmp_path / "home")["last_game"] == "splendor_marvel"


def test_keys_alone_lead_through_settings_into_a_match(tmp_path: Path) -> None:
    """Language, a name with letters, Enter until the match is there, then the whole screen."""
    home = tmp_path / "home"
    with screen((1600, 1000)) as display, opened(display, home) as window:
        settings = ("Escape", "Shift+Tab", "Return")
        language = ("l", "a", "n", "g", "Tab", "Tab", "Right")  # looked for, found, changed
        language_and_name = (*language, "Shift+Tab", *["Up"] * 6, "Tab", "Z", "o", "e", "Escape")
        new_game = ("Tab", "Tab", "Tab", "Return", "Return")
        for key in (*settings, *language_and_name, *new_game):
            window.press(key)  # one by one: a key that follows itself too soon counts as held down
        sight = window.until(lambda sight: sight.my_turn)
        window.press("F11")
        window.close()

    assert (kept(home)["language"], kept(home)["name"], kept(home)["fullscreen"]) == ("de", "Zoe", True)
    assert sight.pieces


def test_the_window_goes_on_at_the_size_it_had(tmp_path: Path) -> None:
    """Pulled to another size, closed and opened again."""
    home = tmp_path / "home"
    with screen((1600, 1000)) as display, opened(display, home, "splendor_marvel") as window:
        window.until(lambda sight: sight.my_turn)
        window._tool("windowsize", "--sync", window.window, "1100", "700")
        window.close()

    assert (kept(home)["window_width"], kept(home)["window_height"]) == (1100, 700)
