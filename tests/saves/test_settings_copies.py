"""Older copies of the settings: few enough to be useful, there when the file is not."""

from __future__ import annotations

import errno
from pathlib import Path

import msgspec
import pytest

from saves.disk.files import SIZE_LIMIT, copy_path
from saves.settings import Settings, SettingsFile, load_settings
from tests.saves.disk import refuse
from tests.speaking import speaking

IN = speaking()

DAMAGE = {"cut": b'{"volume_master": 4', "empty": b"", "zeroes": bytes(900), "gone": None}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name a settings file that does not exist yet."""
    return tmp_path / "settings.json"


def run(path: Path, *volumes: int) -> None:
    """Let the program run once, in which somebody sets the volume so many times."""
    file = SettingsFile(path)
    for volume in volumes:
        file.save(Settings(volume_master=volume))
        file._writer.flush()
    assert file.close()
    assert file.poll() == []


def volumes(path: Path) -> list[int]:
    """Read the volume that the file has, and its older copies."""
    files = [path, *(copy_path(path, number) for number in range(1, 5))]
    return [load_settings(file)[0].volume_master for file in files if file.exists()]


def test_a_run_leaves_one_copy_however_often_something_is_changed(path: Path) -> None:
    """The copies are the settings as the last three runs found them."""
    for number in range(5):
        run(path, *range(number * 10, number * 10 + 9))

    assert volumes(path) == [48, 38, 28, 18]


def test_the_very_first_run_leaves_a_copy_too(path: Path) -> None:
    """As soon as there is anything older."""
    run(path, 10, 20, 30, 40)

    assert volumes(path) == [40, 10]


def test_a_run_that_changes_nothing_costs_no_copy(path: Path) -> None:
    """The same settings, written at every end of the program, push out nothing."""
    run(path, 10, 20)
    for _ in range(4):
        run(path, 20)

    assert volumes(path) == [20, 10]


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_settings_that_can_not_be_read_come_from_their_newest_sound_copy(
    damage: bytes | None, path: Path
) -> None:
    """The notice names it; the damaged file is kept."""
    for volume in (10, 20, 30):
        run(path, volume)
    copy_path(path, 1).write_bytes(b"damaged, too")
    path.unlink() if damage is None else path.write_bytes(damage)
    settings, notices = load_settings(path)
    told = [notice.sentence(IN["de"]) for notice in notices]
    kept = [file.read_bytes() for file in path.parent.glob("settings.broken-*.json")]

    assert settings == Settings(volume_master=10)
    assert (
        told[-1] == "Deine Einstellungen stammen aus settings.json.2, einer älteren Kopie von settings.json."
    )
    assert kept == ([] if damage is None else [damage])
    assert len(told) == 1 + len(kept)


def test_a_bad_value_in_a_copy_costs_that_value(path: Path) -> None:
    """As in the file itself, and it is named with the copy."""
    copy_path(path, 1).write_bytes(b'{"mute": true, "speed": 99}')
    settings, notices = load_settings(path)

    assert settings == Settings(mute=True)
    assert [notice.code for notice in notices] == ["settings_copy", "setting_default"]


def test_settings_that_break_while_the_program_runs_are_kept_aside(path: Path) -> None:
    """They become no copy, and are not written over; that is told."""
    run(path, 10, 20)
    file = SettingsFile(path)
    path.write_bytes(b"by a hand that slipped")
    file.save(Settings(volume_master=30))
    file.close()

    assert [str(notice) for notice in file.poll()] == [
        "settings.json couldn’t be read. It is kept as settings.broken-1.json."
    ]
    assert path.with_name("settings.broken-1.json").read_bytes() == b"by a hand that slipped"
    assert volumes(path) == [30, 10]


def test_settings_that_can_neither_be_read_nor_kept_aside_are_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rather the change is lost, and that is told."""
    path.write_bytes(b"precious")
    file = SettingsFile(path)
    refuse(monkeypatch, "replace", errno.EACCES)
    file.save(Settings())
    file.close()

    assert [notice.code for notice in file.poll()] == ["read_only"]
    assert path.read_bytes() == b"precious"


def test_what_a_newer_program_had_set_stays(path: Path) -> None:
    """This one does not know it, names it, and hands it on; a wish it does not know is in the copies."""
    newer = msgspec.json.encode({**msgspec.to_builtins(Settings()), "wind": "north", "motion": "wild"})
    path.write_bytes(newer)
    _, notices = load_settings(path)
    run(path, *range(20))

    assert sorted(notice.code for notice in notices) == ["setting_default", "setting_unknown"]
    assert copy_path(path, 1).read_bytes() == newer
    assert msgspec.json.decode(path.read_bytes())["wind"] == "north"
    assert volumes(path)[0] == 19


def test_what_is_unknown_is_handed_on_only_while_there_is_room(path: Path) -> None:
    """A file that would be too large to be read again is not written."""
    path.write_bytes(msgspec.json.encode({"wind": "n" * (SIZE_LIMIT - 20)}))
    run(path, 30)

    assert volumes(path)[0] == 30 and path.stat().st_size < 10_000
