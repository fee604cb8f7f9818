"""The folder of matches: list, keep, open, delete, hand out, take in."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.disk.copies import DELETED
from saves.disk.notices import SaveDamaged, SaveRefused, SaveUnreadable
from saves.matches.library import Library
from saves.matches.match_file import SavedMatch, pack, unpack
from tests.saves.matches import ANN_AND_BEN, GAME, SAVED_AT, a_match, packed, saved
from tests.saves.shelf import SLOT, inside, kept


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
    monkeypatch.setattr("saves.matches.match_file.play_again", None)

    assert [row.name for row in library.rows()] == [SLOT]


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


def test_what_was_packed_elsewhere_is_listed(library: Library) -> None:
    """A file that a person puts into the folder, under whatever name, is a match like the others."""
    library.folder.joinpath("My best game!.save").write_bytes(pack(saved(4), SAVED_AT))

    assert library.load("My best game!.save").name == "My best game!.save"
