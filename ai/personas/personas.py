"""How personas decide: by personality when actions are about equal, overlooking some, never sillily.

Nobody overlooks the obvious: an action that wins at once, or one that looks best by far.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

import msgspec

from ai.evaluators.base import SCORE_UNIT, Evaluator
from ai.personas.levels import Level
from ai.personas.personalities import PERSONALITIES, Bias, Personality, preferred, taste_points, tastes_of
from ai.worker.tasks import ImmediateDecision
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import Rules, State

WORLDS: Final = 4  # sampled states in all of which an action must win
OBVIOUS: Final = 2.0  # lead of the best prior logit, in units of SCORE_UNIT, that makes an action obvious


class Persona(msgspec.Struct, frozen=True):
    """A persona: its level and its personality."""

    level: Level
    personality: Personality


def persona_of(level: Level) -> Persona:
    """Return the persona of a level."""
    return Persona(level, PERSONALITIES[level.key])


def evaluator_for(level: Level, inner: Evaluator) -> Evaluator:
    """Return a level's evaluator, given the strongest one (`inner`)."""
    return inner.without_opponent_model() if level.forgets else inner


def winning(state: State, seat: int, actions: Sequence[int], seed: int) -> ImmediateDecision | None:
    """Decide at once on an action that surely wins, whatever is hidden from `seat`; None if there is none."""
    left, worlds = list(actions), [state.determinize(seat, Rng(seed + world)) for world in range(WORLDS)]
    for sampled in worlds:
        left = [action for action in left if wins(sampled, seat, action)]
    return ImmediateDecision(left[0], after(worlds[0], left[0]).returns()) if left else None


def wins(state: State, seat: int, action: int) -> bool:
    """Return whether an action ends the match with `seat`, but not everybody, among the winners."""
    end = after(state, action)
    return end.to_move == OVER and end.returns()[seat] == max(end.returns()) > 1 / state.seats


def after(state: State, action: int) -> State:
    """Return the state after an action and the table's steps that follow."""
    twin = state.clone()
    twin.apply(action)
    resolve_chance(twin)
    return twin


def noticed(logits: Sequence[float], overlooks: float, unit: float, careless: float, rng: Rng) -> list[int]:
    """Return the places of the actions considered: all obvious ones, and sensible ones not overlooked.

    Sensible are those at most `careless` below the best.
    """
    order = sorted(range(len(logits)), key=lambda place: -logits[place])
    best = logits[order[0]]
    if len(order) < 2 or best - logits[order[1]] > OBVIOUS * unit:
        return order[:1]
    sensible = [place for place, score in enumerate(logits) if score >= best - careless]
    found = [place for place in sensible if rng.fraction() >= overlooks]
    return found or [sensible[rng.below(len(sensible))]]  # whoever overlooks all still finds one


def doubt_between(logits: Sequence[float], unit: float) -> float:
    """Return how close the best two are: 0 if one stands out, 1 if they are equal."""
    if len(logits) < 2:
        return 0.0
    best, second = sorted(logits)[-1:-3:-1]
    return exp((second - best) / unit)


def bias_of(persona: Persona, rules: Rules, state: State, actions: Sequence[int]) -> Bias | None:
    """Return a persona's bias; None if it has no tastes in this game."""
    if not tastes_of(persona.personality, rules):
        return None
    liked = taste_points(persona.personality, rules, state, actions)
    return Bias(dict(zip(actions, liked, strict=True)), persona.level.leeway * SCORE_UNIT)


def decide_without_search(
    persona: Persona, rules: Rules, evaluator: Evaluator, state: State, seed: int
) -> ImmediateDecision:
    """Choose by prior logits for the seat to move, taking `state` for the true one."""
    actions = evaluator.actions(state)
    won = winning(state, state.to_move, actions, seed) if len(actions) > 1 else None
    if won is not None:
        return won
    rng = Rng(seed)
    if type(evaluator) is Evaluator:
        actions = list(actions)
        rng.shuffle(actions)  # all are alike to it, so the first must not always be taken
    unit = SCORE_UNIT * evaluator.temperature()
    logits = [float(score) for score in evaluator.prior_logits(state, actions)]
    liked = taste_points(persona.personality, rules, state, actions)
    leeway = persona.level.leeway * unit
    places = noticed(logits, persona.level.overlooks, unit, persona.level.careless * unit, rng)
    chosen = preferred([logits[place] for place in places], [liked[place] for place in places], leeway)
    shares = evaluator.evaluate(state.clone(), Rng(seed))
    return ImmediateDecision(actions[places[chosen]], shares, doubt_between(logits, unit))
