"""What all scenes share: settings, texts, saves, sound, computer players, and the other scenes.

It opens no window and reads no clock; `game.screens.app.main_loop` drives it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from game.screens.app.ai_process import AIProcess
from game.screens.app.from_settings import language_of, volumes_of
from game.screens.app.host import DESIGN, Host
from game.screens.app.picture_files import PictureFiles
from game.screens.app.router import scene_for
from game.screens.app.scene_stack import SceneStack
from game.screens.games import Covers
from game.screens.keys import Keys
from game.screens.menus.unsaved import leave
from game.screens.plugins.added_games import AddedGames
from game.screens.requests import OpenMatch
from game.table.art.contrast import switch_contrast
from game.table.art.surface_cache import WINDOWS
from saves.index.answers import AnswerIndex
from saves.statistics.statistics import Statistics
from saves.store import Stores

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from ai.deals.deal import Deal
    from game.screens.requests import Request
    from game.screens.seating import TableMatch
    from game.table.sound import Audio
    from game.texts.texts import Voice
    from saves.disk.folders import Folders
    from saves.disk.notices import Notice
    from saves.matches.library import Library
    from saves.settings import Settings

STATISTICS: Final = "statistics"  # the folder of counted matches, beside the matches
PICTURES: Final = "pictures"  # the folder of pictures if the system's is not used


def _nothing() -> None:
    """Stand in where there is no window."""


@dataclass
class Hooks:
    """What the window does at certain moments."""

    tidy: Callable[[], None] = _nothing  # before a match is built, and after the last one was left
    set_aside: Callable[[], None] = _nothing  # in idle frames
    sweep: Callable[[], None] = _nothing  # after a scene has closed
    begin_work: Callable[[], None] = _nothing  # shows a frame before what may take long


class Desk(Protocol):
    """A part of the program with files of its own."""

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def close(self) -> None:
        """Write what is pending, and end all that runs beside."""


class Practice(Desk, Protocol):
    """What is due to practise, as the program and the title see it."""

    @property
    def due(self) -> int:
        """How many mistakes are due today."""

    @property
    def powered(self) -> bool:
        """Whether the machine runs on mains power, as far as is known yet."""


@dataclass
class Remembered:
    """What scenes leave for later ones, as long as the program runs."""

    analyses: dict[str, dict[tuple[int, bool], Analysis]] = field(default_factory=dict)
    """By match; then by viewpoint, and whether all cards are open."""
    tries: dict[Deal, dict[int, float]] = field(default_factory=dict)
    """What was won of deals that were played again, by number of the try."""
    practice: Practice | None = None
    """What is due to practise, from when somebody first needs it."""
    daily: Desk | None = None
    """The tries of the daily deal, likewise."""
    feats: Desk | None = None
    """What matches prove, likewise."""
    puzzles: Desk | None = None
    """The puzzles solved, likewise."""
    data: Desk | None = None
    """The weekly backups, likewise."""
    erased: bool = False
    """All data was deleted: nothing is saved any more."""
    bookmarks: dict[str, set[int]] = field(default_factory=dict)
    """Positions in replays."""

    @property
    def desks(self) -> list[Desk]:
        """Those that are in use."""
        known = (self.practice, self.daily, self.feats, self.puzzles, self.data)
        return [desk for desk in known if desk is not None]


class Program(Host):
    """The program as scenes see it."""

    def __init__(
        self, settings: Settings, words: Voice, library: Library, audio: Audio, size: tuple[int, int] = DESIGN
    ) -> None:
        """Start with an empty stack; `size` is the window's, in pixels."""
        super().__init__(settings, words, audio, size)
        self.library = library
        self.stores = Stores(library.folder)
        self.statistics = Statistics(library.folder / STATISTICS)
        self.pictures = PictureFiles(library.folder.parent / PICTURES)
        self.folders: Folders | None = None  # set by the window
        self.remembered = Remembered()
        self.hooks = Hooks()
        self.ai = AIProcess(lambda: AnswerIndex(self.library.index.database))
        self.covers = Covers()
        self.added = AddedGames(self)
        self.stack = SceneStack(self._scene_entered, self._scene_removed)
        self._playing = self._left = False  # a match is shown; the last one has gone since the last frame
        self._read_only: list[Path] = []  # folders that it was told of that they can't be written
        switch_contrast(on=settings.high_contrast)

    def _scene_entered(self) -> None:
        self._playing = self._playing or bool(self.stack.tables)
        self.stir()

    def _scene_removed(self) -> None:
        if self._playing and not self.stack.tables:
            self._playing, self._left = False, True
        self.hooks.sweep()

    def _tidy_if_left(self) -> None:
        """Tidy once the last match has gone, with all its pictures, and nothing calls from there any more."""
        if self._left:
            self._left = False
            self.hooks.tidy()

    def open(self, request: Request) -> None:
        """Show the screen that is asked for above the others."""
        if request.slow:
            self.hooks.begin_work()
        self.stack.push(scene_for(self, request), request)

    def open_match(self, table: TableMatch) -> None:
        """Show `table` and play it, above the title, replacing all other scenes.

        If that would lose an unsaved match, ask first.
        """
        leave(self, self.stack.scenes[1:], lambda: self._open_match(table))

    def _open_match(self, table: TableMatch) -> None:
        self.hooks.begin_work()
        self.stack.cut(1)
        self.ai.dismiss_helpers()
        WINDOWS.clear()
        self.hooks.tidy()
        self.open(OpenMatch(table))

    def tell(self, notices: Iterable[Notice]) -> None:
        """Show notices about files; a folder that can't be written is told once, with all that lies in it."""
        for notice in notices:
            if notice.code == "read_only":
                if any(Path(notice.file).is_relative_to(folder) for folder in self._read_only):
                    continue
                self._read_only.append(Path(notice.file))
            self.notice(notice.sentence(self.words.texts))

    def change(self, name: str, value: object) -> None:
        """Change a setting, apply and save it. ValueError says what is allowed."""
        before = self.settings
        self.settings = before.changed(name, value)
        if self.settings == before:
            return
        self._settings_changed = True
        self.stir()
        self.audio.set_volumes(volumes_of(self.settings))
        if name == "language":
            self.speak(language_of(self.settings))
        contrast = name == "high_contrast" and switch_contrast(on=self.settings.high_contrast)
        if name == "ui_scale" or contrast:
            self.resized(self.size)
        if name == "keys":
            self.keys = Keys(self.settings.keys, self.pad)
        if name == "pads":
            self.pad.choose(self.settings.pads)

    def resized(self, size: tuple[int, int]) -> None:
        """Tell every scene the new window size in pixels, or that the text scale has changed."""
        super().resized(size)
        self.stack.resized(size)

    def speak(self, language: str) -> None:
        """Change the language of everything at once."""
        super().speak(language)
        self.stack.speak(self.words)
