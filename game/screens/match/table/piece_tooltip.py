"""What a piece is, in words beside it, once the pointer rests on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.screens.match.table.tooltips import TIP_AFTER, draw_tip
from game.table.layout.overlay import close_place, outline, vital_places
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from game.screens.app.host import Host
    from game.screens.match.advice.hint_plate import HintPlate
    from game.screens.match.table.pointer import PointerController
    from game.screens.match.table.tooltips import Bubble
    from game.screens.match.table.view import TableView
    from game.table.layout.board import Board
    from game.table.pieces import Placed, Point
    from game.table.stage import Stage


class PieceTooltip:
    """Of a table that is only looked at; `describe` words a piece, "" for one that needs no words."""

    def __init__(self, stage: Stage, describe: Callable[[str], str]) -> None:
        """Point at nothing."""
        self.stage = stage
        self.pointed: Placed | None = None
        self._describe = describe
        self._rested = 0.0  # seconds
        self._told = ("", "")  # the key of the piece that was described last, and its words

    def point(self, point: Point | None) -> None:
        """Point at `point` of the table; None: beside it."""
        self.stage.point_at(point)
        found = None if point is None else self.stage.teller(point, self._describe)
        if (found and found.key) != (self.pointed and self.pointed.key):
            self._rested = 0.0
        self.pointed = found

    def forget(self) -> None:
        """Describe anew: the table has changed."""
        self._told = ("", "")

    def shows_in(self) -> float:
        """Return in how many seconds the words appear."""
        return TIP_AFTER - self._rested if self.pointed is not None and self._rested < TIP_AFTER else NEVER

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._rested += seconds

    def draw(self, surface: pygame.Surface, board: Board, unit: float) -> None:
        """Show the words, where the pointer has rested long enough and nothing moves."""
        piece = self.pointed
        if piece is None or self._rested < TIP_AFTER or self.stage.moving:
            return
        if self._told[0] != piece.key:
            self._told = (piece.key, self._describe(piece.key))
        if self._told[1]:
            place = pygame.Rect((0, 0), board.size(piece.size))
            place.center = board.pixel(piece.centre)
            draw_tip(surface, self._told[1], place, unit)


class PointerTooltip:
    """Of what the pointer rests on, or has the focus, on a table that is played at."""

    def __init__(
        self, view: TableView, pointer: PointerController, bubble: Bubble, plate: HintPlate, host: Host
    ) -> None:
        """Describe what `pointer` points at, while `bubble` says nothing; leave advice on `plate` free."""
        self._view = view
        self._pointer_controller = pointer
        self._bubble = bubble
        self._plate = plate
        self._host = host

    def draw(self, surface: pygame.Surface) -> None:
        """Show the words, where the pointer has rested long enough and nothing moves."""
        stage, pointer = self._view.stage, self._pointer_controller
        piece = pointer.pointed
        quiet = stage.moving or pointer.dragging or self._bubble.text
        if piece is None or pointer.rested < TIP_AFTER or quiet:
            return
        lying = stage.piece(piece.key)
        text = self._view.describe(piece.key) if lying else ""
        if lying is not None and text:
            seen = lying if stage.closely == piece.key else lying._replace(close=None)
            view, board = self._view, self._view.window.board
            draw_tip(
                surface,
                text,
                covered(board, seen, view.window.room, [*vital_places(board, stage.layout), stage.advice]),
                self._host.unit,
                self._plate.kept_free,
            )


def covered(
    board: Board, piece: Placed, room: pygame.Rect | None = None, keep: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """Return what a piece covers; its close look, if it has one, lies in `room`, off what is to `keep`."""
    if piece.close is not None:
        return close_place(board, piece, piece.close, room, keep)
    return outline(board, piece).clamp(pygame.Rect((0, 0), board.window))
