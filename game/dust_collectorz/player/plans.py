"""The best set to play now: compares whole sets, not single steps.

An attack is valued by its chance to hold against what the defenders may have: their decks and hands together,
because nobody knows which is which. An answer is valued exactly, because the attack is open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.sets import candidates
from game.dust_collectorz.player.stakes import Stakes
from game.dust_collectorz.rules.actions import ATTACK, COUNTER, USE_PRIMARY, VERB
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.phases import ANSWERING

WORST: Final = -999.0


class Planner:
    """Values every set that can still be completed."""

    __slots__ = ("best", "best_worth", "defends", "stakes", "state", "steps")

    def __init__(self, state: BattleState) -> None:
        """Analyse the position of the seat to move."""
        self.state = state
        self.defends = state.phase == ANSWERING
        self.stakes = Stakes(state, state.to_move)
        self.steps: list[int] = []  # taken so far in this line
        self.best: list[int] = []  # the steps to the best set
        self.best_worth: float = WORST

    def weigh(self, actions: list[int]) -> list[float]:
        """Return the value of the best set that begins with each of these steps."""
        found: list[float] = []
        best: list[int] = []
        most: float = WORST
        built = self.state.build
        for action in actions:
            self.best_worth = WORST
            self.best = []
            self.steps = []
            self.state.build = built.clone()
            self.follow(action)
            found.append(self.best_worth)
            if self.best_worth > most:
                most = self.best_worth
                best = self.best
        self.state.build = built
        self.best = best
        self.best_worth = most
        return found

    def follow(self, action: i64) -> None:
        """Try a step and everything that can follow."""
        state = self.state
        self.steps.append(action)
        if action < COUNTER + VERB or (USE_PRIMARY <= action < ATTACK):
            before = state.build
            state.build = before.clone()
            state.build.change(action)
            for following in candidates(state):
                self.follow(following)
            state.build = before
        else:
            self.settle(self.stakes.of(action))
        self.steps.pop()

    def settle(self, worth: float) -> None:
        """Keep a complete set if it is the best so far."""
        if worth > self.best_worth:
            self.best_worth = worth
            self.best = self.steps[:]
