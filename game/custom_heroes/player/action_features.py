"""Action features of Custom Heroes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.custom_heroes.rules import actions as do
from game.custom_heroes.rules.pieces import NOBODY, price_of
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import State

ACTION_FEATURES: Final = frozenset({"cards", "value", "power", "over", "sleeve", "pass", "bet"})
PLAIN: Final = {int(do.PASS): "pass", int(do.SLEEVE): "sleeve", int(do.BET): "bet", int(do.BET_OWN): "bet"}


def action_features(state: State, action: int) -> Mapping[str, float]:
    """Return cards played, their highest value, power paid, and whether a rival's set is beaten ("over")."""
    position = cast("HeroesState", state)
    verb = action & do.VERB
    if verb != do.PLAY:
        return {PLAIN[verb]: 1.0} if verb in PLAIN else {}
    places, active = do.played_places(action), do.active_places(action)
    hand = position.hand()
    cards = [card for place, card in enumerate(hand) if places >> place & 1]
    paid = [card for place, card in enumerate(hand) if active >> place & 1]
    return {
        "cards": float(len(cards)),
        "value": float(max(position.values[card] for card in cards)),
        "power": float(sum(price_of(position.slots[card]) for card in paid)),
        "over": 0.0 if position.last == NOBODY else 1.0,
    }
