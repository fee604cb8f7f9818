"""The file of a game's puzzles: positions as match codes, each with its verdict and its proof.

It may come from a stranger. So it is read within bounds, and a puzzle's position is set up by the rules
alone; whether its verdict is true only `ai.puzzles.verifying` can tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from ai.evaluators import evaluator_of
from game.engine.errors import EngineError
from game.engine.options import house_rules
from saves.disk.files import read_bounded
from saves.disk.notices import SaveError
from saves.disk.shipped import Content, ShippedFile
from saves.matches.code import from_code
from saves.matches.header import checksum

if TYPE_CHECKING:
    from pathlib import Path

    from game.engine.match import Match

FILE: Final = "puzzles.json"
VERSION: Final = 1
PUZZLES_LIMIT: Final = 1000
OPTIONS_LIMIT: Final = 60
CODE_CHARACTERS: Final = 20_000
APART: Final = 0.05  # no second answer is as close to the best one
EASIEST: Final = 400.0
HARDEST: Final = 3000.0

Chance = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Move = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]  # in notation
Word = Annotated[str, msgspec.Meta(max_length=60, pattern=r"\A[a-z0-9_+-]*\Z")]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option, and what it costs."""

    move: Move
    loss: Chance  # of the chance to win, against the best one


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that the verdict rests on."""

    simulations: Count  # of each line, with each seed
    seeds: Annotated[tuple[int, ...], msgspec.Meta(max_length=9)]  # each dealt the hidden cards anew
    gap: Chance  # between the best answer and the second
    error: Chance  # its standard error
    batches: Chance  # share of the batches of few worlds in which the best answer was ahead


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which one answer is right; field names and bounds are the format."""

    code: Annotated[str, msgspec.Meta(min_length=4, max_length=CODE_CHARACTERS)]
    chance: Chance  # of the solver's side, after the best answer
    answers: Annotated[tuple[Answer, ...], msgspec.Meta(min_length=3, max_length=OPTIONS_LIMIT)]  # best first
    rest: Annotated[
        tuple[Move, ...], msgspec.Meta(max_length=40)
    ]  # small steps that complete the best answer
    theme: Word  # what the best answer gains, above all; "" if nothing can be named
    level: Word  # the lowest that finds it nearly always
    found: Annotated[dict[Word, Chance], msgspec.Meta(max_length=9)]  # how often each level finds it
    difficulty: Annotated[float, msgspec.Meta(ge=EASIEST, le=HARDEST)]  # in points of a rating
    proof: Proof

    @property
    def key(self) -> str:
        """The same for the same position, whoever has mined it."""
        return checksum(self.code.encode())

    @property
    def best(self) -> Answer:
        """The right answer."""
        return self.answers[0]


class PuzzleFile(Content, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game."""

    puzzles: Annotated[tuple[Puzzle, ...], msgspec.Meta(max_length=PUZZLES_LIMIT)]


FORMAT: Final = ShippedFile(FILE, PuzzleFile, VERSION, "puzzles", "puzzles_other")
puzzles_of, decoded, encoded = FORMAT.of, FORMAT.decoded, FORMAT.encoded


class BadPuzzle(ValueError):
    """A puzzle that can't be set up; the message says why."""


def read_puzzles(path: Path) -> PuzzleFile:
    """Read a file; raise SaveError."""
    return decoded(read_bounded(path), path.name)


def position_of(puzzle: Puzzle, game: str) -> Match:
    """Set a puzzle's position up; raise BadPuzzle if it is none, or its answers aren't the options there."""
    try:
        match, _ = from_code(puzzle.code)
    except SaveError as error:
        raise BadPuzzle(f"its code can't be read: {error}") from error
    if match.rules.id != game:
        raise BadPuzzle(f"its code is of {match.rules.id}")
    if house_rules(match.rules, match.options):
        raise BadPuzzle("it has house rules; puzzles are by the official rules")
    state = match.state
    if state.to_move < 0:
        raise BadPuzzle("nobody is to move")
    try:
        moves = {state.read(answer.move) for answer in puzzle.answers}
    except EngineError as error:
        raise BadPuzzle(f"an answer is none: {error}") from error
    if moves - set(state.legal_actions()):
        raise BadPuzzle("an answer is not legal")
    if set(evaluator_of(match.rules).actions(state)) - moves:
        raise BadPuzzle("an option has no verdict")
    losses = [answer.loss for answer in puzzle.answers]
    if losses[0] != 0.0 or losses != sorted(losses) or len(moves) != len(losses):
        raise BadPuzzle("its answers are not in order")
    if losses[1] <= APART:
        raise BadPuzzle(f"two answers are right within {APART}")
    course_of(puzzle, match)
    return match


def course_of(puzzle: Puzzle, position: Match) -> tuple[int, ...]:
    """Return the best answer with its small steps; raise BadPuzzle if they can't be taken."""
    trial = position.branch(len(position.decisions))
    course = []
    try:
        for move in (puzzle.best.move, *puzzle.rest):
            if trial.state.to_move != position.state.to_move:
                raise BadPuzzle("its answer goes beyond the turn")
            course.append(trial.state.read(move))
            trial.play(course[-1])
    except EngineError as error:
        raise BadPuzzle(f"its answer can't be played: {error}") from error
    return tuple(course)
