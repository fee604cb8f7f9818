"""A game's box on the title's shelf: it moves closer, into the light, when hovered or focused."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.games import title_of
from game.screens.widgets.button import Button
from game.table.art.box import box_shadow
from game.table.art.paint.light import glow
from game.table.art.paint.shapes import field, tinted
from game.table.art.palette import WARM
from game.table.art.surface_cache import SPRITES, cached
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from game.screens.menus.menu import MenuScene

FAR: Final = 0.955  # size of a box at rest, of its place
NEARER: Final = 7.0  # per second
SHADES: Final = 6  # of the light on a box


class GameBox(Button):
    """A box button: Enter or a click chooses the game."""

    def __init__(self, scene: MenuScene, game: str, rect: pygame.Rect, chosen: Callable[[], None]) -> None:
        """Place the box at the bottom centre of `rect`."""
        title = title_of(game, scene.program.words.texts)
        super().__init__(f"box.{game}", rect, title, chosen)
        self.scene = scene
        self.game = game
        self.near = 0.0  # 0.0 far to 1.0 near
        self._warming = False  # draw the near one in the next frame
        self._far: pygame.Surface | None = None  # its last picture at rest

    @property
    def wanted(self) -> bool:
        """Whether it is hovered or focused."""
        return self.hovered or (self.focused and self.scene.page.ring)

    def update(self, seconds: float) -> None:
        """Move closer or back; at once without motion."""
        aim = 1.0 if self.wanted else 0.0
        step = seconds * NEARER if self.scene.program.liveliness else 1.0
        self.near = min(aim, self.near + step) if aim > self.near else max(aim, self.near - step)

    def shows_in(self) -> float:
        """Keep updating while it moves."""
        return 0.0 if self._warming or self.near != float(self.wanted) else NEVER

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the box with its shadow and light."""
        near = self.near * self.near * (3 - 2 * self.near)
        pool = box_shadow(self.rect.size)
        surface.blit(pool, pool.get_rect(center=(self.rect.centerx, self.rect.bottom - self.scene.px(2))))
        step = round(near * SHADES)
        if step:
            wide, high = self.rect.size
            light = glow((round(wide * 1.7), round(high * 1.45)), WARM, 26 * step, 1.5)
            surface.blit(light, light.get_rect(center=self.rect.center))
        box = self._picture(near)
        surface.blit(box, box.get_rect(midbottom=self.rect.midbottom))

    def _picture(self, near: float) -> pygame.Surface:
        """Return the box at its current size; one frame after it was drawn far, the near one is drawn too."""
        covers, wide, high = self.scene.program.covers, *self.rect.size
        scale = FAR + (1 - FAR) * near
        size = (round(wide * scale), round(high * scale))
        before, self._far = self._far, covers.box(self.game, size, self.text) if near <= 0 else None
        self._warming = self._far is not None and self._far is not before
        if self._far is not None and self._warming:
            return self._far
        whole = covers.box(self.game, self.rect.size, self.text)
        return self._far or _lit(pygame.transform.smoothscale(whole, size), round(near * SHADES))


def _lit(box: pygame.Surface, step: int) -> pygame.Surface:
    """Return a copy of a box with light, 0 to `SHADES`."""
    result = box.copy()
    result.blit(_light(box.get_size(), step), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return result


@cached(SPRITES)
def _light(size: tuple[int, int], step: int) -> pygame.Surface:
    """Return warm light from the top left, to be added."""
    light = field(size, lambda x, y: max(0.2, 1.05 - hypot(x - 0.2, y - 0.1)))
    result = pygame.Surface(size)
    result.blit(tinted(light, (46, 42, 32), 255 * step / SHADES), (0, 0))
    return result
