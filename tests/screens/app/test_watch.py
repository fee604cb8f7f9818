"""What watches over the loop: frames that hang are written down, and the system's signals are heeded."""

from __future__ import annotations

import errno
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.screens.crash import watch
from game.screens.crash.watch import HANG_FILE, LIMIT, Watchdog, heeding_signals

BUSY = """
import sys, time
from pathlib import Path
from game.screens.crash.watch import Watchdog

def made(number):
    names = {}
    exec(f"def f{number}(n): return sum(k * n for k in range(5))", names)
    return names[f"f{number}"]

def deep(depth):
    return depth and (lambda below: deep(below - 1))(depth)

watchdog, end = Watchdog(Path(sys.argv[1]), slow=0.001), time.monotonic() + 3
while time.monotonic() < end:
    watchdog.frame(0)
    for number in range(200):
        made(number)(7)
        deep(25)
watchdog.close()
"""


def test_a_second_signal_is_the_systems() -> None:
    """A program that hangs while it ends can still be ended."""
    heard: list[int] = []
    with heeding_signals(heard.append):
        signal.raise_signal(signal.SIGTERM)
        after = signal.getsignal(signal.SIGTERM)

    assert (heard, after) == ([signal.SIGTERM], signal.SIG_DFL)


def test_a_frame_that_hangs_is_written_down_once(tmp_path: Path) -> None:
    """With what every thread was doing, and no value of anything."""
    card = "the card that nobody may know"
    watchdog = Watchdog(tmp_path, slow=0.05)

    def hanging(_secret: str) -> None:
        begun = time.monotonic()
        while " in hanging\n" not in (tmp_path / HANG_FILE).read_text() and time.monotonic() - begun < 20:
            time.sleep(0.001)
        time.sleep(0.3)

    watchdog.frame(0.3)
    hanging(card)
    watchdog.close()
    text = (tmp_path / HANG_FILE).read_text()

    assert text.count(" in hanging\n") == 1
    assert text.count(" in test_a_frame_that_hangs_is_written_down_once\n") == 1
    assert "Thread MainThread:" in text
    assert " in _watch" not in text
    assert card not in text


def test_each_frame_that_hangs_is_written_down_until_the_file_is_long(tmp_path: Path) -> None:
    """A program that is slow for hours doesn't fill the disk."""
    file, begun = tmp_path / HANG_FILE, time.monotonic()
    watchdog = Watchdog(tmp_path, slow=0.01)
    while file.read_text().count("A frame doesn't end.") < 3 and time.monotonic() - begun < 20:
        watchdog.frame(0.1)
        time.sleep(0.05)
    watchdog._file.write("x" * LIMIT)  # type: ignore[union-attr]
    watchdog._file.flush()  # type: ignore[union-attr]
    long = file.stat().st_size
    for _ in range(4):
        watchdog.frame(0.1)
        time.sleep(0.05)
    watchdog.close()

    assert long > LIMIT
    assert file.stat().st_size <= long + 20_000  # what was being written already


def test_frames_as_they_should_be_write_nothing(tmp_path: Path) -> None:
    """Four looks a second find nothing amiss, and closing ends them."""
    before = threading.active_count()
    watchdog = Watchdog(tmp_path)
    for _ in range(40):
        watchdog.frame(1 / 60)
        time.sleep(1 / 60)
    watching = threading.active_count()
    watchdog.close()

    assert not (tmp_path / HANG_FILE).read_text()
    assert (watching, threading.active_count()) == (before + 1, before)


def test_a_program_at_work_outlives_its_slow_frames(tmp_path: Path) -> None:
    """Stacks are written of what runs and ends meanwhile; reading it unheeded would end the process."""
    done = subprocess.run(
        [sys.executable, "-c", BUSY, str(tmp_path)],
        cwd=Path(__file__).parents[3],
        timeout=60,
        check=False,
    )

    assert done.returncode == 0
    assert (tmp_path / HANG_FILE).read_text().count("A frame doesn't end.") > 10


def test_a_disk_that_refuses_is_told_and_costs_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The program hangs already; that it can't be written down must not end it."""

    def refused() -> str:
        raise OSError(errno.ENOSPC, "no space left on device")

    monkeypatch.setattr(watch, "_stacks", refused)
    watchdog, begun = Watchdog(tmp_path, slow=0.01), time.monotonic()
    while not caplog.messages and time.monotonic() - begun < 20:
        time.sleep(0.01)
    watchdog.close()

    assert "a hang is not written down: [Errno 28] no space left on device" in caplog.messages
    assert not (tmp_path / HANG_FILE).read_text()


def test_a_log_folder_that_can_not_be_written_watches_nothing(tmp_path: Path) -> None:
    """The game goes on all the same."""
    (tmp_path / "file").touch()
    watchdog = Watchdog(tmp_path / "file")
    watchdog.frame(5.0)
    watchdog.close()
