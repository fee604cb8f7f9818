"""A puzzle as a moment of an analysis, and the verdict on an answer to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.analysis.analysis import Analysis
from ai.analysis.explain import VERDICTS, VerdictCode
from ai.analysis.judging import Judgement
from ai.evaluators import evaluator_of
from ai.practice.mistakes import Mistake, Problem
from ai.puzzles.puzzle import BadPuzzle, course_of, position_of
from ai.worker.tasks import SearchResult
from game.engine.match import resolve_chance

if TYPE_CHECKING:
    from ai.evaluators.base import Evaluator
    from ai.puzzles.puzzle import Puzzle
    from game.engine.contract import State
    from game.engine.match import Match

WHOLE: Final = 100_000  # decisions: more than any match has


def posed(puzzle: Puzzle, game: str) -> tuple[Problem, Analysis]:
    """Return a puzzle as a problem, as if the second best answer had been given; raise BadPuzzle."""
    match = position_of(puzzle, game)
    course, seat, begin = course_of(puzzle, match), match.state.to_move, len(match.decisions)
    match.play(match.state.read(puzzle.answers[1].move))
    analysis = Analysis(match, seat)
    analysis.plan(WHOLE)
    number = next((place for place, one in enumerate(analysis.moments) if one.begin == begin), -1)
    if number < 0 or analysis.moments[number].mover != seat:
        raise BadPuzzle("no turn begins there")
    choice, judged = _choice(puzzle, match, begin, course), verdict(puzzle, 1)
    analysis.choices[number] = choice
    analysis.judged[number] = judged
    return Problem(puzzle.key, "", game, seat, Mistake(number, begin, puzzle.theme, judged, choice)), analysis


def _choice(puzzle: Puzzle, match: Match, begin: int, course: tuple[int, ...]) -> SearchResult:
    """Return the puzzle's figures as a search's; what other seats win is divided evenly among them."""
    state = match.at(begin)
    seat, others = state.to_move, max(1, match.seats - 1)

    def shares(chance: float) -> tuple[float, ...]:
        return tuple(chance if one == seat else (1 - chance) / others for one in range(match.seats))

    worths = {state.read(one.move): shares(max(0.0, puzzle.chance - one.loss)) for one in puzzle.answers}
    visits = dict.fromkeys(worths, puzzle.proof.simulations)
    simulations = puzzle.proof.simulations * len(worths)
    line = _chosen(state, course, evaluator_of(match.rules))
    return SearchResult(course[0], worths[course[0]], visits, line, simulations, 0.0, worths)


def _chosen(state: State, course: tuple[int, ...], evaluator: Evaluator) -> tuple[int, ...]:
    """Return a line without its forced actions, as searches tell it."""
    line: list[int] = []
    for action in course:
        if not line or len(evaluator.actions(state)) > 1:
            line.append(action)
        state.apply(action)
        resolve_chance(state)
    return tuple(line)


def verdict(puzzle: Puzzle, place: int) -> Judgement:
    """Return the verdict on the answer at `place`."""
    loss = puzzle.answers[place].loss
    if place == 0:
        return Judgement("best", 0.0, puzzle.chance, puzzle.chance)
    return Judgement(_mark(loss), loss, puzzle.chance, max(0.0, puzzle.chance - loss), puzzle.proof.error)


def _mark(loss: float) -> VerdictCode:
    return next((code for most, code in VERDICTS if loss <= most), "blunder")


def settled(
    puzzle: Puzzle, analysis: Analysis, problem: Problem, course: tuple[int, ...], live: Judgement
) -> Judgement:
    """Return the verdict on a line: as proved, and as searched just now where small steps come after it.

    `live` is what was searched just now.
    """
    if analysis.same(problem.mistake.number, course):
        return verdict(puzzle, 0)
    state = analysis.match.at(problem.mistake.begin)
    moves = [state.read(one.move) for one in puzzle.answers]
    if course[0] not in moves:
        return live
    proved = verdict(puzzle, moves.index(course[0]))
    if len(course) == 1 or live.mark == "unknown":
        return proved
    loss = max(proved.loss, live.loss)
    played = max(0.0, puzzle.chance - loss)
    return msgspec.structs.replace(proved, mark=_mark(loss), loss=loss, played=played)
