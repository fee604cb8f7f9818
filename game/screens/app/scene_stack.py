"""The scenes on top of each other: the topmost gets the events, those that show are drawn."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.requests import Request
    from game.screens.scene import Scene
    from game.texts.texts import Voice

_log = logging.getLogger(__name__)


class SceneStack:
    """The program runs until the last scene has gone, or somebody quits."""

    def __init__(self, entered: Callable[[], None], removed: Callable[[], None]) -> None:
        """Start empty; `entered` is called before a scene comes to the top, `removed` after one has gone."""
        self.scenes: list[Scene] = []
        self.running = True
        self._entered = entered
        self._removed = removed
        self._requests: dict[Scene, Request] = {}  # what asked for a scene

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    @property
    def visible(self) -> list[Scene]:
        """The scenes that show, lowest first."""
        first = max((at for at, scene in enumerate(self.scenes) if scene.covers), default=0)
        return self.scenes[first:]

    @property
    def tables(self) -> list[TableMatch]:
        """The matches that are shown, lowest first."""
        tables = (getattr(scene, "table", None) for scene in self.scenes)
        return [table for table in tables if isinstance(table, TableMatch)]

    @property
    def request(self) -> Request | None:
        """What asked for the topmost scene."""
        return self._requests.get(self.top) if self.top else None

    def push(self, scene: Scene, request: Request | None = None) -> None:
        """Push `scene`, which `request` asked for, on top."""
        if self.top:
            self.top.left()
        if request is not None:
            self._requests[scene] = request
        self._put(scene)

    def pop(self) -> None:
        """Pop the topmost scene; after the last one, the program quits."""
        self._take()
        if self.top:
            self._entered()
            self.top.entered()
        else:
            self.quit()
        self._removed()

    def replace(self, scene: Scene) -> None:
        """Replace the topmost scene with `scene`."""
        if self.scenes:
            self._take()
        self._put(scene)
        self._removed()

    def home(self, scene: Scene) -> None:
        """Clear the stack and start with `scene`."""
        if self.top:
            self.top.left()
        self.cut(0)
        self._put(scene)
        self._removed()

    def cut(self, left: int) -> None:
        """Remove all scenes but the lowest ones, topmost first, and enter none."""
        for scene in reversed(self.scenes[left:]):
            self._forget(scene)
        del self.scenes[left:]

    def abandon(self) -> None:
        """Remove all scenes after an error; they may fail again while they go."""
        scenes, self.scenes = self.scenes, []
        self._requests.clear()
        farewells = [scene.gone for scene in reversed(scenes)]
        for farewell in [*(scene.left for scene in scenes[-1:]), *farewells]:
            try:
                farewell()
            except Exception as error:  # noqa: BLE001 - what has failed may fail again
                _log.warning("%s while leaving a scene", type(error).__qualname__)

    def _put(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self._entered()
        scene.entered()

    def _take(self) -> None:
        """Remove the topmost scene."""
        scene = self.scenes.pop()
        scene.left()
        self._forget(scene)

    def _forget(self, scene: Scene) -> None:
        scene.gone()
        self._requests.pop(scene, None)

    def resized(self, size: tuple[int, int]) -> None:
        """Lay all scenes out for a window of `size` pixels."""
        for scene in self.scenes:
            scene.resized(size)

    def speak(self, words: Voice) -> None:
        """Change the language of all scenes and their matches."""
        for table in self.tables:
            table.speak(words)
        for scene in self.scenes:
            scene.language_changed()

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False
