"""A turn: the quest, sending, wandering, recruiting (SH-4 to SH-11, SH-24)."""

from __future__ import annotations

import pytest

from game.seventh_hero.rules.cards import HEROES, quest
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.positions import (
    Seat,
    begin,
    count,
    everybody_asked,
    hand,
    laid_out,
    notations,
    party,
    play,
    quiet,
    said,
    seventh,
    stands,
    table_steps,
    until,
)

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])
ONE_EACH = "1 2 3 4 5 6 7"


def held_by(seat: int, *, seats: int = 3) -> SeventhState:
    """Let a five of seat 0 lie before `seat`, which may decide about it."""
    players = [Seat(hand="5 2"), *[Seat(hand="3 3 4")] * (seats - 1)]
    return said(seventh(*players, seats=seats), "send 5", *["move on"] * (seat - 1))


@pytest.mark.rule("SH-4")
@pytest.mark.parametrize("number", HEROES)
def test_the_piles_top_card_is_turned_up_as_the_quest(number: int) -> None:
    """Onto the common discards, where all see it."""
    state = laid_out(Seat(hand=ONE_EACH), pile=str(number) * 3)
    before = state.discards[number]
    begin(state, "quest")

    assert (state.road.quest, state.left, state.discards[number]) == (number, 2, before + 1)
    assert [state.view(seat).quest for seat in range(3)] == [number] * 3
    assert count(state) == [11] * 7


@pytest.mark.rule("SH-4")
@pytest.mark.rule("SH-5")
@EVERY_TABLE
@pytest.mark.parametrize("hero", HEROES)
def test_only_what_meets_the_quest_may_be_sent(seats: int, hero: int) -> None:
    """Of seven different cards, each once, those that the quest names for so many seats."""
    state = seventh(Seat("1 2", f"{ONE_EACH} 5 5"), seats=seats, quest=hero)
    wanted = [number for number in HEROES if quest(hero, seats) >> number & 1]

    assert notations(state) == [f"send {number}" for number in wanted]


@pytest.mark.rule("SH-5")
@EVERY_TABLE
@pytest.mark.parametrize("leader", [0, 2])
def test_the_wanderer_lies_face_down_before_the_left_neighbour(seats: int, leader: int) -> None:
    """Out of the leader's hand; the sender alone knows it, all others that it meets the quest."""
    players = [Seat("1 2", "2 5 5 6")] * seats
    state = play(seventh(*players, seats=seats, leader=leader), "send 5")
    others = [seat for seat in range(seats) if seat != leader]

    assert state.road.holder == (leader + 1) % seats
    assert hand(state, leader) == "2 5 6"
    assert state.view(leader).number == 5
    assert [state.view(seat).number for seat in others] == [None] * (seats - 1)
    assert [state.view(seat).possible for seat in others] == [(1, 3, 5, 7)] * (seats - 1)
    assert not state.view(0).openly and not state.view(0).blind


@pytest.mark.rule("SH-6")
def test_the_party_is_sent_from_only_if_no_hand_card_meets_the_quest() -> None:
    """One fitting card in hand keeps the party at home."""
    assert notations(seventh(Seat("1 3", "2 4 7"))) == ["send 7"]
    assert notations(seventh(Seat("1 3", "2 4"))) == ["send 1 from party", "send 3 from party"]
    assert notations(seventh(Seat("1 3"))) == ["send 1 from party", "send 3 from party"]


@pytest.mark.rule("SH-6")
def test_only_heroes_that_meet_the_quest_leave_the_party() -> None:
    """Unused or used."""
    state = seventh(Seat("2 3! 4 7! 6", "2 4"))

    assert notations(quiet(state)) == ["send 3 from party", "send 7 from party"]


@pytest.mark.rule("SH-6")
@EVERY_TABLE
def test_a_hero_from_the_party_wanders_face_up(seats: int) -> None:
    """Before the left neighbour, for all to see; it is no part of the party any more."""
    state = play(seventh(Seat("1! 2!", "2 4"), seats=seats), "send 1 from party")

    assert (party(state, 0), hand(state, 0)) == ("2!", "2 4")
    assert [state.view(seat).number for seat in range(seats)] == [1] * seats
    assert state.view(1).openly and state.view(1).possible == (1,)
    assert stands(state) == "1 holding"
    assert notations(state) == ["recruit", "move on"]


