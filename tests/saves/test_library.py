"""The folder of matches: nothing is lost, nothing stops the rest, and what goes wrong is told once."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.registry import GAMES
from saves.library import DELETED, Library
from saves.match_file import SavedMatch, pack, unpack
from saves.notices import SaveDamaged, SaveRefused, SaveTooNew, SaveUnreadable
from saves.rescue import DAMAGED
from tests.saves.disk import refuse
from tests.saves.matches import ANN_AND_BEN, GAME, SAVED_AT, a_match, altered, packed, parts, saved

CHECKOUT = Path(__file__).parents[2]
SLOT = "20261120-141500-splendor_marvel.save"


class Clock:
    """A clock that moves on by a second each time it is read."""

    def __init__(self) -> None:
        """Start at the time that all tests start at."""
        self.time = SAVED_AT

    def __call__(self) -> datetime:
        """Read it."""
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Open an empty library."""
    opened = Library(tmp_path / "matches", now=Clock())
    yield opened
    opened.close()


def kept(library: Library, *decisions: int, name: str = SLOT) -> Path:
    """Autosave one match after so many decisions each; return its file."""
    for number in decisions:
        library.autosave(name, saved(number))
        library.flush()
    return library.folder / name


def inside(folder: Path) -> dict[str, bytes]:
    """Read all files of a folder, but the lock."""
    return {
        path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and path.name != "in-use"
    }


def test_a_match_comes_back_from_the_library(library: Library) -> None:
    """What was saved is opened, with nothing to tell."""
    name = library.new_name(GAME)
    library.save(name, saved(12, "Sunday"))
    opened = library.load(name)

    assert opened.saved.match.decisions == saved(12).match.decisions
    assert (opened.saved.title, opened.name, opened.notices) == ("Sunday", name, ())
    assert library.poll() == []


def test_the_match_may_go_on_while_it_is_written(library: Library) -> None:
    """The bytes are made at once: what is played afterwards is not in the file."""
    match = a_match(5)
    library.save(SLOT, SavedMatch(match, ANN_AND_BEN))
    match.play(match.state.legal_actions()[0])

    assert library.load(SLOT).header.decisions == 5


def test_of_many_autosaves_the_newest_is_kept(library: Library) -> None:
    """Whatever the disk's pace, the last position is the one on disk, marked as such."""
    for decisions in range(30):
        library.autosave(SLOT, saved(decisions))
    opened = library.load(SLOT)

    assert (opened.header.decisions, opened.header.auto) == (29, True)


def test_names_are_times_and_never_given_twice(tmp_path: Path) -> None:
    """Two matches of the same second, or one that was deleted, get names of their own."""
    library = Library(tmp_path, now=lambda: SAVED_AT)
    names = [library.new_name(GAME) for _ in range(3)]
    library.close()
    second = Library(tmp_path, now=lambda: SAVED_AT)
    kept(second, 1, name=names[0])
    second.delete(names[0])
    stem = f"{SAVED_AT.astimezone():%Y%m%d-%H%M%S}-splendor_marvel"

    assert names == [f"{stem}.save", f"{stem}-2.save", f"{stem}-3.save"]
    assert second.new_name(GAME) == f"{stem}-2.save"
    second.close()


def test_the_list_has_the_newest_first(library: Library) -> None:
    """Rows come from headers, sorted by time of saving."""
    for title in ("first", "second", "third"):
        library.save(library.new_name(GAME), saved(3, title))
        library.flush()

    assert [row.header.title for row in library.rows() if row.header] == ["third", "second", "first"]


def test_the_match_to_continue_is_the_newest_that_is_not_over(library: Library) -> None:
    """A finished match is passed over."""
    library.save("b.save", saved(3, "running"))
    library.flush()
    library.save("a.save", saved(2000, "finished"))
    row = library.newest_unfinished()

    assert row is not None
    assert row.name == "b.save"


