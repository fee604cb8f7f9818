"""The best set to play now: compares whole sets, not single steps.

An attack is valued by its chance to hold against what the defenders may have: their decks and hands together,
because nobody knows which is which. An answer is valued exactly, because the attack is open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.sets import candidates, further, once
from game.dust_collectorz.player.stakes import Stakes
from game.dust_collectorz.rules.actions import ADD, ATTACK, COUNTER, FIRST, USE_PRIMARY, VERB
from game.dust_collectorz.rules.battle import laying
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import ANSWERING
from game.dust_collectorz.rules.pieces import NONE

WORST: Final = -999.0
ROUNDING: Final = 1e-9  # a limit may be too low by so much


class Planner:
    """Values every set that can still be completed."""

    __slots__ = (
        "best",
        "best_worth",
        "build",
        "defends",
        "free",
        "seat",
        "stakes",
        "state",
        "steps",
        "targets",
    )

    def __init__(self, state: BattleState) -> None:
        """Analyse the position of the seat to move."""
        self.state = state
        self.seat: i64 = state.to_move
        self.defends = state.phase == ANSWERING
        self.stakes = Stakes(state, state.to_move)
        self.build = state.build  # while planning: a copy that is built up and taken down again
        self.free: list[int] = []  # refs of the cards that are not being laid, sorted
        self.targets = state.targets()
        self.steps: list[int] = []  # taken so far in this line
        self.best: list[int] = []  # the steps to the best set
        self.best_worth: float = WORST

    def weigh(self, actions: list[int]) -> list[float]:
        """Return the value of the best set that begins with each of these steps."""
        found: list[float] = []
        built = self.take_up()
        for action in actions:
            self.best_worth = WORST
            self.follow(action)
            found.append(self.best_worth)
        self.state.build = built
        return found

    def plan(self, actions: list[int]) -> list[int]:
        """Return the steps to the best set that begins with one of these; the first of equals."""
        built = self.take_up()
        for action in actions:
            self.follow(action)
        self.state.build = built
        return self.best

    def take_up(self) -> Laid:
        """Go on with a copy of the set being laid; return the set itself, to be put back in the end."""
        built = self.state.build
        self.free = laying.free(self.state, self.seat)
        self.build = built.clone()
        self.state.build = self.build
        return built

    def follow(self, action: i64) -> None:
        """Try a step and everything that can follow."""
        if action < COUNTER + VERB:
            self.steps.append(action)
            self.lay(action)
            self.steps.pop()
        elif USE_PRIMARY <= action < ATTACK:
            self.steps.append(action)
            self.announce(action)
            self.steps.pop()
        else:
            self.stakes.look()
            self.settle(action)

    def lay(self, action: i64) -> None:
        """Lay a further card and try everything that can follow."""
        build = self.build
        ref = action % VERB // FIRST
        place: i64 = self.free.index(ref)
        self.free.pop(place)
        if action < ADD:
            build.primary = ref
            self.branch()
            build.primary = NONE
        elif action < COUNTER:
            before = build.supports
            build.supports = [*before, ref]
            self.branch()
            build.supports = before
        else:
            build.counter = ref
            self.branch()
            build.counter = NONE
        self.free.insert(place, ref)

    def announce(self, action: i64) -> None:
        """Announce an ability and try everything that can follow."""
        build = self.build
        using = build.using
        helper = build.helper
        price = build.price
        build.change(action)
        paid = build.price != price
        if paid:
            self.free.remove(build.price)
        self.branch()
        if paid:
            self.free.append(build.price)
            self.free.sort()
        build.using = using
        build.helper = helper
        build.price = price

    def branch(self) -> None:
        """Try everything that can follow the steps taken."""
        if self.build.primary == NONE:
            for action in candidates(self.state):
                self.follow(action)
            return
        found, ends = further(self.state, self.seat, once(self.free))
        for action in found:
            self.follow(action)
        if not ends:
            return
        self.stakes.look()
        if self.stakes.limit() < self.best_worth - ROUNDING:
            return
        if self.defends:
            for answer in laying.answers(self.build):
                self.settle(answer)
            return
        for stat in range(4):
            for target in self.targets:
                self.settle(ATTACK + FIRST * stat + target)

    def settle(self, action: i64) -> None:
        """Keep the set that a step completes if it is the best so far."""
        worth = self.stakes.of(action)
        if worth > self.best_worth:
            self.best_worth = worth
            self.best = [*self.steps, action]
