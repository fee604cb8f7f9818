"""Why a player chose as it did, as data: chances, alternatives, reasons as codes (`explain_says` words them).

The same data serve hints, the curve of winning chances and the verdicts on moves after a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from game.engine.match import settle
from game.engine.rng import Rng

if TYPE_CHECKING:
    from ai.knowledge.base import Knowledge
    from ai.thoughts import Choice
    from game.engine.contract import State

SAMPLES: Final = 8  # states drawn to see what follows an action
MOST_REASONS: Final = 3
LEAST_WEIGHT: Final = 0.02  # a smaller difference is no reason
LEAST_VISITS: Final = 0.01  # of all; what was tried less often is no serious alternative

VerdictCode = Literal["best", "good", "doubtful", "mistake", "blunder", "unknown"]
VERDICTS: Final[tuple[tuple[float, VerdictCode], ...]] = (  # of victory lost, at most
    (0.02, "good"),
    (0.06, "doubtful"),
    (0.12, "mistake"),
)


class Ground(msgspec.Struct, frozen=True):
    """One thing that speaks for an action."""

    code: str  # a feature's name, from the closed set of the game's knowledge
    seat: int  # whose: the chooser's own gains, or a rival's losses
    weight: float  # above 0: how much; 1 multiplies the chances by e


class Alternative(msgspec.Struct, frozen=True):
    """An action that was thought about."""

    action: int
    share: float  # of the victory, that the chooser expects after it
    attention: float  # its part of all simulations, 0 to 1


class Explanation(msgspec.Struct, frozen=True):
    """What a player thinks of its choice."""

    action: int
    chances: tuple[float, ...]  # of each seat
    alternatives: tuple[Alternative, ...]  # the chosen action's first, then by attention
    compared: int | None  # the alternative that the reasons compare with; None: with the position as it was
    grounds: tuple[Ground, ...]  # the weightiest first; none where nothing known makes the difference


class Verdict(msgspec.Struct, frozen=True):
    """What is to be thought of an action that was played."""

    code: VerdictCode
    loss: float  # of expected victory, against the best action; 0 where it is not known


def explain(knowledge: Knowledge, state: State, seat: int, choice: Choice) -> Explanation:
    """Tell why `seat` chose so in `state`, of which only what this seat knows is used."""
    alternatives = _alternatives(seat, choice)
    compared = next((one.action for one in alternatives if one.action != choice.action), None)
    after = _outcome(knowledge, state, seat, choice.action)
    before = _outcome(knowledge, state, seat, compared)
    return Explanation(choice.action, choice.values, alternatives, compared, _grounds(seat, before, after))


def _alternatives(seat: int, choice: Choice) -> tuple[Alternative, ...]:
    whole = max(1, sum(choice.visits.values()))
    listed = [
        Alternative(action, choice.worths[action][seat], visits / whole)
        for action, visits in choice.visits.items()
        if action in choice.worths and (action == choice.action or visits >= LEAST_VISITS * whole)
    ]
    return tuple(sorted(listed, key=lambda one: (one.action != choice.action, -one.attention)))


def _outcome(knowledge: Knowledge, state: State, seat: int, action: int | None) -> list[dict[str, float]]:
    """Tell each seat's features after `action`, or as they are, over several states drawn for `seat`."""
    sums: list[dict[str, float]] = [{} for _ in range(state.seats)]
    for sample in range(SAMPLES):
        twin = state.determinize(seat, Rng(sample))
        if action is not None:
            twin.apply(action)
            settle(twin)
        for owner, summed in enumerate(sums):
            for name, weight in knowledge.features(twin, owner).items():
                summed[name] = summed.get(name, 0.0) + weight / SAMPLES
    return sums


def _grounds(seat: int, before: list[dict[str, float]], after: list[dict[str, float]]) -> tuple[Ground, ...]:
    found = []
    for owner, (old, new) in enumerate(zip(before, after, strict=True)):
        sign = 1 if owner == seat else -1
        found += [Ground(name, owner, sign * (new[name] - old[name])) for name in new if name in old]
    found.sort(key=lambda ground: (-ground.weight, ground.seat, ground.code))
    return tuple(ground for ground in found[:MOST_REASONS] if ground.weight >= LEAST_WEIGHT)


def verdict(seat: int, choice: Choice, action: int) -> Verdict:
    """Judge what `seat` played by what a strong player's `choice` in the same position thinks of it."""
    if action == choice.action:
        return Verdict("best", 0.0)
    if action not in choice.worths:
        return Verdict("unknown", 0.0)
    loss = max(0.0, choice.worths[choice.action][seat] - choice.worths[action][seat])
    code: VerdictCode = next((code for most, code in VERDICTS if loss <= most), "blunder")
    return Verdict(code, loss)


def line_texts(state: State, seat: int, choice: Choice) -> list[str]:
    """Write the expected decisions in notation, as far as they can be foretold without knowing chance."""
    twin = state.determinize(seat, Rng(0))
    texts: list[str] = []
    for action in choice.line:
        if twin.to_move < 0 or action not in twin.legal_actions():
            break
        texts.append(twin.notation(action))
        twin.apply(action)
        settle(twin)
    return texts
