"""Animations: values that advance by seconds and return the seconds they didn't need. They read no clock.

The stage decides what moves, and where.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

Ease = Callable[[float], float]
Level = Literal["full", "gentle", "none"]
LEVELS: Final[tuple[Level, ...]] = ("full", "gentle", "none")
NEVER: Final = math.inf  # seconds until something that won't happen by itself
SPEEDS: Final = (0.5, 4.0)  # slowest and fastest


def steady(share: float) -> float:
    """Linear: no easing."""
    return share


def out_cubic(share: float) -> float:
    """Fast start, slow end."""
    return 1 - (1 - share) ** 3


def in_out(share: float) -> float:
    """Slow start and slow end."""
    return share * share * (3 - 2 * share)


def out_back(share: float) -> float:
    """Overshoots a little and settles back."""
    rest = share - 1
    return 1 + rest * rest * (2.2 * rest + 1.2)


def hill(share: float) -> float:
    """Rise from 0 to 1 and fall back to 0, like a piece that is lifted and put down."""
    return math.sin(math.pi * share)


def settling(share: float) -> float:
    """Swing from 1 through 0 and come to rest there, like a card that was let go."""
    return (1 - share) * math.cos(1.5 * math.pi * share)


class Motion(Protocol):
    """Anything that takes time."""

    @property
    def done(self) -> bool:
        """Whether it has ended."""

    def advance(self, seconds: float) -> float:
        """Advance by `seconds` (at least 0) and return those it didn't need: 0.0 while it lasts."""

    def finish(self) -> None:
        """Jump to the end."""


class Tween:
    """An eased value: `share` goes from 0 to 1 over some seconds."""

    def __init__(self, seconds: float, ease: Ease = out_cubic) -> None:
        """Take `seconds`; 0 or less is done at once."""
        self.seconds = max(0.0, seconds)
        self.ease = ease
        self.spent = 0.0

    @property
    def done(self) -> bool:
        """Whether its time is over."""
        return self.spent >= self.seconds

    @property
    def share(self) -> float:
        """The eased progress; 1.0 when done."""
        return self.ease(self.spent / self.seconds) if not self.done else self.ease(1.0)

    def advance(self, seconds: float) -> float:
        """Advance by `seconds`; return those it didn't need."""
        before = self.spent
        self.spent = min(self.seconds, before + seconds)
        return seconds - (self.spent - before)

    def finish(self) -> None:
        """Jump to the end."""
        self.spent = self.seconds


class Sequence:
    """Motions in sequence; the next one gets the seconds that one didn't need."""

    def __init__(self, motions: Iterable[Motion]) -> None:
        """Take the motions in order."""
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
        """Jump to the end of all."""
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
        """Jump to the end of all."""
        for motion in self.motions:
            motion.finish()


@dataclass(frozen=True, slots=True)
class Pace:
    """The motion level and speed from the settings, in one place.

    "full" has arcs, lifts and pulses; "gentle" glides in straight lines; "none" has no animation.
    """

    level: Level = "full"
    speed: float = 1.0  # 0.5 to 4: twice as fast takes half the time

    def seconds(self, usual: float) -> float:
        """Return the duration of something that takes `usual` seconds at normal speed."""
        if self.level == "none":
            return 0.0
        return usual / min(SPEEDS[1], max(SPEEDS[0], self.speed))

    @property
    def animated(self) -> bool:
        """Whether pieces lift, curve and pulse."""
        return self.level == "full"
