"""Matches between computer players: `python -m ai.arena GAME PLAYER PLAYER… --seats N --games N --seconds S`.

Players are "random", "greedy", "mcts", "mcts:3" (a level), a level's key such as "knight", or "textbook". Where fewer
players than seats are named, the last one takes the seats that are left. Every seed is played in all rotations of the
seats. Seconds are processor time a decision, so that other work on the machine does not decide who wins.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from math import log10, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import msgspec

from ai.matches import Block, Entrant, Played, entrant, play_block
from game.engine.errors import EngineError
from game.engine.options import check_seats
from game.engine.rng import Rng
from game.registry import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

CONFIDENCE: Final = 1.96  # standard errors on each side hold 95 %
BAR_WIDTH: Final = 30


class Score(msgspec.Struct, frozen=True):
    """How one player did over all its seats."""

    player: str
    games: int  # seats it played
    share: float  # of the victories, from 0 to 1; all players together have 1
    low: float  # 95 % confidence
    high: float
    elo: float  # against the other players taken as equals
    elo_low: float
    elo_high: float
    decisions: float  # a game
    milliseconds: float  # of processor time a decision
    faults: int


class Words(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    game: str
    entrants: tuple[Entrant, ...]
    games: int
    seconds: float | None
    simulations: int | None
    jobs: int
    seed: int
    json: str | None


class OneLineParser(argparse.ArgumentParser):
    """A parser whose refusals are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and exit with 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def read_words(words: Sequence[str] | None = None) -> Words:
    """Read the command line; wrong words end the program with one line and exit code 2."""
    parser = OneLineParser(prog="ai.arena", description="Let computer players play against each other.")
    parser.add_argument("game", help="a game's id, such as splendor_marvel")
    parser.add_argument(
        "players", nargs="+", metavar="player", help="random, greedy, mcts, mcts:3, textbook, or a level"
    )
    parser.add_argument(
        "--seats", type=int, default=None, help="default: as many as players are named, at least two"
    )
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole rotations of the seats")
    parser.add_argument(
        "--seconds", type=float, default=None, help="a decision, for players without a limit of their own"
    )
    parser.add_argument("--simulations", type=int, default=None, help="a decision, instead of seconds")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--json", metavar="FILE", default=None, help="write the scores there too")
    given = parser.parse_args(words)
    try:
        entrants = [entrant(word) for word in given.players]
        seats = given.seats if given.seats is not None else max(2, len(entrants))
        check_seats(rules_of(given.game), seats)
    except (EngineError, ValueError) as error:
        parser.error(str(error))
    if len(entrants) > seats:
        parser.error(f"{len(entrants)} players need as many seats, not {seats}")
    for name, least in (("games", 1), ("jobs", 1), ("seed", 0)):
        if getattr(given, name) < least:
            parser.error(f"--{name} is {least} or more, not {getattr(given, name)}")
    for name in ("seconds", "simulations"):
        value = getattr(given, name)
        if value is not None and not value > 0:
            parser.error(f"--{name} is more than 0, not {value}")
    entrants += [entrants[-1]] * (seats - len(entrants))
    return Words(
        given.game,
        tuple(entrants),
        given.games,
        given.seconds,
        given.simulations,
        given.jobs,
        given.seed,
        given.json,
    )


