"""What speaks for a seat of Dust Collectorz, by name: for explanations, not for the search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ai.knowledge.dust_collectorz_worth import captured_points, material
from game.dust_collectorz.rules import DustState

FEATURES: Final = ("points", "cards")


def features_of(state: DustState, seat: i64) -> dict[str, float]:
    """Tell what speaks for `seat`, each as powers of e."""
    return {
        "points": captured_points(state, state.side(seat)),
        "cards": material(state, seat),
    }
