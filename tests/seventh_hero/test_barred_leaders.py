"""A leader that may not recruit its own wanderer: another round, or out of the game (SH-20)."""

from __future__ import annotations

import pytest

from game.seventh_hero.rules.pieces import LAPS
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.words import says
from tests.seventh_hero.hearing import NAMES, heard, view
from tests.seventh_hero.positions import (
    Seat,
    begin,
    count,
    everybody_asked,
    notations,
    party,
    play,
    quiet,
    stands,
    table_steps,
    wandering,
)
from tests.speaking import speaking

IN = speaking("seventh_hero")

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])
IDLE = Seat(hand="2 2")


def barred_leader(*others: Seat, seats: int = 3) -> SeventhState:
    """Let the last seat bar the leader while seat 1 holds the wanderer."""
    between = [*others, *[IDLE] * (seats - 2 - len(others))]
    state = wandering(*between, Seat("4", "2 2"), seats=seats, pile="7777777")
    return play(quiet_before(state), "use outcast on 1")


def quiet_before(state: SeventhState) -> SeventhState:
    """Let all decline but the last seat."""
    while state.to_move != state.seats - 1:
        begin(state, "decline")
    return state


@pytest.mark.rule("SH-20")
@EVERY_TABLE
def test_a_leader_barred_before_passes_it_on_for_another_round(seats: int) -> None:
    """Everybody who is not barred decides about it once more."""
    state = barred_leader(seats=seats)
    for seat in range(1, seats):
        assert stands(state) == f"{seat} holding"
        steps = table_steps(state, "move on")

    assert steps == ["bar"]
    assert (stands(state), state.road.number, state.view(2).laps) == ("1 holding", 5, 1)
    assert notations(state)[:2] == ["recruit", "move on"]
    assert table_steps(state, "recruit")[:2] == ["reveal", "draw"]
    assert party(state, 1) == "5"


@pytest.mark.rule("SH-20")
def test_it_passes_by_those_who_are_barred_in_that_round_too() -> None:
    """A second Outcast bars who has let it pass: it can come to that seat again."""
    state = barred_leader(Seat("4 1!", "2 2"), seats=4)
    play(state, "move on")
    assert notations(state) == ["use outcast on 3", "use outcast on 4", "decline"]
    play(state, "decline", "move on", "decline")
    assert stands(state) == "3 holding"
    assert table_steps(state, "move on") == []
    assert stands(state) == "1 asking arrived"

    steps = table_steps(play(state, "use outcast on 3", "move on"), "move on")
    assert steps == ["bar"]
    assert stands(state) == "1 holding"


@pytest.mark.rule("SH-20")
@pytest.mark.rule("SH-25")
def test_a_barred_leader_at_home_is_no_end_for_abilities() -> None:
    """All but the holder are asked there, as at every arrival."""
    state = barred_leader(Seat("2", "2 2"), seats=3)
    play(quiet(state), "move on")

    assert stands(play(state, "decline")) == "2 holding"
    begin(state, "move on")
    assert everybody_asked(state) == [1]
    assert notations(state) == ["bar"]


@pytest.mark.rule("SH-20")
@EVERY_TABLE
def test_once_every_seat_is_barred_the_wanderer_is_out_of_the_game(seats: int) -> None:
    """Wherever it lies: here the holder was the last who might have recruited it."""
    state = wandering(*[IDLE] * (seats - 2), Seat("4", "2 2"), seats=seats, pile="7777777")
    state.road.barred = (1 << seats) - 1 - (1 << 1)

    assert notations(state) == ["use outcast on 2", "decline"]
    assert table_steps(state, "use outcast on 2")[:2] == ["leave", "draw"]


@pytest.mark.rule("SH-20")
def test_three_outcasts_leave_nobody_to_recruit() -> None:
    """Two by one seat, whose Chieftain readies its Outcast, and one against that seat."""
    state = wandering(Seat("4", "2 2"), Seat("3 4", "2 2"), pile="7777777")
    play(state, "use outcast on 1", "use chieftain on outcast")
    assert notations(state) == ["use outcast on 2", "decline"]
    play(state, "use outcast on 2")
    assert (stands(state), state.road.holder) == ("1 asking arrived", 2)
    before = state.discards[5]

    assert table_steps(state, "use outcast on 3")[:2] == ["leave", "draw"]
    assert (state.road.buried[0].number, state.road.buried[0].seat, state.discards[5]) == (5, 0, before)
    assert [state.view(seat).buried[0].number for seat in range(3)] == [5, None, None]
    assert count(state) == [11] * 7


@pytest.mark.rule("SH-20")
def test_barred_once_it_has_come_home_it_is_out_of_the_game() -> None:
    """There is no other round then, though nobody else is barred."""
    state = play(wandering(IDLE, Seat("4", "2 2"), pile="7777777"), "decline", "move on", "move on")
    assert notations(state) == ["use outcast on 1", "decline"]

    assert table_steps(state, "use outcast on 1")[:2] == ["leave", "draw"]


@pytest.mark.rule("SH-20")
@EVERY_TABLE
def test_a_wanderer_does_not_circle_for_ever(seats: int) -> None:
    """After three further rounds in which nobody takes it, it is out of the game."""
    state = barred_leader(seats=seats)
    rounds = 0
    while True:
        for _ in range(seats - 2):
            play(state, "move on")
        steps = table_steps(state, "move on")
        if steps[0] != "bar":
            break
        rounds += 1

    assert rounds == LAPS == 3
    assert steps[:2] == ["leave", "draw"]


@pytest.mark.rule("SH-20")
def test_the_log_tells_of_the_other_round_and_of_the_end() -> None:
    """Whose bar sends it round again, and when nobody is left."""
    state = barred_leader()
    play(state, "move on")
    begin(state, "move on")
    passed = heard(state, "bar")
    german = says.status(view(state, 0), NAMES, IN["de"])

    assert passed == "Ada is blocked: the wanderer goes round again, first to Bo."
    assert german.startswith("Bo: Wirb den Wanderer an")


@pytest.mark.rule("SH-20")
def test_what_is_asked_at_home_says_whether_it_moves_on_or_leaves() -> None:
    """Before another round it moves on; once it is out of the game it leaves."""
    state = barred_leader(Seat("7", "2 2"))
    play(state, "move on", "decline")
    begin(state, "move on")
    moving = says.status(view(state, 1), NAMES, IN["en"])
    state.road.laps = LAPS

    assert moving == "Bo: Ada may not recruit. Use an ability before the wanderer moves on?"
    assert says.status(view(state, 1), NAMES, IN["en"]) == (
        "Bo: the wanderer is about to leave the game. Use an ability first?"
    )
