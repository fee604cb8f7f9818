"""The position in a replay: forward and back, autoplay, marks to jump to.

It needs no window: a scene advances its time and shows what it says.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from game.screens.match.log.story import round_of
from game.screens.match.session.playback import ShownStep

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.match import Match

PAUSE: Final = 1.1  # seconds between two decisions at speed 1
TURN: Final = 0.5  # of that, after which the next seat comes to the front
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
SCAN: Final = 12  # decisions scanned for rounds at a time


class Course:
    """The way through one match; positions are numbers of decisions."""

    def __init__(self, match: Match, begin: int, first: int = 0) -> None:
        """Start after `begin` decisions, and never go back before `first`; the match is never changed."""
        self._match = match
        self.first = first
        self.length = len(match.decisions)
        self._movers = match.movers
        self.done = max(first, min(self.length, begin))
        self.shown: State = match.at(self.done)
        self._steps: deque[ShownStep] = deque()  # of the decision being shown
        self.last: ShownStep | None = self._decision(self.done - 1)
        self.playing = False
        self.speed = 1.0
        self.rounds = Rounds(match)
        self._rested = 0.0  # seconds since the last step was shown
        self._fresh = False  # the seat that has just decided is still in front

    # Position

    @property
    def front(self) -> int:
        """The seat of the current or the next decision; at the end that of the last one."""
        at = self.done - 1 if self._fresh or self._steps or self.done == self.length else self.done
        return self._movers[at] if 0 <= at < self.length else 0

    @property
    def ended(self) -> bool:
        """Whether everything was shown."""
        return self.done == self.length and not self._steps

    def _decision(self, number: int) -> ShownStep | None:
        """Return a decision, to be marked; None before the first."""
        if number < 0:
            return None
        before = self._match.at(number)
        action = before.read(self._match.decisions[number])
        return ShownStep(number, self._movers[number], before, action, before)

    # Moving

    def forward(self) -> bool:
        """Start showing the next decision, finishing the current one; return whether there is one."""
        self.finish()
        if self.done == self.length:
            return False
        before, actor = self._match.at(self.done), self._movers[self.done]
        for action, after, events in self._match.steps(self.done):
            self._steps.append(ShownStep(self.done, actor, before, action, after, events=events))
            before, actor = after, -1
        self.done += 1
        self._fresh = True
        self._next_step()
        return True

    def _next_step(self) -> ShownStep | None:
        """Return the decision's next step to show; None if all were shown."""
        if not self._steps:
            return None
        step = self._steps.popleft()
        self.shown = step.after
        self._rested = 0.0
        if step.actor >= 0:
            self.last = step
        return step

    def finish(self) -> None:
        """Show the rest of the decision."""
        while self._next_step():
            pass

    def go_to(self, done: int) -> bool:
        """Go to a position; return whether it is a different one."""
        wanted = max(self.first, min(self.length, done))
        moved = wanted != self.done or bool(self._steps)
        self._steps.clear()
        self.done = wanted
        self.shown = self._match.at(wanted)
        self.last = self._decision(wanted - 1)
        self._rested = 0.0
        self._fresh = False
        return moved

    def play(self) -> None:
        """Start autoplay, from the beginning if it is at the end; or stop it."""
        self.playing = not self.playing
        if self.playing and self.ended:
            self.go_to(self.first)
        self._rested = 0.0 if self.playing and self.done == self.first else PAUSE

    def update(self, seconds: float, *, still: bool) -> bool:
        """Advance time; return whether there is something new to show. `still`: nothing is moving."""
        self.rounds.scan()
        if not still:
            return False
        if self._steps:
            return self._next_step() is not None
        self._rested += seconds * self.speed
        if self._fresh and self._rested >= PAUSE * TURN:
            self._fresh = False
            return True
        if not self.playing or self._rested < PAUSE:
            return False
        if not self.forward():
            self.playing = False
            return False
        return True

    @property
    def ticking(self) -> bool:
        """Whether there is something to show, or to scan, after some time."""
        return bool(self._steps or self._fresh or self.playing or not self.rounds.known)


class Rounds:
    """Where the rounds of a match begin; found bit by bit."""

    def __init__(self, match: Match) -> None:
        """Know of none yet."""
        self.begins: list[tuple[int, int]] = []  # decisions before each round, and its number
        self._match = match
        self._scanned = 0

    @property
    def known(self) -> bool:
        """Whether the whole match was scanned."""
        return self._scanned > len(self._match.decisions)

    def at(self, done: int) -> int:
        """Return the round after so many decisions, if it is known; 0 if there are no rounds."""
        return next((number for begin, number in reversed(self.begins) if begin <= done), 0)

    def scan(self) -> None:
        """Scan a few decisions more."""
        until = min(len(self._match.decisions) + 1, self._scanned + SCAN)
        for number in range(self._scanned, until):
            found = round_of(self._match.at(number).view(0))
            if found and (not self.begins or self.begins[-1][1] != found):
                self.begins.append((number, found))
        self._scanned = max(self._scanned, until)
