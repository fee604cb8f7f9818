"""Which picture shows which face of this table; furniture that every table has is painted by the kit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.seventh_hero.table.drawing import faces, plates
from game.table.art.paint.shapes import blank
from game.table.art.palette import Size
from game.table.pieces import Face
from game.table.stock import furniture

Painter = Callable[..., pygame.Surface]


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    if face.kind in furniture.KINDS:
        return furniture.paint(face, size)
    return PAINTERS[face.kind](size, *face.facts)


def _hero(size: Size, number: int, seats: int, ready: bool) -> pygame.Surface:  # noqa: FBT001 - facts
    return faces.hero_face(number, size, seats, ready=ready)


def _token(name: str) -> Painter:
    return lambda size: faces.token(name, size[0])


PAINTERS: Final[dict[str, Painter]] = {
    "back": faces.card_back,
    "hero": _hero,
    "pip": lambda size, number, lit: faces.pip(number, size[0], lit=lit),
    "ability": lambda size, number, spent: faces.ability_mark(number, size[0], spent=spent),
    "answer": lambda size, yes: faces.token("answer-yes" if yes else "answer-no", size[0]),
    "lantern": _token("lantern"),
    "barred": _token("barred"),
    "knows": _token("knows"),
    "laurel": _token("laurel"),
    "goal": lambda size: plates.goal(size[0]),
    "plate": plates.plate,
    "pair": lambda size, number: plates.pair(number, size),
    "under": lambda size: plates.plate(size, "under"),
    "copies": lambda size, count, of: plates.copies(count, of, size),
    "ruled_out": _token("ruled-out"),
    "cancels": _token("cancels"),
    "quest_sign": _token("quest"),
    "fate": plates.plate,
    "chevrons": lambda size, count, gone: plates.chevrons(count, gone, size),
    "nothing": blank,
}
