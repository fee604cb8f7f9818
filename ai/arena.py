"""Matches between computer players: `python -m ai.arena GAME PLAYER PLAYER… --seats N --games N --seconds S`.

Players are "random", "child", "greedy", "mcts", "mcts:3" (a level), a level's key such as "knight",
"textbook", "handmade", which searches without a learned network, "net:FILE", which searches with the network
in a file, or "cmd:./my_bot", an outside program that speaks docs/engine_protocol.md; its time is that of the
clock. If there are fewer players than seats, the last one takes all remaining seats. Every seed is played in
all rotations of the seats. Seconds are processor time, so other work on the machine doesn't affect the
result. Match options are given as `--option deck1=attic --option deck2=attic`. With `--executor`, other
processes or machines play: docs/train.md. With `--balance`, one player plays all sides of a game that
measures how even its parts are, such as the decks of a box (`Game.balance`). With `--ahead`, the first player
keeps its tree from decision to decision and thinks while others decide, for as long as they do; the others do
neither. Give it another name than theirs: "legend" and "mcts" are one player.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ai.parcels.command import OneLineParser, add_arguments, check_numbers, running, show_progress
from ai.parcels.errors import ParcelError
from ai.parcels.executors import LOCAL
from ai.parcels.runner import Runner
from ai.personas.levels import level_of
from ai.strength.matches import BLOCKS, Block, Contestant, check_network, contestant
from ai.strength.scores import Score, add_up, table
from game.engine.errors import EngineError
from game.engine.game import load
from game.engine.options import Value, check_seats
from game.engine.rng import Rng
from game.registry import GAMES, rules_of
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.engine.contract import Rules

    Progress = Callable[[int, int], None]
    Measure = Callable[[Contestant, int, int, float | None, int | None, Progress], list[str]]

AHEAD: Final = ("mcts", "handmade", "textbook")  # players that search, and may do so while others decide


class Arguments(msgspec.Struct, frozen=True):
    """The parsed command line."""

    game: str
    contestants: tuple[Contestant, ...]  # one a seat
    games: int
    seconds: float | None
    simulations: int | None
    jobs: int
    seed: int
    json: str | None
    options: tuple[tuple[str, Value], ...] = ()  # of the matches, by name
    balance: bool = False
    executor: str = LOCAL
    out: Path | None = None  # where results are kept as they complete
    resume: bool = False
    ahead: bool = False  # the first one thinks while others decide


def parse_arguments(words: Sequence[str] | None = None) -> Arguments:
    """Parse the command line; on an error, exit with one line and code 2."""
    parser = _parser()
    given = parser.parse_args(words)
    try:
        contestants = [contestant(word) for word in given.players or ["greedy"]]
        seats = max(2, len(contestants)) if given.seats is None else given.seats
        check_seats(rules_of(given.game), seats)
        _check_numbers(given, seats)
        options = read_options(rules_of(given.game), given.option, seats)
        rules_of(given.game).setup(seats, 0, dict(options))  # raises if they don't go together
        for one in contestants:
            check_network(given.game, one, seats)
    except (EngineError, ValueError) as error:
        parser.error(str(error))
    contestants += [contestants[-1]] * (seats - len(contestants))
    return Arguments(
        game=given.game,
        contestants=tuple(contestants),
        games=given.games,
        seconds=given.seconds,
        simulations=given.simulations,
        jobs=given.jobs,
        seed=given.seed,
        json=given.json,
        options=options,
        balance=given.balance,
        executor=given.executor,
        out=given.out,
        resume=given.resume,
        ahead=given.ahead,
    )


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="ai.arena", description="Let computer players play against each other.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument(
        "players",
        nargs="*",
        metavar="player",
        help="random, child, greedy, mcts, mcts:3, handmade, textbook, a level, net:FILE or cmd:PROGRAM",
    )
    parser.add_argument("--seats", type=int, help="default: as many as players are named, at least two")
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole rotations of the seats")
    parser.add_argument("--seconds", type=float, help="a decision, for players without a limit of their own")
    parser.add_argument("--simulations", type=int, help="a decision, instead of seconds")
    add_arguments(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept as they complete")
    parser.add_argument("--seed", type=int, default=1, help="what all matches' seeds are drawn from")
    parser.add_argument("--json", metavar="FILE", help="write the scores there too")
    parser.add_argument(
        "--balance", action="store_true", help="how even the parts of a game are, such as its decks"
    )
    parser.add_argument("--ahead", action="store_true", help="the first player thinks while others decide")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches; may be repeated"
    )
    return parser


def _check_numbers(given: argparse.Namespace, seats: int) -> None:
    """Raise ValueError if a number is out of range or the players don't fit the seats."""
    if not given.players and not given.balance:
        raise ValueError("name at least one player")
    if given.balance and not GAMES[given.game].balance:
        measured = ", ".join(game.id for game in GAMES.values() if game.balance) or "no game"
        raise ValueError(f"--balance is for {measured}, not {given.game}")
    if given.balance and (len(given.players) > 1 or given.option):
        raise ValueError("--balance takes at most one player, and no options")
    if given.balance and (given.executor != LOCAL or given.out):
        raise ValueError("--balance plays in this process: without --executor and --out")
    if given.ahead and (given.simulations or not _thinks_ahead(given.players)):
        raise ValueError("--ahead is for a first player of the highest level, by seconds")
    if len(given.players) > seats:
        raise ValueError(f"{len(given.players)} players need as many seats, not {seats}")
    check_numbers(given)
    for name in ("seconds", "simulations"):
        value = getattr(given, name)
        if value is not None and not value > 0:
            raise ValueError(f"--{name} is more than 0, not {value}")


