"""A celebration over the table: light, sparks and a banner, for little more than a second.

It never blocks anything: the scene asks it to draw, and any key or click ends it. With motion "full", sparks
fly and the banner settles; "gentle" is light that fades in and out; "none" shows only the banner. The
occasion and its words come from others.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.table.art import festive
from game.table.motion.animation import Tween, in_out, out_back, out_cubic, steady

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.table.layout.board import Board
    from game.table.motion.animation import Level
    from game.table.pieces import Point

SECONDS: Final = 1.2  # from the first light to the last
APPEAR: Final = 0.16
LEAVE: Final = 0.30
CENTRE: Final[Point] = (706.0, 392.0)  # board units: the middle of the table beside the seats
BAND: Final = (1180.0, 176.0)  # board units, like the rest
WORDS: Final = (820.0, 150.0)
SHINE: Final = (1360.0, 760.0)
BURST: Final = 820.0
EMBLEM: Final = 150.0
LIFT: Final = 132.0  # from the band's middle up to the emblem's
SETTLE: Final = 26.0  # the banner rises this far
SMALL: Final = 0.72  # of the size of a full celebration
SPARKS: Final = 54
SPARK_SIDES: Final = (34.0, 24.0, 46.0)
FLIGHT: Final = (170.0, 640.0)  # how far the nearest and the farthest sparks fly
FALL: Final = 120.0  # how far sparks sink at the end
GOLDEN: Final = 137.508  # degrees: no two sparks fly the same way


class Wording(NamedTuple):
    """The words on the banner."""

    heading: str
    line: str


class Celebration:
    """One celebration, from its first light to its end. Behaves like a `Motion`."""

    def __init__(self, theme: str, wording: Wording, level: Level, *, small: bool = False) -> None:
        """Prepare a celebration for a theme; `small` leaves out rays, emblem and sparks."""
        self.theme = theme
        self.wording = wording
        self.level = level
        self.small = small
        self._time = Tween(SECONDS, steady)
        self._words: pygame.Surface | None = None
        self._painted: tuple[Board, int] | None = None  # the board, and how many parts are painted for it

    # Time

    @property
    def done(self) -> bool:
        """Whether it has ended."""
        return self._time.done

    def advance(self, seconds: float) -> float:
        """Advance by `seconds`; return the rest that it didn't need. It starts only once it is painted."""
        if self._painted is None or not self._ready(self._painted[0]):
            return 0.0 if not self.done else seconds
        return self._time.advance(seconds)

    def finish(self) -> None:
        """End it at once."""
        self._time.finish()

    @property
    def strength(self) -> float:
        """The intensity of its light now, 0 to 1."""
        if self.level == "none":
            return 0.0 if self.done else 1.0
        left = SECONDS - self._time.spent
        return in_out(min(1.0, self._time.spent / APPEAR)) * in_out(min(1.0, left / LEAVE))

    # Painting

    def _ready(self, board: Board) -> bool:
        """Whether all parts are painted for this window."""
        return self._painted == (board, len(self._parts(board)))

    def prepare(self, board: Board) -> bool:
        """Paint one more part for this window; return whether all are done. So no frame paints two."""
        count = self._painted[1] if self._painted is not None and self._painted[0] == board else 0
        parts = self._parts(board)
        if count < len(parts):
            parts[count]()
            count += 1
        self._painted = (board, count)
        return count == len(parts)

    def _parts(self, board: Board) -> list[Callable[[], object]]:
        """List the parts to paint, a few milliseconds each."""

        def say() -> None:
            self._words = festive.worded(self.theme, *self.wording, self._size(board, WORDS))

        parts: list[Callable[[], object]] = [
            say,
            lambda: festive.band(self.theme, self._size(board, BAND)),
        ]
        if self.level != "none":
            parts.append(lambda: festive.shine(self.theme, self._size(board, SHINE)))
        if not self.small and self.level != "none":
            parts.append(lambda: festive.burst(self.theme, board.length(BURST)))
            parts.append(lambda: festive.emblem(self.theme, board.length(EMBLEM)))
        if self._sparkling:
            parts += [partial(self._paint_sparks, board, first) for first in range(0, _KINDS, 6)]
        return parts

    def _paint_sparks(self, board: Board, first: int) -> None:
        for which in range(first, min(_KINDS, first + 6)):
            self._spark(board, which)

    def _size(self, board: Board, units: tuple[float, float]) -> tuple[int, int]:
        scale = SMALL if self.small else 1.0
        return board.length(units[0] * scale), board.length(units[1] * scale)

    @property
    def _sparkling(self) -> bool:
        return self.level == "full" and not self.small

    # Drawing

    def draw(self, surface: pygame.Surface, board: Board, *, busy: bool = False) -> None:
        """Draw the current state; nothing before it is painted, once it has ended, or in a `busy` frame."""
        if self.done or not (self._ready(board) or (not busy and self.prepare(board))) or self._words is None:
            return
        alpha = round(255 * self.strength)
        middle = board.pixel(CENTRE)
        if self.level != "none":
            _lay(surface, festive.shine(self.theme, self._size(board, SHINE)), middle, alpha)
            if not self.small:
                _lay(surface, festive.burst(self.theme, board.length(BURST)), self._above(board), alpha)
        self._draw_sparks(surface, board)
        down = round(board.length(SETTLE) * (1 - self._arrived)) if self.level == "full" else 0
        band = festive.band(self.theme, self._size(board, BAND))
        _lay(surface, band, (middle[0], middle[1] + down), alpha)
        _lay(surface, self._words, (middle[0], middle[1] + down), alpha)
        if not self.small and self.level != "none":
            sign = festive.emblem(self.theme, board.length(EMBLEM))
            _lay(surface, sign, (middle[0], self._above(board)[1] + down), alpha)

    def _above(self, board: Board) -> tuple[int, int]:
        return board.pixel((CENTRE[0], CENTRE[1] - LIFT))

    @property
    def _arrived(self) -> float:
        """How far the banner has moved to its place, 0 to 1."""
        return out_back(min(1.0, self._time.spent / (2 * APPEAR)))

    def _draw_sparks(self, surface: pygame.Surface, board: Board) -> None:
        if not self._sparkling:
            return
        share = self._time.share
        way, fading = out_cubic(share), min(1.0, (1 - share) * 2.2) * min(1.0, share * 12)
        source = (CENTRE[0], CENTRE[1] - LIFT)
        for number in range(SPARKS):
            twinkle = 0.72 + 0.28 * math.sin(number * 2.1 + share * 17)
            picture = self._spark(board, number % _KINDS)
            picture.set_alpha(round(255 * fading * twinkle))
            spot = board.pixel(flown(number, way, share, source))
            surface.blit(picture, picture.get_rect(center=spot))

    def _spark(self, board: Board, which: int) -> pygame.Surface:
        return festive.spark(self.theme, which, board.length(SPARK_SIDES[which % len(SPARK_SIDES)]))


_KINDS: Final = 24  # different sparks: all colours, turns and sizes


def flown(number: int, way: float, share: float, source: Point) -> Point:
    """Return a spark's position after `way` of its flight and `share` of the time (0 to 1)."""
    turn = math.radians(number * GOLDEN)
    reach = FLIGHT[0] + (FLIGHT[1] - FLIGHT[0]) * ((number * 0.7549) % 1.0)  # evenly spread in reach as well
    return (
        source[0] + math.cos(turn) * reach * way,
        source[1] + math.sin(turn) * reach * way * 0.72 + FALL * share * share,
    )


def _lay(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[int, int], alpha: int) -> None:
    """Draw a picture about `centre` with opacity `alpha` of 255."""
    picture.set_alpha(alpha)
    surface.blit(picture, picture.get_rect(center=centre))
