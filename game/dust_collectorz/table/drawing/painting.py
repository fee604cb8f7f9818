"""Which painter draws which face of this table; furniture that every table has is painted by the kit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.facts import NO_TRIBE
from game.dust_collectorz.table.drawing import faces, plates
from game.dust_collectorz.table.drawing.boards import board
from game.dust_collectorz.table.drawing.tokens import GAME
from game.table.art.atlas import picture
from game.table.art.paint.shapes import blank
from game.table.art.palette import Size
from game.table.pieces import Face
from game.table.stock import furniture

Painter = Callable[..., pygame.Surface]


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    if face.kind in furniture.KINDS:
        return furniture.paint(face, size)
    painter = PAINTERS.get(face.kind)
    return faces.paint(face, size) if painter is None else painter(size, *face.facts)


def young_wheel(last: int, size: Size) -> pygame.Surface:
    """The tribes in a ring, each with an arrow to the one it beats; those that are wanted are lit (DC-32).

    `last` is the tribe of the card played last: a card lies behind it; -1 for none: any is wanted.
    """
    name = "any" if not 0 <= last < NO_TRIBE else TRIBES[last]
    return picture(GAME, f"young-wheel/{name}", size)


def _shown(name: str) -> Painter:
    """A painter of a picture that always looks the same."""
    return lambda size: picture(GAME, name, size)


def _square(draw: Callable[..., pygame.Surface]) -> Painter:
    return lambda size, *facts: draw(size[0], *facts)


PAINTERS: Final[dict[str, Painter]] = {
    "plate": lambda size, style: board(style, size),
    "value": plates.value,
    "sign": _square(plates.sign),
    "against": _square(partial(plates.symbol, name="against")),
    "wins_over": plates.wins_over,
    "beam": _shown("signs/beam"),
    "crown": _square(partial(plates.symbol, name="leader")),
    "sword": _square(partial(plates.symbol, name="attacker")),
    "shield": _square(partial(plates.symbol, name="defender")),
    "hush": _square(partial(plates.symbol, name="hush")),
    "crossed": _shown("signs/crossed"),
    "list_sign": plates.list_sign,
    "coin": _square(plates.coin),
    "slot": lambda size, sign: picture(GAME, f"signs/slot-{sign}", size),
    "nothing": blank,
    "young_sun": _shown("young/sun"),
    "young_moon": _shown("young/moon"),
    "young_done": _shown("young/done"),
    "young_chest": _shown("young/chest"),
    "young_crown": _shown("young/crown"),
    "young_feast": _shown("young/feast"),
    "young_tribe": lambda size, tribe: picture(GAME, f"young-tribe/{TRIBES[tribe]}", size),
    "young_wheel": lambda size, last, _wanted: young_wheel(last, size),
    "young_plate": lambda size, style: board(f"young-{style}", size),
    "young_way": _shown("young/way"),
}
"""Who paints the faces that only this table has."""
