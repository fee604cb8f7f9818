"""Deleting everything leaves nothing of the program's, and everything of others."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from saves.backup.erasing import erase
from saves.backup.weekly import back_up
from saves.disk.files import add_copy
from saves.disk.folders import Folders
from saves.disk.lock import FolderLock
from saves.disk.notices import SaveRefused
from saves.index.database import Database
from saves.index.matches import MatchIndex
from saves.matches.library import Library
from saves.settings import Settings, save_settings
from tests.backup import homes
from tests.backup.homes import NOW, everything, full_home
from tests.saves.matches import saved


@pytest.fixture
def ours(tmp_path: Path) -> Folders:
    """A home with one of everything, and what comes about in a long life."""
    folders = full_home(tmp_path / "ours")
    index = MatchIndex(Database(folders.index))
    library = Library(folders.matches, index=index)
    names = [row.name for row in library.rows()]
    library.delete(names[0])
    library.close()
    (folders.matches / names[1]).write_bytes(b"damaged")
    homes.one_match(folders, names[1], saved(12))
    add_copy(folders.matches / names[2], b"older")
    for volume in (10, 20):
        save_settings(folders.settings, Settings(volume_master=volume))
    folders.settings.with_name("settings.broken-1.json").write_bytes(b"?")
    for folder in (folders.logs, folders.reports / "20261120-120000"):
        folder.mkdir(parents=True)
        (folder / "file.txt").write_bytes(b"told")
    (folders.matches / ".x.save.1-2.draft").write_bytes(b"half")
    back_up(folders, NOW)
    return folders


def test_nothing_is_left(ours: Folders) -> None:
    """Not even the folders."""
    assert erase(ours) == []
    assert not ours.matches.parent.exists()


def test_it_is_done_once_more_without_harm(ours: Folders) -> None:
    """Such as after the first time failed half-way."""
    erase(ours)

    assert erase(ours) == []


def test_files_of_others_stay_and_are_named(ours: Folders) -> None:
    """A folder may be shared with other things, such as one that is synced."""
    mine = [
        ours.matches / "holidays.jpg",
        ours.backups / "letter.odt",
        ours.matches.parent / "pictures/x.png",
    ]
    for path in mine:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"mine")

    assert erase(ours) == sorted(mine[:2])
    assert all(path.read_bytes() == b"mine" for path in mine)


def test_nothing_is_deleted_beside_another_program(ours: Folders) -> None:
    """It would write again what was deleted."""
    lock, before = FolderLock(ours.matches), everything(ours)
    assert lock.take()
    with pytest.raises(SaveRefused) as caught:
        erase(ours)
    lock.release()

    assert caught.value.notice.code == "data_in_use"
    assert everything(ours) == before


@pytest.mark.skipif(sys.platform == "win32", reason="needs links")
def test_what_a_link_leads_to_stays(ours: Folders, tmp_path: Path) -> None:
    """Only the link was the program's."""
    away = tmp_path / "away"
    (ours.matches / "decks").rename(away)
    (ours.matches / "decks").symlink_to(away)
    erase(ours)

    assert list(away.glob("*.deck"))
    assert not ours.matches.exists()


def test_what_can_not_be_deleted_is_named_and_the_rest_is_gone(
    ours: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program may hold a file."""
    plain, held = Path.unlink, min(ours.matches.glob("*.save"))

    def unlink(path: Path, *, missing_ok: bool = False) -> None:
        if path == held:
            raise PermissionError(13, "held")
        plain(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", unlink)
    with pytest.raises(SaveRefused) as caught:
        erase(ours)

    assert (caught.value.notice.code, caught.value.notice.file) == ("not_deleted", str(held))
    assert list(everything(ours)) == [held.name]
