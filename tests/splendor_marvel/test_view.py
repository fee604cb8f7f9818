"""What a seat may know (SM-12, SM-23)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.contract import OVER
from game.engine.rng import Rng
from game.splendor_marvel.rules.cards import LEVEL
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.rules.view import PHASES, SplendorView
from tests.splendor_marvel.positions import RULES, Seat, begin, card, eager, play, splendor


def walked(seats: int, seed: int, steps: int) -> SplendorState:
    """Play `steps` steps of a game by eager players, fewer if it ends before."""
    state = RULES.setup(seats, seed)
    rng = Rng(seed)
    for _ in range(steps):
        if state.to_move == OVER:
            break
        state.apply(eager(state, rng))
    return state


games = st.builds(walked, st.integers(2, 4), st.integers(0, 10_000), st.integers(0, 250))


@pytest.mark.rule("SM-12")
@given(games)
def test_cards_drawn_unseen_are_shown_to_their_owner_alone(state: SplendorState) -> None:
    """For each seat and each reserved card: shown if it is one's own or was taken face up, else its level."""
    for viewer in range(state.seats):
        for owner, player in enumerate(state.players):
            for place, shown in enumerate(state.view(viewer).players[owner].reserved):
                unseen = bool(player.unseen >> place & 1)
                held = player.hand[place]

                assert shown.card == (held if viewer == owner or not unseen else None)
                assert (shown.level, shown.seen) == (LEVEL[held], not unseen)


@pytest.mark.rule("SM-12")
@given(games, st.integers(0, 2**32))
def test_no_view_changes_with_what_it_must_not_tell(state: SplendorState, seed: int) -> None:
    """With another card of its level in place of one seat's secret, nobody else sees a difference."""
    for owner, player in enumerate(state.players):
        for place, held in enumerate(player.hand):
            deck = state.decks[LEVEL[held] - 1]
            if not player.unseen >> place & 1 or not deck:
                continue
            twin = state.clone()
            swapped = Rng(seed).below(len(deck))
            twin.players[owner].hand[place] = deck[swapped]
            twin.decks[LEVEL[held] - 1][swapped] = held
            others = [seat for seat in range(state.seats) if seat != owner]

            assert [twin.view(seat) for seat in others] == [state.view(seat) for seat in others]
            assert twin.view(owner) != state.view(owner)


@pytest.mark.rule("SM-1")
@given(games, st.integers(0, 2**32))
def test_the_order_of_the_decks_is_in_no_view(state: SplendorState, seed: int) -> None:
    """Views tell how many cards a deck has; other streams of chance are not seen."""
    twin = state.clone()
    twin.streams = [Rng(seed + level) for level in range(3)]

    assert [twin.view(seat) for seat in range(state.seats)] == [
        state.view(seat) for seat in range(state.seats)
    ]


@pytest.mark.rule("SM-23")
@given(games)
def test_all_seats_see_the_same_table(state: SplendorState) -> None:
    """Everything but who looks and the reserved cards is equal in all views."""

    def public(view: SplendorView) -> SplendorView:
        players = tuple(msgspec.structs.replace(player, reserved=()) for player in view.players)
        return msgspec.structs.replace(view, seat=0, players=players)

    shown = [public(state.view(seat)) for seat in range(state.seats)]

    assert shown == [shown[0]] * state.seats


@given(games)
def test_a_view_is_plain_data(state: SplendorState) -> None:
    """It can be written as JSON and read back, equal."""
    view = state.view(0)

    assert msgspec.json.decode(msgspec.json.encode(view), type=SplendorView) == view


def test_a_view_tells_where_the_turn_stands() -> None:
    """Phase, round, who began, whose turn, who moves."""
    state = begin(splendor(3, market=["wasp"], turn=2), "reserve wasp")
    view = state.view(1)

    assert (view.seat, view.seats, view.phase) == (1, 3, "refilling")
    assert (view.first, view.turn, view.to_move, view.round) == (0, 2, -1, 1)
    assert PHASES.index(view.phase) == state.phase


def test_places_are_shown_when_the_game_is_over() -> None:
    """Before that there are none."""
    state = splendor(players=[Seat(points=2), Seat(points=5)])
    before = state.view(0).places
    state.to_move = OVER

    assert before == ()
    assert state.view(1).places == (2, 1)


def test_an_empty_place_is_shown_as_none() -> None:
    """While a card is missing, and for good when its deck is empty."""
    state = play(splendor(market=["wasp"], decks=[[], ["venom"], ["loki"]]), "reserve wasp")

    assert state.view(0).market == (*[None] * 4, card("venom"), *[None] * 3, card("loki"), *[None] * 3)
