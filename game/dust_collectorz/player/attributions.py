"""Attributions in a battle: what speaks for a seat, by name: for explanations, not for the search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.player.worth import HELD, captured_points
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE
from game.dust_collectorz.rules.pieces import KIND, NOBODY

ATTRIBUTIONS: Final = ("points", "cards", "counters", "last_round", "rid", "variety")
SCALE: Final = 8.0  # points that multiply the odds by e in mid-game: constant, as progress is no gain
LEADING: Final = 1.0  # points, for the chance to lead in the last round


def attributions_of(state: BattleState, seat: i64) -> dict[str, float]:
    """Return what each feature of `seat` contributes, as a logit."""
    side = state.side(seat)
    leads = state.last_winner != NOBODY and state.side(state.last_winner) == side
    return {
        "points": captured_points(state, side) / SCALE,
        "cards": unlaid_worth(state, seat, counters=False) / SCALE,
        "counters": unlaid_worth(state, seat, counters=True) / SCALE,
        "last_round": LEADING / SCALE if leads else 0.0,
    }


def unlaid_worth(state: BattleState, seat: i64, *, counters: bool) -> float:
    """Return the total value of a seat's unplayed cards: its counters, or all others."""
    player = state.players[seat]
    total: float = 0.0
    for kinds in (player.deck, player.hand, player.overflow):
        for kind in kinds:
            if (TRIBE[kind] == NO_TRIBE) == counters:
                total += HELD[kind]
    for card in state.round.arrivals:
        if card >> 7 == seat and not counters:
            total += HELD[card & KIND]
    return total
