"""A table of plain pieces, each of one colour, in a small unseen window."""

from __future__ import annotations

from typing import Any

import pygame

from game.engine.errors import Reason
from game.engine.views import View
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.pieces import Face, Placed
from game.table.stage import Stage

WINDOW = (960, 540)
BOARD = Board(WINDOW)
FRAME = 1 / 60
BACK, FRONT = Face("back"), Face("front")
COLOURS = {"back": (200, 40, 40), "front": (40, 200, 40), "other": (40, 40, 200), "panel": (90, 90, 90)}
NIGHT = (10, 10, 10)


class PlainTable:
    """Faces of one colour each, and a count of how many were painted."""

    def __init__(self) -> None:
        """Nothing is painted yet."""
        self.painted: list[tuple[Face, tuple[int, int]]] = []

    def picks(self, view: View, action: int) -> tuple[str, ...]:
        """No action has picks."""
        return ()

    def dropped(self, view: View, key: str, zone: str) -> tuple[int, ...]:
        """No drop means anything."""
        return ()

    def best_first(self, view: View, actions: tuple[int, ...]) -> tuple[int, ...]:
        """No game, so no preference."""
        return actions

    def at_once(self, view: View, action: int) -> bool:
        """Do nothing unasked."""
        return False

    def cycle(self, view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
        """Leave the number keys to the buttons."""
        return None

    def auto_pass(self, view: View, actions: tuple[int, ...]) -> None:
        """Let nothing pass."""

    def pauses(self, view: View, action: int) -> bool:
        """Never wait."""
        return False

    def button(self, view: View, action: int, setting: Setting) -> str:
        """No words."""
        return ""

    def refuse(self, view: View, picked: tuple[str, ...]) -> Reason:
        """No reason."""
        return Reason("none", "")

    def remark(self, view: View, picked: tuple[str, ...]) -> None:
        """Nothing is gathered."""

    def describe(self, view: View, key: str, setting: Setting) -> str:
        """No words."""
        return ""

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """A plate of the face's colour."""
        self.painted.append((face, size))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill(COLOURS[face.kind])
        return surface

    def background(self, size: tuple[int, int]) -> pygame.Surface:
        """A dark table."""
        surface = pygame.Surface(size)
        surface.fill(NIGHT)
        return surface


def card(key: str = "card", x: float = 400, y: float = 400, **changes: Any) -> Placed:
    """A pickable card of 180 x 252 about this point."""
    return Placed(key, FRONT, (x, y), (180.0, 252.0), back=BACK, pickable=True)._replace(**changes)


def shown(window: pygame.Surface, stage: Stage, x: float, y: float) -> tuple[int, int, int]:
    """The colour at a point in board units, after everything is painted."""
    stage.settle(BOARD)
    stage.draw(window, BOARD)
    colour = window.get_at(BOARD.pixel((x, y)))
    return colour.r, colour.g, colour.b


def frames(stage: Stage, seconds: float) -> None:
    """Let time pass in frames."""
    for _ in range(round(seconds / FRAME)):
        stage.update(FRAME)
