"""Who has won (SM-27, SM-29)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.contract import OVER
from game.splendor_marvel.rules.cards import COLOURS
from tests.splendor_marvel.positions import Seat, notations, play, splendor

# Four characters without points or symbols give one bonus of each colour but one
FOUR = ["baron-zemo", "kraven", "moon-knight", "mysterio"]
FIVE = [*FOUR, "kingpin"]
SIX = [*FIVE, "rocket"]
READY = Seat(points=16, recruited=FIVE, chips={"time": 1})
STUCK = Seat(hand=["loki", "gamora", "nova"])


def result(*players: Seat, avengers: int = -1) -> tuple[list[int], list[float]]:
    """Tell places and shares of victory of a game that is over with these seats."""
    state = splendor(len(players), players=players, avengers=avengers)
    state.to_move = OVER
    return state.places(), state.returns()


@pytest.mark.rule("SM-27")
def test_the_most_points_win_among_those_who_qualify() -> None:
    """The caller is no better than another who qualifies with more points."""
    assert result(READY, replace(READY, points=17)) == ([2, 1], [0.0, 1.0])


@pytest.mark.rule("SM-27")
def test_points_are_nothing_without_the_rest() -> None:
    """A seat with more points that lacks Time or a colour comes after those who qualify."""
    no_time = replace(READY, points=30, chips={})
    no_colour = replace(READY, points=25, recruited=FOUR)

    assert result(no_time, READY, no_colour) == ([2, 1, 3], [0.0, 1.0, 0.0])


@pytest.mark.rule("SM-27")
def test_the_avengers_tile_breaks_a_tie() -> None:
    """Of two with 18 points the tile's holder wins, with more characters even."""
    with_tile = replace(READY, points=15, recruited=SIX, symbols=3)

    assert result(replace(READY, points=18), with_tile, avengers=1) == ([2, 1], [0.0, 1.0])


@pytest.mark.rule("SM-27")
def test_the_tile_counts_only_for_one_of_those_tied() -> None:
    """Held by a third seat, it leaves the tie to the number of characters."""
    third = replace(READY, points=1, chips={}, symbols=3)

    assert result(replace(READY, recruited=SIX), READY, third, avengers=2) == ([2, 1, 3], [0.0, 1.0, 0.0])


@pytest.mark.rule("SM-27")
def test_the_fewest_characters_break_the_next_tie() -> None:
    """Without the tile, the one with fewer recruited characters wins."""
    assert result(replace(READY, recruited=SIX), READY, READY) == ([3, 1, 1], [0.0, 0.5, 0.5])


@pytest.mark.rule("SM-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_of_a_tie_is_a_shared_victory(seats: int) -> None:
    """All who are still level share it equally."""
    assert result(*[READY] * seats) == ([1] * seats, [1 / seats] * seats)


@pytest.mark.rule("SM-27")
def test_reserved_cards_and_chips_break_no_tie() -> None:
    """Only points, the tile and recruited characters are compared."""
    rich = replace(READY, chips={"time": 1, "mind": 4, "shield": 3}, hand=["loki"])

    assert result(READY, rich) == ([1, 1], [0.5, 0.5])


@pytest.mark.rule("SM-27")
@given(
    st.lists(
        st.tuples(st.booleans(), st.integers(0, 40), st.integers(0, 1), st.integers(0, 6)),
        min_size=2,
        max_size=4,
    ),
    st.integers(-1, 3),
)
def test_places_follow_the_order_of_the_rule(facts: list[tuple[bool, int, int, int]], holder: int) -> None:
    """Qualified, points, tile, few characters: places are just the ranks of these, compared in this order."""
    names = [*FIVE, "rocket", "gorgon"]
    avengers = holder if holder < len(facts) else -1
    players = [
        Seat(
            points=points,
            bonuses=dict.fromkeys(COLOURS, 1) if whole else {},
            recruited=names[:cards] if whole else names[: min(cards, 4)],
            chips={"time": time},
        )
        for whole, points, time, cards in facts
    ]
    state = splendor(len(players), players=players, avengers=avengers)
    state.to_move = OVER
    ranks = []
    for seat, one in enumerate(state.view(0).players):
        qualified = one.points >= 16 and one.chips[6] == 1 and min(one.bonuses) > 0
        ranks.append((qualified, one.points, seat == avengers, -len(one.recruited)))

    assert state.places() == [1 + sum(other > rank for other in ranks) for rank in ranks]
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.rule("SM-29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_every_seat_in_turn_has_passed(seats: int) -> None:
    """Nobody can ever do anything again; points decide."""
    players = [replace(STUCK, points=seat) for seat in range(seats)]
    state = splendor(seats, players=players, stock=dict.fromkeys(COLOURS, 0), turn=1)
    for _ in range(seats - 1):
        play(state, "pass")
    still = state.to_move
    play(state, "pass")

    assert still == 0
    assert state.to_move == OVER
    assert state.places() == list(range(seats, 0, -1))


@pytest.mark.rule("SM-29")
def test_passes_count_only_in_a_row() -> None:
    """An action in between begins the count anew."""
    state = splendor(3, players=[STUCK, STUCK, Seat()], stock=dict.fromkeys(COLOURS, 0))
    play(state, "pass", "pass", "reserve level 1", "pass", "pass")

    assert state.to_move == 2
    assert "pass" not in notations(state)


@pytest.mark.rule("SM-29")
def test_without_anybody_qualified_the_same_ties_are_broken() -> None:
    """Points first, then the tile, then the fewest characters, then the victory is shared."""
    poor = Seat(points=9, recruited=FOUR)

    assert result(poor, replace(poor, points=6, symbols=3), avengers=1)[0] == [2, 1]
    assert result(poor, replace(poor, recruited=FOUR[:3]))[0] == [2, 1]
    assert result(poor, poor, replace(poor, points=8)) == ([1, 1, 3], [0.5, 0.5, 0.0])
