"""Today's legend against another version's: python3 -m tools.versions CHECKOUT GAME [--seats N] [--games N].

Today's rules decide what happens. Before each decision the other version gets the position as its seat knows
it, and answers in notation. Seats rotate, with equal cards for all rotations. CHECKOUT is a folder with that
version, compiled as it was shipped; this Python runs it. Both think for equal processor time; one may stop
earlier than the other, so the last line tells how long each really thought.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ai.arena import read_options
from ai.players import make_player
from ai.strength.scores import interval
from game.engine.match import resolve_chance
from game.engine.parts import Part, fields
from game.engine.rng import Rng
from game.registry import GAMES, rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import State

OTHER: Final = Path(__file__).with_name("other.py")
CHANCE: Final = ("chance", "streams")  # fields from which nobody may tell what comes


class Other:
    """The other version, in a process."""

    def __init__(self, checkout: Path) -> None:
        """Start it."""
        words = [sys.executable, str(OTHER), str(checkout.resolve())]
        self._process = subprocess.Popen(
            words, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *words: object) -> Any:
        """Send a message; return the answer. Raise RuntimeError if the process has ended."""
        with contextlib.suppress(BrokenPipeError):  # then there is no answer either
            print(json.dumps(words), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            raise RuntimeError(f"the other version ended with {self._process.wait()}")
        return json.loads(line)

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


def told(value: object) -> object:
    """Return a position, or a part of one, as plain data without what decides chance."""
    if isinstance(value, Part):
        return {name: told(getattr(value, name)) for name in fields(type(value)) if name not in CHANCE}
    if isinstance(value, (list, tuple)):
        return [told(one) for one in value]
    return value


class Referee:
    """Plays matches of one table, and keeps the books."""

    def __init__(self, other: Other, given: argparse.Namespace) -> None:
        """Play as `given` says."""
        self._other = other
        self._rules = rules_of(given.game)
        self._game: str = given.game
        self._seats: int = given.seats
        self._seconds: tuple[float, float] = (given.seconds, given.other_seconds or given.seconds)
        self._options = dict(read_options(self._rules, given.option, given.seats))
        self.thought = [0.0, 0.0]  # seconds
        self.decisions = [0, 0]
        self.unequal = 0  # decisions in which the other version would allow something else

    def play(self, seed: int, mine: int) -> float:
        """Play one match with today's legend on the seat `mine`; return its share of the win.

        Raise ValueError where the other version decides what today's rules forbid.
        """
        state = self._rules.setup(self._seats, seed, self._options)
        resolve_chance(state)
        rng, first = Rng(seed), Rng(seed << 4)
        me = make_player(
            "mcts", self._rules, seed=first.seed(), seconds=self._seconds[0], clock=time.process_time
        )
        self._other.ask("new", self._game, self._seats, seed, self._options, self._seconds[1])
        while state.to_move >= 0:
            seat = state.to_move
            known = state.determinize(seat, Rng(rng.seed()))
            if seat == mine:
                begun = time.process_time()
                action = me.choose(known, seat).action
                self._note(0, time.process_time() - begun)
            else:
                action = self._hear(state, known, seat, first.seed())
            state.apply(action)
            resolve_chance(state)
        return state.returns()[mine]

    def _hear(self, state: State, known: State, seat: int, seed: int) -> int:
        """Return what the other version decides."""
        text, allowed, seconds = self._other.ask("choose", told(known), seat, seed)
        self._note(1, seconds)
        legal = state.legal_actions()
        self.unequal += allowed != sorted(state.notation(action) for action in legal)
        action = state.read(text)
        if action not in legal:
            raise ValueError(text)
        return action

    def _note(self, side: int, seconds: float) -> None:
        self.thought[side] += seconds
        self.decisions[side] += 1


def main(words: Sequence[str] | None = None) -> int:
    """Play, and tell after each rotation; return the exit code."""
    given = _parser().parse_args(words)
    given.seats = given.seats or GAMES[given.game].usual_seats
    other = Other(given.checkout)
    referee, seeds = Referee(other, given), Rng(given.seed)
    shares: list[float] = []
    lost = 0
    try:
        while len(shares) * given.seats < given.games:
            seed = seeds.seed()
            try:
                played = [referee.play(seed, mine) for mine in range(given.seats)]
            except ValueError:
                lost += 1
                continue
            shares.append(sum(played) / given.seats)
            print(line_of(referee, shares, given.seats, lost), flush=True)
    finally:
        other.close()
    return 0


def line_of(referee: Referee, shares: list[float], seats: int, lost: int) -> str:
    """Sum up what was played."""
    games = len(shares) * seats
    low, high = interval(shares, games)
    today, before = (
        1000 * seconds / max(1, decisions)
        for seconds, decisions in zip(referee.thought, referee.decisions, strict=True)
    )
    return (
        f"{100 * sum(shares) / len(shares):.1f} % ({100 * low:.0f} to {100 * high:.0f}) of {games} games; "
        f"{today:.1f} ms a decision, the other {before:.1f}; "
        f"{referee.unequal} of {referee.decisions[1]} with other legal moves, {lost} rotations given up"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.versions", description="Play against another version.")
    parser.add_argument("checkout", type=Path, help="folder of the other version, compiled")
    parser.add_argument("game", choices=tuple(GAMES), help="a game's id")
    parser.add_argument(
        "--seats", type=int, default=0, help="one of today's, all others of the other version"
    )
    parser.add_argument("--games", type=int, default=200, help="in whole rotations")
    parser.add_argument("--seconds", type=float, default=0.03, help="of processor time a decision")
    parser.add_argument("--other-seconds", type=float, default=0.0, help="for the other version, if another")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the matches")
    parser.add_argument("--seed", type=int, default=1, help="what all matches' seeds are drawn from")
    return parser


if __name__ == "__main__":
    sys.exit(main())
