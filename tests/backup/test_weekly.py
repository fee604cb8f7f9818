"""A backup every week, seven kept; whatever is lost, the last one brings it back."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from saves.backup.exporting import Stopped
from saves.backup.importing import take_in
from saves.backup.weekly import KEPT, back_up, backups_in, is_due
from saves.disk.folders import Folders
from saves.disk.notices import SaveRefused
from tests.backup import homes
from tests.backup.homes import NOW, content, full_home, home
from tests.saves.disk import refuse

WEEK = timedelta(days=7)


@pytest.fixture
def ours(tmp_path: Path) -> Folders:
    """A home with one of everything."""
    return full_home(tmp_path / "ours")


def made(folders: Folders, *times: datetime) -> None:
    """Back up at these times, after a match each."""
    for number, time in enumerate(times):
        homes.count_matches(folders, 20 + number)
        assert back_up(folders, time) is not None


def test_a_backup_is_due_once_a_week(ours: Folders) -> None:
    """At once, and then not for seven days."""
    assert is_due(backups_in(ours.backups), NOW)

    made(ours, NOW)
    found = backups_in(ours.backups)

    assert not is_due(found, NOW + WEEK - timedelta(hours=1))
    assert is_due(found, NOW + WEEK)


@pytest.mark.parametrize("off", [timedelta(days=-9000), timedelta(days=2), timedelta(days=9000)])
def test_a_wrong_clock_costs_no_backup(ours: Folders, off: timedelta) -> None:
    """One from the future says nothing about this week."""
    made(ours, NOW + off)

    assert is_due(backups_in(ours.backups), NOW)


def test_seven_are_kept(ours: Folders) -> None:
    """The oldest go."""
    times = [NOW + number * WEEK for number in range(KEPT + 3)]
    made(ours, *times)

    found = [one.made_at for one in backups_in(ours.backups)]
    assert found == [time.astimezone().replace(tzinfo=None) for time in reversed(times[3:])]


def test_where_nothing_has_changed_the_older_ones_stay(ours: Folders) -> None:
    """Seven weeks of holidays push nothing out."""
    made(ours, NOW, NOW + WEEK)
    for number in range(2, 12):
        assert back_up(ours, NOW + number * WEEK) is None
    found = backups_in(ours.backups)

    assert len(found) == 2
    assert not is_due(found, NOW + 11 * WEEK)


def test_an_empty_home_needs_no_backup(tmp_path: Path) -> None:
    """Nor a folder for it."""
    folders = home(tmp_path / "new")

    assert back_up(folders, NOW) is None
    assert not folders.backups.exists()


def test_everything_comes_back_from_a_backup(ours: Folders) -> None:
    """All matches and all progress are gone; all of it is as it was."""
    before = content(ours)
    back_up(ours, NOW)
    for name in before:
        (ours.matches / name).unlink()
    take_in(ours, backups_in(ours.backups)[0].path)

    assert content(ours) == before


def test_what_was_played_since_stays_when_a_backup_comes_back(ours: Folders) -> None:
    """A backup is merged, not laid over."""
    back_up(ours, NOW)
    homes.count_matches(ours, 30)
    before = content(ours)
    take_in(ours, backups_in(ours.backups)[0].path)

    assert content(ours) == before


def test_other_files_are_no_backups(ours: Folders) -> None:
    """They are neither listed nor removed."""
    ours.backups.mkdir()
    others = ["notes.txt", "herotable-data-20269999-999999.zip", "herotable-data-x.zip", "x.zip"]
    for name in others:
        (ours.backups / name).write_bytes(b"")
    made(ours, *[NOW + number * WEEK for number in range(KEPT + 1)])

    assert all((ours.backups / name).exists() for name in others)
    assert len(backups_in(ours.backups)) == KEPT


def test_a_backup_that_fails_costs_none_of_the_others(ours: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk, or the program ends."""
    made(ours, *[NOW + number * WEEK for number in range(KEPT)])
    before = backups_in(ours.backups)
    with pytest.raises(Stopped):
        back_up(ours, NOW + 8 * WEEK, lambda done, _: done < 1)
    refuse(monkeypatch, "fsync", 28)
    with pytest.raises(SaveRefused):
        back_up(ours, NOW + 8 * WEEK)

    assert backups_in(ours.backups) == before
    assert len(list(ours.backups.iterdir())) == KEPT


def test_a_draft_that_a_power_cut_left_goes_with_the_next(ours: Folders) -> None:
    """Nothing piles up."""
    ours.backups.mkdir()
    (ours.backups / ".herotable-data-20261120-000000.zip.1-2.draft").write_bytes(b"half")
    made(ours, NOW)

    assert len(list(ours.backups.iterdir())) == 1
