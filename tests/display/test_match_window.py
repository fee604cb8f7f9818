"""The program in a real window: whole games by mouse alone and by keyboard alone, closing and going on."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from saves.matches.library import Library
from tests.display.by_keys import at_the_keyboard
from tests.display.real_window import named, opened, screen
from tests.whole_matches.deciding import decide_by_keys, decide_by_mouse, ready

pytestmark = pytest.mark.display
SIZE = (1280, 800)
LOOKING = 2.0  # seconds in which the title has found the match to go on with, on a busy machine too
NEW = ("splendor_marvel", "--seats", "me,squire", "--seed", "3")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=["1280x800", "1920x1080"])
def test_a_whole_game_by_mouse_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    """From the deal to the result with nothing but clicks."""
    wishes = {"window_width": size[0], "window_height": size[1]}
    with screen(size) as display, opened(display, tmp_path / "home", *NEW, **wishes) as window:
        while not window.until(ready).over:
            decide_by_mouse(window)

        assert window.sight.decisions > 20 and window.sight.over


def test_a_whole_game_by_keyboard_alone(tmp_path: Path) -> None:
    """From the title to the result and into the next match with nothing but keys."""
    with at_the_keyboard(tmp_path, "splendor_marvel", seed=3, rivals=1) as person:
        while not person.window.until(ready).over:
            decide_by_keys(person.window, SIZE)
        decisions = person.window.sight.decisions
        person.play_again()

        assert decisions > 20 and not person.moved


def test_a_wrong_click_shows_why_not(tmp_path: Path) -> None:
    """A chip that can't be taken is refused with the rule; nothing is picked."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *NEW) as window:
        window.until(ready)
        window.click(named(window.sight, "stock:time"))
        sight = window.until(lambda sight: sight.bubble)

        assert "Time" in sight.bubble and sight.picked == ()


def test_closing_and_going_on_continues_exactly(tmp_path: Path) -> None:
    """The window is closed in the middle of a game; the title's first button brings back the same sight."""
    home = tmp_path / "home"
    with screen(SIZE) as display:
        with opened(display, home, *NEW) as window:
            for _ in range(3):
                window.until(ready)
                decide_by_mouse(window)
            before = window.until(ready)
            code = window.close()
        with opened(display, home) as window:
            time.sleep(LOOKING)
            window.press("Return")
            after = window.until(ready)

    assert code == 0 and (after.pieces, after.buttons[:1]) == (before.pieces, before.buttons[:1])
    assert (after.caption, after.decisions, after.status) == (before.caption, before.decisions, before.status)
    assert len(Library(home / "matches").rows()) == 1
