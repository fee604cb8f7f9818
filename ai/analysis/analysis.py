"""Post-game analysis: what to ask about each moment of a match, and what follows from the answers.

A moment is everything a seat did in one go: one decision, or several small ones that it could take back until
the last. At the viewer's own moments with a choice, the analysis first asks for the best line, and then
compares it at length with the actual line. At the others' moments, it asks for the chances only. All
questions are asked with the viewer's knowledge at that time, or with all cards open.

Nothing here blocks: the caller takes questions from `wanted`, sends each `request`, and passes answers to
`hear`.
"""

from __future__ import annotations

import zlib
from math import hypot
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from ai.analysis.claims import reasons_for
from ai.analysis.foresight import AFTER_COURSE
from ai.analysis.judging import (
    Estimate,
    Judgement,
    Point,
    Turn,
    borderline,
    error_of_loss,
    judge,
    sides_of,
    together,
    turns,
    worst_of,
    worth_trying,
)
from ai.evaluators import evaluator_of
from ai.worker.messages import deals_request, hindsight_request
from game.engine.match import resolve_chance

if TYPE_CHECKING:
    from ai.analysis.claims import Prospect, Reason
    from ai.analysis.judging import Chances
    from ai.evaluators.base import Evaluator
    from ai.worker.messages import Request
    from ai.worker.tasks import SearchResult
    from game.engine.contract import State
    from game.engine.match import Match

    Prospects = tuple[Prospect, ...]

SIMULATIONS: Final = 1000  # for every question,
MOST_SIMULATIONS: Final = 4000  # until the value is steady, and again where a verdict is borderline
MOST_STANDING: Final = 240  # the others' moments to evaluate; beyond that, only a part of them
LONGEST_COURSE: Final = 40  # decisions

Kind = Literal["standing", "own", "best", "played"]


class Moment(msgspec.Struct, frozen=True):
    """Everything a seat did in one go."""

    begin: int  # decisions made before it,
    end: int  # and after it
    mover: int
    course: tuple[int, ...]  # the actions
    free: bool  # whether there was another action worth considering


class Question(NamedTuple):
    """One question about a moment."""

    moment: int
    kind: Kind
    again: bool = False  # whether it is asked for the second time, at length, for a borderline verdict


