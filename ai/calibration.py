"""Measures whether chances come true: `python -m ai.calibration GAME --seats N --matches N --out FILE`.

At some positions of each match every seat predicts its chance with what it knows. Told are the Brier score
(the mean squared error; lower is better) beside that of even chances, how often predictions of each size came
true, and by how much all seats together overrate themselves. With `--executor`, other processes or machines
play: docs/train.md. With `--save`, the Brier score goes to `assets/calibration.toml`, with which a release is
compared, and from there to `docs/strength.md`.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.arena import read_options
from ai.parcels.command import OneLineParser, add_arguments, check_numbers, running, show_progress
from ai.parcels.errors import ParcelError
from ai.strength.calibrations import Calibration, calibrated, write_calibration
from ai.strength.forecasts import FORECASTS, Course, Forecast
from game.engine.errors import EngineError
from game.engine.options import check_seats
from game.engine.rng import Rng
from game.registry import rules_of
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAYED: Final = 100  # simulations per decision of the matches
SIMULATIONS: Final = 400  # per prediction
POSITIONS: Final = 6  # of a match
BINS: Final = 5


def main(words: Sequence[str] | None = None) -> int:
    """Measure and tell; return the exit code."""
    add_trusted_games()
    parser = _parser()
    given = parser.parse_args(words)
    try:
        courses = _courses(given)
    except (EngineError, ValueError) as error:
        parser.error(str(error))
    try:
        with running(given.executor, given.jobs, given.out, resume=given.resume) as runner:
            rows = runner.run(FORECASTS, courses, show_progress)
    except ParcelError as error:
        parser.error(str(error))
    measured = calibrated(given.game, given.seats, given.mode, rows)
    print("\n".join(table(measured, rows)))
    if given.save:
        write_calibration(measured)
    return 0


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.calibration", description="Measure whether chances come true.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--mode", default="", help="the name of what the options make of the game")
    parser.add_argument("--matches", type=int, default=300)
    add_arguments(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept as they complete")
    parser.add_argument("--save", action="store_true", help="the score that a release is compared with")
    parser.add_argument("--seed", type=int, default=1, help="what all matches' seeds are drawn from")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    return parser


def _courses(given: argparse.Namespace) -> list[Course]:
    """Return the matches to play; raise ValueError or EngineError if that can't be done."""
    rules = rules_of(given.game)
    check_seats(rules, given.seats)
    options = read_options(rules, given.option, given.seats)
    rules.setup(given.seats, 0, dict(options))
    check_numbers(given)
    seeds = Rng(given.seed)
    return [
        Course(given.game, given.seats, seeds.seed(), PLAYED, SIMULATIONS, POSITIONS, options)
        for _ in range(given.matches)
    ]


def table(measured: Calibration, rows: list[list[Forecast]]) -> list[str]:
    """Format the score, the bins and the overrating."""
    told = f"Brier {measured.brier:.3f} +- {measured.error:.3f}, even chances {measured.even:.3f}"
    lines = [
        f"{told}, of {measured.matches} matches",
        f"{'predicted':>12} {'came true':>10} {'chances':>8}",
    ]
    pairs = [pair for row in rows for one in row for pair in zip(one.chances, one.result, strict=True)]
    for place in range(BINS):
        within = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == place]
        if within:
            predicted, true = (100 * _mean([pair[which] for pair in within]) for which in (0, 1))
            lines.append(f"{predicted:>12.1f} {true:>10.1f} {len(within):>8}")
    over, jumps = differences(rows)
    lines.append(f"all seats together overrate themselves by {points(over)} points")
    lines.append(f"who has decided sees more than before by {points(jumps)} points")
    logits = overrating(measured.seats, rows)
    lines.append(
        f"as logits, `Game.overrating`: {logits[0]:.2f} for who moves, {logits[1]:.2f} for who waits"
    )
    return lines


def differences(rows: list[list[Forecast]]) -> tuple[list[list[float]], list[list[float]]]:
    """Return by match how much too much all seats claim, and what the mover gains by having decided."""
    over = [[sum(one.chances) - sum(one.result) for one in row] for row in rows if row]
    jumps = [
        [one.later - one.chances[one.mover] for one in row if one.later is not None] for row in rows if row
    ]
    return over, [row for row in jumps if row]


def overrating(seats: int, rows: list[list[Forecast]]) -> tuple[float, float]:
    """Return by how much a seat to move, and one that waits, overrates its chance, in logits."""
    over, jumps = ([_mean(row) for row in part] for part in differences(rows))
    slope = _mean([chance * (1 - chance) for row in rows for one in row for chance in one.chances])
    waiting = (_mean(over) + _mean(jumps)) / seats
    return ((waiting - _mean(jumps)) / slope, waiting / slope) if slope else (0.0, 0.0)


def points(rows: list[list[float]]) -> str:
    """Format the mean of a number over matches in hundredths, and its 95 % interval."""
    means = [_mean(row) for row in rows]
    mean = _mean(means)
    spread = sqrt(_mean([(one - mean) ** 2 for one in means]) / max(1, len(means)))
    return f"{100 * mean:.1f} +- {196 * spread:.1f}"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


if __name__ == "__main__":
    sys.exit(main())
