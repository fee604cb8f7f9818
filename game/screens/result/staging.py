"""When each part of the result appears. Nothing waits for it: any key or click shows all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.motion.animation import out_cubic

if TYPE_CHECKING:
    from collections.abc import Sequence

FLIGHT: Final = 0.5  # seconds of a deed's way to the score
BETWEEN: Final = 0.22  # seconds between two of them
LEAD: Final = 0.3  # seconds in which the last turn is read before it flies
RISE: Final = 0.35  # seconds of a part's coming
STEP: Final = 0.3  # seconds between two parts, at most
LONGEST: Final = 4.0  # seconds in all


class Staging:
    """The time of one result."""

    def __init__(self, parts: Sequence[str], flights: int, *, still: bool) -> None:
        """Let `parts` appear one after the other, after so many flights; `still`: all are there at once."""
        self.flights = flights
        begin = LEAD + (FLIGHT + BETWEEN * (flights - 1) if flights else 0.0)
        step = min(STEP, (LONGEST - begin - RISE) / max(1, len(parts) - 1))
        self.acts = {part: begin + number * step for number, part in enumerate(parts)}
        self.seconds = begin + step * max(0, len(parts) - 1) + RISE
        self.spent = self.seconds if still else 0.0

    @property
    def done(self) -> bool:
        """Whether everything is there."""
        return self.spent >= self.seconds

    def advance(self, seconds: float) -> None:
        """Advance time."""
        self.spent = min(self.seconds, self.spent + seconds)

    def finish(self) -> None:
        """Show everything at once."""
        self.spent = self.seconds

    def share(self, part: str) -> float:
        """How far a part has come, 0.0 to 1.0; parts that aren't staged are always there."""
        if self.done or part not in self.acts:
            return 1.0
        return out_cubic(max(0.0, min(1.0, (self.spent - self.acts[part]) / RISE)))

    def flight(self, number: int) -> float:
        """How far a deed is on its way to the score, 0.0 to 1.0."""
        if self.done:
            return 1.0
        return max(0.0, min(1.0, (self.spent - LEAD - BETWEEN * number) / FLIGHT))

    @property
    def arrived(self) -> int:
        """How many deeds have reached the score."""
        return sum(self.flight(number) >= 1.0 for number in range(self.flights))
