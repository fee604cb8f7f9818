"""The faces of Custom Heroes: character cards with what is sleeved into them, loose advancements, the back.

A face is laid together from originals that are kept; what depends on one number alone is drawn only once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.custom_heroes.card_bands import GEM_SHAPES, band, band_box, effect_text, gem_colour
from game.custom_heroes.card_frame import (
    ASCENDED,
    BANNER,
    CORNER,
    VALUE,
    WHOLE,
    banner,
    base_disc,
    frame,
    gloss,
    mark,
    number,
    numeral,
    shine,
)
from game.custom_heroes.cards import ADVANCEMENTS, BASE_VALUES, BLUE, FORM, GREEN, RED, SETS, YELLOW
from game.custom_heroes.layers import CARD, COARSE, Box, Draw, lay, original, straight
from game.custom_heroes.pictures.arena import back, star_crest
from game.custom_heroes.pictures.auras import ascension, aura, burst
from game.custom_heroes.pictures.cast import HEROES, emblem_of, held
from game.custom_heroes.pictures.grounds import ground
from game.custom_heroes.pictures.limbs import HAND, fist
from game.custom_heroes.sheets import empty_sheet, plate, sheet
from game.custom_heroes.tokens import ability_mark
from game.table.art.light import shadow
from game.table.art.palette import GOLD, INK, Size, hexed, lighter
from game.table.art.pen import paint
from game.table.art.shapes import Field, blank, cut, rim, rounded, shrunk, slanted, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import moved, picture

__all__ = [
    "BARE",
    "EMPTY",
    "advancement_face",
    "card_back",
    "card_face",
    "card_height",
    "draw_originals",
    "draw_shared",
    "effect_text",
    "prepare_originals",
    "sheet_on_card",
    "value_of",
]

Slots = tuple[int, int, int, int]
"""The kinds in a card's sleeve: red, blue, yellow, green; -1 for an empty slot."""
EMPTY: Final = -1
BARE: Final[Slots] = (EMPTY, EMPTY, EMPTY, EMPTY)
_SCALE: Final = 1.27  # card units a unit of a hero's canvas
_MARGIN: Final = 20  # units around a hero's canvas of 400 x 460
_MIDDLE: Final = 264  # a little to the right, since the banner hangs at the left
_LEFT: Final = round(_MIDDLE - (200 + _MARGIN) * _SCALE)
_TOP: Final = 50
_REACH: Final = (150, 280, 80)  # room for a thing beside, above and below the hand, in card units


def card_height(width: int) -> int:
    """Return the height in pixels of a card of this width."""
    return round(width * CARD[1] / CARD[0])


def value_of(card: int, slots: Slots) -> int:
    """What the card is worth with its sleeve (CH-11)."""
    kinds = [ADVANCEMENTS[kind] for kind in slots if kind != EMPTY]
    auras = [kind.aura for kind in kinds if kind.aura is not None]
    return (auras[0] if auras else card % BASE_VALUES + 1) + sum(kind.modifier for kind in kinds)


@kept_on(SPRITES)
def card_face(card: int, slots: Slots, size: Size, *, active: bool = False) -> pygame.Surface:
    """The front of `card` (10 * set + base value - 1) with what its sleeve holds, at `size` pixels.

    `active` lets it shine: its ability is being activated.
    """
    result = blank(size)
    for draw, which, box in _layers(card, slots, active=active):
        lay(result, draw, which, box)
    pygame.surfarray.pixels_alpha(result)[:] = _outline(size)
    return result


@kept_on(SPRITES)
def sheet_on_card(kind: int, card: int, slots: Slots, size: Size) -> pygame.Surface:
    """What a sheet of `kind` brings to the face of `card`, whose sleeve then holds `slots`, by itself.

    Laid on the face without `kind` it makes the face with it; most of it is transparent.
    """
    gem = ADVANCEMENTS[kind].gem
    red, blue, yellow, green = (EMPTY if slot == gem else other for slot, other in enumerate(slots))
    before = _layers(card, (red, blue, yellow, green), active=False)
    after = _layers(card, slots, active=False)
    first = next(at for at, layer in enumerate(after) if layer not in before)
    result = blank(size)
    for layer in after[first:]:
        if layer not in before or layer[0] not in {_dusk, gloss}:  # these must not lie there twice
            lay(result, *layer)
    return cut(straight(result), _mask(size))


def draw_originals(card: int, slots: Slots) -> Iterator[None]:
    """Draw what the face of `card` is laid together from, one original a step."""
    for draw, which, _ in _layers(card, slots, active=False):
        draw(which)
        yield


