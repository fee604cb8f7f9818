"""Buttons of the replay that show a sign: those of a player's row, and tools with a word below the sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.widgets.button import Button
from game.table.art.frames import BUTTON_INK, DISABLED_INK
from game.table.art.palette import Rgb, hexed
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import fitted
from game.table.art.vector import path, picture

if TYPE_CHECKING:
    from collections.abc import Callable

_LAST: Final = ("M18 18L58 50L18 82Z", "M64 18L78 18L78 82L64 82Z")
_NEXT: Final = ("M30 14L44 14L74 50L44 86L30 86L58 50Z",)
_MARK: Final = ("M14 50L34 30L54 50L34 70Z", "M62 22L72 22L94 50L72 78L62 78L82 50Z")
SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("M26 14L84 50L26 86Z",),
    "stop": ("M24 16L42 16L42 84L24 84Z", "M58 16L76 16L76 84L58 84Z"),
    "after": _NEXT,
    "end": _LAST,
    "mark_after": _MARK,
    "bookmark": ("M26 8L74 8L74 92L50 70L26 92Z",),
    "go_on": ("M8 44L46 44L46 26L70 50L46 74L46 56L8 56Z", "M78 20L90 20L90 80L78 80Z"),
    "code": (
        "M10 26L58 26L58 92L10 92Z",
        "M28 8L88 8L88 76L68 76L68 66L78 66L78 18L38 18L38 20L28 20Z",
    ),
    "list": (
        "M14 18L24 18L24 28L14 28Z",
        "M34 18L86 18L86 28L34 28Z",
        "M14 45L24 45L24 55L14 55Z",
        "M34 45L86 45L86 55L34 55Z",
        "M14 72L24 72L24 82L14 82Z",
        "M34 72L72 72L72 82L34 82Z",
    ),
    "back": ("M12 50L40 22L40 40L88 40L88 60L40 60L40 78Z",),
}
MIRRORED: Final = {"before": "after", "begin": "end", "mark_before": "mark_after"}


@kept_on(SPRITES)
def sign_of(name: str, size: int, colour: Rgb) -> pygame.Surface:
    """The sign of that name on a square of `size` pixels."""
    if name in MIRRORED:
        return pygame.transform.flip(sign_of(MIRRORED[name], size, colour), flip_x=True, flip_y=False)
    return picture("".join(path(shape, hexed(colour)) for shape in SIGNS[name]), (size, size))


class SignButton(Button):
    """A sign alone, in the middle of its plate; `sign` may change while it lies there."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        action: Callable[[], None],
        *,
        hint: str,
        style: str = "secondary",
    ) -> None:
        """Show the sign called like the button."""
        super().__init__(name, rect, "", action, style=style, hint=hint)
        self.sign = name

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set the sign."""
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        sign = sign_of(self.sign, round(min(self.rect.size) * 0.56), ink)
        surface.blit(sign, sign.get_rect(center=self.rect.center))


class WordedButton(SignButton):
    """A sign above a word."""

    word = ""

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set sign and word one above the other."""
        width, height = self.rect.size
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        sign = sign_of(self.sign, round(height * 0.42), ink)
        surface.blit(sign, sign.get_rect(midtop=(self.rect.centerx, self.rect.y + round(height * 0.1))))
        words = fitted(
            self.word, "sans_bold", (width - 8, round(height * 0.4)), ink, round(height * 0.3), None
        )
        surface.blit(words, words.get_rect(center=(self.rect.centerx, self.rect.y + round(height * 0.74))))
