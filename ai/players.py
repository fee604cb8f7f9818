"""Computer players by name, and what they answer with.

A player gets a state that is already a determinization for its seat (`State.determinize`): it never sees more
than a person in its place. With fixed `simulations` its choice depends on what the seat can see, the seed and
nothing else.
"""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections import Counter
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from ai.knowledge import knowledge_of
from ai.knowledge.base import Uninformed, even_shares
from ai.levels import DEFAULT_SECONDS, level_of
from ai.people import first_thought, known_to, leaning_of, person_of, winning
from ai.search import Search, TextbookSearch
from ai.thoughts import Budget, Choice, SearchThought, Settled
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ai.knowledge.base import Knowledge
    from ai.people import Person
    from ai.thoughts import Thought
    from game.engine.contract import Rules, State
    from game.engine.views import View

__all__ = ["PLAYERS", "Choice", "Player", "make_player"]

FOLLOWING_SHARE: Final = 0.25  # of a decision's time, for the next of the same turn, whose tree is kept


class Player(ABC):
    """Somebody who decides for a seat."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Sit down to a game; equal seeds decide equally."""
        self.rules = rules
        self.seed = seed
        self.knowledge: Knowledge = knowledge_of(rules)

    @abstractmethod
    def start(self, state: State, seat: int) -> Thought:
        """Begin to think about `state`, a determinization for `seat`, which is to move."""

    def choose(self, state: State, seat: int) -> Choice:
        """Think until done; raise ValueError when it isn't this seat's turn."""
        if state.to_move != seat:
            raise ValueError(f"seat {seat} is not to move, but {state.to_move}")
        thought = self.start(state, seat)
        while not thought.step():
            pass
        return thought.choice()

    def seed_for(self, view: View) -> int:
        """Make a seed of what is seen and the player's own: chance differs from decision to decision."""
        return self.seed << 32 | zlib.crc32(msgspec.msgpack.encode(view))


class RandomPlayer(Player):
    """Does anything it may."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Sit down to a game; equal seeds decide equally."""
        super().__init__(rules, seed)
        self._met: Counter[int] = Counter()  # positions by their seed: it must not go round in circles

    def start(self, state: State, seat: int) -> Thought:
        """Draw one of the legal actions; the same position met again gets a draw of its own."""
        actions = state.legal_actions()
        seed = self.seed_for(state.view(seat))
        action = actions[Rng(seed + self._met[seed]).below(len(actions))]
        self._met[seed] += 1
        return Settled(action, even_shares(state.seats))


class GreedyPlayer(Player):
    """Does what looks best at first sight."""

    def start(self, state: State, seat: int) -> Thought:
        """Judge by the game's quick policy alone."""
        rng = Rng(self.seed_for(state.view(seat)))
        state = state.determinize(seat, rng)  # its expectations too tell what it sees alone
        action = self.knowledge.playout(state, rng)
        return Settled(action, self.knowledge.evaluate(state.clone(), rng))


class ImpressionPlayer(Player):
    """Does what a person would at first sight: by taste, and not thinking of everything."""

    def __init__(self, rules: Rules, seed: int, who: Person) -> None:
        """Sit down as one of the cast."""
        super().__init__(rules, seed)
        self.who = who
        self.knowledge = known_to(who.level, self.knowledge)

    def start(self, state: State, seat: int) -> Thought:
        """Choose among what comes to mind."""
        seed = self.seed_for(state.view(seat))
        known = state.determinize(seat, Rng(seed))
        return first_thought(self.who, self.rules, self.knowledge, known, seed + 1)


class SearchPlayer(Player):
    """Thinks ahead: information-set tree search with what is known of the game."""

    def __init__(self, rules: Rules, seed: int, who: Person, budget: Budget) -> None:
        """Sit down as one of the cast, with a budget for each decision."""
        super().__init__(rules, seed)
        self.who = who
        self.budget = budget
        self.knowledge = known_to(who.level, self.knowledge)
        self._last: Search | None = None

    def start(self, state: State, seat: int) -> Thought:
        """Begin a search, or go on with the last one at the next small decision of the same turn."""
        view = state.view(seat)
        budget = self.budget
        search = self._kept(state, view) if budget.simulations is None else None
        if search is None:
            search = self._make_search(state, seat, self.seed_for(view))
        elif budget.seconds is not None:
            budget = msgspec.structs.replace(budget, seconds=budget.seconds * FOLLOWING_SHARE)
        self._last = search
        return self._led(search, budget, state, seat)

    def _led(self, search: Search, budget: Budget, state: State, seat: int) -> Thought:
        """Let the level's taste lead the search to its end, unless something wins at once."""
        actions = search.root_actions()
        leaning = leaning_of(self.who, self.rules, state, actions)
        if leaning is None:
            return SearchThought(search, budget)
        seed = self.seed_for(state.view(seat))
        return winning(state, seat, actions, seed) or SearchThought(search, budget, leaning)

    def _kept(self, state: State, view: View) -> Search | None:
        """Return the last search, moved on to `state`, if one decision of this seat alone led here.

        With a fixed number of simulations none is kept, so that a choice depends on the position alone.
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
        return Search(state, seat, self.knowledge, seed, self.who.level.plies)


class HandmadePlayer(SearchPlayer):
    """Searches as ever, but judges by the sums made by hand also where a network has learned to."""

    def __init__(self, rules: Rules, seed: int, who: Person, budget: Budget) -> None:
        """Sit down without what was learned: measurements tell whether it is worth having."""
        super().__init__(rules, seed, who, budget)
        self.knowledge = known_to(who.level, knowledge_of(rules, learned=False))


class TextbookPlayer(SearchPlayer):
    """The anchor of the measurements: textbook information-set search with uniform playouts to the end."""

    def _make_search(self, state: State, seat: int, seed: int) -> Search:
        return TextbookSearch(state, seat, Uninformed(self.knowledge), seed, 0)


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
    """Seat a player by name (see PLAYERS); raise ValueError for a name, level or budget that there is not.

    `level` matters to "mcts" only; `seconds` or `simulations` replace its budget for a decision.
    """
    if name not in PLAYERS:
        raise ValueError(f"a player is one of {', '.join(PLAYERS)}, not {name!r}")
    if (seconds is not None and not seconds > 0) or (simulations is not None and simulations < 0):
        raise ValueError("a player needs more than 0 seconds and no fewer than 0 simulations")
    chosen = level_of(level)
    if simulations is None and seconds is None:
        simulations = chosen.simulations
    budget = Budget(simulations, seconds if simulations is not None or seconds else DEFAULT_SECONDS, clock)
    return PLAYERS[name](rules, seed, person_of(chosen), budget)


def _make_random(rules: Rules, seed: int, _who: Person, _budget: Budget) -> Player:
    return RandomPlayer(rules, seed)


def _make_greedy(rules: Rules, seed: int, _who: Person, _budget: Budget) -> Player:
    return GreedyPlayer(rules, seed)


def _make_mcts(rules: Rules, seed: int, who: Person, budget: Budget) -> Player:
    if budget.simulations != 0:
        return SearchPlayer(rules, seed, who, budget)
    if who.level.simulations is None:
        return GreedyPlayer(rules, seed)  # who doesn't err, without time to think
    return ImpressionPlayer(rules, seed, who)


PLAYERS: Final[Mapping[str, Callable[[Rules, int, Person, Budget], Player]]] = {
    "random": _make_random,
    "greedy": _make_greedy,
    "mcts": _make_mcts,
    "handmade": HandmadePlayer,
    "textbook": TextbookPlayer,
}
