"""Motion: values advanced by seconds that return the seconds they did not need. Nothing here reads a clock.

What moves, and from where to where, is the stage's matter.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

Ease = Callable[[float], float]
Level = Literal["full", "gentle", "none"]
LEVELS: Final[tuple[Level, ...]] = ("full", "gentle", "none")
NEVER: Final = math.inf  # seconds until what will not happen by itself
SPEEDS: Final = (0.5, 4.0)  # slowest and fastest


def steady(share: float) -> float:
    """No easing: the same speed all the way."""
    return share


def out_cubic(share: float) -> float:
    """Quick to leave, slow to arrive."""
    return 1 - (1 - share) ** 3


def in_out(share: float) -> float:
    """Slow to leave and slow to arrive."""
    return share * share * (3 - 2 * share)


def out_back(share: float) -> float:
    """Arrives a little too far and settles back."""
    rest = share - 1
    return 1 + rest * rest * (2.2 * rest + 1.2)


def hill(share: float) -> float:
    """Rise from 0 to 1 and fall back to 0, as what is lifted and put down does."""
    return math.sin(math.pi * share)


class Motion(Protocol):
    """Anything that takes time."""

    @property
    def done(self) -> bool:
        """Whether it has come to its end."""

    def advance(self, seconds: float) -> float:
        """Go on by `seconds` (at least 0) and return those it did not need: 0.0 while it still lasts."""

    def finish(self) -> None:
        """Go to the end at once."""


class Tween:
    """One stretch of time; `share` runs from 0 to 1 along its easing."""

    def __init__(self, seconds: float, ease: Ease = out_cubic) -> None:
        """Prepare a stretch of `seconds`; 0 or less is done at once."""
        self.seconds = max(0.0, seconds)
        self.ease = ease
        self.spent = 0.0

    @property
    def done(self) -> bool:
        """Whether all its seconds are spent."""
        return self.spent >= self.seconds

    @property
    def share(self) -> float:
        """How far it has come, eased; 1.0 when done."""
        return self.ease(self.spent / self.seconds) if not self.done else self.ease(1.0)

    def advance(self, seconds: float) -> float:
        """Spend `seconds`; return what it did not need."""
        before = self.spent
        self.spent = min(self.seconds, before + seconds)
        return seconds - (self.spent - before)

    def finish(self) -> None:
        """Spend all."""
        self.spent = self.seconds


class Sequence:
    """Motions one after the other; what one does not need goes to the next."""

    def __init__(self, motions: Iterable[Motion]) -> None:
        """Take the motions in their order."""
        self.motions = tuple(motions)

    @property
    def done(self) -> bool:
        """Whether the last one is done."""
        return all(motion.done for motion in self.motions)

    def advance(self, seconds: float) -> float:
        """Advance the first that is not done, then those after it."""
        for motion in self.motions:
            if not motion.done:
                seconds = motion.advance(seconds)
            if not motion.done:
                return 0.0
        return seconds

    def finish(self) -> None:
        """End all of them."""
        for motion in self.motions:
            motion.finish()


class Parallel:
    """Motions at the same time; done when the longest is."""

    def __init__(self, motions: Iterable[Motion]) -> None:
        """Take the motions."""
        self.motions = tuple(motions)

    @property
    def done(self) -> bool:
        """Whether all are done."""
        return all(motion.done for motion in self.motions)

    def advance(self, seconds: float) -> float:
        """Advance all by the same time; return what the longest did not need."""
        return min((motion.advance(seconds) for motion in self.motions if not motion.done), default=seconds)

    def finish(self) -> None:
        """End all of them."""
        for motion in self.motions:
            motion.finish()


@dataclass(frozen=True, slots=True)
class Pace:
    """How much moves and how fast: the one place for both wishes.

    "full" flies in arcs, lifts and pulses; "gentle" glides straight and holds still otherwise; "none" is
    there at once.
    """

    level: Level = "full"
    speed: float = 1.0  # 0.5 to 4: twice as fast takes half the time

    def seconds(self, usual: float) -> float:
        """How long something takes that usually takes `usual` seconds."""
        if self.level == "none":
            return 0.0
        return usual / min(SPEEDS[1], max(SPEEDS[0], self.speed))

    @property
    def lively(self) -> bool:
        """Whether pieces rise, bend their way and pulse."""
        return self.level == "full"
