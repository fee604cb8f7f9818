"""The file of puzzle progress survives what the files of matches survive; only first answers are rated."""

from __future__ import annotations

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from saves.matches.header import checksum
from saves.puzzles.solved import FILE, NEWCOMER, Solved, read_solved

DAY = date(2026, 3, 14)
ONE, TWO = checksum(b"one"), checksum(b"two")


def kept(folder: Path, *keys: str) -> None:
    """Solve some puzzles, each in a run of the program of its own."""
    for key in keys:
        with closing(Solved(folder)) as solved:
            solved.answer("dust", key, 1200.0, "best", DAY)


def told(solved: Solved) -> list[str]:
    """The codes of what it has to tell."""
    return [notice.code for notice in solved.poll()]


def test_progress_is_there_again(tmp_path: Path) -> None:
    """The next start knows what was solved, and the rating."""
    kept(tmp_path, ONE, TWO)
    with closing(Solved(tmp_path)) as solved:
        assert solved.first(ONE) and solved.first(TWO)
        standing = solved.standing("dust")
        assert standing.rated == 2
        assert standing.points > NEWCOMER.points
        assert standing.deviation < NEWCOMER.deviation
        assert solved.standing("other").points == NEWCOMER.points
        assert told(solved) == []


def test_only_the_first_answer_is_rated(tmp_path: Path) -> None:
    """A right one afterwards marks the puzzle as solved, and that is all."""
    with closing(Solved(tmp_path)) as solved:
        solved.answer("dust", ONE, 1200.0, "blunder", DAY)
        lost = solved.standing("dust")
        assert lost.points < NEWCOMER.points
        solved.answer("dust", ONE, 1200.0, "best", DAY)
        solved.answer("dust", ONE, 1200.0, "mistake", DAY)
        solved.answer("dust", TWO, 1200.0, "unknown", DAY)
        assert solved.standing("dust") == lost
        one = solved.first(ONE)
        assert one is not None
        assert (one.grade, one.solved) == ("blunder", True)
        assert solved.first(TWO) is None


@pytest.mark.parametrize("damage", [b"", b"nothing", b"\x00" * 400, b"{}\n{}\n"])
def test_a_damaged_file_is_kept_aside_and_an_older_copy_used(tmp_path: Path, damage: bytes) -> None:
    """It is told; the next answer is written over the damaged file, which lies in `damaged`."""
    kept(tmp_path, ONE, TWO)
    (tmp_path / FILE).write_bytes(damage)
    with closing(Solved(tmp_path)) as solved:
        assert solved.first(ONE)
        assert solved.first(TWO) is None
        assert told(solved) == ["puzzles_copy"]
        solved.answer("dust", TWO, 1200.0, "best", DAY)

    assert list(read_solved(tmp_path / FILE).tries) == [ONE, TWO]
    assert [path.read_bytes() for path in (tmp_path / "damaged").iterdir()] == [damage]


def test_a_newer_programs_file_is_never_touched(tmp_path: Path) -> None:
    """Answers are not kept then, and it is said why."""
    rest = b'{"version":99,"stars":[]}\n'
    data = checksum(rest).encode() + b"\n" + rest
    (tmp_path / FILE).write_bytes(data)
    with closing(Solved(tmp_path)) as solved:
        solved.answer("dust", ONE, 1200.0, "best", DAY)
        assert told(solved) == ["too_new"]
    assert (tmp_path / FILE).read_bytes() == data
