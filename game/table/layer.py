"""Everything that lies still, composed into one picture, and anew at little cost when something changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.table.board import Board
from game.table.dressing import Dresser, Parts
from game.table.flight import rest
from game.table.pieces import Placed, Point

_PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED


class Layer:
    """The still part of one table in one window."""

    def __init__(self, dresser: Dresser) -> None:
        """Let `dresser` draw the pieces; nothing is composed yet."""
        self._dresser = dresser
        self._picture: pygame.Surface | None = None
        self._board: Board | None = None
        self._known: dict[Placed, Parts] = {}  # of the last composition
        self._worn: dict[
            tuple[str, Point], Parts
        ] = {}  # by key and place: shown until something new is painted

    def fits(self, board: Board) -> bool:
        """Whether there is a composition for this window."""
        return self._picture is not None and self._board == board

    def compose(
        self, pieces: Iterable[Placed], background: pygame.Surface, surface: pygame.Surface, board: Board
    ) -> bool:
        """Compose `pieces`, lowest first, over `background`; return whether all was painted in time."""
        if not self.fits(board):
            self._known, self._worn = {}, {}
            self._picture = pygame.Surface(board.window).convert(surface)
            self._board = board
        known: dict[Placed, Parts] = {}
        worn: dict[tuple[str, Point], Parts] = {}
        run: Parts = []
        whole = True
        for piece in pieces:
            parts = self._known.get(piece)
            if parts is None:
                parts = self._dresser.parts(rest(piece), piece)
            if parts is None:
                whole = False
                parts = self._worn.get((piece.key, piece.centre), [])
            else:
                known[piece] = parts
            worn[piece.key, piece.centre] = parts
            run += parts
        self._known, self._worn = known, worn
        if self._picture is not None:
            self._picture.blit(background, (0, 0))
            self._picture.fblits(run, _PREMULTIPLIED)
        return whole

    def draw(self, surface: pygame.Surface) -> None:
        """Put what is composed on the whole of `surface`."""
        if self._picture is not None:
            surface.blit(self._picture, (0, 0))
