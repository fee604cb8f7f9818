"""Faults of files: nothing is lost, all else is told. `python3 -m tests.faults --long` tries more of them."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.disk.notices import Notice
from tests.faults import files_bytes, files_processes, files_reading
from tests.faults.__main__ import table
from tests.faults.files_disk import memory
from tests.faults.files_shelves import MATCH, OPERATIONS, SETTINGS, Operation, keep, set_volume
from tests.faults.files_sweep import Bench, Tally
from tests.saves.matches import packed


@pytest.fixture
def memory_disk() -> Iterator[Path]:
    """Make a folder that costs no real disk's time."""
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        yield Path(folder)


def name_of(operation: Operation) -> str:
    """Call an operation by its kind of file and by itself."""
    return f"{operation.kind}: {operation.name}"


@pytest.mark.parametrize("operation", OPERATIONS, ids=name_of)
def test_a_power_cut_at_any_step_leaves_the_old_or_the_new(operation: Operation, memory_disk: Path) -> None:
    """Also where what was not synced is lost, by half or whole; and all other files are as they were."""
    tally = Tally()
    Bench(operation, memory_disk).cut_power(tally)

    assert tally.lost == []
    assert tally.tried.total() >= 1


@pytest.mark.parametrize("operation", OPERATIONS, ids=name_of)
def test_a_disk_that_refuses_at_any_step_costs_nothing_and_is_told(
    operation: Operation, memory_disk: Path
) -> None:
    """Full, broken, read-only: for once or from then on. Afterwards the same thing succeeds."""
    tally = Tally()
    Bench(operation, memory_disk).refuse(tally, every=False)

    assert tally.lost == []
    assert tally.tried.total() >= 2


def test_every_kind_of_file_is_tried() -> None:
    """Whatever the program keeps."""
    kinds = {operation.kind for operation in OPERATIONS}

    assert kinds == {"match", "deleted", "handed out", "deck", "settings", "statistics", "lock", "report"}


def plainly(root: Path) -> list[Notice]:
    """Write as nobody should."""
    with (root / MATCH).open("wb") as file:
        file.write(packed(5))
    return []


def without_sync(root: Path) -> list[Notice]:
    """Write beside it and move it there, but don't wait for the disk."""
    draft = root / SETTINGS / ".." / "draft"
    with draft.resolve().open("wb") as file:
        file.write(b'{"volume_master": 50}')
    draft.resolve().replace(root / SETTINGS)
    return []


@pytest.mark.parametrize(
    "operation",
    [
        Operation("match", "plainly", keep(4), plainly),
        Operation("settings", "unsynced", set_volume(40), without_sync),
    ],
    ids=name_of,
)
def test_what_is_written_carelessly_is_lost(operation: Operation, memory_disk: Path) -> None:
    """So the power cuts of these tests do cut."""
    tally = Tally()
    Bench(operation, memory_disk).cut_power(tally)

    assert tally.losses.total() > 0


def test_a_refusal_that_is_not_told_is_noticed(memory_disk: Path) -> None:
    """So these tests listen."""

    def silently(root: Path) -> list[Notice]:
        keep(5)(root)
        return []

    tally = Tally()
    Bench(Operation("match", "silently", keep(4), silently), memory_disk).refuse(tally, every=False)

    assert any("nothing was told" in problem for problem in tally.lost)


def test_a_flipped_bit_a_cut_or_a_forged_checksum_never_makes_another_file() -> None:
    """Matches, codes, decks, statistics; of settings one value may be another, as by hand."""
    tally = Tally()
    files_bytes.try_all(tally, 41)

    assert tally.lost == []
    assert {kind for kind, _ in tally.tried} == {"match", "share code", "deck", "statistics", "settings"}


def test_a_file_that_can_not_be_read_gives_way_to_its_copy() -> None:
    """It is told, and what is in the way is kept when something is saved."""
    tally = Tally()
    files_reading.try_all(tally)

    assert tally.lost == []


def test_killed_full_or_opened_twice_the_files_are_whole() -> None:
    """By real processes: at most the decision that was being made is lost, and the folder is free again."""
    tally = Tally()
    files_processes.try_all(tally, kills=12)

    assert tally.lost == []
    assert tally.tried["match", files_processes.KILLED] == 12


def test_the_table_tells_what_was_lost() -> None:
    """By kind of file and of fault, and in all."""
    tally = Tally()
    tally.add("match", "power cut", [], told=False)
    tally.add("match", "power cut", [], told=True)
    tally.add("deck", "power cut", ["gone"], told=False)

    assert [line.split() for line in table(tally)[2:]] == [
        ["deck", "power", "cut", "1", "0", "0", "1"],
        ["match", "power", "cut", "2", "1", "1", "0"],
        ["all", "3", "1", "1", "1"],
    ]
