"""Betting with Kodoras (CH-9, CH-10, CH-29, CH-34)."""

from __future__ import annotations

import pytest

from game.custom_heroes.rules.pieces import NOBODY
from game.custom_heroes.rules.rounds import ask_for_bets
from game.custom_heroes.rules.state import HeroesState
from tests.custom_heroes.positions import (
    Seat,
    begin,
    card,
    hand,
    heroes,
    kind,
    notations,
    play,
    power,
    scored,
    unused,
    vp,
)

WEAK = Seat("1a 2a")  # 1 VP: never asked


def betting(seats: int, *players: Seat, leader: int = 0) -> HeroesState:
    """Lay out a round just dealt, in which seats are asked for bets."""
    state = heroes(seats, *players, turn=leader)
    ask_for_bets(state, leader)
    return state


@pytest.mark.rule("CH-9")
def test_a_kodora_of_ones_own_goes_on_any_card_with_the_slot_free() -> None:
    """Not on one that has a yellow advancement, unless that is a Kodora: there it needs no second."""
    state = betting(3, Seat("3a 4a+edge 5a+oak-buckler 6a+kodora", unused="kodora burny", vp=4))

    assert state.view(0).phase == "betting"
    assert notations(state) == [
        "bet 3a with kodora",
        "bet 5a with kodora",
        "bet 6a",
        "ready",
    ]


@pytest.mark.rule("CH-9")
def test_without_a_kodora_of_ones_own_only_dealt_ones_are_bet_with() -> None:
    """A card that carries one, however it came there; also one that was hidden so far."""
    state = betting(3, Seat("3a 6a+kodora 7a~kodora", vp=4))

    assert notations(state) == ["bet 6a", "bet 7a", "ready"]


@pytest.mark.rule("CH-9")
def test_a_bet_lies_open_and_takes_no_part() -> None:
    """The card leaves the hand; all see it and what is on it; 2 VP are locked, no power is paid."""
    state = betting(3, Seat("3a~oak-buckler 4a 5a", unused="kodora", vp=3, power=2), WEAK, WEAK)
    play(state, "bet 3a with kodora")
    its = state.view(1).players[0]

    assert hand(state, 0) == ["4a", "5a"]
    assert [(one.name, one.value) for one in its.bets] == [("3a", 4)]
    assert its.bets[0].slots == (-1, kind("oak-buckler"), kind("kodora"), -1)
    assert (its.vp, its.staked, its.power, its.cards) == (3, 2, 2, 2)
    assert unused(state, 0) == []
    assert card("3a") not in state.view(2).unseen
    assert (state.to_move, state.view(0).phase) == (0, "turn")
    assert not any("3a" in text for text in notations(state))


