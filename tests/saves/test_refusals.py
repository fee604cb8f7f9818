"""Disks that refuse and programs that share a folder: told once, and the game goes on."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from saves.disk.notices import SaveRefused
from saves.matches.library import Library
from saves.matches.match_file import unpack
from tests.saves.disk import refuse
from tests.saves.matches import packed, saved
from tests.saves.shelf import CHECKOUT, SLOT, inside, kept

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
    plain = os.open

    def opened(path: Path, flags: int, *rest: int) -> int:
        if flags & os.O_CREAT:
            raise OSError(errno.EROFS, "read-only")
        return plain(path, flags, *rest)

    monkeypatch.setattr(os, "open", opened)
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

    assert [(notice.code, notice.facts) for notice in told] == [("in_use", {"process": str(os.getpid())})]
    assert while_shared == 5
    assert unpack((library.folder / SLOT).read_bytes(), SLOT).header.decisions == 7


def test_a_program_that_died_holds_nothing(tmp_path: Path) -> None:
    """The lock of a process that ended without a word is free, though its file is still there."""
    code = (
        "import os, sys; from pathlib import Path; from saves.matches.library import Library; "
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
        "import sys; from pathlib import Path; from saves.matches.library import Library; "
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

    assert [notice.facts for notice in told] == [{"process": str(other.pid)}]


def test_a_disk_that_refuses_to_move_is_an_error(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is then still there."""
    kept(library, 5)
    with monkeypatch.context() as disk:
        refuse(disk, "replace", errno.EACCES)
        with pytest.raises(SaveRefused, match="read-only"):
            library.delete(SLOT)

    assert library.load(SLOT).header.decisions == 5


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


def test_a_match_beyond_all_bounds_is_told(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving never raises, whatever the match."""
    monkeypatch.setattr("saves.matches.match_file.SIZE_LIMIT", 100)
    library.save(SLOT, saved(9))

    assert [notice.code for notice in library.poll()] == ["too_large"]
    assert library.rows() == []
