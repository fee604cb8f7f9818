"""Action features of Custom Heroes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    PASS,
    PLAY,
    SLEEVE,
    VERB,
    active_places,
    played_places,
)
from game.custom_heroes.rules.pieces import NOBODY, price_of
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import State

ACTION_FEATURES: Final = frozenset({"cards", "value", "power", "over", "sleeve", "pass", "bet"})
PLAIN: Final = {int(PASS): "pass", int(SLEEVE): "sleeve", int(BET): "bet", int(BET_OWN): "bet"}


def action_features(state: State, action: int) -> Mapping[str, float]:
    """Return cards played, their highest value, power paid, and whether a rival's set is beaten ("over")."""
    position = cast("HeroesState", state)
    verb = action & VERB
    if verb != PLAY:
        return {PLAIN[verb]: 1.0} if verb in PLAIN else {}
    places, active = played_places(action), active_places(action)
    hand = position.hand()
    cards = [card for place, card in enumerate(hand) if places >> place & 1]
    paid = [card for place, card in enumerate(hand) if active >> place & 1]
    return {
        "cards": float(len(cards)),
        "value": float(max(position.values[card] for card in cards)),
        "power": float(sum(price_of(position.slots[card]) for card in paid)),
        "over": 0.0 if position.last == NOBODY else 1.0,
    }
