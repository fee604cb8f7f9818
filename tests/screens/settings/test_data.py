"""The page of one's own data: everything goes out, comes in, is backed up, moves, and goes for good."""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from pathlib import Path

import pygame
import pytest

from game.screens.data import desk
from game.screens.data.desk import AGAIN, IDLE, DataDesk
from game.screens.data.moving import folders_of
from game.screens.data.scene import DataScene
from game.screens.requests import OpenData, OpenSettings, OpenTitle
from saves.backup.exporting import export
from saves.backup.weekly import back_up, backups_in
from saves.disk.folders import Folders
from saves.settings import Settings, load_settings, save_settings
from tests.backup import homes
from tests.backup.homes import NOW, content, full_home, home
from tests.saves.matches import packed
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot, table_of


class DataPilot(MenuPilot):
    """A person on the page of their data."""

    def __init__(self, place: Path, language: str = "en") -> None:
        super().__init__(place / "matches", Settings(language=language, motion="none"))
        self.folders = Folders.below(place)
        self.program.folders = self.folders
        self.program.open(OpenTitle())
        self.program.open(OpenSettings("files"))
        self.wait()
        self.click("data")
        self.wait()

    @property
    def scene(self) -> DataScene:
        """The page."""
        assert isinstance(self.top, DataScene)
        return self.top

    def finish(self) -> None:
        """Wait until nothing is going on any more."""
        for _ in range(3000):
            self.program.update(FRAME)
            if self.scene.task is None:
                return
            time.sleep(0.01)
        raise AssertionError(f"{self.scene.task} does not end")


@pytest.fixture
def elsewhere(tmp_path: Path) -> tuple[Folders, Path]:
    """Another machine's home, and its export."""
    folders = full_home(tmp_path / "elsewhere")
    export(folders, tmp_path / "theirs.zip", NOW)
    return folders, tmp_path / "theirs.zip"


def test_everything_is_exported_to_a_file_that_is_named(tmp_path: Path) -> None:
    """And offered for import at once."""
    full_home(tmp_path / "ours")
    pilot = DataPilot(tmp_path / "ours")
    pilot.click("export")
    pilot.finish()
    (file,) = pilot.folders.exports.iterdir()

    assert any(str(file) in notice for notice in pilot.notices)
    assert "import.0" in pilot.names


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_dropped_export_is_merged_after_a_question(
    tmp_path: Path, elsewhere: tuple[Folders, Path], language: str
) -> None:
    """Matches, progress and settings are there, and the program goes on with them."""
    theirs, file = elsewhere
    pilot = DataPilot(tmp_path / "ours", language)
    assert pilot.scene.dropped(file)
    pilot.wait()
    pilot.click("import")
    pilot.finish()

    assert content(pilot.folders).keys() >= content(theirs).keys()
    assert pilot.program.settings.name == "Ann"
    assert pilot.program.keys.shown("undo", pilot.program.words) == "U"
    assert len(pilot.program.library.rows()) == 4
    assert len(pilot.program.statistics.played) == 2
    assert any("theirs.zip" in notice for notice in pilot.notices)


def test_what_is_no_export_is_named_and_changes_nothing(tmp_path: Path) -> None:
    """The program keeps all it has open."""
    full_home(tmp_path / "ours")
    pilot = DataPilot(tmp_path / "ours")
    (tmp_path / "x.zip").write_bytes(b"PK")
    before = content(pilot.folders)
    pilot.scene.dropped(tmp_path / "x.zip")

    assert any("x.zip" in notice for notice in pilot.notices)
    assert pilot.scene.task is None
    assert content(pilot.folders) == before


def test_an_export_with_damage_inside_is_named_and_the_program_goes_on(
    tmp_path: Path, elsewhere: tuple[Folders, Path]
) -> None:
    """Everything is open again afterwards."""
    _, file = elsewhere
    data = bytearray(file.read_bytes())
    data[200] ^= 1
    file.write_bytes(data)
    pilot = DataPilot(tmp_path / "ours")
    pilot.scene.dropped(file)
    pilot.wait()
    pilot.click("import")
    pilot.finish()
    pilot.keep(table_of(), pilot.program.library.new_name("splendor_marvel"))

    assert any("theirs.zip" in notice for notice in pilot.notices)
    assert len(pilot.program.library.rows()) == 1


def test_nothing_is_imported_over_a_running_match(tmp_path: Path, elsewhere: tuple[Folders, Path]) -> None:
    """It says that the match has to be left first."""
    _, file = elsewhere
    pilot = DataPilot(tmp_path / "ours")
    pilot.program.open_match(table_of())
    pilot.program.open(OpenData(file))
    pilot.wait()

    assert isinstance(pilot.top, DataScene)
    assert not pilot.menu.page.named("erase").can_focus  # type: ignore[union-attr]
    assert any("Leave it first" in notice for notice in pilot.notices)


