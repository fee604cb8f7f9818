"""The figures of a rules page, painted on demand from the faces of the game's own pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.games import figures_of
from game.screens.match.game import table_of
from game.table.art.paint.light import shadow
from game.table.art.paint.shapes import blank

if TYPE_CHECKING:
    from game.table.stock.figures import Figure, Part
    from game.texts.texts import Texts

Size = tuple[int, int]

FINE: Final = 2  # oversampling of a face that is to be turned
FRAME_BUDGET: Final = 4_000.0  # units squared painted in one frame; a card is more
AIR: Final = 8.0  # units around a figure for its shadow


class RulesFigures:
    """A game's figures in one language; `unit` is the pixels per unit."""

    def __init__(self, game: str, texts: Texts, unit: float) -> None:
        """Paint nothing yet."""
        self.figures: dict[str, Figure] = figures_of(game, texts)
        self._table = table_of(game)
        self._unit = unit
        self._painted: dict[tuple[str, int], pygame.Surface] = {}
        self._begun: dict[tuple[str, int], tuple[pygame.Surface, int]] = {}  # and the faces painted so far

    def _scale(self, figure: Figure, width: int) -> float:
        """Return the pixels per unit of the figure: fewer if it would be too wide."""
        return min(self._unit, width / (figure.size[0] + 2 * AIR))

    def size(self, name: str, width: int) -> Size:
        """Return the size of a picture in pixels."""
        figure = self.figures[name]
        scale = self._scale(figure, width)
        return round((figure.size[0] + 2 * AIR) * scale), round((figure.size[1] + 2 * AIR) * scale)

    def picture(self, name: str, width: int) -> pygame.Surface | None:
        """Return a picture; None until it is painted."""
        return self._painted.get((name, width))

    def prepare(self, name: str, width: int) -> None:
        """Paint a part of a picture: all of it might take longer than a frame."""
        scale = self._scale(self.figures[name], width)
        begun, done = self._begun.pop((name, width), (blank(self.size(name, width)), 0))
        parts, spent = self.figures[name].parts, 0.0
        while done < len(parts) and spent < FRAME_BUDGET:
            self._put(begun, parts[done], scale)
            spent += parts[done].size[0] * parts[done].size[1]
            done += 1
        if done == len(parts):
            self._painted[name, width] = begun
        else:
            self._begun[name, width] = (begun, done)

    def _put(self, target: pygame.Surface, part: Part, scale: float) -> None:
        """Draw a face on the picture, with its shadow."""
        size = (max(1, round(part.size[0] * scale)), max(1, round(part.size[1] * scale)))
        if part.angle:
            large = self._table.paint(part.face, (size[0] * FINE, size[1] * FINE))
            face = pygame.transform.rotozoom(large, part.angle, 1 / FINE)
        else:
            face = self._table.paint(part.face, size)
        centre = (round((part.centre[0] + AIR) * scale), round((part.centre[1] + AIR) * scale))
        blur = max(2, round(3 * scale))
        under = shadow(face, blur, 130)
        target.blit(under, under.get_rect(center=(centre[0], centre[1] + blur)))
        target.blit(face, face.get_rect(center=centre))
