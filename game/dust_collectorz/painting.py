"""Which painter draws which face of this table; furniture that every table has is painted by the kit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.dust_collectorz import faces, plates, young_plates
from game.table import furniture
from game.table.art.palette import Size
from game.table.art.shapes import blank
from game.table.pieces import Face

Painter = Callable[..., pygame.Surface]


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a face at a size in pixels."""
    if face.kind in furniture.KINDS:
        return furniture.paint(face, size)
    painter = PAINTERS.get(face.kind)
    return faces.paint(face, size) if painter is None else painter(size, *face.facts)


def _round(draw: Callable[..., pygame.Surface]) -> Painter:
    def painter(size: Size, *facts: object) -> pygame.Surface:
        return draw(size[0], *facts)

    return painter


PAINTERS: Final[dict[str, Painter]] = {
    "plate": plates.panel,
    "value": plates.value,
    "sign": _round(plates.sign),
    "against": _round(plates.against),
    "wins_over": plates.wins_over,
    "beam": plates.beam,
    "crown": _round(plates.crown),
    "sword": _round(plates.sword),
    "shield": _round(plates.shield),
    "hush": _round(plates.hush),
    "crossed": plates.crossed,
    "list_sign": plates.list_sign,
    "coin": _round(plates.coin),
    "slot": plates.slot,
    "nothing": blank,
    **young_plates.PAINTERS,
}
