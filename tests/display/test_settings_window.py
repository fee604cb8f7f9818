"""Keys chosen in a real window, on a German keyboard: heard by what they write, kept, and used at a table."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.display.real_window import RealWindow, opened, screen

pytestmark = pytest.mark.display
SIZE = (1600, 1000)


def german(display: str) -> None:
    """Let the screen's keyboard be a German one; before anything is open the screen would forget it."""
    subprocess.run(["setxkbmap", "de"], env={**os.environ, "DISPLAY": display}, check=True)


def kept(home: Path) -> dict[str, object]:
    """The settings on disk."""
    settings: dict[str, object] = json.loads((home / "settings.json").read_text())
    return settings


def press_all(window: RealWindow, *keys: str) -> None:
    """Press keys one by one: one that follows itself too soon counts as held down."""
    for key in keys:
        window.press(key)


def test_a_key_is_looked_for_chosen_and_kept(tmp_path: Path) -> None:
    """By keyboard alone: typed letters find the command, Enter listens, an umlaut is taken."""
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home) as window:
        german(display)
        press_all(window, "Escape", "Shift+Tab", "Return")
        press_all(window, *"slower", "Tab", "Tab", "Return", "odiaeresis")
        window.left(lambda: kept(home).get("keys"))  # before the next key: closing presses Alt
        window.close()

    assert kept(home)["keys"] == {"replay_slower": ["Ö"]}


def test_a_chosen_key_is_heard_at_the_table(tmp_path: Path) -> None:
    """The hint comes by the key that writes Ö."""
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home, "splendor_marvel", keys={"hint": ["Ö"]}) as window:
        german(display)
        window.until(lambda sight: sight.my_turn)
        window.press("odiaeresis")
        sight = window.until(lambda sight: sight.advice)
        window.close()

    assert "press ö again" in sight.advice.casefold()
