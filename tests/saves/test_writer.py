"""The thread that writes: the newest bytes win, nobody waits, failures are told."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from saves.disk.notices import Notice, SaveTooNew
from saves.disk.writer import Writer

ONE, TWO = Path("one"), Path("two")


class SlowDisk:
    """A disk that writes only when it is let."""

    def __init__(self) -> None:
        """Start blocked."""
        self.begun = threading.Event()
        self.let = threading.Event()
        self.written: list[tuple[Path, bytes]] = []

    def write(self, path: Path, data: bytes) -> None:
        """Wait until let, then note what was written."""
        self.begun.set()
        self.let.wait(10)
        self.written.append((path, data))


def test_what_waits_is_replaced_by_what_is_newer() -> None:
    """While the disk is busy, of each path's bytes only the newest wait."""
    disk = SlowDisk()
    writer = Writer(disk.write)
    writer.put(ONE, b"1")
    disk.begun.wait(10)
    for number in b"23456789":
        writer.put(ONE, bytes([number]))
        writer.put(TWO, bytes([number]))
    disk.let.set()
    writer.close()

    assert disk.written == [(ONE, b"1"), (ONE, b"9"), (TWO, b"9")]


def test_nobody_waits_longer_than_agreed_for_a_stuck_disk() -> None:
    """Flush and close come back, and say that not all is written."""
    disk = SlowDisk()
    writer = Writer(disk.write)
    writer.put(ONE, b"1")
    outcomes = writer.flush(0.01), writer.close(0.01)
    disk.let.set()

    assert outcomes == (False, False)


def test_nothing_to_write_is_done_at_once() -> None:
    """A writer that never got anything has no thread to wait for."""
    writer = Writer()

    assert writer.flush(0)
    assert writer.close(0)


def test_a_closed_writer_takes_nothing() -> None:
    """Using it then is a mistake of the program, which must show."""
    writer = Writer()
    writer.close()

    with pytest.raises(ValueError, match="closed"):
        writer.put(ONE, b"1")


def test_a_refusal_of_the_format_is_told_like_one_of_the_disk() -> None:
    """Errors that are notices already come through as they are."""

    def write(path: Path, _: bytes) -> None:
        raise SaveTooNew("too_new", path.name, theirs="2", ours="1")

    writer = Writer(write)
    writer.put(ONE, b"1")
    writer.close()

    assert writer.poll() == [Notice("too_new", "one", {"theirs": "2", "ours": "1"})]
    assert writer.poll() == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_fault_of_the_program_does_not_end_saving() -> None:
    """An error that nobody foresaw shows; the next bytes are written all the same."""
    written = []

    def write(_: Path, data: bytes) -> None:
        if data == b"bad":
            raise ZeroDivisionError
        written.append(data)

    writer = Writer(write)
    writer.put(ONE, b"bad")
    writer.flush()
    if writer._thread is not None:
        writer._thread.join()
    writer.put(ONE, b"good")

    assert writer.close()
    assert written == [b"good"]