Layer = tuple[Draw, int, Box]
"""An original, its number, and where it lies on the card."""


def _layers(card: int, slots: Slots, *, active: bool) -> list[Layer]:
    """All that a face is laid together from, from the ground up."""
    look = ASCENDED if slots[YELLOW] == FORM else card // BASE_VALUES
    result = _scene(card % BASE_VALUES, slots, active=active)
    result.append((frame, look, WHOLE))
    if slots != BARE:
        result.append((gloss, 0, WHOLE))
    result += _marks(card, slots, look)
    result += [(band, kind, band_box(slot)) for slot, kind in enumerate(slots) if kind != EMPTY]
    if active:
        result.append((shine, 0, WHOLE))
    return result


def _scene(hero: int, slots: Slots, *, active: bool) -> list[Layer]:
    """The hero before his ground, with light, gear and friend."""
    result: list[Layer] = [(_ground, hero, WHOLE)]
    if slots[GREEN] != EMPTY:
        result.append((_aura, slots[GREEN], WHOLE))
    if slots[YELLOW] == FORM:
        result.append((_ascension, slots[GREEN] != EMPTY, WHOLE))
    if active:
        result.append((_burst, 0, WHOLE))
    result.append((_figure, hero, (0, _TOP, CARD[0], CARD[1] - _TOP)))
    for slot in (RED, BLUE):
        if slots[slot] != EMPTY:
            result.append((_gear, slots[slot], _around_hand(slot, *_REACH)))
            if not held(slots[slot]).open_hand:
                result.append((_hand, hero, _around_hand(slot, 41, 41, 41)))
    result.append((_dusk, 0, WHOLE))
    if slots[YELLOW] not in (EMPTY, FORM):
        result.append((_friend, slots[YELLOW], (330, 24, 150, 150)))
    return result