@pytest.mark.rule("CH-9")
@pytest.mark.parametrize(("points", "bets"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_each_bet_locks_two_vp(points: int, bets: int) -> None:
    """With three Kodoras, as many bets as there are VP for; then the seat is not asked again."""
    state = betting(4, Seat("3a+kodora 4a+kodora 5a 6a", unused="kodora", vp=points), WEAK, WEAK, WEAK)
    for text in ("bet 3a", "bet 5a with kodora", "bet 4a")[:bets]:
        play(state, text)

    assert state.view(0).players[0].staked == 2 * bets
    assert state.view(0).phase == ("turn" if points < 2 * bets + 2 else "betting")


@pytest.mark.rule("CH-9")
def test_seats_decide_in_turn_order_from_the_leader() -> None:
    """Leader first, each as often as it bets, then the leader begins; who lacks the VP is passed over."""
    rich = Seat("1c 2c", vp=2)
    state = betting(5, rich, Seat("3a 4a", vp=4, unused="kodora"), WEAK, rich, rich, leader=3)
    asked = []
    while state.view(0).phase == "betting":
        asked.append(state.to_move)
        play(state, "bet 3a with kodora" if asked.count(1) == 1 and asked[-1] == 1 else "ready")

    assert asked == [3, 4, 0, 1, 1]
    assert (state.to_move, state.view(0).phase) == (3, "turn")


@pytest.mark.rule("CH-9")
def test_who_has_the_vp_is_asked_even_without_a_kodora() -> None:
    """So that being asked tells nothing."""
    state = betting(3, Seat("3a 4a", vp=2))

    assert notations(state) == ["ready"]


@pytest.mark.rule("CH-9")
def test_a_hidden_advancement_of_a_card_is_seen_with_the_bet() -> None:
    """All know from then on what is on it."""
    state = betting(3, Seat("3a~moon-hammer 5a", unused="kodora", vp=2), WEAK, WEAK)
    before = state.view(1).deck[card("3a")]
    play(state, "bet 3a with kodora")

    assert before.value == 3
    assert state.view(1).deck[card("3a")].value == 7
    assert state.view(1).public[card("3a")] == state.view(0).deck[card("3a")].slots


@pytest.mark.rule("CH-10")
@pytest.mark.parametrize("points", [0, 1])
def test_with_less_than_two_vp_nobody_is_asked(points: int) -> None:
    """Kodora or not, the leader begins."""
    poor = Seat("3a+kodora 4a", unused="kodora", vp=points)
    state = betting(2, poor, Seat("5a 6a", vp=points))

    assert (state.to_move, state.view(0).phase) == (0, "turn")


@pytest.mark.rule("CH-29")
def test_a_kodora_played_in_a_trick_has_no_ability() -> None:
    """It counts by its value and brings 1 power; even with power there is nothing to activate."""
    state = heroes(3, Seat("3a+kodora 4a 5a", power=3))
    assert notations(state, "play 3a") == ["play 3a"]
    play(state, "play 3a", "keep")

    assert state.view(0).value == 3
    assert power(state)[0] == 4


@pytest.mark.rule("CH-29")
def test_a_kodora_may_be_sleeved_to_be_played() -> None:
    """Like any advancement."""
    state = heroes(3, Seat("3a 4a", unused="kodora"))
    play(state, "sleeve kodora on 3a", "play 3a")

    assert power(state)[0] == 1


@pytest.mark.rule("CH-34")
@pytest.mark.parametrize(("bets", "points"), [("", 9), ("5a+kodora", 11), ("5a+kodora 6a+kodora", 13)])
def test_first_out_keeps_the_stakes_and_gains_as_much(bets: str, points: int) -> None:
    """2 VP for each bet, before the 5 of the reward."""
    state = heroes(3, Seat("3a", bets=bets, vp=4), goal=20)
    scored(state, "play 3a")

    assert vp(state)[0] == points


@pytest.mark.rule("CH-34")
@pytest.mark.parametrize("place", [2, 3])
def test_anyone_else_loses_them(place: int) -> None:
    """Second or last: 2 VP for each bet are gone, then comes the reward."""
    bettor = Seat("3a" if place == 2 else "3a 3b", bets="5a+kodora 6a+kodora", vp=7)
    other = Seat("4a 5b" if place == 2 else "4a")
    state = heroes(3, bettor, other, Seat("", place=1))
    if place == 2:
        scored(state, "play 3a")
    else:
        play(state, "play 3a")
        begin(state, "play 4a")
        begin(state, "score")
        begin(state, "score")

    assert vp(state)[0] == 7 - 4 + (2 if place == 2 else -1)


@pytest.mark.rule("CH-34")
@pytest.mark.rule("CH-32")
@pytest.mark.parametrize(("points", "bets"), [(8, 1), (6, 2)])
def test_won_bets_count_before_the_goal_is_looked_at(points: int, bets: int) -> None:
    """The rulebook's example: 8 VP and one bet won are 10, which wins."""
    its = " ".join(["5a+kodora", "6a+kodora"][:bets])
    state = scored(heroes(3, Seat("3a", bets=its, vp=points)), "play 3a")

    assert state.winner == 0
    assert vp(state)[0] == 10


@pytest.mark.rule("CH-34")
@pytest.mark.rule("CH-32")
@pytest.mark.parametrize(("points", "bets"), [(7, 1), (5, 2)])
def test_won_bets_that_do_not_reach_the_goal_do_not_win(points: int, bets: int) -> None:
    """9 VP with them: the reward comes too late."""
    its = " ".join(["5a+kodora", "6a+kodora"][:bets])
    state = scored(heroes(3, Seat("3a", bets=its, vp=points)), "play 3a")

    assert state.winner == NOBODY
    assert vp(state)[0] == 14


@pytest.mark.rule("CH-34")
def test_a_stake_is_locked_until_its_owner_scores() -> None:
    """Others that go out first leave it where it is."""
    state = heroes(4, Seat("3a"), Seat("4a 5a", bets="6a+kodora", vp=5), Seat("4b"), Seat("4c 5c"))
    play(state, "play 3a")

    assert (state.view(0).players[1].vp, state.view(0).players[1].staked) == (5, 2)
