"""Which sound goes with a movement on the table: it follows from the pieces that move."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.table.pieces import Placed

CARD_WIDTH: Final = 90.0  # board units; what is smaller sounds like a chip


def sound_of(old: Iterable[Placed], new: Iterable[Placed]) -> str:
    """Return the name of the sound; "" when nothing moves that could be heard."""
    before, after = _lying(old), _lying(new)
    moved = (after - before) + (before - after)
    if not moved:
        return ""
    return "slide" if max(width for _, _, width in moved) >= CARD_WIDTH else "chip"


def _lying(layout: Iterable[Placed]) -> Counter[tuple[str, tuple[float, float], float]]:
    return Counter((piece.key, piece.centre, piece.size[0]) for piece in layout if piece.lively and piece.key)
