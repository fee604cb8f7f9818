"""What has happened in a match and is still to be shown, one step after the other.

It opens no window and reads no clock: it is told how much time has passed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.events import Event

PACE: Final = 0.7  # seconds that a decision is shown at least before a computer player makes the next
PACES: Final = {"brisk": 0.5 * PACE, "calm": PACE, "slow": 2 * PACE}  # by what a person wishes
HOLD: Final = 5.0  # seconds that computer players alone wait where people would want to look
LINGER: Final = 3.0  # times as long a reaction is shown that nobody had to make, before anything follows


class ShownStep(NamedTuple):
    """One thing that happened, a seat's decision or a step of the table's: one movement on the screen."""

    decision: int  # its number from 0; the table's steps belong to the decision before them, -1 to none
    actor: int  # the seat, or TABLE
    before: State
    action: int
    after: State
    pause: bool = False  # it waits until people have looked at what is before it
    reaction: bool = False  # a computer player did what it could have let pass: easily missed
    events: tuple[Event, ...] = ()  # what happened, secrets and all


class Playback:
    """Shows one match step by step; the match itself may be ahead of it."""

    def __init__(self, shown: State) -> None:
        """Show a position, with nothing still to come."""
        self.pace = PACE  # seconds
        self.shown = shown  # what is on the screen, or moving there
        self.steps: deque[ShownStep] = deque()
        self.again = False  # what is still to come was seen before
        self._rested = 0.0  # seconds since the last thing began to be shown
        self._calm = 0.0  # seconds since nothing moves
        self._held = 0.0  # seconds since the table waits
        self._lingers = False  # what was shown last is a reaction

    @property
    def busy(self) -> bool:
        """Whether something has happened that has not been shown yet."""
        return bool(self.steps)

    @property
    def holding(self) -> bool:
        """Whether the table waits until people have looked at what happened."""
        return bool(self.steps) and self.steps[0].pause

    @property
    def lingering(self) -> bool:
        """Whether a reaction is shown, and not yet as long as it takes to follow it."""
        return self._lingers and self._rested < self.pace * LINGER

    def next_step(self) -> ShownStep | None:
        """Return what is to be shown next, or None when the screen is up to date or the table waits."""
        if not self.steps or self.holding or self.lingering:
            return None
        step = self.steps.popleft()
        self.shown = step.after
        self._rested = self._calm = 0.0
        self._lingers = step.reaction
        return step

    def go_on(self) -> None:
        """Let the table go on: people have looked long enough."""
        if self.holding:
            self.steps[0] = self.steps[0]._replace(pause=False)
            self._held = 0.0

    def skip_steps(self) -> list[ShownStep]:
        """Show the match as it stands, or as far as the table does not wait; return what was passed over."""
        self._lingers = False
        skipped = []
        while self.steps and not self.holding:
            skipped.append(self.steps.popleft())
        if skipped:
            self.shown = skipped[-1].after
        return skipped

    def show_now(self, state: State, again: Iterable[ShownStep] = ()) -> None:
        """Show the match as it stands, then `again` what was seen before: nothing waits for anybody then."""
        self.steps = deque(step._replace(pause=False, reaction=False) for step in again)
        self.again = self.busy
        self._held = 0.0
        self.shown = state

    def changed(self) -> None:
        """Begin to count anew: the match has changed."""
        self.again = False
        self._lingers = False
        self._rested = self._calm = 0.0

    def hurry(self) -> None:
        """Follow no longer: what is shown was seen."""
        self._lingers = False
        self._rested = self._calm = float("inf")

    def update(self, seconds: float, *, still: bool, alone: bool) -> None:
        """Let time pass; `still`: nothing moves on the screen, `alone`: nobody is there to let it go on."""
        self._rested += seconds
        if still and self.holding and alone:
            self._held += seconds
            if self._held >= HOLD:
                self.go_on()
        if still and not self.busy:
            self._calm += seconds

    def followed(self, hesitation: float) -> bool:
        """Whether everybody has had time to follow; whoever is next hesitates for so many paces."""
        if self.lingering:
            return False
        return self._rested >= self.pace and self._calm >= self.pace * (0.5 + hesitation)
