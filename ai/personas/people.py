"""How personas decide: by style when actions are about equal, overlooking some, never sillily.

Nobody overlooks the obvious: an action that wins at once, or one that looks best by far.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

import msgspec

from ai.evaluators.base import SCORE_UNIT
from ai.personas.levels import Level
from ai.personas.styles import STYLES, Style, likes_of, preferred, tastes
from ai.worker.tasks import Settled
from game.engine.contract import OVER
from game.engine.match import settle
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.evaluators.base import Knowledge
    from game.engine.contract import Rules, State

WORLDS: Final = 4  # sampled states in all of which an action must win
OBVIOUS: Final = 2.0  # lead of the best prior logit, in units of SCORE_UNIT, that makes an action obvious
LEAST_TRIED: Final = 0.1  # of the most tried action's simulations; fewer is no serious alternative
DEAREST: Final = 0.05  # win rate that style may cost, as the search sees it


class Person(msgspec.Struct, frozen=True):
    """A persona: its level and its style."""

    level: Level
    style: Style


def person_of(level: Level) -> Person:
    """Return the persona of a level."""
    return Person(level, STYLES[level.key])


def known_to(level: Level, informed: Knowledge) -> Knowledge:
    """Return a level's evaluator, given the strongest one."""
    return informed.unsuspecting() if level.forgets else informed


def winning(state: State, seat: int, actions: Sequence[int], seed: int) -> Settled | None:
    """Decide at once on an action that surely wins, whatever is hidden from `seat`; None if there is none."""
    left, worlds = list(actions), [state.determinize(seat, Rng(seed + world)) for world in range(WORLDS)]
    for imagined in worlds:
        left = [action for action in left if wins(imagined, seat, action)]
    return Settled(left[0], after(worlds[0], left[0]).returns()) if left else None


def wins(state: State, seat: int, action: int) -> bool:
    """Return whether an action ends the match with `seat`, but not everybody, among the winners."""
    end = after(state, action)
    return end.to_move == OVER and end.returns()[seat] == max(end.returns()) > 1 / state.seats


def after(state: State, action: int) -> State:
    """Return the state after an action and the table's steps that follow."""
    twin = state.clone()
    twin.apply(action)
    settle(twin)
    return twin


def noticed(scores: Sequence[float], overlooks: float, unit: float, leeway: float, rng: Rng) -> list[int]:
    """Return the places of the actions considered: all obvious ones, and sensible ones not overlooked."""
    order = sorted(range(len(scores)), key=lambda place: -scores[place])
    best = scores[order[0]]
    if len(order) < 2 or best - scores[order[1]] > OBVIOUS * unit:
        return order[:1]
    sensible = [place for place, score in enumerate(scores) if score >= best - leeway]
    found = [place for place in sensible if rng.fraction() >= overlooks]
    return found or sensible  # if all were overlooked, take a second look


def doubt_between(scores: Sequence[float], unit: float) -> float:
    """Return how close the best two are: 0 if one stands out, 1 if they are equal."""
    if len(scores) < 2:
        return 0.0
    best, second = sorted(scores)[-1:-3:-1]
    return exp((second - best) / unit)


class Leaning(msgspec.Struct, frozen=True):
    """A style's bias in one position: points for each action, and how many points it may cost."""

    tastes: dict[int, float]
    leeway: float  # points

    def pick(self, rows: Sequence[tuple[int, int, Sequence[float]]], seat: int, favourite: int) -> int:
        """Choose among what a search tried: action, simulations, shares; most tried first.

        Actions judged much worse than the `favourite` are never chosen, however often they were tried.

        Being tried e times as often counts as being e times as likely to be the best.
        """
        most, share = rows[0][1], next(row[2][seat] for row in rows if row[0] == favourite)
        serious = [row for row in rows if row[1] >= LEAST_TRIED * most and row[2][seat] >= share - DEAREST]
        scores = [SCORE_UNIT * log(row[1]) for row in serious]
        return serious[preferred(scores, [self.tastes[row[0]] for row in serious], self.leeway)][0]


def leaning_of(who: Person, rules: Rules, state: State, actions: Sequence[int]) -> Leaning | None:
    """Return a persona's bias; None if it has no style."""
    if not likes_of(who.style, rules):
        return None
    liked = tastes(who.style, rules, state, actions)
    return Leaning(dict(zip(actions, liked, strict=True)), who.level.leeway * SCORE_UNIT)


def first_thought(who: Person, rules: Rules, knowledge: Knowledge, state: State, seed: int) -> Settled:
    """Choose by prior logits for the seat to move, taking `state` for the true one."""
    actions = knowledge.actions(state)
    won = winning(state, state.to_move, actions, seed) if len(actions) > 1 else None
    if won is not None:
        return won
    unit = SCORE_UNIT * knowledge.carelessness()
    scores = [float(score) for score in knowledge.scores(state, actions)]
    liked = tastes(who.style, rules, state, actions)
    leeway = who.level.leeway * unit
    places = noticed(scores, who.level.overlooks, unit, leeway, Rng(seed))
    chosen = preferred([scores[place] for place in places], [liked[place] for place in places], leeway)
    shares = knowledge.evaluate(state.clone(), Rng(seed))
    return Settled(actions[places[chosen]], shares, doubt_between(scores, unit))
