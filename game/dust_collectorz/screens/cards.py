"""Cards in menus and in the deck builder: faces, those of the box, and the places of the deck.

Faces are drawn one per frame, so that a hundred of them don't block.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.decks.saves import PART
from game.dust_collectorz.rules.cards.card_table import RANKS
from game.dust_collectorz.table.drawing.faces import WORDS_FROM, card_face
from game.dust_collectorz.words.naming import card_name, rank_name
from game.dust_collectorz.words.tooltips import card_line
from game.screens.widgets.button import Button
from game.table.art.atlas import picture
from game.table.art.frames import badge, empty_place, panel
from game.table.art.paint.light import halo
from game.table.art.paint.shapes import rim, rounded, tinted
from game.table.art.palette import ALARM, FROST, GILT, GOLD, INK, MIST, Rgb, Size
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted, paragraph
from game.texts.texts import Texts, Voice

if TYPE_CHECKING:
    from collections.abc import Callable


Wanted = tuple[int, Size, "Texts | None"]
KEPT: Final = 400  # faces, a few kilobytes each
ASPECT: Final = 1.4  # a card's height divided by its width
CORNER: Final = 0.06  # of its width
REMOVING: Final = (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_MINUS, pygame.K_KP_MINUS)


class Faces:
    """Cached faces by kind and size; missing ones are drawn one after the other."""

    def __init__(self, voice: Voice) -> None:
        """Start empty; faces use the language of `voice`."""
        self._voice = voice
        self._ready: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self._wanted: dict[Wanted, None] = {}

    @property
    def texts(self) -> Texts:
        """The game's texts."""
        return self._voice.of(PART)

    def picture(self, kind: int, size: Size) -> pygame.Surface | None:
        """Return the face of a kind at a size in pixels; None until it is drawn."""
        wanted = (kind, size, self.texts if size[0] >= WORDS_FROM else None)
        found = self._ready.get(wanted)
        if found is None:
            self._wanted[wanted] = None
        else:
            self._ready.move_to_end(wanted)
        return found

    @property
    def lacking(self) -> bool:
        """Whether requested faces are missing."""
        return bool(self._wanted)

    def update(self) -> None:
        """Draw one of the faces requested since the last call, the latest request first."""
        if self._wanted:
            wanted = self._wanted.popitem()[0]
            self._ready[wanted] = card_face(*wanted)
            self._wanted.clear()
            if len(self._ready) > KEPT:
                self._ready.popitem(last=False)


class CardButton(Button):
    """A card with one action when pressed, and a second one by the right button or some keys."""

    keys: tuple[int, ...] = ()

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        kind: int,
        faces: Faces,
        action: Callable[[], None],
        second: Callable[[], None],
    ) -> None:
        """Show `kind`, or an empty place for -1."""
        super().__init__(name, rect, "", action)
        self.kind = kind
        self.faces = faces
        self.second = second
        self.asks: Callable[[pygame.event.Event], bool] | None = None  # whether a key means the second action

    def key(self, event: pygame.event.Event) -> bool:
        """Also handle the keys of the second action."""
        if event.type == pygame.KEYDOWN and (event.key in self.keys or (self.asks and self.asks(event))):
            self.second()
            return True
        return super().key(event)

    def mouse(self, event: pygame.event.Event) -> bool:
        """Also handle the right button."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.second()
            return True
        return super().mouse(event)

    @property
    def spoken(self) -> str:
        """The card's description and action."""
        return card_line(self.kind, self.faces.texts)

    def draw_card(self, surface: pygame.Surface) -> None:
        """Draw the face, or its name on a plate until it is drawn."""
        size = self.rect.size
        face = self.faces.picture(self.kind, size)
        if face is None:
            surface.blit(panel(size, "row"), self.rect)
            box = (round(size[0] * 0.86), round(size[1] * 0.5))
            name = card_name(self.kind, self.faces.texts)
            words = paragraph(name, "sans_medium", box, MIST, round(size[0] * 0.14), 1)
            surface.blit(words, words.get_rect(center=self.rect.center))
        else:
            surface.blit(face, self.rect)


