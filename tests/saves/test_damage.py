"""Damaged, missing and newer files in the library: nothing is lost, nothing stops the rest."""

from __future__ import annotations

import contextlib
import errno
from pathlib import Path

import pytest

from game.registry import GAMES
from saves.disk.files import write_keeping_copies
from saves.disk.notices import SaveDamaged, SaveTooNew, SaveUnreadable
from saves.disk.rescue import DAMAGED, store
from saves.matches.header import VERSION
from saves.matches.library import Library
from saves.matches.match_file import unpack
from tests.saves.disk import PowerCut, StoppingMachine, refuse
from tests.saves.matches import GAME, altered, packed, parts, saved
from tests.saves.shelf import SLOT, inside, kept
from tests.speaking import speaking

IN = speaking()


def test_a_bad_file_is_a_row_that_says_why(library: Library) -> None:
    """Damaged, cut, too new, a folder by that name: each is listed with its reason; good ones as ever."""
    kept(library, 5)
    whole = packed(5)
    bad = {
        "altered.save": whole.replace(b'"title":""', b'"title":"x"'),
        "cut.save": whole[:-50],
        "empty.save": b"",
        "game.save": altered(whole, {"game": "chess"}),
        "junk.save": b"\x00" * 100_000,
        "new.save": altered(whole, {"version": 7}),
    }
    for name, data in bad.items():
        (library.folder / name).write_bytes(data)
    (library.folder / "folder.save").mkdir()
    (library.folder / "note.txt").write_bytes(b"not ours")
    rows = library.rows()

    assert {row.name: row.notice.code for row in rows if row.notice} == {
        "altered.save": "altered",
        "cut.save": "cut_short",
        "empty.save": "cut_short",
        "folder.save": "not_a_file",
        "game.save": "unknown_game",
        "junk.save": "not_a_match",
        "new.save": "too_new",
    }
    assert [row.name for row in rows if row.opens] == [SLOT]


def test_a_damaged_match_opens_from_its_newest_good_copy(library: Library) -> None:
    """The notices name the damage, the copy and the decisions lost; the damaged bytes are kept."""
    path = kept(library, 5, 6, 7, 8)
    path.with_name(SLOT + ".1").write_bytes(b"also damaged")
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    opened = library.load(SLOT)

    assert [str(notice) for notice in opened.notices] == [
        f"{SLOT} is incomplete: part of it is missing. Copy it again if you can.",
        f"{SLOT} is damaged, so its older copy {SLOT}.2 was opened. 2 moves are lost.",
    ]
    assert (len(opened.saved.match.decisions), opened.name) == (6, SLOT)
    assert path.read_bytes() == whole[:-20]
    assert list(inside(library.folder / DAMAGED).values()) == [whole[:-20]]


def test_a_damaged_header_leaves_the_loss_open(library: Library) -> None:
    """Where the file no longer says how far it went, no number is made up."""
    path = kept(library, 5, 6)
    path.write_bytes(b"?" + path.read_bytes()[1:])

    assert [notice.code for notice in library.load(SLOT).notices] == ["not_a_match", "copy_opened_unsure"]


def test_a_file_that_is_gone_opens_from_its_copy(library: Library) -> None:
    """It is still listed, as missing."""
    kept(library, 5, 6).unlink()
    rows = [(row.name, row.notice.code) for row in library.rows() if row.notice]

    assert rows == [(SLOT, "missing")]
    assert library.load(SLOT).header.decisions == 5


def test_a_match_without_any_good_copy_is_an_error(library: Library) -> None:
    """The error is the one of the match itself; everything stays; the damage is kept aside once."""
    path = kept(library, 5, 6)
    for one in (path, path.with_name(SLOT + ".1")):
        one.write_bytes(b"damaged " + one.name.encode())
    before = inside(library.folder)
    for _ in range(2):
        with pytest.raises(SaveDamaged, match=SLOT):
            library.load(SLOT)

    assert inside(library.folder) == before
    assert list(inside(library.folder / DAMAGED).values()) == [b"damaged " + SLOT.encode()]


def test_going_on_after_damage_loses_neither_copies_nor_the_damaged_file(library: Library) -> None:
    """The damaged file goes to its folder and not among the copies."""
    path = kept(library, 5, 6, 7)
    path.write_bytes(b"damaged")
    kept(library, 8)

    assert unpack(path.read_bytes(), SLOT).header.decisions == 8
    assert unpack(path.with_name(SLOT + ".1").read_bytes(), SLOT).header.decisions == 6
    assert list(inside(library.folder / DAMAGED).values()) == [b"damaged"]


