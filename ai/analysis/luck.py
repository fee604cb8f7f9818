"""Luck and skill: what made the result of a match out of an even start, as a sum that is exact.

The analysis knows the chance of the viewer's side before and after each of its decisions, and where others
stand. Between two such stations, the match went on by decisions of the others or by steps of the table; where
both took turns, `Weighing` asks for the chance in between. What changed from station to station goes to
whoever moved. The changes add up to the result, whatever the estimates are; their errors tell how sure each
part is.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from ai.analysis.analysis import Question
from ai.analysis.judging import DRIFT, SURENESS, Estimate, together

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from ai.worker.messages import Request
    from ai.worker.tasks import SearchResult

Cause = Literal["deal", "chance", "mine", "others"]
CAUSES: Final[tuple[Cause, ...]] = ("deal", "chance", "mine", "others")
Side = Literal["before", "played", "after"]


class Part(msgspec.Struct, frozen=True):
    """What one cause did to the chance of the viewer's side."""

    change: float  # of its chance, -1 to 1
    reach: float  # of the 95 % interval on each side, from the estimates' standard errors


class Luck(msgspec.Struct, frozen=True):
    """An even start and four changes, which add up to the result."""

    start: float  # the even share of the side
    parts: dict[Cause, Part]
    result: float  # what the side got of the win, 0 to 1


class Station(NamedTuple):
    """A place in the match where the chance is known, or will be."""

    side: Side
    moment: int  # its number


class Stretch(NamedTuple):
    """What led to a station from the one before; None: to the result."""

    cause: Cause
    station: Station | None


def stretches(analysis: Analysis) -> list[Stretch]:
    """Return the match from its deal to its result as stretches of one cause each.

    All moments must be known.
    With all cards open, what the table will deal is known, so it is part of the deal.
    """
    found: list[Stretch] = []
    since: Cause | None = None  # what has happened since the last station
    for number, moment in enumerate(analysis.moments):
        if moment.free:
            mine = moment.mover == analysis.watcher
            if not found:
                found.append(Stretch("deal", Station("before", number)))
            elif mine or since == "chance":
                found.append(Stretch(since or "mine", Station("before", number)))
            since = None if mine else "others"
            if mine:
                found.append(Stretch("mine", Station("played", number)))
        if moment.dealt and found:
            if since == "others":
                found.append(Stretch("others", Station("after", number)))
            since = "chance"
    found.append(Stretch((since or "mine") if found else "deal", None))
    return found


class Weighing:
    """Asks the questions of an analysis, and then those between its stations."""

    def __init__(self, analysis: Analysis) -> None:
        """Weigh the match of `analysis`, with what its viewer knew; it may have some answers already.

        Raise ValueError for one with all cards open: to know what comes is no skill.
        """
        if analysis.open_cards:
            raise ValueError("luck is what a seat could not know, so the cards must be as it saw them")
        self.analysis = analysis
        self._stretches: list[Stretch] = []

    @property
    def planned(self) -> bool:
        """Whether all moments are known."""
        return self.analysis.planned

    def plan(self, decisions: int) -> None:
        """Go through about so many more decisions."""
        self.analysis.plan(decisions)

    @property
    def stretches(self) -> list[Stretch]:
        """The stretches; none before all moments are known."""
        if not self._stretches and self.planned:
            self._stretches = stretches(self.analysis)
        return self._stretches

    def wanted(self, most: int, waiting: frozenset[Question] = frozenset()) -> list[Question]:
        """Return up to so many next questions, besides those `waiting` for an answer."""
        found = self.analysis.wanted(most, waiting)
        if len(found) < most and self.planned:
            taken = waiting.union(found)
            found += [question for question in self._open() if question not in taken][: most - len(found)]
        return found

    def _open(self) -> list[Question]:
        """List the unanswered questions between the stations."""
        return [question for question in self._between() if question not in self.analysis.estimates]

    def _between(self) -> list[Question]:
        """List the questions about others' stations, which the analysis may ask as well."""
        moments, watcher = self.analysis.moments, self.analysis.watcher
        stations = [one.station for one in self.stretches if one.station is not None]
        return [
            _question(one) for one in stations if one.side == "after" or moments[one.moment].mover != watcher
        ]

    def request(self, question: Question) -> Request:
        """Return the request to the AI process for a question."""
        return self.analysis.request(question)

    def hear(self, question: Question, choice: SearchResult) -> None:
        """Record an answer."""
        self.analysis.hear(question, choice)

    def give_up(self, question: Question) -> None:
        """Record that a question has no answer."""
        self.analysis.give_up(question)

    @property
    def done(self) -> bool:
        """Whether no question is left."""
        return self.planned and not self.wanted(1)

    @property
    def share(self) -> float:
        """The share of the questions that is answered, 0 to 1."""
        if not self.planned:
            return 0.0
        asked = len(self._between())
        between = 1.0 - len(self._open()) / asked if asked else 1.0
        return (self.analysis.share + between) / 2

    def luck(self) -> Luck | None:
        """Add up; None for a match that isn't over, or while something is unknown, or if it stays so."""
        match, sides, watcher = self.analysis.match, self.analysis.sides, self.analysis.watcher
        if not match.over or not self.done:
            return None
        start = Estimate(sides.count(sides[watcher]) / len(sides), 0.0, 0)
        result = Estimate(together(match.state.returns(), sides)[watcher], 0.0, 0)
        stops = [start, *(self._estimate(one.station) if one.station else result for one in self.stretches)]
        known = [stop for stop in stops if stop is not None]
        if len(known) < len(stops):
            return None
        return Luck(start.chance, _parts([one.cause for one in self.stretches], known), result.chance)

    def _estimate(self, station: Station) -> Estimate | None:
        """Return the chance of the viewer's side at a station; None if it is unknown."""
        analysis, (side, number) = self.analysis, station
        if side != "after" and analysis.moments[number].mover == analysis.watcher:
            ends = analysis.ends(number)
            return ends and ends[side == "played"]
        return analysis.estimates.get(_question(station))


def _question(station: Station) -> Question:
    return Question(station.moment, "after" if station.side == "after" else "standing")


def _parts(causes: list[Cause], stops: list[Estimate]) -> dict[Cause, Part]:
    """Add up what each cause changed; what lies between two of its own stretches has no part in its error."""
    changes = dict.fromkeys(CAUSES, 0.0)
    uses: dict[Cause, Counter[Estimate]] = {cause: Counter() for cause in CAUSES}
    for cause, (one, two) in zip(causes, pairwise(stops), strict=True):
        changes[cause] += two.chance - one.chance
        uses[cause][one] -= 1
        uses[cause][two] += 1
    reaches = {
        cause: SURENESS * hypot(*(times * _error(stop) for stop, times in used.items()))
        for cause, used in uses.items()
    }
    return {cause: Part(changes[cause], reaches[cause]) for cause in CAUSES}


def _error(stop: Estimate) -> float:
    """Return the standard error of a chance; what was not searched is certain."""
    return hypot(stop.error, DRIFT) if stop.simulations else 0.0
