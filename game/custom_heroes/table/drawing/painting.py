"""Which painter draws which face of this table; furniture that every table has is painted by the kit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.custom_heroes.rules.cards import ADVANCEMENTS
from game.custom_heroes.table.drawing import faces, overlay_faces, plates, sleeving, tokens
from game.custom_heroes.table.drawing.faces import Slots
from game.custom_heroes.table.drawing.layers import shown
from game.table.art.paint.light import glow
from game.table.art.paint.shapes import blank, tinted, whole
from game.table.art.palette import WARM, Size
from game.table.pieces import VEIL, Face
from game.table.stock import furniture

Painter = Callable[..., pygame.Surface]


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels.

    What follows a dot in its kind tells outlines, and so shadows, apart: "sheet.8".
    """
    if face.kind in furniture.KINDS:
        return furniture.paint(face, size)
    return PAINTERS[face.kind.partition(".")[0]](size, *face.facts)


def _card(size: Size, card: int, slots: Slots, active: bool) -> pygame.Surface:  # noqa: FBT001 - facts
    return faces.card_face(card, slots, size, active=active)


def _picture(name: str) -> Painter:
    return partial(shown, name)


def _square(name: str) -> Painter:
    return lambda size: tokens.square(name, size[0])


PAINTERS: Final[dict[str, Painter]] = {
    # cards, and what is sleeved on them
    "back": _picture("back"),
    "card": _card,
    "sheet": lambda size, kind, card, slots: sleeving.fresh_sheet(kind, card, slots, size),
    "grip": lambda size, kind: sleeving.grip(kind, size),
    "kind": lambda size, kind: shown(f"sheet/{ADVANCEMENTS[kind].id}", size),
    "closed": _picture("closed"),
    "ability": lambda size, ability, cost: plates.ability_badge(ability, cost, size),
    # tokens and signs
    "mark": lambda size, ability: tokens.ability_mark(ability, size[0]),
    "vp": lambda size, number: tokens.vp_chip(size[0], number),
    "coin": _square("tokens/coin"),
    "power": _square("tokens/power"),
    "no_power": plates.no_power,
    "stake": _square("tokens/stake"),
    "order": lambda size, falling: tokens.square(f"tokens/{'falling' if falling else 'rising'}", size[0]),
    "screen": lambda size, colour: tokens.screen(colour, size[0]),
    "passed": _square("tokens/passed"),
    "skipped": _square("tokens/skipped"),
    "place_mark": lambda size, place: tokens.square(f"place/{place}", size[0]),
    "leader": _picture("signs/leader"),
    "any_set": _picture("signs/any_set"),
    "crown": _picture("signs/crown"),
    "tick": _picture("signs/tick"),
    "rewards": _picture("signs/rewards"),
    "bag": _picture("signs/bag"),
    # plates and light
    "plate": plates.panel,
    "value": lambda size, value, count, ascended: plates.value_plate(value, count, ascended, size),
    "pips": lambda size, now: plates.pips(now, size),
    "beam": plates.beam,
    "tag": plates.tag,
    "shade": plates.shade,
    "own_place": plates.own_place,
    "sort": lambda size, by_strength, words: plates.sort_tile(by_strength, words, size),
    "nothing": blank,
    # sheets over the table
    VEIL: lambda size: tinted(whole(size), (7, 10, 22), 168),
    "rule": _picture("rule"),
    "cross": _picture("signs/cross"),
    "secret": _picture("secret"),
    "glow": lambda size: glow(size, WARM, 150, 1.8),
    "note": overlay_faces.note,
    "known_card": lambda size, card, slots, played: overlay_faces.known_card(card, slots, played, size),
    "track": overlay_faces.track,
    "where": lambda size, where: overlay_faces.where(where, size[0]),
}
