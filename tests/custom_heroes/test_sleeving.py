"""Sleeving advancements into cards of the hand (CH-2, CH-17)."""

from __future__ import annotations

import pytest

from tests.custom_heroes.positions import Seat, card, hand, heroes, notations, play, sets, unused


@pytest.mark.rule("CH-17")
def test_any_number_may_be_sleeved_into_any_cards_before_playing() -> None:
    """Also into cards that are not played then, several into one, at no cost."""
    state = heroes(3, Seat("3a 5a 9a", unused="oak-buckler training-blade edge aura-of-7", power=1))
    play(
        state,
        "sleeve oak-buckler on 3a",
        "sleeve training-blade on 3a",
        "sleeve edge on 3a",
        "sleeve aura-of-7 on 9a",
        "play 5a",
    )

    assert [state.values[card(word)] for word in ("3a", "9a")] == [5, 7]
    assert (unused(state, 0), hand(state, 0), state.players[0].power) == ([], ["3a", "9a"], 1)


@pytest.mark.rule("CH-17")
def test_who_sleeves_may_pass_then() -> None:
    """What was sleeved stays where it is."""
    state = heroes(3, Seat("3a 9a"), Seat("4a 5a", unused="oak-buckler"))
    play(state, "play 3a", "sleeve oak-buckler on 4a", "pass")

    assert state.values[card("4a")] == 5
    assert unused(state, 1) == []


@pytest.mark.rule("CH-17")
def test_what_was_sleeved_counts_at_once() -> None:
    """The card can be played by its new value and ability."""
    state = heroes(3, Seat("7a 9a"), Seat("3a 7b", unused="titan-greatsword burny", power=1))
    play(state, "play 7a")
    assert sets(state) == {"7b"}
    play(state, "sleeve titan-greatsword on 3a")

    assert sets(state) == {"7b", "3a"}


@pytest.mark.rule("CH-2")
def test_a_card_has_one_of_each_gem() -> None:
    """Only where the slot is free."""
    state = heroes(
        3,
        Seat(
            "3a+oak-buckler 5a+edge 6a+aura-of-3 9a+hooked-lance",
            unused="drake-claw burny aura-of-8 moon-hammer",
        ),
    )

    assert set(notations(state, "sleeve")) == {
        *(f"sleeve drake-claw on {word}" for word in ("5a", "6a", "9a")),
        *(f"sleeve burny on {word}" for word in ("3a", "6a", "9a")),
        *(f"sleeve aura-of-8 on {word}" for word in ("3a", "5a", "9a")),
        *(f"sleeve moon-hammer on {word}" for word in ("3a", "5a", "6a")),
    }


@pytest.mark.rule("CH-2")
def test_forms_and_kodoras_are_yellow_too() -> None:
    """None of them beside a buddy, nor beside each other."""
    state = heroes(3, Seat("3a+edge 5a+kodora 6a+ascended-form 9a", unused="kodora ascended-form"))

    assert set(notations(state, "sleeve")) == {"sleeve kodora on 9a", "sleeve ascended-form on 9a"}


@pytest.mark.rule("CH-17")
def test_two_of_a_kind_are_offered_once_and_sleeved_one_by_one() -> None:
    """The second stays behind the screen."""
    state = heroes(3, Seat("3a 5a", unused="oak-buckler oak-buckler"))
    assert notations(state, "sleeve") == ["sleeve oak-buckler on 3a", "sleeve oak-buckler on 5a"]
    play(state, "sleeve oak-buckler on 3a")

    assert unused(state, 0) == ["oak-buckler"]
    assert notations(state, "sleeve") == ["sleeve oak-buckler on 5a"]


@pytest.mark.rule("CH-17")
def test_a_sleeving_of_this_turn_can_be_taken_back_before_it_is_shown() -> None:
    """In any order, each by itself; then all is as before."""
    state = heroes(3, Seat("3a 5a", unused="oak-buckler edge"))
    before = state.pack()
    play(state, "sleeve oak-buckler on 3a", "sleeve edge on 3a")
    assert set(notations(state, "take back")) == {"take back oak-buckler from 3a", "take back edge from 3a"}
    play(state, "take back oak-buckler from 3a", "take back edge from 3a")

    assert state.pack() == before


@pytest.mark.rule("CH-3")
@pytest.mark.rule("CH-17")
def test_what_was_sleeved_in_an_earlier_turn_stays() -> None:
    """Neither one's own of the turn before, nor what others sleeved, comes off again."""
    state = heroes(3, Seat("3a 4a 9a+edge", unused="oak-buckler"), Seat("1a 2a"), Seat("1b 2b"))
    play(state, "sleeve oak-buckler on 4a", "play 3a", "pass", "pass")

    assert state.to_move == 0
    assert notations(state, "take back") == []


@pytest.mark.rule("CH-17")
def test_nobody_sleeves_out_of_turn_or_after_playing() -> None:
    """While others move, and while the seat settles its power."""
    state = heroes(3, Seat("3a 4a+edge 9a", unused="oak-buckler", power=3), Seat("5a 6a"))
    play(state, "play 4a")

    assert notations(state) == ["trade", "keep"]
    play(state, "keep")
    assert notations(state, "sleeve") == []


@pytest.mark.rule("CH-17")
def test_others_see_that_but_not_what_and_where() -> None:
    """Until the card is played: then all see all that is on it."""
    state = heroes(3, Seat("3a 4a 9a", unused="oak-buckler edge"))
    before = state.view(1)
    play(state, "sleeve oak-buckler on 4a", "sleeve edge on 9a", "play 3a")
    hidden = state.view(1)
    play(state, "pass", "pass", "play 4a")
    shown = state.view(1)

    assert [view.players[0].advancements for view in (before, hidden)] == [2, 0]
    assert hidden.deck == before.deck
    assert hidden.players[0].fresh == 2
    assert (shown.deck[card("4a")].value, shown.players[0].fresh) == (5, 1)
    assert shown.deck[card("9a")] == before.deck[card("9a")]
