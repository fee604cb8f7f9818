"""Rates deals: `python -m ai.deals GAME --seeds N --out FILE`, or checks a file with `--verify FILE`.

Each seed is first tried a few times. The hardest and the easiest ones are then tried anew, and only these
new tries are their figures, since the first ones chose them. Each parcel is kept in FILE.parcels as it
completes; `--resume` goes on. The exit code is 0 if all is well, 1 if a verified deal isn't as easy or hard
as it says, and 2 for a file that can't be used at all.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.deals.playing import SIMULATIONS
from ai.deals.rated import VERSION, DealsFile, RatedDeal, RatedTable, decoded, encoded, kind_of, sure_share
from ai.deals.rating import TRIES, Tries, first_seat
from ai.parcels.command import OneLineParser, add_arguments, check_numbers, running, show_progress
from ai.parcels.errors import ParcelError
from ai.parcels.identity import identity_of
from game.engine.errors import EngineError
from game.engine.options import check_seats
from game.engine.rng import Rng
from game.registry import GAMES, rules_of
from saves.disk.files import read_bounded, write_atomically
from saves.disk.notices import SaveError
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.parcels.runner import Runner

ANEW: Final = 1_000_000  # number of the first try of a verification: none that rated a deal


def main(words: Sequence[str] | None = None) -> int:
    """Rate or verify, and tell; return the exit code."""
    add_trusted_games()
    parser = _parser()
    given = parser.parse_args(words)
    try:
        _check(given)
        return _verify(given) if given.verify else _rate(given)
    except (EngineError, ParcelError, ValueError) as error:
        parser.error(str(error))
    except SaveError as error:
        parser.error(f"{given.verify or given.out}: {error}")


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.deals", description="Rate deals from easy to hard, or verify a file.")
    parser.add_argument("game", nargs="?", default="", help="a game's id, such as splendor_marvel")
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="tables to rate; else the usual one")
    parser.add_argument("--seeds", type=int, default=40, help="deals to look at, for each table")
    parser.add_argument("--first", type=int, default=6, help="tries at each of them")
    parser.add_argument("--count", type=int, default=10, help="of the hardest, and of the easiest, to keep")
    parser.add_argument("--tries", type=int, default=20, help="new tries at each of those, or to verify one")
    parser.add_argument("--seed", type=int, default=1, help="what the deals' seeds are drawn from")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file of deals")
    parser.add_argument("--verify", type=Path, metavar="FILE", help="try its deals again")
    add_arguments(parser)
    return parser


def _check(given: argparse.Namespace) -> None:
    """Raise ValueError or EngineError for words that can't be obeyed."""
    if bool(given.game) == bool(given.verify):
        raise ValueError("name a game to rate, or --verify a FILE")
    if given.game and not given.out:
        raise ValueError("rating needs --out FILE")
    check_numbers(given, seeds=(2, 100_000), first=(1, 1000), count=(1, 500), tries=(1, 1000))


def _rate(given: argparse.Namespace) -> int:
    rules = rules_of(given.game)
    seats = given.seats or [GAMES[given.game].usual_seats]
    for number in seats:
        check_seats(rules, number)
    tables: list[RatedTable] = []
    ledger = given.out.with_name(f"{given.out.name}.parcels")
    with running(given.executor, given.jobs, ledger, resume=given.resume) as runner:
        for number in seats:
            tables.append(_rate_table(given, number, runner))
            known = identity_of(given.game).rules
            file = DealsFile(VERSION, given.game, rules.revision, known, SIMULATIONS, tuple(tables))
            write_atomically(given.out, encoded(file))
    for table in tables:
        kinds = ", ".join(f"{len(table.of_kind(kind))} {kind}" for kind in ("easy", "hard"))
        print(f"{given.game} for {table.seats}: {table.mean:.3f} won of any deal, {kinds} of {table.seeds}")
    return 0


def _rate_table(given: argparse.Namespace, seats: int, runner: Runner) -> RatedTable:
    """Look at all seeds of a table, and measure the hardest and the easiest anew."""
    seeds = Rng(given.seed << 8 | seats)
    deals = [first_seat(given.game, seats, seeds.seed() >> 8) for _ in range(given.seeds)]
    tried = runner.run(TRIES, [Tries(deal, 0, given.first) for deal in deals], show_progress)
    order = sorted(range(len(deals)), key=lambda at: (sum(tried[at]), deals[at].seed))
    chosen = [deals[at] for at in dict.fromkeys((*order[: given.count], *order[-given.count :]))]
    measured = runner.run(TRIES, [Tries(deal, given.first, given.tries) for deal in chosen], show_progress)
    rated = [
        RatedDeal(deal.seed, round(sum(shares) / len(shares), 4), len(shares))
        for deal, shares in zip(chosen, measured, strict=True)
    ]
    mean = sum(map(sum, tried)) / (given.first * len(deals))
    ranked = sorted(rated, key=lambda one: (one.share, one.seed))
    return RatedTable(seats, given.seeds, round(mean, 4), tuple(ranked))


def _verify(given: argparse.Namespace) -> int:
    file = decoded(read_bounded(given.verify), given.verify.name)
    rules = rules_of(file.game)
    if file.revision != rules.revision:
        raise ValueError(
            f"{given.verify} is for revision {file.revision} of the rules, this is {rules.revision}"
        )
    shown = [(table, deal) for table in file.tables for deal in table.deals if kind_of(deal, table.mean)]
    works = [Tries(first_seat(file.game, table.seats, deal.seed), ANEW, given.tries) for table, deal in shown]
    with running(given.executor, given.jobs, None, resume=False) as runner:
        found = runner.run(TRIES, works, show_progress)
    wrong = 0
    for (table, deal), shares in zip(shown, found, strict=True):
        (low, high), (least, most) = sure_share(shares), deal.interval
        if low > most or high < least:
            wrong += 1
            told = (
                f"{sum(shares) / len(shares):.3f} won of {len(shares)}, not {deal.share:.3f} of {deal.tries}"
            )
            print(f"seed {deal.seed} for {table.seats}: {told}")
    print(f"{len(shown) - wrong} of {len(shown)} deals of {file.game} are as they say")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
