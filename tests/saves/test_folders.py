"""Where things lie: the person's folders, beside the program, or where the environment says."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest

from saves.disk import folders
from saves.disk.folders import Folders, find_folders, program_folder
from tests.saves.disk import refuse


def test_the_environment_comes_first(tmp_path: Path) -> None:
    """HEROTABLE_HOME puts everything below one folder."""
    assert find_folders({"HEROTABLE_HOME": str(tmp_path)}) == Folders(
        tmp_path / "matches",
        tmp_path / "settings.json",
        tmp_path / "logs",
        tmp_path / "reports",
        tmp_path / "pictures",
    )


def test_otherwise_the_system_s_places_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They belong to the person and carry the program's name; nothing is created."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(folders, "program_folder", lambda: None)
    found = find_folders({})

    assert all(
        "Herotable" in path.parts for path in (found.matches, found.settings, found.logs, found.reports)
    )
    assert list(tmp_path.iterdir()) == []


def test_a_portable_program_keeps_all_beside_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file named portable beside the program is enough."""
    monkeypatch.setattr(folders, "program_folder", lambda: tmp_path)
    before = find_folders({})
    (tmp_path / "portable").touch()

    assert before.matches != tmp_path / "herotable-data" / "matches"
    assert find_folders({}) == Folders.below(tmp_path / "herotable-data")


def test_a_checkout_s_program_folder_is_the_checkout() -> None:
    """From source, beside the program means beside pyproject.toml."""
    folder = program_folder()

    assert folder == Path(__file__).resolve().parents[2]


def test_a_bundle_s_program_folder_is_that_of_its_executable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frozen, beside the program means beside the executable."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "herotable"))

    assert program_folder() == tmp_path


def test_on_a_mac_the_program_is_the_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There a person sees Herotable.app, and puts things beside that."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(
        sys, "executable", str(tmp_path / "Herotable.app" / "Contents" / "MacOS" / "herotable")
    )

    assert program_folder() == tmp_path


def test_an_installed_program_is_never_portable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among other packages there is no folder that a person would look into."""
    monkeypatch.setattr(folders, "__file__", str(tmp_path / "site-packages" / "saves" / "folders.py"))

    assert program_folder() is None


def test_folders_that_can_be_written_have_nothing_to_tell(tmp_path: Path) -> None:
    """Checking creates them and leaves nothing in them."""
    found = Folders.below(tmp_path / "home")
    told = found.check()

    assert told == []
    assert sorted(path.name for path in (tmp_path / "home").rglob("*")) == ["logs", "matches", "reports"]


@pytest.mark.parametrize(("number", "code"), [(errno.EROFS, "read_only"), (errno.ENOSPC, "disk_full")])
def test_folders_that_can_not_be_written_are_told(
    number: int, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is named, none is fatal."""
    found = Folders.below(tmp_path)
    refuse(monkeypatch, "fsync", number)
    told = found.check()

    assert [(notice.code, notice.file) for notice in told] == [
        (code, str(folder)) for folder in (found.matches, tmp_path, found.logs, found.reports)
    ]
