"""After six rounds without a winner (CH-38 to CH-40)."""

from __future__ import annotations

import pytest

from game.custom_heroes.rules.pieces import JUDGING
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng
from tests.custom_heroes.positions import Seat, begin, heroes, notations, play, sets, until_dealt

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def judged(places: str, points: str) -> HeroesState:
    """Let the table judge after round 6, in which seats had these places and came to have these VP."""
    order = [int(place) for place in places.split()]
    seats = len(order)
    state = heroes(seats, *(Seat("", vp=int(one)) for one in points.split()), round_number=6)
    for player, place in zip(state.players, order, strict=True):
        player.place = place
    state.leader = order.index(seats)
    state.table_moves(JUDGING)
    return begin(state, "judge")


def finalists(state: HeroesState) -> list[int]:
    """Tell who takes part in round 7."""
    return [seat for seat, its in enumerate(state.view(0).taking_part) if its]


@pytest.mark.rule("CH-38")
@SEATS
def test_there_is_no_judgement_before_round_six_is_over(seats: int) -> None:
    """Rounds 1 to 5 are followed by a deal."""
    out = [Seat("", place=1 + number) for number in range(seats - 2)]
    after = [
        notations(until_dealt(heroes(seats, Seat("3a"), Seat("9a"), *out, round_number=number), "play 3a"))
        for number in range(1, 7)
    ]

    assert after == [["deal"]] * 5 + [["judge"]]


@pytest.mark.rule("CH-38")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ("1 2", "8 7"),
        ("2 1", "0 1"),
        ("2 3 1", "9 7 15"),
        ("3 1 2 4", "6 7 6 6"),
        ("5 4 3 2 1", "1 2 3 4 5"),
        ("1 2 3 4 5 6", "14 13 13 13 13 13"),
    ],
)
def test_the_winner_of_round_six_with_most_vp_wins(places: str, points: str) -> None:
    """Strictly more than each other seat."""
    state = judged(places, points)

    assert (state.to_move, state.winner) == (OVER, places.split().index("1"))
    assert state.places()[state.winner] == 1


@pytest.mark.rule("CH-39")
@pytest.mark.parametrize(
    ("places", "points", "who"),
    [
        ("1 2", "7 7", [0, 1]),
        ("1 2", "6 7", [0, 1]),
        ("1 2 3", "8 9 3", [0, 1]),
        ("1 2 3", "9 3 9", [0, 2]),
        ("3 1 2", "9 2 9", [0, 1, 2]),
        ("2 1 3", "9 9 9", [0, 1, 2]),
        ("1 2 3 4", "0 9 9 9", [0, 1, 2, 3]),
        ("4 3 2 1", "9 8 9 9", [0, 2, 3]),
        ("2 3 1 4 5", "9 8 7 6 5", [0, 2]),
        ("2 3 1 4 6 5", "9 9 8 6 5 9", [0, 1, 2, 5]),
        ("2 3 1 4 6 5", "0 0 0 0 0 0", [0, 1, 2, 3, 4, 5]),
    ],
)
def test_the_winner_of_round_six_meets_those_with_most_vp(places: str, points: str, who: list[int]) -> None:
    """All who tie for most, no others; equal VP with the winner of the round are a tie too."""
    state = judged(places, points)

    assert state.winner < 0
    assert finalists(state) == who


