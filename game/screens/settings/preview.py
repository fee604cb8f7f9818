"""A preview of motion and speed: a card that moves and flips with the current settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.widgets.widget import Widget
from game.table.art.frames import tile_frame
from game.table.art.gems import gem
from game.table.art.paint.cloth import cloth
from game.table.art.paint.shapes import rim, tinted
from game.table.art.palette import GOLD, MIST
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.title import winged_star
from game.table.layout.board import Board
from game.table.motion.animation import NEVER, Pace
from game.table.pieces import Face, Placed
from game.table.stage import Stage

if TYPE_CHECKING:
    from game.screens.app.program import Program

HEIGHT: Final = 190.0  # units
EVERY: Final = 1.5  # seconds between the starts of two moves, at a speed of 1
CARD: Final = (460.0, 640.0)  # board units
GEM: Final = 260.0
"""The preview is a whole table made small, so its pieces are large."""


class _SampleTable:
    """The minimal game table that a stage needs for two pieces."""

    @staticmethod
    def paint(face: Face, size: tuple[int, int]) -> pygame.Surface:
        """Draw a card's front or back, or a stone."""
        return _gem(size) if face.kind == "gem" else _card(size, face.kind)

    @staticmethod
    def background(size: tuple[int, int]) -> pygame.Surface:
        """Draw the cloth."""
        return cloth(size)


class MotionPreview(Widget):
    """A small table on which a card moves to and fro."""

    focusable = False

    def __init__(self, program: Program, rect: pygame.Rect, unit: float) -> None:
        """Place it at `rect`; `unit` is the pixels per unit."""
        super().__init__("preview", rect)
        self.program = program
        self.unit = unit
        self.stage = Stage(_SampleTable())
        self.board = Board(rect.size)
        self.there = False
        self._since = 0.0
        self._surface = pygame.Surface(rect.size)
        self.stage.show(self._layout())

    def _layout(self) -> list[Placed]:
        """Return the layout: the card at one end or the other, open or face down, and the stone opposite."""
        wide, high = self.board.canvas
        ends, middle = (wide * 0.16, wide * 0.84), high / 2
        here, over = ends if self.there else ends[::-1]
        return [
            Placed("card", Face("front"), (over, middle), CARD, face_up=self.there, back=Face("back")),
            Placed("gem", Face("gem"), (here, middle), (GEM, GEM)),
        ]

    def update(self, seconds: float) -> None:
        """Advance time; start the next move when it is due."""
        settings = self.program.settings
        self.stage.pace = Pace(settings.motion, settings.speed)
        self.stage.update(seconds)
        self._since += seconds
        if self._since >= self._every and self.program.attended:
            self._since = 0.0
            self.there = not self.there
            self.stage.move_to(self._layout())

    @property
    def _every(self) -> float:
        return EVERY / min(self.program.settings.speed, 1.5)

    def shows_in(self) -> float:
        """Return the seconds until the card moves on."""
        begins = self._every - self._since if self.program.attended else NEVER
        return min(self.stage.shows_in(), max(0.0, begins))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the small table in its frame."""
        self.stage.draw(self._surface, self.board)
        surface.blit(self._surface, self.rect)
        width = max(1, round(1.5 * self.unit))
        surface.blit(tinted(rim(self.rect.size, 0, 0, width), MIST, 150), self.rect)


@cached(SPRITES)
def _card(size: tuple[int, int], side: str) -> pygame.Surface:
    """Draw a card: a star on its back, a stone on its front."""
    tint = (58, 74, 128) if side == "front" else (24, 30, 66)
    result = tile_frame(size, GOLD, tint, round(size[0] * 0.09)).copy()
    sign = gem(3, round(size[0] * 0.62)) if side == "front" else winged_star(round(size[0] * 0.8))
    result.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


@cached(SPRITES)
def _gem(size: tuple[int, int]) -> pygame.Surface:
    return gem(0, size[0])
