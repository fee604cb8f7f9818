"""What a seat may know in every mode (DC-20): its own hand, all that lies open, and what it saw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from game.dust_collectorz.rules import values
from game.dust_collectorz.rules.phases import PHASES
from game.dust_collectorz.rules.pieces import NOBODY, PRIMARY, SUPPORT
from game.dust_collectorz.rules.view import MODES, DustView, SeatView, SetView
from game.engine.contract import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.rules.laid import Laid
    from game.dust_collectorz.rules.pieces import Player
    from game.dust_collectorz.rules.position import DustState


def shown(
    state: DustState,
    seat: int,
    points: Sequence[int] | None = None,
    **parts: Any,
) -> DustView:
    """Show `state` to `seat`: what all modes have, and the parts of its own; `points` by seat in a battle."""
    return DustView(
        seat=seat,
        seats=state.seats,
        to_move=state.to_move,
        places=tuple(state.places()) if state.to_move == OVER else (),
        mode=MODES[state.mode],
        secret=bool(state.secret),
        most=state.largest or UNSET,
        phase=PHASES[state.phase],
        attacker=state.attacker,
        last_winner=state.last_winner,
        players=tuple(_seat_view(state, owner, seat, points) for owner in range(state.seats)),
        **parts,
    )


def _seat_view(state: DustState, owner: int, seat: int, points: Sequence[int] | None) -> SeatView:
    player = state.players[owner]
    own = owner == seat
    listed = own or not state.secret
    return SeatView(
        deck=len(player.deck),
        cards=len(player.hand),
        hand=tuple(player.hand) if own else (),
        overflow=tuple(player.overflow),
        discards=tuple(player.discards),
        captured=tuple(player.captured),
        points=points[owner] if points else 0,
        hush=player.hush,
        draws=player.draws,
        known=tuple(player.known),
        masks=tuple(player.masks),
        sent=tuple(player.sent),
        list=tuple(state.lists[owner]) if listed else (),
        unseen=tuple(sorted(unseen(player, own=own))) if listed and points else (),
    )


def set_view(laid: Laid) -> SetView | None:
    """Show a set; None where nobody lays one."""
    if laid.seat == NOBODY:
        return None
    return SetView(
        seat=laid.seat,
        primary=laid.primary,
        supports=tuple(laid.supports),
        counter=laid.counter,
        primary_used=bool(laid.using & PRIMARY),
        helper=laid.helper,
        cancelled=(bool(laid.cancelled & PRIMARY), bool(laid.cancelled & SUPPORT)),
        prices=(laid.price, laid.support_price),
        stat=laid.stat,
        void=bool(laid.void),
        value=laid.value,
        parts=values.parts(laid.book),
        lost=bool(laid.lost),
    )


def unseen(player: Player, *, own: bool) -> list[int]:
    """List the kinds of a seat's deck, and of its hand but for what all saw."""
    kinds = list(player.deck)
    if not own:
        kinds += player.hand
        for kind in player.known:
            kinds.remove(kind)
    return kinds
