"""What happened at the table of Dust Collectorz, told to one seat in a sentence or two: the log's lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.view import DustView


def event(before: DustView, action: int, after: DustView, names: Sequence[str], language: str) -> str:
    """Say what happened between two views of one seat; "" for what needs no word."""
    return ""
