"""Samples what a seat can't see: cards that others drew unseen, and the order of the decks (SM-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.engine.rng import Rng
from game.splendor_marvel.rules.pieces import DECK

if TYPE_CHECKING:
    from game.splendor_marvel.rules.pieces import Player
    from game.splendor_marvel.rules.position import Position


def redeal(state: Position, seat: i64, rng: Rng) -> None:
    """Replace, in place, what `seat` can't see by a random sample."""
    for owner in range(state.seats):
        if owner != seat:
            _give_back_unseen(state, state.players[owner])
    for owner in range(state.seats):
        if owner != seat:
            _redeal_unseen(state, state.players[owner], rng)
    state.streams = [Rng(rng.seed()) for _ in range(3)]


def _give_back_unseen(state: Position, player: Player) -> None:
    for place in range(len(player.hand)):
        if player.unseen >> place & 1:
            card = player.hand[place]
            deck = state.decks[DECK[card]]
            deck.append(card)
            deck.sort()


def _redeal_unseen(state: Position, player: Player, rng: Rng) -> None:
    for place in range(len(player.hand)):
        if player.unseen >> place & 1:
            deck = state.decks[DECK[player.hand[place]]]
            player.hand[place] = deck.pop(rng.below(len(deck)))
