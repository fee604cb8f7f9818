"""Luck and skill in a real window: from the list of matches to the bar that adds up, and the deal again."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.screens.luck.scene import LuckScene
from saves.matches.library import Library
from saves.matches.reading import SUFFIX
from tests.display.real_window import RealWindow, opened, screen
from tests.display.test_menus_window import SIZE, click, twin
from tests.screens.pilots.menu_pilot import MenuPilot, table_of

pytestmark = pytest.mark.display
NAME = f"over{SUFFIX}"
LOOK = 1.5  # seconds for a scene to show what it has
PATIENCE = 30.0  # seconds for the window to show something else, on a busy machine


def seen(window: RealWindow, folder: Path) -> bytes:
    """The window's picture."""
    window.picture(folder / "seen.png")
    return (folder / "seen.png").read_bytes()


def go(window: RealWindow, pilot: MenuPilot, name: str, folder: Path) -> None:
    """Click on a widget, and wait until both programs show what follows."""
    before, until = seen(window, folder), time.monotonic() + PATIENCE
    click(window, pilot, name)
    pilot.wait(LOOK)
    while seen(window, folder) == before:
        assert time.monotonic() < until, f"nothing follows from {name}"
        time.sleep(0.1)
    time.sleep(LOOK)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_finished_match_is_weighed_and_its_deal_played_again(tmp_path: Path, language: str) -> None:
    """By mouse alone: list, analysis, the bar in one line, ten tries, stop; closing ends all that thinks."""
    home, table = (
        tmp_path / "home",
        table_of(4, None, seed=8),
    )  # four seats: tries that last until they are stopped
    library = Library(home / "matches")
    library.save(NAME, table.saved())
    assert library.flush()
    library.close()
    pilot = twin(tmp_path / "twin")
    pilot.program.change("language", language)
    pilot.keep(table, NAME)
    with screen(SIZE) as display, opened(display, home, language=language) as window:
        for name in ("load", "analysis", "luck", "try"):
            go(window, pilot, name, tmp_path)
        scene = pilot.top
        assert isinstance(scene, LuckScene)
        running = scene.tries.running
        go(window, pilot, "stop", tmp_path)
        assert window.close() == 0

    assert running
    assert not scene.tries.running
