"""Computer players by name.

A player gets a state that is already a determinization for its seat (`State.determinize`), so it never sees
more than a person in its place. With fixed `simulations`, its choice depends only on what the seat can see
and on the seed.
"""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections import Counter
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from ai.evaluators import evaluator_of
from ai.evaluators.base import BaselineEvaluator, even_shares
from ai.personas.levels import DEFAULT_SECONDS, level_of
from ai.personas.personas import bias_of, decide_without_search, evaluator_for, persona_of, winning
from ai.search import Search, TextbookSearch
from ai.worker.tasks import Budget, BudgetedSearch, ImmediateDecision, SearchResult
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ai.evaluators.base import Evaluator
    from ai.personas.personas import Persona
    from ai.worker.tasks import SearchTask
    from game.engine.contract import Rules, State
    from game.engine.views import View

__all__ = ["PLAYERS", "Player", "SearchResult", "make_player"]

FOLLOWING_SHARE: Final = 0.25  # of a decision's time, for the same turn's next one, which reuses the tree


class Player(ABC):
    """Decides for a seat."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Start a game; equal seeds give equal decisions."""
        self.rules = rules
        self.seed = seed
        self.evaluator: Evaluator = evaluator_of(rules)

    @abstractmethod
    def start(self, state: State, seat: int) -> SearchTask:
        """Start a search of `state`, a determinization for `seat`, whose turn it is."""

    def choose(self, state: State, seat: int) -> SearchResult:
        """Search to the end; raise ValueError if it isn't this seat's turn."""
        if state.to_move != seat:
            raise ValueError(f"seat {seat} is not to move, but {state.to_move}")
        task = self.start(state, seat)
        while not task.step():
            pass
        return task.result()

    def seed_for(self, view: View) -> int:
        """Derive a seed from the view and the player's own, so that each decision has its own randomness."""
        return self.seed << 32 | zlib.crc32(msgspec.msgpack.encode(view))


class RandomPlayer(Player):
    """Picks a random legal action."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Start a game; equal seeds give equal decisions."""
        super().__init__(rules, seed)
        self._met: Counter[int] = Counter()  # positions by seed, to avoid loops

    def start(self, state: State, seat: int) -> SearchTask:
        """Draw a legal action; a repeated position gets a new draw."""
        actions = state.legal_actions()
        seed = self.seed_for(state.view(seat))
        action = actions[Rng(seed + self._met[seed]).below(len(actions))]
        self._met[seed] += 1
        return ImmediateDecision(action, even_shares(state.seats))


class GreedyPlayer(Player):
    """Picks the action with the highest prior logit."""

    def start(self, state: State, seat: int) -> SearchTask:
        """Use only the game's fast policy."""
        rng = Rng(self.seed_for(state.view(seat)))
        state = state.determinize(seat, rng)  # so that its estimates, too, use only what it sees
        action = self.evaluator.playout(state, rng)
        return ImmediateDecision(action, self.evaluator.evaluate(state.clone(), rng))


class ImpressionPlayer(Player):
    """Decides like a person without search: by personality, overlooking some actions."""

    def __init__(self, rules: Rules, seed: int, persona: Persona) -> None:
        """Start a game as one of the personas."""
        super().__init__(rules, seed)
        self.persona = persona
        self.evaluator = evaluator_for(persona.level, self.evaluator)

    def start(self, state: State, seat: int) -> SearchTask:
        """Choose among the actions that it doesn't overlook."""
        seed = self.seed_for(state.view(seat))
        known = state.determinize(seat, Rng(seed))
        return decide_without_search(self.persona, self.rules, self.evaluator, known, seed + 1)


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


def make_player(
    name: str,
    rules: Rules,
    *,
    level: int | str = 5,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
    clock: Callable[[], float] = perf_counter,
) -> Player:
    """Make a player by name (see PLAYERS); raise ValueError for an unknown name, level or budget.

    `level` matters only for "mcts"; `seconds` or `simulations` override its budget per decision.
    """
    if name not in PLAYERS:
        raise ValueError(f"a player is one of {', '.join(PLAYERS)}, not {name!r}")
    if (seconds is not None and not seconds > 0) or (simulations is not None and simulations < 0):
        raise ValueError("a player needs more than 0 seconds and no fewer than 0 simulations")
    chosen = level_of(level)
    if simulations is None and seconds is None:
        simulations = chosen.simulations
    budget = Budget(simulations, seconds if simulations is not None or seconds else DEFAULT_SECONDS, clock)
    return PLAYERS[name](rules, seed, persona_of(chosen), budget)


def _make_random(rules: Rules, seed: int, _who: Persona, _budget: Budget) -> Player:
    return RandomPlayer(rules, seed)


def _make_greedy(rules: Rules, seed: int, _who: Persona, _budget: Budget) -> Player:
    return GreedyPlayer(rules, seed)


def _make_mcts(rules: Rules, seed: int, persona: Persona, budget: Budget) -> Player:
    if budget.simulations != 0:
        return SearchPlayer(rules, seed, persona, budget)
    if persona.level.simulations is None:
        return GreedyPlayer(rules, seed)  # which never errs, and needs no time
    return ImpressionPlayer(rules, seed, persona)


PLAYERS: Final[Mapping[str, Callable[[Rules, int, Persona, Budget], Player]]] = {
    "random": _make_random,
    "greedy": _make_greedy,
    "mcts": _make_mcts,
    "handmade": HandmadePlayer,
    "textbook": TextbookPlayer,
}
