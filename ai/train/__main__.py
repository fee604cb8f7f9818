"""Trains a game's network: `python -m ai.train GAME --folder DIR --matches 2:600 3:150 --simulations 300`.

Matches are played in parcels, whose lessons are kept in the folder as they complete: after an interruption,
the same command with `--resume` plays what is missing. Then a network is fitted and written to the folder. It
goes to `--out`, by default the game's assets, only if it wins against the network that is there. Match
options are given as `--option mode=team`. With `--quick 2:40000` it is first trained on searchless matches,
which cost next to nothing, and then on searched ones. docs/train.md tells it all.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ai.arena import read_options
from ai.evaluators.networks import Weights, file_of, network_in
from ai.parcels.command import MOST_GAMES, OneLineParser, add_arguments, check_numbers, running
from ai.parcels.errors import LedgerError, ParcelError
from ai.parcels.identity import DIGITS, digest, identity_of
from ai.parcels.runner import Runner
from ai.strength.matches import network_file
from ai.train.fit import Plan
from ai.train.gate import Gate, Table, judge
from ai.train.learning import kept, taught
from ai.train.lessons import lessons_of
from ai.train.selfplay import Course, check_taught
from game.engine.errors import EngineError
from game.engine.options import Value, check_seats
from game.registry import GAMES, rules_of
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Sequence

PARCEL: Final = 20  # matches
QUICK_PARCEL: Final = 2000
APART: Final = 1_000_000  # between the seeds of parcels for different numbers of seats
NOBODY: Final = "handmade"  # in place of a network's file
LESSONS: Final = (
    "quick",
    "matches",
    "simulations",
    "generation",
    "hidden",
    "rounds",
    "trust",
    "fading",
    "option",
)


class Training(msgspec.Struct, frozen=True):
    """What the command line asks for, checked."""

    game: str
    quick: list[Course]
    courses: list[Course]
    plan: Plan
    tables: list[Table]  # where the new network shall judge
    gate: Gate
    old: bytes  # the network that it would replace; empty if there is none
    made: dict[str, str]
    draft: Path
    out: Path


def main(words: Sequence[str] | None = None) -> int:
    """Train and judge a network; return 0 if it is kept, and 1 if the old one is not worse."""
    add_trusted_games()
    parser = _parser()
    given = parser.parse_args(words)
    try:
        training = _training(given)
    except (EngineError, ValueError) as error:
        parser.error(str(error))
    lines = given.folder / f"{given.game}.jsonl"
    try:
        with running(given.executor, given.jobs, lines, resume=given.resume) as runner:
            return train(training, runner)
    except ParcelError as error:
        parser.error(str(error))


def train(training: Training, runner: Runner) -> int:
    """Play, fit and judge; return the exit code. Raise ParcelError if that fails."""
    quick, searched = (lessons_of(runner, courses) for courses in (training.quick, training.courses))
    model, loss = taught(training.game, quick, searched, training.plan)
    made = {**training.made, "loss": f"{loss:.4f}"}
    seats = [table.seats for table in training.tables]
    new = msgspec.structs.replace(kept(training.game, model, made), seats=seats)
    write(new, training.draft)
    networks = msgspec.json.encode(new), training.old
    verdicts = [judge(runner, training.gate, training.game, networks, table) for table in training.tables]
    for verdict in verdicts:
        print(f"against the old one, {verdict}")
    if not all(verdict.better for verdict in verdicts):
        print(f"{training.out} stays as it is; the new network is {training.draft}")
        return 1
    gate = "; ".join(map(str, verdicts))
    write(msgspec.structs.replace(new, made={**made, "gate": gate}), training.out)
    print(f"the new network is {training.out}")
    return 0


def write(weights: Weights, path: Path) -> None:
    """Write a network's file in one step; raise LedgerError if that fails."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(msgspec.json.encode(weights) + b"\n")
        part.replace(path)
    except OSError as error:
        raise LedgerError(f"{path} can't be written: {error.strerror}") from error


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.train", description="Train a network that evaluates positions of a game.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument("--folder", type=Path, required=True, help="where lessons are kept")
    parser.add_argument("--matches", nargs="+", required=True, metavar="SEATS:NUMBER")
    parser.add_argument("--quick", nargs="+", default=[], metavar="SEATS:NUMBER", help="without search")
    parser.add_argument("--simulations", type=int, default=300, help="a decision")
    parser.add_argument("--generation", type=int, default=1, help="another one plays other matches")
    parser.add_argument("--network", metavar="FILE", help=f"that plays, or {NOBODY}; default: the game's own")
    add_arguments(parser, jobs=2)
    parser.add_argument("--hidden", type=int, default=32, help="units")
    parser.add_argument("--rounds", type=int, default=10, help="through all lessons")
    parser.add_argument("--trust", type=float, default=0.5, help="in the search rather than in the result")
    parser.add_argument("--fading", type=float, default=1.0, help="how far the end tells what came of it")
    parser.add_argument(
        "--seats", type=int, nargs="+", help="of the tables where it judges; default: all played"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="the network to replace; default: the game's own"
    )
    parser.add_argument(
        "--gate", type=float, metavar="SHARE", help="to win at two seats; default: surely more than par"
    )
    parser.add_argument("--gate-games", type=int, default=400, metavar="N", help="at each number of seats")
    parser.add_argument(
        "--gate-seconds", type=float, metavar="S", help="a decision, instead of --simulations"
    )
    return parser


