"""The personalities of the personas in every game: points by which features of an action please.

A point is one of a prior logit: SCORE_UNIT of them make an action seem e times as likely to be the best.
It only decides between actions that are about equal, within a level's `leeway`; so it shows in every game and
costs little. To add a persona, add a row here; what it likes in a game, that game's `GAME` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from ai.personas.action_features import action_features_of
from game.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import Rules, State


class Personality(msgspec.Struct, frozen=True):
    """A way to play."""

    key: str


IMPULSIVE: Final = Personality("impulsive")  # takes what is there now, the finest first, and asks nobody
HOARDS: Final = Personality("hoards")  # keeps chips, advancements, abilities and good cards for later
RUSHES: Final = Personality("rushes")  # wants to be first: points, cards out of hand, heroes, attacks
SPOILS: Final = Personality("spoils")  # takes what others need, tops what they play, discards onto them
EVEN: Final = Personality("even")  # what the position asks for
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
        sum(tastes.get(name, 0.0) * amount for name, amount in action_features(state, action).items())
        for action in actions
    ]


def preferred(logits: Sequence[float], points: Sequence[float], leeway: float) -> int:
    """Return the index of the most pleasing action among those at most `leeway` below the best logit."""
    least = max(logits) - leeway
    within = [place for place, score in enumerate(logits) if score >= least]
    return max(within, key=lambda place: logits[place] + points[place])
