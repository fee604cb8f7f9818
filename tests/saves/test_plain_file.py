"""Only regular files are opened, and their names are shown without what they hide."""

from __future__ import annotations

import os
import socket
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from game.dust_collectorz.decks.saves import Decks, read_text_file
from game.engine.files.plain_file import NotPlain, handle_of, open_plain, plain_text, shown
from game.texts import languages as languages_module
from saves.disk.files import read_bounded, read_start
from saves.disk.folders import Folders
from saves.disk.lock import FolderLock
from saves.disk.notices import Notice, SaveError
from saves.matches.library import Library
from saves.matches.match_file import open_match
from saves.settings import Settings, load_settings, save_settings
from saves.statistics.statistics import Statistics
from tests.saves.matches import packed, saved
from tests.saves.shelf import SLOT, kept

BAD_NAME = os.fsdecode(b"gr\xfc\xdfe.save")  # as an old archive makes it
PATIENCE = 20.0  # seconds; what opens a pipe never comes back


def pipe(path: Path) -> Path:
    """Put a pipe there that nobody writes into."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    return path


def in_time(act: Callable[[], object]) -> object:
    """Do something and return what came of it; fail where it waits for ever."""
    found: list[object] = []
    thread = threading.Thread(target=lambda: found.append(act()), daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert not thread.is_alive(), "it waits for a pipe"
    return found[0] if found else None


@pytest.mark.parametrize("kind", ["pipe", "socket", "folder", "device", "link to a pipe"])
def test_nothing_but_regular_files_is_opened(kind: str, tmp_path: Path) -> None:
    """Each is refused at once as no ordinary file."""
    path = tmp_path / "x.save"
    if kind == "pipe":
        pipe(path)
    elif kind == "socket":
        short = Path(os.path.relpath(path))
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(str(short if len(str(short)) < 100 else path))
    elif kind == "folder":
        path.mkdir()
    elif kind == "device":
        path = Path("/dev/zero")
    else:
        path.symlink_to(pipe(tmp_path / "pipe"))

    def codes() -> list[str]:
        told = []
        for read in (
            read_bounded,
            lambda one: read_start(one, 9),
            open_match,
            lambda one: read_text_file(one, 9),
        ):
            with pytest.raises(SaveError) as caught:
                read(path)
            told.append(caught.value.notice.code)
        return told

    assert in_time(codes) == ["not_a_file"] * 4


def test_what_was_exchanged_between_looking_and_opening_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that becomes a pipe at the last moment is neither waited for nor read."""
    path, regular = pipe(tmp_path / "x.save"), tmp_path / "regular"
    regular.write_bytes(b"")
    status = regular.stat()
    monkeypatch.setattr(Path, "stat", lambda *_, **__: status)

    def opened() -> object:
        with pytest.raises(NotPlain) as caught:
            open_plain(path)
        return caught.value.code

    assert in_time(opened) == "not_a_file"


