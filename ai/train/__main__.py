"""Teach the judge of a game: `python -m ai.train GAME --folder DIR --matches 2:600 3:150 --simulations 300`.

Matches are played in parcels of a file each, which are kept in the folder: whoever is interrupted calls again
and goes on with the parcels that are missing. Then the network is fitted to all parcels that lie there and
written into `assets/networks`. `--option mode=team` and the like are options of the matches.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import numpy as np

from ai.arena import OneLineParser, read_options, show_progress
from ai.networks import Weights, file_of
from ai.train.fit import Model, Plan, fit, whole_numbers
from ai.train.selfplay import Course, Lessons, joined, play
from game.engine.errors import EngineError
from game.engine.options import check_seats
from game.registry import rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

PARCEL: Final = 20  # matches
APART: Final = 1_000_000  # parcels of one number of seats


class Parcel(NamedTuple):
    """Some matches and the file for what is learned from them."""

    course: Course
    file: Path


def main(words: Sequence[str] | None = None) -> int:
    """Play what is missing, fit, write; return the exit code."""
    parser = _parser()
    given = parser.parse_args(words)
    try:
        parcels = _parcels(given)
    except (EngineError, ValueError) as error:
        parser.error(str(error))
    given.folder.mkdir(parents=True, exist_ok=True)
    missing = [parcel for parcel in parcels if not parcel.file.exists()]
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as executor:
        play_all(missing, executor)
    groups = [
        joined([read(parcel.file, number) for number, parcel in enumerate(of_seats)])
        for of_seats in _by_seats(parcels)
    ]
    plan = Plan(hidden=given.hidden, rounds=given.rounds, trust=given.trust)
    weights = learn(given.game, groups, plan, {"lessons": " ".join(sys.argv[1:])})
    weights = msgspec.structs.replace(weights, seats=given.seats)
    Path(str(file_of(given.game))).write_bytes(msgspec.json.encode(weights) + b"\n")
    return 0


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.train", description="Teach the judge of positions of a game.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument("--folder", type=Path, required=True, help="where lessons are kept")
    parser.add_argument("--matches", nargs="+", required=True, metavar="SEATS:NUMBER")
    parser.add_argument("--simulations", type=int, default=300, help="a decision")
    parser.add_argument("--generation", type=int, default=1, help="lessons of another one are played anew")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--hidden", type=int, default=32, help="units")
    parser.add_argument("--rounds", type=int, default=10, help="through all lessons")
    parser.add_argument("--trust", type=float, default=0.5, help="in the search rather than in who won")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[2], help="of the tables at which it shall judge"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    return parser


def _parcels(given: argparse.Namespace) -> list[Parcel]:
    """List what is to be played; raise ValueError or EngineError for what can't be."""
    rules = rules_of(given.game)
    options = read_options(rules, given.option)
    found = []
    for text in given.matches:
        seats, sign, number = text.partition(":")
        if not sign or not seats.isdecimal() or not number.isdecimal():
            raise ValueError(f"--matches are SEATS:NUMBER such as 2:600, not {text!r}")
        check_seats(rules, int(seats))
        for place in range(-(-int(number) // PARCEL)):
            seed = (given.generation * 10 + int(seats)) * APART + place
            course = Course(given.game, int(seats), seed, PARCEL, given.simulations, options)
            name = f"{given.game}-{given.generation}-{seats}-{place:04}.npz"
            found.append(Parcel(course, given.folder / name))
    return found


def play_all(parcels: list[Parcel], executor: Executor) -> None:
    """Play parcels wherever the executor does, and keep each as soon as it is there."""
    courses = [parcel.course for parcel in parcels]
    for number, lessons in enumerate(executor.map(play, courses)):
        draft = parcels[number].file.with_suffix(".part.npz")
        np.savez_compressed(draft, **msgspec.structs.asdict(lessons))
        draft.replace(parcels[number].file)
        show_progress(number + 1, len(parcels))


def read(file: Path, number: int) -> Lessons:
    """Read a parcel's lessons; their matches get numbers that no other parcel has."""
    with np.load(file, allow_pickle=False) as kept:
        return Lessons(
            kept["inputs"], kept["expected"], kept["won"], kept["match"] + np.int32(number * PARCEL)
        )


def _by_seats(parcels: list[Parcel]) -> list[list[Parcel]]:
    seats = sorted({parcel.course.seats for parcel in parcels})
    return [[parcel for parcel in parcels if parcel.course.seats == one] for one in seats]


def learn(game: str, groups: list[Lessons], plan: Plan, made: dict[str, str]) -> Weights:
    """Fit a network, telling of each round; return the weights of the best."""
    sizes: list[int] = import_module(f"ai.knowledge.{game}_inputs").SIZES
    best = float("inf")
    weights = Weights(game, made, [], sizes, [], [])
    for number, (model, known, unseen) in enumerate(fit(groups, sizes, plan)):
        print(f"round {number + 1}: {known:.4f} learned, {unseen:.4f} unseen", flush=True)
        if unseen < best:
            best = unseen
            weights = kept(game, model, made | {"loss": f"{unseen:.4f}"})
    return weights


def kept(game: str, model: Model, made: dict[str, str]) -> Weights:
    """Round a model to what is kept of it."""
    straight = whole_numbers(model.weights["straight"])
    rows = [
        [*first, *rest] for first, rest in zip(straight, whole_numbers(model.weights["rows"]), strict=True)
    ]
    return Weights(
        game, made, [], model.sizes, [row[0] for row in whole_numbers(model.weights["outputs"])], rows
    )


if __name__ == "__main__":
    sys.exit(main())