def test_a_backup_is_restored(tmp_path: Path) -> None:
    """What was lost is back."""
    folders = full_home(tmp_path / "ours")
    before = content(folders)
    back_up(folders, NOW)
    for path in folders.matches.glob("*.save"):
        path.unlink()
    pilot = DataPilot(tmp_path / "ours")
    pilot.click("restore.0")
    pilot.wait()
    pilot.click("import")
    pilot.finish()

    found = content(folders)
    assert {name: found[name] for name in before if name.endswith(".save")} == {
        name: data for name, data in before.items() if name.endswith(".save")
    }


def test_everything_is_deleted_after_two_questions(tmp_path: Path) -> None:
    """Esc and the safe answer keep everything; then nothing is left, and the program quits."""
    folders = full_home(tmp_path / "ours")
    save_settings(folders.settings, Settings(language="en"))
    pilot = DataPilot(tmp_path / "ours")
    for answers in (["keep"], ["erase", "keep"]):
        pilot.click("erase")
        for answer in answers:
            pilot.wait()
            pilot.click(answer)
        pilot.wait()
        assert pilot.scene.task is None
    pilot.click("erase")
    pilot.wait()
    pilot.click("erase")
    pilot.wait()
    pilot.click("erase")
    pilot.finish()
    pilot.press(pygame.K_ESCAPE)
    pilot.program.close()

    assert not pilot.program.stack.running
    assert not (tmp_path / "ours").exists()


def test_matches_move_into_a_chosen_folder(tmp_path: Path) -> None:
    """They are merged with what lies there; the old folder keeps its own."""
    full_home(tmp_path / "ours")
    homes.matches_of(home(tmp_path / "cloud"), seed=3)
    pilot = DataPilot(tmp_path / "ours")
    before = content(pilot.folders)
    pilot.scene._type(str(tmp_path / "cloud"))
    pilot.click("use")
    pilot.finish()

    assert pilot.program.library.folder == tmp_path / "cloud/matches"
    assert len(pilot.program.library.rows()) == 8
    assert content(pilot.folders) == before
    assert load_settings(pilot.folders.settings)[0].data_folder.path == str(tmp_path / "cloud")
    assert folders_of(pilot.program).backups == tmp_path / "ours/backups"

    pilot.scene._type("")
    pilot.click("use")
    pilot.finish()
    assert len(pilot.program.library.rows()) == 8
    assert pilot.program.library.folder == tmp_path / "ours/matches"


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """Nothing is created, nothing is changed."""
    pilot = DataPilot(tmp_path / "ours")
    pilot.scene._type(str(tmp_path / "nowhere"))
    pilot.click("use")

    assert pilot.scene.task is None
    assert pilot.program.settings.data_folder.path == ""
    assert any("nowhere" in notice for notice in pilot.notices)
    assert not (tmp_path / "nowhere").exists()


# Weekly


class Idle(DataPilot):
    """Nobody touches anything."""

    def __init__(self, place: Path, clock: list[datetime]) -> None:
        super().__init__(place)
        self.program.stack.pop()
        self.desk = self.program.remembered.data = DataDesk(self.program, lambda: clock[0])

    def rest(self, seconds: float) -> None:
        """Let so much time pass without a touch, and what is begun end."""
        self.program.update(seconds)
        self.program.update(0.0)
        for _ in range(1000):
            self.program.update(0.0)
            if not self.desk.busy:
                return
            time.sleep(0.01)
        raise AssertionError("the backup does not end")


def test_a_backup_is_made_each_week_while_nobody_is_there(tmp_path: Path) -> None:
    """Not at once, and not twice."""
    folders, clock = full_home(tmp_path / "ours"), [NOW]
    pilot = Idle(tmp_path / "ours", clock)
    pilot.rest(IDLE / 2)
    assert backups_in(folders.backups) == []
    for days, number in ((0, 1), (3, 1), (8, 2)):
        clock[0] = NOW + timedelta(days=days)
        (folders.matches / f"x{days}.save").write_bytes(packed(days + 1))
        pilot.rest(AGAIN)
        assert len(backups_in(folders.backups)) == number
    assert pilot.notices == []


@pytest.mark.parametrize("how", ["off", "touched", "playing"])
def test_no_backup_is_made_where_it_would_disturb(tmp_path: Path, how: str) -> None:
    """Nor where nobody wants one."""
    folders = full_home(tmp_path / "ours")
    pilot = Idle(tmp_path / "ours", [NOW])
    if how == "off":
        pilot.program.change("backups", value=False)
    elif how == "playing":
        pilot.program.open_match(table_of())
    pilot.program.untouched = -2 * AGAIN if how == "touched" else 0.0
    pilot.rest(AGAIN)

    assert backups_in(folders.backups) == []


def test_a_backup_never_blocks_closing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped, and leaves nothing behind."""
    monkeypatch.setattr(desk, "PAUSE", 0.3)
    folders = full_home(tmp_path / "ours")
    pilot = Idle(tmp_path / "ours", [NOW])
    pilot.program.update(AGAIN)
    assert pilot.desk.busy
    begun = time.monotonic()
    pilot.desk.close()

    assert time.monotonic() - begun < 3.0
    assert list(folders.backups.glob("*.zip")) == []