def _training(given: argparse.Namespace) -> Training:
    """Check the command line; raise ValueError or EngineError that says what is wrong."""
    rules = rules_of(given.game)
    if not GAMES[given.game].encoding:
        able = ", ".join(game.id for game in GAMES.values() if game.encoding)
        raise ValueError(f"{given.game} has no encoding that a network could learn from; {able} have one")
    _check_numbers(given)
    options = read_options(rules, given.option)
    courses = _courses(given, given.matches, options)
    quick = _courses(given, given.quick, options, quick=True)
    for course in {course.seats: course for course in (*quick, *courses)}.values():
        check_taught(course)
    seats = given.seats or sorted({course.seats for course in courses})
    for number in seats:
        check_seats(rules, number)
    out = given.out or Path(str(file_of(given.game)))
    return Training(
        game=given.game,
        quick=quick,
        courses=courses,
        plan=Plan(hidden=given.hidden, rounds=given.rounds, trust=given.trust, fading=given.fading),
        tables=[Table(number, options) for number in seats],
        gate=Gate(given.gate_games, given.gate, given.gate_seconds, given.simulations),
        old=_old(given.game, out, seats),
        made=_made(given),
        draft=given.folder / f"{given.game}-{given.generation}.json",
        out=out,
    )


def _check_numbers(given: argparse.Namespace) -> None:
    """Raise ValueError if a number is out of range."""
    check_numbers(
        given,
        simulations=(1, 1_000_000),
        generation=(1, 1000),
        hidden=(1, 255),
        rounds=(1, 1000),
        gate_games=(1, MOST_GAMES),
    )
    for name in ("trust", "fading"):
        if not 0 <= getattr(given, name) <= 1:
            raise ValueError(f"--{name} is 0 to 1, not {getattr(given, name)}")
    if given.gate is not None and not 0 < given.gate < 1:
        raise ValueError(f"--gate is a share between 0 and 1, not {given.gate}")
    if given.gate_seconds is not None and not given.gate_seconds > 0:
        raise ValueError(f"--gate-seconds is more than 0, not {given.gate_seconds}")


def _courses(
    given: argparse.Namespace,
    asked: list[str],
    options: tuple[tuple[str, Value], ...],
    *,
    quick: bool = False,
) -> list[Course]:
    """List the parcels to play; raise ValueError or EngineError for impossible ones."""
    size = QUICK_PARCEL if quick else PARCEL
    simulations, generation = (0, 0) if quick else (given.simulations, given.generation)
    network = _player(given)
    found = []
    for text in asked:
        seats, sign, number = text.partition(":")
        if not sign or not (seats + number).isdecimal() or not 0 < int(number) <= MOST_GAMES:
            raise ValueError(f"matches are SEATS:NUMBER such as 2:600, at most {MOST_GAMES}, not {text!r}")
        check_seats(rules_of(given.game), int(seats))
        for place in range(-(-int(number) // size)):
            seed = (generation * 10 + int(seats)) * APART + place
            learned = given.network != NOBODY
            found.append(Course(given.game, int(seats), seed, size, simulations, options, learned, network))
    return found


def _player(given: argparse.Namespace) -> bytes:
    """Return the network that plays; empty for the game's own or none. Raise ValueError if it can't."""
    if given.network in {None, NOBODY}:
        return b""
    data = network_file(Path(given.network))
    try:
        network_in(given.game, data)
    except ValueError as error:
        raise ValueError(f"{given.network}: {error}") from error
    return data


def _old(game: str, out: Path, seats: list[int]) -> bytes:
    """Return the network that would be replaced; raise ValueError if that can't be."""
    if not out.exists():
        if not out.parent.is_dir():
            raise ValueError(f"{out} can't be written: there is no folder {out.parent}")
        return b""
    data = network_file(out)
    try:
        old = network_in(game, data)
    except ValueError as error:
        raise ValueError(f"{out}: {error}; move it away, or name another --out") from error
    if not set(old.seats) <= set(seats):
        raise ValueError(
            f"{out} judges at tables of {old.seats} seats, so the new one has to, not only at {seats}"
        )
    return data


def _made(given: argparse.Namespace) -> dict[str, str]:
    """Tell how a network is made: nothing of where, so that it is the same wherever it was."""
    words = [given.game]
    for name in LESSONS:
        value = getattr(given, name)
        if value or value == 0:
            words += [f"--{name}", *(map(str, value) if isinstance(value, list) else [str(value)])]
    identity = identity_of(given.game)
    own = "" if given.network == NOBODY else identity.network
    played = digest(_player(given))[:DIGITS] if _player(given) else own
    return {"lessons": " ".join(words), "rules": identity.rules, "played by": played or NOBODY}


if __name__ == "__main__":
    sys.exit(main())
