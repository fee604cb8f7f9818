"""Resets of the statistics: one game or all, brought back later, refused by the disk, cut off in between."""

from __future__ import annotations

import contextlib
import errno
from dataclasses import replace

import pytest

from saves.disk.notices import SaveError, SaveTooNew
from saves.matches.header import Player
from saves.statistics.file import read_lines
from saves.statistics.lines import VERSION, Note, write_line
from saves.statistics.statistics import RESET, Statistics
from tests.saves.disk import PowerCut, StoppingMachine, refuse
from tests.saves.finished import PEOPLE, SIDES, anew, ended


def test_a_reset_takes_away_one_game_or_all(statistics: Statistics) -> None:
    """And tells how many matches."""
    three = (*PEOPLE, Player("Vega", 2, "computer", 3))
    statistics.add(ended(1), SIDES)
    statistics.add(ended(2, "seventh_hero", three), (0, 1, 2))
    gone = statistics.reset("seventh_hero")
    left = [one.game for one in statistics.played]

    assert (gone, left) == (1, ["splendor_marvel"])
    assert (statistics.reset(), statistics.played) == (1, ())
    assert read_lines(statistics.path).played == {}


def test_a_reset_can_be_taken_back_even_later(statistics: Statistics) -> None:
    """What was counted since then stays, and all is in the order of time."""
    for seed in (1, 2):
        statistics.add(ended(seed), SIDES)
    keys = [one.key for one in statistics.played]
    statistics.reset()
    statistics.add(ended(3), SIDES)
    again = anew(statistics)
    back = again.restore()

    assert (back, [one.key for one in again.played][:2], len(again.played)) == (2, keys, 3)
    assert not again.can_restore
    assert len(read_lines(again.path).played) == 3
    again.close()


def test_a_match_played_anew_after_a_reset_stays_as_it_is_when_that_is_taken_back(
    statistics: Statistics,
) -> None:
    """Two ends of one match never count, and a note never takes a match's place."""
    statistics.add(ended(1), SIDES)
    statistics.add(ended(2), SIDES)
    statistics.reset()
    statistics.add(replace(ended(1), takebacks=4), SIDES)
    statistics.add_hint(ended(2))
    statistics.restore()
    again = anew(statistics)

    assert sorted((one.takebacks, one.hints) for one in again.played) == [(0, 0), (4, 0)]
    again.close()


def test_a_reset_of_nothing_leaves_the_last_one_to_be_taken_back(statistics: Statistics) -> None:
    """An empty table can't wipe out what was put aside."""
    statistics.add(ended(), SIDES)
    statistics.reset()

    assert (statistics.reset(), statistics.restore()) == (0, 1)


def test_a_reset_that_the_disk_refuses_changes_nothing(
    statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All matches are there, in memory and on disk."""
    statistics.add(ended(), SIDES)
    statistics.flush()
    with monkeypatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        with pytest.raises(SaveError, match="full"):
            statistics.reset()

    assert len(statistics.played) == len(read_lines(statistics.path).played) == 1
    assert not (statistics.folder / RESET).exists()


def test_nothing_can_be_brought_back_that_was_never_reset(statistics: Statistics) -> None:
    """That is an error with a sentence."""
    assert not statistics.can_restore
    with pytest.raises(SaveError, match="wasn’t found"):
        statistics.restore()


def test_a_damaged_reset_brings_back_what_it_can_and_is_kept(statistics: Statistics) -> None:
    """What was not readable lies in the folder of damaged files, and that is told."""
    for seed in (1, 2):
        statistics.add(ended(seed), SIDES)
    statistics.reset()
    path = statistics.folder / RESET
    damaged = path.read_bytes().replace(b"Ann", b"Bob", 1)
    path.write_bytes(damaged)
    back = statistics.restore()

    assert back == 1
    assert [file.read_bytes() for file in (statistics.folder / "damaged").iterdir()] == [damaged]
    assert [str(notice) for notice in statistics.poll()] == [
        "reset.lines is damaged in places: 1 match is missing from your statistics. The damaged file is kept."
    ]


def test_a_newer_program_s_reset_is_never_touched(statistics: Statistics) -> None:
    """Nothing is reset over it, and all matches are there."""
    statistics.add(ended(), SIDES)
    newer = write_line(Note(VERSION + 1, "a" * 64)) + b"\n"
    (statistics.folder / RESET).write_bytes(newer)
    with pytest.raises(SaveTooNew):
        statistics.reset()

    assert len(statistics.played) == 1
    assert (statistics.folder / RESET).read_bytes() == newer


@pytest.mark.parametrize("step", range(12))
def test_a_power_cut_during_a_reset_loses_no_match(
    step: int, statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At whatever step the machine stops: what is no longer in the file can be brought back."""
    for seed in (1, 2):
        statistics.add(ended(seed), SIDES)
    statistics.flush()
    with monkeypatch.context() as machine, contextlib.suppress(PowerCut):
        StoppingMachine(machine, step)
        statistics.reset()
    again = anew(statistics)
    if len(again.played) < 2:
        again.restore()

    assert len(again.played) == 2
    again.close()