@pytest.mark.parametrize("fields", [{"version": VERSION + 1}, {"revision": 99}, {"game": "chess"}])
def test_a_file_that_is_too_new_is_never_touched(library: Library, fields: dict[str, object]) -> None:
    """It does not open, not even from a copy, and nothing is written over it."""
    path = kept(library, 5, 6)
    path.write_bytes(altered(packed(6), fields))
    before = inside(library.folder)
    with pytest.raises(SaveTooNew):
        library.load(SLOT)
    library.save(SLOT, saved(7))
    library.flush()

    assert inside(library.folder) == before
    assert next(notice.code for notice in library.poll()) in {"too_new", "rules_too_new", "unknown_game"}


def test_a_match_of_older_rules_goes_on_under_a_new_name(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its file keeps the decisions that the rules no longer allow."""
    body = parts(packed(6))[1]
    texts = body["record"]["decisions"]
    library.folder.joinpath(SLOT).write_bytes(
        altered(
            packed(6), body={"record": {**body["record"], "decisions": [*texts[:4], "fly away", texts[5]]}}
        )
    )
    monkeypatch.setattr(GAMES[GAME].rules, "revision", GAMES[GAME].rules.revision + 1)
    opened = library.load(SLOT)

    assert opened.name == ""
    assert opened.notices[0].sentence(IN["de"]) == (
        f"Seit dem Speichern von {SLOT} wurden die Regeln berichtigt. Die Partie reicht bis Zug "
        "4 von 6, weil „fly away“ nicht mehr erlaubt ist. Die Datei behält alle Züge."
    )


def test_drafts_of_a_power_cut_are_swept(tmp_path: Path) -> None:
    """What a stopped machine left half written is gone at the next start, and never listed."""
    (tmp_path / f".{SLOT}.4711.draft").write_bytes(b"half")
    library = Library(tmp_path)

    assert inside(tmp_path) == {}
    library.close()


def test_no_error_stops_the_list(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that vanishes while the list is made is a row like any other bad one."""
    kept(library, 5)

    def gone(_: Path) -> None:
        raise SaveUnreadable("missing", SLOT)

    monkeypatch.setattr("saves.matches.library.read_header", gone)

    assert [(row.name, row.header) for row in library.rows()] == [(SLOT, None)]


def test_a_file_too_large_to_read_makes_way(library: Library) -> None:
    """A match whose file became something enormous is still kept, and the enormous thing too."""
    path = library.folder / SLOT
    with path.open("wb") as file:
        file.truncate(5 << 20)
    kept(library, 5)

    assert library.load(SLOT).header.decisions == 5
    assert [len(data) for data in inside(library.folder / DAMAGED).values()] == [5 << 20]


@pytest.mark.parametrize("step", range(14))
def test_a_power_cut_while_damage_is_replaced_loses_neither(
    step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the machine stops, the damaged bytes are somewhere, and so is every sound copy."""
    path = tmp_path / SLOT
    write_keeping_copies(path, packed(4))
    write_keeping_copies(path, b"damaged")
    with monkeypatch.context() as machine, contextlib.suppress(PowerCut):
        StoppingMachine(machine, step)
        store(path, packed(5))
    everything = [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()]

    assert path.read_bytes() in {b"damaged", packed(5)}
    assert {b"damaged", packed(4)} <= set(everything)


def test_damage_on_a_read_only_disk_is_told_and_the_copy_opens(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can't be kept aside stays where it is; opening goes on."""
    path = kept(library, 5, 6)
    path.write_bytes(b"damaged")
    with monkeypatch.context() as disk:
        refuse(disk, "mkdir", errno.EROFS)
        opened = library.load(SLOT)

    assert opened.header.decisions == 5
    assert [notice.code for notice in library.poll()] == ["read_only"]
    assert path.read_bytes() == b"damaged"


def test_a_file_whose_time_nobody_knows_is_listed_last(library: Library) -> None:
    """It leads nowhere, and has no copy."""
    kept(library, 5)
    (library.folder / "gone.save").symlink_to("nowhere.save")
    rows = [(row.name, row.saved_at.year) for row in library.rows()]

    assert rows == [(SLOT, 2026), ("gone.save", 2000)]
