"""Scores count up, and what was gained flies there from its cause.

A score is a number in gold within a seat's place, or a piece that shows one; so games do nothing for this.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from game.table.layout.board import covers
from game.table.motion.animation import Pace, Tween, in_out, out_cubic, steady
from game.table.motion.flight import Flight, Pose
from game.table.motion.turning import SEAT
from game.table.pieces import TEXT, Face, Placed, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

SECONDS: Final = 0.8  # until the number is right
LEAVES: Final = 0.3  # share of the time in which the gain is read where it comes from
ARRIVES: Final = 0.75  # share after which the gain has reached the score
RISE: Final = 46.0  # board units that the gain rises meanwhile
LABEL: Final = (150.0, 62.0)  # board units
NEAR: Final = 70.0  # board units that a score may have moved between two layouts
HEIGHT: Final = 190.0  # board units: above all pieces
POINTS: Final = "vp"  # the kind of faces whose first fact is a score


def number_of(piece: Placed) -> int | None:
    """Return the number that a piece shows as a score shows it: in gold, or as a coin; None for others."""
    facts = piece.face.facts
    match piece.face.kind, facts:
        case "text", (str(text), "title", None, *_) if text.isdecimal():
            return int(text)
        case "vp", (int(number), *_) if piece.key.startswith(f"{POINTS}:"):
            return number
        case _:
            return None


def scores_of(layout: Sequence[Placed]) -> dict[tuple[str, int], int]:
    """Return the places in `layout` of all scores, by seat and their number within its place."""
    homes = [piece for piece in layout if piece.key.startswith(SEAT)]
    found: dict[tuple[str, int], int] = {}
    for at, piece in enumerate(layout):
        if number_of(piece) is None:
            continue
        if piece.key:
            found[piece.key, 0] = at
            continue
        around = [home for home in homes if covers(home, piece.centre)]
        if around:
            home = min(around, key=lambda one: one.size[0] * one.size[1]).key
            found[home, sum(key[0] == home for key in found)] = at
    return found


class Count:
    """A score on its way from one number to another. Behaves like a `Motion`."""

    def __init__(self, before: int, after: int, cause: Point | None, pace: Pace) -> None:
        """Count from `before` to `after`; `cause` is where the gain comes from, None: it appears there."""
        self.before = before
        self.after = after
        self.cause = cause
        self._time = Tween(pace.seconds(SECONDS), steady)

    @property
    def done(self) -> bool:
        """Whether the number is right."""
        return self._time.done

    def advance(self, seconds: float) -> float:
        """Advance by `seconds`; return those it didn't need."""
        return self._time.advance(seconds)

    def finish(self) -> None:
        """Show the right number."""
        self._time.finish()

    @property
    def number(self) -> int:
        """The number that shows now."""
        share = max(0.0, (self._time.share - LEAVES) / (1 - LEAVES))
        return round(self.before + (self.after - self.before) * in_out(min(1.0, share)))

    def shown(self, piece: Placed) -> Face:
        """Return the face of a score while it counts."""
        first: object = str(self.number) if piece.face.kind == TEXT else self.number
        return piece.face._replace(facts=(first, *piece.face.facts[1:]))

    def gain(self, piece: Placed) -> Pose | None:
        """Return the gain as it looks now, on its way to the score `piece`; None once it is there."""
        share = self._time.share / ARRIVES
        if share >= 1:
            return None
        way = out_cubic(max(0.0, (share - LEAVES) / (1 - LEAVES)))
        begin = piece.centre if self.cause is None else self.cause
        rise = RISE * out_cubic(min(1.0, share / LEAVES))
        change = self.after - self.before
        text = f"+{change}" if change > 0 else f"−{-change}"
        spot = (
            begin[0] + (piece.centre[0] - begin[0]) * way,
            begin[1] + (piece.centre[1] - begin[1]) * way - rise * (1 - way if self.cause else 1.0),
        )
        face = Face(TEXT, (text, "title", None, "centre"))
        seen = min(1.0, share * 8, (1 - share) * 6)
        return Pose(spot, LABEL, 0.0, HEIGHT, face, LABEL, 1.0, seen)


def counts_of(
    before: Sequence[Placed],
    after: Sequence[Placed],
    running: Mapping[int, Count],
    flights: Iterable[Flight],
    pace: Pace,
) -> dict[int, Count]:
    """Return how the scores count from one layout to the next, by their places in `after`.

    Those that already count, by their places in `before`, go on.
    """
    old, new = scores_of(before), scores_of(after)
    ways = [(flight.start.centre, flight.end) for flight in flights]
    counts: dict[int, Count] = {}
    for key, at in new.items():
        was = old.get(key)
        if was is None or math.dist(before[was].centre, after[at].centre) > NEAR:
            continue
        count = running.get(was)
        first, last = number_of(before[was]), number_of(after[at])
        if first is None or last is None:
            continue
        if first == last:
            if count is not None:
                counts[at] = count
        else:
            shown = first if count is None else count.number
            counts[at] = Count(shown, last, _cause(after[at].centre, ways) if pace.animated else None, pace)
    return counts


def _cause(score: Point, ways: Sequence[tuple[Point, Pose]]) -> Point | None:
    """Return where the piece came from that has come nearest to the score, the larger ones first."""
    large = [way for way in ways if way[1].size[0] >= LABEL[0] / 2] or ways
    return min(large, key=lambda way: math.dist(way[1].centre, score))[0] if large else None
