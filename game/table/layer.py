"""Composes everything that lies still into one picture; a change redraws only the areas it touches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.table.art.contrast import high_contrast
from game.table.dressing import Dresser, Parts
from game.table.layout.board import Board
from game.table.motion.flight import rest
from game.table.pieces import Placed, Point

_PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
_PLACES: Final = 40  # redrawn one by one; with more changes the whole picture is
_SHARE: Final = 0.5  # of the window; above it the whole picture is redrawn


class Layer:
    """The still part of one table in one window."""

    def __init__(self, dresser: Dresser) -> None:
        """Compose with pieces drawn by `dresser`."""
        self._dresser = dresser
        self._picture: pygame.Surface | None = None
        self._board: Board | None = None
        self._contrast = high_contrast()  # when it was composed
        self._shown: dict[Placed, Parts] = {}  # what the picture consists of, lowest first
        self._waiting: set[Placed] = set()  # shown with an older face until they are painted
        self._worn: dict[tuple[str, Point], Parts] = {}  # by key and place: that older face

    def fits(self, board: Board) -> bool:
        """Whether there is a composition for this window, in the current contrast."""
        known = self._board == board and self._contrast == high_contrast()
        return self._picture is not None and known

    @property
    def composed(self) -> tuple[pygame.Surface, Board] | None:
        """The composition and its window; None before the first."""
        return (self._picture, self._board) if self._picture is not None and self._board is not None else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the composition on the whole of `surface`."""
        if self._picture is not None:
            surface.blit(self._picture, (0, 0))

    def compose(
        self, pieces: Iterable[Placed], background: pygame.Surface, surface: pygame.Surface, board: Board
    ) -> bool:
        """Compose `pieces`, lowest first, over `background`; return whether all are painted."""
        anew = not self.fits(board)
        if anew:
            self._shown, self._worn = {}, {}
            self._picture = pygame.Surface(board.window).convert(surface)
            self._board, self._contrast = board, high_contrast()
        before, known = self._shown, {}
        waiting = set()
        for piece in pieces:
            parts = None if piece in self._waiting else before.get(piece)
            if parts is None:
                parts = self._dresser.parts(rest(piece), piece)
            if parts is None:
                waiting.add(piece)
                parts = self._worn.get((piece.key, piece.centre)) or self._dresser.worn(rest(piece), piece)
            known[piece] = parts
        self._shown, self._waiting = known, waiting
        self._worn = {(piece.key, piece.centre): parts for piece, parts in known.items()}
        self._redraw(background, None if anew else _touched(before, known))
        return not waiting

    def _redraw(self, background: pygame.Surface, places: list[pygame.Rect] | None) -> None:
        """Redraw the picture in these areas; None: all of it."""
        picture = self._picture
        if picture is None:
            return
        run = [part for parts in self._shown.values() for part in parts]
        window = picture.get_rect()
        limit = window.width * window.height * _SHARE
        if places is None or len(places) > _PLACES or sum(place.w * place.h for place in places) > limit:
            picture.blit(background, (0, 0))
            picture.fblits(run, _PREMULTIPLIED)
            return
        rects = [pygame.Rect(corner, surface.get_size()) for surface, corner in run]
        for place in places:
            picture.set_clip(place)
            picture.blit(background, place, place)
            picture.fblits([run[index] for index in place.collidelistall(rects)], _PREMULTIPLIED)
        picture.set_clip(None)


def _touched(before: dict[Placed, Parts], after: dict[Placed, Parts]) -> list[pygame.Rect] | None:
    """List the areas where two compositions differ, none overlapping; None if their order differs."""
    if [piece for piece in before if piece in after] != [piece for piece in after if piece in before]:
        return None
    gone = [parts for piece, parts in before.items() if after.get(piece) is not parts]
    come = [parts for piece, parts in after.items() if before.get(piece) is not parts]
    places: list[pygame.Rect] = []
    for parts in (*gone, *come):
        for surface, corner in parts:
            place = pygame.Rect(corner, surface.get_size())
            while (index := place.collidelist(places)) >= 0:
                place.union_ip(places.pop(index))
            places.append(place)
    return places
