"""What speaks for a seat of Dust Collectorz, by name: for explanations, not for the search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ai.knowledge.dust_collectorz_worth import HELD, captured_points, last_round, scale_of
from ai.knowledge.dust_collectorz_young import scale_of as young_scale
from ai.knowledge.dust_collectorz_young import variety
from game.dust_collectorz.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.pieces import KIND, NOBODY, YOUNG
from game.dust_collectorz.rules import DustState

FEATURES: Final = ("points", "cards", "counters", "last_round", "rid", "variety")


def features_of(state: DustState, seat: i64) -> dict[str, float]:
    """Tell what speaks for `seat`, each as powers of e."""
    if state.mode == YOUNG:
        return young_features(state, seat)
    scale = scale_of(state)
    side = state.side(seat)
    leads = state.last_winner != NOBODY and state.side(state.last_winner) == side
    return {
        "points": captured_points(state, side) / scale,
        "cards": unlaid_worth(state, seat, counters=False) / scale,
        "counters": unlaid_worth(state, seat, counters=True) / scale,
        "last_round": last_round(state) / scale if leads else 0.0,
    }


def young_features(state: DustState, seat: i64) -> dict[str, float]:
    """Tell what speaks for `seat` in Young Champions: what it is rid of, and how many tribes it can play."""
    player = state.players[seat]
    scale = young_scale(state)
    left = len(player.hand) + len(player.deck)
    return {"rid": -float(left) / scale, "variety": variety(player.hand) / scale}


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
