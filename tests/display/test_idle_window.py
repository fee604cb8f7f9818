"""What a window costs in which nothing happens: at the title, at a table, minimised.

And at a table where a computer player may think while a person does: it does, and stops.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from game.registry import GAMES
from tests.display.pad_window import PadRealWindow
from tests.display.real_window import RealWindow, opened, screen
from tests.machine import slowness

pytestmark = pytest.mark.display
SIZE: Final = (1280, 800)
MOST: Final = 0.02  # of a core
SECONDS: Final = 5.0
PATIENCE: Final = 90.0  # seconds until everything is painted and decoration has come to rest
TICKS: Final = os.sysconf("SC_CLK_TCK")


def spent(window: RealWindow) -> float:
    """Seconds of processor time of the program and the processes that it has started."""
    return sum(_spent(process) for process in (window.process.pid, *_children(window.process.pid)))


def _children(process: int) -> list[int]:
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(word) for word in told.split()]


def _spent(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def share(window: RealWindow, seconds: float) -> float:
    """The share of a core that is used during the next seconds."""
    before, began = spent(window), time.monotonic()
    time.sleep(seconds)
    return (spent(window) - before) / (time.monotonic() - began)


def at_rest(window: RealWindow) -> float:
    """Return the larger share of a core in two rests on end; in the last two where time is up before.

    It is the share that would be used of a core of the machine the mark is for.
    """
    slow, until = slowness(), time.monotonic() + PATIENCE
    earlier, last = 1.0, share(window, SECONDS)
    while max(earlier, last) > MOST * slow and time.monotonic() < until:
        earlier, last = last, share(window, SECONDS)
    return max(earlier, last) / slow


def test_an_idle_title_is_quiet_and_still_answers(tmp_path: Path) -> None:
    """Below two percent of a core, with full motion; minimised not more."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", motion="full", speed=1.0) as window:
        idle = at_rest(window)
        window._tool("windowminimize", "--sync", window.window)
        minimised = at_rest(window)
        window._tool("windowmap", "--sync", window.window)
        code = window.close()

    assert (idle <= MOST, minimised <= MOST, code) == (True, True, 0), (idle, minimised)


def test_an_idle_title_is_quiet_with_a_controller_too(tmp_path: Path) -> None:
    """Below two percent of a core, used or not."""
    with screen(SIZE) as display:
        window = PadRealWindow(display, tmp_path / "home", motion="full", speed=1.0)
        try:
            window.plug()
            idle = at_rest(window)
            window.push("down", "up")
            used = at_rest(window)
            code = window.close()
        finally:
            window.end()

    assert (idle <= MOST, used <= MOST, code) == (True, True, 0), (idle, used)


@pytest.mark.parametrize("game", ["splendor_marvel", "custom_heroes", "seventh_hero", "dust_collectorz"])
def test_an_idle_table_is_quiet_and_still_answers(tmp_path: Path, game: str) -> None:
    """A person is to decide, and does not; then a key opens the log at once."""
    seats = ("me", "squire", "knight")[: GAMES[game].seats[0]]
    words = (game, "--seats", ",".join(seats), "--seed", "3")
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home, *words, motion="full", speed=1.0) as window:
        window.until(lambda sight: sight.my_turn or sight.buttons)
        idle = at_rest(window)
        window.press("l")
        window.press("Tab")
        window.until(lambda sight: sight.focus)
        code = window.close()

    assert idle <= MOST and code == 0, idle


def test_a_table_left_alone_goes_quiet_though_nyx_thinks_ahead(tmp_path: Path) -> None:
    """She begins with the person's turn, stops at once when the window is put away, and ends by herself."""
    words = ("splendor_marvel", "--seats", "me,legend", "--seed", "3")
    wishes = {"motion": "none", "speed": 4.0, "ai_seconds": 10.0}
    with screen(SIZE) as display, opened(display, tmp_path / "home", *words, **wishes) as window:
        window.until(lambda sight: sight.my_turn or sight.buttons)
        [thinker] = [one for one in _children(window.process.pid) if "multiprocessing.spawn" in _command(one)]
        before = _spent(thinker)
        waited(lambda: _spent(thinker) > before + 0.2)
        window._tool("windowminimize", "--sync", window.window)
        time.sleep(0.1)
        stopped = _spent(thinker)
        time.sleep(1.0)
        after = _spent(thinker)
        window._tool("windowmap", "--sync", window.window)
        waited(lambda: _spent(thinker) > after + 0.2)
        idle = at_rest(window)
        code = window.close()

    assert after - stopped < 0.1
    assert idle <= MOST and code == 0, idle


def _command(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()


def waited(done: Callable[[], bool]) -> None:
    """Wait until `done`."""
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.02)
