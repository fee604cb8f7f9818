"""Trains a game's network: `python -m ai.train GAME --folder DIR --matches 2:600 3:150 --simulations 300`.

Matches are played in batches, one file each, which stay in the folder: after an interruption, the same
command plays the missing batches. Then the network is fitted and written to the game's assets. Match options
are given as `--option mode=team`. With `--quick 2:40000` it is first trained on searchless matches, which
cost next to nothing, and then on searched ones.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import numpy as np

from ai.arena import OneLineParser, process_pool, read_options, show_progress
from ai.evaluators.networks import Weights, file_of
from ai.train.fit import Model, Plan, fit, whole_numbers
from ai.train.selfplay import Course, Lessons, check_taught, joined, play
from game.engine.errors import EngineError
from game.engine.game import load
from game.engine.options import check_seats
from game.registry import GAMES, rules_of
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Sequence

PARCEL: Final = 20  # matches
QUICK_PARCEL: Final = 2000
APART: Final = 1_000_000  # between the seeds of batches for different numbers of seats
FINE: Final = 0.0007  # learning rate after training on searchless matches
QUICK_ROUNDS: Final = 2


class Parcel(NamedTuple):
    """A batch of matches and the file for its training examples."""

    course: Course
    file: Path


def main(words: Sequence[str] | None = None) -> int:
    """Play the missing batches, train and write the network; return the exit code."""
    add_trusted_games()
    parser = _parser()
    given = parser.parse_args(words)
    try:
        parcels = _parcels(given, given.matches, PARCEL)
        quick = _parcels(given, given.quick, QUICK_PARCEL)
        for one in _by_seats([*quick, *parcels]):
            check_taught(one[0].course)
    except (EngineError, ValueError) as error:
        parser.error(str(error))
    given.folder.mkdir(parents=True, exist_ok=True)
    missing = [parcel for parcel in (*quick, *parcels) if not parcel.file.exists()]
    with process_pool(given.jobs) as executor:
        play_all(missing, executor)
    plan = Plan(hidden=given.hidden, rounds=given.rounds, trust=given.trust, fading=given.fading)
    taught = None
    if quick:
        first = msgspec.structs.replace(plan, rounds=QUICK_ROUNDS, trust=0.0, fading=1.0)
        taught, _ = learn(given.game, lessons_of(quick), first)
        plan = msgspec.structs.replace(plan, rate=FINE)
    model, loss = learn(given.game, lessons_of(parcels), plan, taught)
    made = {"lessons": " ".join(words if words is not None else sys.argv[1:]), "loss": f"{loss:.4f}"}
    weights = msgspec.structs.replace(kept(given.game, model, made), seats=given.seats)
    Path(str(file_of(given.game))).write_bytes(msgspec.json.encode(weights) + b"\n")
    return 0


def lessons_of(parcels: list[Parcel]) -> list[Lessons]:
    """Read the examples of all batches, grouped by number of seats."""
    return [
        joined([read(parcel, number) for number, parcel in enumerate(of_seats)])
        for of_seats in _by_seats(parcels)
    ]


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.train", description="Teach the judge of positions of a game.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument("--folder", type=Path, required=True, help="where lessons are kept")
    parser.add_argument("--matches", nargs="+", required=True, metavar="SEATS:NUMBER")
    parser.add_argument("--quick", nargs="+", default=[], metavar="SEATS:NUMBER", help="at first sight")
    parser.add_argument("--simulations", type=int, default=300, help="a decision")
    parser.add_argument("--generation", type=int, default=1, help="lessons of another one are played anew")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--hidden", type=int, default=32, help="units")
    parser.add_argument("--rounds", type=int, default=10, help="through all lessons")
    parser.add_argument(
        "--trust", type=float, default=0.5, help="in the search rather than in what came of it"
    )
    parser.add_argument("--fading", type=float, default=1.0, help="how far the end tells what came of it")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[2], help="of the tables at which it shall judge"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    return parser


def _parcels(given: argparse.Namespace, asked: list[str], size: int) -> list[Parcel]:
    """List the batches to play; raise ValueError or EngineError for impossible ones."""
    rules = rules_of(given.game)
    options = read_options(rules, given.option)
    quick = size == QUICK_PARCEL
    kind = "quick" if quick else given.generation
    found = []
    for text in asked:
        seats, sign, number = text.partition(":")
        if not sign or not seats.isdecimal() or not number.isdecimal():
            raise ValueError(f"matches are SEATS:NUMBER such as 2:600, not {text!r}")
        check_seats(rules, int(seats))
        for place in range(-(-int(number) // size)):
            seed = ((0 if quick else given.generation) * 10 + int(seats)) * APART + place
            course = Course(given.game, int(seats), seed, size, 0 if quick else given.simulations, options)
            found.append(Parcel(course, given.folder / f"{given.game}-{kind}-{seats}-{place:04}.npz"))
    return found


def play_all(parcels: list[Parcel], executor: Executor) -> None:
    """Play batches in the executor, and save each as soon as it is done."""
    courses = [parcel.course for parcel in parcels]
    for number, lessons in enumerate(executor.map(play, courses)):
        draft = parcels[number].file.with_suffix(".part.npz")
        np.savez_compressed(draft, **msgspec.structs.asdict(lessons))
        draft.replace(parcels[number].file)
        show_progress(number + 1, len(parcels))


def read(parcel: Parcel, number: int) -> Lessons:
    """Read a batch's examples; their match numbers are unique over all batches."""
    with np.load(parcel.file, allow_pickle=False) as found:
        match = found["match"] + np.int32(number * parcel.course.matches)
        return Lessons(found["inputs"], found["expected"], found["won"], match)


def _by_seats(parcels: list[Parcel]) -> list[list[Parcel]]:
    seats = sorted({parcel.course.seats for parcel in parcels})
    return [[parcel for parcel in parcels if parcel.course.seats == one] for one in seats]


def learn(game: str, groups: list[Lessons], plan: Plan, taught: Model | None = None) -> tuple[Model, float]:
    """Train a network, reporting each epoch; return it as of the best epoch, and the loss then."""
    sizes: list[int] = load(GAMES[game].encoding).SIZES
    best = Model(sizes, plan)
    least = float("inf")
    for number, (model, known, unseen) in enumerate(fit(groups, sizes, plan, taught)):
        print(f"round {number + 1}: {known:.4f} learned, {unseen:.4f} unseen", flush=True)
        if unseen < least:
            least = unseen
            best.weights = {name: weight.copy() for name, weight in model.weights.items()}
    return best, least


def kept(game: str, model: Model, made: dict[str, str]) -> Weights:
    """Round a model to the stored integers."""
    straight = whole_numbers(model.weights["straight"])
    rows = [
        [*first, *rest] for first, rest in zip(straight, whole_numbers(model.weights["rows"]), strict=True)
    ]
    return Weights(
        game, made, [], model.sizes, [row[0] for row in whole_numbers(model.weights["outputs"])], rows
    )


if __name__ == "__main__":
    sys.exit(main())
