"""Marks that a scene lays on pieces besides the game's own: advice, what was done, what one points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.table.pieces import Placed


def dressed(layout: Iterable[Placed], glow: Sequence[tuple[str, frozenset[str]]]) -> list[Placed]:
    """Return `layout` with each mark laid on the pieces of its keys.

    What is picked stays as it is, unless it is owed once more.
    """
    result = []
    for piece in layout:
        marks = {mark for mark, keys in glow if piece.key in keys}
        if "owed" in marks:
            result.append(piece._replace(marks=(piece.marks | marks) - {"dim", "picked"}))
        elif marks and "picked" not in piece.marks:
            result.append(piece._replace(marks=(piece.marks | marks) - {"dim"}))
        else:
            result.append(piece)
    return result
