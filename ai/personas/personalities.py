"""The personalities of the personas in every game: points by which features of an action please.

A point is one of a prior logit: SCORE_UNIT of them make an action seem e times as likely to be the best.
A personality only decides between actions that are about equal, within a level's `leeway`; so it shows in
every game and costs little. To add a persona, add a row here; each `GAME` says what it likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum, log
from typing import TYPE_CHECKING, Final

import msgspec

from ai.evaluators.base import SCORE_UNIT
from ai.personas.action_features import action_features_of
from game.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import Rules, State

LEAST_TRIED: Final = 0.1  # of the most tried action's simulations; fewer is no serious alternative
DEAREST: Final = 0.05  # win rate that personality may cost, as the search sees it


class Personality(msgspec.Struct, frozen=True):
    """A way to play."""

    key: str


IMPULSIVE: Final = Personality("impulsive")  # takes what is there now, the finest first, and asks nobody
HOARDS: Final = Personality("hoards")  # keeps chips, advancements, abilities and good cards for later
RUSHES: Final = Personality("rushes")  # wants to be first: points, cards out of hand, heroes, attacks
SPOILS: Final = Personality("spoils")  # takes what others need, tops what they play, discards onto them
EVEN: Final = Personality("even")  # what the position asks for
CHILD: Final = Personality("child")  # a rule that a child can follow; no persona has it
PERSONALITIES: Final[Mapping[str, Personality]] = {  # by level
    "squire": IMPULSIVE,
    "knight": HOARDS,
    "captain": RUSHES,
    "champion": SPOILS,
    "legend": EVEN,
}


def tastes_of(personality: Personality, rules: Rules) -> Mapping[str, float]:
    """Return the points of a personality per unit of a feature; none in a game that names no tastes."""
    return GAMES[rules.id].tastes.get(personality.key, {}) if rules.id in GAMES else {}


def taste_points(personality: Personality, rules: Rules, state: State, actions: Sequence[int]) -> list[float]:
    """Return the points of each of `actions`."""
    tastes = tastes_of(personality, rules)
    if not tastes:
        return [0.0] * len(actions)
    action_features = action_features_of(rules)
    return [
        fsum(tastes.get(name, 0.0) * amount for name, amount in action_features(state, action).items())
        for action in actions
    ]


def preferred(logits: Sequence[float], points: Sequence[float], leeway: float) -> int:
    """Return the index of the most pleasing action among those at most `leeway` below the best logit."""
    least = max(logits) - leeway
    within = [place for place, score in enumerate(logits) if score >= least]
    return max(within, key=lambda place: logits[place] + points[place])


class Bias(msgspec.Struct, frozen=True):
    """A personality's bias in one position: points for each action, and how many points it may cost."""

    points: dict[int, float]
    leeway: float  # points

    def pick(self, rows: Sequence[tuple[int, int, Sequence[float]]], seat: int, favourite: int) -> int:
        """Choose among what a search tried: action, simulations, shares; most tried first.

        Actions judged much worse than the `favourite` are never chosen, however often they were tried.

        Being tried e times as often counts as being e times as likely to be the best.
        """
        most, share = rows[0][1], next(row[2][seat] for row in rows if row[0] == favourite)
        serious = [row for row in rows if row[1] >= LEAST_TRIED * most and row[2][seat] >= share - DEAREST]
        logits = [SCORE_UNIT * log(row[1]) for row in serious]
        return serious[preferred(logits, [self.points[row[0]] for row in serious], self.leeway)][0]
