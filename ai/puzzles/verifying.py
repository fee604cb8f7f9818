"""Proves a puzzle anew, with other seeds and hidden cards: its answer must still be the only right one."""

from __future__ import annotations

from typing import Final

import msgspec

from ai.parcels.runner import Kind
from ai.puzzles.proof import surely, worth
from ai.puzzles.puzzle import APART, BadPuzzle, Puzzle, position_of
from game.engine.rng import Rng

CLOSE: Final = 0.25  # behind the best: an option that is searched again
RIVALS: Final = 6  # of them, at most


class Check(msgspec.Struct, frozen=True):
    """A puzzle to prove: plain data, for any executor."""

    game: str
    puzzle: Puzzle
    seed: int  # what the new seeds are drawn from
    simulations: int  # of each line, with each seed
    seeds: int


def verdict(work: Check) -> str:
    """Return why the puzzle doesn't stand; "" if it does."""
    puzzle, game = work.puzzle, work.game
    try:
        state = position_of(puzzle, game).state
    except BadPuzzle as error:
        return str(error)
    rng = Rng(work.seed)
    seeds: list[int] = []
    while len(seeds) < work.seeds:
        seed = rng.below(1 << 30)
        if seed not in puzzle.proof.seeds:
            seeds.append(seed)
    answers, seat = puzzle.answers, state.to_move
    best, _ = worth(game, state, seat, state.read(answers[0].move), work.simulations, seeds)
    for answer in answers[1 : RIVALS + 1]:
        if answer.loss > CLOSE and answer is not answers[1]:
            break
        other, _ = worth(game, state, seat, state.read(answer.move), work.simulations, seeds)
        if surely(best, other) <= APART:
            gap = best.chance - other.chance
            return (
                f"{answer.move} is only {gap:.3f} behind {answers[0].move}, which isn't surely beyond {APART}"
            )
    return ""


VERDICTS: Final = Kind(verdict, msgspec.json.encode, msgspec.json.Decoder(str).decode)
