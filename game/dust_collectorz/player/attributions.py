"""Attributions of Dust Collectorz: what speaks for a seat, by name: for explanations, not for the search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.worth import HELD, captured_points
from game.dust_collectorz.player.young import variety
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.rules.pieces import KIND, NOBODY, YOUNG
from game.dust_collectorz.rules.state import DustState

ATTRIBUTIONS: Final = ("points", "cards", "counters", "last_round", "rid", "variety")
SCALE: Final = 8.0  # points that multiply the odds by e in the middle of a game,
YOUNG_SCALE: Final = 1.8  # and cards in Young Champions; constant, or else progress would look like a gain
LEADING: Final = 1.0  # points, for the chance to lead in the last round


def attributions_of(state: DustState, seat: i64) -> dict[str, float]:
    """Return what each feature of `seat` contributes, as a logit."""
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
    """Return the features of `seat` in Young Champions: cards played, and number of playable tribes."""
    player = state.players[seat]
    left = len(player.hand) + len(player.deck)
    return {"rid": -float(left) / YOUNG_SCALE, "variety": variety(player.hand) / YOUNG_SCALE}


def unlaid_worth(state: DustState, seat: i64, *, counters: bool) -> float:
    """Return the total value of a seat's unplayed cards: its counters, or all others."""
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
