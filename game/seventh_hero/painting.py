"""Which painter draws which face of this table; furniture that every table has is painted by the kit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.seventh_hero import faces, plates, stage_art, tokens
from game.table import furniture
from game.table.art.palette import Size
from game.table.art.shapes import blank
from game.table.pieces import Face

Painter = Callable[..., pygame.Surface]


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    if face.kind in furniture.KINDS:
        return furniture.paint(face, size)
    return PAINTERS[face.kind](size, *face.facts)


def _hero(size: Size, number: int, seats: int, ready: bool) -> pygame.Surface:  # noqa: FBT001 - facts
    return faces.hero_face(number, size, seats, ready=ready)


def _round(draw: Callable[[int], pygame.Surface]) -> Painter:
    return lambda size: draw(size[0])


PAINTERS: Final[dict[str, Painter]] = {
    "back": faces.card_back,
    "hero": _hero,
    "pip": lambda size, number, lit: tokens.pip(number, lit, size[0]),
    "ability": lambda size, number, spent: tokens.ability_mark(number, size[0], int(spent)),
    "answer": lambda size, yes: tokens.answer_mark(yes, size[0]),
    "lantern": _round(tokens.lantern_mark),
    "barred": _round(tokens.barred_mark),
    "knows": _round(tokens.knows_mark),
    "laurel": _round(tokens.laurel_mark),
    "goal": _round(plates.goal),
    "anyone": _round(tokens.anyone_mark),
    "plate": plates.panel,
    "pair": lambda size, number: plates.pair(number, size),
    "under": plates.under,
    "copies": lambda size, count, of: plates.copies(count, of, size),
    "ruled_out": _round(plates.ruled_out),
    "cancels": _round(plates.cancels),
    "quest_sign": _round(plates.quest_sign),
    "fate": stage_art.plate,
    "chevrons": lambda size, count, gone: stage_art.chevrons(count, gone, size),
    "nothing": blank,
}
