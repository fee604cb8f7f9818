"""Watching, trying out and handing on a match in a real window, with the system's own clipboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.matches.library import Library
from tests.display.real_window import RealWindow, opened, screen
from tests.whole_matches.deciding import decide_by_mouse, ready

pytestmark = pytest.mark.display
SIZE = (1280, 800)
NEW = ("splendor_marvel", "--seats", "me,squire", "--seed", "3")


def keys(window: RealWindow, *names: str) -> None:
    """Press keys so slowly that the same one twice counts twice."""
    for name in names:
        window.press(name)


def pause(window: RealWindow, entry: int) -> None:
    """Open the pause and choose an entry by its number, the way back to the table being 0."""
    keys(window, "Escape", *["Tab"] * entry, "Return")


WATCH, TRY = 3, 4  # entries of the pause


def begun(window: RealWindow) -> int:
    """Make two decisions, and tell how many stand then."""
    for _ in range(2):
        window.until(ready)
        decide_by_mouse(window)
    return int(window.until(ready).decisions)


def test_a_running_match_is_watched_and_played_on_from_before(tmp_path: Path) -> None:
    """Two moves back, P, Enter: a match of its own stands there, the old one stays in the list."""
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home, *NEW) as window:
        made = begun(window)
        pause(window, WATCH)
        keys(window, "Left", "Left", "p", "Return")
        window.until(lambda sight: sight.decisions == made - 2)
        window.until(ready)
        decide_by_mouse(window)
        window.until(ready)
        window.close()
    rows = Library(home / "matches").rows()

    assert made in [row.header.decisions for row in rows if row.header]
    assert sum(row.header is not None and row.header.title != "" for row in rows) == 1


def test_what_is_tried_has_not_happened(tmp_path: Path) -> None:
    """A try goes on for a decision; back at the table the match stands where it stood."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *NEW) as window:
        made = begun(window)
        pause(window, TRY)
        window.until(lambda sight: any(button.name == "leave" for button in sight.buttons))
        window.until(ready)
        decide_by_mouse(window)
        tried = window.until(lambda sight: ready(sight) and sight.decisions > made).decisions
        keys(window, "Escape", "shift+Tab", "Return", "Tab")  # the last entry; then the match hears again
        after = window.until(lambda sight: sight.decisions == made)

    assert tried > made and not any(button.name == "leave" for button in after.buttons)


def test_a_code_goes_through_the_systems_clipboard(tmp_path: Path) -> None:
    """Copied in one match after the question, opened from the list of matches, played on."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *NEW) as window:
        made = begun(window)
        keys(window, "ctrl+c", "Left", "Return")
        keys(window, "Escape", "shift+Tab", "Return")
        keys(window, "ctrl+v", "Up", "Up", "Return", "Return")
        window.until(lambda sight: sight.decisions == made and sight.my_turn)
        window.until(ready)
        decide_by_mouse(window)
        code = window.close()
    rows = Library(tmp_path / "home" / "matches").rows()

    assert code == 0 and len(rows) == 2
