"""Who wins together: partners share a win, so what one of them gains the other gains too."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import State


@runtime_checkable
class Sided(Protocol):
    """A state of a game in which partners may win together."""

    def side(self, seat: int) -> int:
        """Return the first seat of the side of `seat`."""


def side_of(state: State, seat: int) -> tuple[int, ...]:
    """List the seats that win together with `seat`, itself included."""
    if isinstance(state, Sided):
        return tuple(other for other in range(state.seats) if state.side(other) == state.side(seat))
    return (seat,)


def share_of(side: Sequence[int], shares: Sequence[float]) -> float:
    """Return the combined win rate of those who win together."""
    return sum(shares[seat] for seat in side)


def less_sure(side: Sequence[int], shares: Sequence[float], overrating: float) -> tuple[float, ...]:
    """Take `overrating`, in logits, from the combined chance of a side; the others gain in proportion."""
    factor = exp(-overrating)
    weights = [share * factor if seat in side else share for seat, share in enumerate(shares)]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights) if overrating and whole else tuple(shares)
