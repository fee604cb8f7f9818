"""The analysis after the game: what to ask about each moment of a match, and what follows from the answers.

A moment is what a seat did in one go: one decision, or several small ones that could be taken back until the
last. Whoever looks (the watcher) is asked for at every moment in which there was a choice: at one's own what
would have been best, and then for as long what the best and what was done lead to; at the others' how things
stood. Everything is asked of what the watcher knew at that time, or with all cards open.

Nothing here waits or thinks: who asks takes `wanted`, has each `request` answered, and tells `hear`.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from ai.judging import Judgement, Point, Turn, judge, sides_of, together, turns, worst_of, worth_trying
from ai.knowledge import knowledge_of
from ai.messages import looking_back
from game.engine.match import settle

if TYPE_CHECKING:
    from ai.judging import Chances
    from ai.knowledge.base import Knowledge
    from ai.messages import Request
    from ai.thoughts import Choice
    from game.engine.contract import State
    from game.engine.match import Match

OWN_SIMULATIONS: Final = 400  # to find what would have been best
COURSE_SIMULATIONS: Final = 500  # to compare the best with what was done
STANDING_SIMULATIONS: Final = 150  # to see how things stand while others decide
MOST_STANDING: Final = 240  # moments of others that are asked about; of more some are left out
LONGEST_COURSE: Final = 40  # decisions

Kind = Literal["standing", "own", "best", "played"]


class Moment(msgspec.Struct, frozen=True):
    """What a seat did in one go."""

    begin: int  # decisions made before it,
    end: int  # and after it
    mover: int
    course: tuple[int, ...]  # the actions
    free: bool  # whether anything else was worth a thought


class Question(NamedTuple):
    """One thing to ask about a moment."""

    moment: int
    kind: Kind


class Analysis:
    """One match, looked back at with the eyes of one seat."""

    def __init__(self, match: Match, watcher: int, *, open_cards: bool = False) -> None:
        """Know nothing yet; `plan` goes through the match, bit by bit."""
        self.match = match
        self.watcher = watcher
        self.open_cards = open_cards
        self.sides = sides_of(match.state)
        self.moments: list[Moment] = []
        self.choices: dict[int, Choice] = {}  # the watcher's best, by moment
        self.judged: dict[int, Judgement] = {}  # by moment
        self._knowledge: Knowledge = knowledge_of(match.rules)
        self._planned = 0  # decisions
        self._asked: list[int] = []  # numbers of the moments to be asked about
        self._chances: dict[int, Chances | None] = {}  # None: nobody could tell
        self._courses: dict[Question, float] = {}  # the watcher's side's chance after a course

    # Going through the match

    @property
    def planned(self) -> bool:
        """Whether all moments are known."""
        return self._planned == len(self.match.decisions)

    def plan(self, decisions: int) -> None:
        """Go through about so many decisions more; when all are known, questions are `wanted`."""
        until = self._planned + decisions
        while self._planned < min(until, len(self.match.decisions)):
            moment = moment_at(self.match, self._planned, self._knowledge)
            self.moments.append(moment)
            self._planned = moment.end
        if self.planned and not self._asked:
            self._asked = _thinned(self.moments, self.watcher)

    # Asking

    def wanted(self, most: int, waiting: frozenset[Question] = frozenset()) -> list[Question]:
        """List the next questions, at most so many, besides those that are `waiting` for an answer."""
        found: list[Question] = []
        for number in self._asked if self.planned else ():
            found += [question for question in self._open(number) if question not in waiting]
            if len(found) >= most:
                break
        return found[:most]

    def _open(self, number: int) -> list[Question]:
        """List what is still to be asked about a moment."""
        if number not in self._chances:
            own = self.moments[number].mover == self.watcher
            return [Question(number, "own" if own else "standing")]
        if number in self.judged or number not in self.choices:
            return []
        both = (Question(number, "best"), Question(number, "played"))
        return [question for question in both if question not in self._courses]

    def request(self, question: Question) -> Request:
        """Put a question so that the thinking process understands it."""
        courses: dict[Kind, tuple[int, ...] | None] = {"standing": (), "own": None}
        number, kind = question
        moment = self.moments[number]
        if kind == "played":
            courses["played"] = moment.course
        elif kind == "best":
            courses["best"] = self.best_course(number)
        return self._request(number, _simulations(kind), courses[kind])

    def request_for_course(self, number: int, course: tuple[int, ...]) -> Request:
        """Ask what another course than those known would have led to."""
        return self._request(number, COURSE_SIMULATIONS, course)

    def _request(self, number: int, simulations: int, course: tuple[int, ...] | None) -> Request:
        return looking_back(
            self.match.rules.id,
            self.match.at(self.moments[number].begin),
            self.watcher,
            simulations=simulations,
            course=course,
            open_cards=self.open_cards,
            seed=zlib.crc32(b"looking back"),
        )

    def hear(self, question: Question, choice: Choice) -> None:
        """Take an answer."""
        number, kind = question
        chances = together(choice.values, self.sides)
        if kind == "standing":
            self._chances[number] = chances
        elif kind == "own":
            self._chances[number] = together(standing(choice), self.sides)
            self.choices[number] = choice
            if self.same(number, self.moments[number].course):
                best = chances[self.watcher]
                self._judge(number, best, best, same=True)
        else:
            self._courses[question] = chances[self.watcher]
            both = [self._courses.get(Question(number, one)) for one in ("best", "played")]
            if both[0] is not None and both[1] is not None:
                self._judge(number, both[0], both[1], same=False)

    def give_up(self, question: Question) -> None:
        """Leave a question without an answer: nobody could tell."""
        number = question.moment
        self._chances.setdefault(number, None)
        if self.moments[number].mover == self.watcher:
            self.judged[number] = Judgement("unknown")

    def _judge(self, number: int, best: float, played: float, *, same: bool) -> None:
        worst = worst_of(self.choices[number], self.watcher, self.sides)
        self.judged[number] = judge(best, played, worst, same=same)

    def judge_course(self, number: int, course: tuple[int, ...], played: float) -> Judgement:
        """Judge another course than the one played, whose chance was asked for."""
        known = self.judged.get(number)
        if known is None or number not in self.choices:
            return Judgement("unknown")
        worst = worst_of(self.choices[number], self.watcher, self.sides)
        return judge(max(known.best, played), played, worst, same=self.same(number, course))

    def known_chance(self, number: int, course: tuple[int, ...]) -> float | None:
        """Tell the chance of the watcher's side after a course, where it was asked for already."""
        if course == self.moments[number].course and number in self.judged:
            return self.judged[number].played
        if course == self.best_course(number) and number in self.judged:
            return self.judged[number].best
        return None

    # What is known

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        if not self.planned:
            return 0.0
        left = sum(1 for number in self._asked if self._open(number))
        return 1.0 - left / max(1, len(self._asked))

    @property
    def done(self) -> bool:
        """Whether nothing is to be asked any more."""
        return self.planned and not self.wanted(1)

    @property
    def own(self) -> list[int]:
        """The numbers of the watcher's moments in which there was a choice."""
        return [number for number in self._asked if self.moments[number].mover == self.watcher]

    def points(self) -> list[Point]:
        """List how everybody stood at each moment that is known, and at last the result."""
        known = [(number, self._chances.get(number)) for number in self._asked]
        found = [Point(self.moments[number].begin, chances, number) for number, chances in known if chances]
        if found and self.match.over and self.done:
            result = together(self.match.state.returns(), self.sides)
            found.append(Point(len(self.match.decisions), result, len(self.moments) - 1))
        return found

    def turns(self) -> tuple[Turn, ...]:
        """Find the turning points of a match that is wholly known."""
        return turns(self.points()) if self.done else ()

    def trials(self) -> tuple[int, ...]:
        """Choose the watcher's moments worth a second try; none before all is known."""
        return worth_trying(self.judged) if self.done else ()

    def best_course(self, number: int) -> tuple[int, ...]:
        """Tell what would have been best in one go; () where it isn't known."""
        choice = self.choices.get(number)
        if choice is None:
            return ()
        state = self.match.at(self.moments[number].begin)
        course = [choice.action]
        line = list(choice.line[1:])
        while takes_small_step(state, course[-1], self._knowledge) and len(course) < LONGEST_COURSE:
            worth = self._knowledge.actions(state)
            if len(worth) > 1:  # what is forced stands in no line
                worth = [action for action in line[:1] if action in worth]
                del line[:1]
            if not worth:
                break
            course.append(worth[0])
        return tuple(course)

    def same(self, number: int, course: tuple[int, ...]) -> bool:
        """Whether a course comes to the same as the best."""
        best = self.best_course(number)
        if best == course:
            return True
        before = self.match.at(self.moments[number].begin)
        return bool(best) and _seen_after(before, best) == _seen_after(before, course)


