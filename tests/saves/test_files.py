"""Bytes to disk: wholly or not at all, with older copies, within bounds."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.disk import files
from saves.disk.files import copy_path, read_bounded, write_atomically, write_keeping_copies
from saves.disk.notices import SaveTooLarge, SaveUnreadable
from tests.saves.disk import PowerCut, StoppingMachine, refuse

STEPS = (
    6  # of an atomic write: open, write, fsync, replace, fsync of the folder; one more where nothing stops
)
SECOND_NAMES = {"with second names": None, "without second names": errno.EPERM}


def contents(path: Path) -> dict[int, bytes]:
    """Read the file (0) and its older copies."""
    return {
        number: one.read_bytes()
        for number in range(files.COPIES + 1)
        if (one := copy_path(path, number) if number else path).exists()
    }


def cut(patch: pytest.MonkeyPatch, step: int, write: Callable[[], None]) -> bool:
    """Write on a machine that stops at `step`; tell whether it did."""
    with patch.context() as machine:
        StoppingMachine(machine, step)
        try:
            write()
        except PowerCut:
            return True
    return False


@pytest.mark.parametrize("step", range(STEPS))
def test_a_power_cut_at_any_step_leaves_the_old_or_the_new_file(
    step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the machine stops, the file is whole."""
    slot = tmp_path / "slot.save"
    slot.write_bytes(b"old old old")
    stopped = cut(monkeypatch, step, lambda: write_atomically(slot, b"new new new"))

    assert slot.read_bytes() in {b"old old old", b"new new new"}
    assert stopped == (step < STEPS - 1)


def test_the_machine_really_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain write does not survive what the writer survives."""
    slot = tmp_path / "slot.save"
    slot.write_bytes(b"old old old")

    def plainly() -> None:
        with slot.open("wb") as file:
            file.write(b"new new new")

    cut(monkeypatch, 1, plainly)

    assert slot.read_bytes() not in {b"old old old", b"new new new"}


@pytest.mark.parametrize("links", SECOND_NAMES.values(), ids=SECOND_NAMES)
@pytest.mark.parametrize("copies", range(4))
@pytest.mark.parametrize("step", range(14))
def test_a_power_cut_costs_no_copy_but_the_oldest(
    step: int, copies: int, links: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it stops, the file is whole and all newer copies are still there, by some number."""
    slot = tmp_path / "slot.save"
    for version in range(copies + 1):
        write_keeping_copies(slot, b"version %d" % version)
    before = contents(slot)
    if links is not None:
        refuse(monkeypatch, "link", links)
    cut(monkeypatch, step, lambda: write_keeping_copies(slot, b"newest"))
    after = contents(slot)

    assert after[0] in {before[0], b"newest"}
    assert {before[number] for number in before if number < files.COPIES} <= set(after.values())


