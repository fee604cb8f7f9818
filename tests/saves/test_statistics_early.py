"""The statistics are read beside the start of the program, and never from a file that is old by then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saves.disk.notices import SaveUnreadable
from saves.statistics.file import Lines, read_lines
from saves.statistics.lines import End, Line, write_line
from saves.statistics.statistics import Statistics
from tests.saves.finished import SIDES, codes, ended


def test_what_was_read_at_the_start_is_not_read_again(
    statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first match that ends must not wait for thousands of older ones."""
    statistics.add(ended(1), SIDES)
    statistics.close()
    again = Statistics(statistics.folder)
    again.prepare()
    before = len(again.played)
    with monkeypatch.context() as disk:
        disk.setattr("saves.statistics.statistics.read_lines", refused_reading)
        disk.setattr("saves.statistics.file.read_lines", refused_reading)
        disk.setattr("saves.statistics.statistics.write_line", only_new_lines(again))
        counted = again.add(ended(2), SIDES)
        again.close()

    assert (before, counted, codes(again), len(read_lines(again.path).played)) == (1, True, [], 2)


def refused_reading(_path: Path) -> Lines:
    """Take no file apart."""
    raise AssertionError("read again")


def only_new_lines(statistics: Statistics) -> Callable[[Line], bytes]:
    """Return a writer of lines that refuses to write those of matches read before."""
    old = {one.key for one in statistics.played}

    def write(one: Line) -> bytes:
        assert isinstance(one, End) or one.key not in old
        return write_line(one)

    return write


def test_what_another_program_wrote_after_the_start_is_read(statistics: Statistics) -> None:
    """Also where it was read early."""
    early = Statistics(statistics.folder)
    early.prepare()
    statistics.add(ended(1), SIDES)
    statistics.close()
    early.add(ended(2), SIDES)
    early.close()

    assert len(read_lines(early.path).played) == 2


def test_what_could_not_be_read_at_first_is_read_before_anything_is_written(
    statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that was held for a moment loses no match to its older copy."""
    for seed in (1, 2):
        statistics.add(ended(seed), SIDES)
        statistics.flush()
    statistics.close()
    again = Statistics(statistics.folder)
    with monkeypatch.context() as disk:
        disk.setattr("saves.statistics.statistics.read_lines", held(again.path))
        again.prepare()
        from_copy = len(again.played)
    again.add(ended(3), SIDES)
    again.close()

    assert (from_copy, len(read_lines(again.path).played)) == (1, 3)


def held(path: Path) -> Callable[[Path], Lines]:
    """Return a reader that can't read this one file."""

    def read(asked: Path) -> Lines:
        if asked == path:
            raise SaveUnreadable("unreadable", path.name, reason="held")
        return read_lines(asked)

    return read
