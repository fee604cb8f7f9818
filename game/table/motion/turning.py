"""Turns the table: every seat's place glides as a picture from its old position to the new one.

The old picture must contain nothing that only one seat may know; the caller makes sure of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.table.layout.board import Board
from game.table.motion.animation import Pace, Tween, in_out
from game.table.pieces import Area, Placed

TURN_SECONDS: Final = 0.5
SEAT: Final = "seat:"  # prefix of the keys of the seats' places


def places(layout: Sequence[Placed], board: Board) -> dict[str, pygame.Rect]:
    """Return the position of each seat's place, in pixels, by key."""
    found = {}
    for piece in layout:
        if piece.key.startswith(SEAT) and piece.key not in found:
            (x, y), (width, height) = piece.centre, piece.size
            found[piece.key] = board.rect(Area(x - width / 2, y - height / 2, width, height))
    return found


class Turning:
    """One turn of the table; the new picture is already drawn in each frame."""

    def __init__(
        self,
        picture: pygame.Surface,
        before: Sequence[Placed],
        after: Sequence[Placed],
        board: Board,
        pace: Pace,
    ) -> None:
        """Turn from `picture`, with the places at `before`, to `after`."""
        old, new = places(before, board), places(after, board)
        window = picture.get_rect()
        self._ways = [
            (picture.subsurface(old[key].clip(window)).copy(), old[key].clip(window), new[key].clip(window))
            for key in sorted(old.keys() & new.keys(), key=lambda key: new[key].width)
            if old[key] != new[key]
        ]
        self._size = picture.get_size()
        self._tween = Tween(pace.seconds(TURN_SECONDS) if self._ways else 0.0, in_out)

    @property
    def done(self) -> bool:
        """Whether everything has arrived."""
        return self._tween.done

    def advance(self, seconds: float) -> float:
        """Advance by `seconds`; return those it didn't need."""
        return self._tween.advance(seconds)

    def finish(self) -> None:
        """Jump to the end."""
        self._tween.finish()

    def draw(self, surface: pygame.Surface, background: pygame.Surface) -> None:
        """Draw the gliding places on `surface`, over the new table."""
        if surface.get_size() != self._size:
            self.finish()
            return
        share = self._tween.share
        fresh = [surface.subsurface(new).copy() for _, _, new in self._ways]
        for _, old, new in self._ways:
            for place in (old, new):
                surface.blit(background, place, place)
        for (was, old, new), now in zip(self._ways, fresh, strict=True):
            place = _between(old, new, share)
            surface.blit(pygame.transform.smoothscale(was, place.size), place)
            over = pygame.transform.smoothscale(now, place.size)
            over.set_alpha(round(255 * share))
            surface.blit(over, place)


def _between(old: pygame.Rect, new: pygame.Rect, share: float) -> pygame.Rect:
    ends = zip(old, new, strict=True)
    x, y, width, height = (round(one + (other - one) * share) for one, other in ends)
    return pygame.Rect(x, y, max(1, width), max(1, height))
