"""Sharing as it is pictured: the ways there are, the choices for a clip, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.screens.replay.scene import ReplayScene
from game.screens.requests import OpenClip, OpenMaking, OpenPage, OpenReplay, OpenResult
from game.screens.result.scene import ResultScene
from game.share.clip_wish import ClipWish
from game.share.job import CLIP, ShareJob
from tests.pictures.scenarios import ended
from tests.pictures.screenshots import ScreenshotHarness, seated


def share(harness: ScreenshotHarness) -> None:
    """What the result of a match can be shared as."""
    harness.worker.silent = True
    harness.program.open(OpenResult(seated(ended("heroes"), {0: "Ann"}), staged=False))
    harness.found(ResultScene)._share()


def share_clip(harness: ScreenshotHarness) -> None:
    """A clip of a moment in a replay."""
    harness.worker.silent = True
    harness.program.open(OpenReplay(seated(ended("heroes"), {0: "Ann"}), 40))
    session = harness.found(ReplayScene).session
    viewpoints = tuple(way.viewpoint for way in session.ways if not way.open)
    harness.program.open(OpenClip(session.table, 40, viewpoints))


def share_page(harness: ScreenshotHarness) -> None:
    """A web page of a match of which little is analysed."""
    harness.worker.silent = True
    table = seated(ended("heroes"), {0: "Ann"})
    harness.program.open(OpenResult(table, staged=False))
    harness.program.open(OpenPage(table, tuple(range(table.match.seats))))


def share_making(harness: ScreenshotHarness) -> None:
    """More than half of it is made."""
    share_clip(harness)
    harness.program.stack.pop()
    table = harness.found(ReplayScene).session.table
    job = ShareJob(table, CLIP, ClipWish(0, 30, 40), "en")
    job.share = 0.62
    harness.program.open(OpenMaking(job, "share-clip_making"))


SHARE_FIXTURES: Final[Mapping[str, Callable[[ScreenshotHarness], None]]] = {
    "share": share,
    "share_clip": share_clip,
    "share_making": share_making,
    "share_page": share_page,
}
