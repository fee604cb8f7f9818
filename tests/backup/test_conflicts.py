"""Two machines share a synced folder; what both have changed is merged, whoever syncs it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from saves.backup.conflicts import conflict_of, conflicts_in, merge_conflicts
from saves.disk.folders import DataFolder, Folders, find_folders
from saves.disk.lock import FolderLock
from saves.matches.library import Library
from saves.matches.match_file import unpack
from saves.puzzles.solved import read_solved
from saves.settings import Settings, save_settings
from saves.statistics.file import read_lines
from tests.backup import homes
from tests.backup.homes import DAY, PUZZLE, everything, home
from tests.saves.matches import packed, saved
from tests.saves.shelf import CHECKOUT, SLOT

STEM: Final = SLOT.removesuffix(".save")
NAMES: Final = {  # as the programs make them
    "Syncthing": "{}.sync-conflict-20261127-120000-ABC2DEF{}",
    "Dropbox": "{} (Ann's conflicted copy 2026-11-27){}",
    "Dropbox, twice": "{} (Ann's conflicted copy 2026-11-27) (1){}",
    "Dropbox, German": "{} (In Konflikt stehende Kopie von Ann 2026-11-27){}",
    "Dropbox, French": "{} (Copie en conflit de Ann 2026-11-27){}",
    "Nextcloud": "{} (conflicted copy 2026-11-27 120000){}",
    "ownCloud": "{}_conflict-20261127-120000{}",
    "OneDrive": "{}-ANNS-LAPTOP{}",
    "Google Drive": "{} (1){}",
}


@pytest.mark.parametrize("program", NAMES)
@pytest.mark.parametrize("file", [SLOT, "played.lines", "practice.json"])
def test_conflicts_are_known_by_their_names(program: str, file: str) -> None:
    """Each program writes them in its own way."""
    stem, dot, suffix = file.rpartition(".")

    assert conflict_of(NAMES[program].format(stem, dot + suffix), frozenset({file})) == file


@pytest.mark.parametrize(
    "name", [SLOT, f"{STEM}-2.save", "Ann (best).save", "20261120-141500-my_game.save", "in-use", "a-B.save"]
)
def test_other_names_are_no_conflicts(name: str) -> None:
    """Nor is a second match of the same second, or one with a title in its name."""
    assert conflict_of(name, frozenset({SLOT, "Ann.save"})) is None


@pytest.mark.parametrize("program", NAMES)
def test_a_match_goes_on_where_it_went_furthest(tmp_path: Path, program: str) -> None:
    """The conflict is put away, and the shorter one is an older copy."""
    folders = home(tmp_path)
    path = homes.one_match(folders, SLOT, saved(5))
    conflict = path.with_name(NAMES[program].format(STEM, ".save"))
    conflict.write_bytes(packed(12))
    merged = merge_conflicts(folders)

    assert (merged.number, merged.notices) == (1, [])
    assert len(unpack(path.read_bytes(), SLOT).saved.match.decisions) == 12
    assert conflicts_in(folders.matches) == []
    assert (folders.matches / "deleted" / conflict.name).read_bytes() == packed(12)


def test_a_conflict_whose_file_has_gone_becomes_the_file(tmp_path: Path) -> None:
    """One machine has deleted what the other one played on."""
    folders = home(tmp_path)
    folders.matches.mkdir(parents=True)
    (folders.matches / NAMES["Syncthing"].format(STEM, ".save")).write_bytes(packed(12))

    assert merge_conflicts(folders).number == 1
    assert (folders.matches / SLOT).read_bytes() == packed(12)


def test_a_damaged_conflict_stays_and_is_named(tmp_path: Path) -> None:
    """Half of it may have come so far."""
    folders = home(tmp_path)
    homes.one_match(folders, SLOT, saved(5))
    conflict = folders.matches / NAMES["Syncthing"].format(STEM, ".save")
    conflict.write_bytes(packed(12)[:200])
    merged = merge_conflicts(folders)

    assert merged.number == 0
    assert [notice.file for notice in merged.notices] == [conflict.name]
    assert conflict.exists()


def test_conflicts_of_locks_and_copies_are_put_away(tmp_path: Path) -> None:
    """They hold nothing that the files don't."""
    folders = home(tmp_path)
    homes.one_match(folders, SLOT, saved(5))
    for name in (
        "in-use.sync-conflict-20261127-120000-ABC2DEF",
        f"{SLOT}.sync-conflict-20261127-120000-ABC2DEF.1",
    ):
        (folders.matches / name).write_bytes(b"1")
    merge_conflicts(folders)

    assert conflicts_in(folders.matches) == []


