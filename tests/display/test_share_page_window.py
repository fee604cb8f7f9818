"""A match of the list becomes a web page, in a real window: from the title to the file, with the mouse."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.screens.title.scene import TitleScene
from saves.settings import Settings
from tests.display.real_window import opened, screen
from tests.display.test_menus_window import SIZE, click
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.share.matches import finished

pytestmark = pytest.mark.display
PATIENCE = 180.0  # seconds for the page, on a busy machine
LISTED = 2.0  # seconds after which the list is there


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_match_is_shared_as_a_page(tmp_path: Path, language: str) -> None:
    """List, replay, Share, Web page, and Create; the program goes on, and ends cleanly."""
    home, saved = tmp_path / "home", finished("splendor_marvel", 2).saved()
    pilot = MenuPilot(tmp_path / "twin" / "matches", Settings(language=language, motion="none"), SIZE)
    pilot.program.library.save("one.save", saved)
    pilot.program.library.flush()
    (home / "matches").mkdir(parents=True)
    kept = tmp_path / "twin" / "matches" / "one.save"
    (home / "matches" / "one.save").write_bytes(kept.read_bytes())
    pilot.program.stack.home(TitleScene(pilot.program))
    with screen(SIZE) as display, opened(display, home, language=language) as window:
        click(window, pilot, "load")
        time.sleep(LISTED)
        for name in ("watch", "share", "page", "make"):
            pilot.wait(0.5)
            click(window, pilot, name)
        begun = time.monotonic()
        while not (written := list((home / "pictures").glob("*.html"))):
            assert time.monotonic() - begun < PATIENCE
            time.sleep(0.1)
        code = window.close()

    assert code == 0
    assert f'<html lang="{language}">' in written[0].read_text(encoding="utf-8")
