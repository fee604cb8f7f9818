"""Players that don't search: at random, by a child's rule, by the fast policy, by first impression."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ai.evaluators.base import even_shares
from ai.personas.personalities import CHILD, taste_points
from ai.personas.personas import decide_without_search, evaluator_for
from ai.players.base import Player
from ai.worker.tasks import ImmediateDecision
from game.engine.rng import Rng

if TYPE_CHECKING:
    from ai.personas.personas import Persona
    from ai.worker.tasks import SearchTask
    from game.engine.contract import Rules, State


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


class ChildPlayer(Player):
    """Plays by a rule that a child can follow; the lowest level is measured against it."""

    def start(self, state: State, seat: int) -> SearchTask:
        """Pick at random among the actions that please most; in a game without such a rule, among all."""
        seed = self.seed_for(state.view(seat))
        known = state.determinize(seat, Rng(seed))
        actions = self.evaluator.actions(known)  # which leave out what could be taken back forever
        points = taste_points(CHILD, self.rules, known, actions)
        liked = [action for action, liking in zip(actions, points, strict=True) if liking == max(points)]
        return ImmediateDecision(liked[Rng(seed + 1).below(len(liked))], even_shares(state.seats))


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
