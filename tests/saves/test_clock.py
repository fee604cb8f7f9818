"""A clock that is wrong, jumps, or stands in another time zone costs no match, no deck, no counted match."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from game.dust_collectorz.decks.saves import Decks, SavedDeck
from saves.crash.report import REPORTS_KEPT, write_report
from saves.disk.clock import of_this_age, stamp
from saves.matches.library import Library
from saves.statistics.statistics import Statistics
from tests.saves.finished import SIDES, ended
from tests.saves.matches import GAME, SAVED_AT, saved
from tests.saves.shelf import SLOT

WRONG = [
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(1999, 12, 31, 23, 59, 59, tzinfo=UTC),
    datetime(2038, 1, 19, 3, 14, 8, tzinfo=UTC),
    datetime(2106, 2, 7, 6, 28, 16, tzinfo=UTC),
    datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC),
    datetime.min.replace(tzinfo=timezone(timedelta(hours=14))),
    datetime.max.replace(tzinfo=timezone(timedelta(hours=-12))),
]
ZONES = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Pacific/Kiritimati",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "<-2359>23:59",
    "<+1445>-14:45:30",
]


def live_in(zone: str | None, patch: pytest.MonkeyPatch) -> None:
    """Change the time zone, where a program can do that for itself; Windows keeps the machine's own."""
    if zone:
        patch.setenv("TZ", zone)
    if hasattr(time, "tzset"):
        time.tzset()


@pytest.fixture(params=ZONES)
def zone(request: pytest.FixtureRequest) -> Iterator[str]:
    """Live in a time zone."""
    with pytest.MonkeyPatch.context() as patch:
        live_in(request.param, patch)
        yield request.param
        patch.undo()
        live_in(None, patch)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
@pytest.mark.usefixtures("zone")
def test_what_is_kept_at_a_wrong_time_opens(wrong: datetime, tmp_path: Path) -> None:
    """A match, a deck, a counted match: each is there at the next start, with nothing to tell."""
    library, decks = Library(tmp_path / "m", now=lambda: wrong), Decks(tmp_path / "d", now=lambda: wrong)
    statistics = Statistics(tmp_path / "s", now=lambda: wrong)
    name = library.new_name(GAME)
    library.autosave(name, saved(5))
    decks.save(decks.new_file(), SavedDeck("Sunday", ()))
    statistics.add(ended(), SIDES)
    for one in (library, decks, statistics):
        assert one.close()
    later = Statistics(tmp_path / "s")

    assert [row.header.decisions for row in Library(tmp_path / "m").rows() if row.header] == [5]
    assert Library(tmp_path / "m").load(name).notices == ()
    assert [row.notice for row in Decks(tmp_path / "d").rows()] == [None]
    assert (len(later.played), later.poll()) == (1, [])


@pytest.mark.parametrize("wrong", WRONG, ids=str)
@pytest.mark.usefixtures("zone")
def test_every_time_that_is_written_can_be_shown_everywhere(wrong: datetime) -> None:
    """In whole seconds of a year that has four digits."""
    shown = of_this_age(wrong).astimezone()

    assert 1999 <= shown.year < 3000
    assert len(stamp(wrong)) == len("20261120-141500")


def test_a_right_time_stays_as_it_is() -> None:
    """But for what is less than a second, in UTC."""
    told = datetime(2026, 3, 1, 1, 30, 0, 999, tzinfo=timezone(timedelta(hours=1)))

    assert of_this_age(told) == datetime(2026, 3, 1, 0, 30, tzinfo=UTC)


def test_a_clock_that_jumps_back_costs_no_copy_and_no_decision(tmp_path: Path) -> None:
    """What was saved last is what opens, whatever the times say; copies are in the order of saving."""
    times = iter([SAVED_AT, SAVED_AT - timedelta(days=20_000), SAVED_AT + timedelta(days=400_000), SAVED_AT])
    library = Library(tmp_path, now=lambda: next(times))
    for decisions in (3, 4, 5, 6):
        library.autosave(SLOT, saved(decisions))
        library.flush()
    opened = library.load(SLOT)
    (tmp_path / SLOT).unlink()
    older = library.load(SLOT)
    library.close()

    assert (opened.header.decisions, older.header.decisions) == (6, 5)


def test_an_hour_that_comes_twice_gives_no_name_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When summer time ends, and when a clock is set back to a second that was already."""
    live_in("Europe/Berlin", monkeypatch)
    first = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    times = iter([first, first, first + timedelta(hours=1)] * 2)
    names = []
    for _ in range(3):
        library = Library(tmp_path, now=lambda: next(times))
        names.append(library.new_name(GAME))
        library.save(names[-1], saved(3))
        library.close()
    monkeypatch.undo()
    live_in(None, monkeypatch)

    assert len(set(names)) == 3
    assert len(Library(tmp_path).rows()) == 3


def test_no_name_is_given_again_while_a_copy_of_it_is_there(tmp_path: Path) -> None:
    """Or the copy would pass for an older state of another match."""
    library = Library(tmp_path, now=lambda: SAVED_AT)
    name = library.new_name(GAME)
    for decisions in (3, 4):
        library.save(name, saved(decisions))
        library.flush()
    library.close()
    (tmp_path / name).unlink()
    again = Library(tmp_path, now=lambda: SAVED_AT)

    assert again.new_name(GAME) != name
    again.close()


@pytest.mark.usefixtures("zone")
def test_a_match_is_the_same_in_another_time_zone(tmp_path: Path) -> None:
    """Times in files are in UTC."""
    library = Library(tmp_path, now=lambda: SAVED_AT)
    library.save(SLOT, saved(3))

    assert [row.saved_at for row in library.rows()] == [SAVED_AT]
    library.close()


def test_a_report_by_a_clock_that_was_set_back_is_not_forgotten(tmp_path: Path) -> None:
    """It is the newest, though its name is the oldest."""
    for number in range(REPORTS_KEPT):
        write_report(tmp_path, RuntimeError("x"), SAVED_AT + timedelta(seconds=number))
    place = write_report(tmp_path, RuntimeError("x"), datetime(1970, 1, 1, tzinfo=UTC))

    assert (place / "report.txt").is_file()
    assert len(list(tmp_path.iterdir())) == REPORTS_KEPT
