"""Exports that are cut, forged, huge, newer or full of tricks: named, and nothing is changed."""

from __future__ import annotations

import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from game.texts.texts import Library as Texts
from saves.backup import archive, manifest
from saves.backup.exporting import export
from saves.backup.importing import take_in
from saves.disk.folders import Folders
from saves.disk.notices import SaveDamaged, SaveError, SaveTooNew
from tests.backup import forging
from tests.backup.homes import NOW, everything, full_home
from tests.saves.matches import altered, packed

MATCH: Final = packed()
SAVE: Final = "matches/20261127-120000-splendor_marvel.save"
BOMB: Final = 300 << 20  # bytes, all of them zero


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Folders:
    """A home with one of everything, which no test changes."""
    return full_home(tmp_path_factory.mktemp("home"))


def refusal(ours: Folders, data: bytes, place: Path) -> SaveError:
    """Take in what can't be taken in; nothing may change, and nothing may appear elsewhere."""
    file = place / "forged.zip"
    file.write_bytes(data)
    before = everything(ours), ours.settings.read_bytes()
    with pytest.raises(SaveError) as caught:
        take_in(ours, file)
    assert (everything(ours), ours.settings.read_bytes()) == before
    assert [path.name for path in place.iterdir()] == ["forged.zip"]
    for language in ("en", "de", "fr"):
        assert "forged.zip" in caught.value.notice.sentence(Texts().texts(language))
    return caught.value


def test_an_export_that_was_cut_is_named_wherever_it_was(ours: Folders, tmp_path: Path) -> None:
    """No length of it is taken for a whole one."""
    whole = tmp_path / "whole.zip"
    export(ours, whole, NOW)
    data = whole.read_bytes()
    whole.unlink()

    for length in [*range(0, len(data), 97), len(data) - 1]:
        assert refusal(ours, data[:length], tmp_path).notice.code in {"not_an_export", "cut_short"}


def test_no_changed_byte_is_taken_in(ours: Folders, tmp_path: Path) -> None:
    """Each is either named, or in a field of the zip that means nothing here."""
    whole = tmp_path / "whole.zip"
    export(ours, whole, NOW)
    data = whole.read_bytes()
    whole.unlink()
    before = everything(ours)
    for at in range(0, len(data), 61):
        file = tmp_path / "forged.zip"
        file.write_bytes(data[:at] + bytes([data[at] ^ 0x40]) + data[at + 1 :])
        try:
            fate: set[str] = {*take_in(ours, file).outcomes}
        except SaveError as error:
            fate = {error.notice.file}
        assert fate in ({"same"}, {"forged.zip"})
    assert everything(ours) == before


TRICKS: Final[dict[str, str]] = {
    "matches/../settings.json": "export_name",
    "../matches/x.save": "export_name",
    "/etc/x.save": "export_name",
    "matches/..save": "export_name",
    "matches\\x.save": "export_name",
    "matches/C:x.save": "export_name",
    "matches/con.save": "export_name",
    "matches/x.save ": "export_name",
    "matches/\u202ex.save": "export_name",
    "matches/x.py": "export_name",
    "matches/.x.save": "export_name",
    "matches/deep/x.save": "export_name",
    "matches/x\ns.save": "export_name",
    "elsewhere/x.save": "export_name",
    "practice/other.json": "export_name",
    "settings/other.json": "export_name",
    "daily/never.save": "export_name",
    "matches/e\u0301.save": "export_name",
}


@pytest.mark.parametrize("path", TRICKS, ids=repr)
def test_names_that_lead_elsewhere_are_refused(ours: Folders, tmp_path: Path, path: str) -> None:
    """Only plain names in the folders that there are."""
    assert refusal(ours, forging.zipped({path: MATCH}), tmp_path).notice.code == TRICKS[path]


def test_names_that_are_one_name_elsewhere_are_refused(ours: Folders, tmp_path: Path) -> None:
    """Windows and macOS don't tell x from X."""
    data = forging.zipped({"matches/x.save": MATCH, "matches/X.save": MATCH})

    assert refusal(ours, data, tmp_path).notice.code == "export_name"