def _marks(card: int, slots: Slots, look: int) -> list[Layer]:
    """Banner, value, printed value, mark of the set, symbol of the ability."""
    base, value = card % BASE_VALUES + 1, value_of(card, slots)
    result: list[Layer] = [(banner, look, BANNER), (numeral, number(value, base), VALUE)]
    signs: list[tuple[Draw, int]] = []
    if slots[YELLOW] != EMPTY:
        signs.append((_symbol, ADVANCEMENTS[slots[YELLOW]].ability))
    if value != base:
        signs.append((base_disc, number(value, base) - value + base))
    for index, (draw, which) in enumerate(signs):
        result.append((draw, which, (82 - 35 * len(signs) + 70 * index, 148, 70, 70)))
    result.append((mark, card // BASE_VALUES, (66, 216, 32, 32) if signs else (50, 156, 64, 64)))
    return result


@lru_cache(maxsize=16)
def _outline(size: Size) -> npt.NDArray[np.uint8]:
    return (_mask(size) * 255).astype(np.uint8).T


def _mask(size: Size) -> Field:
    return rounded(size, CORNER * size[0] / CARD[0])


@original
def _ground(hero: int) -> pygame.Surface:
    return picture(ground(hero + 1), COARSE, CARD)


@original
def _aura(kind: int) -> pygame.Surface:
    return picture(aura(ADVANCEMENTS[kind].aura or 0), COARSE, CARD)


@original
def _ascension(veiled: int) -> pygame.Surface:
    """The light of an Ascended Form; over an aura without the ground's own veil."""
    return picture(ascension(veiled=not veiled), COARSE, CARD)


@original
def _burst(_: int) -> pygame.Surface:
    return picture(burst(), COARSE, CARD)


@original
def _figure(hero: int) -> pygame.Surface:
    """A hero on his own soft shadow, cut to the width of the card."""
    emblem = HEROES[hero].emblem
    box = (400 + 2 * _MARGIN, 460 + 2 * _MARGIN)
    drawn = paint(
        lambda: moved(emblem(), (_MARGIN, _MARGIN)), (0, 0, 0), (0, 0, 0), round(box[0] * _SCALE), box
    )
    result = blank((CARD[0], CARD[1] - _TOP))
    under = shadow(drawn, 14, 150)
    result.blit(under, (_LEFT - 28, -18))
    result.blit(drawn, (_LEFT, 0))
    return result


@original
def _dusk(_: int) -> pygame.Surface:
    """Shade at the foot of the picture, where bands lie."""
    fall = np.clip((np.arange(140, dtype=np.float32) / 140 - 0.74) / 0.26, 0, 1)[:, None]
    return tinted(np.broadcast_to(fall**1.3 * 0.85, (140, 100)), (14, 8, 34))


def _around_hand(slot: int, beside: float, above: float, below: float) -> Box:
    """The room about the hand that holds what lies in `slot`, in card units."""
    x = HAND[0] if slot == RED else 400 - HAND[0]
    left, top = _LEFT + (x + _MARGIN) * _SCALE, _TOP + (HAND[1] + _MARGIN) * _SCALE
    return left - beside, top - above, 2 * beside, above + below


@original
def _hand(hero: int) -> pygame.Surface:
    body = fist((50, 50), 40, hexed(HEROES[hero].hand))
    return picture(body, (110, 110), (100, 100))


@original
def _gear(kind: int) -> pygame.Surface:
    """A thing as it is held: its grip at the hand, turned."""
    how = held(kind)
    size = 0.66 * how.size
    colour = gem_colour(kind)
    beside, above, below = _REACH

    def posed() -> str:
        about_grip = moved(how.emblem(), (-how.grip[0] * size, -how.grip[1] * size), size)
        return moved(about_grip, (beside, above), 1, how.turn)

    return paint(posed, colour, lighter(colour, 0.5), 264, (2 * beside, above + below))


@original
def _friend(kind: int) -> pygame.Surface:
    colour = gem_colour(kind)
    return paint(emblem_of(kind), colour, lighter(colour, 0.5), 190)


@original
def _symbol(ability: int) -> pygame.Surface:
    return ability_mark(ability, 120)


@kept_on(SPRITES)
def card_back(size: Size) -> pygame.Surface:
    """The back of every character card at `size` pixels."""
    result = blank(size)
    lay(result, _back, 0, WHOLE)
    pygame.surfarray.pixels_alpha(result)[:] = _outline(size)
    return result


@original
def _back(_: int) -> pygame.Surface:
    """A star of many rays in two reds and gold, split by a diagonal, in a golden frame."""
    result = picture(back(), CARD, CARD)
    result.blit(cut(slanted(CARD, GOLD), rim(CARD, CORNER - 3, 3, 15)), (0, 0))
    result.blit(tinted(rim(CARD, CORNER, 0, 4), INK), (0, 0))
    result.blit(tinted(rim(CARD, CORNER - 15, 16, 5), INK), (0, 0))
    result.blit(cut(slanted(CARD, GOLD), rim(CARD, CORNER - 24, 26, 3)), (0, 0))
    crest = star_crest(430)
    result.blit(shadow(crest, 12, 190), (35 - 24, 130 - 14))
    result.blit(crest, (35, 130))
    return result


@kept_on(SPRITES)
def advancement_face(kind: int, size: Size) -> pygame.Surface:
    """A loose advancement of `kind`, a transparent sheet of a card's proportions, at `size` pixels."""
    return shrunk(sheet(kind), size)


def draw_shared() -> Iterator[None]:
    """Draw what cards and sheets have in common, one original a step."""
    once = (0,)
    looks = range(len(SETS) + 1)
    gems = range(len(GEM_SHAPES))
    yield from _drawn(
        (frame, looks),
        (banner, looks),
        (mark, range(len(SETS))),
        *((draw, once) for draw in (_dusk, gloss, shine, _burst)),
        (_ascension, (0, 1)),
        (empty_sheet, gems),
        (plate, gems),
    )


def prepare_originals() -> Iterator[None]:
    """Draw the other originals of all faces, one a step, so that a match finds them ready."""
    kinds = [[kind for kind, row in enumerate(ADVANCEMENTS) if row.gem == colour] for colour in range(4)]
    heroes = range(BASE_VALUES)
    things = [*kinds[RED], *kinds[BLUE]]
    friends = [kind for kind in kinds[YELLOW] if kind != FORM]
    yield from _drawn(
        (_back, (0,)),
        (_figure, heroes),
        (_ground, heroes),
        (_hand, heroes),
        (_gear, things),
        (_friend, friends),
        (_symbol, [ADVANCEMENTS[kind].ability for kind in kinds[YELLOW]]),
        (band, range(len(ADVANCEMENTS))),
        (_aura, kinds[GREEN]),
    )


def _drawn(*plan: tuple[Draw, Iterable[int]]) -> Iterator[None]:
    """Have each draw its originals of these numbers, one a step."""
    for draw, numbers in plan:
        for which in numbers:
            draw(which)
            yield