def standing(choice: Choice) -> tuple[float, ...]:
    """Tell how a position stands: all that was tried in it counts, as it does where others decide."""
    whole = sum(choice.visits.values())
    if not whole:
        return choice.values
    rows = [(tried / whole, choice.worths[action]) for action, tried in choice.visits.items()]
    return tuple(sum(part * shares[seat] for part, shares in rows) for seat in range(len(choice.values)))


def moment_at(match: Match, begin: int, knowledge: Knowledge) -> Moment:
    """Return the moment that begins after so many decisions of `match`."""
    mover = match.movers[begin]
    before = match.at(begin)
    state = before.clone()
    course: list[int] = []
    for text in match.decisions[begin : begin + LONGEST_COURSE]:
        action = state.read(text)
        course.append(action)
        if not takes_small_step(state, action, knowledge):
            break
    worth = knowledge.actions(before)
    free = len(before.legal_actions()) > 1 and (len(worth) > 1 or worth[0] != course[0])
    return Moment(begin, begin + len(course), mover, tuple(course), free)


def takes_small_step(state: State, action: int, knowledge: Knowledge) -> bool:
    """Do `action` in `state`, and tell whether it is a small step: its seat can still take it back."""
    mover = state.to_move
    state.apply(action)
    settle(state)
    return state.to_move == mover and len(knowledge.onward(state)) < len(state.legal_actions())


def _seen_after(before: State, course: tuple[int, ...]) -> bytes:
    """Return all that there is after a course, as bytes."""
    state = before.clone()
    for action in course:
        state.apply(action)
        settle(state)
    return state.pack()


def _thinned(moments: list[Moment], watcher: int) -> list[int]:
    """List the moments to be asked about: the watcher's own, and of the others' an even part."""
    free = [number for number, moment in enumerate(moments) if moment.free]
    others = [number for number in free if moments[number].mover != watcher]
    step = max(1, -(-len(others) // MOST_STANDING))
    kept = set(others[::step])
    return [number for number in free if moments[number].mover == watcher or number in kept]


def _simulations(kind: Kind) -> int:
    if kind == "own":
        return OWN_SIMULATIONS
    return STANDING_SIMULATIONS if kind == "standing" else COURSE_SIMULATIONS
