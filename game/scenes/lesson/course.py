"""The course of a lesson: its match, where each step begins and ends in it, and what is accepted there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.engine.match import Match
from game.registry import GAMES

if TYPE_CHECKING:
    from game.scenes.lesson.file import Lesson, Step


class Stretch(NamedTuple):
    """Where a step lies among the decisions of the match, counted from 0."""

    before: int  # here its `later` begins,
    begin: int  # here it is the learner's turn to act or to read,
    own: int  # here the learner's own decisions are made,
    end: int  # and here the others have answered


class Course:
    """A lesson laid out as one line of decisions."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        """Lay `lesson` out; nothing is played yet."""
        self.game = game
        self.lesson = lesson
        self.line: list[str] = []  # all decisions of the match in their order, as recommended
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
        """Return the match as it stands when the step of that number begins, all before it as recommended."""
        lesson = self.lesson
        match = Match(GAMES[self.game], lesson.seats, lesson.seed, lesson.options)
        for text in self.line[: self.stretches[number].begin]:
            match.play(match.state.read(text))
        return match

    def next_of(self, match: Match) -> int:
        """Return the decision of the line that is due where `match` stands."""
        return match.state.read(self.line[len(match.decisions)])

    def accepted(self, number: int, match: Match) -> tuple[int, ...]:
        """List the decisions that the step of that number accepts, the recommended one first."""
        return tuple(match.state.read(text) for text in self.steps[number].play)
