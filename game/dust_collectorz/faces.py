"""The faces of Dust Collectorz: cards with their stats, cards for the young, backs, wheel, emblems, badges.

A face is laid together from originals that are kept; large enough to be read, a card shows its words too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from game.dust_collectorz.card_frame import BAND, EPIC, band, frame, plate, rounded_off, tint_of
from game.dust_collectorz.card_table import RANKS, TRIBES
from game.dust_collectorz.cards import CARDS
from game.dust_collectorz.facts import is_trap, weaker
from game.dust_collectorz.layers import CARD, lay, original, put
from game.dust_collectorz.naming import ability_text, card_name
from game.dust_collectorz.pictures.cast import figure
from game.dust_collectorz.pictures.grounds import BOX, GROUNDS
from game.dust_collectorz.pictures.inside import cabinet
from game.dust_collectorz.pictures.materials import finish, texture
from game.dust_collectorz.tokens import (
    INK,
    PALE,
    ability_mark,
    draw_tokens,
    rank_mark,
    stat_badge,
    stat_mark,
    stat_plate,
    tribe_coin,
    tribe_mark,
)
from game.dust_collectorz.wheel import disc, wheel
from game.table.art.light import shadow, soft_light
from game.table.art.palette import SEAT_COLOURS, Rgb, Size, darker
from game.table.art.seats import seat_symbol
from game.table.art.shapes import blank
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import blit_centred, fitted, metal_text, paragraph
from game.table.art.vector import path, picture
from game.table.pieces import CANVAS, Face
from game.texts.texts import Texts

WORDS_FROM: Final = 270
"""Board units of width from which a card shows words: less than any close look, more than any that lies."""
_DARK: Final[Rgb] = (48, 26, 22)
_FIGURE: Final = 300  # pixels of a collectible's original
_GROUND: Final[Size] = (300, 336)
_MARGIN: Final = 20  # units around a collectible's canvas of 400


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face of `KINDS` at a size in pixels, cached."""
    return KINDS[face.kind](size, *face.facts)


@kept_on(SPRITES)
def card_face(kind: int, size: Size, texts: Texts | None = None, *, dim: bool = False) -> pygame.Surface:
    """The card of `kind` for the battle modes, `dim` in grey; with words where texts are given."""
    result = blank(size)
    _scene(result, kind, worded=texts is not None)
    if CARDS[kind].tribe < len(TRIBES):
        _stats(result, kind)
    else:
        _counter_marks(result, kind)
    if texts is not None:
        _words(result, kind, texts)
    lay(result, frame(CARDS[kind].rank), (0, 0, *CARD))
    _signs(result, kind)
    if dim:
        _grey(result)
    return rounded_off(result)


def _scene(target: pygame.Surface, kind: int, *, worded: bool) -> None:
    """The collectible before its ground: all above the stats, or above the words."""
    tribe = CARDS[kind].tribe
    high = 442.0 if worded else 562.0
    target.fill((*darker(tint_of(tribe), 0.74), 255))
    lay(target, _ground(tribe), (0, 0, CARD[0], high))
    if CARDS[kind].rank in (EPIC - 1, EPIC):
        _halo(target, (250, high * 0.52), CARDS[kind].rank)
    side = 376.0 if worded else 476.0
    top = (24.0 if tribe == len(TRIBES) else 48.0) if worded else 72.0
    lay(target, _figure(kind), (250 - side / 2, top, side, side))


def _halo(target: pygame.Surface, centre: tuple[float, float], rank: int) -> None:
    """A light behind the rare: pale for platinum, golden for an epic."""
    reach = round(target.get_width() * 1.1)
    colour = (255, 226, 120) if rank == EPIC else (214, 250, 255)
    put(target, soft_light((reach, reach), colour, 235 if rank == EPIC else 170, 1.0), centre)


def _stats(target: pygame.Surface, kind: int) -> None:
    """The four stats in a row at the foot, each on its own plate with its symbol."""
    lay(target, band(CARDS[kind].tribe), BAND)
    share = target.get_width() / CARD[0]
    side = round(138 * share)
    for stat, value in enumerate(CARDS[kind].stats):
        x = 250 + (stat - 1.5) * 115
        put(target, stat_plate(stat, side), (x, 618))
        text = metal_text(str(value), "sans_bold", round(92 * share), PALE, INK, max(1, round(8 * share)))
        blit_centred(target, text, (x * share, 638 * share))
        put(target, stat_mark(stat, round(66 * share)), (x, 566))


