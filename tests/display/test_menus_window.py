"""The menus in a real window: from the title to a match and back, by mouse alone and by keyboard alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.screens.match.trace import Spot
from game.screens.title.scene import TitleScene
from game.screens.widgets.widget import Widget
from saves.settings import Settings
from tests.display.real_window import FRAME, RealWindow, opened, screen
from tests.screens.pilots.menu_pilot import MenuPilot

pytestmark = pytest.mark.display
SIZE = (1280, 800)


def twin(folder: Path) -> MenuPilot:
    """The same program without a window, to know where things lie."""
    pilot = MenuPilot(folder, Settings(language="en", motion="none"), SIZE)
    pilot.program.stack.home(TitleScene(pilot.program))
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


def spot_of(home: Path) -> dict[str, Any]:
    """Where the window lay, as it is on disk."""
    spot = kept(home)["window_spot"]
    assert isinstance(spot, dict)
    return spot


def reopened(home: Path) -> dict[str, object]:
    """What is on disk of the window, for the program to be opened again."""
    names = ("window_width", "window_height", "window_spot", "fullscreen")
    return {name: kept(home)[name] for name in names}


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
        language_and_name = (*language, "Shift+Tab", *["Up"] * 7, "Tab", "Z", "o", "e", "Escape")
        new_game = ("Tab", "Tab", "Tab", "Return", "Return")
        for key in (*settings, *language_and_name, *new_game):
            window.press(key)  # one by one: a key that follows itself too soon counts as held down
        sight = window.until(lambda sight: sight.my_turn)
        window.press("F11")
        window.close()

    assert (kept(home)["language"], kept(home)["name"], kept(home)["fullscreen"]) == ("de", "Zoe", True)
    assert sight.pieces


def test_one_click_below_a_box_begins_its_game(tmp_path: Path) -> None:
    """Nothing is asked: the players are those of the last time, or the usual ones."""
    home = tmp_path / "home"
    with screen((1600, 1000)) as display, opened(display, home) as window:
        click(window, twin(tmp_path / "twin"), "play.custom_heroes")
        window.until(lambda sight: sight.my_turn)
        window.close()

    assert kept(home)["last_game"] == "custom_heroes"


def test_on_a_screen_of_its_own_size_the_window_fills_what_the_title_bar_leaves(tmp_path: Path) -> None:
    """The lower edge is not lost; the size it was meant to have is kept for a larger screen."""
    home = tmp_path / "home"
    small = (SIZE[0] - FRAME[0], SIZE[1] - FRAME[1])  # with the frame's room it is 1280 x 800
    with screen(small) as display, opened(display, home, "splendor_marvel") as window:
        window.until(lambda sight: sight.my_turn)
        wide, high = window.size()
        window.close()

    assert wide == SIZE[0]
    assert SIZE[1] - 60 < high < SIZE[1]
    assert spot_of(home)["maximized"] is True
    assert (kept(home)["window_width"], kept(home)["window_height"]) == SIZE


def test_the_window_comes_back_where_it_was_put_and_does_not_wander(tmp_path: Path) -> None:
    """Opened again and again it lies at one place."""
    home = tmp_path / "home"
    spots = []
    with screen((1800, 1000)) as display:
        for start in range(3):
            with opened(display, home, "splendor_marvel", **(reopened(home) if start else {})) as window:
                window.until(lambda sight: sight.my_turn)
                if start == 0:
                    window._tool("windowmove", "--sync", window.window, "300", "120")
                window.close()
            spots.append((spot_of(home)["x"], spot_of(home)["y"]))

    assert abs(spots[0][0] - 300) <= FRAME[0]
    assert abs(spots[0][1] - 120) <= FRAME[1]
    assert spots[1:] == [spots[0], spots[0]]


def test_fullscreen_is_remembered_and_left_for_the_window_it_was(tmp_path: Path) -> None:
    """F11 twice, with the program closed and opened between."""
    home = tmp_path / "home"
    with screen((1600, 1000)) as display:
        with opened(display, home, "splendor_marvel") as window:
            window.until(lambda sight: sight.my_turn)
            window.press("F11")
            window.close()
        with opened(display, home, "splendor_marvel", **reopened(home)) as window:
            window.until(lambda sight: sight.my_turn)
            full = window.size()
            window.press("F11")
            window.close()

    assert full == (1600 + FRAME[0], 1000 + FRAME[1])
    assert kept(home)["fullscreen"] is False
    assert (kept(home)["window_width"], kept(home)["window_height"]) == SIZE


def test_the_window_goes_on_at_the_size_it_had(tmp_path: Path) -> None:
    """Pulled to another size, closed and opened again."""
    home = tmp_path / "home"
    with screen((1600, 1000)) as display, opened(display, home, "splendor_marvel") as window:
        window.until(lambda sight: sight.my_turn)
        window._tool("windowsize", "--sync", window.window, "1100", "700")
        window.close()

    assert (kept(home)["window_width"], kept(home)["window_height"]) == (1100, 700)
