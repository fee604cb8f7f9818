"""Making events of what the rules of Custom Heroes have just done; a search never comes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.custom_heroes.rules.cards import REWARDS, ROUNDS, STAKE, TRICK_POINT, YELLOW
from game.custom_heroes.rules.events import (
    Bet,
    Dealt,
    Finalists,
    Lost,
    Played,
    Scored,
    Sleeved,
    Traded,
    TrickWon,
)
from game.custom_heroes.rules.pieces import ABILITY
from game.custom_heroes.rules.view import card_of

if TYPE_CHECKING:
    from game.custom_heroes.rules.position import Position
    from game.custom_heroes.rules.view import Play


class Standing(NamedTuple):
    """What a set meets: the trick before it, and what all know of the cards."""

    led: bool
    value: int
    ascended: bool
    falling: bool
    public: list[int]


def standing(state: Position) -> Standing:
    """Look at a trick before a set is played."""
    return Standing(not state.trick, state.value, bool(state.ascended), bool(state.falling), state.public[:])


def dealt(state: Position) -> Dealt:
    """Report the round that was just dealt."""
    playing = _playing(state)
    return Dealt(state.leader, state.round, len(state.players[state.leader].hand), playing)


def finalists(state: Position) -> Finalists:
    """Report who plays sudden death."""
    return Finalists(-1, _playing(state))


def _playing(state: Position) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if state.takes_part(seat))


def bet(state: Position, seat: int, card: int) -> Bet:
    """Report a bet with `card`."""
    return Bet(seat, card_of(card, state.slots[card]))


def sleeved(state: Position, card: int, kind: int, was: int, *, back: bool) -> Sleeved:
    """Report that `card`, worth `was` before, carries `kind` now, or no more."""
    return Sleeved(state.turn, back, kind, card_of(card, state.slots[card]), was)


def played(state: Position, before: Standing, power: int) -> Played:
    """Report the last set of the trick, as it is settled but before its player's power is."""
    play = state.play_at(len(state.trick) - 3)
    me = state.players[play.seat]
    known = [card_of(card.card, before.public[card.card]).slots for card in play.cards]
    fresh = [
        tuple(kind for was, kind in zip(slots, card.slots, strict=True) if kind != was)
        for slots, card in zip(known, play.cards, strict=True)
    ]
    return Played(
        play.seat,
        play,
        before.led,
        0 if before.led else before.value,
        before.ascended,
        before.falling,
        bool(state.falling),
        tuple(fresh),
        power,
        len(me.hand),
        _skipped(state),
    )


def _skipped(state: Position) -> int:
    """Tell who loses its turn by the last set, as long as the round goes on after it."""
    if not state.skips:
        return -1
    seats = [(state.turn + step) % state.seats for step in range(1, state.seats)]
    left = [seat for seat in seats if state.players[seat].hand]
    if not left or (not state.players[state.turn].hand and _ends(state, left)):
        return -1
    return left[0]


def _ends(state: Position, left: list[int]) -> bool:
    """Tell whether the round is over now that the last to play is out, with `left` still holding cards."""
    me = state.players[state.turn]
    first = not any(player.place for player in state.players)
    won = first and (state.round > ROUNDS or me.vp + STAKE * len(me.bets) >= state.goal)
    return won or len(left) == 1


def traded(state: Position, seat: int) -> Traded:
    """Report a VP that was traded for."""
    vp = state.players[seat].vp
    return Traded(seat, vp, vp == state.goal)


def trick_won(state: Position) -> TrickWon:
    """Report a trick whose winner was paid, before it is cleared."""
    winner = state.players[state.last]
    plays = [state.play_at(at) for at in range(0, len(state.trick), 3)]
    lost = [
        Lost(seat, _paid_for(plays, seat))
        for seat, player in enumerate(state.players)
        if player.wisps and seat != state.last
    ]
    return TrickWon(
        state.last,
        winner.wisps,
        winner.vp,
        winner.vp - winner.wisps < state.goal <= winner.vp,
        state.leader,
        plays[-1],
        tuple(lost),
    )


def _paid_for(plays: list[Play], seat: int) -> tuple[int, ...]:
    """List the kinds that `seat` activated for the trick's VP."""
    kinds = {
        card.slots[YELLOW]
        for play in plays
        if play.seat == seat
        for card, on in zip(play.cards, play.active, strict=True)
        if on and ABILITY[card.slots[YELLOW]] == TRICK_POINT
    }
    return tuple(sorted(kinds))


def scored(state: Position, seat: int, was: tuple[int, int, int]) -> Scored:
    """Report what `seat` got for its place, after VP before and after its bets, and advancements before."""
    player = state.players[seat]
    had, settled, unused = was
    return Scored(
        seat,
        player.place,
        player.place == state.seats,
        len(player.hand),
        settled - had,
        player.vp - settled,
        REWARDS[state.seats][player.place - 1][1],
        len(player.unused) - unused,
        player.vp,
        had < state.goal <= player.vp,
    )
