"""The title's text links, in as many rows as their words need."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.widgets.button import Button
from game.screens.widgets.layout import Grid, Made, Part, Sized
from game.table.art.frames import panel
from game.table.art.palette import FROST, WARM
from game.table.art.text.fonts import font
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from game.screens.menus.menu import MenuScene

SLIMMEST: Final = 110.0  # units of width of a link
WIDEST: Final = 190.0
AIR: Final = 22.0  # units beside the words
TYPE: Final = 0.46  # of a link's height


class Link(NamedTuple):
    """A link: its name, its words, and what it does."""

    name: str
    text: str
    act: Callable[[], None]


def links_part(scene: MenuScene, links: Sequence[Link], tall: float) -> Part:
    """Return the links, each `tall` units high, all in one type."""
    letters = font("title", round(scene.px(tall) * TYPE))
    longest = max(letters.size(link.text)[0] for link in links) / scene.page.unit + AIR
    room = scene.room[0] - 24.0
    rows = math.ceil(len(links) / max(1, int(room // max(SLIMMEST, longest))))
    across = math.ceil(len(links) / rows)

    def part(link: Link) -> Part:
        return Made(lambda place: QuietWay(link.name, place, link.text, link.act), tall - 2.0)

    grid = Grid([part(link) for link in links], across, 4.0, centred=True)
    return Sized(grid, min(max(WIDEST, longest) * across, room))


class QuietWay(Button):
    """A text link, underlined in gold when hovered or focused."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words, on a plate with a line below when hovered."""
        width, height = self.rect.size
        lit = self.hovered or self.focused
        if self.hovered:
            surface.blit(panel(self.rect.size, "row"), self.rect)
        box = (width - height // 3, round(height * 0.7))
        words = fitted(self.text, "title", box, WARM if lit else FROST, round(height * TYPE))
        place = words.get_rect(center=self.rect.center)
        surface.blit(words, place)
        if lit:
            thick = max(2, height // 20)
            line = pygame.Rect(place.x, place.bottom - round(height * 0.04), place.width, thick)
            surface.fill(WARM, line)
