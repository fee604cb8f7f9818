"""What a view shows of a battle, as the rules see it: for reasons, words and whatever looks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from game.dust_collectorz.rules.battle.clash import Clash
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import PHASES
from game.dust_collectorz.rules.pieces import PRIMARY, SUPPORT, Player
from game.dust_collectorz.rules.view import MODES, hand_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.dust_collectorz.rules.view import DustView, SeatView, SetView


def seen(view: DustView) -> BattleState:
    """Return what a view shows of a battle as the rules see it; whatever it hides is missing there.

    Of decks only the number of cards is right.
    """
    state = BattleState(view.seats)
    state.to_move = view.to_move
    state.mode = MODES.index(view.mode)
    state.phase = PHASES.index(view.phase)
    state.attacker = view.attacker
    state.last_winner = view.last_winner
    state.helps = int(view.helps)
    state.largest = 0 if view.most is UNSET else view.most
    state.players = [_player(its, hand_of(view, seat) or ()) for seat, its in enumerate(view.players)]
    state.round.answered = view.answered
    state.clash = clash_of(view)
    build = view.build
    primary: int | None = None if build is None else build.primary  # None where not all who look see it
    if build is not None and primary is not None and hand_of(view, build.seat) is not None:
        state.build = laid_of(build)
    return state


def _player(its: SeatView, hand: Sequence[int]) -> Player:
    player = Player()
    player.deck = [0] * its.deck
    player.hand = list(hand)
    player.overflow = list(its.overflow)
    player.discards = list(its.discards)
    player.captured = list(its.captured)
    player.hush = its.hush
    return player


def clash_of(view: DustView) -> Clash:
    """Return the clash that a view shows."""
    clash = Clash()
    if view.attack is not None:
        clash.attack = laid_of(view.attack)
    if view.answer is not None:
        clash.answer = laid_of(view.answer)
    clash.stat = view.stat
    clash.compared = view.clash_stat
    clash.step = view.step
    clash.helped = int(view.helped)
    return clash


def laid_of(shown: SetView) -> Laid:
    """Return a set as the rules count it."""
    laid = Laid(shown.seat)
    laid.primary = shown.primary
    laid.supports = list(shown.supports)
    laid.counter = shown.counter
    laid.helper = shown.helper
    helps = 0 <= shown.helper < len(shown.supports)  # a trap may have taken the support away
    laid.using = (PRIMARY if shown.primary_used else 0) | (SUPPORT if helps else 0)
    laid.price, laid.support_price = shown.prices
    laid.cancelled = (PRIMARY if shown.cancelled[0] else 0) | (SUPPORT if shown.cancelled[1] else 0)
    laid.stat = shown.stat
    laid.void = int(shown.void)
    return laid


# What is told of seats and sets


def side(view: DustView, seat: int) -> int:
    """Tell before which seat the capture pile of a seat lies: partners share one (DC-30)."""
    return seat % 2 if view.mode == "team" else seat


def team(view: DustView, seat: int, names: Sequence[str]) -> list[str]:
    """Name a seat, in a Team with its partner."""
    if view.mode != "team":
        return [names[seat]]
    return [names[one] for one in range(view.seats) if one % 2 == seat % 2]


def foe(view: DustView) -> SetView | None:
    """Return the set that the seat to move chooses from: the other side's in this clash."""
    if view.attack is not None and view.attack.seat == view.to_move:
        return view.answer
    return view.attack
