"""A button with a second line: what exactly it does, or why it can't be pressed now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.widgets.button import Button
from game.table.art.frames import BUTTON_INK, DISABLED_INK
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import INK, MIST, Rgb
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from collections.abc import Callable

TITLE: Final = 0.36  # type of the first line, as a share of the height
NOTE: Final = 0.30  # of the second one
SIDE: Final = 0.26  # air at either side
KEY: Final = 0.40  # side of the sign of a key
_NOTE_INK: Final[dict[str, Rgb]] = {"primary": (92, 58, 14), "secondary": MIST, "danger": (255, 224, 214)}


class NotedButton(Button):
    """A button with a `note` below its words, and the digit that presses it at the right."""

    small = 0  # type size of the note in pixels; 0: from the height
    face = "title"  # of the words; the note is sans

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        text: str,
        action: Callable[[], None],
        *,
        style: str = "secondary",
        note: str = "",
        digit: str = "",
    ) -> None:
        """Show `text` above `note`, and `digit` if there is one."""
        super().__init__(name, rect, text, action, style=style)
        self.note = note
        self.digit = digit

    @property
    def spoken(self) -> str:
        """Both lines."""
        return ": ".join(filter(None, (self.text, self.note)))

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the lines above each other, in the middle or beside the digit."""
        width, height = self.rect.size
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        under = INK if self.style != "primary" or not self.enabled else None
        side = round(height * SIDE)
        key = round(height * KEY) if self.digit else 0
        room = width - 2 * side - (key + side // 2 if key else 0)
        left = self.rect.x + side
        size = self.letters or round(height * TITLE)
        sunk = 1 if self.state == "pressed" else 0
        words = fitted(self.text, self.face, (room, round(height * 0.6)), ink, size, under)
        middle = left + room // 2
        y = self.rect.centery + sunk
        if self.note:
            soft = _NOTE_INK[self.style] if self.enabled else DISABLED_INK
            note = fitted(
                self.note,
                "sans_medium",
                (room, round(height * 0.42)),
                soft,
                self.small or round(size * NOTE / TITLE),
                None,
            )
            whole = words.get_height() + note.get_height()
            top = y - whole // 2
            surface.blit(words, words.get_rect(midtop=(middle, top)))
            surface.blit(note, note.get_rect(midtop=(middle, top + words.get_height())))
        else:
            surface.blit(words, words.get_rect(center=(middle, y)))
        if key:
            cap = _cap(key, self.style == "primary")
            place = cap.get_rect(midright=(self.rect.right - side, y))
            surface.blit(cap, place)
            digit = fitted(self.digit, "sans_bold", (key, key), ink, round(key * 0.7), under)
            surface.blit(digit, digit.get_rect(center=place.center))


@cached(SPRITES)
def _cap(side: int, light: bool) -> pygame.Surface:  # noqa: FBT001 - kept by its arguments
    """The plate of a key."""
    return tinted(
        rounded((side, side), side * 0.24), (120, 78, 20) if light else (8, 12, 30), 70 if light else 130
    )
