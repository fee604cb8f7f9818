"""Sharing in a real window: a clip of a moment is made, another one is cancelled, the result is drawn."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.screens.library.opening import in_code
from game.screens.replay.code import receive
from game.screens.share.making import MakingScene
from game.selftest import played
from saves.matches.code import to_code
from saves.settings import Settings
from tests.display.real_window import opened, screen
from tests.display.test_menus_window import SIZE, click
from tests.screens.menu_pilot import MenuPilot

pytestmark = pytest.mark.display
SECONDS = 90.0  # that making may take on a busy machine
NOTHING = 3.0  # seconds in which nothing more must come


def twin(folder: Path, code: str, language: str) -> MenuPilot:
    """The same program without a window, in the replay of a match; what it makes, it doesn't."""
    pilot = MenuPilot(folder, Settings(language=language, motion="none"), SIZE)
    pilot.program.pictures.write = lambda *_: None  # type: ignore[method-assign]
    receive(pilot.program, in_code(code, pilot.program.settings, pilot.program.words))
    pilot.wait(0.3)
    return pilot


def pictures(home: Path, count: int, seconds: float = SECONDS) -> list[Path]:
    """Wait for so many files, or so many seconds."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = sorted(path for path in (home / "pictures").glob("*") if not path.name.startswith("."))
        if len(found) >= count:
            return found
        time.sleep(0.1)
    return sorted((home / "pictures").glob("*"))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_clip_and_a_picture_are_made_and_a_clip_is_cancelled(tmp_path: Path, language: str) -> None:
    """From the replay, by the mouse; closing ends cleanly, and no half file is left."""
    code, home = to_code(played("splendor_marvel", 2).match), tmp_path / "home"
    settings = {"language": language, "motion": "none"}
    with screen(SIZE) as display, opened(display, home, code, **settings) as window:
        pilot = twin(tmp_path / "twin", code, language)
        time.sleep(2)
        for ways in (("end", "share", "clip", "make"), ("share", "card")):
            before = len(pictures(home, 99, 0.1))
            for name in ways:
                click(window, pilot, name)
                pilot.wait(0.3)
                time.sleep(0.5)
            made = pictures(home, before + 1)
            assert len(made) == before + 1
            assert isinstance(pilot.top, MakingScene)
            pilot.program.stack.pop()
            pilot.wait(0.3)
            time.sleep(1)
        for name in ("share", "clip", "make", "cancel"):
            click(window, pilot, name)
            pilot.wait(0.3)
        assert pictures(home, 3, NOTHING) == made
        assert window.close() == 0

    starts = {path.suffix: path.read_bytes()[:4] for path in made}
    assert starts == {".gif": b"GIF8", ".png": b"\x89PNG"}
