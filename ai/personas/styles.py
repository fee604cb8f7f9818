"""The personas' styles in every game: points by which features of an action please.

A point is one of a prior logit: SCORE_UNIT of them make an action seem e times as likely to be the best.
Style only decides between actions that are about equal, within a level's `leeway`; so it shows in every game
and costs little. To add a persona, add a row here; what it likes in a game, that game's `GAME` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from ai.personas.traits import traits_of
from game.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import Rules, State


class Style(msgspec.Struct, frozen=True):
    """A way to play."""

    key: str


IMPULSIVE: Final = Style("impulsive")  # takes what is there now, the finest first, and asks nobody
HOARDS: Final = Style("hoards")  # keeps chips, advancements, abilities and good cards for later
RUSHES: Final = Style("rushes")  # wants to be first: points, cards out of hand, heroes, attacks
SPOILS: Final = Style("spoils")  # takes what others need, tops what they play, and sends what they can't use
EVEN: Final = Style("even")  # what the position asks for
STYLES: Final[Mapping[str, Style]] = {  # by level
    "squire": IMPULSIVE,
    "knight": HOARDS,
    "captain": RUSHES,
    "champion": SPOILS,
    "legend": EVEN,
}


def likes_of(style: Style, rules: Rules) -> Mapping[str, float]:
    """Return the points of a style per unit of a feature; none in a game that has no styles."""
    return GAMES[rules.id].likes.get(style.key, {}) if rules.id in GAMES else {}


def tastes(style: Style, rules: Rules, state: State, actions: Sequence[int]) -> list[float]:
    """Return the points of each of `actions`."""
    likes = likes_of(style, rules)
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
