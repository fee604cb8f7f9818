"""Measures house rules: `python -m ai.balance GAME --seats N --option target=12 --out FILE`.

Equal computer players play each other; how often does each seat win, and how long does a match
take? With `--every`, all presets and all values of options that are house rules are measured, one after the
other, besides the official rules. FILE keeps what it holds of other tables; each parcel is kept in
FILE.parcels as it completes, and `--resume` goes on. With `--executor`, other processes or machines play:
docs/train.md.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.arena import read_options
from ai.parcels.command import OneLineParser, add_arguments, check_numbers, running, show_progress
from ai.parcels.errors import ParcelError
from ai.personas.levels import level_of
from ai.strength.balances import (
    FIRST_SEAT,
    LOTS,
    START,
    VERSION,
    Balance,
    BalanceFile,
    Lot,
    decoded,
    encoded,
)
from ai.strength.matches import Contestant, contestant
from ai.strength.scores import interval
from game.engine.errors import EngineError
from game.engine.options import Value, check_seats, checked_options, house_rules
from game.engine.rng import Rng
from game.registry import GAMES, rules_of
from saves.disk.files import write_atomically
from saves.disk.notices import SaveError
from saves.statistics.lines import MODE
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ai.parcels.runner import Runner
    from ai.strength.balances import Result
    from game.engine.contract import Rules

LOT: Final = 20  # matches of a parcel
Options = dict[str, Value]


def main(words: Sequence[str] | None = None) -> int:
    """Measure what the command line asks for, tell and write it; return the exit code."""
    add_trusted_games()
    parser = _parser()
    given = parser.parse_args(words)
    try:
        player = _check(given)
        tables = [
            (seats, options)
            for seats in given.seats or [GAMES[given.game].usual_seats]
            for options in _tables(given, seats)
        ]
        _read(given.out, given.game)
        ledger = given.out.with_name(f"{given.out.name}.parcels")
        with running(given.executor, given.jobs, ledger, resume=given.resume) as runner:
            for seats, options in tables:
                one = measure(given, player, seats, options, runner)
                _keep(given.out, given.game, one)
                print(line_of(one), flush=True)
    except (EngineError, ParcelError, ValueError) as error:
        parser.error(str(error))
    except SaveError as error:
        parser.error(f"{given.out}: {error}")
    return 0


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.balance", description="Measure how even the seats are by house rule.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="one after the other")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    parser.add_argument("--every", action="store_true", help="all presets and values that are house rules")
    parser.add_argument(
        "--player", default="captain", help="on every seat, as in the arena; not by the clock"
    )
    parser.add_argument("--matches", type=int, default=400, help="of each table, in whole parcels")
    parser.add_argument("--seed", type=int, default=1, help="what all matches' seeds are drawn from")
    parser.add_argument("--out", type=Path, metavar="FILE", required=True, help="the file of measurements")
    add_arguments(parser)
    return parser


def _check(given: argparse.Namespace) -> Contestant:
    """Return the player; raise ValueError or EngineError for words that can't be obeyed."""
    rules = rules_of(given.game)
    for seats in given.seats:
        check_seats(rules, seats)
    check_numbers(given)
    player = contestant(given.player)
    if player.name == "textbook" or (
        player.name not in {"random", "greedy"} and level_of(player.level).timed
    ):
        raise ValueError(f"--player is none that decides by the clock, as {given.player} does")
    return player


def _tables(given: argparse.Namespace, seats: int) -> Iterator[Options]:
    """Yield the options of the tables to measure, each with all its values."""
    rules = rules_of(given.game)
    chosen = dict(read_options(rules, given.option, seats))
    asked = checked_options(rules, chosen, seats)
    rules.setup(seats, 0, asked)
    yield asked
    if given.every:
        seen = [house_rules(rules, asked)]
        for changes in _changes(given.game):
            options = asked | changes
            house = house_rules(rules, options)
            if house not in seen:
                seen.append(house)
                yield options


def _changes(game: str) -> Iterator[Options]:
    """Yield what each preset changes, then each value that is a house rule."""
    yield from (dict(preset) for preset in GAMES[game].presets.values())
    for option in rules_of(game).options:
        for value in option.allowed:
            if not option.is_official(value):
                yield {option.name: value}


def measure(
    given: argparse.Namespace, player: Contestant, seats: int, options: Options, runner: Runner
) -> Balance:
    """Play the matches of one table and sum them up; the first seat begins where an option can say so."""
    rules = rules_of(given.game)
    lead = {START: FIRST_SEAT} if any(option.name == START for option in rules.options) else {}
    seeds = Rng(given.seed)
    whole = tuple((options | lead).items())
    lots = [Lot(given.game, seats, player, seeds.seed(), LOT, whole) for _ in range(-(-given.matches // LOT))]
    played = [one for row in runner.run(LOTS, lots, show_progress) for one in row]
    return summed(rules, seats, options, given.player, played)


def summed(rules: Rules, seats: int, options: Options, player: str, played: list[Result]) -> Balance:
    """Sum up the matches of one table."""
    columns = list(zip(*(one.shares for one in played), strict=True))
    ends = [interval(column, len(played)) for column in columns]
    return Balance(
        seats=seats,
        mode=str(options.get(MODE, "")),
        house=house_rules(rules, options),
        player=player,
        matches=len(played),
        shares=tuple(round(sum(column) / len(played), 4) for column in columns),
        low=tuple(round(low, 4) for low, _ in ends),
        high=tuple(round(high, 4) for _, high in ends),
        turns=round(sum(one.turns for one in played) / len(played), 1),
    )


def line_of(one: Balance) -> str:
    """Format a measurement for the terminal."""
    house = ", ".join(f"{name}={value}" for name, value in one.house.items()) or "official"
    shares = " ".join(
        f"{100 * share:.1f} ({100 * low:.0f}-{100 * high:.0f})"
        for share, low, high in zip(one.shares, one.low, one.high, strict=True)
    )
    table = f"{one.seats} {one.mode}".strip()
    return f"{table}: {house}: {shares} of {one.matches}, {one.turns:.0f} turns"


def _read(path: Path, game: str) -> tuple[Balance, ...]:
    """Return the measurements of a file, none if there is none; raise ValueError if it isn't one."""
    try:
        return decoded(path.read_bytes(), game).measured if path.is_file() else ()
    except (OSError, ValueError) as error:
        raise ValueError(f"{path} can't be used: {error}") from error


def _keep(path: Path, game: str, one: Balance) -> None:
    """Write a measurement into the file, instead of an older one of the same table."""
    table = {other.key: other for other in (*_read(path, game), one)}
    ordered = sorted(table.values(), key=lambda other: repr((other.mode, other.seats, other.key)))
    write_atomically(path, encoded(BalanceFile(VERSION, game, tuple(ordered))))


if __name__ == "__main__":
    sys.exit(main())