@pytest.mark.rule("CH-39")
@pytest.mark.parametrize(
    ("places", "points", "size", "aside"),
    [
        ("1 2", "7 7", 15, 0),
        ("1 2 3", "8 9 3", 15, 0),
        ("1 2 3", "9 9 9", 10, 0),
        ("1 2 3 4", "8 9 3 3", 15, 10),
        ("1 2 3 4", "9 9 9 3", 10, 10),
        ("1 2 3 4 5 6", "9 9 9 3 1 1", 10, 30),
        ("1 2 3 4 5 6", "9 9 1 3 1 1", 15, 30),
        ("1 2 3 4 5 6", "9 9 9 9 9 9", 10, 0),
    ],
)
def test_finalists_are_dealt_from_the_whole_deck(places: str, points: str, size: int, aside: int) -> None:
    """10 cards, 15 if they are two; the rest lies aside, seen by nobody."""
    state = begin(judged(places, points), "deal")
    who = finalists(state)
    dealt = [card for player in state.players for card in player.hand]

    assert [len(player.hand) for player in state.players] == [
        size if seat in who else 0 for seat in range(state.seats)
    ]
    assert len(set(dealt)) == len(dealt) == len(state.slots) - aside
    for seat in range(state.seats):
        own = len(state.players[seat].hand)
        assert len(state.view(seat).unseen) == len(state.slots) - own


@pytest.mark.rule("CH-39")
@pytest.mark.parametrize("seed", range(5))
def test_no_others_take_part(seed: int) -> None:
    """They are asked neither for bets nor for cards, however many VP they have."""
    state = begin(judged("2 1 3 4 5", "9 6 8 8 9"), "deal")
    rng = Rng(seed)
    asked = set()
    while state.to_move != OVER:
        asked.add(state.to_move)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])

    assert asked - {TABLE} == {0, 1, 4}
    assert state.winner in {0, 1, 4}


@pytest.mark.rule("CH-39")
@pytest.mark.rule("CH-15")
def test_two_finalists_may_not_play_equal_values() -> None:
    """However many seats the game has; three may, and skip."""
    hands = (Seat("5a 9a"), Seat("5b 6b"))
    two = play(heroes(4, *hands, finalists=[0, 1], round_number=7), "play 5a")
    three = play(heroes(4, *hands, Seat("7a 8a"), finalists=[0, 1, 2], round_number=7), "play 5a")

    assert sets(two) == {"6b"}
    assert sets(three) == {"5b", "6b"}
    assert play(three, "play 5b").to_move == 0


@pytest.mark.rule("CH-40")
@pytest.mark.parametrize(
    ("places", "points", "leader"),
    [
        ("1 2", "7 7", 1),
        ("2 1", "7 7", 0),
        ("1 2 3 4", "8 9 3 3", 1),
        ("4 1 2 3", "8 7 8 2", 0),
        ("2 1 4 3", "8 7 3 8", 3),
        ("6 5 4 3 2 1", "1 1 9 9 9 1", 2),
        ("3 6 2 1 4 5", "9 9 9 9 9 9", 1),
    ],
)
def test_the_finalist_who_placed_worst_leads(places: str, points: str, leader: int) -> None:
    """After the bets, which begin with it as well."""
    state = begin(judged(places, points), "deal")
    asked = [state.to_move]
    while state.view(0).phase == "betting":
        play(state, "ready")

    assert (state.to_move, state.view(0).leader, asked) == (leader, leader, [leader])
    assert "pass" not in notations(state)


@pytest.mark.rule("CH-40")
@pytest.mark.parametrize("points", [0, 1, 9, 10])
def test_first_out_in_round_seven_wins(points: int) -> None:
    """Whatever the points, also without one."""
    players = [Seat("3a", vp=points), Seat("", vp=30), Seat("9a 9b", vp=20), Seat("8a 8b", vp=20)]
    state = heroes(4, *players, finalists=[0, 2, 3], round_number=7)
    play(state, "play 3a")

    assert (state.to_move, state.winner) == (OVER, 0)
    assert state.places() == [1, 2, 3, 3]


@pytest.mark.rule("CH-40")
def test_seats_that_do_not_take_part_are_passed_over_in_tricks() -> None:
    """Turn, skip and lead go from finalist to finalist."""
    players = [Seat("3a 8a"), Seat(""), Seat("3b 9a"), Seat(""), Seat("3c 4c")]
    state = heroes(5, *players, finalists=[0, 2, 4], round_number=7)
    play(state, "play 3a")
    turns = [state.to_move]
    play(state, "play 3b")

    assert [*turns, state.to_move] == [2, 0]
