"""A toggle button with a sign, and the signs of tribes."""

from __future__ import annotations

import pygame

from game.dust_collectorz.rules.cards.facts import NO_TRIBE
from game.dust_collectorz.table.drawing.tokens import tribe_mark
from game.screens.widgets.button import Button
from game.table.art.atlas import picture
from game.table.art.frames import panel
from game.table.art.palette import MIST, WARM
from game.table.art.text.text import fitted


def tribe_sign(tribe: int, size: int) -> pygame.Surface:
    """Return the emblem of a tribe; for counters a box with a spring lid."""
    if tribe == NO_TRIBE:
        return picture("dust_collectorz", "decks/counters", (size, size))
    return tribe_mark(tribe, size)


class SignButton(Button):
    """A filter that is on or off: a sign, or a word if it has no sign."""

    def __init__(self, name: str, rect: pygame.Rect, sign: pygame.Surface | None, on: bool) -> None:  # noqa: FBT001
        """Start without an action."""
        super().__init__(name, rect, "", lambda: None)
        self.sign = sign
        self.on = on

    @property
    def switched(self) -> bool:
        """Whether it is on."""
        return self.on

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sign on a plate, golden if it is on."""
        surface.blit(panel(self.rect.size, "active" if self.on else "tray"), self.rect)
        inner = self.rect.inflate(-round(self.rect.height * 0.3), 0)
        left = inner.x
        if self.sign:
            where = {"midleft": inner.midleft} if self.text else {"center": self.rect.center}
            surface.blit(self.sign, self.sign.get_rect(**where))
            left += self.sign.get_width() + round(self.rect.height * 0.2)
        if self.text:
            lit = self.hovered or self.focused
            colour = WARM if self.on or lit else MIST
            box = (inner.right - left, self.rect.height)
            words = fitted(self.text, "sans_bold", box, colour, round(self.rect.height * 0.44))
            at = {"midleft": (left, inner.centery)} if self.sign else {"center": self.rect.center}
            surface.blit(words, words.get_rect(**at))