class BoxCard(CardButton):
    """A card of the box: pressing adds one to the deck, the second action puts one back."""

    keys = REMOVING
    many = 0  # copies in the deck
    fits = True  # whether there is room for one more

    @property
    def spoken(self) -> str:
        """The card's description and action, and its copies in the deck."""
        return f"{super().spoken} ×{self.many}" if self.many else super().spoken

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card, its number of copies, and a veil if there is no room for it."""
        if self.hovered:
            spread = max(4, self.rect.width // 12)
            light = halo(self.rect.size, GILT, round(self.rect.width * CORNER), spread)
            surface.blit(light, light.get_rect(center=self.rect.center))
        self.draw_card(surface)
        if not self.fits and not self.many:
            surface.blit(_veil(self.rect.size, 120), self.rect)
        if self.many:
            surface.blit(edge(self.rect.size, GILT), self.rect)
            mark = count_mark(self.many, round(self.rect.width * 0.34))
            spot = (self.rect.right + mark.get_width() // 8, self.rect.y + round(self.rect.height * 0.62))
            surface.blit(mark, mark.get_rect(midright=spot))


class SlotCard(CardButton):
    """A place of the deck: pressing a card puts it back, the second action pins it.

    An empty place shows its rank; pressing it filters the box by what fits.
    """

    rank = -1  # of an empty place; -1 for a counter's
    pinned = False
    surplus = False

    @property
    def spoken(self) -> str:
        """The card's description and action, or what fits the empty place."""
        return super().spoken if self.kind >= 0 else self._place_words().replace("\n", ", ")

    @property
    def switched(self) -> bool | None:
        """Whether it is pinned."""
        return self.pinned if self.kind >= 0 else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card with its pin, or the empty place."""
        if self.kind < 0:
            self._draw_place(surface)
            return
        self.draw_card(surface)
        if self.surplus:
            surface.blit(edge(self.rect.size, ALARM), self.rect)
        elif self.hovered:
            surface.blit(edge(self.rect.size, GILT), self.rect)
        if self.pinned:
            sign = pin_sign(round(self.rect.width * 0.42))
            surface.blit(sign, sign.get_rect(topright=(self.rect.right + 2, self.rect.top - 2)))

    def _draw_place(self, surface: pygame.Surface) -> None:
        size = self.rect.size
        surface.blit(empty_place(size, max(4, round(size[0] * CORNER * 2))), self.rect)
        words = self._place_words()
        box = (round(size[0] * 0.9), round(size[1] * 0.6))
        lit = self.hovered or self.focused
        told = paragraph(words, "sans_medium", box, FROST if lit else MIST, round(size[0] * 0.2), 1)
        surface.blit(told, told.get_rect(center=self.rect.center))

    def _place_words(self) -> str:
        words = rank_name(self.rank if self.rank >= 0 else len(RANKS), self.faces.texts)
        if self.rank == RANKS.index("platinum"):
            words += f"\n{rank_name(RANKS.index('epic'), self.faces.texts)}"
        return words


@cached(SPRITES)
def edge(size: Size, colour: Rgb) -> pygame.Surface:
    """Draw a bright line around a card."""
    width = max(2, round(size[0] * 0.03))
    return tinted(rim(size, size[0] * CORNER, 0, width), colour)


@cached(SPRITES)
def _veil(size: Size, strength: int) -> pygame.Surface:
    return tinted(rounded(size, size[0] * CORNER), INK, strength)


@cached(SPRITES)
def count_mark(many: int, width: int) -> pygame.Surface:
    """Draw a golden badge with the number of copies in the deck."""
    size = (width, round(width * 0.72))
    result = badge(size, GOLD, (22, 30, 62)).copy()
    words = fitted(f"×{many}", "sans_bold", (round(size[0] * 0.8), round(size[1] * 0.8)), FROST)
    result.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


def pin_sign(size: int) -> pygame.Surface:
    """A drawing pin stuck into a card, `size` pixels high."""
    return picture("dust_collectorz", "decks/pin", (size, size))
