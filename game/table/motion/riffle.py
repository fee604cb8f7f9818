"""Before many cards are dealt, their pile is shuffled: it parts, and its halves fall into one another."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from game.table.motion.animation import Pace, Tween, in_out, out_cubic, steady
from game.table.motion.flight import CHIP_WIDTH, Pose, arrival

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.table.pieces import Placed

SECONDS: Final = 0.3
LEAD: Final = 0.08  # seconds of them before the first card leaves
LEAST: Final = 5  # cards from one pile that make a deal
CARDS: Final = 8  # that are seen
NARROWEST: Final = CHIP_WIDTH / 2  # board units of a card: smaller ones are marks
HEIGHT: Final = 60.0  # board units above the table
_PARTED: Final = 0.4  # share of the time in which the halves part
_FALL: Final = 0.25  # share in which one card falls
_APART: Final = 0.62  # of a card's width that each half moves aside
_LEAN: Final = 8.0  # degrees


class Riffle:
    """One shuffle. Behaves like a `Motion`."""

    def __init__(self, card: Pose, pace: Pace) -> None:
        """Shuffle cards that look as `card`, where it lies."""
        self._card = card
        self._time = Tween(pace.seconds(SECONDS), steady)

    @property
    def done(self) -> bool:
        """Whether the pile lies as before."""
        return self._time.done

    def advance(self, seconds: float) -> float:
        """Advance by `seconds`; return those it didn't need."""
        return self._time.advance(seconds)

    def finish(self) -> None:
        """Be done at once."""
        self._time.finish()

    @property
    def poses(self) -> list[Pose]:
        """The cards as they look now, lowest first."""
        share = self._time.share
        parted = out_cubic(min(1.0, share / _PARTED))
        return [self._pose(number, parted, share) for number in range(CARDS)] if not self.done else []

    def _pose(self, number: int, parted: float, share: float) -> Pose:
        begin = _PARTED + (1 - _PARTED - _FALL) * number / (CARDS - 1)
        fallen = in_out(max(0.0, min(1.0, (share - begin) / _FALL)))
        side, aside = (1 if number % 2 else -1), parted * (1 - fallen)
        (x, y), card = self._card.centre, self._card
        return card._replace(
            centre=(x + side * aside * _APART * card.size[0], y - number * 1.5 - 14.0 * aside),
            tilt=2 * round(-side * aside * _LEAN / 2),
            height=HEIGHT + number,
        )


def riffle_of(come: Iterable[Placed], pace: Pace) -> Riffle | None:
    """Return the shuffle before new pieces are dealt; None where they are no deal of cards from a pile."""
    if not pace.animated:
        return None
    firsts = [arrival(piece) for piece in come if piece.origin is not None and piece.size[0] >= NARROWEST]
    piles = Counter((pose.centre, pose.face.kind) for pose in firsts)
    pile = max(piles, key=lambda one: piles[one], default=None)
    if pile is None or piles[pile] < LEAST:
        return None
    same = [pose for pose in firsts if (pose.centre, pose.face.kind) == pile]
    return Riffle(max(same, key=lambda pose: pose.size), pace)
