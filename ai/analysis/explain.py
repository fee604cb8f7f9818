"""Why a player chose an action, as data: chances, alternatives, and reasons as codes.

`explain_says` words them.

Hints, the coach, the graph of chances and the verdicts after a game all use these data.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ai.analysis.sides import share_of, side_of
from ai.personas.personas import winning
from ai.search import CONTENDER
from game.engine.contract import OVER
from game.engine.match import resolve_chance
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.evaluators.base import Evaluator
    from ai.worker.tasks import SearchResult
    from game.engine.contract import State

SAMPLES: Final = 16  # states sampled to see what follows an action
OWN_STEPS: Final = 40  # greedy decisions to finish the turn, at most
MOST_REASONS: Final = 6  # for it, and as many against it
LEAST_WEIGHT: Final = 0.01  # a smaller difference is no reason,
LEAST_SURENESS: Final = 2.0  # nor is one smaller than so many of its standard errors
LEAST_VISITS: Final = 0.01  # of all; an action with fewer is no serious alternative
PASSING: Final = frozenset({"shed", "sets", "trick", "insight"})
"""What is over by the time an evaluator judges; it is told as it is when the chooser's decisions are done."""

VerdictCode = Literal["best", "good", "doubtful", "mistake", "blunder", "unknown"]
VERDICTS: Final[tuple[tuple[float, VerdictCode], ...]] = (  # loss of expected win rate, at most
    (0.02, "good"),
    (0.06, "doubtful"),
    (0.12, "mistake"),
)


class Ground(msgspec.Struct, frozen=True):
    """One reason for or against an action."""

    code: str  # the feature's name, from the closed set of the game's evaluator
    seat: int  # whose: the chooser's own, or a rival's, whose losses count for the action
    weight: float  # above 0: how much; 1 multiplies the odds by e


class Alternative(msgspec.Struct, frozen=True):
    """An action that the player considered."""

    action: int
    share: float  # expected win rate of the chooser's side after it
    attention: float  # its part of all simulations, 0 to 1


class Explanation(msgspec.Struct, frozen=True):
    """What a player thinks of its choice."""

    action: int
    chances: tuple[float, ...]  # of each seat
    alternatives: tuple[Alternative, ...]  # the chosen action's first, then by attention
    compared: int | None  # the alternative that the reasons compare with; None: there is none
    grounds: tuple[Ground, ...]  # for it, the weightiest first; empty if no known feature makes a difference
    costs: tuple[Ground, ...] = ()  # against it, the weightiest first
    forced: bool = False  # the rules allow nothing else
    glance: bool = False  # chosen without search
    wins: bool = False  # it ends the match with a win, whatever is hidden from the chooser

    def alternative(self) -> Alternative | None:
        """The alternative to compare with, if it was tried seriously."""
        others = self.alternatives[1:]
        return next((one for one in others if one.action == self.compared), None)


class Verdict(msgspec.Struct, frozen=True):
    """How good a played action was."""

    code: VerdictCode
    loss: float  # of expected win rate, against the best action; 0 if unknown


def explain(evaluator: Evaluator, state: State, seat: int, choice: SearchResult) -> Explanation:
    """Explain the choice of `seat` in `state`, using only what this seat knows."""
    alternatives = _alternatives(side_of(state, seat), choice)
    compared = _compared(evaluator, state, seat, choice, alternatives)
    found = _differences(evaluator, state, seat, choice.action, compared)
    costs = [Ground(one.code, one.seat, -one.weight) for one in found if one.weight < 0]
    return Explanation(
        choice.action,
        choice.values,
        alternatives,
        compared,
        _weightiest([one for one in found if one.weight > 0]),
        _weightiest(costs),
        forced=len(state.legal_actions()) == 1,
        glance=choice.simulations == 0,
        wins=winning(state, seat, [choice.action], 0) is not None,
    )


def _alternatives(side: Sequence[int], choice: SearchResult) -> tuple[Alternative, ...]:
    whole = max(1, sum(choice.visits.values()))
    listed = [
        Alternative(action, share_of(side, choice.worths[action]), visits / whole)
        for action, visits in choice.visits.items()
        if action in choice.worths and (action == choice.action or visits >= LEAST_VISITS * whole)
    ]
    return tuple(sorted(listed, key=lambda one: (one.action != choice.action, -one.attention)))


