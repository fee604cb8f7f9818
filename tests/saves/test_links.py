"""Files that are links into another folder, as programs use them that keep folders alike."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.dust_collectorz.decks.saves import Decks, SavedDeck
from game.engine.files.plain_file import NotPlain
from saves.disk.copies import DELETED
from saves.disk.files import copy_path, read_bounded, write_atomically, write_keeping_copies
from saves.disk.notices import SaveRefused, SaveUnreadable, refused
from saves.matches.library import Library
from saves.settings import Settings, load_settings, save_settings
from tests.saves.disk import PowerCut, StoppingMachine, refuse
from tests.saves.matches import packed, saved
from tests.saves.shelf import SLOT, kept

WRITERS: list[Callable[[Path, bytes], None]] = [write_atomically, write_keeping_copies]


def linked(folder: Path, name: str, data: bytes | None, *, relative: bool = False) -> tuple[Path, Path]:
    """Make a link `name` in `folder` to a file in a folder beside it; return both."""
    elsewhere = folder.parent / "synced"
    elsewhere.mkdir(exist_ok=True)
    folder.mkdir(exist_ok=True)
    target = elsewhere / f"real-{name}"
    if data is not None:
        target.write_bytes(data)
    link = folder / name
    link.symlink_to(Path("..") / "synced" / target.name if relative else target)
    return link, target


@pytest.mark.parametrize("relative", [False, True])
@pytest.mark.parametrize("write", WRITERS)
def test_a_link_stays_a_link_and_its_file_is_written(
    write: Callable[[Path, bytes], None], *, relative: bool, tmp_path: Path
) -> None:
    """What it leads to holds the new bytes; no draft is left on either side."""
    link, target = linked(tmp_path / "matches", SLOT, b"old", relative=relative)
    write(link, b"new")

    assert link.is_symlink()
    assert (target.is_symlink(), target.read_bytes()) == (False, b"new")
    assert [path.name for path in target.parent.iterdir()] == [target.name]


def test_older_copies_of_a_linked_file_are_files_beside_the_link(tmp_path: Path) -> None:
    """Three of them, each what the file held before, none of them a link."""
    link, target = linked(tmp_path / "matches", SLOT, b"0")
    for version in (b"1", b"2", b"3", b"4"):
        write_keeping_copies(link, version)
    copies = [copy_path(link, number) for number in (1, 2, 3)]

    assert [copy.read_bytes() for copy in copies] == [b"3", b"2", b"1"]
    assert not any(copy.is_symlink() for copy in copies)
    assert target.read_bytes() == b"4"


def test_copies_of_a_file_on_another_disk_are_made_by_copying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a second name can't be had the bytes are written."""
    link, _ = linked(tmp_path / "matches", SLOT, b"old")
    refuse(monkeypatch, "link", errno.EXDEV)
    write_keeping_copies(link, b"new")

    assert copy_path(link, 1).read_bytes() == b"old"


