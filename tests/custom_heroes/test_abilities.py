"""What each ability does (CH-22 to CH-28)."""

from __future__ import annotations

import pytest

from game.custom_heroes.rules.state import HeroesState
from tests.custom_heroes.positions import (
    Seat,
    begin,
    heroes,
    marks,
    nobody,
    notations,
    play,
    power,
    sets,
    trick_is_won,
    until_dealt,
    vp,
)

FORMED = Seat("2b+ascended-form 9b", power=2)


@pytest.mark.rule("CH-22")
@pytest.mark.parametrize("cards", ["9a", "9a 9b", "9a 9b 9c 9d"])
def test_a_form_beats_whatever_was_played(cards: str) -> None:
    """Four nines too: a single card, its value ignored, for 2 power."""
    state = heroes(4, Seat(f"{cards} 1a"), Seat("2b+ascended-form 8b", power=2))
    play(state, f"play {cards}")
    assert sets(state) == {"2b!"}
    play(state, "play 2b!")

    assert power(state)[1] == 0
    assert state.view(0).ascended
    assert state.to_move == 2


@pytest.mark.rule("CH-22")
def test_without_two_power_a_form_is_a_card_like_others() -> None:
    """It counts by its value and brings 1 power."""
    state = heroes(3, Seat("1a 9a"), Seat("2b+ascended-form 9b", power=1))
    play(state, "play 1a")
    assert sets(state) == {"2b", "9b"}
    play(state, "play 2b")

    assert power(state)[1] == 2
    assert not state.view(0).ascended


@pytest.mark.rule("CH-22")
def test_a_form_not_activated_may_be_part_of_a_set() -> None:
    """Activated it is always a single card."""
    state = heroes(3, Seat("2a 2b+ascended-form 2c 9a", power=2))

    assert {one for one in sets(state) if "2b" in one} == {"2b", "2a 2b", "2b 2c", "2a 2b 2c", "2b!"}


@pytest.mark.rule("CH-22")
def test_a_form_may_lead() -> None:
    """Then only Forms follow, for all others the trick is lost."""
    state = heroes(3, FORMED, Seat("10a 10b"), Seat("3c+ascended-form 9c", power=2))
    play(state, "play 2b!")
    assert notations(state) == ["pass"]
    play(state, "pass")

    assert sets(state) == {"3c!"}


@pytest.mark.rule("CH-22")
def test_after_a_form_only_activated_forms_follow() -> None:
    """For the rest of the trick, however often the turn goes round; the next trick is free."""
    forms = Seat("9a+ascended-form 9b 10b", power=1)
    state = heroes(3, FORMED, forms, Seat("1c 2c"))
    play(state, "play 2b!")
    assert notations(state) == ["pass"]
    play(state, "pass", "pass")

    assert nobody(state)
    assert not state.view(0).ascended
    assert sets(state) == {"9b"}


@pytest.mark.rule("CH-22")
def test_a_form_ignores_the_order() -> None:
    """Turned round or not."""
    state = heroes(3, Seat("3a+charmy 9a", power=1), Seat("9b+ascended-form 8b", power=2))
    play(state, "play 3a!")

    assert sets(state) == {"9b!"}


