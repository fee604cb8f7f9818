"""Measures the strength of a game's players: `python -m ai.ladder GAME --seats N --games N --seconds S`.

Every level meets the one below it, the lowest a rule that a child can follow: one seat (or one team) against
rivals on all others, with paired seeds and rotated seats. With `--only textbook`, the highest meets the
textbook search. With `--executor`, other processes or machines play: docs/train.md. Results go to
`assets/strength.toml`, and from there to `docs/strength.md`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ai.analysis.sides import share_of, side_of
from ai.arena import read_options
from ai.parcels.command import OneLineParser, add_arguments, check_numbers, running, show_progress
from ai.parcels.errors import ParcelError
from ai.parcels.runner import Runner
from ai.personas.levels import LEVEL_KEYS
from ai.strength.matches import BLOCKS, Block, Played, contestant
from ai.strength.scores import interval
from ai.strength.strength import FILE, Measured, read_strengths, strengths
from game.engine.errors import EngineError
from game.engine.options import Value, check_seats
from game.engine.rng import Rng
from game.registry import rules_of
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Sequence

STEPS: Final = tuple(
    zip(LEVEL_KEYS, ("child", *LEVEL_KEYS[:-1]), strict=True)
)  # each level and the one below
TEXTBOOK: Final = (LEVEL_KEYS[-1], "textbook")
PAIRINGS: Final = {**{step[0]: step for step in STEPS}, TEXTBOOK[1]: TEXTBOOK}  # by name, for `--only`
HEAD: Final = "# What the players win, each alone among rivals; made by `python -m ai.ladder`.\n"


def main(words: Sequence[str] | None = None) -> int:
    """Measure what the command line asks for and save it; return the exit code."""
    add_trusted_games()
    parser = _parser()
    given = parser.parse_args(words)
    try:
        rules = rules_of(given.game)
        check_seats(rules, given.seats)
        options = read_options(rules, given.option, given.seats)
        rules.setup(given.seats, 0, dict(options))
        _check(given)
    except (EngineError, ValueError) as error:
        parser.error(str(error))
    try:
        with running(given.executor, given.jobs, given.out, resume=given.resume) as runner:
            for name in given.only or LEVEL_KEYS:
                one = measure(given, *PAIRINGS[name], options, runner)
                write([one])
                print(line_of(one), flush=True)
    except ParcelError as error:
        parser.error(str(error))
    return 0


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.ladder", description="Measure how strong the players are.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--mode", default="", help="the name of what the options make of the game")
    parser.add_argument("--games", type=int, default=400, help="a pairing")
    parser.add_argument("--seconds", type=float, default=0.1, help="a decision, of those who think on")
    add_arguments(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept as they complete")
    parser.add_argument("--seed", type=int, default=1, help="what all matches' seeds are drawn from")
    parser.add_argument(
        "--only",
        action="append",
        choices=PAIRINGS,
        help="this level, or the textbook search; may be repeated",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    return parser


def _check(given: argparse.Namespace) -> None:
    """Raise ValueError if a number is out of range."""
    check_numbers(given)
    if not given.seconds > 0:
        raise ValueError(f"--seconds is more than 0, not {given.seconds}")


def measure(
    given: argparse.Namespace,
    player: str,
    rival: str,
    options: tuple[tuple[str, Value], ...],
    runner: Runner,
) -> Measured:
    """Play `player` against its rivals."""
    seats = given.seats
    together = side_of(rules_of(given.game).setup(seats, 0, dict(options)), 0)
    contestants = tuple(contestant(player if seat in together else rival) for seat in range(seats))
    seeds = Rng(given.seed)
    blocks = [
        Block(given.game, contestants, seeds.seed(), given.seconds, None, options)
        for _ in range(-(-given.games // seats))
    ]
    return summed(given, (player, rival), runner.run(BLOCKS, blocks, show_progress), together)


def shares(rows: list[list[Played]], together: tuple[int, ...]) -> list[float]:
    """Return the partners' combined share in each block."""
    return [sum(share_of(together, match.shares) for match in row) / len(row) for row in rows]


def summed(
    given: argparse.Namespace, who: tuple[str, str], rows: list[list[Played]], together: tuple[int, ...]
) -> Measured:
    """Return the sum of all matches."""
    won = shares(rows, together)
    games = len(rows) * given.seats
    low, high = interval(won, games)
    return Measured(
        game=given.game,
        seats=given.seats,
        mode=given.mode,
        player=who[0],
        rival=who[1],
        games=games,
        share=round(sum(won) / len(won), 3),
        low=round(low, 3),
        high=round(high, 3),
        seconds=given.seconds,
        together=len(together),
    )


def line_of(one: Measured) -> str:
    """Format a measurement for the terminal."""
    between = f"{one.low:.3f} to {one.high:.3f}"
    return f"{one.player:>9} against {one.rival:<9} {one.share:.3f} ({between}) of {one.games}"


def write(new: list[Measured]) -> None:
    """Save measurements, replacing older ones of the same players at the same table."""
    table = {key_of(one): one for one in (*read_strengths(), *new)}
    lines = [toml_of(table[key]) for key in sorted(table)]
    path = Path(__file__).parents[1] / "assets" / FILE
    path.write_text(HEAD + "measured = [\n" + "".join(lines) + "]\n", encoding="utf-8")
    strengths.cache_clear()


def key_of(one: Measured) -> tuple[str, str, int, int, str]:
    """Return a measurement's sort key in the file."""
    return (one.game, one.mode, one.seats, (*STEPS, TEXTBOOK).index((one.player, one.rival)), one.rival)


def toml_of(one: Measured) -> str:
    """Format a measurement as a line of TOML; nothing in it needs escaping."""
    texts = f'game = "{one.game}", seats = {one.seats}, mode = "{one.mode}"'
    who = f'player = "{one.player}", rival = "{one.rival}"'
    numbers = f"games = {one.games}, share = {one.share}, low = {one.low}, high = {one.high}"
    return f"    {{ {texts}, {who}, {numbers}, seconds = {one.seconds}, together = {one.together} }},\n"


if __name__ == "__main__":
    sys.exit(main())