@pytest.mark.rule("SH-7")
@EVERY_TABLE
def test_the_piles_top_card_wanders_if_nothing_meets_the_quest(seats: int) -> None:
    """Unseen by everyone, the leader too; hand and party stay as they are."""
    state = seventh(Seat("2 4 6", "2 6"), seats=seats, pile="555")

    assert table_steps(state, "decline") == ["blind"]
    assert (state.road.number, state.left, state.road.holder) == (5, 2, 1)
    assert [state.view(seat).number for seat in range(seats)] == [None] * seats
    assert state.view(0).blind and state.view(0).possible == tuple(HEROES)
    assert (party(state, 0), hand(state, 0)) == ("2 4 6", "2 6")


@pytest.mark.rule("SH-7")
def test_the_pile_is_not_touched_while_the_party_can_send() -> None:
    """A single fitting hero has to go."""
    state = seventh(Seat("2 7! 4", "2 6"), pile="555")

    assert notations(state) == ["send 7 from party"]
    assert state.left == 3


@pytest.mark.rule("SH-7")
def test_a_leader_without_cards_and_fitting_heroes_sends_from_the_pile() -> None:
    """An empty hand meets no quest."""
    state = seventh(Seat("2!"), pile="555")

    assert (stands(state), state.road.number) == ("1 holding", 5)


@pytest.mark.rule("SH-8")
@EVERY_TABLE
def test_the_holder_recruits_or_passes_to_its_left(seats: int) -> None:
    """One seat after the other, up to the leader's right neighbour."""
    state = held_by(1, seats=seats)
    for seat in range(1, seats):
        assert stands(state) == f"{seat} holding"
        assert {"recruit", "move on"} <= set(notations(state))
        play(state, "move on")

    assert party(state, 0) == "5"


@pytest.mark.rule("SH-8")
@pytest.mark.rule("SH-20")
def test_a_barred_holder_passes_on_without_a_choice() -> None:
    """It is neither asked nor may it hint."""
    state = play(seventh(Seat(hand="5 2"), Seat(hand="3 3"), Seat("4", "1")), "send 5")

    assert table_steps(state, "use outcast on 2") == ["bar"]
    assert stands(state) == "2 holding"
    assert hand(state, 1) == "3 3"


@pytest.mark.rule("SH-8")
def test_who_holds_it_is_seen_by_all_but_not_what_it_is() -> None:
    """Passing on shows nothing."""
    state = held_by(2)

    assert [state.view(seat).holder for seat in range(3)] == [2, 2, 2]
    assert [state.view(seat).number for seat in range(3)] == [5, None, None]


@pytest.mark.rule("SH-9")
@EVERY_TABLE
def test_a_wanderer_that_comes_back_must_be_recruited_by_the_leader(seats: int) -> None:
    """It is not asked; its card is turned up at once."""
    state = held_by(seats - 1, seats=seats)

    assert table_steps(state, "move on")[0] == "reveal"
    assert party(state, 0) == "5"


@pytest.mark.rule("SH-9")
@pytest.mark.rule("SH-10")
def test_the_leader_too_loses_its_hero_to_an_equal_one() -> None:
    """Sent in hope of a taker, taken by none."""
    state = said(seventh(Seat("3 5 2", "5")), "send 5", "move on", "move on")

    assert (party(state, 0), state.players[0].eliminated) == ("2 3", [5])


@pytest.mark.rule("SH-10")
@EVERY_TABLE
def test_a_new_number_joins_the_party_unused(seats: int) -> None:
    """Turned up before all eyes."""
    state = until(begin(held_by(1, seats=seats), "recruit"), "reveal")
    begin(state, "reveal")

    assert party(state, 1) == "5"
    assert state.view(2).turned
    assert (state.road.number, state.road.holder, state.players[1].eliminated) == (0, -1, [])


@pytest.mark.rule("SH-10")
@pytest.mark.parametrize("mark", ["", "!"])
def test_equal_numbers_leave_together(mark: str) -> None:
    """Used or not, both lie on the seat's eliminated pile; all saw which."""
    state = said(seventh(Seat(hand="5"), Seat(f"1 5{mark} 6!")), "send 5", "recruit")

    assert party(state, 1) == "1 6!"
    assert [state.view(seat).players[1].eliminated for seat in range(3)] == [(5,)] * 3
    assert count(state) == [11] * 7