@pytest.mark.rule("CH-23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_form_on_a_form_skips_the_next_seat(seats: int) -> None:
    """Whatever their values are."""
    state = heroes(seats, Seat("9a+ascended-form 9b", power=2), Seat("1a+ascended-form 8b", power=2))
    play(state, "play 9a!", "play 1a!")

    assert state.to_move == 3 % seats
    assert marks(state)[2] == "skipped"


@pytest.mark.rule("CH-23")
def test_a_form_on_a_plain_set_skips_nobody() -> None:
    """Even if its value happens to be the same."""
    state = heroes(3, Seat("9a 8a"), Seat("9b+ascended-form 8b", power=2))
    play(state, "play 9a", "play 9b!")

    assert state.to_move == 2


@pytest.mark.rule("CH-23")
def test_with_two_seats_a_form_on_a_form_is_allowed_and_skips_nobody() -> None:
    """The other seat may follow, with a Form of its own."""
    state = heroes(2, Seat("9a+ascended-form 8a", power=2), Seat("1b+ascended-form 8b", power=2))
    play(state, "play 9a!", "play 1b!")

    assert (state.to_move, marks(state)) == (0, ["played", "played"])
    assert notations(state) == ["pass"]


@pytest.mark.rule("CH-23")
@pytest.mark.rule("CH-39")
def test_of_two_finalists_neither_is_skipped_by_a_form() -> None:
    """The rule of two seats holds for them."""
    first = Seat("9a+ascended-form 8a", power=2)
    state = heroes(4, first, Seat(""), Seat("1b+ascended-form 8b", power=2), finalists=[0, 2], round_number=7)
    play(state, "play 9a!", "play 1b!")

    assert state.to_move == 0


@pytest.mark.rule("CH-23")
def test_down_to_two_a_form_on_a_form_wins_the_trick() -> None:
    """In a larger game it skips the other seat."""
    state = heroes(
        3, Seat("9a+ascended-form 8a", power=2), Seat("1b+ascended-form 8b", power=2), Seat("", place=1)
    )
    begin(play(state, "play 9a!"), "play 1b!")

    assert trick_is_won(state)


@pytest.mark.rule("CH-24")
def test_an_activated_burny_counts_as_two() -> None:
    """The rulebook's example: two sevens, one of them Burny, are three."""
    state = heroes(3, Seat("3a 3b 3c 9a"), Seat("7a 7b+burny 8b", power=1))
    play(state, "play 3a 3b 3c")
    assert sets(state) == {"7a 7b!"}
    play(state, "play 7a 7b!")

    assert (state.view(0).trick[1].count, power(state)[1]) == (3, 0)


@pytest.mark.rule("CH-24")
def test_one_burny_alone_can_be_a_pair() -> None:
    """Leading it sets the count to two, following it meets it."""
    state = heroes(3, Seat("5a+burny 9a", power=1), Seat("6b+burny 7a 7b 8c", power=1))
    play(state, "play 5a!")
    assert state.view(0).count == 2

    assert sets(state) == {"6b!", "7a 7b"}


@pytest.mark.rule("CH-24")
def test_each_activated_burny_counts_so() -> None:
    """Two of them are four cards, one and two others as well."""
    state = heroes(4, Seat("1a 1b 1c 1d 9a"), Seat("6a+burny 6b+burny 6c 9c", power=2))
    play(state, "play 1a 1b 1c 1d")

    assert sets(state) == {"6a! 6b!", "6a! 6b 6c", "6a 6b! 6c"}


@pytest.mark.rule("CH-24")
def test_a_burny_not_activated_counts_once() -> None:
    """By choice too."""
    state = heroes(3, Seat("5a 9a"), Seat("6b+burny 6a 8c", power=1))
    play(state, "play 5a")

    assert sets(state) == {"6b", "6a", "8c"}


@pytest.mark.rule("CH-24")
@pytest.mark.rule("CH-25")
def test_a_burny_and_a_wild_make_three() -> None:
    """Two copies of the Burny and the wild as a third."""
    state = heroes(3, Seat("3a 3b 3c 9a"), Seat("6b+burny 9b+edge", power=2))
    play(state, "play 3a 3b 3c")

    assert sets(state) == {"6b! 9b!"}


@pytest.mark.rule("CH-25")
def test_an_activated_edge_takes_the_others_value() -> None:
    """The rulebook's example: two fives and an Edge are three fives."""
    state = heroes(3, Seat("3a 3b 3c 9a"), Seat("5a 5b 10b+edge", power=1))
    play(state, "play 3a 3b 3c")
    assert sets(state) == {"10b! 5a 5b"}
    play(state, "play 5a 5b 10b!")

    assert state.view(0).value == 5


@pytest.mark.rule("CH-25")
def test_wilds_alone_are_no_set() -> None:
    """Neither one activated, nor two: some card must have a value of its own."""
    state = heroes(3, Seat("5a+edge 7a+edge 9a", power=2))
    edges = {one for one in sets(state) if "9a" not in one}

    assert edges == {"5a", "7a", "5a 7a!", "5a! 7a"}


@pytest.mark.rule("CH-25")
def test_an_edge_with_its_own_value_is_one_that_has_a_value() -> None:
    """It is not activated, brings 1 power, and another Edge may take its value."""
    state = heroes(3, Seat("5a+edge 7a+edge 9a", power=1))
    play(state, "play 5a! 7a")

    assert (state.view(0).value, state.view(0).count) == (7, 2)
    assert power(state)[0] == 1


@pytest.mark.rule("CH-25")
def test_an_edge_of_the_same_value_may_be_activated_all_the_same() -> None:
    """It costs power and changes nothing."""
    state = heroes(3, Seat("5a+edge 5b 9a", power=1))
    play(state, "play 5a! 5b")

    assert (state.view(0).value, power(state)[0]) == (5, 0)


@pytest.mark.rule("CH-26")
@pytest.mark.parametrize(("follower", "may"), [("4b", False), ("5b", True), ("6b", True)])
def test_a_set_with_an_edge_follows_like_any_other(follower: str, may: bool) -> None:  # noqa: FBT001 (a column)
    """Its value is the others' and must not be too low; the Edge's own does not matter."""
    state = heroes(3, Seat("5a 5c 9a"), Seat(f"{follower} 10b+edge", power=1))
    play(state, "play 5a 5c")

    assert (f"10b! {follower}" in sets(state)) == may


@pytest.mark.rule("CH-26")
def test_an_equal_set_with_an_edge_skips() -> None:
    """As in CH-14; with two seats it is forbidden as in CH-15."""
    hands = (Seat("5a 5c 9a"), Seat("5b 10b+edge", power=1))
    state = play(heroes(3, *hands), "play 5a 5c", "play 5b 10b!")
    strict = play(heroes(2, *hands), "play 5a 5c")

    assert state.to_move == 0
    assert sets(strict) == set()


def turned(seats: int = 3) -> HeroesState:
    """Lay out a trick of fives whose order a Charmy turned round, seat 1 to move."""
    follower = Seat("4b 5b 6b+charmy 3b+charmy 2b", power=2)
    return play(heroes(seats, Seat("5a+charmy 9a", power=1), follower, Seat("1c 9c 3c")), "play 5a!")


@pytest.mark.rule("CH-27")
def test_an_activated_charmy_turns_the_order_round() -> None:
    """From now on equal or lower."""
    state = turned()
    assert state.view(0).falling

    assert sets(state) == {"4b", "5b", "3b", "3b!", "2b"}


@pytest.mark.rule("CH-27")
def test_a_charmy_that_is_not_activated_turns_nothing() -> None:
    """It brings 1 power."""
    state = heroes(3, Seat("5a+charmy 9a", power=1))
    play(state, "play 5a")

    assert not state.view(0).falling


@pytest.mark.rule("CH-27")
def test_the_set_with_it_must_be_legal_under_the_order_before() -> None:
    """The rulebook's example: on eights it is eight or higher, though lower is asked for after it."""
    state = heroes(3, Seat("8a 9a"), Seat("7b+charmy 8b+charmy 9b+charmy", power=1))
    play(state, "play 8a")

    assert sets(state) == {"8b", "8b!", "9b", "9b!"}


@pytest.mark.rule("CH-27")
def test_a_second_charmy_turns_it_back() -> None:
    """It must be lower itself; then higher ones are asked for again."""
    state = play(turned(), "play 3b!")
    assert not state.view(0).falling

    assert sets(state) == {"3c", "9c"}


@pytest.mark.rule("CH-27")
@pytest.mark.rule("CH-14")
def test_equal_values_still_skip_while_lower_is_asked_for() -> None:
    """The next seat loses its turn."""
    state = play(turned(), "play 5b")

    assert (state.to_move, marks(state)[2]) == (0, "skipped")


@pytest.mark.rule("CH-27")
def test_an_equal_set_with_charmy_skips_and_turns() -> None:
    """Both."""
    state = heroes(3, Seat("8a 9a"), Seat("8b+charmy 9b", power=1))
    play(state, "play 8a", "play 8b!")

    assert (state.to_move, state.view(0).falling) == (0, True)


@pytest.mark.rule("CH-27")
def test_two_charmies_in_one_set_cancel_out() -> None:
    """Three turn it once."""
    state = heroes(3, Seat("5a+charmy 5b+charmy 5c+charmy 9a", power=3))
    two = play(state.clone(), "play 5a! 5b!")
    three = play(state, "play 5a! 5b! 5c!")

    assert (two.view(0).falling, three.view(0).falling) == (False, True)


@pytest.mark.rule("CH-27")
def test_the_next_trick_rises_again() -> None:
    """The effect lasts for the rest of the trick only."""
    state = play(turned(), "pass", "pass")
    assert nobody(state)
    play(state, "play 9a")

    assert not state.view(0).falling


@pytest.mark.rule("CH-27")
def test_the_order_turns_below_zero_too() -> None:
    """Values of 0 and less are lower."""
    state = heroes(3, Seat("1a+charmy 9a", power=1), Seat("1b+anchor-chain 2b 1c+rubber-mallet"))
    play(state, "play 1a!")

    assert sets(state) == {"1b", "1c"}


@pytest.mark.rule("CH-28")
@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 2), (3, 3)])
def test_each_specter_is_a_vp_when_its_player_wins_the_trick(number: int, points: int) -> None:
    """At the moment the trick is won, not before."""
    words = ["5a", "5b", "5c"][:number]
    cards = [f"{word}+specter" for word in words]
    state = heroes(3, Seat(" ".join([*cards, "9a"]), power=6))
    play(state, "play " + " ".join(f"{word}!" for word in words), "pass")
    begin(state, "pass")
    assert vp(state)[0] == 1
    begin(state, "sweep")

    assert vp(state)[0] == 1 + points


