"""The deal (SH-2, SH-3)."""

from __future__ import annotations

import pytest

from game.engine.errors import BadSetup
from game.engine.match import resolve_chance
from game.seventh_hero.rules.cards import COPIES, HEROES
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.positions import RULES, begin, count, notations, stands

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])


def dealt(seats: int, seed: int) -> SeventhState:
    """Deal a game, without its first quest."""
    return begin(RULES.setup(seats, seed), "deal")


@pytest.mark.rule("SH-2")
@pytest.mark.rule("SH-3")
@EVERY_TABLE
def test_each_seat_gets_two_heroes_and_five_cards(seats: int) -> None:
    """Two different ones, unused; five in hand; nothing eliminated, nothing lost."""
    for seed in range(60):
        state = dealt(seats, seed)

        assert [player.size() for player in state.players] == [2] * seats
        assert [player.used for player in state.players] == [0] * seats
        assert [len(player.hand) for player in state.players] == [5] * seats
        assert [player.eliminated for player in state.players] == [[]] * seats
        assert state.left == 77 - 7 * seats - sum(state.discards)
        assert count(state) == [COPIES] * 7
        assert stands(state) == "table questing"


@pytest.mark.rule("SH-2")
def test_equal_cards_are_replaced_until_they_differ() -> None:
    """From a pile of fours with a few others, every seat still gets two different ones."""
    for seed in range(30):
        state = RULES.setup(3, seed)
        state.pile = [0, 2, 2, 0, 11, 11, 0, 0]
        state.left = 26
        begin(state, "deal")

        assert [player.size() for player in state.players] == [2, 2, 2]
        assert sum(state.discards) + state.left == 26 - 3 * 7


@pytest.mark.rule("SH-2")
def test_what_equal_cards_leave_lies_face_up() -> None:
    """In view of all, often: only numbers that some seat's party has too are ever discarded."""
    discarded = 0
    for seed in range(100):
        state = dealt(4, seed)
        discarded += sum(state.discards)
        begun = {number for number in HEROES for player in state.players if player.party >> number & 1}

        assert {number for number in HEROES if state.discards[number]} <= begun
        assert state.view(0).discards == tuple(state.discards[1:])
    assert discarded > 20


@pytest.mark.rule("SH-3")
@EVERY_TABLE
def test_the_first_leader_is_random(seats: int) -> None:
    """Every seat leads sometimes, none much more often than another."""
    first = [int(RULES.setup(seats, seed).road.leader) for seed in range(600)]

    assert set(first) == set(range(seats))
    assert all(abs(first.count(seat) - 600 / seats) < 5 * (600 / seats) ** 0.5 for seat in range(seats))


@pytest.mark.rule("SH-3")
def test_who_leads_first_can_be_chosen() -> None:
    """By the option; a seat that there isn't is refused."""
    state = RULES.setup(4, 1, {"start": "3"})
    resolve_chance(state)

    assert state.road.leader == 2
    with pytest.raises(BadSetup, match="start is one of random, 1, 2, 3 with 3 seats, not '4'"):
        RULES.setup(3, 1, {"start": "4"})


@EVERY_TABLE
def test_hands_and_parties_come_from_chance_alone(seats: int) -> None:
    """Equal seeds deal alike, others differently."""
    deals = {tuple(dealt(seats, seed).pack()) for seed in range(20)}

    assert dealt(seats, 7).pack() == dealt(seats, 7).pack()
    assert len(deals) == 20


@EVERY_TABLE
@pytest.mark.parametrize("wrong", [0, 1, 2, 6, -3])
def test_other_numbers_of_seats_are_refused(seats: int, wrong: int) -> None:
    """Three to five."""
    assert notations(RULES.setup(seats, 0)) == ["deal"]
    with pytest.raises(BadSetup):
        RULES.setup(wrong, 0)