@pytest.mark.rule("SH-10")
def test_a_number_that_was_eliminated_can_join_again() -> None:
    """The pair is gone, not the number."""
    state = said(seventh(Seat(hand="5"), Seat("1", eliminated="5")), "send 5", "recruit")

    assert (party(state, 1), state.players[1].eliminated) == ("1 5", [5])


@pytest.mark.rule("SH-10")
def test_an_open_wanderer_joins_as_any_other() -> None:
    """Nothing is different but that all knew."""
    state = said(seventh(Seat("1! 2", "4"), Seat("3")), "send 1 from party", "recruit")

    assert (party(state, 0), party(state, 1)) == ("2", "1 3")


@pytest.mark.rule("SH-11")
@EVERY_TABLE
def test_the_leader_draws_and_the_next_seat_leads(seats: int) -> None:
    """After the wanderer was recruited by whomever."""
    for recruiter in range(1, seats):
        state = seventh(Seat(hand="5 2"), seats=seats, leader=0, pile="7777")
        said(state, "send 5", *["move on"] * (recruiter - 1))
        steps = table_steps(state, "recruit")

        assert steps[:3] == ["reveal", "draw", "quest"]
        assert (hand(state, 0), state.road.leader) == ("2 7", 1)


@pytest.mark.rule("SH-11")
@EVERY_TABLE
def test_the_last_seat_is_followed_by_the_first(seats: int) -> None:
    """Clockwise, round and round."""
    players = [*[Seat()] * (seats - 1), Seat(hand="5")]
    state = said(seventh(*players, seats=seats, leader=seats - 1, pile="7777"), "send 5")
    until(begin(state, "recruit"), "quest")

    assert (party(state, 0), state.road.leader) == ("5", 0)


@pytest.mark.rule("SH-11")
def test_the_leader_draws_too_when_the_wanderer_was_slain_or_went_unseen() -> None:
    """Discarded by a Wyrmslayer, or removed for the barred leader."""
    slain = play(seventh(Seat(hand="5"), Seat(), Seat("2"), pile="777"), "send 5")
    removed = said(seventh(Seat(hand="5"), Seat("4"), pile="777"), "send 5", "move on")
    until(begin(slain, "use wyrmslayer"), "quest")
    until(begin(play(removed, "move on"), "use outcast on 1"), "quest")

    assert [state.players[0].hand for state in (slain, removed)] == [[7], [7]]
    assert [state.road.leader for state in (slain, removed)] == [1, 1]


@pytest.mark.rule("SH-15")
@pytest.mark.rule("SH-24")
def test_a_hero_about_to_be_sent_may_be_used_before() -> None:
    """The leader with nothing to send from its hand uses its Forest Strider, and then has to send it."""
    state = seventh(Seat("2 7", "4"), pile="6666")
    play(state, "use forest-strider")

    assert (hand(state, 0), party(state, 0)) == ("4 6 6", "2 7!")
    assert notations(state) == ["send 7 from party"]
    assert said(state, "send 7 from party", "recruit").players[1].used == 0
    assert party(state, 1) == "7"


@pytest.mark.rule("SH-24")
def test_who_was_used_before_it_was_sent_may_have_changed_what_is_sent() -> None:
    """Cards that the Forest Strider drew may meet the quest, and the party stays."""
    state = play(seventh(Seat("2 7", "4"), pile="3333"), "use forest-strider")

    assert notations(state) == ["send 3"]


@pytest.mark.rule("SH-15")
def test_a_used_hero_that_left_is_unused_when_it_is_recruited_again() -> None:
    """By another seat, and by its own."""
    start = seventh(Seat("2 7!", "4"), Seat(), Seat("1"), pile="6666")
    other = said(start.clone(), "send 7 from party", "move on", "recruit")
    own = said(start.clone(), "send 7 from party", "move on", "move on")

    assert party(other, 2) == "1 7"
    assert party(own, 0) == "2 7"


def test_all_that_is_asked_is_asked_in_order() -> None:
    """A whole turn at a table where everybody has something to use."""
    state = seventh(*[Seat("1 7", "3 3 5")] * 3, pile="6" * 9)
    first = everybody_asked(state)
    second = everybody_asked(begin(state, "send 5"))

    assert (first, second) == ([0, 1, 2], [0, 2])
