"""Tokens of Dust Collectorz: the emblems of tribes, badges of abilities and stats, signs of ranks.

Colour never tells alone: each token has an outline or a sign of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.dust_collectorz.card_table import ABILITIES, RANKS, STATS, TRIBES
from game.dust_collectorz.cards import CARDS
from game.dust_collectorz.layers import original, scaled, straightened
from game.dust_collectorz.pictures.ability_signs import ability_sign
from game.dust_collectorz.pictures.signs import EMBLEMS, STAT_COLOURS, stat_sign
from game.table.art.light import soft_light
from game.table.art.palette import BRONZE, GOLD, STEEL, Rgb, Stops, darker, hexed, lighter
from game.table.art.shapes import blank
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import blit_centred, metal_text
from game.table.art.vector import (
    Point,
    circle,
    closed,
    linear,
    metal_line,
    moved,
    path,
    picture,
    ring_points,
    star,
)

IDLE, USED, CANCELLED = "idle", "used", "cancelled"
PLAIN, CHOSEN, FADED = "plain", "chosen", "faded"
PALE: Final[Stops] = ((0.0, (255, 255, 255)), (0.6, (255, 250, 236)), (1.0, (246, 218, 160)))
INK: Final[Rgb] = (18, 10, 24)
_LINE: Final = "#140c1c"
_MASTER: Final = 150
_PLATINUM: Final[Stops] = (
    (0.0, (255, 255, 255)),
    (0.30, (206, 240, 244)),
    (0.52, (120, 170, 186)),
    (0.60, (78, 122, 142)),
    (0.82, (160, 212, 220)),
    (1.0, (232, 252, 252)),
)
_EPIC: Final[Stops] = (
    (0.0, (255, 236, 255)),
    (0.28, (244, 130, 236)),
    (0.52, (140, 60, 214)),
    (0.60, (84, 40, 170)),
    (0.80, (80, 170, 250)),
    (1.0, (206, 250, 255)),
)
_KRAFT: Final[Stops] = ((0.0, (246, 226, 184)), (0.5, (196, 150, 92)), (1.0, (120, 80, 40)))
METALS: Final[tuple[Stops, ...]] = (BRONZE, STEEL, GOLD, _PLATINUM, _EPIC, _KRAFT)
"""By rank; the last is that of counters."""
PIPS_WIDE: Final = 1.9
"""How much wider than high the sign of a rank is."""


@kept_on(SPRITES)
def tribe_mark(tribe: int, size: int, state: str = PLAIN) -> pygame.Surface:
    """The emblem of a tribe on a square of `size` pixels; "chosen" glows, "faded" is grey."""
    result = scaled(_emblem(tribe), size)
    if state == FADED:
        return _greyed(result)
    return _lit(result, size) if state == CHOSEN else result


def _greyed(surface: pygame.Surface) -> pygame.Surface:
    """Grey and half transparent."""
    grey = pygame.transform.grayscale(surface)
    grey.fill((190, 190, 208, 175), special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def _dulled(surface: pygame.Surface) -> pygame.Surface:
    """Grey and dark, with the same outline."""
    grey = pygame.transform.grayscale(surface)
    grey.fill((134, 134, 152), special_flags=pygame.BLEND_RGB_MULT)
    return grey


def _lit(surface: pygame.Surface, size: int) -> pygame.Surface:
    result = soft_light((size, size), (255, 232, 140), 255, 0.8)
    small = pygame.transform.smoothscale(surface, (round(size * 0.86), round(size * 0.86)))
    result.blit(small, small.get_rect(center=(size // 2, size // 2)))
    return result


@kept_on(SPRITES)
def tribe_coin(tribe: int, size: int, state: str = PLAIN) -> pygame.Surface:
    """The emblem of a tribe on a round coin, so that all have one outline; states as in `tribe_mark`."""
    result = scaled(_coin(int(state == CHOSEN)), size)
    emblem = tribe_mark(tribe, round(size * 0.76))
    result.blit(emblem, emblem.get_rect(center=(size // 2, size // 2)))
    return _dulled(result) if state == FADED else result


@original
def _coin(chosen: int) -> pygame.Surface:
    inside = ("#fff8d0", "#ffd86a", "#c8881e") if chosen else ("#5c4258", "#35243c", "#1a1020")
    body = (
        metal_line("rim", (10, 0), (90, 100), GOLD)
        + linear("well", (20, 0), (80, 100), *inside)
        + circle((50, 50), 49, "url(#rim)", _LINE, 2)
        + circle((50, 50), 43, "url(#well)", _LINE, 2)
    )
    return picture(body, (_MASTER, _MASTER))


@original
def _emblem(tribe: int) -> pygame.Surface:
    return picture(EMBLEMS[tribe](), (_MASTER, _MASTER))


@kept_on(SPRITES)
def stat_mark(stat: int, size: int) -> pygame.Surface:
    """The symbol of a stat on a square of `size` pixels; 4 stands for any."""
    return scaled(_symbol(stat), size)


@original
def _symbol(stat: int) -> pygame.Surface:
    return picture(stat_sign(stat), (_MASTER, _MASTER))


def mark_of(kind: int) -> str:
    """The short mark of a card's ability: its amount, or what it takes; "" for none."""
    card = CARDS[kind]
    ability = ABILITIES[card.ability]
    if ability in {"WEAKEN", "SWITCH"}:
        return f"\u2212{abs(card.n)}"
    if ability in _ADDING:
        return f"+{card.n}"
    if ability.startswith("OP_"):
        return f"{card.limit}+" + (f"\u00d7{card.n}" if card.n > 1 else "")
    if ability == "RECALL":
        return f"0\u2013{card.limit}"
    if ability in {"TRAP_CAPTURE", "TRAP_STACK"}:
        return f"{card.limit}{'+' if ability == 'TRAP_STACK' else ''}"
    if ability == "TIEBREAKER":
        return "="
    return str(card.n) if card.n else ""


