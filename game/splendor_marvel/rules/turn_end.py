"""The end of a turn, in the order of SM-17 and SM-19 to SM-25.

Each check goes on to the next one, or lets the table or the seat whose turn it is act first; what was done
then goes on with the check after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.engine.contract import OVER, TABLE
from game.engine.packed import covers
from game.splendor_marvel.rules import events, final_round
from game.splendor_marvel.rules.cards import (
    AVENGERS_POINTS,
    AVENGERS_SYMBOLS,
    CHIP_LIMIT,
    LOCATION_POINTS,
    MARKET_WIDTH,
)
from game.splendor_marvel.rules.outcome import how_ended
from game.splendor_marvel.rules.pieces import (
    AVENGING,
    CALLING,
    CHOOSING,
    DEMAND,
    LOCATING,
    MAIN,
    NOBODY,
    REFILLING,
    RETURNING,
)

if TYPE_CHECKING:
    from game.splendor_marvel.rules.position import Position


def after_action(state: Position) -> None:
    """Refill the market where a card was taken; an empty deck leaves the place empty (SM-17)."""
    if state.gap >= 0 and state.decks[state.gap // MARKET_WIDTH]:
        _table_moves(state, REFILLING)
    else:
        state.gap = -1
        check_limit(state)


def check_limit(state: Position) -> None:
    """Let a seat with too many chips give some back (SM-20)."""
    if state.players[state.turn].held() > CHIP_LIMIT:
        state.phase = RETURNING
        state.to_move = state.turn
    else:
        check_locations(state)


def check_locations(state: Position) -> None:
    """Let the seat have the location it has earned; with several it chooses one (SM-21)."""
    bonuses: i64 = state.players[state.turn].bonuses
    in_reach: i64 = 0
    for side in state.locations:
        if covers(bonuses, DEMAND[side]):
            in_reach += 1
    if in_reach == 0:
        check_avengers(state)
    elif in_reach == 1:
        _table_moves(state, LOCATING)
    else:
        state.phase = CHOOSING
        state.to_move = state.turn


def locations_in_reach(state: Position) -> list[int]:
    """List the places of the locations that the seat's bonuses earn."""
    bonuses: i64 = state.players[state.turn].bonuses
    return [place for place in range(len(state.locations)) if covers(bonuses, DEMAND[state.locations[place]])]


def take_location(state: Position, place: i64) -> None:
    """Give a location to the seat whose turn it is."""
    me = state.players[state.turn]
    me.locations.append(state.locations.pop(place))
    me.points += LOCATION_POINTS
    if state.events is not None:
        state.events.append(events.LocationTaken(state.turn, me.locations[-1], me.points))


def check_avengers(state: Position) -> None:
    """Let the seat have the Avengers tile if it may (SM-22): seldom, so few symbols need no call."""
    me = state.players[state.turn]
    if me.symbols >= AVENGERS_SYMBOLS and state.outshines(me, me.symbols):
        _table_moves(state, AVENGING)
    else:
        check_gauntlet(state)


def take_avengers(state: Position) -> None:
    """Give the Avengers tile, and its points, to the seat whose turn it is."""
    loser: i64 = state.avengers
    if loser != NOBODY:
        state.players[loser].points -= AVENGERS_POINTS
    state.avengers = state.turn
    state.players[state.turn].points += AVENGERS_POINTS
    if state.events is not None:
        rest = 0 if loser == NOBODY else state.players[loser].points
        state.events.append(events.AvengersTaken(state.turn, loser, state.players[state.turn].points, rest))


def check_gauntlet(state: Position) -> None:
    """Let the Gauntlet go where it belongs, then end the turn."""
    if rightful_holder(state) != state.gauntlet:
        _table_moves(state, CALLING)
    else:
        end_turn(state)


def rightful_holder(state: Position) -> i64:
    """Return whose the Gauntlet is: its holder's while qualified, else the round's first (SM-25, SM-28)."""
    if state.gauntlet != NOBODY and state.players[state.gauntlet].qualifies(state.target):
        return state.gauntlet
    for step in range(state.seats):
        seat: i64 = (state.first + step) % state.seats
        if state.players[seat].qualifies(state.target):
            return seat
    return NOBODY


def give_gauntlet(state: Position) -> None:
    """Let the Gauntlet go where it belongs; whoever takes it may win at once (SM-25, SM-26, SM-28).

    Whether somebody can still rival the caller is asked once a round. When the round is to be played out, it
    is, whoever holds the Gauntlet by its end: nobody loses a turn because of what another seat chose.
    """
    holder: i64 = state.gauntlet
    state.gauntlet = rightful_holder(state)
    if state.events is not None:
        lost = state.gauntlet == NOBODY
        state.events.append(
            events.GauntletLost(holder) if lost else events.GauntletTaken(state.gauntlet, holder)
        )
    following: i64 = (state.turn + 1) % state.seats
    if state.gauntlet != NOBODY and not state.playing_out and following != state.first:
        if not state.always_play_out and not final_round.can_be_rivalled(state, following):
            end_match(state)
            return
        state.playing_out = True
        if state.events is not None:
            state.events.append(events.LastRound(state.gauntlet))
    end_turn(state)


def end_turn(state: Position) -> None:
    """Let the next seat begin, or end the match (SM-25, SM-28, SM-29)."""
    following: i64 = (state.turn + 1) % state.seats
    round_over = following == state.first
    if state.passes == state.seats or (round_over and state.gauntlet != NOBODY):
        end_match(state)
        return
    if round_over:
        state.round += 1
        state.playing_out = False
    start_turn(state, following)


def end_match(state: Position) -> None:
    """Let nobody move any more."""
    state.phase = MAIN
    state.to_move = OVER
    if state.events is not None:
        state.events.append(events.Closed(TABLE, how_ended(state.view(state.turn))))


def start_turn(state: Position, seat: i64) -> None:
    """Let a seat take its turn."""
    state.phase = MAIN
    state.turn = seat
    state.to_move = seat


def _table_moves(state: Position, phase: i64) -> None:
    state.phase = phase
    state.to_move = TABLE