def _compared(
    evaluator: Evaluator, state: State, seat: int, choice: SearchResult, alternatives: Sequence[Alternative]
) -> int | None:
    """Choose the alternative to compare with: the best serious one, else the most tried or promising."""
    others = [one for one in alternatives if one.action != choice.action]
    most = max((one.attention for one in alternatives), default=0.0)
    serious = [one for one in others if one.attention >= CONTENDER * most]  # as far as the search chose
    if others:
        return max(serious, key=lambda one: one.share).action if serious else others[0].action
    tried = [action for action, visits in choice.visits.items() if visits and action != choice.action]
    if tried:
        return max(tried, key=lambda action: choice.visits[action])
    known = state.determinize(seat, Rng(0))
    actions = evaluator.actions(known) if known.to_move == seat else []
    scored = zip(evaluator.prior_logits(known, actions), actions, strict=True) if actions else []
    return max(((score, action) for score, action in scored if action != choice.action), default=(0, None))[1]


def _differences(
    evaluator: Evaluator, state: State, seat: int, chosen: int, compared: int | None
) -> list[Ground]:
    """Return how features differ after `chosen` and after `compared`, over states sampled for `seat`."""
    if compared is None or not evaluator.attributions(state.determinize(seat, Rng(0)), seat):
        return []
    partners = set(side_of(state, seat)) - {seat}
    noted: dict[tuple[str, int], list[float]] = {}
    for sample in range(SAMPLES):
        drawn = evaluator.sample_determinization(state, seat, Rng(sample))
        news = _outcome(evaluator, drawn.clone(), seat, chosen, sample)
        olds = _outcome(evaluator, drawn, seat, compared, sample)
        for owner, (new, old) in enumerate(zip(news, olds, strict=True)):
            sign = 1 if owner == seat else -1
            for code in new.keys() & old.keys() if owner not in partners else ():
                noted.setdefault((code, owner), []).append(sign * (new[code] - old[code]))
    return [Ground(code, owner, _mean(values)) for (code, owner), values in sorted(noted.items())]


def _mean(values: list[float]) -> float:
    """Return the mean over all samples; 0 if it is not significant."""
    mean = sum(values) / SAMPLES
    spread = sqrt(sum((value - mean) ** 2 for value in values) / SAMPLES / (SAMPLES - 1))
    return mean if abs(mean) >= LEAST_SURENESS * spread else 0.0


def _outcome(evaluator: Evaluator, state: State, seat: int, action: int, seed: int) -> list[dict[str, float]]:
    """Return each seat's features at the evaluator's next evaluation after an action; changes `state`.

    Until then, the rest of the turn and the others' decisions are played greedily.
    """
    chance = Rng(seed)
    state.apply(action)
    resolve_chance(state)
    for _ in range(OWN_STEPS):
        if state.to_move != seat:
            break
        state.apply(evaluator.playout(state, chance))
        resolve_chance(state)
    early = [evaluator.attributions(state, owner) for owner in range(state.seats)]
    if state.to_move != OVER:
        evaluator.evaluate(state, chance)
    late = [evaluator.attributions(state, owner) for owner in range(state.seats)]
    return [
        {code: value for code, value in told.items() if code not in PASSING}
        | {code: value for code, value in first.items() if code in PASSING}
        for first, told in zip(early, late, strict=True)
    ]


def _weightiest(found: Sequence[Ground]) -> tuple[Ground, ...]:
    ordered = sorted(found, key=lambda ground: (-ground.weight, ground.seat, ground.code))
    return tuple(ground for ground in ordered[:MOST_REASONS] if ground.weight >= LEAST_WEIGHT)


def verdict(seat: int, choice: SearchResult, action: int, side: Sequence[int] = ()) -> Verdict:
    """Judge what `seat` played by a strong player's `choice` in the same position.

    `side` lists the seats that win together with it, if any (`ai.analysis.sides`).
    """
    if action == choice.action:
        return Verdict("best", 0.0)
    if action not in choice.worths:
        return Verdict("unknown", 0.0)
    together = side or (seat,)
    best, played = (share_of(together, choice.worths[one]) for one in (choice.action, action))
    loss = max(0.0, best - played)
    code: VerdictCode = next((code for most, code in VERDICTS if loss <= most), "blunder")
    return Verdict(code, loss)


def line_texts(state: State, seat: int, choice: SearchResult) -> list[str]:
    """Return the expected decisions in notation, as far as they don't depend on chance."""
    twin = state.determinize(seat, Rng(0))
    texts: list[str] = []
    for action in choice.line:
        if twin.to_move < 0 or action not in twin.legal_actions():
            break
        texts.append(twin.notation(action))
        twin.apply(action)
        resolve_chance(twin)
    return texts


def compared(choice: SearchResult, seat: int, action: int, share: float) -> SearchResult:
    """Keep of a choice of `seat` only the best and `action`, after which its side expects `share`.

    So the reasons compare these two, however little the other one was searched.
    """
    if action == choice.action:
        return choice
    worth = tuple(share if other == seat else 0.0 for other in range(len(choice.values)))
    return msgspec.structs.replace(
        choice,
        visits={choice.action: 1, action: 1},
        worths={choice.action: choice.values, action: worth},
    )