class Analysis:
    """A match analysed from one seat's viewpoint."""

    def __init__(self, match: Match, watcher: int, *, open_cards: bool = False) -> None:
        """Start without moments; `plan` goes through the match bit by bit."""
        self.match = match
        self.watcher = watcher
        self.open_cards = open_cards
        self.sides = sides_of(match.state)
        self.moments: list[Moment] = []
        self.choices: dict[int, SearchResult] = {}  # the watcher's best, by moment
        self.judged: dict[int, Judgement] = {}  # by moment
        self._evaluator: Evaluator = evaluator_of(match.rules)
        self._planned = 0  # decisions
        self._asked: list[int] = []  # numbers of the moments to ask about
        self._chances: dict[int, Chances | None] = {}  # None: unknown
        self._courses: dict[Question, Estimate] = {}  # the chance of the viewer's side after a line
        self._borderline: set[int] = set()  # moments to be asked about again
        self._prospects: dict[tuple[int, tuple[int, ...]], Prospects] = {}  # by moment and line

    # Going through the match

    @property
    def planned(self) -> bool:
        """Whether all moments are known."""
        return self._planned == len(self.match.decisions)

    def plan(self, decisions: int) -> None:
        """Go through about so many more decisions; once all moments are known, `wanted` has questions."""
        until = self._planned + decisions
        while self._planned < min(until, len(self.match.decisions)):
            moment = moment_at(self.match, self._planned, self._evaluator)
            self.moments.append(moment)
            self._planned = moment.end
        if self.planned and not self._asked:
            self._asked = _thinned(self.moments, self.watcher)

    # Asking

    def wanted(self, most: int, waiting: frozenset[Question] = frozenset()) -> list[Question]:
        """Return up to so many next questions, besides those `waiting` for an answer.

        First come the viewer's best lines, then the comparisons, what seems worst first, then the others.
        """
        if not self.planned or most < 1:
            return []
        left = (question for number in self._asked for question in self._open(number))
        return sorted((one for one in left if one not in waiting), key=self._urgency)[:most]

    def _urgency(self, question: Question) -> tuple[int, float]:
        """Order questions of different moments; equal ones stay in the order of the match."""
        number, kind, _ = question
        if kind == "own":
            return 0, 0.0
        if kind == "standing":
            return 2, 0.0
        choice, first = self.choices[number], self.moments[number].course[0]
        best, played = (
            together(shares, self.sides)[self.watcher]
            for shares in (choice.values, choice.worths.get(first, (0.0,) * len(self.sides)))
        )
        return 1, played - best

    def _open(self, number: int) -> list[Question]:
        """List the open questions about a moment."""
        if number not in self._chances:
            own = self.moments[number].mover == self.watcher
            return [Question(number, "own" if own else "standing")]
        if number in self.judged or number not in self.choices:
            return []
        again = number in self._borderline
        both = (Question(number, "best", again), Question(number, "played", again))
        return [question for question in both if question not in self._courses]

    def request(self, question: Question) -> Request:
        """Return the request to the AI process for a question."""
        courses: dict[Kind, tuple[int, ...] | None] = {"standing": (), "own": None}
        number, kind, again = question
        moment = self.moments[number]
        if kind == "played":
            courses["played"] = moment.course
        elif kind == "best":
            courses["best"] = self.best_course(number)
        return self._request(number, courses[kind], again=again)

    def request_for_deals(self, number: int, course: tuple[int, ...]) -> Request:
        """Return a request for deals in which a line at a moment fails; the best line is compared with it."""
        best, moment = self.best_course(number), self.moments[number]
        return deals_request(
            self.match.rules.id,
            self.match.at(moment.begin),
            self.watcher,
            course=best if self.same(number, course) else course,
            against=best,
            seed=zlib.crc32(b"deals"),
        )

    def request_for_course(self, number: int, course: tuple[int, ...]) -> Request:
        """Return a request for the chances after a line that was neither best nor played."""
        return self._request(number, course)

    def _request(self, number: int, course: tuple[int, ...] | None, *, again: bool = False) -> Request:
        return hindsight_request(
            self.match.rules.id,
            self.match.at(self.moments[number].begin),
            self.watcher,
            simulations=MOST_SIMULATIONS if again else SIMULATIONS,
            most=MOST_SIMULATIONS,
            course=course,
            open_cards=self.open_cards,
            seed=zlib.crc32(b"looking back again" if again else b"looking back"),
        )

    def hear(self, question: Question, choice: SearchResult) -> None:
        """Record an answer."""
        number, kind, again = question
        chances = together(choice.values, self.sides)
        if kind == "standing":
            self._chances[number] = chances
        elif kind == "own":
            self._chances[number] = together(standing(choice), self.sides)
            self.choices[number] = choice
            if self.same(number, self.moments[number].course):
                best, worst = chances[self.watcher], worst_of(choice, self.watcher, self.sides)
                self.judged[number] = judge(best, best, worst, same=True)
        else:
            self._courses[question] = Estimate(chances[self.watcher], choice.error, choice.simulations)
            course = self.moments[number].course if kind == "played" else self.best_course(number)
            self.learn(number, course, choice)
            self._conclude(number, again=again)

    def _conclude(self, number: int, *, again: bool) -> None:
        """Judge a moment once both lines are known, and asked about again if need be."""
        best, played = self._found(number, "best"), self._found(number, "played")
        if best is None or played is None or self._open(number):
            return
        if not again and borderline(best, played):
            self._borderline.add(number)
        else:
            self._compare(number, best, played)

    def _found(self, number: int, kind: Kind) -> Estimate | None:
        """Return what all searches of a line have found; None before the first."""
        first = self._courses.get(Question(number, kind))
        second = self._courses.get(Question(number, kind, again=True))
        return first.joined(second) if first is not None and second is not None else first

    def learn(self, number: int, course: tuple[int, ...], answer: SearchResult) -> None:
        """Keep what is expected after a line at a moment."""
        self._prospects[number, course] = answer.prospects.get(AFTER_COURSE, ())

    def reasons(self, number: int, course: tuple[int, ...]) -> tuple[Reason, ...]:
        """Return what speaks for the best line at a moment, compared with another one."""
        return reasons_for(self.expected(number, self.best_course(number)), self.expected(number, course))

    def expected(self, number: int, course: tuple[int, ...]) -> Prospects:
        """Return what is expected after a line, from the first search if it was not asked about."""
        choice = self.choices.get(number)
        first = choice.prospects.get(course[0], ()) if choice is not None and course else ()
        return self._prospects.get((number, course), first)

    def give_up(self, question: Question) -> None:
        """Give up on a question: it has no answer."""
        number = question.moment
        self._chances.setdefault(number, None)
        best, played = self._found(number, "best"), self._found(number, "played")
        if best is not None and played is not None:
            self._compare(number, best, played)
        elif self.moments[number].mover == self.watcher:
            self.judged[number] = Judgement("unknown")

    def _compare(self, number: int, best: Estimate, played: Estimate) -> None:
        worst = worst_of(self.choices[number], self.watcher, self.sides)
        error = error_of_loss(best, played)
        self.judged[number] = judge(best.chance, played.chance, worst, same=False, error=error)

    def judge_course(
        self, number: int, course: tuple[int, ...], played: float, error: float = 0.0
    ) -> Judgement:
        """Judge a line that was not played, from its requested chance and that one's standard error."""
        known = self.judged.get(number)
        if known is None or number not in self.choices:
            return Judgement("unknown")
        worst = worst_of(self.choices[number], self.watcher, self.sides)
        same, error = self.same(number, course), hypot(known.error, error)
        return judge(max(known.best, played), played, worst, same=same, error=error)

    def known_chance(self, number: int, course: tuple[int, ...]) -> float | None:
        """Return the chance of the viewer's side after a line; None if it is not known yet."""
        if course == self.moments[number].course and number in self.judged:
            return self.judged[number].played
        if course == self.best_course(number) and number in self.judged:
            return self.judged[number].best
        return None

    # What is known

    @property
    def share(self) -> float:
        """The share of the analysis that is done, 0 to 1."""
        if not self.planned:
            return 0.0
        left = sum(self._left(number) for number in self._asked)
        return 1.0 - left / max(1, len(self._asked) + 2 * len(self.own))

    def _left(self, number: int) -> int:
        """Count the questions about a moment that are open, or will be."""
        questions = self._open(number)
        if questions and questions[0].again:
            return 1  # a verdict that is as good as known
        return 3 if questions and questions[0].kind == "own" else len(questions)

    @property
    def done(self) -> bool:
        """Whether no question is left."""
        return self.planned and not self.wanted(1)

    @property
    def own(self) -> list[int]:
        """The numbers of the viewer's moments with a choice."""
        return [number for number in self._asked if self.moments[number].mover == self.watcher]

    def points(self) -> list[Point]:
        """Return the chances at each known moment, and finally the result."""
        known = [(number, self._chances.get(number)) for number in self._asked]
        found = [Point(self.moments[number].begin, chances, number) for number, chances in known if chances]
        if found and self.match.over and self.done:
            result = together(self.match.state.returns(), self.sides)
            found.append(Point(len(self.match.decisions), result, len(self.moments) - 1))
        return found

    def turns(self) -> tuple[Turn, ...]:
        """Return the turning points of a fully analysed match."""
        return turns(self.points()) if self.done else ()

    def trials(self) -> tuple[int, ...]:
        """Choose the viewer's moments worth retrying; none before the analysis is done."""
        return worth_trying(self.judged) if self.done else ()

    def best_course(self, number: int) -> tuple[int, ...]:
        """Return the best line for a moment; () if it is not known."""
        choice = self.choices.get(number)
        if choice is None:
            return ()
        state = self.match.at(self.moments[number].begin)
        course = [choice.action]
        line = list(choice.line[1:])
        while takes_small_step(state, course[-1], self._evaluator) and len(course) < LONGEST_COURSE:
            worth = self._evaluator.actions(state)
            if len(worth) > 1:  # the search's line leaves out forced actions
                worth = [action for action in line[:1] if action in worth]
                del line[:1]
            if not worth:
                break
            course.append(worth[0])
        return tuple(course)

    def same(self, number: int, course: tuple[int, ...]) -> bool:
        """Whether a line leads to the same position as the best one."""
        best = self.best_course(number)
        if best == course:
            return True
        before = self.match.at(self.moments[number].begin)
        return bool(best) and _seen_after(before, best) == _seen_after(before, course)


