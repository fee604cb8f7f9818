"""The person's pointer: what it and the mouse buttons do to the pieces on the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from game.screens.match.table.tooltips import TIP_AFTER
from game.table.input.dragging import receiver
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from game.screens.match.table.view import TableView
    from game.table.pieces import Placed

DRAG_AFTER: Final = 10.0  # board units
DOUBLE_SECONDS: Final = 0.4  # between two clicks that are one double click


class Gestures(Protocol):
    """Who is told what the pointer does."""

    def click(self, key: str) -> None:
        """Answer a click on a piece."""

    def click_twice(self, key: str) -> None:
        """Answer the second click of a double click on a piece."""

    def drop(self, key: str, zone: str) -> None:
        """Answer a piece being dragged onto another."""

    def let_go(self) -> None:
        """Answer a right click."""

    def targets(self, key: str) -> frozenset[str] | None:
        """Name the pieces onto which a piece can be dragged now; None where nothing can be dragged."""


class PointerController:
    """Where the pointer is, what it holds, and when it clicked last."""

    def __init__(self, view: TableView, gestures: Gestures) -> None:
        """Hold nothing of what lies in `view`."""
        self._view = view
        self._window = view.window
        self._stage = view.stage
        self._gestures = gestures
        self.pointed: Placed | None = None  # what lies under the pointer, or has the focus, and has words
        self.rested = 0.0  # seconds that the pointer has been over the same piece
        self._point: tuple[float, float] | None = None  # where the pointer is over the table, if it was used
        self._pressed: str | None = None
        self._spot = (0.0, 0.0)  # board units, of the press
        self.dragging = False  # holds a piece over the table
        self._denied = False  # tried to, when nothing can be dragged
        self._last: str | None = None  # clicked last
        self._since = 0.0  # seconds since then

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.rested += seconds
        self._since += seconds

    def away(self) -> None:
        """Leave the table: the pointer is over something else."""
        self.pointed = self._point = None
        self._stage.point_at(None)

    def focus(self, piece: Placed | None) -> None:
        """Attend to what the keyboard has gone to; the pointer points at nothing until it moves."""
        self.away()
        self.pointed = piece
        self.rested = 0.0

    def follow(self) -> None:
        """Point no more at what is gone from under the pointer, nor at what came there by itself."""
        if self._point is None or self.pointed is None or self.dragging:
            return
        found = self._stage.teller(self._point, self._view.describe)
        self.pointed = found if found is not None and found.key == self.pointed.key else None

    def shows_in(self) -> float:
        """Return in how many seconds the words beside what is pointed at appear."""
        return TIP_AFTER - self.rested if self.pointed is not None and self.rested < TIP_AFTER else NEVER

    def drop_all(self) -> None:
        """Let go of what is held, where it came from."""
        if self.dragging:
            self._stage.release()
        self._pressed = None
        self.dragging = False

    def handle(self, event: pygame.event.Event) -> None:
        """Answer an event of the mouse over the table."""
        point = self._window.point(event.pos)
        if event.type == pygame.MOUSEMOTION:
            self._move(point)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            piece = self._stage.hit(point)
            self._pressed = piece.key if piece else None
            self._denied = False
            self._spot = point
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(point)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.drop_all()
            self._gestures.let_go()

    def _move(self, point: tuple[float, float]) -> None:
        stage = self._stage
        if self._pressed and not self.dragging and math.dist(point, self._spot) > DRAG_AFTER:
            targets = self._gestures.targets(self._pressed)
            self.dragging, self._denied = targets is not None, targets is None
            if targets is not None:
                stage.grab(self._pressed, point)
                stage.targets = targets
        if self.dragging:
            stage.drag(point)
            return
        self._point = point
        stage.point_at(point)
        found = stage.teller(point, self._view.describe)
        if found is None or self.pointed is None or found.key != self.pointed.key:
            self.rested = 0.0
        self.pointed = found

    def _release(self, point: tuple[float, float]) -> None:
        stage, key, dragged = self._stage, self._pressed, self.dragging
        self._pressed, self.dragging = None, False
        if key is None:
            return
        if dragged:
            zone = receiver(stage, key, point)
            stage.release()
            if zone is not None:
                self._gestures.drop(key, zone.key)
            return
        if self._denied:
            self._gestures.drop(key, key)
            return
        piece = stage.hit(point)
        if piece is None or piece.key != key:
            return
        twice = key == self._last and self._since <= DOUBLE_SECONDS
        self._last, self._since = (None if twice else key), 0.0
        if twice:
            self._gestures.click_twice(key)
        else:
            self._gestures.click(key)
