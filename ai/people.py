"""How people decide: by taste where it hardly matters, not thinking of everything, never silly.

What is obvious comes to everybody's mind: what wins at once, and what looks best by far.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

import msgspec

from ai.knowledge.base import SCORE_UNIT
from ai.levels import Level
from ai.styles import STYLES, Style, preferred, tastes
from ai.thoughts import Settled
from game.engine.contract import OVER
from game.engine.match import settle
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.knowledge.base import Knowledge
    from game.engine.contract import Rules, State

WORLDS: Final = 4  # that are imagined to see whether an action wins in all of them
OBVIOUS: Final = 2.0  # units of a first impression by which the best leads when nobody overlooks it
LEAST_TRIED: Final = 0.1  # of the simulations of the most tried: less is no serious alternative
DEAREST: Final = 0.05  # of the victory that taste may cost, as a search sees it


class Person(msgspec.Struct, frozen=True):
    """Who decides: how well they think, and what they like."""

    level: Level
    style: Style


def person_of(level: Level) -> Person:
    """Return the one of the cast who plays at a level."""
    return Person(level, STYLES[level.key])


def known_to(level: Level, informed: Knowledge) -> Knowledge:
    """Return what a level knows of a game whose master knows what `informed` does."""
    return informed.unsuspecting() if level.forgets else informed


def winning(state: State, seat: int, actions: Sequence[int], seed: int) -> Settled | None:
    """Settle for an action that surely wins at once, whatever it is that `seat` can't know; mostly None."""
    left, worlds = list(actions), [state.determinize(seat, Rng(seed + world)) for world in range(WORLDS)]
    for imagined in worlds:
        left = [action for action in left if wins(imagined, seat, action)]
    return Settled(left[0], after(worlds[0], left[0]).returns()) if left else None


def wins(state: State, seat: int, action: int) -> bool:
    """Tell whether an action ends the match and `seat` is among the winners, but not everybody."""
    end = after(state, action)
    return end.to_move == OVER and end.returns()[seat] == max(end.returns()) > 1 / state.seats


def after(state: State, action: int) -> State:
    """Return what comes of an action, with all that the table does then."""
    twin = state.clone()
    twin.apply(action)
    settle(twin)
    return twin


def noticed(scores: Sequence[float], overlooks: float, unit: float, leeway: float, rng: Rng) -> list[int]:
    """List the places of what is chosen among: what comes to mind, is not silly, and all that is obvious."""
    order = sorted(range(len(scores)), key=lambda place: -scores[place])
    best = scores[order[0]]
    if len(order) < 2 or best - scores[order[1]] > OBVIOUS * unit:
        return order[:1]
    sensible = [place for place, score in enumerate(scores) if score >= best - leeway]
    found = [place for place in sensible if rng.fraction() >= overlooks]
    return found or sensible  # where nothing came to mind: a second look


def doubt_between(scores: Sequence[float], unit: float) -> float:
    """Tell how alike the best two look: 0 where one stands out, 1 where they are equal."""
    if len(scores) < 2:
        return 0.0
    best, second = sorted(scores)[-1:-3:-1]
    return exp((second - best) / unit)


class Leaning(msgspec.Struct, frozen=True):
    """How much each action pleases somebody in one position, and how far that may lead."""

    tastes: dict[int, float]
    leeway: float  # points

    def pick(self, rows: Sequence[tuple[int, int, Sequence[float]]], seat: int, favourite: int) -> int:
        """Choose among what a search tried: action, simulations, shares; the most tried comes first.

        None that is judged much worse than its `favourite` is taken, however often it was tried.

        Being tried e times as often counts as being e times as likely the best.
        """
        most, share = rows[0][1], next(row[2][seat] for row in rows if row[0] == favourite)
        serious = [row for row in rows if row[1] >= LEAST_TRIED * most and row[2][seat] >= share - DEAREST]
        scores = [SCORE_UNIT * log(row[1]) for row in serious]
        return serious[preferred(scores, [self.tastes[row[0]] for row in serious], self.leeway)][0]


def leaning_of(who: Person, rules: Rules, state: State, actions: Sequence[int]) -> Leaning | None:
    """Tell what somebody would like to do; None for one who likes nothing more than what is best."""
    if rules.id not in who.style.likes:
        return None
    liked = tastes(who.style, rules, state, actions)
    return Leaning(dict(zip(actions, liked, strict=True)), who.level.leeway * SCORE_UNIT)


def first_thought(who: Person, rules: Rules, knowledge: Knowledge, state: State, seed: int) -> Settled:
    """Choose by first impression for the seat to move, which imagines that this is the `state`."""
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