def standing(choice: SearchResult) -> tuple[float, ...]:
    """Ask for the chances at a position: everything tried in it counts, as when others decide."""
    whole = sum(choice.visits.values())
    if not whole:
        return choice.values
    rows = [(tried / whole, choice.worths[action]) for action, tried in choice.visits.items()]
    return tuple(sum(part * shares[seat] for part, shares in rows) for seat in range(len(choice.values)))


def moment_at(match: Match, begin: int, evaluator: Evaluator) -> Moment:
    """Return the moment that begins after so many decisions of `match`."""
    mover = match.movers[begin]
    before = match.at(begin)
    state = before.clone()
    course: list[int] = []
    for text in match.decisions[begin : begin + LONGEST_COURSE]:
        action = state.read(text)
        course.append(action)
        if not takes_small_step(state, action, evaluator):
            break
    worth = evaluator.actions(before)
    free = len(before.legal_actions()) > 1 and (len(worth) > 1 or worth[0] != course[0])
    return Moment(begin, begin + len(course), mover, tuple(course), free)


def takes_small_step(state: State, action: int, evaluator: Evaluator) -> bool:
    """Apply `action` to `state`; return whether its seat can still take it back."""
    mover = state.to_move
    state.apply(action)
    resolve_chance(state)
    return state.to_move == mover and len(evaluator.onward(state)) < len(state.legal_actions())


def _seen_after(before: State, course: tuple[int, ...]) -> bytes:
    """Return the complete state after a line, as bytes."""
    state = before.clone()
    for action in course:
        state.apply(action)
        resolve_chance(state)
    return state.pack()


def _thinned(moments: list[Moment], watcher: int) -> list[int]:
    """Return the moments to ask about: all of the viewer's, and an evenly spaced part of the others'."""
    free = [number for number, moment in enumerate(moments) if moment.free]
    others = [number for number in free if moments[number].mover != watcher]
    step = max(1, -(-len(others) // MOST_STANDING))
    kept = set(others[::step])
    return [number for number in free if moments[number].mover == watcher or number in kept]
