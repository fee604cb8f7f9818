"""The buttons of the desk: sentences with a digit that presses them, and tools with a sign and a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.scenes.widgets.button import Button
from game.table.art.frames import BUTTON_INK, DISABLED_INK
from game.table.art.light import halo
from game.table.art.palette import WARM, Rgb, hexed
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import fitted, paragraph
from game.table.art.vector import circle, path, picture


class Offer(NamedTuple):
    """A button as the scene wishes it."""

    name: str
    text: str
    act: Callable[[], None]
    style: str = "secondary"
    hint: str = ""
    enabled: bool = True
    lit: bool = False  # advised


class ChoiceButton(Button):
    """A sentence on up to two lines, and the digit that presses it."""

    digit = ""
    lit = False

    def draw(self, surface: pygame.Surface) -> None:
        """Show it, within a light when it is advised."""
        if self.lit:
            spread = max(4, self.rect.height // 7)
            light = halo(self.rect.size, WARM, round(self.rect.height * 0.3), spread)
            surface.blit(light, light.get_rect(center=self.rect.center))
        super().draw(surface)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set the sentence as large as fits; the digit stands small at the left."""
        height = self.rect.height
        side = round(height * 0.36)
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        box = (self.rect.width - 2 * side, round(height * 0.88))
        words = paragraph(self.text, "sans_bold", box, ink, round(height * 0.34), 1)
        sunk = 1 if self.state == "pressed" else 0
        surface.blit(words, words.get_rect(center=(self.rect.centerx, self.rect.centery + sunk)))
        if self.digit:
            small = fitted(self.digit, "sans_bold", (side, side), ink, round(height * 0.25), None)
            surface.blit(small, small.get_rect(center=(self.rect.x + round(side * 0.6), self.rect.centery)))


class ToolButton(Button):
    """A sign above a word."""

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set sign and word one above the other."""
        width, height = self.rect.size
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        sign = tool_sign(self.name, round(height * 0.46), ink)
        surface.blit(sign, sign.get_rect(midtop=(self.rect.centerx, self.rect.y + round(height * 0.09))))
        words = fitted(
            self.text, "sans_bold", (width - 8, round(height * 0.4)), ink, round(height * 0.32), None
        )
        surface.blit(words, words.get_rect(center=(self.rect.centerx, self.rect.y + round(height * 0.73))))


_ARROW: Final = "M30 26L8 46L30 66L30 53L58 53C76 53 80 66 74 82C96 64 92 39 60 39L30 39Z"
_SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "undo": (_ARROW,),
    "hint": (
        "M50 8C30 8 18 22 18 39C18 52 27 58 33 66L34 70L66 70L67 66C73 58 82 52 82 39C82 22 70 8 50 8Z",
        "M36 76L64 76L64 82L36 82Z",
        "M41 87L59 87L55 94L45 94Z",
    ),
    "log": (
        "M14 18L24 18L24 28L14 28Z",
        "M34 18L86 18L86 28L34 28Z",
        "M14 45L24 45L24 55L14 55Z",
        "M34 45L86 45L86 55L34 55Z",
        "M14 72L24 72L24 82L14 82Z",
        "M34 72L72 72L72 82L34 82Z",
    ),
    "leave": ("M12 50L40 22L40 40L88 40L88 60L40 60L40 78Z",),
    "menu": ("M14 20L86 20L86 32L14 32Z", "M14 44L86 44L86 56L14 56Z", "M14 68L86 68L86 80L14 80Z"),
}


@kept_on(SPRITES)
def tool_sign(name: str, size: int, colour: Rgb) -> pygame.Surface:
    """The sign of a tool on a square of `size` pixels; a name without one gets an empty square."""
    if name == "redo":
        return pygame.transform.flip(tool_sign("undo", size, colour), flip_x=True, flip_y=False)
    marks = "".join(path(shape, hexed(colour)) for shape in _SIGNS.get(name, ()))
    return picture(marks or circle((50, 50), 0.1), (size, size))
