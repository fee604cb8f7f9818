"""Leading, following, passing, skipping, winning a trick (CH-12 to CH-16)."""

from __future__ import annotations

import pytest

from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import TABLE
from tests.custom_heroes.positions import (
    Seat,
    begin,
    heroes,
    marks,
    nobody,
    notations,
    play,
    sets,
    table_steps,
    trick_is_won,
)


@pytest.mark.rule("CH-12")
def test_the_leader_plays_any_set_of_equal_value() -> None:
    """One card or more, by value, whatever the characters are."""
    state = heroes(3, Seat("5a 5b 5c 7a 4a+training-blade"))

    assert sets(state) == {
        "5a",
        "5b",
        "5c",
        "5a 5b",
        "5a 5c",
        "5b 5c",
        "5a 5b 5c",
        "4a",
        "4a 5a",
        "4a 5b",
        "4a 5c",
        "4a 5a 5b",
        "4a 5a 5c",
        "4a 5b 5c",
        "4a 5a 5b 5c",
        "7a",
    }


@pytest.mark.rule("CH-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_leader_may_not_pass(seats: int) -> None:
    """Followers may."""
    state = heroes(seats, Seat("1a 2a"), Seat("5a 6a"))
    assert "pass" not in notations(state)
    play(state, "play 1a")

    assert "pass" in notations(state)


@pytest.mark.rule("CH-13")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_followers_play_as_many_cards(count: int) -> None:
    """Neither more nor fewer."""
    fives = ["5a", "5b", "5c", "5d"]
    state = heroes(4, Seat(" ".join([*fives, "9d"])), Seat("6a 6b 6c 6d"))
    play(state, "play " + " ".join(fives[:count]))

    assert {len(cards.split()) for cards in sets(state)} == {count}


@pytest.mark.rule("CH-13")
def test_followers_play_the_same_value_or_a_higher_one() -> None:
    """Lower ones stay in hand, however low they may be."""
    state = heroes(3, Seat("5a 6a"), Seat("4a 5b 6b 10a 1a+anchor-chain"))
    play(state, "play 5a")

    assert sets(state) == {"5b", "6b", "10a"}


@pytest.mark.rule("CH-13")
def test_turns_go_clockwise() -> None:
    """To the next seat, past the last to the first."""
    state = heroes(3, Seat("9a 10a"), Seat("1a 2a"), Seat("1b 2b"), turn=1)
    turns = [state.to_move]
    for text in ("play 1a", "pass"):
        play(state, text)
        turns.append(state.to_move)

    assert turns == [1, 2, 0]


@pytest.mark.rule("CH-13")
def test_passing_does_not_bar_from_playing_later() -> None:
    """In the same trick, when the turn comes again."""
    state = heroes(3, Seat("1a 3a 9a"), Seat("4a 5a"), Seat("2b 6b"))
    play(state, "play 1a", "pass", "play 2b", "play 3a")
    assert marks(state) == ["played", "passed", "played"]

    assert sets(state) == {"4a", "5a"}


@pytest.mark.rule("CH-13")
def test_a_follower_may_pass_though_it_could_play() -> None:
    """Or though it can't."""
    able = play(heroes(3, Seat("1a 3a"), Seat("9a 10a")), "play 1a")
    unable = play(heroes(3, Seat("9a 3a"), Seat("1a 2a")), "play 9a")

    assert len(notations(able)) == 3
    assert notations(unable) == ["pass"]


@pytest.mark.rule("CH-14")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_an_equal_value_skips_the_next_seat(seats: int) -> None:
    """It loses its turn; the seat after it is to move."""
    state = heroes(seats, Seat("5a 9a"), Seat("5b 9b"))
    play(state, "play 5a", "play 5b")

    assert state.to_move == 3 % seats
    assert marks(state)[2] == "skipped"


@pytest.mark.rule("CH-14")
def test_a_higher_value_skips_nobody() -> None:
    """Nor does the first set of a trick, whatever the trick before it was."""
    state = heroes(3, Seat("5a 9a"), Seat("6b 6c 9b"))
    play(state, "play 5a", "play 6b")
    assert state.to_move == 2
    play(state, "pass", "pass", "play 6c")

    assert state.to_move == 2


@pytest.mark.rule("CH-14")
def test_seats_without_cards_are_not_those_that_are_skipped() -> None:
    """The next seat that still has cards loses its turn."""
    state = heroes(4, Seat("5a 9a"), Seat("5b 9b"), Seat("", place=1), Seat("9c 9d"))
    play(state, "play 5a", "play 5b")

    assert state.to_move == 0
    assert marks(state)[2:] == ["", "skipped"]


@pytest.mark.rule("CH-14")
def test_a_skipped_seat_plays_again_later() -> None:
    """It lost that one turn."""
    state = heroes(4, Seat("5a 9a"), Seat("5b 9b"), Seat("6c 8c"), Seat("6d 9d"))
    play(state, "play 5a", "play 5b", "play 6d", "pass", "pass")

    assert state.to_move == 2
    assert sets(state) == {"6c", "8c"}


@pytest.mark.rule("CH-14")
def test_each_equal_set_skips_anew() -> None:
    """With three seats, two who play the same value leave out the third for good."""
    state = heroes(3, Seat("5a 5c 9a"), Seat("5b 9b 9c"), Seat("6a 8a"))
    play(state, "play 5a", "play 5b")
    assert state.to_move == 0
    play(state, "play 5c")

    assert state.to_move == 2


@pytest.mark.rule("CH-14")
def test_a_seat_that_goes_out_skips_too() -> None:
    """Its equal last card takes the next seat's turn."""
    state = heroes(4, Seat("5a 9a"), Seat("5b"), Seat("9b 9c"), Seat("9d 8d"))
    play(state, "play 5a", "play 5b")

    assert state.to_move == 3


@pytest.mark.rule("CH-15")
def test_with_two_seats_values_must_be_higher() -> None:
    """Never equal."""
    state = heroes(2, Seat("5a 9a"), Seat("4b 5b 6b"))
    play(state, "play 5a")

    assert sets(state) == {"6b"}


@pytest.mark.rule("CH-15")
@pytest.mark.rule("CH-27")
def test_with_two_seats_and_the_order_turned_round_values_must_be_lower() -> None:
    """Never equal either."""
    state = heroes(2, Seat("5a+charmy 9a", power=1), Seat("4b 5b 6b"))
    play(state, "play 5a!")

    assert sets(state) == {"4b"}


def down_to_two(seats: int) -> HeroesState:
    """Lay out a larger game in which only seats 0 and 1 have cards."""
    out = [Seat("", place=1 + number) for number in range(seats - 2)]
    return heroes(seats, Seat("5a 9a"), Seat("5b 9b"), *out)


@pytest.mark.rule("CH-15")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_down_to_two_an_equal_set_wins_the_trick(seats: int) -> None:
    """A larger game stays one: the other seat is skipped, and the turn comes back."""
    state = play(down_to_two(seats), "play 5a")
    assert "5b" in sets(state)
    begin(state, "play 5b")

    assert trick_is_won(state)
    assert marks(state)[:2] == ["skipped", "played"]
    begin(state, "sweep")
    assert state.to_move == 1
    assert nobody(state)


@pytest.mark.rule("CH-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_trick_is_won_when_the_turn_comes_back(seats: int) -> None:
    """All others have passed; the winner leads the next trick with any number of cards."""
    state = heroes(seats, Seat("5a 6a 6b"))
    play(state, "play 5a", *["pass"] * (seats - 2))
    steps = table_steps(state, "pass")

    assert steps == ["sweep"]
    assert (state.to_move, state.view(0).leader) == (0, 0)
    assert sets(state) == {"6a", "6b", "6a 6b"}
    assert marks(state) == [""] * seats


@pytest.mark.rule("CH-16")
def test_the_trick_goes_on_while_somebody_plays() -> None:
    """Passes count anew after each set."""
    state = heroes(3, Seat("1a 4a"), Seat("2a 9a"), Seat("3a 9b"))
    play(state, "play 1a", "pass", "pass")
    assert nobody(state)
    play(state, "play 4a", "pass")

    assert not trick_is_won(state)
    assert state.to_move == 2


@pytest.mark.rule("CH-16")
def test_who_was_skipped_counts_as_having_passed() -> None:
    """The turn goes on to the seat that played last."""
    state = heroes(3, Seat("5a 9a"), Seat("5b 9b"), Seat("9c 8c"))
    play(state, "play 5a", "play 5b")
    begin(state, "pass")

    assert trick_is_won(state)
    assert state.last == 1


@pytest.mark.rule("CH-16")
def test_after_a_winner_without_cards_the_next_seat_with_cards_leads() -> None:
    """Seats that are out are passed over, here seat 2."""
    state = heroes(5, Seat("5a 9a"), Seat("6a"), Seat("", place=1), Seat("7c 7d"), Seat("8a 8b"))
    play(state, "play 5a", "play 6a", "pass", "pass")
    assert state.to_move == 0
    begin(state, "pass")
    assert trick_is_won(state)
    assert state.last == 1
    begin(state, "sweep")

    assert (state.to_move, state.view(0).leader) == (3, 3)
    assert nobody(state)


@pytest.mark.rule("CH-16")
def test_clearing_a_trick_is_a_step_of_the_table() -> None:
    """Until then the cards lie there for all to see."""
    state = play(heroes(3, Seat("5a 9a")), "play 5a", "pass")
    begin(state, "pass")

    assert state.to_move == TABLE
    assert [one.name for one in state.view(2).trick[0].cards] == ["5a"]