@pytest.mark.rule("CH-28")
def test_a_specter_in_a_lost_trick_brings_nothing() -> None:
    """To nobody, and not in the next trick either."""
    state = heroes(3, Seat("5a+specter 9a 9b", power=2), Seat("6a 8a 1b"), Seat("1c 2c"))
    play(state, "play 5a!", "play 6a", "pass", "pass")
    assert nobody(state)
    assert vp(state) == [1, 1, 1]
    play(state, "play 8a", "pass", "play 9a", "pass", "pass")

    assert vp(state) == [1, 1, 1]


@pytest.mark.rule("CH-28")
def test_specters_of_earlier_plays_of_the_trick_count() -> None:
    """What matters is who wins the trick in the end."""
    state = heroes(3, Seat("5a+specter 7a 9a", power=2), Seat("6a+specter 8a", power=2))
    play(state, "play 5a!", "play 6a!", "pass", "play 7a", "pass", "pass")

    assert vp(state) == [2, 1, 1]


@pytest.mark.rule("CH-28")
def test_a_specter_not_activated_brings_no_vp() -> None:
    """Only 1 power."""
    state = play(heroes(3, Seat("5a+specter 9a", power=2)), "play 5a", "pass", "pass")

    assert (vp(state)[0], power(state)[0]) == (1, 3)


