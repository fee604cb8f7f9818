"""Which sounds go with a movement on the table: they follow from the pieces that move or turn over."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.table.pieces import Placed

CARD: Final = 0.85  # what is narrower than this share of its height is a card
TILE: Final = 1.2  # what is wider than this is a tile, if it is large
TILE_WIDTH: Final = 150.0  # board units, somewhere on its way
CARD_WIDTH: Final = 50.0  # smaller cards are only marks


def sounds_of(old: Iterable[Placed], new: Iterable[Placed]) -> tuple[str, ...]:
    """Return the names of the sounds, the main one first; () when nothing moves that could be heard."""
    before, after = _lying(old), _lying(new)
    moved = (after - before) + (before - after)
    shapes = Counter(_shape(size) for _, _, size in moved)
    found = []
    if shapes["tile"]:
        found.append("tile")
    if shapes["card"]:
        found.append("slide")
    elif _turned(old, new):
        found.append("flip")
    arrived = sum(1 for _, _, size in (after - before).elements() if _shape(size) == "chip")
    if shapes["chip"] and len(found) < 2:
        found.append("chips" if arrived > 1 else "chip")
    return tuple(found)


def _shape(size: tuple[float, float]) -> str:
    share = size[0] / size[1]
    if share > TILE:
        return "tile" if size[0] >= TILE_WIDTH else "chip"
    return "card" if share < CARD and size[0] >= CARD_WIDTH else "chip"


def _lying(layout: Iterable[Placed]) -> Counter[tuple[str, tuple[float, float], tuple[float, float]]]:
    """Count what lies where; what has no room on the table has no size, and no sound."""
    return Counter(
        (piece.key, piece.centre, piece.size)
        for piece in layout
        if piece.animated and piece.key and min(piece.size) > 0
    )


def _turned(old: Iterable[Placed], new: Iterable[Placed]) -> bool:
    """Whether a piece that stays where it is shows its other side now."""
    sides = {(piece.key, piece.centre): piece.face_up for piece in old if piece.animated and piece.key}
    return any(sides.get((piece.key, piece.centre), piece.face_up) != piece.face_up for piece in new)
