"""Players that search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.evaluators import evaluator_of
from ai.evaluators.base import BaselineEvaluator
from ai.personas.personas import bias_of, evaluator_for, winning
from ai.players.base import Player
from ai.players.memory import Memory
from ai.search import Search, TextbookSearch
from ai.worker.tasks import AheadSearch, BudgetedSearch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.personas.personas import Persona
    from ai.worker.tasks import Budget, SearchTask
    from game.engine.contract import Rules, State

AHEAD_SHARE: Final = 3.0  # of a decision's time, for thinking while others do
FOLLOWING_SHARE: Final = 0.25  # of a decision's time, for the same turn's next one, which reuses the tree


class SearchPlayer(Player):
    """Searches: information-set Monte Carlo tree search with the game's evaluator."""

    def __init__(self, rules: Rules, seed: int, persona: Persona, budget: Budget) -> None:
        """Start a game as one of the personas, with a budget per decision."""
        super().__init__(rules, seed)
        self.persona = persona
        self.budget = budget
        self.evaluator = evaluator_for(persona.level, self.evaluator)
        self._memory = Memory()

    def see(self, positions: Sequence[State], seat: int) -> None:
        """Move the tree of `seat` through what it saw happen."""
        self._memory.see(positions, seat)

    def forget(self) -> None:
        """Drop all trees."""
        self._memory.forget()

    def start(self, state: State, seat: int) -> SearchTask:
        """Start a search; by time alone, go on with the tree that led here, if there is one.

        With a fixed number of simulations no tree is kept, so a choice depends only on the position.
        """
        budget, tree = self.budget, None
        if budget.simulations is None:
            tree = self._memory.recall(state, seat)
        if tree is not None and tree.own and budget.seconds is not None:
            budget = msgspec.structs.replace(budget, seconds=budget.seconds * FOLLOWING_SHARE)
        return self._led(tree.search if tree else self._begun(state, seat), budget, state, seat)

    def ahead(self, state: State, seat: int) -> SearchTask:
        """Search on from what happened, for AHEAD_SHARE of a decision's time."""
        budget = self.budget
        if budget.simulations is not None or budget.seconds is None:
            return super().ahead(state, seat)
        tree = self._memory.recall(state, seat)
        search = tree.search if tree else self._begun(state, seat)
        return AheadSearch(search, AHEAD_SHARE * budget.seconds, budget.clock)

    def _begun(self, state: State, seat: int) -> Search:
        """Begin a search and keep its tree."""
        search = self._make_search(state, seat, self.seed_for(state.view(seat)))
        if self.budget.simulations is None:
            self._memory.keep(search)
        return search

    def _led(self, search: Search, budget: Budget, state: State, seat: int) -> SearchTask:
        """Let the personality bias the search result, unless an action wins at once."""
        actions = search.root_actions()
        bias = bias_of(self.persona, self.rules, state, actions)
        if bias is None:
            return BudgetedSearch(search, budget)
        seed = self.seed_for(state.view(seat))
        return winning(state, seat, actions, seed) or BudgetedSearch(search, budget, bias)

    def _make_search(self, state: State, seat: int, seed: int) -> Search:
        level, network = self.persona.level, self.evaluator.network
        plies = level.plies
        if level.network_plies is not None and network is not None and state.seats in network.seats:
            plies = level.network_plies
        return Search(state, seat, self.evaluator, seed, plies)


class HandmadePlayer(SearchPlayer):
    """Searches with the hand-made evaluation even where a network exists."""

    def __init__(self, rules: Rules, seed: int, persona: Persona, budget: Budget) -> None:
        """Start a game without networks, to measure what they are worth."""
        super().__init__(rules, seed, persona, budget)
        self.evaluator = evaluator_for(persona.level, evaluator_of(rules, learned=False))


class TextbookPlayer(SearchPlayer):
    """The baseline of the measurements: textbook information-set search with uniform playouts to the end."""

    def _make_search(self, state: State, seat: int, seed: int) -> Search:
        return TextbookSearch(state, seat, BaselineEvaluator(self.evaluator), seed, 0)