@pytest.mark.rule("CH-28")
@pytest.mark.rule("CH-32")
def test_a_specter_can_bring_the_tenth_vp_before_going_out() -> None:
    """Won first, the trick counts; then the seat goes out and wins."""
    state = heroes(3, Seat("5a+specter 9a", power=2, vp=9))
    play(state, "play 5a!", "pass", "pass", "play 9a")

    assert state.winner == 0


@pytest.mark.rule("CH-28")
def test_who_is_out_still_gains_the_vp_when_it_wins_the_trick() -> None:
    """Its reward comes first, the Specter's VP with the trick: too late for the goal of this round."""
    state = heroes(3, Seat("5a+specter", power=2, vp=9))
    play(state, "play 5a!", "pass")
    assert vp(state)[0] == 14
    play(state, "pass")

    assert vp(state)[0] == 15
    assert state.winner < 0


@pytest.mark.rule("CH-28")
@pytest.mark.rule("CH-31")
def test_when_the_round_ends_at_once_nobody_wins_the_trick() -> None:
    """The Specter of the last card is worth nothing then."""
    state = heroes(3, Seat("5a+specter", power=2), Seat("9b 8b"), Seat("", place=1))
    until_dealt(state, "play 5a!")

    assert vp(state)[0] == 1 + 2
    assert notations(state) == ["deal"]
