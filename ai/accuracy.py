"""Measures the analysis: `python -m ai.accuracy GAME --seats N --matches N --jobs 2 --out FILE --resume`.

Positions of whole matches are analysed as after a game, and by 4,000 simulations with other randomness. For
each third of a match, the mean difference of the chances is told, and how many differ by more than six
points. The exit code is 1 where a mark is missed. With `--executor`, other processes or machines search:
docs/train.md.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.analysis.analysis import MOST_SIMULATIONS, SIMULATIONS
from ai.arena import read_options
from ai.parcels.command import OneLineParser, add_arguments, check_numbers, running, show_progress
from ai.parcels.errors import ParcelError
from ai.strength.looks import LOOKS, THIRDS, Look, Sample
from game.engine.errors import EngineError
from game.engine.options import check_seats
from game.engine.rng import Rng
from game.registry import rules_of
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAYED: Final = 100  # simulations per decision of the matches
REFERENCE: Final = 4000  # simulations
MEAN_MARK: Final = 0.02  # of the difference, in every third
FAR: Final = 0.06
FAR_MARK: Final = 0.05  # of all samples


def main(words: Sequence[str] | None = None) -> int:
    """Measure and tell; return 0 if all marks are met, 1 otherwise."""
    add_trusted_games()
    parser = _parser()
    given = parser.parse_args(words)
    try:
        looks = _looks(given)
    except (EngineError, ValueError) as error:
        parser.error(str(error))
    try:
        with running(given.executor, given.jobs, given.out, resume=given.resume) as runner:
            rows = runner.run(LOOKS, looks, show_progress)
    except ParcelError as error:
        parser.error(str(error))
    samples = [sample for row in rows for sample in row]
    print("\n".join(table(samples)))
    return 0 if meets_marks(samples) else 1


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.accuracy", description="Measure how accurate the analysis is.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="instead of the analysis's own,")
    parser.add_argument("--most", type=int, default=MOST_SIMULATIONS, help="and at most")
    add_arguments(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept as they complete")
    parser.add_argument("--seed", type=int, default=1, help="what all matches' seeds are drawn from")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    return parser


def _looks(given: argparse.Namespace) -> list[Look]:
    """Return the matches to look at; raise ValueError or EngineError if that can't be done."""
    rules = rules_of(given.game)
    check_seats(rules, given.seats)
    options = read_options(rules, given.option, given.seats)
    rules.setup(given.seats, 0, dict(options))
    check_numbers(given, simulations=(1, 1 << 20), most=(0, 1 << 20))
    seeds = Rng(given.seed)
    return [
        Look(
            given.game,
            given.seats,
            seeds.seed(),
            PLAYED,
            given.simulations,
            given.most,
            REFERENCE,
            options,
        )
        for _ in range(given.matches)
    ]


def table(samples: list[Sample]) -> list[str]:
    """Format the differences, a line for each third and one for all."""
    lines = [f"{'third':<6} {'chances':>8} {'mean':>6} {'over 6':>7} {'simulations':>12}"]
    parts = [[one for one in samples if one.third == third] for third in range(THIRDS)]
    for name, part in zip(("1st", "2nd", "3rd", "all"), (*parts, samples), strict=True):
        if part:
            mean = 100 * _mean([_difference(one) for one in part])
            far = f"{100 * far_share(part):.1f} %"
            effort = _mean([one.simulations for one in part])
            lines.append(f"{name:<6} {len(part):>8} {mean:>6.2f} {far:>7} {effort:>12.0f}")
    return lines


def meets_marks(samples: list[Sample]) -> bool:
    """Return whether no third differs by more than the marks allow, and few samples by much."""
    parts = [[one for one in samples if one.third == third] for third in range(THIRDS)]
    near = all(_mean([_difference(one) for one in part]) <= MEAN_MARK for part in parts if part)
    return near and far_share(samples) <= FAR_MARK


def far_share(samples: list[Sample]) -> float:
    """Return the share of the samples that differ by much."""
    return _mean([float(_difference(one) > FAR) for one in samples])


def _difference(sample: Sample) -> float:
    return abs(sample.found - sample.reference)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


if __name__ == "__main__":
    sys.exit(main())
