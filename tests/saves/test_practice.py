"""The file of reviews survives what the files of matches survive."""

from __future__ import annotations

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from ai.practice.spacing import Review
from saves.matches.header import checksum
from saves.practice.progress import FILE, Progress, read_progress

DAY = date(2026, 3, 14)
ONE, TWO = checksum(b"one"), checksum(b"two")


def kept(folder: Path, *keys: str) -> None:
    """Answer some cards, each in a run of the program of its own."""
    for key in keys:
        with closing(Progress(folder)) as progress:
            progress.keep(key, Review(DAY, DAY, 1))


def told(progress: Progress) -> list[str]:
    """The codes of what it has to tell."""
    return [notice.code for notice in progress.poll()]


def test_reviews_are_there_again(tmp_path: Path) -> None:
    """The next start knows all of them, and has nothing to tell."""
    kept(tmp_path, ONE, TWO)
    with closing(Progress(tmp_path)) as progress:
        assert dict(progress.reviews) == {ONE: Review(DAY, DAY, 1), TWO: Review(DAY, DAY, 1)}
        assert told(progress) == []


@pytest.mark.parametrize("damage", [b"", b"nothing", b"\x00" * 400, b"{}\n{}\n"])
def test_a_damaged_file_is_kept_aside_and_an_older_copy_used(tmp_path: Path, damage: bytes) -> None:
    """It is told; the next answer is written over the damaged file, which lies in `damaged`."""
    kept(tmp_path, ONE, TWO)
    (tmp_path / FILE).write_bytes(damage)
    with closing(Progress(tmp_path)) as progress:
        assert list(progress.reviews) == [ONE]
        assert told(progress) == ["practice_copy"]
        progress.keep(TWO, Review(DAY, DAY, 0))

    assert list(read_progress(tmp_path / FILE)) == [ONE, TWO]
    assert [path.read_bytes() for path in (tmp_path / "damaged").iterdir()] == [damage]


def test_each_flipped_bit_is_noticed(tmp_path: Path) -> None:
    """No review is ever read otherwise than it was written."""
    kept(tmp_path, ONE)
    data = (tmp_path / FILE).read_bytes()
    for at in range(0, len(data), 7):
        (tmp_path / FILE).write_bytes(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :])
        with closing(Progress(tmp_path)) as progress:
            assert not progress.reviews
            assert told(progress)


def test_a_newer_programs_file_is_never_touched(tmp_path: Path) -> None:
    """Answers are not kept then, and it is said why."""
    rest = b'{"version":99,"stars":[]}\n'
    data = checksum(rest).encode() + b"\n" + rest
    (tmp_path / FILE).write_bytes(data)
    with closing(Progress(tmp_path)) as progress:
        progress.keep(ONE, Review(DAY, DAY, 1))

        assert told(progress) == ["too_new"]
    assert (tmp_path / FILE).read_bytes() == data


def test_a_second_window_reads_only(tmp_path: Path) -> None:
    """What it answers is not kept, which it says; it takes nothing from the first."""
    with closing(Progress(tmp_path)) as first, closing(Progress(tmp_path)) as second:
        first.keep(ONE, Review(DAY, DAY, 1))
        second.keep(TWO, Review(DAY, DAY, 1))

        assert told(second) == ["in_use"]
    assert list(read_progress(tmp_path / FILE)) == [ONE]


def test_a_full_disk_is_told_and_costs_no_older_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old file stays as it is."""
    kept(tmp_path, ONE)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("saves.disk.kept.write_keeping_copies", full)
    with closing(Progress(tmp_path)) as progress:
        progress.keep(TWO, Review(DAY, DAY, 1))
        progress.close()

        assert told(progress) == ["disk_full"]
    assert list(read_progress(tmp_path / FILE)) == [ONE]


@pytest.mark.parametrize("day", ["9999-12-31", "1970-01-01"])
def test_a_date_of_another_age_makes_a_file_damaged(tmp_path: Path, day: str) -> None:
    """No machine could tell when such a card is due."""
    rest = f'{{"version":1,"reviews":{{"{ONE}":{{"begun":"{day}","answered":"{day}"}}}}}}\n'.encode()
    (tmp_path / FILE).write_bytes(checksum(rest).encode() + b"\n" + rest)
    with closing(Progress(tmp_path)) as progress:
        assert not progress.reviews
        assert told(progress) == ["misshapen"]
