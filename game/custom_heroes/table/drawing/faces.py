"""The faces of Custom Heroes: character cards with what is sleeved into them, loose advancements, the back.

A face is laid together from the pictures of its hero, its set and its sleeve, from the ground up.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.rules.cards import ADVANCEMENTS, BASE_VALUES, BLUE, FORM, GREEN, RED, SETS, YELLOW
from game.custom_heroes.table.drawing.layers import (
    ABILITY_NAMES,
    CARD,
    CORNER,
    FRIENDS,
    HEROES,
    OPEN_HANDS,
    WHOLE,
    Box,
    band_box,
    placed,
    shown,
)
from game.custom_heroes.table.drawing.numerals import numeral, printed
from game.table.art.paint.shapes import blank, cut, rounded
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

Slots = tuple[int, int, int, int]
"""The kinds in a card's sleeve: red, blue, yellow, green; -1 for an empty slot."""
EMPTY: Final = -1
BARE: Final[Slots] = (EMPTY, EMPTY, EMPTY, EMPTY)
_FIGURE: Final[Box] = (0, 50, CARD[0], CARD[1] - 50)
_VALUE: Final[Box] = (6, 10, 152, 142)
_FRIEND: Final[Box] = (330, 24, 150, 150)
_HANDS: Final = {RED: (86.6, 387.8), BLUE: (442.2, 387.8)}  # where every hero holds what lies in a slot
_REACH: Final = (150, 280, 80)  # room for a thing beside, above and below the hand
_FIST: Final = 41  # a hand's radius

Layer = tuple[str, Box]
"""The name of a picture, or a value and the printed one as in "value 9 4", and where it lies on the card."""


def value_of(card: int, slots: Slots) -> int:
    """What the card is worth with its sleeve (CH-11)."""
    kinds = [ADVANCEMENTS[kind] for kind in slots if kind != EMPTY]
    auras = [kind.aura for kind in kinds if kind.aura is not None]
    return (auras[0] if auras else card % BASE_VALUES + 1) + sum(kind.modifier for kind in kinds)


@cached(SPRITES)
def card_face(card: int, slots: Slots, size: Size, *, active: bool = False) -> pygame.Surface:
    """The front of `card` (10 * set + base value - 1) with what its sleeve holds, at `size` pixels.

    `active` lets it shine: its ability is being activated.
    """
    result = blank(size)
    for layer in _layers(card, slots, active=active):
        _lay(result, layer)
    return _cut_out(result)


@cached(SPRITES)
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
        if layer not in before or layer[0] not in {"dusk", "gloss"}:  # these must not lie there twice
            _lay(result, layer)
    return _cut_out(result)


def _lay(target: pygame.Surface, layer: Layer) -> None:
    """Lay a picture, or a value, on a `target` that shows one whole card."""
    what, box = layer
    corner, size = placed(box, target.get_size())
    words, _, values = what.partition(" ")
    if values:
        value, base = map(int, values.split())
        target.blit((numeral if words == "value" else printed)(value, base, size), corner)
    else:
        target.blit(shown(what, size), corner)


def _cut_out(face: pygame.Surface) -> pygame.Surface:
    """A face within its round corners."""
    size = face.get_size()
    return cut(face, rounded(size, CORNER * size[0] / CARD[0]))


def _layers(card: int, slots: Slots, *, active: bool) -> list[Layer]:
    """All that a face is laid together from, from the ground up."""
    look = "form" if slots[YELLOW] == FORM else SETS[card // BASE_VALUES]
    result = _scene(HEROES[card % BASE_VALUES], slots, active=active)
    result.append((f"frame/{look}", WHOLE))
    if slots != BARE:
        result.append(("gloss", WHOLE))
    result += _marks(card, slots)
    result += [
        (f"band/{ADVANCEMENTS[kind].id}", band_box(slot)) for slot, kind in enumerate(slots) if kind != EMPTY
    ]
    if active:
        result.append(("shine", WHOLE))
    return result


def _scene(hero: str, slots: Slots, *, active: bool) -> list[Layer]:
    """The hero before his ground, with light, gear and friend."""
    result: list[Layer] = [(f"grounds/{hero}", WHOLE)]
    veiled = slots[GREEN] != EMPTY
    if veiled:
        result.append((f"auras/{ADVANCEMENTS[slots[GREEN]].aura}", WHOLE))
    if slots[YELLOW] == FORM:
        result.append(("ascension_over_aura" if veiled else "ascension", WHOLE))
    if active:
        result.append(("burst", WHOLE))
    result.append((f"figure/{hero}", _FIGURE))
    for slot in (RED, BLUE):
        if slots[slot] != EMPTY:
            kind = ADVANCEMENTS[slots[slot]].id
            result.append((f"held/{kind}", _around_hand(slot, *_REACH)))
            if kind not in OPEN_HANDS:
                result.append((f"hand/{hero}", _around_hand(slot, _FIST, _FIST, _FIST)))
    result.append(("dusk", WHOLE))
    if slots[YELLOW] not in (EMPTY, FORM):
        result.append((f"friends/{FRIENDS[ADVANCEMENTS[slots[YELLOW]].id]}", _FRIEND))
    return result


def _marks(card: int, slots: Slots) -> list[Layer]:
    """Value, printed value, mark of the set, symbol of the ability."""
    base, value = card % BASE_VALUES + 1, value_of(card, slots)
    signs = []
    if slots[YELLOW] != EMPTY:
        signs.append(f"abilities/{ABILITY_NAMES[ADVANCEMENTS[slots[YELLOW]].ability - 1]}")
    if value != base:
        signs.append(f"printed {value} {base}")
    result: list[Layer] = [(f"value {value} {base}", _VALUE)]
    for index, sign in enumerate(signs):
        result.append((sign, (82 - 35 * len(signs) + 70 * index, 148, 70, 70)))
    result.append((f"marks/{SETS[card // BASE_VALUES]}", (66, 216, 32, 32) if signs else (50, 156, 64, 64)))
    return result


def _around_hand(slot: int, beside: float, above: float, below: float) -> Box:
    """The room about the hand that holds what lies in `slot`, in card units."""
    x, y = _HANDS[slot]
    return x - beside, y - above, 2 * beside, above + below
