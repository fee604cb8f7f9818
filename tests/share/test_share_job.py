"""Making something in a process of its own: what comes of it, cancelled, broken or killed; and the disk."""

from __future__ import annotations

import errno
import os
import stat
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.screens.app import picture_files
from game.screens.app.picture_files import PictureFiles, Written
from game.screens.seating import TableMatch
from game.selftest import played
from game.share.card_wish import CardWish
from game.share.clip_wish import ClipWish
from game.share.job import CARD, CLIP, ShareJob
from game.texts.texts import Voice
from saves.disk.notices import Notice, SaveRefused

SECONDS = 60.0  # that anything may take on a busy machine


@pytest.fixture(scope="module")
def table() -> TableMatch:
    """A finished match."""
    return played("splendor_marvel", 2)


def breaks(_table: TableMatch, _wish: bytes, _words: Voice, _progress: Callable[[float], None]) -> bytes:
    """Fail, as something unforeseen would."""
    raise KeyError("unforeseen")


def dies(_table: TableMatch, _wish: bytes, _words: Voice, _progress: Callable[[float], None]) -> bytes:
    """End the process without a word."""
    os._exit(3)


def sleeps(_table: TableMatch, _wish: bytes, _words: Voice, progress: Callable[[float], None]) -> bytes:
    """Take longer than anybody waits."""
    progress(0.25)
    time.sleep(600)
    return b""


def outcome(files: PictureFiles) -> list[Written | Notice]:
    """Wait until a file is written, or isn't."""
    for thread in files._threads:
        thread.join(SECONDS)
    return files.poll()


def test_a_card_and_a_clip_are_made_elsewhere_and_written(table: TableMatch, tmp_path: Path) -> None:
    """Under names of their own; the progress ends at 1."""
    files = PictureFiles(tmp_path / "pictures")
    clip = ShareJob(table, CLIP, ClipWish(0, 3, 5, "webp", 640), "en")
    card = ShareJob(table, CARD, CardWish(), "de")
    files.write(clip.make, "a", ".webp", "share-clip_saved")
    files.write(card.make, "a", ".png", "share-card_saved")
    came = outcome(files)

    assert {one.path.name for one in came if isinstance(one, Written)} == {"a-1.webp", "a-1.png"}
    assert clip.share == 1.0 and clip.ended and card.ended
    assert (tmp_path / "pictures" / "a-1.webp").read_bytes()[8:12] == b"WEBP"


@pytest.mark.parametrize("maker", ["breaks", "dies"])
def test_what_goes_wrong_there_is_told_here(table: TableMatch, tmp_path: Path, maker: str) -> None:
    """Nothing is left behind."""
    files = PictureFiles(tmp_path)
    job = ShareJob(table, f"{__name__}:{maker}", CardWish(), "en")
    files.write(job.make, "a", ".png", "share-card_saved")
    came = outcome(files)

    assert [one.code for one in came if isinstance(one, Notice)] == ["share_failed"]
    assert job.ended and not list(tmp_path.iterdir())


def test_a_cancelled_job_ends_at_once_and_leaves_nothing(table: TableMatch, tmp_path: Path) -> None:
    """Its process is killed."""
    files = PictureFiles(tmp_path)
    job = ShareJob(table, f"{__name__}:sleeps", CardWish(), "en")
    files.write(job.make, "a", ".png", "share-card_saved")
    until = time.monotonic() + SECONDS
    while job.share < 0.25 and time.monotonic() < until:
        time.sleep(0.02)
    process = job._process
    job.cancel()
    came = outcome(files)

    assert process is not None and not process.is_alive() and job.share == 0.25
    assert job.ended and came == [] and not list(tmp_path.iterdir())


def test_a_job_cancelled_before_it_began_makes_nothing(table: TableMatch) -> None:
    """The thread may start late."""
    job = ShareJob(table, f"{__name__}:sleeps", CardWish(), "en")
    job.cancel()

    assert job.make() is None and job.ended


@pytest.mark.parametrize(("trouble", "code"), [(errno.ENOSPC, "disk_full"), (errno.EACCES, "read_only")])
def test_a_disk_that_refuses_leaves_no_half_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: int, code: str
) -> None:
    """The person is told why."""

    def refuse(_path: Path, _data: bytes) -> None:
        raise OSError(trouble, "refused")

    monkeypatch.setattr(picture_files, "write_atomically", refuse)
    files = PictureFiles(tmp_path)
    files.write(lambda: b"clip", "a", ".gif", "share-clip_saved")
    came = outcome(files)

    assert [one.code for one in came if isinstance(one, Notice)] == [code] and not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a folder that can be closed")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """The disk's own refusal."""
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    files = PictureFiles(tmp_path / "pictures")
    files.write(lambda: b"clip", "a", ".gif", "share-clip_saved")
    came = outcome(files)
    tmp_path.chmod(stat.S_IRWXU)

    assert [one.code for one in came if isinstance(one, Notice)] == ["read_only"]


def test_what_a_maker_raises_is_told_and_none_is_silence(tmp_path: Path) -> None:
    """A thread never dies of it."""

    def refuse() -> bytes:
        raise SaveRefused("share_failed", "", reason="why")

    files = PictureFiles(tmp_path)
    before = threading.active_count()
    files.write(refuse, "a", ".gif", "share-clip_saved")
    files.write(lambda: None, "a", ".gif", "share-clip_saved")
    came = outcome(files)

    assert [one.code for one in came if isinstance(one, Notice)] == ["share_failed"] and len(came) == 1
    assert threading.active_count() == before
