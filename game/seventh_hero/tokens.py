"""Tokens of Seventh Hero: abilities, the leader's lantern, answers, numbers as stones, the wanderer's way.

All are square and drawn once. Colour never tells alone: each token has an outline or a sign of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.seventh_hero.cards import CHIEFTAIN, FOREST_STRIDER, HEROES, TALE_WEAVER
from game.seventh_hero.pictures import badges
from game.seventh_hero.pictures.cuts import INK
from game.seventh_hero.pictures.signs import TINTS, ability_sign, hero_sign
from game.table.art.palette import Rgb, Stops, hexed, lighter
from game.table.art.shapes import shrunk
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred, metal_text
from game.table.art.vector import moved, path, picture

TABLE_TINT: Final[Rgb] = (24, 52, 58)
"""A colour of the cloth that these cards look well on: deep pine."""
_MASTER: Final = 160
_BOX: Final = (120, 120)
_PALE: Final[Stops] = ((0.0, (255, 255, 255)), (1.0, (255, 236, 190)))
_DIM: Final[Stops] = ((0.0, (140, 150, 170)), (1.0, (108, 118, 138)))
_BY_SEATS: Final = (TALE_WEAVER, FOREST_STRIDER)
"""Whose quests depend on the number of seats (SH-1)."""
_SEATS: Final = (3, 4, 5)
_PLAIN: Final = {
    "lantern": badges.lantern,
    "barred": badges.barred,
    "knows": badges.knows,
    "eliminated": badges.eliminated,
    "laurel": badges.laurel,
    "steps": badges.steps,
    "anyone": badges.anyone,
}


def tint_of(number: int) -> Rgb:
    """The colour of a hero (1 to 7), for glows and notes beside its number."""
    return TINTS[number]


@kept_on(MASTERS)
def _master(name: str) -> pygame.Surface:
    """One of the plain tokens at full size."""
    return picture(_PLAIN[name](), (_MASTER, _MASTER), _BOX)


@kept_on(SPRITES)
def hero_mark(number: int, size: int) -> pygame.Surface:
    """The staves of a hero in its colour on a square of `size` pixels."""
    return shrunk(_staves(number), (size, size))


@kept_on(MASTERS)
def _staves(number: int) -> pygame.Surface:
    ink, tint = hero_sign(number, INK, 22), hero_sign(number, hexed(lighter(TINTS[number], 0.3)), 10)
    return picture(moved(ink + tint, (12, 12), 0.96), (_MASTER, _MASTER), _BOX)


@kept_on(SPRITES)
def ability_mark(number: int, size: int, spent: int = 0) -> pygame.Surface:
    """The symbol of a hero's ability on a square of `size` pixels; `spent` 1 dulls and strikes it out."""
    return shrunk(_medal(number, spent), (size, size))


@kept_on(MASTERS)
def _medal(number: int, spent: int) -> pygame.Surface:
    body = badges.medal(number) + moved(ability_sign(number), (27, 27), 0.66)
    drawn = picture(body, (_MASTER, _MASTER), _BOX)
    if not spent:
        return drawn
    grey = pygame.transform.grayscale(drawn)
    grey.fill((120, 132, 156), special_flags=pygame.BLEND_RGB_MULT)
    slash = path("M20 100L100 20", "none", INK, 17) + path("M20 100L100 20", "none", "#b6bfce", 8)
    grey.blit(picture(slash, (_MASTER, _MASTER), _BOX), (0, 0))
    return grey


@kept_on(SPRITES)
def lantern_mark(size: int) -> pygame.Surface:
    """The lantern of the leader (SH-5)."""
    return shrunk(_master("lantern"), (size, size))


@kept_on(SPRITES)
def barred_mark(size: int) -> pygame.Surface:
    """The sign of a seat that may not recruit the wanderer (SH-20)."""
    return shrunk(_master("barred"), (size, size))


@kept_on(SPRITES)
def knows_mark(size: int) -> pygame.Surface:
    """The sign of a seat that knows the wanderer (SH-21)."""
    return shrunk(_master("knows"), (size, size))


@kept_on(SPRITES)
def answer_mark(yes: bool, size: int) -> pygame.Surface:  # noqa: FBT001 - the shelf's key, and plain to read
    """The leader's answer to a hint (SH-12): a tick in a round, or a cross in a rhombus."""
    return shrunk(_answer(yes), (size, size))


@kept_on(MASTERS)
def _answer(yes: bool) -> pygame.Surface:  # noqa: FBT001 - as above
    return picture(badges.answer(yes=yes), (_MASTER, _MASTER), _BOX)


@kept_on(SPRITES)
def eliminated_mark(size: int) -> pygame.Surface:
    """The sign of a seat's eliminated pile (SH-10)."""
    return shrunk(_master("eliminated"), (size, size))


@kept_on(SPRITES)
def laurel_mark(size: int) -> pygame.Surface:
    """The wreath of a party of six different heroes (SH-27); its middle is left to a picture or a number."""
    return shrunk(_master("laurel"), (size, size))


@kept_on(SPRITES)
def steps_mark(size: int) -> pygame.Surface:
    """Foot prints on the wanderer's way; they walk upwards to the right."""
    return shrunk(_master("steps"), (size, size))


@kept_on(SPRITES)
def anyone_mark(size: int) -> pygame.Surface:
    """The question whether anybody uses an ability (SH-25)."""
    return shrunk(_master("anyone"), (size, size))


@kept_on(SPRITES)
def pip(number: int, lit: bool, size: int) -> pygame.Surface:  # noqa: FBT001 - as above
    """A number as a stone with its hero's colour and staves, or as a hollow where it doesn't count."""
    return shrunk(_stone(number, lit), (size, size))


@kept_on(MASTERS)
def _stone(number: int, lit: bool) -> pygame.Surface:  # noqa: FBT001 - as above
    result = picture(badges.pip(number, lit=lit), (_MASTER, _MASTER), _BOX)
    words = metal_text(str(number), "sans_bold", 106 if lit else 84, _PALE if lit else _DIM, (10, 8, 20), 6)
    blit_centred(result, words, (_MASTER / 2, _MASTER * 0.42))
    return result


@kept_on(SPRITES)
def quest_mark(number: int, seats: int, size: int) -> pygame.Surface:
    """The quest of hero `number` at a table of `seats` as a sign: a bound with an arrow, a span, stones."""
    return shrunk(_quest(number, seats if number in _BY_SEATS else 0), (size, size))


@kept_on(MASTERS)
def _quest(number: int, seats: int) -> pygame.Surface:
    result = picture(badges.quest(number), (_MASTER, _MASTER), _BOX)
    bound = {1: 3, 2: 5, 6: seats, 7: seats}.get(number, 0)  # SH-1
    if bound:
        words = metal_text(str(bound), "sans_bold", 104, _PALE, (10, 8, 20), 5)
        blit_centred(result, words, (_MASTER * 0.36, _MASTER * 0.5))
    elif number == CHIEFTAIN:
        words = metal_text("3–5", "sans_bold", 76, _PALE, (10, 8, 20), 5)
        blit_centred(result, words, (_MASTER * 0.5, _MASTER * 0.5))
    return result


def draw_tokens() -> Iterator[None]:
    """Draw the originals of all tokens, one a step."""
    for name in _PLAIN:
        _master(name)
        yield
    for yes in (False, True):
        _answer(yes)
        yield
    for number in HEROES:
        for flag in (False, True):
            _medal(number, int(flag))
            _stone(number, flag)
            yield
        _staves(number)
        yield
        for seats in _SEATS if number in _BY_SEATS else (0,):
            _quest(number, seats)
            yield
