"""What all scenes share: settings, texts, saves, sound, the worker, and the scene stack.

It opens no window and reads no clock: `game.screens.app.window` does, and passes events, seconds, a surface.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final, cast

import pygame

from game.engine.plain_file import plain_text
from game.screens.app.fade import Fade
from game.screens.app.from_settings import language_of, volumes_of
from game.screens.app.presence import TOUCHES, Presence
from game.screens.app.rhythm import LISTENING
from game.screens.app.router import scene_for
from game.screens.games import Covers
from game.screens.keys import EVERYWHERE, Keys
from game.screens.menus.captions import Captions
from game.screens.menus.notice import Notices
from game.screens.menus.sound_sign import draw_sound_sign, switch_background, switch_mute
from game.screens.menus.unsaved import leave
from game.screens.requests import Ask, OpenMatch
from game.screens.seating import TableMatch
from game.table.art import atlas
from game.table.art.contrast import switch_contrast
from game.table.motion.animation import NEVER
from game.table.sound import HOUSE
from saves.statistics.statistics import Statistics
from saves.store import Stores

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from ai.worker.client import Worker
    from game.screens.requests import Request
    from game.screens.scene import Scene
    from game.table.sound import Audio
    from game.texts.texts import Voice
    from saves.disk.folders import Folders
    from saves.disk.notices import Notice
    from saves.matches.library import Library
    from saves.settings import Settings

SMALLEST: Final = (1024, 640)  # pixels of a window
DESIGN: Final = (1280, 800)  # menus use units of one pixel in a window of this size
STATISTICS: Final = "statistics"  # the folder of counted matches, beside the matches
PICTURES: Final = "pictures"  # the folder of pictures if the system's is not used
LEAST_ROOM: Final = (640, 400)  # units that every menu can count on


class Program(Presence):
    """One running program. Scenes reach everything through it."""

    def __init__(
        self, settings: Settings, words: Voice, library: Library, audio: Audio, size: tuple[int, int] = DESIGN
    ) -> None:
        """Start with an empty stack; `size` is the window's, in pixels."""
        self.settings = settings
        self.keys = Keys(settings.keys)
        self.words = words
        self.library = library
        self.stores = Stores(library.folder)
        self.statistics = Statistics(library.folder / STATISTICS)
        self.pictures = library.folder.parent / PICTURES  # where pictures are saved
        self.folders: Folders | None = None  # set by the window
        self.analyses: dict[str, dict[tuple[int, bool], Analysis]] = {}  # by match, viewpoint, and open cards
        self.bookmarks: dict[str, set[int]] = {}  # positions in replays
        self.audio = audio
        self.size = size
        self.running = True
        self._follow_contrast()
        self.notices = Notices(self)
        self.stack: list[Scene] = []
        self._read_only: list[Path] = []  # folders that it was told of that they can't be written
        self.fade = Fade()
        self.captions = Captions(self)
        self.covers = Covers()
        self._pictured = 0  # the version of covers last shown
        self.tidy: Callable[[], None] = lambda: None  # before a match is built; set by the window
        self.set_aside: Callable[[], None] = lambda: None  # in idle frames
        self.sweep: Callable[[], None] = lambda: None  # after a scene has closed
        self.begin_work: Callable[[], None] = lambda: None  # shows a frame before what may take long
        self.settings_changed = True  # the window must apply the settings
        self.stirred = True  # the picture has changed since the last frame
        self._worker: Worker | None = None

    # Scene stack

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.stack[-1] if self.stack else None

    def push(self, scene: Scene) -> None:
        """Push `scene` on top."""
        if self.top:
            self.top.left()
        self.stack.append(scene)
        self._enter(scene)

    def pop(self) -> None:
        """Pop the topmost scene; after the last one, the program quits."""
        self._take()
        if self.top:
            self._enter(self.top)
        else:
            self.quit()
        self.sweep()

    def replace(self, scene: Scene) -> None:
        """Replace the topmost scene with `scene`."""
        if self.stack:
            self._take()
        self.stack.append(scene)
        self._enter(scene)
        self.sweep()

    def home(self, scene: Scene) -> None:
        """Clear the stack and start with `scene`."""
        if self.top:
            self.top.left()
        self._forget(self.stack)
        self.stack = [scene]
        self._enter(scene)
        self.sweep()

    def _enter(self, scene: Scene) -> None:
        self.stir()
        if self.liveliness:
            self.fade.begin()
        scene.entered()

    def _take(self) -> None:
        """Remove the topmost scene from the stack."""
        scene = self.stack.pop()
        scene.left()
        scene.gone()

    def _forget(self, scenes: list[Scene]) -> None:
        """Release removed scenes, topmost first."""
        for scene in reversed(scenes):
            scene.gone()

    # Called by the main loop

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to the topmost scene, unless it is a global key."""
        self.stir()
        if event.type in TOUCHES:
            self.untouched = 0.0
        if event.type == pygame.WINDOWLEAVE and self.top:
            self.top.pointer_gone()
        listening = self.top is not None and self.top.listening
        if event.type == pygame.KEYDOWN and not listening and self._everywhere(event):
            return
        if self.top:
            self.top.handle(event)

    def _everywhere(self, event: pygame.event.Event) -> bool:
        """Handle a global key; return whether it was one."""
        command = self.keys.command(event, EVERYWHERE)
        if command == "fullscreen":
            self.change("fullscreen", not self.settings.fullscreen)
        elif command == "mute":
            switch_mute(self)
        elif command == "background":
            switch_background(self)
        return bool(command)

    def update(self, seconds: float) -> None:
        """Advance the topmost scene, the notices and the AI."""
        if self._worker is not None:
            self._worker.watch(seconds)
        self.untouched += seconds
        self.fade.update(seconds)
        if self.top:
            self.top.update(seconds)
        if self._pictured != self.covers.version:
            self._pictured = self.covers.version
            self.stir()
        self.notices.update(seconds)
        self.captions.update(seconds)
        self.audio.enter(next((scene.place for scene in reversed(self.stack) if scene.place), HOUSE))
        for damage in filter(None, (self.audio.damage, *atlas.troubles())):
            self.notices.say(self.words("window-damaged_asset", reason=damage), once=True)
        self.tell(self.library.poll())
        self.tell(self.stores.poll())
        self.tell(self.statistics.poll())

    def stir(self) -> None:
        """Mark the picture as changed, to draw this frame."""
        self.stirred = True

    def shows_in(self) -> float:
        """Return the seconds until the picture changes by itself: 0.0 while something moves."""
        if self.fade.running or any(scene.unpainted for scene in self._shown()):
            return 0.0
        return min(part.shows_in() for part in (self.top, self.notices, self.captions) if part)

    def works_in(self) -> float:
        """Return the seconds until `update` must be called, even without visible effect."""
        asked = LISTENING if self._worker is not None and self._worker.asked else NEVER
        return min(asked, self.top.works_in() if self.top else NEVER)

    def _shown(self) -> list[Scene]:
        """List the visible scenes, lowest first."""
        first = max((at for at, scene in enumerate(self.stack) if scene.covers), default=0)
        return self.stack[first:]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible scenes and the notices."""
        self.stirred = False
        self.fade.keep(surface)
        for scene in self._shown():
            scene.draw(surface)
        self.fade.draw(surface)
        self.captions.draw(surface)
        self.notices.draw(surface)
        draw_sound_sign(surface, self.settings, self.unit)

    def resized(self, size: tuple[int, int]) -> None:
        """Tell every scene the new window size in pixels, or that the text scale has changed."""
        self.size = size
        self.fade.stop()
        self.stir()
        for scene in self.stack:
            scene.resized(size)

    # Called by scenes

    @property
    def unit(self) -> float:
        """Pixels per menu unit: from the window's size and the person's scale, if there is room."""
        width, height = self.size
        natural = min(width / DESIGN[0], height / DESIGN[1])
        room = min(width / LEAST_ROOM[0], height / LEAST_ROOM[1])
        return min(natural * self.settings.ui_scale / 100, room)

    def change(self, name: str, value: object) -> None:
        """Change a setting, apply and save it. ValueError says what is allowed."""
        before = self.settings
        self.settings = before.changed(name, value)
        if self.settings == before:
            return
        self.settings_changed = True
        self.stir()
        self.audio.set_volumes(volumes_of(self.settings))
        if name == "language":
            self.speak(language_of(self.settings))
        if name == "ui_scale" or (name == "high_contrast" and self._follow_contrast()):
            self.resized(self.size)
        if name == "keys":
            self.keys = Keys(self.settings.keys)

    def _follow_contrast(self) -> bool:
        """Apply the high contrast setting; return whether it changed."""
        return switch_contrast(on=self.settings.high_contrast)

    def remember(self, settings: Settings) -> None:
        """Save settings that change nothing on the screen."""
        self.settings = settings
        self.settings_changed = True

    def speak(self, language: str) -> None:
        """Change the language of everything at once."""
        self.words.speak(language)
        self.stir()
        for table in (getattr(scene, "table", None) for scene in self.stack):
            if isinstance(table, TableMatch):
                table.speak(self.words)
        for scene in self.stack:
            scene.language_changed()

    def tell(self, notices: Iterable[Notice]) -> None:
        """Show notices about files; a folder that can't be written is told once, with all that lies in it."""
        for notice in notices:
            if notice.code == "read_only":
                if any(Path(notice.file).is_relative_to(folder) for folder in self._read_only):
                    continue
                self._read_only.append(Path(notice.file))
            self.notice(notice.sentence(self.words.texts))

    def notice(self, text: str, *, once: bool = False, about: str = "") -> None:
        """Show `text` for a while, replacing the last one `about` the same; `once`: only the first time."""
        self.notices.say(plain_text(text), once=once, about=about)

    def open(self, request: Request) -> None:
        """Show the screen that is asked for above the others."""
        if request.slow:
            self.begin_work()
        self.push(scene_for(self, request))

    def open_match(self, table: TableMatch) -> None:
        """Show `table` and play it, above the title, replacing all other scenes.

        If that would lose an unsaved match, ask first.
        """
        leave(self, self.stack[1:], lambda: self._open_match(table))

    def _open_match(self, table: TableMatch) -> None:
        self.begin_work()
        self._forget(self.stack[1:])
        del self.stack[1:]
        self.tidy()
        self.open(OpenMatch(table))

    def leave(self) -> None:
        """Quit at the person's request; if a match can't be saved, ask first, but only once."""
        asked = self.top.request if self.top else None
        if isinstance(asked, Ask) and asked.leaving:
            self.quit()
        else:
            leave(self, self.stack, self.quit)

    def quit(self) -> None:
        """Quit after this frame."""
        self.running = False

    @property
    def thinks(self) -> bool:
        """Whether the AI process runs already."""
        return self._worker is not None

    @property
    def worker(self) -> Worker:
        """The AI process; started on demand."""
        self.start_worker()
        if self._worker is None:
            raise AssertionError("it was started just now")
        return self._worker

    def start_worker(self) -> None:
        """Start the worker and read the statistics, so that nobody waits for them later."""
        self.statistics.prepare()
        if self._worker is None:
            self._worker = cast("Callable[[], Worker]", resolve_name("ai.worker.client:Worker"))()

    def renew_worker(self) -> None:
        """Restart the worker with a newer engine."""
        if self._worker is not None:
            self._worker.renew()

    def close(self) -> None:
        """Let every scene save what must not be lost, and stop the worker."""
        for scene in reversed(self.stack):
            scene.closing()
        self.library.close()
        self.stores.close()
        self.statistics.close()
        self.end_worker()

    def end_worker(self) -> None:
        """Cancel all AI requests and stop the worker."""
        if self._worker is not None:
            self._worker.close()
