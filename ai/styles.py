"""The personas' styles in every game: points by which features of an action please.

A point is one of a prior logit: SCORE_UNIT of them make an action seem e times as likely to be the best.
Style only decides between actions that are about equal, within a level's `leeway`; so it shows in every game
and costs little. To add a persona, add a row here; to add a feature, add a line in `ai.traits`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from ai.traits import traits_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import Rules, State

Likes = Mapping[str, float]  # points per unit of a feature


class Style(msgspec.Struct, frozen=True):
    """A way to play."""

    key: str
    likes: Mapping[str, Likes]  # by game


IMPULSIVE: Final = Style(  # takes what is there now, the finest first, and asks nobody
    "impulsive",
    {
        "splendor_marvel": {"recruit": 14.0, "points": 6.0, "reserve": -8.0},
        "custom_heroes": {"value": 4.0, "sleeve": 12.0, "pass": -12.0},
        "seventh_hero": {"recruit": 40.0, "hint": -30.0},
        "dust_collectorz": {"worth": 8.0, "attack": 3.0, "chain": 4.0},
    },
)
HOARDS: Final = Style(  # keeps chips, advancements, abilities and good cards for later
    "hoards",
    {
        "splendor_marvel": {"chips": 5.0, "reserve": 8.0, "spend": -2.0},
        "custom_heroes": {"sleeve": -24.0, "power": -8.0, "bet": -20.0},
        "seventh_hero": {"use": -40.0, "hint": -30.0},
        "dust_collectorz": {"worth": -12.0, "support": -8.0, "counter": -16.0},
    },
)
RUSHES: Final = Style(  # wants to be first: points, cards out of hand, heroes, attacks
    "rushes",
    {
        "splendor_marvel": {"points": 11.0, "recruit": 12.0, "reserve": -12.0},
        "custom_heroes": {"cards": 9.0, "pass": -20.0},
        "seventh_hero": {"recruit": 30.0},
        "dust_collectorz": {"attack": 9.0, "support": 12.0, "chain": 6.0},
    },
)
SPOILS: Final = Style(  # takes what others need, tops what they play, and sends what they can't use
    "spoils",
    {
        "splendor_marvel": {"deny": 30.0},
        "custom_heroes": {"over": 40.0},
        "seventh_hero": {"harm": 60.0, "stop": 30.0},
        "dust_collectorz": {"harm": 30.0, "defence": 8.0},
    },
)
EVEN: Final = Style("even", {})  # what the position asks for
STYLES: Final[Mapping[str, Style]] = {  # by level
    "squire": IMPULSIVE,
    "knight": HOARDS,
    "captain": RUSHES,
    "champion": SPOILS,
    "legend": EVEN,
}


def tastes(style: Style, rules: Rules, state: State, actions: Sequence[int]) -> list[float]:
    """Return the points of each of `actions`."""
    likes = style.likes.get(rules.id, {})
    if not likes:
        return [0.0] * len(actions)
    traits = traits_of(rules)
    return [
        sum(likes.get(name, 0.0) * amount for name, amount in traits(state, action).items())
        for action in actions
    ]


def preferred(scores: Sequence[float], tastes: Sequence[float], leeway: float) -> int:
    """Return the place of the most pleasing action among those at most `leeway` below the best score."""
    least = max(scores) - leeway
    within = [place for place, score in enumerate(scores) if score >= least]
    return max(within, key=lambda place: scores[place] + tastes[place])
