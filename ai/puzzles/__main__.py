"""Mines or verifies puzzles: `python -m ai.puzzles GAME --count N --out FILE`, or `--verify FILE`.

Mining keeps each parcel in FILE.parcels as it completes, and FILE is whole at any time; `--resume` goes on.
With `--executor`, other processes or machines mine. Verifying names each puzzle that doesn't stand; the exit
code is 0 if all do, 1 if some don't, and 2 for a file that can't be used at all.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.arena import read_options
from ai.parcels.command import OneLineParser, add_arguments, check_numbers, running, show_progress
from ai.parcels.errors import ParcelError
from ai.parcels.identity import identity_of
from ai.puzzles.mining import DIGS, Dig, Find
from ai.puzzles.puzzle import PUZZLES_LIMIT, VERSION, Puzzle, PuzzleFile, encoded, read_puzzles
from ai.puzzles.verifying import VERDICTS, Check
from game.engine.errors import EngineError
from game.engine.options import check_seats, checked_options, house_rules
from game.engine.rng import Rng
from game.registry import GAMES, rules_of
from saves.disk.files import write_atomically
from saves.disk.notices import SaveError
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Sequence

MATCHES: Final = 4  # of a parcel
MOST_PARCELS: Final = 10_000
SIMULATIONS: Final = 3000
SEEDS: Final = 3


def main(words: Sequence[str] | None = None) -> int:
    """Mine or verify, and tell; return the exit code."""
    add_trusted_games()
    parser = _parser()
    given = parser.parse_args(words)
    try:
        _check(given)
        return _verify(given) if given.verify else _mine(given)
    except (EngineError, ParcelError, ValueError) as error:
        parser.error(str(error))
    except SaveError as error:
        parser.error(f"{given.verify or given.out}: {error}")


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.puzzles", description="Mine puzzles from self-play, or verify a file.")
    parser.add_argument("game", nargs="?", default="", help="a game's id, such as splendor_marvel")
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="take turns; else the usual number")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    parser.add_argument("--count", type=int, default=50, help="puzzles to find, or to verify of a file")
    parser.add_argument("--seed", type=int, default=1, help="what everything is drawn from")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of each line, with each seed")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="of a proof; each deals hidden cards anew")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file of puzzles")
    parser.add_argument("--verify", type=Path, metavar="FILE", help="prove its puzzles with other seeds")
    add_arguments(parser)
    return parser


def _check(given: argparse.Namespace) -> None:
    """Raise ValueError or EngineError for words that can't be obeyed."""
    if bool(given.game) == bool(given.verify):
        raise ValueError("name a game to mine, or --verify a FILE")
    if given.game and not given.out:
        raise ValueError("mining needs --out FILE")
    check_numbers(given, count=(1, PUZZLES_LIMIT), simulations=(100, 1_000_000), seeds=(1, 9))


def _mine(given: argparse.Namespace) -> int:
    rules = rules_of(given.game)
    seats = given.seats or [GAMES[given.game].usual_seats]
    for number in seats:
        check_seats(rules, number)
    options = {number: read_options(rules, given.option, number) for number in seats}
    for chosen in options.values():
        if house_rules(rules, checked_options(rules, dict(chosen))):
            raise ValueError("puzzles are by the official rules: --option may be no house rule")
    found: dict[str, Puzzle] = {}
    counts: dict[str, int] = {}
    seeds = Rng(given.seed)
    ledger = given.out.with_name(f"{given.out.name}.parcels")
    with running(given.executor, given.jobs, ledger, resume=given.resume) as runner:
        for parcel in range(MOST_PARCELS):
            table = [seats[(parcel * given.jobs + job) % len(seats)] for job in range(given.jobs)]
            works = [
                Dig(
                    given.game, number, seeds.seed(), MATCHES, given.simulations, given.seeds, options[number]
                )
                for number in table
            ]
            for find in runner.run(DIGS, works, lambda _done, _of: None):
                _add(find, found, counts)
            show_progress(min(len(found), given.count), given.count)
            write_atomically(given.out, encoded(_file(given.game, list(found.values())[: given.count])))
            if len(found) >= given.count:
                break
    told = ", ".join(f"{number} {name}" for name, number in counts.items())
    print(f"{min(len(found), given.count)} puzzles of {given.game} in {given.out} ({told})")
    return 0


def _add(find: Find, found: dict[str, Puzzle], counts: dict[str, int]) -> None:
    for puzzle in find.puzzles:
        found.setdefault(puzzle.key, puzzle)
    for name, number in find.counts.items():
        counts[name] = counts.get(name, 0) + number


def _file(game: str, puzzles: list[Puzzle]) -> PuzzleFile:
    ranked = sorted(puzzles, key=lambda one: (one.difficulty, one.key))
    return PuzzleFile(VERSION, game, rules_of(game).revision, identity_of(game).rules, tuple(ranked))


def _verify(given: argparse.Namespace) -> int:
    file = read_puzzles(given.verify)
    rules = rules_of(file.game)
    if file.revision > rules.revision:
        raise ValueError(f"{given.verify} is for revision {file.revision} of the rules, newer than these")
    checked = file.puzzles[:: max(1, len(file.puzzles) // given.count)][: given.count]
    works = [Check(file.game, one, given.seed, given.simulations, given.seeds) for one in checked]
    with running(given.executor, given.jobs, None, resume=False) as runner:
        verdicts = runner.run(VERDICTS, works, show_progress)
    for puzzle, verdict in zip(checked, verdicts, strict=True):
        if verdict:
            print(f"puzzle {file.puzzles.index(puzzle) + 1} ({puzzle.key[:12]}): {verdict}")
    stand = verdicts.count("")
    print(f"{stand} of {len(verdicts)} puzzles of {file.game} stand ({len(file.puzzles)} in the file)")
    return 0 if stand == len(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
