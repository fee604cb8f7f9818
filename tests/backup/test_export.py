"""Everything of a person's goes into one file, and comes out of it the same on another machine."""

from __future__ import annotations

import zipfile
from pathlib import Path

import msgspec
import pytest

from saves.backup.exporting import Stopped, export
from saves.backup.importing import look_at, take_in
from saves.backup.manifest import NAME
from saves.disk.files import copy_path
from saves.disk.folders import Folders
from saves.disk.lock import FolderLock
from saves.disk.notices import SaveRefused
from saves.settings import PluginNote, Settings, load_settings, save_settings
from tests.backup.homes import NOW, content, full_home, home
from tests.saves.disk import refuse


@pytest.fixture
def ours(tmp_path: Path) -> Folders:
    """A home with one of everything."""
    return full_home(tmp_path / "ours")


def exported(folders: Folders, name: str = "data.zip") -> Path:
    """Export a home beside it."""
    target = folders.matches.parent.parent / name
    export(folders, target, NOW)
    return target


def test_an_export_taken_in_elsewhere_makes_an_equal_home(ours: Folders, tmp_path: Path) -> None:
    """Matches, tries, decks, progress and statistics are the same byte by byte."""
    theirs = home(tmp_path / "theirs")
    taken = take_in(theirs, exported(ours))

    assert content(theirs) == content(ours)
    assert taken.notices == []
    assert set(taken.outcomes) == {"new"}


def test_settings_come_along_but_those_of_a_machine(ours: Folders, tmp_path: Path) -> None:
    """Window and trust are for each machine to say."""
    note = PluginNote("1.0", "0" * 64, trusted=True)
    settings = msgspec.structs.replace(
        load_settings(ours.settings)[0], window_width=1900, fullscreen=True, plugins={"x": note}
    )
    assert save_settings(ours.settings, settings) is None
    theirs = home(tmp_path / "theirs")
    take_in(theirs, exported(ours))
    found, notices = load_settings(theirs.settings)

    assert notices == []
    assert (found.name, found.motion, found.keys) == ("Ann", "gentle", {"undo": ("U",)})
    assert (found.window_width, found.fullscreen, found.plugins) == (Settings().window_width, False, {})


def test_taking_it_in_again_changes_nothing(ours: Folders, tmp_path: Path) -> None:
    """All of it is here already."""
    theirs, file = home(tmp_path / "theirs"), exported(ours)
    take_in(theirs, file)
    before = content(theirs), theirs.settings.read_bytes()
    taken = take_in(theirs, file)

    assert set(taken.outcomes) == {"same"}
    assert (content(theirs), theirs.settings.read_bytes()) == before


def test_the_export_of_an_import_is_the_same_export(ours: Folders, tmp_path: Path) -> None:
    """Every file has the same checksum and the same time."""
    theirs, file = home(tmp_path / "theirs"), exported(ours)
    take_in(theirs, file)
    again = exported(theirs, "again.zip")

    sums, sums_again = (
        {
            entry.path: (entry.sha256, entry.changed if entry.path.endswith(".save") else 0)
            for entry in one.files
        }
        for one in (look_at(file), look_at(again))
    )

    assert sums == sums_again


def test_what_an_export_holds_is_listed_in_it(ours: Folders) -> None:
    """Any zip program shows it; nothing deleted, damaged, older or derived is in it."""
    with zipfile.ZipFile(exported(ours)) as archive:
        names = archive.namelist()

    assert sorted({name.rpartition("/")[0] for name in names if name != NAME}) == [
        *("daily", "matches", "practice", "puzzles", "settings", "statistics", "stores/dust_collectorz")
    ]
    assert all(not name.endswith((".1", ".2", ".3", ".sqlite")) for name in names)


def test_of_a_damaged_match_its_newest_sound_copy_is_exported(ours: Folders) -> None:
    """The damage itself helps nobody elsewhere."""
    match = min(ours.matches.glob("*.save"))
    sound = match.read_bytes()
    copy_path(match, 2).write_bytes(sound)
    match.write_bytes(sound[:200])
    with zipfile.ZipFile(exported(ours)) as archive:
        found = archive.read(f"matches/{match.name}")

    assert found == sound


def test_a_match_that_nothing_is_left_of_is_named_and_the_rest_exported(
    ours: Folders, tmp_path: Path
) -> None:
    """The export goes on."""
    match = min(ours.matches.glob("*.save"))
    match.write_bytes(b"nothing")
    made = export(ours, tmp_path / "data.zip", NOW)

    assert [(notice.code, notice.file) for notice in made.notices] == [("not_a_match", match.name)]
    assert len([entry for entry in made.manifest.files if entry.part == "matches"]) == 3


def test_a_name_that_other_systems_refuse_is_exported_under_another(ours: Folders, tmp_path: Path) -> None:
    """A colon is a stream on Windows, and a name in a manifest is never a path."""
    match = min(ours.matches.glob("*.save"))
    match.rename(match.with_name("Ann: the best.save"))
    theirs = home(tmp_path / "theirs")
    taken = take_in(theirs, exported(ours))

    assert taken.outcomes["new"] == len(taken.manifest.files)
    assert {path.read_bytes() for path in theirs.matches.glob("*.save")} == {
        path.read_bytes() for path in ours.matches.glob("*.save")
    }


def test_an_export_never_replaces_a_file(ours: Folders, tmp_path: Path) -> None:
    """It would be the wrong one some day."""
    (tmp_path / "data.zip").write_bytes(b"mine")
    with pytest.raises(SaveRefused) as caught:
        export(ours, tmp_path / "data.zip", NOW)

    assert caught.value.notice.code == "exists"
    assert (tmp_path / "data.zip").read_bytes() == b"mine"


@pytest.mark.parametrize("number", [28, 5])  # no space left, input/output error
def test_an_export_that_the_disk_ends_leaves_no_file(
    ours: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """It is there as a whole or not at all."""
    refuse(monkeypatch, "fsync", number)
    with pytest.raises(SaveRefused):
        export(ours, tmp_path / "data.zip", NOW)

    assert [path.name for path in tmp_path.iterdir()] == ["ours"]


def test_an_export_can_be_stopped(ours: Folders, tmp_path: Path) -> None:
    """Nothing of it stays."""
    with pytest.raises(Stopped):
        export(ours, tmp_path / "data.zip", NOW, lambda done, _: done < 2)

    assert [path.name for path in tmp_path.iterdir()] == ["ours"]


def test_nothing_is_taken_in_beside_another_program(ours: Folders, tmp_path: Path) -> None:
    """It is named, and nothing is written."""
    theirs, file = home(tmp_path / "theirs"), exported(ours)
    lock = FolderLock(theirs.matches)
    assert lock.take()
    with pytest.raises(SaveRefused) as caught:
        take_in(theirs, file)
    lock.release()

    assert caught.value.notice.code == "data_in_use"
    assert content(theirs) == {}
