"""A lesson's script: its match, where each step begins and ends in it, and what it accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.engine.match import Match
from game.registry import GAMES

if TYPE_CHECKING:
    from game.screens.lesson.file import Lesson, Step


class Stretch(NamedTuple):
    """A step's range in the match's decisions, counted from 0."""

    before: int  # its `later` decisions begin,
    begin: int  # the learner's turn to act or to read begins,
    own: int  # the learner's own decisions begin,
    end: int  # and the others have answered


class Course:
    """A lesson as one sequence of decisions."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        """Lay out `lesson`; plays nothing yet."""
        self.game = game
        self.lesson = lesson
        self.line: list[str] = []  # all recommended decisions of the match in order
        self.stretches: list[Stretch] = []
        for step in lesson.step:
            before = len(self.line)
            self.line += step.later
            begin = len(self.line)
            self.line += (*step.play[:1], *step.then)
            own = len(self.line)
            self.line += step.rivals
            self.stretches.append(Stretch(before, begin, own, len(self.line)))

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps."""
        return self.lesson.step

    def match_at(self, number: int) -> Match:
        """Return the match at the start of a step, after the recommended decisions of all earlier ones."""
        lesson = self.lesson
        match = Match(GAMES[self.game].rules, lesson.seats, lesson.seed, lesson.options)
        for text in self.line[: self.stretches[number].begin]:
            match.play(match.state.read(text))
        return match

    def next_of(self, match: Match) -> int:
        """Return the next scripted decision of `match`."""
        return match.state.read(self.line[len(match.decisions)])

    def accepted(self, number: int, match: Match) -> tuple[int, ...]:
        """List the decisions that a step accepts, the recommended one first."""
        return tuple(match.state.read(text) for text in self.steps[number].play)