def _counter_marks(target: pygame.Surface, kind: int) -> None:
    """At a counter's foot: its ability large, between signs of how it is played."""
    lay(target, band(len(TRIBES)), BAND)
    share = target.get_width() / CARD[0]
    put(target, ability_mark(kind, round(150 * share)), (250, 608))
    for x in (92, 408):
        put(target, _twine(round(110 * share)), (x, 624))


@kept_on(SPRITES)
def _way(size: int, *, alone: bool) -> pygame.Surface:
    """How a counter is played: alone as a trap (jaws), or beside a set (a card and a plus)."""
    if alone:
        upper = path("M18 44Q50 8 82 44L76 54L67 38L58 54L50 38L42 54L33 38L24 54Z", "#fff2d8")
        sign = upper + f'<g transform="translate(0 108) scale(1 -1)">{upper}</g>'
    else:
        sign = path("M22 26H50V74H22Z M60 45H66V39H74V45H80V53H74V59H66V53H60Z", "#fff2d8")
    tag = path("M6 6H94V94H6Z", "#5c2c1c", "#1c0c08", 6) + path("M13 13H87V87H13Z", "none", "#f0c878", 4)
    return picture(tag + sign, (size, size))


@kept_on(SPRITES)
def _twine(size: int) -> pygame.Surface:
    """A knot of twine, beside a counter's ability."""
    cord = "M2 50H98M50 50Q24 12 18 34Q16 50 50 50Q84 50 82 34Q76 12 50 50L36 82M50 50L64 82"
    return picture(path(cord, "none", "#2a160c", 11) + path(cord, "none", "#d8b070", 5), (size, size))


def _signs(target: pygame.Surface, kind: int) -> None:
    """Tribe, rank and ability along the upper edge."""
    card = CARDS[kind]
    share = target.get_width() / CARD[0]
    if card.tribe == len(TRIBES):
        put(target, _way(round(104 * share), alone=is_trap(kind)), (68, 70))
        return
    high = round(56 * share)
    put(target, rank_mark(card.rank, high), (250, 30))
    put(target, tribe_mark(card.tribe, round(126 * share)), (71, 73))
    put(target, ability_mark(kind, round(146 * share)), (420, 83))


def _words(target: pygame.Surface, kind: int, texts: Texts) -> None:
    """Name and ability on parchment beneath the picture."""
    share = target.get_width() / CARD[0]
    counter = CARDS[kind].tribe == len(TRIBES)
    top, low = (388, 526) if counter else (400, 532)
    lay(target, plate(CARDS[kind].tribe), (24, top, 452, low - top))
    room = (round(416 * share), round(44 * share))
    name = fitted(card_name(kind, texts), "title", room, _DARK, round(33 * share), None)
    blit_centred(target, name, (250 * share, (top + 27) * share))
    room = (round(424 * share), round((low - top - 58) * share))
    text = paragraph(ability_text(kind, texts), "sans_medium", room, _DARK, round(27 * share), 1)
    target.blit(text, text.get_rect(center=(round(250 * share), round((top + low + 40) / 2 * share))))


def _grey(surface: pygame.Surface) -> None:
    """Take a face's colour, in place."""
    grey = pygame.transform.grayscale(surface)
    grey.set_alpha(205)
    surface.blit(grey, (0, 0))
    surface.fill((150, 152, 172), special_flags=pygame.BLEND_RGB_MULT)


@original
def _ground(tribe: int) -> pygame.Surface:
    return picture(GROUNDS[tribe](), _GROUND, BOX)


@original
def _figure(kind: int) -> pygame.Surface:
    """A collectible in its material, on its own soft shadow."""
    side = 400 + 2 * _MARGIN
    body = f'<g transform="translate({_MARGIN} {_MARGIN})">{figure(kind)}</g>'
    drawn = picture(body, (_FIGURE, _FIGURE), (side, side))
    solid = finish(drawn, CARDS[kind].tribe)
    result = drawn.copy()  # with its lights, which lie below the shadow
    result.blit(shadow(solid, 8, 120), (-16 + 4, -16 + 6))
    result.blit(solid, (0, 0))
    return result


