"""The zoomed card beside the hovered or focused one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.cards.facts import NO_TRIBE
from game.dust_collectorz.screens.cards import ASPECT, BoxCard
from game.dust_collectorz.table.drawing.faces import WORDS_FROM
from game.dust_collectorz.words.naming import ability_name, rank_name, tribe_name
from game.table.art.frames import panel
from game.table.art.paint.light import plate_shadow
from game.table.art.palette import FROST, MIST
from game.table.art.text.text import fitted
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.dust_collectorz.screens.cards import CardButton, Faces
    from game.texts.texts import Texts

AFTER: Final = 0.3  # seconds until a card is zoomed
WIDTH: Final = 330.0  # units of the card
WORDS: Final = 58.0  # units below it
EDGE: Final = 14.0


class CloseLook:
    """Shows one card large after a while."""

    def __init__(self, faces: Faces) -> None:
        """Start without a card."""
        self.faces = faces
        self._on: CardButton | None = None
        self._kind = -1
        self._rested = 0.0

    def update(self, seconds: float, card: CardButton | None) -> None:
        """Advance time over `card`, the hovered or focused one; None for none."""
        kind = card.kind if card else -1
        if kind != self._kind:
            self._kind, self._rested = kind, 0.0
        self._on = card
        self._rested += seconds

    def shows_in(self) -> float:
        """Return the seconds until a card is zoomed."""
        return AFTER - self._rested if self._kind >= 0 and self._rested < AFTER else NEVER

    @property
    def shown(self) -> int:
        """The zoomed kind, -1 for none."""
        return self._kind if self._rested >= AFTER else -1

    def draw(self, surface: pygame.Surface, unit: float, *, keys: Mapping[str, str] | None, box: int) -> None:
        """Draw the card beside its origin; one of the deck over the box, which ends at `box` pixels.

        Below it are the actions of its `keys`, by what they do, or else of clicks.
        """
        if self.shown < 0 or self._on is None:
            return
        room = surface.get_rect().inflate(-2 * round(8 * unit), -2 * round(8 * unit))
        below, edge = round(WORDS * unit), round(EDGE * unit)
        width = max(WORDS_FROM, round(WIDTH * unit))
        width = min(width, round((room.height - below - 2 * edge) / ASPECT))
        high = round(width * ASPECT)
        place = pygame.Rect((0, 0), (width + 2 * edge, high + below + 2 * edge))
        on, gap = self._on.rect, round(24 * unit)
        if on.centerx < room.centerx:
            place.midleft = (on.right + gap, on.centery)
        else:
            place.midright = (min(on.left, box or on.left) - gap, on.centery)
        place.clamp_ip(room)
        blur = max(4, round(14 * unit))
        shadow = plate_shadow(place.size, round(16 * unit), blur, 200)
        surface.blit(shadow, (place.x - 2 * blur, place.y - 2 * blur + blur // 2))
        surface.blit(panel(place.size, "dialog"), place)
        card = pygame.Rect(place.x + edge, place.y + edge, width, high)
        face = self.faces.picture(self.shown, card.size)
        surface.blit(face or panel(card.size, "row"), card)
        part = "box" if isinstance(self._on, BoxCard) else "deck"
        texts = self.faces.texts
        told = told_of(self.shown, texts)
        for number, (text, type_face, colour) in enumerate(
            (
                (told, "text_italic", FROST),
                (texts(f"builder-help-{part}_{'keys' if keys else 'clicks'}", **(keys or {})), "sans", MIST),
            )
        ):
            line = fitted(text, type_face, (width, below // 2), colour, round((19 - 2 * number) * unit))
            middle = card.bottom + edge // 2 + below * (2 * number + 1) // 4
            surface.blit(line, line.get_rect(center=(card.centerx, middle)))


def told_of(kind: int, texts: Texts) -> str:
    """Word a card's tribe, rank and ability."""
    card = CARDS[kind]
    words = [rank_name(card.rank, texts), ability_name(kind, texts)]
    if card.tribe != NO_TRIBE:
        words.insert(0, tribe_name(card.tribe, texts))
    return " · ".join(words)
