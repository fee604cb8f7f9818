"""The piece under the pointer rises towards whoever looks, and sinks when the pointer leaves it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.layout.board import lying_on
from game.table.motion.animation import Pace, out_cubic
from game.table.motion.flight import Pose, rest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.table.pieces import Placed

GROWN: Final = 1.06  # of its size
SECONDS: Final = 0.09
HEIGHT: Final = 46.0  # board units: its shadow grows with them
MOST: Final = 4  # pieces that are lifted or sink at a time


class Lifts:
    """The pieces that are lifted, and how far: 0 lies, 1 is up."""

    def __init__(self) -> None:
        """Begin with all lying."""
        self._shares: dict[Placed, float] = {}
        self._up: Placed | None = None

    def update(self, seconds: float, hovered: Placed | None, pace: Pace) -> None:
        """Advance by `seconds`: the hovered piece rises, all others sink. Without motion none is lifted."""
        whole = pace.seconds(SECONDS)
        self._up = hovered if hovered is not None and hovered.animated and whole else None
        if not whole:
            self._shares.clear()
            return
        step = seconds / whole
        moved = {piece: share - step for piece, share in self._shares.items() if piece != self._up}
        shares = {piece: share for piece, share in moved.items() if share > 0}
        if self._up is not None:
            shares[self._up] = min(1.0, self._shares.get(self._up, 0.0) + step)
        self._shares = dict(list(shares.items())[-MOST:])

    def follow(self, layout: Sequence[Placed]) -> None:
        """Go on in another layout with the pieces that lie where they lay."""
        lying = {(piece.key, piece.centre): piece for piece in layout if piece.pickable}
        kept = {lying.get((piece.key, piece.centre)): share for piece, share in self._shares.items()}
        self._shares = {piece: share for piece, share in kept.items() if piece is not None}
        self._up = None

    @property
    def moving(self) -> bool:
        """Whether a piece rises or sinks."""
        return any(piece != self._up or share < 1 for piece, share in self._shares.items())

    @property
    def sinking(self) -> Iterator[Placed]:
        """The pieces that are on their way down."""
        return (piece for piece in self._shares if piece != self._up)

    def poses(self, piece: Placed, layout: Sequence[Placed]) -> list[tuple[Pose, Placed]]:
        """List a piece and what lies on it, lowest first, as they look now."""
        share = out_cubic(self._shares.get(piece, 0.0))
        grown, rise = 1 + (GROWN - 1) * share, HEIGHT * share
        above = [layout[at] for at in lying_on(layout, piece)] if piece.animated else []
        return [(_lifted(one, piece, grown, rise), one) for one in (piece, *above)]


def _lifted(piece: Placed, below: Placed, grown: float, rise: float) -> Pose:
    (x, y), middle = piece.centre, below.centre
    spot = (middle[0] + (x - middle[0]) * grown, middle[1] + (y - middle[1]) * grown)
    return rest(piece)._replace(centre=spot, grown=grown, height=piece.height + rise)