@pytest.mark.parametrize("step", range(12))
def test_a_power_cut_at_any_step_leaves_a_linked_file_whole(
    step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Old or new, and the link is never away."""
    link, target = linked(tmp_path / "matches", SLOT, b"old old")
    with monkeypatch.context() as machine:
        StoppingMachine(machine, step)
        with contextlib.suppress(PowerCut):
            write_keeping_copies(link, b"new new")

    assert link.is_symlink()
    assert target.read_bytes() in {b"old old", b"new new"}


def test_a_linked_match_is_played_on_where_it_lies(tmp_path: Path) -> None:
    """Loaded, saved, loaded again; the link stays, and the folder's own files are as ever."""
    link, target = linked(tmp_path / "matches", SLOT, packed(5))
    library = Library(link.parent)
    before = library.load(SLOT).header.decisions
    kept(library, 7)
    after = library.load(SLOT).header.decisions
    library.close()

    assert (before, after, link.is_symlink()) == (5, 7, True)
    assert b'"decisions":7' in target.read_bytes()
    assert b'"decisions":5' in copy_path(link, 1).read_bytes()


def test_a_damaged_linked_match_is_kept_aside_and_written_through(tmp_path: Path) -> None:
    """The damaged bytes lie in damaged/, the new ones where the link leads."""
    link, target = linked(tmp_path / "matches", SLOT, b"broken")
    library = Library(link.parent)
    kept(library, 7)
    library.close()

    assert [path.read_bytes() for path in (link.parent / "damaged").iterdir()] == [b"broken"]
    assert link.is_symlink() and b'"decisions":7' in target.read_bytes()


@pytest.mark.parametrize("relative", [False, True])
def test_a_deleted_link_comes_back(*, relative: bool, tmp_path: Path) -> None:
    """Deleting moves the link, not what it leads to; one that leads to nothing from there comes back, too."""
    link, target = linked(tmp_path / "matches", SLOT, packed(5), relative=relative)
    library = Library(link.parent)
    library.delete(SLOT)
    gone = not os.path.lexists(link) and os.path.lexists(link.parent / DELETED / SLOT)
    library.restore(SLOT)
    decisions = library.load(SLOT).header.decisions
    library.close()

    assert (gone, link.is_symlink(), target.exists(), decisions) == (True, True, True, 5)


def bad_links(folder: Path) -> dict[str, Path]:
    """Links that lead to no file, by what is wrong with them."""
    folder.mkdir(exist_ok=True)
    (folder / "a folder").mkdir()
    made = {name: folder / f"{name}.save" for name in ("link_to_nothing", "link_loop", "folder", "device")}
    made["link_to_nothing"].symlink_to(folder / "nowhere")
    made["link_loop"].symlink_to(made["link_loop"])
    made["folder"].symlink_to(folder / "a folder")
    made["device"].symlink_to(os.devnull)
    return made


@pytest.mark.parametrize("name", ["link_to_nothing", "link_loop", "folder", "device"])
@pytest.mark.parametrize("write", WRITERS)
def test_a_link_that_leads_to_no_file_is_refused_and_stays(
    write: Callable[[Path, bytes], None], name: str, tmp_path: Path
) -> None:
    """For reading and for writing, each time with what is wrong with it."""
    link = bad_links(tmp_path / "matches")[name]
    before = sorted(path.name for path in link.parent.rglob("*"))
    with pytest.raises(NotPlain) as writing:
        write(link, b"new")
    with pytest.raises(SaveUnreadable) as reading:
        read_bounded(link)
    code = name if name.startswith("link") else "not_a_file"

    assert refused(writing.value, link.name).notice.code == reading.value.notice.code == code
    assert link.is_symlink()
    assert sorted(path.name for path in link.parent.rglob("*")) == before


def test_links_that_lead_to_no_file_are_rows_that_say_so(tmp_path: Path) -> None:
    """Each is listed with its reason; saving under its name tells the same and loses nothing."""
    folder = tmp_path / "matches"
    bad_links(folder)
    library = Library(folder)
    listed = {row.name: row.notice.code for row in library.rows() if row.notice}
    library.save("link_loop.save", saved(3))
    library.flush()
    told = [notice.code for notice in library.poll()]
    library.delete("link_to_nothing.save")
    library.close()

    assert listed == {
        "link_to_nothing.save": "link_to_nothing",
        "link_loop.save": "link_loop",
        "folder.save": "not_a_file",
        "device.save": "not_a_file",
    }
    assert told == ["link_loop"]


def test_handing_out_over_a_link_is_refused(tmp_path: Path) -> None:
    """Also over one that leads to nothing."""
    library = Library(tmp_path / "matches")
    kept(library, 5)
    target = tmp_path / "out.save"
    target.symlink_to(tmp_path / "nowhere")
    with pytest.raises(SaveRefused):
        library.export_match(SLOT, target)
    library.close()

    assert not (tmp_path / "nowhere").exists()


def test_linked_settings_stay_linked(tmp_path: Path) -> None:
    """Also when what they lead to is no settings: that is copied aside."""
    link, target = linked(tmp_path / "config", "settings.json", b'{"name": "Ann"}')
    loaded, _ = load_settings(link)
    trouble = save_settings(link, Settings(name="Ben"))
    target.write_bytes(b"no json")
    load_settings(link)
    load_settings(link)
    save_settings(link, Settings(name="Cleo"))

    assert (loaded.name, trouble) == ("Ann", None)
    assert link.is_symlink() and b"Cleo" in target.read_bytes()
    assert [path.read_bytes() for path in link.parent.glob("*.broken-*")] == [b"no json"]


def test_a_linked_deck_stays_linked(tmp_path: Path) -> None:
    """As a match does."""
    first = Decks(tmp_path / "plain")
    first.save("a.deck", SavedDeck("Attic", ()))
    first.close()
    link, target = linked(tmp_path / "decks", "a.deck", (tmp_path / "plain" / "a.deck").read_bytes())
    decks = Decks(link.parent)
    decks.save("a.deck", SavedDeck("Cellar", ()))
    decks.flush()
    names = [row.deck.name for row in decks.rows() if row.deck]
    decks.close()

    assert (names, link.is_symlink()) == (["Cellar"], True)
    assert b"Cellar" in target.read_bytes()
