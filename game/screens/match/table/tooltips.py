"""Words that lie over the table for a while: why something can't be done, what a piece is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.table.art.atlas import picture
from game.table.art.frames import panel
from game.table.art.paint.light import plate_shadow
from game.table.art.paint.shapes import rim, rounded, tinted
from game.table.art.palette import FROST, GILT, INK, Rgb, Size
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import paragraph
from game.table.layout.overlay import beside
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.layout.board import Board

BUBBLE_SECONDS: Final = 3.0
SECONDS_A_LETTER: Final = 0.045
TIP_AFTER: Final = 0.6  # seconds that the pointer rests
TAIL: Final = 16  # units


class Bubble:
    """A reason in a speech bubble that points at a piece; it goes by itself or with the next deed."""

    def __init__(self) -> None:
        """Say nothing."""
        self.text = ""
        self.about = ""  # the key of the piece it points at
        self.fleeting = False  # it holds until something happens: who is to move
        self._spot = (0.0, 0.0)  # board units
        self._half = 0.0
        self._left = 0.0  # seconds

    def say(self, text: str, spot: tuple[float, float], height: float, about: str = "") -> None:
        """Say `text` above or below a piece: its middle is at `spot`, and it is `height` board units high."""
        self.text = text
        self.about = about
        self.fleeting = False
        self._spot = spot
        self._half = height / 2
        self._left = BUBBLE_SECONDS + SECONDS_A_LETTER * len(text)

    def hush(self) -> None:
        """Say nothing more."""
        self.text = self.about = ""

    def pass_by(self) -> None:
        """Say nothing more that something that has happened may have made untrue."""
        if self.fleeting:
            self.hush()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._left -= seconds
        if self._left <= 0:
            self.hush()

    def shows_in(self) -> float:
        """Return in how many seconds it goes."""
        return max(0.0, self._left) if self.text else NEVER

    def place(
        self, window: pygame.Rect, board: Board, unit: float, keep: Sequence[pygame.Rect] = ()
    ) -> tuple[pygame.Surface, pygame.Rect, pygame.Rect]:
        """Return the words, where their plate lies and the piece they are about, all in pixels.

        Above or below the piece where that covers nothing to be kept free, else as near as can be.
        """
        box = (round(330 * unit), round(260 * unit))
        words = paragraph(self.text, "sans_medium", box, INK, round(20 * unit), 1)
        place = pygame.Rect(0, 0, words.get_width() + round(36 * unit), words.get_height() + round(24 * unit))
        x, y = board.pixel(self._spot)
        half, tail = board.length(self._half), round(TAIL * unit)
        about = pygame.Rect(x - half, y - half, 2 * half, 2 * half)
        inner = window.inflate(-16, -16)
        for top in (about.top - tail - place.height, about.bottom + tail):
            place.midtop = (x, top)
            place.left = max(inner.left, min(inner.right - place.width, place.left))
            if inner.contains(place) and place.collidelist(list(keep)) < 0:
                return words, place, about
        return words, beside(place.size, about, inner, keep, tail), about

    def draw(
        self, surface: pygame.Surface, board: Board, unit: float, keep: Sequence[pygame.Rect] = ()
    ) -> None:
        """Show it within the window, its tail at the piece."""
        if not self.text:
            return
        words, place, about = self.place(surface.get_rect(), board, unit, keep)
        blur, radius, tail = round(9 * unit), round(16 * unit), round(TAIL * unit)
        shade = plate_shadow(place.size, radius, blur, 190)
        surface.blit(shade, (place.x - 2 * blur, place.y - 2 * blur + blur // 2))
        below = place.top >= about.bottom
        if below or place.bottom <= about.top:
            tip_x = max(place.left + 2 * tail, min(place.right - 2 * tail, about.centerx))
            point = speech_tail(tail, below)
            spot = (tip_x, place.top + 3) if below else (tip_x, place.bottom - 3)
            surface.blit(point, point.get_rect(midbottom=spot) if below else point.get_rect(midtop=spot))
        surface.blit(speech_plate(place.size, radius), place)
        surface.blit(words, words.get_rect(center=place.center))


def tip_words(text: str, unit: float) -> tuple[pygame.Surface, Size]:
    """Return the words of a tip, and how large their plate is in pixels."""
    words = paragraph(text, "sans", (round(340 * unit), round(300 * unit)), FROST, round(18 * unit))
    return words, (words.get_width() + round(28 * unit), words.get_height() + round(20 * unit))


def draw_tip(
    surface: pygame.Surface, text: str, about: pygame.Rect, unit: float, keep: Sequence[pygame.Rect] = ()
) -> None:
    """Show what a piece is beside `about`, whole within the window and off all that is to be kept free."""
    words, size = tip_words(text, unit)
    place = beside(size, about, surface.get_rect().inflate(-12, -12), keep, round(10 * unit))
    surface.blit(panel(size, "tooltip"), place)
    surface.blit(words, words.get_rect(center=place.center))


@cached(SPRITES)
def speech_plate(size: Size, radius: int) -> pygame.Surface:
    """A bright plate for a reason."""
    result = tinted(rounded(size, radius, 0.4), _PAPER)
    result.blit(tinted(rim(size, radius, 0.4, 2.4), GILT), (0, 0))
    return result


def speech_tail(size: int, upwards: bool) -> pygame.Surface:  # noqa: FBT001 - told by the bubble
    """The tail of a speech bubble, twice as wide as high."""
    tail = picture("common", "widgets/tail", (size * 2, size))
    return tail if upwards else pygame.transform.flip(tail, flip_x=False, flip_y=True)


_PAPER: Final[Rgb] = (255, 246, 222)
