"""One's own data in a real window, by keyboard alone: exported, then deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.backup.importing import take_in
from saves.disk.folders import Folders
from tests.backup.homes import content, full_home
from tests.display.real_window import opened, screen
from tests.display.test_settings_window import SIZE, press_all

pytestmark = pytest.mark.display


def test_everything_is_exported_and_then_deleted(tmp_path: Path) -> None:
    """Only the export is left, from which all comes back; the window closes cleanly."""
    folders = full_home(tmp_path / "home")
    before = content(folders)
    with screen(SIZE) as display, opened(display, tmp_path / "home") as window:
        press_all(window, "Escape", "Shift+Tab", "Return")
        press_all(window, *"weekly", "Tab", "Tab", "Return", "Return")
        window.left(lambda: list(folders.exports.glob("*.zip")))
        press_all(window, "Shift+Tab", "Shift+Tab", "Return")
        for _ in range(2):
            press_all(window, "Shift+Tab", "Return")
        window.left(lambda: not folders.matches.exists())
        assert window.close() == 0

    left = {path.name for path in (tmp_path / "home").iterdir()}
    assert left - {"trace"} == {"exports"}  # the trace is the test's
    (export,) = folders.exports.iterdir()
    again = Folders.below(tmp_path / "again")
    take_in(again, export)
    found = content(again)
    assert {name: found.get(name) for name in before} == before
