"""The program without a window: events as SDL gives them go in, what is seen of the match comes out."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pygame

from game.screens.match.sight import sight
from game.screens.match.trace import Sight, Spot
from game.screens.pads.pads import EVENTS
from game.screens.seating import TableMatch
from saves.settings import Settings
from tests.display.real_window import NEAR, QUICK, REPEATABLE, WALKS
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.virtual_pad import VirtualPad

STEP: Final = 0.1  # seconds of a frame: the longest that the program is told of
PATIENCE: Final = 600  # frames in which something wanted must have come
FINGER: Final[dict[str, Any]] = {"touch_id": 1, "finger_id": 0}
BUTTONS: Final = {
    "Return": "a",
    "Tab": "rb",
    "Left": "left",
    "Right": "right",
    "Up": "up",
    "Down": "down",
    "h": "y",
}
"""The button for what a key does, by the key's X name."""
NAMES: Final = {
    "Return": pygame.K_RETURN,
    "Tab": pygame.K_TAB,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
}


class StillWindow(Pilot):
    """One match on a screen that isn't there, at rest as soon as possible."""

    def __init__(self, folder: Path, table: TableMatch, size: tuple[int, int], scale: int) -> None:
        """Lay `table` out for a window of `size` pixels at a UI scale of `scale` percent."""
        pygame.display.init()
        self.surface = pygame.display.set_mode(size)
        self.sit(folder, table, msgspec.convert({**QUICK, "ui_scale": scale}, Settings))
        self.sight = sight(self.scene.parts)
        self._pressed: tuple[str | tuple[int, int], float] = ("", 0.0)
        self._now = 0.0  # seconds

    def close(self) -> None:
        """Close the program."""
        self.program.close()

    # Seeing

    def until(self, wanted: Callable[[Sight], object]) -> Sight:
        """Let frames pass until what is seen is as wanted; raise AssertionError when it never is."""
        for _ in range(PATIENCE):
            if self.top != "MatchScene":
                break
            if self.scene.parts.step_player.still:
                self.sight = sight(self.scene.parts)
                assert not self._out_of_reach(), f"no click meets {self._out_of_reach()}: {self.sight}"
                if wanted(self.sight):
                    return self.sight
            self._pass(STEP)
        raise AssertionError(f"{self.match.position()}: not seen under {self.top}, but {self.sight}")

    def _out_of_reach(self) -> list[str]:
        """The keys of the pieces that could be picked if others didn't cover them all over."""
        view = self.scene.parts.view
        found = []
        for spot in self.sight.pieces:
            hit = view.stage.hit(view.window.point(spot.bare or (spot.x, spot.y)))
            if hit is None or hit.key != spot.name:
                found.append(spot.name)
        return found

    def see_the_result(self) -> None:
        """Let the end pass; raise AssertionError when no result comes by itself."""
        for _ in range(PATIENCE):
            if self.top == "ResultScene":
                return
            self._pass(STEP)
        raise AssertionError(f"{self.match.position()}: no result under {self.top}")

    def _pass(self, seconds: float) -> None:
        for _ in range(max(1, math.ceil(seconds / STEP - 0.01))):
            self.program.update(STEP)
            self._now += STEP

    # Doing

    def _not_twice(self, what: str | tuple[int, int]) -> None:
        """Wait before the same press again: the program takes a quick second one for a double click."""
        last = self._pressed[0]
        near = isinstance(what, tuple) and isinstance(last, tuple) and math.dist(what, last) < NEAR
        if near or what == last:
            self._pass(max(STEP, self._pressed[1] + REPEATABLE - self._now))
        self._pressed = (what, self._now)

    def click(self, spot: Spot) -> None:  # type: ignore[override]
        """Click on something with the mouse."""
        where = spot.bare or (spot.x, spot.y)
        self._not_twice(where)
        self._move(where, touch=False)
        self._button(pygame.MOUSEBUTTONDOWN, where, touch=False)
        self._button(pygame.MOUSEBUTTONUP, where, touch=False)
        self._pass(STEP)

    def touch(self, spot: Spot, seconds: float) -> None:
        """Lay a finger on something for a while, and lift it."""
        where = spot.bare or (spot.x, spot.y)
        self._not_twice(where)
        self._lay(where)
        self._pass(seconds)
        self._lift(where)

    def drag(self, spot: Spot, to: tuple[int, int]) -> None:  # type: ignore[override]
        """Draw something over the table with a finger, and let go of it there."""
        begin = spot.bare or (spot.x, spot.y)
        self._lay(begin)
        for share in (0.2, 0.6, 1.0):
            where = tuple(round(a + (b - a) * share) for a, b in zip(begin, to, strict=True))
            self._move((where[0], where[1]), touch=True)
            self._finger(pygame.FINGERMOTION, (where[0], where[1]))
            self._pass(STEP)
        self._lift(to)

    def press(self, *names: str) -> None:  # type: ignore[override]
        """Press keys by their X names, one after the other."""
        if names[0] not in WALKS:
            self._not_twice(names[0])
        for name in names:
            key = NAMES.get(name) or pygame.key.key_code(name)
            text = name if len(name) == 1 else ""
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.program.handle(pygame.event.Event(kind, key=key, mod=0, unicode=text))
        self._pass(STEP)

    def _lay(self, where: tuple[int, int]) -> None:
        """SDL tells of a finger twice: as a mouse that comes from nowhere, and as itself."""
        self._move(where, touch=True)
        self._button(pygame.MOUSEBUTTONDOWN, where, touch=True)
        self._finger(pygame.FINGERDOWN, where)

    def _lift(self, where: tuple[int, int]) -> None:
        self._button(pygame.MOUSEBUTTONUP, where, touch=True)
        self._finger(pygame.FINGERUP, where)
        self._pass(STEP)

    def _move(self, where: tuple[int, int], *, touch: bool) -> None:
        facts: dict[str, Any] = {"rel": (0, 0), "buttons": (int(touch), 0, 0), "touch": touch}
        self.program.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, **facts))

    def _button(self, kind: int, where: tuple[int, int], *, touch: bool) -> None:
        self.program.handle(pygame.event.Event(kind, pos=where, button=1, touch=touch))

    def _finger(self, kind: int, where: tuple[int, int]) -> None:
        wide, high = self.program.size
        place: dict[str, Any] = {
            "x": where[0] / wide,
            "y": where[1] / high,
            "dx": 0.0,
            "dy": 0.0,
            "pressure": 1.0,
        }
        self.program.handle(pygame.event.Event(kind, **FINGER, **place))


class PadWindow(StillWindow):
    """The same before a person who holds a controller, and nothing else."""

    def __init__(self, folder: Path, table: TableMatch, size: tuple[int, int], scale: int) -> None:
        """Plug it in."""
        super().__init__(folder, table, size, scale)
        self.program.pads.open()
        self._pad = VirtualPad()
        self._hear()

    def press(self, *names: str) -> None:  # type: ignore[override]
        """Press the buttons that do what keys do, by the keys' X names."""
        if names[0] not in WALKS:
            self._not_twice(names[0])
        for name in names:
            for down in (True, False):
                self._pad.button(BUTTONS[name], down=down)
                self._hear()
        self._pass(STEP)

    def _hear(self) -> None:
        """Let the program have what SDL tells of controllers."""
        for event in pygame.event.get():
            if event.type in EVENTS:
                self.program.handle(event)

    def pull_out(self) -> None:
        """Pull it out."""
        self._pad.unplug()
        self._hear()

    def close(self) -> None:
        """Pull it out, and close the program."""
        self.pull_out()
        super().close()
