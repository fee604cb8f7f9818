"""Positions for the tests of computer players."""

from __future__ import annotations

from typing import TypeVar, cast

from ai.evaluators.base import Evaluator
from game.engine.contract import OVER, State
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from game.splendor_marvel.rules.state import SplendorState

SPLENDOR = GAMES["splendor_marvel"].rules
Position = TypeVar("Position", bound=State)


def random_state(seats: int, seed: int, decisions: int) -> State:
    """Play so many decisions of Splendor: Marvel at random, or to the last before the end."""
    state = SPLENDOR.setup(seats, seed)
    resolve_chance(state)
    chance = Rng(seed)
    for _ in range(decisions):
        following = state.clone()
        actions = following.legal_actions()
        following.apply(actions[chance.below(len(actions))])
        resolve_chance(following)
        if following.to_move == OVER:
            break
        state = following
    return state


def quickly_played(evaluator: Evaluator, state: Position, seed: int, decisions: int) -> Position:
    """Let the quick policy make so many decisions, every fifth at random, but not the last of the match."""
    resolve_chance(state)
    chance = Rng(seed)
    for number in range(decisions):
        following = cast("Position", state.clone())
        actions = evaluator.actions(following)
        lucky = number % 5 == 0
        following.apply(
            actions[chance.below(len(actions))] if lucky else evaluator.playout(following, chance)
        )
        resolve_chance(following)
        if following.to_move == OVER:
            break
        state = following
    return state


def with_secrets(seats: int, seed: int) -> SplendorState:
    """Return a position in which somebody else than the seat to move holds a card drawn unseen."""
    for decisions in range(20, 400):
        state = random_state(seats, seed, decisions)
        assert isinstance(state, SplendorState)
        if any(player.unseen for seat, player in enumerate(state.players) if seat != state.to_move):
            return state
    raise AssertionError("nobody reserved unseen")


def twins(state: SplendorState) -> tuple[State, State]:
    """Return two states that look the same to the seat to move, but hold other secrets."""
    one = state.determinize(state.to_move, Rng(1))
    for seed in range(2, 60):
        other = state.determinize(state.to_move, Rng(seed))
        if hands(one) != hands(other):
            return one, other
    raise AssertionError("all alike")


def hands(state: State) -> list[list[int]]:
    """List the reserved cards of each seat."""
    assert isinstance(state, SplendorState)
    return [list(player.hand) for player in state.players]
