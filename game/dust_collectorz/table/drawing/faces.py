"""The faces of Dust Collectorz: cards with their stats, cards for the young, backs, wheel, emblems, badges.

A face is a picture of the atlas; large enough to be read, a card shows its words too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.table.drawing.tokens import GAME, ability_mark, stat_badge, tribe_coin
from game.dust_collectorz.words.naming import ability_text, card_name
from game.table.art.atlas import picture
from game.table.art.paint.shapes import blank
from game.table.art.palette import SEAT_COLOURS, Rgb, Size
from game.table.art.seats import seat_symbol
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import blit_centred, fitted, paragraph
from game.table.pieces import CANVAS, Face
from game.texts.texts import Texts

WORDS_FROM: Final = 270
"""Board units of width from which a card shows words: less than any close look, more than any that lies."""
CARD: Final[Size] = (500, 700)
"""A card in the units of its templates; on the table the same proportions, at any size."""
_PARCHMENT: Final = (400, 532)  # top and bottom of where words stand on a card,
_COUNTERS: Final = (388, 526)  # and on a counter
_DARK: Final[Rgb] = (48, 26, 22)


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face of `KINDS` at a size in pixels, cached."""
    return KINDS[face.kind](size, *face.facts)


def card_face(kind: int, size: Size, texts: Texts | None = None, *, dim: bool = False) -> pygame.Surface:
    """The card of `kind` for the battle modes, `dim` in grey; with words where texts are given."""
    if dim:
        return _dimmed(kind, size, texts)
    return picture(GAME, f"card/{CARDS[kind].slug}", size) if texts is None else _worded(kind, size, texts)


@cached(SPRITES)
def _worded(kind: int, size: Size, texts: Texts) -> pygame.Surface:
    """The card at a close look, with name and ability on its parchment."""
    result = picture(GAME, f"close/{CARDS[kind].slug}", size).copy()
    share = size[0] / CARD[0]
    top, low = _COUNTERS if CARDS[kind].tribe == len(TRIBES) else _PARCHMENT
    room = (round(416 * share), round(44 * share))
    name = fitted(card_name(kind, texts), "title", room, _DARK, round(33 * share), None)
    blit_centred(result, name, (250 * share, (top + 27) * share))
    room = (round(424 * share), round((low - top - 58) * share))
    text = paragraph(ability_text(kind, texts), "sans_medium", room, _DARK, round(27 * share), 1)
    result.blit(text, text.get_rect(center=(round(250 * share), round((top + low + 40) / 2 * share))))
    return result


@cached(SPRITES)
def _dimmed(kind: int, size: Size, texts: Texts | None) -> pygame.Surface:
    """The card almost without colour, and darker."""
    result = card_face(kind, size, texts).copy()
    grey = pygame.transform.grayscale(result)
    grey.set_alpha(205)
    result.blit(grey, (0, 0))
    result.fill((150, 152, 172), special_flags=pygame.BLEND_RGB_MULT)
    return result


def young_face(kind: int, size: Size) -> pygame.Surface:
    """The card of `kind` for Young Champions: its picture, its tribe, and below which tribe it beats."""
    return picture(GAME, f"young/{CARDS[kind].slug}", size)


@cached(SPRITES)
def card_back(colour: int, size: Size) -> pygame.Surface:
    """The back of a card of the seat with `colour` (0 to 5): a cabinet with the seat's sign; -1: none."""
    if not 0 <= colour < len(SEAT_COLOURS):
        return picture(GAME, "back/none", size)
    result = picture(GAME, f"back/{colour}", size).copy()
    sign = seat_symbol(colour, round(150 * size[0] / CARD[0]))
    result.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


@cached(SPRITES)
def wheel(attack: int, wanted: int, size: Size) -> pygame.Surface:
    """The wheel of tribes, each with an arrow to the one it beats (DC-1), in the middle of `size`.

    `attack` is the attacking tribe; the wheel is at rest for any other number. The tribe is lit and bears
    swords; the tribe that beats it has +1, the one that it beats -1. With a mask of `wanted` tribes those
    two are lit, and the others fade (DC-12).
    """
    side = min(size)
    name = "rest" if not 0 <= attack < len(TRIBES) else TRIBES[attack] + ("-answers" if wanted else "")
    drawn = picture(GAME, f"wheel/{name}", (side, side))
    if size == (side, side):
        return drawn
    result = blank(size)
    result.blit(drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


def _card(size: Size, kind: int, dim: object = False, texts: Texts | None = None) -> pygame.Surface:  # noqa: FBT002 - facts
    return card_face(kind, size, texts if _is_close(size) else None, dim=bool(dim))


def _is_close(size: Size) -> bool:
    """Whether a card of this size is looked at closely, in the window as it is."""
    window = pygame.display.get_surface()
    return size[0] >= WORDS_FROM * min(CANVAS if window is None else window.get_size()) / min(CANVAS)


KINDS: Final[dict[str, Callable[..., pygame.Surface]]] = {
    "card": _card,
    "young": lambda size, kind: young_face(kind, size),
    "back": lambda size, colour=-1: card_back(colour, size),
    "wheel": lambda size, attack=-1, wanted=0: wheel(attack, wanted, size),
    "tribe": lambda size, tribe, _state="plain": tribe_coin(tribe, min(size)),
    "ability": lambda size, kind, state="idle": ability_mark(kind, min(size), state),
    "stat": lambda size, stat, value=-1, state="plain": stat_badge(stat, value, min(size), state),
}
"""Which painter draws which face; each is told a size and the face's facts."""
