"""What a seat may know of Splendor: Marvel: all but unseen reserved cards and the decks (SM-12, SM-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.engine.contract import OVER
from game.engine.packed import unpack
from game.engine.views import View
from game.splendor_marvel.rules.cards import LEVEL, NAMES

if TYPE_CHECKING:
    from game.splendor_marvel.rules.pieces import Player
    from game.splendor_marvel.rules.state import SplendorState

PHASES = ("main", "returning", "choosing", "dealing", "refilling", "locating", "avenging", "calling")
NOBODY = -1


class Reserved(msgspec.Struct, frozen=True):
    """A reserved card as the viewer sees it."""

    card: int | None  # None: drawn unseen by another seat
    level: int  # 1 to 3, seen on its back
    seen: bool  # by all, because it was taken face up (SM-12)


class SeatView(msgspec.Struct, frozen=True):
    """One seat's pieces as the viewer sees them."""

    chips: tuple[int, ...]  # seven counts: five colours, S.H.I.E.L.D., Time
    bonuses: tuple[int, ...]  # five counts
    points: int
    symbols: int  # Avengers
    recruited: tuple[int, ...]  # cards, in the order of recruiting
    reserved: tuple[Reserved, ...]
    locations: tuple[int, ...]  # sides


class SplendorView(View, frozen=True, kw_only=True):
    """A position of Splendor: Marvel as one seat sees it."""

    phase: str  # one of PHASES
    turn: int  # whose turn it is, even while the table moves
    first: int  # who began
    round: int  # from 1
    stock: tuple[int, ...]  # seven counts: five colours, S.H.I.E.L.D., Time
    market: tuple[int | None, ...]  # twelve places, level I first; None: empty
    decks: tuple[int, ...]  # cards left, level I first
    locations: tuple[int, ...]  # sides on offer
    avengers: int  # seat, or NOBODY
    gauntlet: int  # seat, or NOBODY
    playing_out: bool  # the round in which the Gauntlet was taken goes on to its end (SM-26)
    players: tuple[SeatView, ...]


def view(state: SplendorState, seat: int) -> SplendorView:
    """Show `state` to `seat`."""
    return SplendorView(
        seat=seat,
        seats=state.seats,
        to_move=state.to_move,
        places=tuple(state.places()) if state.to_move == OVER else (),
        phase=PHASES[state.phase],
        turn=state.turn,
        first=state.first,
        round=state.round,
        stock=(*unpack(state.stock), state.shields, state.time),
        market=tuple(card if card < len(NAMES) else None for card in state.market),
        decks=tuple(len(deck) for deck in state.decks),
        locations=tuple(state.locations),
        avengers=state.avengers,
        gauntlet=state.gauntlet,
        playing_out=state.playing_out,
        players=tuple(_seat_view(player, own=owner == seat) for owner, player in enumerate(state.players)),
    )


def _seat_view(player: Player, *, own: bool) -> SeatView:
    return SeatView(
        chips=(*unpack(player.chips), player.shields, player.time),
        bonuses=unpack(player.bonuses),
        points=player.points,
        symbols=player.symbols,
        recruited=tuple(player.recruited),
        reserved=tuple(
            _reserved(card, own=own, unseen=bool(player.unseen >> i & 1))
            for i, card in enumerate(player.hand)
        ),
        locations=tuple(player.locations),
    )


def _reserved(card: int, *, own: bool, unseen: bool) -> Reserved:
    return Reserved(card if own or not unseen else None, LEVEL[card], not unseen)
