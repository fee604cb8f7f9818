"""Sharing in a real window: a clip of a moment is made, another one is cancelled, the result is drawn."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.screens.share.making import MakingScene
from game.screens.title.scene import TitleScene
from saves.settings import Settings
from tests.display.real_window import opened, screen
from tests.display.test_menus_window import SIZE, click
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.share.matches import finished

pytestmark = pytest.mark.display
SECONDS = 180.0  # that making may take on a busy machine
SHOWN = 2.0  # seconds after which it shows what a click has opened
NOTHING = 3.0  # seconds in which nothing more must come


def twin(folder: Path, home: Path, language: str) -> MenuPilot:
    """The same program without a window, at the title, with a match in its list and in that of `home`.

    What it makes, it doesn't.
    """
    pilot = MenuPilot(folder / "matches", Settings(language=language, motion="none"), SIZE)
    pilot.program.pictures.write = lambda *_: None  # type: ignore[method-assign]
    pilot.program.library.save("one.save", finished("splendor_marvel", 2).saved())
    pilot.program.library.flush()
    (home / "matches").mkdir(parents=True)
    (home / "matches" / "one.save").write_bytes((folder / "matches" / "one.save").read_bytes())
    pilot.program.stack.home(TitleScene(pilot.program))
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
    home = tmp_path / "home"
    pilot = twin(tmp_path / "twin", home, language)
    with screen(SIZE) as display, opened(display, home, language=language, motion="none") as window:
        for ways in (("load", "watch", "end", "share", "clip", "make"), ("share", "card")):
            before = len(pictures(home, 99, 0.1))
            for name in ways:
                click(window, pilot, name)
                pilot.wait(0.5)
                time.sleep(SHOWN)
            made = pictures(home, before + 1)
            assert len(made) == before + 1
            assert isinstance(pilot.top, MakingScene)
            pilot.program.stack.pop()
            pilot.wait(0.3)
            time.sleep(SHOWN)
        for name in ("share", "clip", "make", "cancel"):
            click(window, pilot, name)
            pilot.wait(0.3)
            time.sleep(0.3 if name == "make" else SHOWN)
        assert pictures(home, 3, NOTHING) == made
        assert window.close() == 0

    starts = {path.suffix: path.read_bytes()[:4] for path in made}
    assert starts == {".gif": b"GIF8", ".png": b"\x89PNG"}
