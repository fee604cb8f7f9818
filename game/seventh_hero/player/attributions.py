"""Attributions of Seventh Hero: what speaks for a seat, by name: for explanations, not for the search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.engine.contract import OVER
from game.seventh_hero.player.beliefs import known_number
from game.seventh_hero.player.worth import A_CARD, A_PAIR, HEROES_WORTH, READY, SIZE
from game.seventh_hero.rules.pieces import BITS, CURRENT, NO_HERO, NUMBERS
from game.seventh_hero.rules.state import SeventhState

ATTRIBUTIONS: Final = ("heroes", "pairs", "ready", "hand", "insight")
STAGE: Final = 3  # whose values explanations use, or else progress would look like a gain
VICTORY: Final = 3.0
TOLD: Final = 0.1  # a hint's answer
SEEN: Final = 0.3  # the wanderer


def attributions_of(state: SeventhState, seat: i64) -> dict[str, float]:
    """Return what each feature of `seat` contributes, as a logit."""
    me = state.players[seat]
    heroes: float = HEROES_WORTH[STAGE][min(5, SIZE[me.party])]
    if state.to_move == OVER and state.winner == seat:
        heroes += VICTORY
    ready: float = 0.0
    for number in NUMBERS:
        if me.party & ~me.used & BITS[number]:
            ready += READY[STAGE * 8 + number]
    return {
        "heroes": heroes,
        "pairs": A_PAIR[STAGE] * float(len(me.eliminated)),
        "ready": ready,
        "hand": A_CARD * float(len(me.hand)),
        "insight": insight(state, seat),
    }


def insight(state: SeventhState, seat: i64) -> float:
    """Return the value of private knowledge about the wanderer."""
    if state.road.number == NO_HERO or state.road.openly or seat == state.road.leader:
        return 0.0
    if known_number(state, seat) != NO_HERO:
        return SEEN
    told: float = 0.0
    for hint in state.road.buried:
        if hint.about == CURRENT and hint.seat == seat:
            told += TOLD
    return told
