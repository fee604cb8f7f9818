"""What a seat may know (CH-6, CH-17, CH-39)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.custom_heroes.rules.pieces import DEALING
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import HeroesView
from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng
from tests.custom_heroes.positions import (
    Seat,
    begin,
    card,
    heroes,
    kind,
    notations,
    play,
    until_dealt,
    walked,
)

games = st.builds(walked, st.integers(2, 6), st.integers(0, 10_000), st.integers(0, 400))


def known(state: HeroesState, seat: int, word: str) -> list[str]:
    """Tell what a seat knows to be on a card, by the ids of the kinds."""
    return [str(its) for its in state.view(seat).deck[card(word)].slots if its >= 0]


def deal_so(state: HeroesState, *hands: str) -> None:
    """Deal a new round in which the seats have just these cards, the others lying aside."""
    before = [seen[:] for seen in state.seen]
    begin(state, "deal")
    state.seen = before
    for player, words in zip(state.players, hands, strict=True):
        player.hand = state.in_order([card(word) for word in words.split()])
    for seat, player in enumerate(state.players):
        for one in player.hand:
            state.seen[seat][one] = state.slots[one]


@pytest.mark.rule("CH-6")
@given(games)
def test_hands_and_unused_advancements_are_shown_to_their_owner_alone(state: HeroesState) -> None:
    """Others see how many there are."""
    for viewer in range(state.seats):
        for owner, its in enumerate(state.view(viewer).players):
            player = state.players[owner]
            own = owner == viewer

            assert [one.card for one in its.hand] == (player.hand if own else [])
            assert list(its.unused) == (player.unused if own else [])
            assert (its.cards, its.advancements) == (len(player.hand), len(player.unused))


@pytest.mark.rule("CH-6")
@settings(max_examples=60)
@given(games, st.integers(0, 2**32))
def test_no_view_changes_with_what_it_must_not_tell(state: HeroesState, seed: int) -> None:
    """With other cards in two other hands, other advancements behind a screen: nobody else sees it."""
    rng = Rng(seed)
    for viewer in range(state.seats):
        others = [seat for seat in range(state.seats) if seat != viewer and state.players[seat].hand]
        twin = state.clone()
        if len(others) > 1:
            one, two = (twin.players[seat] for seat in others[:2])
            at, to = rng.below(len(one.hand)), rng.below(len(two.hand))
            one.hand[at], two.hand[to] = two.hand[to], one.hand[at]
        for owner in others:
            player = twin.players[owner]
            if player.unused and twin.bag:
                at, to = rng.below(len(player.unused)), rng.below(len(twin.bag))
                player.unused[at], twin.bag[to] = twin.bag[to], player.unused[at]

        assert twin.view(viewer) == state.view(viewer)


@pytest.mark.rule("CH-17")
@settings(max_examples=60)
@given(games, st.integers(0, 2**32))
def test_no_view_changes_with_where_a_secret_lies(state: HeroesState, seed: int) -> None:
    """An advancement that a seat does not know of may be another, on another card that it has not seen."""
    rng = Rng(seed)
    for viewer in range(state.seats):
        unseen = state.unseen_cards(viewer)
        secret = [one for one in unseen if state.slots[one] != state.seen[viewer][one]]
        bare = [one for one in unseen if state.slots[one] == 0]
        twin = state.clone()
        for one in secret:
            added = state.slots[one] ^ state.seen[viewer][one]
            twin.set_slots(one, state.seen[viewer][one])
            if bare:
                twin.slots[bare[rng.below(len(bare))]] |= added

        assert twin.view(viewer) == state.view(viewer)


@pytest.mark.rule("CH-6")
def test_a_card_shown_in_one_round_is_known_in_later_ones() -> None:
    """By all seats, whoever is dealt it."""
    state = heroes(3, Seat("3a", unused="moon-hammer"), Seat("9a 8a"), Seat("", place=1))
    play(state, "sleeve moon-hammer on 3a")
    until_dealt(state, "play 3a")
    moon_hammer = [str(kind("moon-hammer"))]
    for hands in (("3a 4a", "5a", "6a"), ("4a", "3a 5a", "6a")):
        deal_so(state, *hands)
        assert [known(state, seat, "3a") for seat in range(3)] == [moon_hammer] * 3
        state.table_moves(DEALING)


@pytest.mark.rule("CH-17")
def test_a_card_sleeved_in_secret_and_not_played_is_known_to_who_had_it() -> None:
    """Others learn of it when it comes to their own hand, or is played; then they remember."""
    state = heroes(3, Seat("3a"), Seat("9a 8a", unused="moon-hammer"), Seat("", place=1), turn=1)
    play(state, "sleeve moon-hammer on 8a", "play 9a")
    state.players[0].hand = []
    state.players[0].place = 2
    state.players[1].place = 3
    state.table_moves(DEALING)
    hammer, nothing = [str(kind("moon-hammer"))], list[str]()
    deal_so(state, "4a", "5a", "6a")
    assert [known(state, seat, "8a") for seat in range(3)] == [nothing, hammer, nothing]
    state.table_moves(DEALING)
    deal_so(state, "4a", "5a", "8a 6a")
    assert [known(state, seat, "8a") for seat in range(3)] == [nothing, hammer, hammer]
    state.table_moves(DEALING)
    deal_so(state, "4a 9b", "8a 7a", "6a 7b")
    state.leader = 1
    state.start_turn(1)
    play(state, "play 8a")

    assert [known(state, seat, "8a") for seat in range(3)] == [hammer] * 3


@pytest.mark.rule("CH-17")
def test_what_is_added_in_secret_is_not_known_to_who_knew_the_card() -> None:
    """It keeps in mind what it saw."""
    state = heroes(3, Seat("3a+edge 4a", unused="oak-buckler"), Seat("9a 8a"))
    play(state, "sleeve oak-buckler on 3a", "play 4a")

    assert known(state, 1, "3a") == [str(kind("edge"))]
    assert state.view(1).deck[card("3a")].value == 3
    assert state.view(0).deck[card("3a")].value == 4


@pytest.mark.rule("CH-17")
def test_sleevings_that_can_be_taken_back_are_shown_to_their_owner_alone() -> None:
    """The rest of the table sees that there is one less behind the screen."""
    state = play(heroes(3, Seat("3a 4a", unused="edge")), "sleeve edge on 4a")

    assert state.view(0).loose == ((card("4a"), 2),)
    assert [state.view(seat).loose for seat in (1, 2)] == [(), ()]
    assert [state.view(seat).players[0].fresh for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("CH-39")
def test_cards_that_lie_aside_are_seen_by_nobody() -> None:
    """For a finalist they might as well be in the other's hand."""
    state = heroes(
        4,
        Seat("3a 4a"),
        Seat(""),
        Seat("5a 6a"),
        Seat(""),
        finalists=[0, 2],
        round_number=7,
        aside="7a 8a~edge 9a",
    )

    assert set(state.view(0).unseen) == {card(word) for word in ("5a", "6a", "7a", "8a", "9a")}
    assert set(state.view(1).unseen) == {card(f"{value}a") for value in range(3, 10)}
    assert known(state, 0, "8a") == []


