"""A program whose every picture is the same whenever it is drawn: fixed matches, fixed times, no motion.

Which scenes there are to be seen is `scene_fixtures`' matter, how pictures are compared `image_comparison`'s.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import pygame

from game.dust_collectorz.screens.part import decks_of
from game.engine.match import Match
from game.screens.app.main_loop import MainLoop
from game.screens.challenges.desk import FeatDesk
from game.screens.games import Covers
from game.screens.menus.menu import MenuScene
from game.screens.scene import Scene
from game.screens.seating import Chair, TableMatch
from game.screens.widgets.widget import Widget
from game.table.stage import Stage
from game.texts.texts import Voice
from saves.disk.folders import Folders
from saves.matches.library import Library
from saves.settings import Settings
from saves.statistics.statistics import Statistics
from tests.screens.pilots.match_pilot import STEP, Bottom, Pilot
from tests.screens.pilots.menu_pilot import QuietAudio
from tests.screens.pilots.scripted import PromptWorker

NOW: Final = datetime(2026, 3, 14, 15, 9, tzinfo=UTC)
HOME: Final = Path("/home/ann/herotable")  # what a page tells about folders; nothing is written there
RIVALS: Final = (("Pip", "squire"), ("Rowan", "knight"), ("Vega", "captain"), ("Orin", "champion"))
STILL: Final = 6  # equal frames after which all is painted that is painted a little at a time
PATIENCE: Final = 300  # frames
Kind = TypeVar("Kind", bound=Scene)


@contextmanager
def universal_time() -> Iterator[None]:
    """Let every time of day be told as in Greenwich, wherever the machine stands."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = "UTC"
    _follow_zone()
    try:
        yield
    finally:
        if before is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = before
        _follow_zone()


def _follow_zone() -> None:
    if hasattr(time, "tzset"):
        time.tzset()


@cache
def covers() -> Covers:
    """All pictures of boxes and games, drawn."""
    drawn = Covers()
    while drawn.step():
        pass
    return drawn


def seated(match: Match, persons: Mapping[int, str]) -> TableMatch:
    """The match with some people at it, by their seats, and computer players at all others."""
    rivals = iter((*RIVALS, ("Nyx", "squire"), ("Bo", "knight")))
    chairs = []
    for seat in range(match.seats):
        if seat in persons:
            chairs.append(Chair(persons[seat], seat))
        else:
            name, level = next(rivals)
            chairs.append(Chair(name, seat, level))
    return TableMatch(match, tuple(chairs))


class StillDesk(FeatDesk):
    """A desk that looks at no matches, so that no result has news."""

    def update(self, _seconds: float) -> None:
        """Do nothing."""


class ScreenshotHarness(Pilot):
    """One person before a program that is about to be pictured."""

    def __init__(self, folder: Path, language: str, size: tuple[int, int], **wishes: object) -> None:
        """Open a program of its own that keeps what it must in `folder`."""
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        wanted = {"name": "Ann", "motion": "none", "speed": 4.0, **wishes}
        settings = Settings(language=language, **wanted)  # type: ignore[arg-type]
        words = Voice(language, strict=True)
        library = Library(folder / "matches", now=lambda: NOW)
        self.worker = PromptWorker()
        self.program = MainLoop(settings, words, library, QuietAudio(), size)
        self.program.statistics = Statistics(folder / "statistics", lambda: NOW)
        self.program.remembered.feats = StillDesk(self.program)
        self.program.covers = covers()
        self.program.ai.use(self.worker.as_worker())
        self.program.stack.home(Bottom())

    def sit_down(self, match: Match, *, at: int | None = None, name: str = "Ann") -> None:
        """Sit down at a match as whoever is to move, or at the seat `at`, against computer players."""
        seat = match.state.to_move if at is None else at
        self.program.open_match(seated(match, {seat: name}))
        self.rest()

    def keep(self, name: str, table: TableMatch) -> None:
        """Put a match into the library."""
        self.program.library.save(name, table.saved())
        assert self.program.library.flush()

    def found(self, kind: type[Kind]) -> Kind:
        """The uppermost scene of a kind."""
        return next(scene for scene in reversed(self.program.stack.scenes) if isinstance(scene, kind))

    @property
    def menu(self) -> MenuScene:
        """The menu on top."""
        return self.found(MenuScene)

    def point(self, name: str) -> None:
        """Rest the pointer on a widget of the menu on top."""
        widget = self.menu.page.named(name)
        assert isinstance(widget, Widget)
        self.mouse(pygame.MOUSEMOTION, widget.rect.center)

    def tell_folders(self) -> None:
        """Let the folders be told that a person might have."""
        self.program.folders = Folders.below(HOME)
        self.program.library.folder = HOME / "matches"
        decks_of(self.program).folder = HOME / "decks"
        self.program.pictures.folder = HOME / "pictures"

    def picture(self) -> pygame.Surface:
        """What is to be seen once nothing moves any more."""
        for scene in self.program.stack.scenes:
            view = getattr(scene, "view", scene)
            stage, board = (
                getattr(view, "stage", None),
                getattr(getattr(view, "window", scene), "board", None),
            )
            if isinstance(stage, Stage) and board is not None:
                stage.settle(board)
        before, equal = b"", 0
        for _ in range(PATIENCE):
            self.program.draw(self.surface)
            now = self.surface.get_view("0").raw
            waiting = self.program.stirred
            equal = equal + 1 if now == before and not waiting else 0
            if equal == STILL:
                return self.surface
            before = now
            self.program.update(0.0)
        raise AssertionError("something never stops moving")

    def close(self) -> None:
        """End the program."""
        self.wait(STEP)
        self.program.close()
