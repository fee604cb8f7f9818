"""A person's own data as it is pictured: the page, what it asks, and what is going on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from game.screens.data.page import Offer, Offers
from game.screens.data.scene import DataScene
from game.screens.data.tasks import Task
from game.screens.data.work import Work
from saves.disk.folders import Folders
from tests.pictures.screenshots import HOME, ScreenshotHarness

MADE: Final = datetime(2026, 3, 12, 18, 30)  # noqa: DTZ001  # local, as it is shown


class HalfWork(Work[object]):
    """Work that never ends."""

    @property
    def done(self) -> bool:
        """Never."""
        return False


def offered(_: Folders) -> Offers:
    """One export and two backups."""

    def offer(time: datetime, size: int) -> Offer:
        return Offer(Path(f"herotable-data-{time:%Y%m%d-%H%M%S}.zip"), time, size)

    return Offers([offer(MADE, 3_240_000)], [offer(MADE - timedelta(7 * one), 3_100_000) for one in (0, 1)])


def data(harness: ScreenshotHarness) -> None:
    """The page."""
    shown(harness)


def shown(harness: ScreenshotHarness) -> DataScene:
    """Show the page."""
    harness.program.folders = Folders.below(HOME)
    scene = DataScene(harness.program, offers=offered)
    harness.program.stack.push(scene)
    return scene


def data_end(harness: ScreenshotHarness) -> None:
    """Its end: the data folder, and deleting everything."""
    scene = shown(harness)
    scene.page.focus(scene.page.named("erase"))


def data_erase(harness: ScreenshotHarness) -> None:
    """The first question before everything is deleted."""
    shown(harness)._ask_erase()


def data_busy(harness: ScreenshotHarness) -> None:
    """An import, half-way."""
    work = HalfWork(lambda progress: progress(1, 2))
    work.result()
    shown(harness)._begin(Task("import", work, lambda: None))


DATA_FIXTURES: Final[Mapping[str, Callable[[ScreenshotHarness], None]]] = {
    "data": data,
    "data_end": data_end,
    "data_erase": data_erase,
    "data_busy": data_busy,
}