@pytest.mark.parametrize(
    ("listed", "code"),
    [
        (forging.manifest([forging.entry(SAVE, MATCH)], version=2), "too_new"),
        (forging.manifest([forging.entry(SAVE, MATCH)], version=2, files="other"), "too_new"),
        (forging.manifest([forging.entry(SAVE, MATCH)], format="other"), "not_an_export"),
        (forging.manifest([forging.entry(SAVE, MATCH)])[:-1], "altered"),
        (forging.manifest([forging.entry(SAVE, MATCH)], more=1), "export_misshapen"),
        (forging.manifest([forging.entry(SAVE, MATCH, changed="0001-01-01T00:00:00Z")]), "export_misshapen"),
        (forging.manifest([forging.entry(SAVE, MATCH)], made_at="9999-12-31T23:59:59Z"), "export_misshapen"),
        (forging.manifest([forging.entry(SAVE, MATCH, sha256="0" * 64)]), "export_altered"),
        (forging.manifest([forging.entry(SAVE, MATCH, bytes=len(MATCH) - 1)]), "export_entries"),
        (forging.manifest([]), "export_entries"),
        (
            forging.manifest([forging.entry(SAVE, MATCH), forging.entry("matches/y.save", MATCH)]),
            "export_entries",
        ),
        (b"", "altered"),
        (b"[" * 100_000, "altered"),
    ],
)
def test_a_manifest_that_is_forged_or_newer_is_named(
    ours: Folders, tmp_path: Path, listed: bytes, code: str
) -> None:
    """Nothing of the export is used."""
    error = refusal(ours, forging.zipped({SAVE: MATCH}, listed), tmp_path)

    assert error.notice.code == code
    assert isinstance(error, SaveTooNew) == (code == "too_new")


def test_an_export_without_a_manifest_is_none(ours: Folders, tmp_path: Path) -> None:
    """Any other zip is refused by its name."""
    with zipfile.ZipFile(tmp_path / "forged.zip", "w") as other:
        other.writestr(SAVE, MATCH)

    assert refusal(ours, (tmp_path / "forged.zip").read_bytes(), tmp_path).notice.code == "not_an_export"


@pytest.mark.parametrize(
    "path",
    [
        SAVE,
        "practice/practice.json",
        "puzzles/puzzles.json",
        "statistics/played.lines",
        "settings/settings.json",
    ],
)
def test_content_that_is_nothing_is_refused_even_if_its_checksum_is_right(
    ours: Folders, tmp_path: Path, path: str
) -> None:
    """The file within is named, too."""
    error = refusal(ours, forging.zipped({path: b"nothing"}), tmp_path)

    assert error.notice.code == "export_content"
    assert error.notice.facts["name"] == path


def test_a_match_with_an_illegal_move_is_refused(ours: Folders, tmp_path: Path) -> None:
    """Every match is replayed before any is written."""
    record = {
        "game": "splendor_marvel",
        "revision": 1,
        "seats": 2,
        "seed": 7,
        "decisions": ["fly to the moon"],
    }
    forged = altered(MATCH, {"decisions": 1}, {"record": record})
    other = "matches/20261127-110000-splendor_marvel.save"

    assert (
        refusal(ours, forging.zipped({other: MATCH, SAVE: forged}), tmp_path).notice.code == "export_content"
    )


def _comment(data: bytes) -> bytes:
    return data[:-2] + b"\x05\x00hello"


def _prefix(data: bytes) -> bytes:
    return b"PK\x03\x04" + b"\0" * 100 + data


def _suffix(data: bytes) -> bytes:
    return data + data[-22:]


def _extended(data: bytes) -> bytes:
    head, end = data[:-22], data[-22:]
    return head + struct.pack("<4sLQL", b"PK\x06\x07", 0, 0, 1) + end


def _many(data: bytes) -> bytes:
    end = list(struct.unpack("<4s4H2LH", data[-22:]))
    end[3] = end[4] = 65_000
    return data[:-22] + struct.pack("<4s4H2LH", *end)


def _encrypted(data: bytes) -> bytes:
    at = data.index(b"PK\x01\x02")
    return data[: at + 8] + b"\x01" + data[at + 9 :]


def _method(data: bytes) -> bytes:
    at = data.index(b"PK\x01\x02")
    return data[: at + 10] + b"\x0c" + data[at + 11 :]


def _offset(data: bytes) -> bytes:
    at = data.index(b"PK\x01\x02")
    return data[: at + 42] + b"\xff\xff\xff\x7f" + data[at + 46 :]