@kept_on(SPRITES)
def young_face(kind: int, size: Size) -> pygame.Surface:
    """The card of `kind` for Young Champions: its picture, its tribe, and below which tribe it beats."""
    result = blank(size)
    share = size[0] / CARD[0]
    tribe = CARDS[kind].tribe
    lay(result, _ground(tribe), (0, 0, *CARD))
    lay(result, _figure(kind), (10, 112, 480, 480))
    lay(result, frame(CARDS[kind].rank), (0, 0, *CARD))
    if tribe < len(TRIBES):
        put(result, tribe_mark(tribe, round(150 * share)), (88, 88))
        put(result, _beats(tribe, round(100 * share)), (250, 628))
    return rounded_off(result)


def _beats(tribe: int, high: int) -> pygame.Surface:
    """An emblem, an arrow, and the emblem of the tribe it beats, 2.7 times as wide as high."""
    result = blank((round(high * 2.7), high))
    pygame.draw.rect(result, (*INK, 170), result.get_rect(), border_radius=high // 2)
    inner = round(high * 0.84)
    for which, x in ((tribe, 0.5), (weaker(tribe), 2.2)):
        sign = tribe_mark(which, inner)
        result.blit(sign, sign.get_rect(center=(round(high * x), high // 2)))
    arrow = picture(
        path("M6 38H54V18L96 50L54 82V62H6Z", "#fff0b0", "#2a160c", 6), (round(high * 0.7), round(high * 0.7))
    )
    result.blit(arrow, arrow.get_rect(center=(round(high * 1.35), high // 2)))
    return result


@kept_on(SPRITES)
def card_back(colour: int, size: Size) -> pygame.Surface:
    """The back of a card of the seat with `colour` (0 to 5): a cabinet with the seat's sign; -1: none."""
    result = blank(size)
    lay(result, _back(max(-1, colour)), (0, 0, *CARD))
    if 0 <= colour < len(SEAT_COLOURS):
        put(result, seat_symbol(colour, round(150 * size[0] / CARD[0])), (250, 350))
    return rounded_off(result)


@original
def _back(colour: int) -> pygame.Surface:
    size = (300, 420)
    tint = SEAT_COLOURS[colour] if 0 <= colour < len(SEAT_COLOURS) else (200, 170, 120)
    result = picture(cabinet(tint), size, CARD)
    for tribe in range(len(TRIBES)):
        sign = tribe_mark(tribe, 49)
        turn = pygame.math.Vector2(0, -93).rotate(tribe * 72)
        result.blit(sign, sign.get_rect(center=(150 + round(turn.x), 210 + round(turn.y))))
    lay(result, frame(RANKS.index("gold")), (0, 0, *CARD))
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
    "tribe": lambda size, tribe, state="plain": tribe_coin(tribe, min(size), state),
    "ability": lambda size, kind, state="idle": ability_mark(kind, min(size), state),
    "stat": lambda size, stat, value=-1, state="plain": stat_badge(stat, value, min(size), state),
}
"""Which painter draws which face; each is told a size and the face's facts."""


def draw_shared() -> Iterator[None]:
    """Draw what cards have in common, one original a step."""
    yield from draw_tokens()
    disc(0)
    yield
    for rank in range(len(RANKS) + 1):
        frame(rank)
        yield
    for tribe in range(len(TRIBES) + 1):
        _ground(tribe)
        yield
        band(tribe)
        plate(tribe)
        yield
        texture(tribe, _FIGURE)
        yield


def prepare_originals() -> Iterator[None]:
    """Draw the other originals of all faces, one a step, so that a match finds them ready."""
    for kind in range(len(CARDS)):
        _figure(kind)
        yield
    for colour in range(-1, len(SEAT_COLOURS)):
        _back(colour)
        yield


def draw_originals(kind: int) -> None:
    """Draw what the face of one card is laid together from."""
    _ground(CARDS[kind].tribe)
    _figure(kind)