def test_the_list_reads_headers_alone(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """No match is played through for the list."""
    kept(library, 5)
    monkeypatch.setattr("saves.match_file.play_again", None)

    assert [row.name for row in library.rows()] == [SLOT]


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
    assert [row.name for row in rows if row.header] == [SLOT]


def test_a_damaged_match_opens_from_its_newest_good_copy(library: Library) -> None:
    """The notices name the damage, the copy and the decisions lost; the damaged bytes are kept."""
    path = kept(library, 5, 6, 7, 8)
    path.with_name(SLOT + ".1").write_bytes(b"also damaged")
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    opened = library.load(SLOT)

    assert [str(notice) for notice in opened.notices] == [
        f"{SLOT} is incomplete: a part of it is missing.",
        f"The older copy {SLOT}.2 was opened instead of {SLOT}; decisions lost: 2.",
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


@pytest.mark.parametrize("fields", [{"version": 2}, {"revision": 99}, {"game": "chess"}])
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
    monkeypatch.setattr(GAMES[GAME], "revision", 2)
    opened = library.load(SLOT)

    assert opened.name == ""
    assert opened.notices[0].sentence("de") == (
        f"Seit {SLOT} gespeichert wurde, wurden die Regeln berichtigt: Die Partie reicht bis Entscheidung "
        "4 von 6, weil „fly away“ nicht mehr erlaubt ist. Die Datei behält alles."
    )


REFUSALS = {
    "full": (errno.ENOSPC, "disk_full"),
    "read-only": (errno.EROFS, "read_only"),
    "broken": (errno.EIO, "write_failed"),
}


@pytest.mark.parametrize(("number", "code"), REFUSALS.values(), ids=REFUSALS)
def test_a_disk_that_refuses_is_told_once_and_the_game_goes_on(
    number: int, code: str, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many autosaves fail, one notice comes, the file is as it was; after a success the next one is told."""
    path = kept(library, 5)
    before = path.read_bytes()
    told = []
    with monkeypatch.context() as disk:
        refuse(disk, "fsync", number)
        kept(library, 6, 7)
        told.append([notice.code for notice in library.poll()])
        kept(library, 8)
        told.append([notice.code for notice in library.poll()])
        after = path.read_bytes()
    kept(library, 9)
    with monkeypatch.context() as disk:
        refuse(disk, "replace", number)
        kept(library, 10)
        told.append([notice.code for notice in library.poll()])

    assert told == [[code], [], [code]]
    assert after == before
    assert library.load(SLOT).header.decisions == 9


def test_a_folder_that_can_not_be_made_is_told_once(tmp_path: Path) -> None:
    """The library is then empty and keeps nothing; nothing is raised."""
    (tmp_path / "file").write_bytes(b"in the way")
    library = Library(tmp_path / "file" / "matches")
    kept(library, 3, 4)
    notices = library.poll()

    assert [notice.code for notice in notices] == ["write_failed"]
    assert notices[0].file == str(tmp_path / "file" / "matches")
    assert library.rows() == []
    library.close()


def test_a_read_only_folder_can_still_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its matches are listed and opened; that nothing is kept is told once."""
    (tmp_path / SLOT).write_bytes(packed(5))
    refuse(monkeypatch, "open", errno.EROFS)
    library = Library(tmp_path)
    kept(library, 6)

    assert [notice.code for notice in library.poll()] == ["read_only"]
    assert library.load(SLOT).header.decisions == 5
    library.close()


def test_a_second_library_reads_and_says_so(library: Library) -> None:
    """Of two programs the second opens and lists, but writes nothing, until the first is closed."""
    kept(library, 5)
    second = Library(library.folder)
    kept(second, 6)
    told = second.poll()
    with pytest.raises(SaveRefused):
        second.delete(SLOT)
    with pytest.raises(SaveRefused):
        second.import_match(library.folder / SLOT)
    while_shared = second.load(SLOT).header.decisions
    library.close()
    kept(second, 7)
    second.close()

    assert [(notice.code, notice.facts) for notice in told] == [("in_use", {"process": os.getpid()})]
    assert while_shared == 5
    assert unpack((library.folder / SLOT).read_bytes(), SLOT).header.decisions == 7


def test_a_program_that_died_holds_nothing(tmp_path: Path) -> None:
    """The lock of a process that ended without a word is free, though its file is still there."""
    code = (
        "import os, sys; from pathlib import Path; from saves.library import Library; "
        "library = Library(Path(sys.argv[1])); print(library.poll()); sys.stdout.flush(); os._exit(9)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code, tmp_path], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    library = Library(tmp_path)

    assert (ended.returncode, ended.stdout) == (9, "[]\n")
    assert (tmp_path / "in-use").exists()
    assert library.poll() == []
    library.close()


def test_another_process_that_runs_is_named(tmp_path: Path) -> None:
    """The second program learns the process id of the first."""
    code = (
        "import sys; from pathlib import Path; from saves.library import Library; "
        "library = Library(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read(); library.close()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, tmp_path],
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        other.stdout.readline()
        library = Library(tmp_path)
        told = library.poll()
        other.communicate("")
    library.close()

    assert [notice.facts for notice in told] == [{"process": other.pid}]


def test_drafts_of_a_power_cut_are_swept(tmp_path: Path) -> None:
    """What a stopped machine left half written is gone at the next start, and never listed."""
    (tmp_path / f".{SLOT}.4711.draft").write_bytes(b"half")
    library = Library(tmp_path)

    assert inside(tmp_path) == {}
    library.close()


def test_a_deleted_match_can_come_back(library: Library) -> None:
    """Deleting moves the match with its copies away; restoring moves all of it back."""
    kept(library, 5, 6)
    before = inside(library.folder)
    library.delete(SLOT)
    away, listed = inside(library.folder / DELETED), library.rows()
    library.restore(SLOT)

    assert listed == []
    assert away == before == inside(library.folder)


def test_restoring_overwrites_nothing(library: Library) -> None:
    """A match that was saved under the name since stays."""
    kept(library, 5)
    library.delete(SLOT)
    kept(library, 6)
    with pytest.raises(SaveRefused) as caught:
        library.restore(SLOT)

    assert caught.value.notice.code == "exists"
    assert library.load(SLOT).header.decisions == 6


def test_deleting_what_is_not_there_is_an_error(library: Library) -> None:
    """The error names it."""
    with pytest.raises(SaveUnreadable, match=SLOT):
        library.delete(SLOT)

    assert library.rows() == []


def test_a_disk_that_refuses_to_move_is_an_error(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is then still there."""
    kept(library, 5)
    with monkeypatch.context() as disk:
        refuse(disk, "replace", errno.EACCES)
        with pytest.raises(SaveRefused, match="read-only"):
            library.delete(SLOT)

    assert library.load(SLOT).header.decisions == 5


def test_a_match_is_handed_out_and_taken_in(library: Library, tmp_path: Path) -> None:
    """An exported file is the same, and gets a new name of its own when it comes back."""
    path = kept(library, 5)
    target = tmp_path / "for a friend.save"
    library.export_match(SLOT, target)
    name = library.import_match(target)

    assert name != SLOT
    assert {target.read_bytes(), (library.folder / name).read_bytes()} == {path.read_bytes()}


def test_handing_out_overwrites_nothing(library: Library, tmp_path: Path) -> None:
    """A file that is there already stays."""
    kept(library, 5)
    target = tmp_path / "precious.save"
    target.write_bytes(b"precious")
    with pytest.raises(SaveRefused) as caught:
        library.export_match(SLOT, target)

    assert caught.value.notice.code == "exists"
    assert target.read_bytes() == b"precious"


def test_only_a_match_that_opens_is_taken_in(library: Library, tmp_path: Path) -> None:
    """Anything else is refused by its name, and the library is as before."""
    source = tmp_path / "junk.save"
    source.write_bytes(b"junk")
    with pytest.raises(SaveDamaged, match=r"junk\.save"):
        library.import_match(source)

    assert library.rows() == []


@pytest.mark.parametrize("call", ["export", "import"])
def test_a_full_disk_while_moving_whole_files_is_an_error(
    call: str, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is raised at once, as a person waits for it, and nothing is left behind."""
    path = kept(library, 5)
    before = inside(library.folder)
    with monkeypatch.context() as disk:
        refuse(disk, "fsync", errno.ENOSPC)
        with pytest.raises(SaveRefused, match="full"):
            library.export_match(SLOT, tmp_path / "out.save") if call == "export" else library.import_match(
                path
            )

    assert inside(library.folder) == before
    assert not (tmp_path / "out.save").exists()


@pytest.mark.parametrize(
    "name", ["../up.save", "/etc/passwd", "a/b.save", "a\\b.save", "x.txt", "", "..", "zero\0.save"]
)
def test_only_names_of_matches_are_opened(library: Library, name: str) -> None:
    """No name leads out of the folder."""
    kept(library, 5)
    (library.folder.parent / "up.save").write_bytes(packed(3))
    with pytest.raises(SaveUnreadable) as caught:
        library.load(name)

    assert caught.value.notice.code == "missing"


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    """The last autosave before the end of the program is on disk."""
    library = Library(tmp_path)
    library.autosave(SLOT, saved(9))
    done = library.close()

    assert done
    assert unpack((tmp_path / SLOT).read_bytes(), SLOT).header.decisions == 9


def test_a_match_beyond_all_bounds_is_told(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving never raises, whatever the match."""
    monkeypatch.setattr("saves.match_file.SIZE_LIMIT", 100)
    library.save(SLOT, saved(9))

    assert [notice.code for notice in library.poll()] == ["too_large"]
    assert library.rows() == []


def test_no_error_stops_the_list(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that vanishes while the list is made is a row like any other bad one."""
    kept(library, 5)

    def gone(_: Path) -> None:
        raise SaveUnreadable("missing", SLOT)

    monkeypatch.setattr("saves.library.read_header", gone)

    assert [(row.name, row.header) for row in library.rows()] == [(SLOT, None)]


def test_a_file_too_large_to_read_makes_way(library: Library) -> None:
    """A match whose file became something enormous is still kept, and the enormous thing too."""
    path = library.folder / SLOT
    with path.open("wb") as file:
        file.truncate(5 << 20)
    kept(library, 5)

    assert library.load(SLOT).header.decisions == 5
    assert [len(data) for data in inside(library.folder / DAMAGED).values()] == [5 << 20]


def test_what_was_packed_elsewhere_is_listed(library: Library) -> None:
    """A file that a person puts into the folder, under whatever name, is a match like the others."""
    library.folder.joinpath("My best game!.save").write_bytes(pack(saved(4), SAVED_AT))

    assert library.load("My best game!.save").name == "My best game!.save"
