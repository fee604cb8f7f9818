"""Which painter draws which face of this table; furniture that every table has is painted by the kit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.custom_heroes.table.drawing import faces, overlay_faces, plates, sleeving, tokens
from game.custom_heroes.table.drawing.faces import Slots
from game.custom_heroes.table.drawing.layers import shown
from game.table.art.paint.shapes import blank
from game.table.art.palette import Size
from game.table.pieces import Face
from game.table.stock import furniture

Painter = Callable[..., pygame.Surface]


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels.

    What follows a dot in its kind tells outlines, and so shadows, apart: "sheet.8".
    """
    if face.kind in furniture.KINDS:
        return furniture.paint(face, size)
    sheet = overlay_faces.paint(face, size)
    if sheet is not None:
        return sheet
    return PAINTERS[face.kind.partition(".")[0]](size, *face.facts)


def _card(size: Size, card: int, slots: Slots, active: bool) -> pygame.Surface:  # noqa: FBT001 - facts
    return faces.card_face(card, slots, size, active=active)


def _ability(size: Size, ability: int, cost: int) -> pygame.Surface:
    return plates.ability_badge(ability, cost, size)


def _sign(name: str) -> Painter:
    return partial(shown, f"signs/{name}")


def _round(draw: Callable[[int], pygame.Surface]) -> Painter:
    return lambda size: draw(size[0])


PAINTERS: Final[dict[str, Painter]] = {
    "back": faces.card_back,
    "card": _card,
    "sheet": lambda size, kind, card, slots: sleeving.fresh_sheet(kind, card, slots, size),
    "grip": lambda size, kind: sleeving.grip(kind, size),
    "kind": lambda size, kind: faces.advancement_face(kind, size),
    "closed": partial(shown, "closed"),
    "ability": _ability,
    "mark": lambda size, ability: tokens.ability_mark(ability, size[0]),
    "vp": lambda size, number: tokens.vp_chip(size[0], number),
    "power": _round(tokens.power_token),
    "no_power": plates.no_power,
    "stake": _round(tokens.bet_marker),
    "order": lambda size, falling: tokens.order_mark(falling, size[0]),
    "screen": lambda size, colour: tokens.screen(colour, size[0]),
    "passed": _round(tokens.passed_mark),
    "skipped": _round(tokens.skipped_mark),
    "place_mark": lambda size, place: tokens.place_mark(place, size[0]),
    "leader": _sign("leader"),
    "any_set": _sign("any_set"),
    "crown": _sign("crown"),
    "plate": plates.panel,
    "value": lambda size, value, count, ascended, lit: plates.value_plate(value, count, ascended, lit, size),
    "pips": lambda size, now: plates.pips(now, size),
    "beam": plates.beam,
    "tag": plates.tag,
    "shade": plates.shade,
    "own_place": plates.own_place,
    "tick": _sign("tick"),
    "sort": lambda size, by_strength, words: plates.sort_tile(by_strength, words, size),
    "rewards": _sign("rewards"),
    "bag": _sign("bag"),
    "nothing": blank,
}