@given(games)
def test_all_seats_see_the_same_table(state: HeroesState) -> None:
    """Everything is equal in all views but who looks, and what each knows by itself."""

    def public(view: HeroesView) -> HeroesView:
        players = tuple(msgspec.structs.replace(one, hand=(), unused=()) for one in view.players)
        return msgspec.structs.replace(view, seat=0, players=players, deck=(), unseen=(), loose=())

    shown = [public(state.view(seat)) for seat in range(state.seats)]

    assert shown == [shown[0]] * state.seats


@given(games)
def test_what_a_seat_knows_is_true_and_no_less_than_what_all_know(state: HeroesState) -> None:
    """Of each card: some of what is on it; all of it for its own hand and for what lies open."""
    for seat in range(state.seats):
        view = state.view(seat)
        for its, public in zip(view.deck, view.public, strict=True):
            true = [state.kind_at(its.card, gem) for gem in range(4)]

            assert all(one in {-1, there} for one, there in zip(its.slots, true, strict=True))
            assert all(one in {-1, there} for one, there in zip(public, its.slots, strict=True))
            assert its.card in view.unseen or list(its.slots) == true
        assert not {one.card for one in view.players[seat].hand} & set(view.unseen)


@given(games)
def test_a_view_is_plain_data(state: HeroesState) -> None:
    """It can be written as JSON and read back, equal."""
    view = state.view(0)

    assert msgspec.json.decode(msgspec.json.encode(view), type=HeroesView) == view


def test_a_view_tells_the_trick() -> None:
    """Plays with their cards, what is activated, value, count and order."""
    state = heroes(3, Seat("5a+burny 9a", power=1), Seat("6a+charmy 6b", power=1))
    play(state, "play 5a!", "play 6a! 6b")
    first, second = state.view(2).trick

    assert (first.seat, first.value, first.count, first.active, first.ascended) == (0, 5, 2, (True,), False)
    assert [one.name for one in second.cards] == ["6a", "6b"]
    assert second.active == (True, False)
    view = state.view(2)
    assert (view.value, view.count, view.falling, view.last, view.ascended) == (6, 2, True, 1, False)


def test_a_view_tells_where_the_game_stands() -> None:
    """Round, goal, phase, leader, turn, scorer and winner."""
    state = heroes(3, Seat("5a", vp=9), Seat("6a 7a"), goal=9, round_number=4)
    before = state.view(1)
    scoring = begin(state, "play 5a").view(1)
    begin(state, "score")
    over = state.view(1)

    assert (before.round, before.goal, before.phase, before.turn, before.to_move) == (4, 9, "turn", 0, 0)
    assert (scoring.phase, scoring.scorer, scoring.to_move, scoring.winner) == ("scoring", 0, TABLE, -1)
    assert (over.winner, over.to_move, over.places) == (0, OVER, (1, 2, 2))
    assert notations(state) == []
