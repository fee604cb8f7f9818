"""Faults of a real window: its screen goes, the program breaks and starts again, the system ends it."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from saves.matches.match_file import open_match
from tests.display.real_window import RealWindow, opened, screen

pytestmark = pytest.mark.display
PATIENCE: Final = 20  # seconds until a program that should end counts as stuck
BREAKS: Final = """
import os, sys
from game import __main__
os.environ.update(__main__.BEFORE_PYGAME)
from game.screens.match.scene import MatchScene
def broken(scene, surface, draw=MatchScene.draw):
    if len(scene.table.match.decisions) >= 2 and "HEROTABLE_BROKE_AT" not in os.environ:
        raise ZeroDivisionError
    draw(scene, surface)
MatchScene.draw = broken
sys.exit(__main__.main())
"""


MATCH: Final = ("splendor_marvel", "--seats", "squire,squire", "--seed", "3")


class Breaking(RealWindow):
    """A program whose match can't be drawn after its second decision, until it is started again."""

    start = ("-c", BREAKS)


def kept(home: Path) -> int:
    """How many decisions are safe on the disk, in a match that opens."""
    (file,) = (home / "matches").glob("*.save")
    return len(open_match(file).saved.match.decisions)


def children(process: int) -> list[int]:
    """The processes that another started."""
    told = subprocess.run(["pgrep", "-P", str(process)], check=False, capture_output=True, text=True)
    return [int(word) for word in told.stdout.split()]


def server() -> int:
    """The process that is the screen, started by this one."""
    (found,) = (one for one in children(os.getpid()) if Path(f"/proc/{one}/comm").read_text() == "Xvfb\n")
    return found


def running(process: int) -> bool:
    """Whether a process still does anything."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_screen_that_goes_ends_the_program_and_the_match_goes_on_elsewhere(tmp_path: Path) -> None:
    """It ends by itself, not by a signal; all decisions that were seen are kept, and nobody thinks on."""
    home = tmp_path / "home"
    with screen((1280, 800)) as display, opened(display, home, *MATCH) as window:
        seen = window.until(lambda sight: sight.decisions >= 6).decisions
        ai_seats = children(window.process.pid)
        os.kill(server(), signal.SIGKILL)
        code = window.process.wait(PATIENCE)
    left = kept(home)
    (file,) = (home / "matches").glob("*.save")
    with screen((1280, 800)) as display, opened(display, home, str(file)) as window:
        further = window.until(lambda sight: sight.decisions > left).decisions

    assert code == 1
    assert seen - 1 <= left < further
    assert ai_seats and not any(running(one) for one in ai_seats)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_log_out_keeps_the_match_and_ends_in_order(name: str, tmp_path: Path) -> None:
    """The exit code tells the signal as shells do; no process is left."""
    home = tmp_path / "home"
    with screen((1280, 800)) as display, opened(display, home, *MATCH) as window:
        seen = window.until(lambda sight: sight.decisions >= 4).decisions
        ai_seats = children(window.process.pid)
        window.process.send_signal(getattr(signal, name))
        code = window.process.wait(PATIENCE)

    assert code == 128 + getattr(signal, name)
    assert kept(home) >= seen
    assert not any(running(one) for one in ai_seats)
    assert not (home / "reports").exists()


def test_one_key_after_a_crash_goes_on_with_the_match(tmp_path: Path) -> None:
    """The window tells of it; Enter starts the program again in its place, and the match goes on."""
    home = tmp_path / "home"
    with screen((1280, 800)) as display:
        window = Breaking(display, home, MATCH)
        try:
            window.until(lambda sight: sight.decisions >= 1)
            for _ in range(5 * PATIENCE):
                window.press("Return")
                with suppress(queue.Empty):
                    window.sight = window._seen.get(timeout=1)
                if window.sight.decisions > 3:
                    break
            again = window.sight.decisions
            window.find()
            code = window.close()
        finally:
            window.end()

    assert again > 3 and kept(home) >= again
    assert code == 0
    assert [path.name for path in (home / "reports").glob("*/position.json")] == ["position.json"]
