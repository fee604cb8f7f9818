"""What a person can do while watching a match: go on and back, look with other eyes, play on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.screens.replay.code import copy_code
from game.screens.replay.course import SPEEDS
from game.screens.requests import OpenSeats, OpenShare

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.replay.log import ReplayLog
    from game.screens.replay.marks import Marks
    from game.screens.replay.session import ReplaySession


class Screen(Protocol):
    """What follows on the screen."""

    def show(self) -> None:
        """Show what has happened, with its sound."""

    def refresh(self) -> None:
        """Bring everything in step with where one is."""

    def rebuild(self) -> None:
        """Put everything on the page anew."""

    def halt(self) -> None:
        """End the running motion."""


class ReplayCommands:
    """The commands of one match that is watched; buttons and keys call these."""

    def __init__(
        self, program: Program, session: ReplaySession, marks: Marks, log: ReplayLog, screen: Screen
    ) -> None:
        """Go through `session`; `screen` shows it."""
        self._program = program
        self._session = session
        self._course = session.course
        self._marks = marks
        self._log = log
        self._screen = screen

    # Going through the match

    def step(self, by: int) -> None:
        """Go on by a decision, which is shown as it happened, or back by one."""
        self._course.playing = False
        self._screen.halt()
        if by > 0:
            if self._course.forward():
                self._screen.show()
        else:
            self.go_to(self._course.done - 1)

    def go_to(self, done: int) -> None:
        """Show the position after so many decisions."""
        if self._course.go_to(done):
            self._program.audio.play("slide", 0.5)
        self._screen.refresh()

    def choose_line(self, decision: int) -> None:
        """Go to what a line of the log tells of."""
        self._course.playing = False
        self.go_to(decision + 1)

    def play(self) -> None:
        """Go on by itself, or stop."""
        self._course.play()
        self._screen.refresh()

    def go_to_mark(self, step: int) -> None:
        """Go to the next turning point, bookmark or round, or to the one before."""
        course = self._course
        marks = {*self._marks.turning, *self._marks.bookmarks, *(begin for begin, _ in course.rounds.begins)}
        if step > 0:
            found = min((mark for mark in marks if mark > course.done), default=course.length)
        else:
            found = max((mark for mark in marks if mark < course.done), default=0)
        course.playing = False
        self.go_to(found)

    def bookmark(self) -> None:
        """Set a bookmark here, or take it away."""
        self._marks.bookmarks.symmetric_difference_update({self._course.done})

    def set_speed(self, speed: float) -> None:
        """Play so many times as fast."""
        self._course.speed = speed

    def faster(self, by: int) -> None:
        """Play at the next higher speed, or the next lower."""
        at = SPEEDS.index(self._course.speed) + by
        if 0 <= at < len(SPEEDS):
            self.set_speed(SPEEDS[at])
            self._screen.rebuild()

    # Who looks, and what else there is to do

    def look_with(self, number: int) -> None:
        """Look with other eyes: those of that number among the ways."""
        self._session.way = self._session.ways[number]
        self._log.now = -2
        self._screen.refresh()
        self._log.show_now()

    def next_viewpoint(self) -> None:
        """Look with the next eyes there are."""
        if len(self._session.ways) > 1:
            self.look_with(self._session.next_way)
            self._screen.rebuild()

    def toggle_log(self) -> None:
        """Let the log cover the right side, or only its corner."""
        self._log.tall = not self._log.tall
        self._screen.rebuild()

    def toggle_spoilers(self) -> None:
        """Hide how finished matches go on, this one and all others, or show it."""
        guard = self._session.guard
        if guard.finished:
            guard.enabled = not guard.enabled
            self._program.change("spoiler_free", guard.enabled)
            self._screen.rebuild()

    def copy(self) -> None:
        """Put the code of the whole match into the clipboard."""
        copy_code(self._program, self._session.table)

    def share(self) -> None:
        """Offer to share this moment or the whole match, first as those who look see it."""
        self._course.playing = False
        session = self._session
        ways = sorted(session.ways, key=lambda way: way != session.way)
        viewpoints = tuple(way.viewpoint for way in ways if not way.open)
        self._program.open(OpenShare(session.table, self._course.done, viewpoints))

    def go_on(self) -> None:
        """Play on from here as a match of its own; what a running match hides stays out of reach."""
        self._course.playing = False
        self._program.open(OpenSeats(self._session.table, self._course.done, self._session.barred))
