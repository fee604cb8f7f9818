"""How far the chances of an analysis are from those of a much longer search: samples of whole matches.

Of each match, one moment a third is analysed from its mover's viewpoint, and one from another seat's. The
same questions are then searched at length, with other randomness.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from ai.analysis.analysis import Analysis, Question
from ai.analysis.hindsight import HindsightTask
from ai.evaluators import evaluator_of
from ai.parcels.runner import Kind
from ai.search import Search
from game.engine.match import Match
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ai.worker.messages import Request
    from ai.worker.tasks import SearchResult
    from game.engine.contract import State

THIRDS: Final = 3
PLIES: Final = 4
PLANNED: Final = 100_000  # decisions: more than any match has


class Look(msgspec.Struct, frozen=True):
    """A match to play and to analyse in places: plain data, for any executor."""

    game: str
    seats: int
    seed: int
    played: int  # simulations per decision of the match
    simulations: int  # of the analysis
    most: int
    reference: int  # simulations of the long search
    options: tuple[tuple[str, Value], ...] = ()


class Sample(msgspec.Struct, frozen=True):
    """A chance of the viewer's side, as analysed and as searched at length."""

    third: int  # of the match, from 0
    own: bool  # whether it is the chance after the viewer's best line; else the position's
    found: float
    reference: float
    simulations: int  # that the analysis took


def take_look(look: Look) -> list[Sample]:
    """Play a match and compare."""
    match = play_out(look)
    rng = Rng(look.seed ^ 0x100C)
    samples: list[Sample] = []
    for watcher in range(look.seats):
        analysis = Analysis(match, watcher)
        analysis.plan(PLANNED)
        asked = [question for question in analysis.wanted(PLANNED) if rng.below(look.seats) == 0]
        for kind in ("own", "standing"):
            rows = [question for question in asked if question.kind == kind]
            samples += _compared(look, analysis, rows, rng)
    return samples


class Played(Protocol):
    """A match to play."""

    @property
    def game(self) -> str:
        """The game's id."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def seed(self) -> int:
        """The seed."""

    @property
    def played(self) -> int:
        """Simulations per decision."""

    @property
    def options(self) -> tuple[tuple[str, Value], ...]:
        """The match options."""


def play_out(asked: Played) -> Match:
    """Play a match by search, all seats alike."""
    rules = rules_of(asked.game)
    match = Match(rules, asked.seats, asked.seed, dict(asked.options))
    evaluator = evaluator_of(rules)
    rng = Rng(asked.seed)
    while not match.over:
        state, seat = match.state, match.state.to_move
        search = Search(state.determinize(seat, rng), seat, evaluator, rng.seed(), PLIES)
        if len(search.root_actions()) > 1:
            search.run(asked.played)
        match.play(search.favourite() if search.root.visits else search.root_actions()[0])
    return match


def _compared(look: Look, analysis: Analysis, rows: list[Question], rng: Rng) -> Iterator[Sample]:
    """Analyse one of the questions of every third of the match."""
    whole = max(1, len(analysis.match.decisions))
    for third in range(THIRDS):
        within = [row for row in rows if analysis.moments[row.moment].begin * THIRDS // whole == third]
        if within:
            yield _sampled(look, analysis, within[rng.below(len(within))], third)


def _sampled(look: Look, analysis: Analysis, question: Question, third: int) -> Sample:
    request = msgspec.structs.replace(
        analysis.request(question), simulations=look.simulations, most=look.most
    )
    longer = msgspec.structs.replace(request, simulations=look.reference, most=0, seed=request.seed + 1)
    state = rules_of(look.game).unpack(request.position)
    both = [_chance(analysis, question, one, state) for one in (request, longer)]
    return Sample(third, question.kind == "own", both[0][0], both[1][0], both[0][1])


def _chance(analysis: Analysis, question: Question, request: Request, state: State) -> tuple[float, int]:
    """Return the chance at the position or, at an own moment, after the best line; and what it took."""
    found = answer(request, state)
    if question.kind == "own":
        analysis.choices[question.moment] = found
        course = analysis.best_course(question.moment)
        found = answer(msgspec.structs.replace(request, course=course), state)
    side = [seat for seat, first in enumerate(analysis.sides) if first == analysis.sides[analysis.watcher]]
    return sum(found.values[seat] for seat in side), found.simulations


def answer(request: Request, state: State) -> SearchResult:
    """Answer a request here, as the AI process would."""
    task = HindsightTask(request, state)
    while not task.step():
        pass
    return task.result()


def _decode(data: bytes) -> list[Sample]:
    return msgspec.json.decode(data, type=list[Sample])


LOOKS: Final[Kind[Look, list[Sample]]] = Kind(take_look, msgspec.json.encode, _decode)