@pytest.mark.parametrize(
    "twist", [_comment, _prefix, _suffix, _extended, _many, _encrypted, _method, _offset]
)
def test_a_zip_with_anything_unusual_is_refused(
    ours: Folders, tmp_path: Path, twist: Callable[[bytes], bytes]
) -> None:
    """What other programs would read differently isn't read at all."""
    refusal(ours, twist(forging.zipped({SAVE: MATCH})), tmp_path)


def test_the_same_entry_twice_is_refused(ours: Folders, tmp_path: Path) -> None:
    """Which one is meant nobody knows."""
    with zipfile.ZipFile(tmp_path / "forged.zip", "w") as made:
        made.writestr(manifest.NAME, forging.manifest([forging.entry(SAVE, MATCH)]))
        made.writestr(SAVE, MATCH)
        with pytest.warns(UserWarning, match="Duplicate"):
            made.writestr(SAVE, MATCH + b"x")

    assert refusal(ours, (tmp_path / "forged.zip").read_bytes(), tmp_path).notice.code == "export_entries"


def test_a_bomb_is_refused_before_it_unpacks(ours: Folders, tmp_path: Path) -> None:
    """A small file that becomes 300 megabytes: its size is above what a match may have."""
    with zipfile.ZipFile(tmp_path / "forged.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        with made.open(SAVE, "w") as file:
            for _ in range(BOMB >> 20):
                file.write(bytes(1 << 20))
        told = {**forging.entry(SAVE, b""), "bytes": BOMB}
        made.writestr(manifest.NAME, forging.manifest([told]))

    assert refusal(ours, (tmp_path / "forged.zip").read_bytes(), tmp_path).notice.code == "export_name"


def test_a_bomb_that_lies_about_its_size_is_read_no_further(ours: Folders, tmp_path: Path) -> None:
    """One byte more than it says is enough to know."""
    size = 64 << 20
    data = bytearray(forging.zipped({SAVE: bytes(size)}, forging.manifest([forging.entry(SAVE, MATCH)])))
    for mark, at in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        start = data.index(mark) + at
        data[start : start + 4] = struct.pack("<L", len(MATCH))

    assert refusal(ours, bytes(data), tmp_path).notice.code in {"export_altered", "export_misshapen"}


def test_many_small_bombs_are_refused_by_their_sum(ours: Folders, tmp_path: Path) -> None:
    """All files together have a limit, which the manifest tells before any of them is read."""
    entries = [forging.entry(f"matches/{number}.save", b"", bytes=4 << 20) for number in range(300)]
    listed = forging.manifest(entries)

    assert refusal(ours, forging.zipped({SAVE: MATCH}, listed), tmp_path).notice.code == "export_bytes"


def test_a_file_that_is_too_large_is_not_even_opened(
    ours: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its size is enough."""
    monkeypatch.setattr(archive, "ARCHIVE_LIMIT", 10)

    assert refusal(ours, forging.zipped({SAVE: MATCH}), tmp_path).notice.code == "too_large"


def test_a_manifest_that_is_too_large_is_not_read(
    ours: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names itself by its size."""
    monkeypatch.setattr(archive, "MANIFEST_LIMIT", 10)

    assert refusal(ours, forging.zipped({SAVE: MATCH}), tmp_path).notice.code == "export_entries"


def test_a_folder_is_no_export(ours: Folders, tmp_path: Path) -> None:
    """Nor is a pipe or a device; none is opened."""
    with pytest.raises(SaveError) as caught:
        take_in(ours, tmp_path)

    assert caught.value.notice.code == "not_a_file"


def test_files_of_a_game_that_is_not_here_are_left_out_and_named(ours: Folders, tmp_path: Path) -> None:
    """The rest is taken in."""
    (tmp_path / "x.zip").write_bytes(forging.zipped({"stores/other_game/x.deck": b"?", SAVE: MATCH}))
    before = everything(ours)
    taken = take_in(ours, tmp_path / "x.zip")
    (ours.matches / SAVE.rpartition("/")[2]).unlink()

    assert [notice.code for notice in taken.notices] == ["export_no_game"]
    assert dict(taken.outcomes) == {"new": 1}
    assert everything(ours) == before


def test_an_error_names_the_export(ours: Folders, tmp_path: Path) -> None:
    """A SaveDamaged is never about a file that nobody has."""
    error = refusal(ours, forging.zipped({SAVE: b""}), tmp_path)

    assert isinstance(error, SaveDamaged)
