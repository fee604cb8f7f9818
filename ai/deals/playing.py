"""Plays a deal to its end, never by the clock.

Everybody thinks with fixed simulations, so how it goes follows from the deal, who sits there and a number for
the try.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.deals.deal import won_by
from ai.personas.levels import level_of
from ai.players import make_player
from ai.players.between import BetweenPlayer
from ai.worker.tasks import SearchResult
from game.engine.rng import Rng

if TYPE_CHECKING:
    from ai.deals.deal import Deal
    from ai.players import Player
    from ai.search import Search
    from ai.worker.tasks import SearchTask
    from game.engine.contract import Rules

SIMULATIONS: Final = 400  # per decision of a level that otherwise thinks by the clock
NOBODY: Final = -1  # the action of a result that tells only the shares


def fixed_player(rules: Rules, word: str, seed: int) -> Player:
    """Make the player of a level that never looks at a clock; raise ValueError for an unknown level."""
    level = level_of(word)
    if level.tenths and level.timed:
        lower, upper = (fixed_player(rules, str(number), seed) for number in (level.number, level.number + 1))
        return BetweenPlayer(rules, seed, lower, upper, level.tenths)
    return make_player(
        "mcts", rules, level=level.word, simulations=SIMULATIONS if level.timed else None, seed=seed
    )


class DealTask:
    """One try at a deal, in slices: a search task whose result is each seat's share."""

    def __init__(self, deal: Deal, number: int) -> None:
        """Begin try `number`; equal ones go alike."""
        self._match = deal.match()
        self._players = [fixed_player(self._match.rules, level, number) for level in deal.levels]
        self._rng = Rng(number)
        self._thinking: SearchTask | None = None

    def step(self) -> bool:
        """Think for a slice; True when the match is over."""
        match = self._match
        if match.over:
            return True
        seat = match.state.to_move
        if self._thinking is None:
            self._thinking = self._players[seat].start(match.state.determinize(seat, self._rng), seat)
        if self._thinking.step():
            match.play(self._thinking.result().action)
            self._thinking = None
        return match.over

    def searched(self) -> Search | None:
        """Return None: no search of its own lies behind it."""
        return None

    def result(self) -> SearchResult:
        """Return each seat's share of the win; equal ones before the end."""
        match = self._match
        shares = match.state.returns() if match.over else [1.0 / match.seats] * match.seats
        return SearchResult(NOBODY, tuple(shares), {}, (), len(match.decisions), 0.0)


def share_won(deal: Deal, number: int) -> float:
    """Play try `number` to the end; return the share of the win that the seat's side gets, 0 to 1."""
    task = DealTask(deal, number)
    while not task.step():
        pass
    return won_by(deal, task.result().values)
