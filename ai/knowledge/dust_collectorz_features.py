"""What speaks for a seat of Dust Collectorz, by name: for explanations, not for the search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ai.knowledge.dust_collectorz_worth import HELD, captured_points
from ai.knowledge.dust_collectorz_young import variety
from game.dust_collectorz.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.pieces import KIND, NOBODY, YOUNG
from game.dust_collectorz.rules import DustState

FEATURES: Final = ("points", "cards", "counters", "last_round", "rid", "variety")
SCALE: Final = 8.0  # points that multiply the chances by e in the middle of a game,
YOUNG_SCALE: Final = 1.8  # and cards in Young Champions: the same all the time, lest it be taken for a gain
LEADING: Final = 1.0  # points that the chance of leading in the last round is worth


def features_of(state: DustState, seat: i64) -> dict[str, float]:
    """Tell what speaks for `seat`, each as powers of e."""
    if state.mode == YOUNG:
        return young_features(state, seat)
    side = state.side(seat)
    leads = state.last_winner != NOBODY and state.side(state.last_winner) == side
    return {
        "points": captured_points(state, side) / SCALE,
        "cards": unlaid_worth(state, seat, counters=False) / SCALE,
        "counters": unlaid_worth(state, seat, counters=True) / SCALE,
        "last_round": LEADING / SCALE if leads else 0.0,
    }


def young_features(state: DustState, seat: i64) -> dict[str, float]:
    """Tell what speaks for `seat` in Young Champions: what it is rid of, and how many tribes it can play."""
    player = state.players[seat]
    left = len(player.hand) + len(player.deck)
    return {"rid": -float(left) / YOUNG_SCALE, "variety": variety(player.hand) / YOUNG_SCALE}


def unlaid_worth(state: DustState, seat: i64, *, counters: bool) -> float:
    """Add up what the cards of a seat that are not laid yet are worth: its counters, or all others."""
    player = state.players[seat]
    total: float = 0.0
    for kinds in (player.deck, player.hand, player.overflow):
        for kind in kinds:
            if (TRIBE[kind] == NO_TRIBE) == counters:
                total += HELD[kind]
    for card in state.arrivals:
        if card >> 7 == seat and not counters:
            total += HELD[card & KIND]
    return total
