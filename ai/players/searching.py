"""Players that search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ai.evaluators import evaluator_of
from ai.evaluators.base import BaselineEvaluator
from ai.personas.personas import bias_of, evaluator_for, winning
from ai.players.base import Player
from ai.search import Search, TextbookSearch
from ai.worker.tasks import BudgetedSearch

if TYPE_CHECKING:
    from ai.personas.personas import Persona
    from ai.worker.tasks import Budget, SearchTask
    from game.engine.contract import Rules, State
    from game.engine.views import View

FOLLOWING_SHARE: Final = 0.25  # of a decision's time, for the same turn's next one, which reuses the tree


class SearchPlayer(Player):
    """Searches: information-set Monte Carlo tree search with the game's evaluator."""

    def __init__(self, rules: Rules, seed: int, persona: Persona, budget: Budget) -> None:
        """Start a game as one of the personas, with a budget per decision."""
        super().__init__(rules, seed)
        self.persona = persona
        self.budget = budget
        self.evaluator = evaluator_for(persona.level, self.evaluator)
        self._last: Search | None = None

    def start(self, state: State, seat: int) -> SearchTask:
        """Start a search, or continue the last one for the next small decision of the same turn."""
        view = state.view(seat)
        budget = self.budget
        search = self._kept(state, view) if budget.simulations is None else None
        if search is None:
            search = self._make_search(state, seat, self.seed_for(view))
        elif budget.seconds is not None:
            budget = msgspec.structs.replace(budget, seconds=budget.seconds * FOLLOWING_SHARE)
        self._last = search
        return self._led(search, budget, state, seat)

    def _led(self, search: Search, budget: Budget, state: State, seat: int) -> SearchTask:
        """Let the personality bias the search result, unless an action wins at once."""
        actions = search.root_actions()
        bias = bias_of(self.persona, self.rules, state, actions)
        if bias is None:
            return BudgetedSearch(search, budget)
        seed = self.seed_for(state.view(seat))
        return winning(state, seat, actions, seed) or BudgetedSearch(search, budget, bias)

    def _kept(self, state: State, view: View) -> Search | None:
        """Return the last search, moved on to `state`, if only one decision of this seat led here.

        With a fixed number of simulations no search is kept, so a choice depends only on the position.
        """
        last = self._last
        if last is None or last.seat != view.seat or last.state.to_move != view.seat:
            return None
        for action in last.root_actions():
            twin = last.state.clone()
            twin.apply(action)
            if twin.to_move == view.seat and twin.view(view.seat) == view:
                return last if last.follow(action, state) else None
        return None

    def _make_search(self, state: State, seat: int, seed: int) -> Search:
        return Search(state, seat, self.evaluator, seed, self.persona.level.plies)


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
