"""What all scenes share: settings, words, saves, sound, the worker, and the stack of scenes itself.

It opens no window and reads no clock; `game.scenes.window` does, and hands in events, seconds and a surface.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

from game.scenes.notice import Notices

if TYPE_CHECKING:
    import pygame

    from ai.worker import Worker
    from game.scenes.scene import Scene
    from game.scenes.seating import TableMatch
    from game.table.sound import Audio
    from game.table.words import Words
    from saves.library import Library
    from saves.settings import Settings

SMALLEST: Final = (1024, 640)  # pixels of a window
DESIGN: Final = (1280, 800)  # menus are drawn in units of which a window of this size has one a pixel
LEAST_ROOM: Final = (640, 400)  # units that a menu can always count on


class Program:
    """One running program. Scenes reach everything through it."""

    def __init__(
        self, settings: Settings, words: Words, library: Library, audio: Audio, size: tuple[int, int] = DESIGN
    ) -> None:
        """Start with an empty stack; `size` is the window's, in pixels."""
        self.settings = settings
        self.words = words
        self.library = library
        self.audio = audio
        self.size = size
        self.running = True
        self.notices = Notices(self)
        self.stack: list[Scene] = []
        self._worker: Worker | None = None

    # The stack

    @property
    def top(self) -> Scene | None:
        """The scene that hears the person."""
        return self.stack[-1] if self.stack else None

    def push(self, scene: Scene) -> None:
        """Put `scene` on top of the one that is there now."""
        if self.top:
            self.top.left()
        self.stack.append(scene)
        scene.entered()

    def pop(self) -> None:
        """Take the topmost scene away; when it was the last, the program ends."""
        self.stack.pop().left()
        if self.top:
            self.top.entered()
        else:
            self.quit()

    def replace(self, scene: Scene) -> None:
        """Put `scene` in the place of the topmost one."""
        if self.stack:
            self.stack.pop().left()
        self.stack.append(scene)
        scene.entered()

    def home(self, scene: Scene) -> None:
        """Take all scenes away and begin anew with `scene`."""
        if self.top:
            self.top.left()
        self.stack = [scene]
        scene.entered()

    # What the window's loop calls

    def handle(self, event: pygame.event.Event) -> None:
        """Give an event to the topmost scene."""
        if self.top:
            self.top.handle(event)

    def update(self, seconds: float) -> None:
        """Let time pass for the topmost scene and the notices."""
        if self.top:
            self.top.update(seconds)
        self.notices.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the topmost scene, those below it that show, and the notices."""
        first = max((at for at, scene in enumerate(self.stack) if scene.covers), default=0)
        for scene in self.stack[first:]:
            scene.draw(surface)
        self.notices.draw(surface)

    def resized(self, size: tuple[int, int]) -> None:
        """Tell every scene that the window has `size` pixels now, or that the scale of texts has changed."""
        self.size = size
        for scene in self.stack:
            scene.resized(size)

    # What scenes call

    @property
    def unit(self) -> float:
        """Pixels of one unit of a menu: by the window's size and the person's wish, if there is room."""
        width, height = self.size
        natural = min(width / DESIGN[0], height / DESIGN[1])
        room = min(width / LEAST_ROOM[0], height / LEAST_ROOM[1])
        return min(natural * self.settings.ui_scale / 100, room)

    def speak(self, language: str) -> None:
        """Change the language of everything at once."""
        self.words.speak(language)
        for scene in self.stack:
            scene.language_changed()

    def notice(self, text: str, *, once: bool = False) -> None:
        """Show `text` for a while above everything; with `once`, only the first time it is said."""
        self.notices.say(text, once=once)

    def open_match(self, table: TableMatch) -> None:
        """Show `table` and play it, in the place of the topmost scene's successors; the title stays below."""
        module: Any = importlib.import_module("game.scenes.match")
        del self.stack[1:]
        self.push(module.MatchScene(self, table))

    def show_result(self, table: TableMatch) -> None:
        """Show who won and why, above the match scene, which stays below to be looked at."""
        module: Any = importlib.import_module("game.scenes.result")
        self.push(module.ResultScene(self, table))

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    @property
    def worker(self) -> Worker:
        """The process in which computer players think; started when first asked for."""
        if self._worker is None:
            module: Any = importlib.import_module("ai.worker")
            self._worker = module.Worker()
        return self._worker

    def close(self) -> None:
        """Let every scene finish what must not be lost, and end the worker."""
        for scene in reversed(self.stack):
            scene.closing()
        if self._worker is not None:
            self._worker.close()
