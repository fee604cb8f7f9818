"""The mistakes of one seat in a finished match, as cards that can be solved.

Like the analysis, it never blocks: the caller takes questions from `wanted` and hands answers to `hear`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.analysis.analysis import Analysis, Question
from ai.analysis.judging import GRAVE, Judgement
from ai.worker.tasks import SearchResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ai.worker.messages import Request
    from game.engine.match import Match

PLAN: Final = 48  # decisions gone through at once
FROM_LINE: Final = 40  # decisions of the expected line that are kept, at most


class Mistake(msgspec.Struct, frozen=True):
    """A moment that cost a seat much, with all that is needed to judge another answer."""

    number: int  # of the moment in the analysis
    begin: int  # decisions before it
    theme: str  # what the better line gains, above all; "" if nothing is known
    judged: Judgement
    choice: SearchResult  # the best line


class Card(msgspec.Struct, frozen=True, gc=False):
    """A mistake of a match in the library, as far as lists need it: there may be thousands."""

    key: str  # stays the same however often the match is analysed
    match: str  # its name in the library
    game: str
    theme: str


class Problem(msgspec.Struct, frozen=True):
    """A card with all that is needed to solve it; field names are the format."""

    key: str
    match: str
    game: str
    seat: int
    mistake: Mistake

    @property
    def card(self) -> Card:
        """What lists need of it."""
        return Card(self.key, self.match, self.game, self.mistake.theme)


class MistakeFinder:
    """Looks for the mistakes of one seat, asking only about its own moments."""

    def __init__(self, match: Match, seat: int) -> None:
        """Start; `plan` goes through the match bit by bit."""
        self._analysis = Analysis(match, seat)
        self._skipped: frozenset[Question] = frozenset()

    def plan(self) -> bool:
        """Go through a part of the match; return whether all of it is known."""
        analysis = self._analysis
        analysis.plan(PLAN)
        if analysis.planned:
            others = (number for number, one in enumerate(analysis.moments) if one.mover != analysis.watcher)
            self._skipped = frozenset(Question(number, "standing") for number in others)
        return analysis.planned

    def wanted(self, most: int, waiting: Iterable[Question] = ()) -> list[Question]:
        """Return up to so many next questions, besides those `waiting` for an answer."""
        return self._analysis.wanted(most, self._skipped | frozenset(waiting))

    def request(self, question: Question) -> Request:
        """Return the request to the AI process for a question."""
        return self._analysis.request(question)

    def hear(self, question: Question, choice: SearchResult) -> None:
        """Record an answer."""
        self._analysis.hear(question, choice)

    def give_up(self, question: Question) -> None:
        """Record that a question has no answer."""
        self._analysis.give_up(question)

    @property
    def losses(self) -> list[float]:
        """What each judged decision cost."""
        return [one.loss for one in self._analysis.judged.values() if one.mark not in ("settled", "unknown")]

    def mistakes(self) -> list[Mistake]:
        """Return what was found, in match order."""
        analysis = self._analysis
        grave = sorted(number for number, one in analysis.judged.items() if one.mark in GRAVE)
        return [self._mistake(number) for number in grave]

    def _mistake(self, number: int) -> Mistake:
        analysis = self._analysis
        choice, judged = analysis.choices[number], analysis.judged[number]
        course = analysis.moments[number].course
        prospects = {
            course[0]: analysis.expected(number, course),
            choice.action: analysis.expected(number, analysis.best_course(number)),
        }
        kept = msgspec.structs.replace(choice, line=choice.line[:FROM_LINE], prospects=prospects)
        return Mistake(number, analysis.moments[number].begin, self._theme(number), judged, kept)

    def _theme(self, number: int) -> str:
        """Return what the better line gains, above all."""
        analysis = self._analysis
        moment = analysis.moments[number]
        found = analysis.reasons(number, moment.course)
        own = (one.claim for one in found if one.form == "gain" and one.claim.seat == moment.mover)
        return next((claim.code for claim in own), "")


def analysis_of(match: Match, problem: Problem) -> Analysis:
    """Return the analysis of a problem's match as far as the problem knows it.

    Raise ValueError if the match has no such moment: it isn't the one that the problem is from.
    """
    mistake = problem.mistake
    analysis = Analysis(match, problem.seat)
    while not analysis.planned:
        analysis.plan(PLAN)
    moments = analysis.moments[mistake.number : mistake.number + 1]
    if not moments or (moments[0].begin, moments[0].mover) != (mistake.begin, problem.seat):
        raise ValueError(f"{problem.match} has no moment {mistake.number} of seat {problem.seat}")
    if mistake.choice.action not in match.at(mistake.begin).legal_actions():
        raise ValueError(f"{problem.match}: the answer after {mistake.begin} decisions is not legal")
    analysis.choices[mistake.number] = mistake.choice
    analysis.judged[mistake.number] = mistake.judged
    return analysis