def _thinks_ahead(words: Sequence[str]) -> bool:
    """Whether the first player is one that thinks while others decide."""
    first = contestant(words[0]) if words else None
    return first is not None and first.name in AHEAD and level_of(first.level).simulations is None


def read_options(
    rules: Rules, texts: Sequence[str], seats: int | None = None
) -> tuple[tuple[str, Value], ...]:
    """Parse options for so many seats; raise ValueError or BadSetup that lists the allowed values."""
    known = {option.name: option for option in rules.options}
    found = []
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or name not in known:
            raise ValueError(f"--option is NAME=VALUE, with a NAME of {', '.join(known)}, not {text!r}")
        found.append((name, known[name].read(value, seats)))
    return tuple(found)


def blocks(words: Arguments) -> list[Block]:
    """Return the blocks to play: one seed each, in all rotations."""
    seeds = Rng(words.seed)
    number = -(-words.games // len(words.contestants))
    return [
        Block(
            words.game,
            words.contestants,
            seeds.seed(),
            words.seconds,
            words.simulations,
            words.options,
            words.ahead,
        )
        for _ in range(number)
    ]


def run(words: Arguments, runner: Runner) -> list[Score]:
    """Play all matches with a progress bar; return the scores."""
    return add_up(words.contestants, runner.run(BLOCKS, blocks(words), show_progress))


def main(given: Sequence[str] | None = None) -> int:
    """Run the arena from the command line; return the exit code."""
    add_trusted_games()
    words = parse_arguments(given)
    if words.balance:
        first = words.contestants[0]
        measure: Measure = load(GAMES[words.game].balance)
        told = measure(first, words.games, words.seed, words.seconds, words.simulations, show_progress)
        print("\n".join(told))
        return 0
    try:
        with running(words.executor, words.jobs, words.out, resume=words.resume) as runner:
            scores = run(words, runner)
    except ParcelError as error:
        _parser().error(str(error))
    print(table(scores))
    if words.json:
        try:
            Path(words.json).write_bytes(msgspec.json.format(msgspec.json.encode(scores)))
        except OSError as error:
            print(f"ai.arena: {words.json} can't be written: {error.strerror}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
