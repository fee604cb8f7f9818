"""The golden plate that resumes the running match: its game's picture, players and progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.games import title_of
from game.screens.seating import chair_of, named, players_named
from game.screens.widgets.button import Button
from game.table.art.frames import BUTTON_INK
from game.table.art.paint.shapes import rim, tinted
from game.table.art.seats import avatar
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from game.screens.menus.menu import MenuScene
    from saves.matches.header import Header
    from saves.matches.row import Row

MOST_SIGNS: Final = 4  # players whose signs fit


class ContinuePlate(Button):
    """The title's first button while a match is running."""

    def __init__(self, scene: MenuScene, row: Row, rect: pygame.Rect, action: Callable[[], None]) -> None:
        """Resume the match of `row`."""
        words = scene.program.words
        super().__init__("continue", rect, words("title-continue"), action, style="primary")
        self.scene = scene
        self.program = scene.program
        self.header: Header | None = row.header
        self.about = self._about(row)

    def _about(self, row: Row) -> str:
        """Word the match: game, players, progress."""
        if row.header is None:
            return row.name
        words, header = self.program.words, row.header
        return words(
            "box-goes_on",
            game=header.title or title_of(header.game, words.texts),
            names=", ".join(players_named(header.players, words)),
            decisions=words("load-decisions", number=header.decisions),
        )

    @property
    def spoken(self) -> str:
        """Its words, and the match."""
        return f"{self.text}: {self.about}"

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the picture on the left, the words in the middle, the players' signs on the right."""
        height = self.rect.height
        air = round(height * 0.11)
        left, right = self.rect.x + air, self.rect.right - air
        if self.header:
            left = self._picture(surface, left, air)
            right = self._signs(surface, right)
        ink, room = BUTTON_INK[self.style], right - left - 2 * air
        sunk = 1 if self.state == "pressed" else 0
        words = fitted(self.text, "title", (room, round(height * 0.48)), ink, round(height * 0.37), None)
        surface.blit(words, words.get_rect(midleft=(left + air, self.rect.y + round(height * 0.35) + sunk)))
        small = fitted(self.about, "sans_bold", (room, round(height * 0.34)), ink, round(height * 0.23), None)
        surface.blit(small, small.get_rect(midleft=(left + air, self.rect.y + round(height * 0.70) + sunk)))

    def _picture(self, surface: pygame.Surface, left: int, air: int) -> int:
        """Draw the game's picture; return where the words may begin."""
        header = self.header
        if header is None:
            return left
        high = self.rect.height - 2 * air
        size = (round(high * 1.8), high)
        surface.blit(self.program.covers.picture(header.game, size), (left, self.rect.y + air))
        surface.blit(_frame(size), (left, self.rect.y + air))
        return left + size[0]

    def _signs(self, surface: pygame.Surface, right: int) -> int:
        """Draw the players' signs side by side; return where the words must end."""
        players = self.header.players[:MOST_SIGNS] if self.header else ()
        side = round(self.rect.height * 0.5)
        right -= round(side * 0.2)
        chairs = named(tuple(map(chair_of, players)), self.program.words)
        for chair in reversed(chairs):
            sign = avatar(chair.sign, chair.colour, side)
            surface.blit(sign, sign.get_rect(midright=(right, self.rect.centery)))
            right -= round(side * 1.08)
        return right


@cached(SPRITES)
def _frame(size: tuple[int, int]) -> pygame.Surface:
    """Draw a dark line around the picture."""
    return tinted(rim(size, size[0] * 0.035, 0, max(1.5, size[1] / 36)), (58, 34, 6), 230)
