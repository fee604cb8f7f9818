"""What computer players say about their moves: python3 -m tools.reasons GAME [--seats N] [--count 200].

Legends of few simulations play matches; each free decision, or every so many of them, is explained as hints
explain it, below the last lines of the log. The last line counts the explanations that name nothing that the
search found.
"""

from __future__ import annotations

import argparse
from itertools import count as numbers
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.analysis.explain import explain
from ai.analysis.explain_says import grounds, told
from ai.analysis.foresight import STOCK, foreseen
from ai.players import make_player
from game.engine.events import seen
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.match.game import says_of, table_of
from game.table.contract import Setting
from game.table.pieces import Seat
from game.texts.texts import YOU, Library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ai.analysis.explain import Explanation
    from ai.worker.tasks import SearchResult
    from game.texts.texts import Texts

NAMES: Final = (YOU, "Vega", "Pip", "Orion", "Rowan", "Ada")
LOG: Final = 2  # lines of it


class Told(NamedTuple):
    """An explained decision."""

    place: str  # the match, and the decision in it
    log: list[str]
    move: str
    sentences: list[str]
    generic: bool  # it names nothing that the search found


class Table:
    """Words one game in one language."""

    def __init__(self, game: str, seats: int, texts: Texts) -> None:
        """Seat a person and computer players."""
        self.rules = GAMES[game].rules
        self.texts = texts
        self.says = says_of(game)
        self.pieces = table_of(game)
        self.names = NAMES[:seats]
        people = tuple(Seat(name, place, computer=name != YOU) for place, name in enumerate(self.names))
        self.setting = Setting(people, texts)

    def later(self, position: bytes, action: int) -> str:
        """Word an action in a packed position."""
        state = self.rules.unpack(position)
        return self.pieces.button(state.view(state.to_move), action, self.setting)

    def log(self, match: Match, seat: int) -> list[str]:
        """Word the last events as `seat` knows them."""
        lines = [
            self.says.tell(seen(step.events, seat), self.names, self.texts)
            for number in range(max(0, len(match.decisions) - 8), len(match.decisions))
            for step in match.steps(number)
        ]
        return [line for line in lines if line][-LOG:]

    def explained(self, match: Match, seat: int, choice: SearchResult) -> Told:
        """Word an explanation for `seat`, who is addressed."""
        found = explain(match.state, seat, choice)
        view = match.state.view(seat)

        def word(action: int) -> str:
            return self.pieces.button(view, action, self.setting)

        sentences = told(found, seat, self.names, self.texts, word, self.later)
        return Told(
            match.position(), self.log(match, seat), word(choice.action), sentences, self.generic(found, seat)
        )

    def generic(self, found: Explanation, seat: int) -> bool:
        """Whether an explanation says nothing particular about a choice."""
        if found.forced or found.wins:
            return False
        named = [reason for reason in found.reasons if reason.claim.code != STOCK]
        return not grounds(named, seat, self.names, self.texts)


def explanations(
    table: Table, options: dict[str, object], simulations: int, every: int = 1, seed: int = 1
) -> Iterator[Told]:
    """Play matches for ever, and explain the person's free decisions."""
    rules, free = table.rules, 0
    for number in numbers(seed):
        match = Match(rules, len(table.names), number, options)
        player = make_player("mcts", rules, simulations=simulations, seed=number)
        fast = make_player("greedy", rules, seed=number)
        while not match.over:
            seat = match.state.to_move
            known = match.state.determinize(seat, Rng(len(match.decisions)))
            if seat or len(player.evaluator.actions(known)) < 2:
                match.play(fast.choose(known, seat).action)
                continue
            free += 1
            if free % every:
                match.play(fast.choose(known, seat).action)
                continue
            task = player.start(known, seat)
            while not task.step():
                pass
            choice = foreseen(task, rules.id)
            yield table.explained(match, seat, choice)
            match.play(choice.action)


def main() -> None:
    """Print explanations, and how many of them are generic."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=GAMES)
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--mode", default="")
    asked.add_argument("--count", type=int, default=200)
    asked.add_argument("--every", type=int, default=1)
    asked.add_argument("--simulations", type=int, default=400)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--language", default="en")
    wish = asked.parse_args()
    texts = Library(strict=True).texts(wish.language, wish.game)
    table = Table(wish.game, wish.seats or GAMES[wish.game].usual_seats, texts)
    options: dict[str, object] = {"mode": wish.mode} if wish.mode else {}
    generic = 0
    for number, one in zip(
        range(wish.count), explanations(table, options, wish.simulations, wish.every, wish.seed), strict=False
    ):
        generic += one.generic
        mark = " GENERIC" if one.generic else ""
        print(f"{number + 1}. {one.place}{mark}", *(f"   | {line}" for line in one.log), sep="\n")
        print(f"   > {one.move}", *(f"   {line}" for line in one.sentences), sep="\n", flush=True)
    print(f"{generic} of {wish.count} generic ({100 * generic / wish.count:.1f}%)")


if __name__ == "__main__":
    main()