_ADDING: Final = frozenset(
    {
        "BOOST",
        "CHARGE",
        "BRACE",
        "LONER",
        "RALLY",
        "WHEEL_MASTER",
        "UNDERDOG",
        "COMEBACK",
        "SACRIFICE",
        "FREE_TRIBE",
    }
)


@kept_on(SPRITES)
def ability_mark(kind: int, size: int, state: str = IDLE) -> pygame.Surface:
    """The badge of a card's ability with its mark; "used" shines, "cancelled" is grey and struck out."""
    words = mark_of(kind)
    result = scaled(_medal(_sign_of(kind)), size)
    if words and size >= _LEAST_MARKED:
        _write(result, words, size)
    if state == USED:
        return _ringed(result, size)
    return _struck(result, size) if state == CANCELLED else result


_LEAST_MARKED: Final = 24  # pixels


def _write(target: pygame.Surface, words: str, size: int) -> None:
    """Write a mark on a dark label within the lower edge of a badge."""
    text = metal_text(words, "sans_bold", round(size * 0.38), PALE, None)
    ink = text.get_bounding_rect()
    wide = max(round(size * 0.36), ink.width + round(size * 0.12))
    plate = pygame.Rect(0, 0, min(round(size * 0.74), wide), round(size * 0.34))
    plate.midbottom = (size // 2, round(size * 0.95))
    pygame.draw.rect(target, (*INK, 255), plate, border_radius=plate.height // 2)
    pygame.draw.rect(target, (236, 200, 120, 255), plate, max(1, size // 48), border_radius=plate.height // 2)
    if ink.width > plate.width - 4:
        text = pygame.transform.smoothscale_by(text.subsurface(ink), (plate.width - 4) / ink.width)
    blit_centred(target, text, plate.center)


def _ringed(badge: pygame.Surface, size: int) -> pygame.Surface:
    """A badge in a bright ring with rays: the ability is used."""
    rays = (
        circle((50, 50), 49, "#fff6c0", _LINE, 2)
        + path(star((50, 50), 16, 47, 38), "#ff9a1e")
        + circle((50, 50), 41, "#fffbe4")
    )
    result = blank((size, size))
    result.blit(picture(rays, (size, size)), (0, 0))
    small = pygame.transform.smoothscale(badge, (round(size * 0.80), round(size * 0.80)))
    result.blit(small, small.get_rect(center=(size // 2, size // 2)))
    return result


def _struck(badge: pygame.Surface, size: int) -> pygame.Surface:
    grey = pygame.transform.grayscale(badge)
    grey.fill((150, 150, 164), special_flags=pygame.BLEND_RGB_MULT)
    cross = path("M24 24L76 76M76 24L24 76", "none", _LINE, 19) + path(
        "M24 24L76 76M76 24L24 76", "none", "#ff5a48", 10
    )
    grey.blit(picture(cross, (size, size)), (0, 0))
    return grey


def _sign_of(kind: int) -> int:
    """What tells the original of a card's badge: ability, its stat, whether it has a mark."""
    card = CARDS[kind]
    return 2 * (8 * card.ability + card.stat) + bool(mark_of(kind))


@original
def _medal(which: int) -> pygame.Surface:
    """A symbol on a dark medal with a golden rim, higher where there is a mark; see `_sign_of`."""
    sign, marked = divmod(which, 2)
    ability, stat = divmod(sign, 8)
    shift, share = ((21, 9), 0.58) if marked else ((18, 18), 0.64)
    body = (
        metal_line("rim", (10, 0), (90, 100), GOLD)
        + linear("well", (20, 0), (80, 100), "#5a4668", "#33233f", "#1c1226")
        + circle((50, 50), 49, "url(#rim)", _LINE, 2)
        + circle((50, 50), 42, "url(#well)", _LINE, 2)
        + moved(ability_sign(ability, min(stat, len(STATS))), shift, share)
    )
    return picture(body, (_MASTER, _MASTER))


def _stat_outline(stat: int) -> str:
    """The plate of a stat: each has an outline of its own."""
    return (
        "M12 14L50 4L88 14V66L50 96L12 66Z",
        "M20 4H98L80 96H2Z",
        "M50 96Q4 70 4 34Q4 4 50 4Q96 4 96 34Q96 70 50 96Z",
        closed(ring_points((50, 50), 50, 8, -112.5)),
    )[stat]


@kept_on(SPRITES)
def stat_plate(stat: int, size: int) -> pygame.Surface:
    """The empty plate of a stat on a card; each has an outline of its own."""
    return scaled(_plate(stat), size)


@original
def _plate(stat: int) -> pygame.Surface:
    body = (
        metal_line("rim", (10, 0), (90, 100), STEEL)
        + _well(stat)
        + path(_stat_outline(stat), "url(#rim)", _LINE, 2)
        + moved(path(_stat_outline(stat), "url(#well)", _LINE, 2), (8, 8), 0.84)
    )
    return picture(body, (_MASTER, _MASTER))


def _well(stat: int) -> str:
    """The gradient "well" in a stat's colour."""
    colour = STAT_COLOURS[stat]
    tones = (hexed(lighter(colour, 0.2)), hexed(colour), hexed(darker(colour, 0.5)))
    return linear("well", (20, 0), (80, 100), *tones)


@kept_on(SPRITES)
def stat_badge(stat: int, value: int, size: int, state: str = PLAIN) -> pygame.Surface:
    """A stat as a square badge with its symbol, and its value if that is not negative; "chosen" shines."""
    result = scaled(_badge(stat * 2 + (state == CHOSEN)), size)
    share, high = (0.66, 0.5) if value < 0 else (0.42, 0.28)
    symbol = stat_mark(stat, round(size * share))
    result.blit(symbol, symbol.get_rect(center=(size // 2, round(size * high))))
    if value >= 0:
        text = metal_text(str(value), "sans_bold", round(size * 0.54), PALE, INK, max(1, round(size / 22)))
        blit_centred(result, text, (size / 2, size * 0.69))
    return _dulled(result) if state == FADED else result


@original
def _badge(which: int) -> pygame.Surface:
    stat, chosen = divmod(which, 2)
    plate = "M24 1H76Q99 1 99 24V76Q99 99 76 99H24Q1 99 1 76V24Q1 1 24 1Z"
    body = metal_line("rim", (10, 0), (90, 100), GOLD if chosen else STEEL) + _well(stat)
    thick = 13 if chosen else 8
    body += path(plate, "url(#rim)", _LINE, 2) + moved(
        path(plate, "url(#well)", _LINE, 2), (thick, thick), 1 - thick / 50
    )
    if chosen:
        body += path(plate, "none", "#fffbe0", 3)
    return picture(body, (_MASTER, _MASTER))


@kept_on(SPRITES)
def rank_mark(rank: int, height: int) -> pygame.Surface:
    """The sign of a rank, `PIPS_WIDE` times as wide as high: one to four studs, a crown for an epic."""
    wide = round(height * PIPS_WIDE)
    return straightened(pygame.transform.smoothscale(_pips(rank), (wide, height)))


@original
def _pips(rank: int) -> pygame.Surface:
    box = (190, 100)
    plate = "M8 0H182L168 70Q166 96 130 96H60Q24 96 22 70Z"
    body = (
        metal_line("rim", (10, 0), (180, 100), METALS[rank])
        + path(plate, _LINE)
        + path(plate, "none", "url(#rim)", 7)
    )
    if rank == len(RANKS) - 1:
        return picture(body + _crown(), (190, 100), box)
    spots: tuple[tuple[Point, ...], ...] = (
        ((95, 46),),
        ((70, 46), (120, 46)),
        ((54, 46), (95, 46), (136, 46)),
        ((95, 26), (59, 46), (131, 46), (95, 66)),
    )
    reach = (30, 24, 21, 20)[rank]
    for spot in spots[rank]:
        body += path(closed(ring_points(spot, reach, 4)), "url(#rim)", "#ffffff", 2, 1)
    return picture(body, (190, 100), box)


def _crown() -> str:
    return path("M46 74L38 22L70 46L95 10L120 46L152 22L144 74Z", "url(#rim)", "#ffffff", 3) + path(
        star((95, 56), 5, 22, 9), "#ffffff"
    )


def draw_tokens() -> Iterator[None]:
    """Draw the originals of all tokens, one a step."""
    for stat in range(len(STATS) + 1):
        _symbol(stat)
        yield
    for stat in range(len(STATS)):
        _plate(stat)
        _badge(2 * stat)
        _badge(2 * stat + 1)
        yield
    for tribe in range(len(TRIBES)):
        _emblem(tribe)
        yield
    for rank in range(len(RANKS)):
        _pips(rank)
        yield
    for chosen in (0, 1):
        _coin(chosen)
    for sign in dict.fromkeys(_sign_of(kind) for kind in range(len(CARDS))):
        _medal(sign)
        yield
