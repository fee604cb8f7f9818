"""A game's picture with its name, to choose it for a match or a lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.screens.games import title_of
from game.screens.widgets.button import Button
from game.table.art.frames import panel
from game.table.art.paint.light import plate_shadow
from game.table.art.paint.shapes import cut, fading, rounded, tinted
from game.table.art.palette import FROST, INK
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted, metal_text

if TYPE_CHECKING:
    from game.screens.menus.menu import MenuScene
    from game.screens.new_game.draft import Draft


class CoverTile(Button):
    """A game's picture with its name."""

    def __init__(
        self, name: str, scene: MenuScene, game: str, rect: pygame.Rect, action: Callable[[], None]
    ) -> None:
        """Show `game` on a page of `scene`; call `action` when pressed."""
        super().__init__(name, rect, "", action)
        self.scene = scene
        self.program = scene.program
        self.game = game

    @property
    def golden(self) -> bool:
        """Whether its edge is golden."""
        return self.hovered

    @property
    def spoken(self) -> str:
        """The game's name."""
        return title_of(self.game, self.program.words.texts)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture on its plate, with the name on top."""
        px = self.scene.px
        blur = max(4, px(10))
        shadow = plate_shadow(self.rect.size, px(14), blur, 170)
        surface.blit(shadow, (self.rect.x - 2 * blur, self.rect.y - 2 * blur + blur // 2))
        surface.blit(panel(self.rect.size, "active" if self.golden else "row"), self.rect)
        size = (self.rect.width - px(12), self.rect.height - px(12))
        picture = self.program.covers.picture(self.game, size)
        surface.blit(picture, (self.rect.x + px(6), self.rect.y + px(6)))
        shade = _name_shade((size[0], min(size[1], px(78))))
        surface.blit(shade, shade.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - px(6))))
        self._draw_name(surface)

    def _draw_name(self, surface: pygame.Surface) -> None:
        """Draw the name at the bottom; the part after a colon goes below, smaller."""
        px, most = self.scene.px, self.rect.width - self.scene.px(28)
        title = title_of(self.game, self.program.words.texts)
        name, below = metal_text(title, "title", px(25)), px(30)
        first, colon, rest = title.partition(": ")
        if name.get_width() > most and colon:
            name = metal_text(first, "title", px(25))
            line = fitted(rest, "sans_medium", (most, px(22)), FROST, px(18))
            surface.blit(line, line.get_rect(center=(self.rect.centerx, self.rect.bottom - px(21))))
            below = px(44)
        if name.get_width() > most:
            name = pygame.transform.smoothscale_by(name, most / name.get_width())
        surface.blit(name, name.get_rect(center=(self.rect.centerx, self.rect.bottom - below)))


class GameTile(CoverTile):
    """A tile with a golden edge for the chosen game."""

    def __init__(
        self, scene: MenuScene, draft: Draft, game: str, rect: pygame.Rect, choose: Callable[[], None]
    ) -> None:
        """Call `choose` when pressed; the edge tells whether `draft` is of this game."""
        super().__init__(f"game.{game}", scene, game, rect, choose)
        self.draft = draft

    @property
    def golden(self) -> bool:
        """Whether its game is chosen."""
        return self.draft.game == self.game

    @property
    def switched(self) -> bool:
        """Whether its game is chosen."""
        return self.golden


@cached(SPRITES)
def _name_shade(size: tuple[int, int]) -> pygame.Surface:
    """Return a gradient that darkens downwards, so that a name is readable on any picture."""
    down = fading(size, [(row / max(1, size[1] - 1)) ** 0.8 for row in range(size[1])])
    return cut(tinted(rounded(size, 8), INK, 225), down)