@pytest.mark.parametrize("links", SECOND_NAMES.values(), ids=SECOND_NAMES)
def test_the_three_versions_before_are_kept(
    links: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Copy 1 is the version before, copy 3 the oldest kept, also where files can't have second names."""
    slot = tmp_path / "slot.save"
    if links is not None:
        refuse(monkeypatch, "link", links)
    for version in b"abcdef":
        write_keeping_copies(slot, bytes([version]))

    assert contents(slot) == {0: b"f", 1: b"e", 2: b"d", 3: b"c"}
    assert len(list(tmp_path.iterdir())) == 4


def test_a_gap_among_the_copies_is_filled_first(tmp_path: Path) -> None:
    """While a number is free, no copy goes."""
    slot = tmp_path / "slot.save"
    for version in b"abcd":
        write_keeping_copies(slot, bytes([version]))
    copy_path(slot, 2).unlink()
    write_keeping_copies(slot, b"e")

    assert contents(slot) == {0: b"e", 1: b"d", 2: b"c", 3: b"a"}


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize("write", [write_atomically, write_keeping_copies])
def test_a_disk_that_refuses_costs_nothing(
    call: str, write: Callable[[Path, bytes], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk raises OSError; file and copies are as before, and no draft is left."""
    slot = tmp_path / "slot.save"
    for version in b"ab":
        write_keeping_copies(slot, bytes([version]))
    with monkeypatch.context() as patch:
        refuse(patch, call, errno.ENOSPC)
        with pytest.raises(OSError, match="No space"):
            write(slot, b"new")

    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "slot.save": b"b",
        "slot.save.1": b"a",
    }


@pytest.mark.parametrize("tries", [1, 3])
def test_a_file_that_a_scanner_holds_is_replaced_a_little_later(
    tries: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system has waits (Windows), a refused replace is tried again after each of them."""
    plain, refusals = os.replace, iter(range(tries))
    waited: list[float] = []

    def replace(source: Path, target: Path) -> None:
        if next(refusals, None) is not None:
            raise PermissionError(errno.EACCES, "held by a scanner")
        plain(source, target)

    monkeypatch.setattr(files, "WAITS", (0.01, 0.02, 0.04))
    monkeypatch.setattr(time, "sleep", waited.append)
    monkeypatch.setattr(os, "replace", replace)
    write_atomically(tmp_path / "slot.save", b"new")

    assert (tmp_path / "slot.save").read_bytes() == b"new"
    assert waited == [0.01, 0.02, 0.04][:tries]


def test_a_file_that_stays_held_is_refused_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tries are bounded, and the draft goes."""
    monkeypatch.setattr(files, "WAITS", (0.01, 0.02))
    monkeypatch.setattr(time, "sleep", lambda _: None)
    refuse(monkeypatch, "replace", errno.EACCES)
    with pytest.raises(PermissionError):
        write_atomically(tmp_path / "slot.save", b"new")

    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_can_not_be_synced_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some networks sync no folders; the file is there all the same."""
    plain, calls = os.fsync, []

    def fsync(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 2:
            raise OSError(errno.EINVAL, "no such thing here")
        plain(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    write_atomically(tmp_path / "slot.save", b"new")

    assert len(calls) == 2
    assert (tmp_path / "slot.save").read_bytes() == b"new"


def test_a_disk_that_breaks_while_the_folder_is_synced_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other errors of that step are not hidden."""
    plain, calls = os.fsync, []

    def fsync(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 2:
            raise OSError(errno.EIO, "broken")
        plain(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(OSError, match="broken") as caught:
        write_atomically(tmp_path / "slot.save", b"new")

    assert caught.value.errno == errno.EIO


def test_a_file_within_bounds_is_read_whole(tmp_path: Path) -> None:
    """As many bytes as the limit are allowed."""
    path = tmp_path / "ten"
    path.write_bytes(b"0123456789")

    assert read_bounded(path, 10) == b"0123456789"


def test_a_file_beyond_bounds_is_refused(tmp_path: Path) -> None:
    """One byte more than the limit is too large, and the error names file and limit."""
    path = tmp_path / "eleven"
    path.write_bytes(b"0123456789!")
    with pytest.raises(SaveTooLarge) as caught:
        read_bounded(path, 10)

    assert str(caught.value) == "eleven is too large to open: the limit is 10 bytes."


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    """A folder, nothing at all, a name with a zero byte: each is named."""
    codes = {}
    for name in ("", "nothing", "zero\0byte"):
        with pytest.raises(SaveUnreadable) as caught:
            read_bounded(tmp_path / name)
        codes[name] = caught.value.notice.code

    assert codes == {"": "not_a_file", "nothing": "missing", "zero\0byte": "unreadable"}


def test_a_device_that_never_ends_is_refused() -> None:
    """What is no ordinary file is not even opened; opening a pipe would wait for ever."""
    with pytest.raises(SaveUnreadable) as caught:
        read_bounded(Path(os.devnull))

    assert caught.value.notice.code == "not_a_file"


def test_a_file_that_the_system_keeps_to_itself_is_unreadable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's reason is passed on."""
    path = tmp_path / "slot.save"
    path.write_bytes(b"mine")

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refused)
        with pytest.raises(SaveUnreadable) as caught:
            read_bounded(path)

    assert str(caught.value) == "Can’t read slot.save: Permission denied."
