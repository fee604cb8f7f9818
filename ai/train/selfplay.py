"""Self-play: training examples of positions, search values and winners.

Searched matches give better examples; searchless ones give a thousand times as many.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ai.evaluators import evaluator_of
from ai.evaluators.networks import network_in
from ai.search import Search
from ai.worker.tasks import drawn
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.options import Value
from game.engine.rng import Rng
from game.registry import rules_of

if TYPE_CHECKING:
    from ai.evaluators.base import Evaluator
    from game.engine.contract import State

CURIOUS: Final = 0.3  # probability to sample a decision by visits instead of playing the best
SERIOUS: Final = 0.1  # of the simulations, for the position after an action to become an example too
PLIES: Final = 4
ERRATIC: Final = 0.06  # probability that a searchless decision is a random candidate
GLIMPSES: Final = 0.3  # of the positions of a searchless match that become examples: neighbours are redundant
LONGEST: Final = 5000  # decisions
SAMPLE: Final = 4  # searchless matches that show whether there are examples at all
NOTHING: Final = "no network judges such matches, so there is nothing to learn from them"


class Course(msgspec.Struct, frozen=True):
    """A set of matches to play: plain data, for any executor."""

    game: str
    seats: int
    seed: int
    matches: int
    simulations: int  # per decision; 0: without search
    options: tuple[tuple[str, Value], ...] = ()
    learned: bool = True  # whether a network evaluates,
    network: bytes = b""  # and the content of its file; empty: the game's own


class Lessons(msgspec.Struct, frozen=True):
    """Training examples: one row per decision."""

    inputs: NDArray[np.uint8]  # (decisions, seats, inputs)
    expected: NDArray[np.float32]  # (decisions, seats): win rates as the search saw them
    won: NDArray[np.float32]  # (decisions, seats): the result
    match: NDArray[np.int32]  # (decisions,)


class Notes:
    """The examples collected during a match."""

    def __init__(self) -> None:
        """Start empty."""
        self.inputs: list[list[list[int]]] = []
        self.expected: list[list[float]] = []
        self.played: list[bool] = []  # whether the match visited this position

    def add(self, inputs: list[list[int]], expected: list[float], *, played: bool) -> None:
        """Add a position, if the network evaluates such positions."""
        if inputs:
            self.inputs.append(inputs)
            self.expected.append(expected)
            self.played.append(played)


def play(course: Course) -> Lessons:
    """Play a set of matches."""
    lessons: list[Lessons] = []
    seeds = Rng(course.seed)
    for number in range(course.matches):
        notes, result = play_match(course, seeds.seed())
        if not notes.inputs:
            continue
        expected = np.array(notes.expected, np.float32)
        won = np.where(np.array(notes.played)[:, None], np.array(result, np.float32), expected)
        inputs = np.clip(np.array(notes.inputs), 0, 255).astype(np.uint8)
        lessons.append(Lessons(inputs, expected, won, np.full(len(inputs), number, np.int32)))
    return joined(lessons)


def check_taught(course: Course) -> None:
    """Raise ValueError if matches such as those of `course` yield no examples, because nothing is encoded."""
    try:
        play(msgspec.structs.replace(course, matches=SAMPLE, simulations=0))
    except ValueError as error:
        raise ValueError(f"{course.game} at {course.seats} seats: {error}") from error


def joined(lessons: list[Lessons]) -> Lessons:
    """Concatenate examples with unique match numbers; raise ValueError if there are none."""
    if not lessons:
        raise ValueError(NOTHING)
    return Lessons(
        np.concatenate([one.inputs for one in lessons]),
        np.concatenate([one.expected for one in lessons]),
        np.concatenate([one.won for one in lessons]),
        np.concatenate([one.match for one in lessons]),
    )


def play_match(course: Course, seed: int) -> tuple[Notes, list[float]]:
    """Play one match; return inputs, search values and each seat's result."""
    rules = rules_of(course.game)
    evaluator = evaluator_of(rules, learned=course.learned)
    if course.network:
        evaluator.network = network_in(course.game, course.network)
    state = rules.setup(course.seats, seed, dict(course.options))
    chance = Rng(seed ^ 0x5EED)
    notes = Notes()
    resolve_chance(state)
    for _ in range(LONGEST):
        if state.to_move == OVER:
            break
        if course.simulations:
            action = decide(state, evaluator, course.simulations, chance, notes)
        else:
            action = glance(state, evaluator, chance, notes)
        state.apply(action)
        resolve_chance(state)
    result = state.returns()
    if not course.simulations:
        notes.expected = [result] * len(notes.inputs)  # nothing was searched
    return notes, result


def glance(state: State, evaluator: Evaluator, chance: Rng, notes: Notes) -> int:
    """Decide without search, sometimes at random; record some of the positions."""
    if chance.fraction() < GLIMPSES:
        notes.add(evaluator.encoding(state), [], played=True)
    if chance.fraction() < ERRATIC:
        actions = evaluator.actions(state)
        return actions[chance.below(len(actions))]
    return evaluator.playout(state, chance)


def decide(state: State, evaluator: Evaluator, simulations: int, chance: Rng, notes: Notes) -> int:
    """Decide by search; record the value now, and after each serious alternative."""
    seat = state.to_move
    search = Search(state.determinize(seat, chance), seat, evaluator, chance.seed(), PLIES)
    actions = search.root_actions()
    if len(actions) == 1:
        return actions[0]
    search.run(simulations)
    tried = search.tried()
    notes.add(evaluator.encoding(state), search.root.means(), played=True)
    for action, visits, means in tried:
        if visits >= SERIOUS * simulations:
            twin = state.clone()
            twin.apply(action)
            resolve_chance(twin)
            if twin.to_move != OVER:
                notes.add(evaluator.encoding(twin), means, played=False)
    if chance.fraction() < CURIOUS:
        return drawn([one[0] for one in tried], [float(one[1]) for one in tried], chance)
    return search.favourite()