def blocks(words: Words) -> list[Block]:
    """Lay out the seeds to be played."""
    rotations = len(words.entrants)
    seeds = Rng(words.seed)
    number = -(-words.games // rotations)
    return [
        Block(words.game, words.entrants, seeds.seed(), words.seconds, words.simulations)
        for _ in range(number)
    ]


def play_all(asked: list[Block], executor: Executor | None) -> Iterator[list[Played]]:
    """Play blocks, in this process or wherever the executor does; they come back in order."""
    yield from map(play_block, asked) if executor is None else executor.map(play_block, asked)


def scores(entrants: tuple[Entrant, ...], played: Iterable[list[Played]]) -> list[Score]:
    """Add up what each player, by its word, got."""
    rows = list(played)
    words = list(dict.fromkeys(one.word for one in entrants))
    return [_score(word, [i for i, one in enumerate(entrants) if one.word == word], rows) for word in words]


def _score(word: str, mine: list[int], rows: list[list[Played]]) -> Score:
    seats = len(rows[0])
    matches = [match for row in rows for match in row]
    by_block = [sum(match.shares[i] for match in row for i in mine) / len(row) for row in rows]
    share = sum(by_block) / len(by_block)
    low, high = interval(by_block, len(matches))
    decisions = sum(match.decisions[i] for match in matches for i in mine)
    seconds = sum(match.seconds[i] for match in matches for i in mine)
    others = seats - len(mine)
    return Score(
        word,
        len(matches) * len(mine),
        share,
        low,
        high,
        *(elo(one, len(mine), others) for one in (share, low, high)),
        decisions / (len(matches) * len(mine)),
        1000 * seconds / max(1, decisions),
        sum(match.faults[i] for match in matches for i in mine),
    )


def interval(samples: Sequence[float], games: int) -> tuple[float, float]:
    """Tell the 95 % confidence interval of a mean share (Wilson's, for as many games as the blocks are worth)."""
    number = len(samples)
    mean = sum(samples) / number
    spread = sum((sample - mean) ** 2 for sample in samples) / max(1, number - 1) / number
    worth = mean * (1 - mean) / spread if spread else float(games)
    z = CONFIDENCE * CONFIDENCE / worth
    middle = (mean + z / 2) / (1 + z)
    reach = CONFIDENCE * sqrt(mean * (1 - mean) / worth + z / 4 / worth) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def elo(share: float, mine: int, others: int) -> float:
    """Turn a share of victories by `mine` seats among `others` into Elo points above these others."""
    if not others:
        return 0.0
    odds = share * others / ((1 - share) * mine) if share < 1 else float("inf")
    return 400 * log10(odds) if 0 < odds < float("inf") else float("inf") * (1 if odds else -1)


def table(results: list[Score]) -> str:
    """Write the scores for people."""
    lines = [
        f"{'player':<12} {'games':>6} {'share':>7} {'95 %':>15} {'Elo':>6} {'95 %':>15} {'moves':>6} {'ms':>8} faults"
    ]
    lines += [
        f"{one.player:<12} {one.games:>6} {one.share:>7.3f} {f'{one.low:.3f} to {one.high:.3f}':>15} {one.elo:>+6.0f}"
        f" {f'{one.elo_low:+.0f} to {one.elo_high:+.0f}':>15} {one.decisions:>6.1f} {one.milliseconds:>8.2f} {one.faults:>6}"
        for one in results
    ]
    return "\n".join(lines)


def show_progress(done: int, of: int) -> None:
    """Draw the bar on a terminal's error stream."""
    if sys.stderr.isatty():
        filled = BAR_WIDTH * done // of
        end = "\n" if done == of else ""
        print(
            f"\r[{'#' * filled}{'.' * (BAR_WIDTH - filled)}] {done}/{of}",
            end=end,
            file=sys.stderr,
            flush=True,
        )


def run(words: Words, executor: Executor | None = None) -> list[Score]:
    """Play what was asked for, showing progress, and add it up."""
    asked = blocks(words)
    played = []
    for row in play_all(asked, executor):
        played.append(row)
        show_progress(len(played), len(asked))
    return scores(words.entrants, played)


def main(given: Sequence[str] | None = None) -> int:
    """Run the arena as the command line says; return the exit code."""
    words = read_words(given)
    if words.jobs == 1:
        results = run(words)
    else:
        with ProcessPoolExecutor(words.jobs, mp_context=get_context("spawn")) as executor:
            results = run(words, executor)
    print(table(results))
    if words.json:
        try:
            Path(words.json).write_bytes(msgspec.json.format(msgspec.json.encode(results)))
        except OSError as error:
            print(f"ai.arena: {words.json} can't be written: {error.strerror}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
