"""All that is on its way to the next layout: flights, what fades, a shuffle, an impact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.motion.animation import Pace, Parallel
from game.table.motion.flight import Fading, Flight, Pose, arrival, delays, goes_far, pair
from game.table.motion.impact import Impact
from game.table.motion.riffle import LEAD, Riffle, riffle_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.pieces import Placed


class Course:
    """What moves on one table, and has to arrive before anything follows."""

    def __init__(self) -> None:
        """Begin with all at rest."""
        self.flights: dict[int, Flight] = {}  # by place in the layout
        self.impact: Impact | None = None
        self._fading: list[Fading] = []
        self._riffle: Riffle | None = None
        self._struck = False  # an impact follows once everything has arrived

    @property
    def flying(self) -> bool:
        """Whether pieces are on their way."""
        return bool(self.flights or self._fading or self._riffle)

    @property
    def running(self) -> bool:
        """Whether anything has to wait."""
        return self.flying or self._struck or (self.impact is not None and self.impact.stops)

    @property
    def far(self) -> list[Flight]:
        """The flights over more than a short way."""
        return [flight for flight in self.flights.values() if goes_far(flight)]

    @property
    def passing(self) -> list[Pose]:
        """What is seen of pieces that are not in the layout."""
        return [way.pose for way in self._fading] + ([] if self._riffle is None else self._riffle.poses)

    def begin(
        self, before: Sequence[Placed], after: Sequence[Placed], poses: Sequence[Pose], pace: Pace
    ) -> None:
        """Send the pieces of `before`, which look as in `poses`, to where they are in `after`."""
        origins, gone = pair(before, after)
        new = [
            piece for piece, origin in zip(after, origins, strict=True) if origin is None and piece.animated
        ]
        self._riffle = riffle_of(new, pace)
        lead = 0.0 if self._riffle is None else LEAD
        moved = {}
        for index, (piece, origin) in enumerate(zip(after, origins, strict=True)):
            if piece.animated:
                flight = Flight(piece, arrival(piece) if origin is None else poses[origin], pace)
                if not flight.done:
                    moved[index] = flight
        far = delays([goes_far(flight) for flight in moved.values()])
        for (index, flight), delay in zip(moved.items(), far, strict=True):
            wait = delay + (lead if origins[index] is None else 0.0)
            moved[index] = Flight(flight.piece, flight.start, pace, wait)
        self._fading += [Fading(poses[index], pace) for index in gone]
        self.flights = moved

    def strike(self) -> None:
        """Let an impact follow once everything has arrived."""
        self._struck = True

    def end(self) -> None:
        """Let everything be where it belongs."""
        self.flights.clear()
        self._fading.clear()
        self._riffle = self.impact = None
        self._struck = False

    def feel(self, seconds: float, *, busy: bool) -> float:
        """Advance the impact, which waits while `busy`; return the seconds in which nothing stands still."""
        if self._struck and not (self.flying or busy):
            self._struck, self.impact = False, Impact()
        if self.impact is None:
            return seconds
        seconds = self.impact.advance(seconds)
        self.impact = None if self.impact.done else self.impact
        return seconds

    def advance(self, seconds: float) -> float:
        """Advance everything that flies; return the seconds that it didn't need."""
        riffle = [] if self._riffle is None else [self._riffle]
        left = Parallel([*self.flights.values(), *self._fading, *riffle]).advance(seconds)
        self._fading = [fading for fading in self._fading if not fading.done]
        if self._riffle is not None and self._riffle.done:
            self._riffle = None
        if all(flight.done for flight in self.flights.values()):
            self.flights.clear()
        return left
