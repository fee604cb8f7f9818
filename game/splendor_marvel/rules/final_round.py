"""Whether a seat can still qualify for the Gauntlet in the round in which it was taken (SM-26).

Checked once, when the Gauntlet is taken: the caller wins at once if nobody can. It uses only public
knowledge: a card that a seat drew unseen may be any unseen one of its level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.engine.packed import covers
from game.splendor_marvel.rules.cards import (
    AVENGERS_POINTS,
    HAND_LIMIT,
    LOCATION_POINTS,
    MARKET_WIDTH,
)
from game.splendor_marvel.rules.pieces import BONUS, DECK, DEMAND, NO_CARD, POINTS, SYMBOLS, qualify

if TYPE_CHECKING:
    from game.splendor_marvel.rules.pieces import Player
    from game.splendor_marvel.rules.position import Position


def can_be_rivalled(state: Position, following: i64) -> bool:
    """Return whether a seat from `following` on may meet SM-24 with its last turn in this round."""
    face_up = state.market[:]  # including cards that may be turned up before the turn of `seat`
    opened: i64 = 0  # bit i: they include the unseen cards of level i + 1
    seat = following
    while seat != state.first:
        player = state.players[seat]
        if _may_qualify(state, player, face_up + _in_hand(state, player)):
            return True
        for level in range(3):
            if not opened >> level & 1 and _may_turn_up(state, player, level):
                opened |= 1 << level
                face_up += _unseen_of(state, level)
        seat = (seat + 1) % state.seats
    return False


def _in_hand(state: Position, player: Player) -> list[int]:
    """List the cards that may be in the hand, by public knowledge."""
    possible: list[int] = []
    for place in range(len(player.hand)):
        card = player.hand[place]
        possible += _unseen_of(state, DECK[card]) if player.unseen >> place & 1 else [card]
    return possible


def _may_turn_up(state: Position, player: Player, level: i64) -> bool:
    """Return whether `player` can take a face-up character of a level, to turn up another one (SM-17)."""
    if not state.decks[level]:
        return False
    row = state.market[MARKET_WIDTH * level : MARKET_WIDTH * (level + 1)]
    return len(player.hand) < HAND_LIMIT or any(player.affords(card) for card in row)


def _unseen_of(state: Position, level: i64) -> list[int]:
    """List the cards of a level that nobody has seen, or only a seat that drew one of them unseen."""
    unseen = state.decks[level][:]
    for player in state.players:
        for place in range(len(player.hand)):
            if player.unseen >> place & 1 and DECK[player.hand[place]] == level:
                unseen.append(player.hand[place])
    return unseen


def _may_qualify(state: Position, player: Player, reachable: list[int]) -> bool:
    if _would_qualify(state, player, NO_CARD):
        return True
    return any(player.affords(card) and _would_qualify(state, player, card) for card in reachable)


def _would_qualify(state: Position, player: Player, card: i64) -> bool:
    """Return whether `player` would meet SM-24 at the end of its turn by recruiting `card` (or NO_CARD)."""
    bonuses: i64 = player.bonuses
    points: i64 = player.points
    symbols: i64 = player.symbols
    time: i64 = player.time
    if card != NO_CARD:
        bonuses += BONUS[card]
        points += POINTS[card]
        symbols += SYMBOLS[card]
        time += 1 if DECK[card] == 2 else 0
    for side in state.locations:
        if covers(bonuses, DEMAND[side]):
            points += LOCATION_POINTS
            break
    if state.outshines(player, symbols):
        points += AVENGERS_POINTS
    return qualify(points, time, bonuses, state.target)