def test_nothing_is_merged_beside_another_program(tmp_path: Path) -> None:
    """The next start does it."""
    folders = home(tmp_path)
    homes.one_match(folders, SLOT, saved(5))
    (folders.matches / NAMES["OneDrive"].format(STEM, ".save")).write_bytes(packed(12))
    lock, before = FolderLock(folders.matches), everything(folders)
    assert lock.take()
    merged = merge_conflicts(folders)
    lock.release()

    assert [notice.code for notice in merged.notices] == ["data_in_use"]
    assert everything(folders) == before


# Two machines, as two processes


def sync(one: Folders, two: Folders, name: Callable[[str, str], str]) -> None:
    """Do what a program does that syncs: of files that differ, the newer wins, the other lies beside it."""
    files = {str(path) for path in everything(one)} | {str(path) for path in everything(two)}
    for file in sorted(files):
        mine, theirs = one.matches / file, two.matches / file
        if mine.exists() and theirs.exists() and mine.read_bytes() != theirs.read_bytes():
            new, old = sorted((mine, theirs), key=lambda path: path.stat().st_mtime_ns, reverse=True)
            stem, dot, suffix = mine.name.rpartition(".")
            shutil.copy2(old, mine.with_name(name(stem, dot + suffix)))
            shutil.copy2(new, old)
    for source, target in ((one, two), (two, one)):
        shutil.copytree(
            source.matches, target.matches, dirs_exist_ok=True, ignore=shutil.ignore_patterns("in-use")
        )


@pytest.mark.parametrize("program", ["Syncthing", "Dropbox", "Nextcloud", "OneDrive"])
def test_two_machines_come_to_the_same(tmp_path: Path, program: str) -> None:
    """Both play on at once; after syncing and one start each, both have all of both."""
    one, two = home(tmp_path / "one"), home(tmp_path / "two")
    machines = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.backup.machine", str(place), decisions, seed], cwd=CHECKOUT
        )
        for place, decisions, seed in ((tmp_path / "one", "5", "1"), (tmp_path / "two", "12", "2"))
    ]
    assert [machine.wait(120) for machine in machines] == [0, 0]
    sync(one, two, NAMES[program].format)
    assert [merge_conflicts(each).notices for each in (one, two)] == [[], []]

    assert homes.content(one).keys() == homes.content(two).keys()
    for folders in (one, two):
        match = unpack((folders.matches / SLOT).read_bytes(), SLOT).saved.match
        assert len(match.decisions) == 12
        assert len(read_lines(folders.matches / "statistics/played.lines").played) == 2
        assert read_solved(folders.matches / "puzzles/puzzles.json").tries[PUZZLE].day == DAY + timedelta(1)
        library = Library(folders.matches)
        assert [row.name for row in library.rows()] == [SLOT]
        library.close()


# The setting


def chosen(place: Path, folder: str) -> Folders:
    """Choose a data folder in the settings, and start."""
    save_settings(place / "settings.json", Settings(data_folder=DataFolder(folder)))
    return find_folders({"HEROTABLE_HOME": str(place)})


def test_matches_lie_in_the_chosen_folder_and_the_rest_at_home(tmp_path: Path) -> None:
    """Index and backups belong to the machine."""
    cloud = tmp_path / "cloud"
    cloud.mkdir()
    folders = chosen(tmp_path / "home", str(cloud))

    assert folders.matches == cloud / "matches"
    assert not folders.missing
    assert folders.index.is_relative_to(tmp_path / "home")
    assert folders.backups == tmp_path / "home/backups"


@pytest.mark.parametrize("folder", ["/nowhere/at/all", "relative", "~nobody/x", "a\0b"])
def test_without_the_chosen_folder_matches_lie_at_home(tmp_path: Path, folder: str) -> None:
    """A stick is not plugged in: nothing is created in its place."""
    folders = chosen(tmp_path / "home", folder)

    assert folders.matches == tmp_path / "home/matches"
    assert folders.missing
