"""Who wins together: partners share a victory, so what one of them gains the other gains too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import State


@runtime_checkable
class Sided(Protocol):
    """A state of a game in which partners may win together."""

    def side(self, seat: int) -> int:
        """Tell the first seat of the side that `seat` is on."""


def side_of(state: State, seat: int) -> tuple[int, ...]:
    """List the seats that win together with `seat`, itself included."""
    if isinstance(state, Sided):
        return tuple(other for other in range(state.seats) if state.side(other) == state.side(seat))
    return (seat,)


def share_of(side: Sequence[int], shares: Sequence[float]) -> float:
    """Add up what those who win together expect."""
    return sum(shares[seat] for seat in side)