def test_a_refused_file_leaves_no_handle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was opened and found to be something else is closed."""
    path = tmp_path / "x"
    path.write_bytes(b"")
    closed: list[int] = []
    plain = os.close

    def close(handle: int) -> None:
        closed.append(handle)
        plain(handle)

    monkeypatch.setattr(os, "close", close)
    found = iter([True, False])
    monkeypatch.setattr(stat, "S_ISREG", lambda _mode: next(found))
    with pytest.raises(NotPlain):
        handle_of(path)

    assert len(closed) == 1


@pytest.mark.parametrize(
    "name",
    ["matches/a.save", "matches/in-use", "matches/decks/a.deck", "matches/statistics/played.lines"],
)
def test_pipes_among_the_files_stop_nothing(name: str, tmp_path: Path) -> None:
    """Lists, statistics and locks come back at once; matches are kept where no pipe stands in the way."""
    pipe(tmp_path / name)

    def use() -> list[int]:
        library = Library(tmp_path / "matches")
        decks = Decks(tmp_path / "matches" / "decks")
        statistics = Statistics(tmp_path / "matches" / "statistics")
        library.save(SLOT, saved(3))
        library.flush()
        counts = [len(library.rows()), len(decks.rows()), len(statistics.played)]
        for one in (library, decks, statistics):
            one.close()
        return counts

    rows = {"matches/a.save": [2, 0, 0], "matches/in-use": [0, 0, 0], "matches/decks/a.deck": [1, 1, 0]}
    assert in_time(use) == rows.get(name, [1, 0, 0])
    assert stat.S_ISFIFO((tmp_path / name).stat().st_mode)


def test_a_lock_that_is_no_file_is_told(tmp_path: Path) -> None:
    """Nothing is kept there, and the reason is named."""
    pipe(tmp_path / "in-use")
    lock = FolderLock(tmp_path)
    with pytest.raises(NotPlain):
        lock.take()

    assert (lock.held, lock.holder()) == (False, 0)


def test_settings_that_are_a_pipe_are_kept_aside(tmp_path: Path) -> None:
    """The defaults stand in, and the next change is written into a file."""
    path = pipe(tmp_path / "settings.json")
    told = in_time(lambda: load_settings(path)[1][0].code)
    in_time(lambda: save_settings(path, Settings(name="Ann")))

    assert told == "not_a_file"
    assert load_settings(path)[0].name == "Ann"


def test_a_language_that_is_a_pipe_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are there."""
    folder = tmp_path / "common/text/nl"
    folder.mkdir(parents=True)
    pipe(folder / "language.ftl")
    monkeypatch.setattr(languages_module, "ROOTS", (*languages_module.ROOTS, tmp_path))

    assert in_time(lambda: list(languages_module.languages())) == ["en", "de", "fr"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("plain Ä ß 龍.save", "plain Ä ß 龍.save"),
        (BAD_NAME, r"gr\xfc\xdfe.save"),
        ("a\nb\x1b[2J\u202e.save", r"a\x0ab\x1b[2J\u202e.save"),
        ("\ud800.save", r"\ud800.save"),
        ("\U000e0001.save", r"\U000e0001.save"),
    ],
)
def test_names_are_shown_without_what_they_hide(name: str, told: str) -> None:
    """Bytes that are no text, line breaks and signs that turn the writing are written out."""
    assert shown(name) == told
    assert shown(name).encode()
    assert f"{told} wasn’t found. Was it moved or renamed?" == str(Notice("missing", name))


def test_other_texts_keep_their_line_breaks() -> None:
    """Only what can't be encoded is written out there."""
    assert plain_text("a\nb " + BAD_NAME) == "a\nb gr\\xfc\\xdfe.save"


def test_matches_of_a_name_that_is_no_text_are_matches_like_others(tmp_path: Path) -> None:
    """Listed, opened, kept, deleted, brought back, handed out and taken in; a broken one says so."""
    (tmp_path / "m").mkdir()
    (tmp_path / "m" / BAD_NAME).write_bytes(packed(5))
    broken = os.fsdecode(b"\xff.save")
    (tmp_path / "m" / broken).write_bytes(b"nothing")
    library = Library(tmp_path / "m")
    rows = {row.name: row for row in library.rows()}
    kept(library, 6, name=BAD_NAME)
    library.delete(BAD_NAME)
    library.restore(BAD_NAME)
    target = tmp_path / os.fsdecode(b"\xe4.save")
    library.export_match(BAD_NAME, target)
    library.import_match(target)
    decisions = library.load(BAD_NAME).header.decisions
    with pytest.raises(SaveError, match=r"\\xff.save"):
        library.load(broken)
    library.close()

    assert rows[BAD_NAME].header is not None and rows[broken].notice is not None
    assert decisions == 6


def test_folders_of_a_name_that_is_no_text_are_used(tmp_path: Path) -> None:
    """Everything below a home of such a name works."""
    folders = Folders.below(tmp_path / os.fsdecode(b"h\xf6me"))
    library = Library(folders.matches)
    kept(library, 5)
    library.close()

    assert folders.check() == []
