"""Hints (SH-12 to SH-14)."""

from __future__ import annotations

import pytest

from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import BuriedCard
from tests.seventh_hero.positions import Seat, count, hand, notations, play, said, seventh, stands


def asking(cards: str = "3 5 6 6", seats: int = 3) -> SeventhState:
    """Let seat 1 hold a five of seat 0."""
    return said(seventh(Seat(hand="5 2"), Seat(hand=cards), Seat(hand="1 1"), seats=seats), "send 5")


@pytest.mark.rule("SH-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("number", "equal"), [(3, False), (5, True), (6, False)])
def test_the_leader_says_whether_a_hint_equals_the_wanderer(seats: int, number: int, *, equal: bool) -> None:
    """All hear the answer; asker and leader alone know the card."""
    state = play(asking(seats=seats), f"hint {number}")
    seen = [state.view(seat).buried[-1] for seat in range(seats)]
    insiders = (True, True, *[False] * (seats - 2))

    assert [card.number for card in seen] == [number, number, *[None] * (seats - 2)]
    assert seen[2] == BuriedCard(1, None, insiders, (1, 2, 3, 4, 5, 6, 7), 99, equal)
    assert {card.equal for card in seen} == {equal}


@pytest.mark.rule("SH-12")
def test_a_hint_goes_face_down_to_the_discards() -> None:
    """Out of the asker's hand, for good, and not among the open discards."""
    state = asking()
    before = state.view(2).discards
    play(state, "hint 6")

    assert (hand(state, 1), hand(state, 0)) == ("3 5 6", "2")
    assert state.view(2).discards == before
    assert count(state) == [11] * 7


@pytest.mark.rule("SH-12")
def test_after_a_hint_the_holder_decides_as_before() -> None:
    """To recruit or to pass on; the wanderer stays where it is."""
    recruited = said(asking(), "hint 3", "recruit")
    passed = play(asking(), "hint 3", "move on")

    assert recruited.view(0).players[1].party[0].number == 5
    assert stands(passed) == "2 holding"


@pytest.mark.rule("SH-12")
def test_every_holder_but_the_leader_may_ask() -> None:
    """The second holder too; the leader, to whom it comes back, is not asked anything."""
    state = play(asking(), "move on")

    assert notations(state, "hint") == ["hint 1"]
    assert stands(play(state, "hint 1", "move on")) != "0 holding"


@pytest.mark.rule("SH-12")
def test_hints_are_truthful_whatever_the_quest_was() -> None:
    """A leader that ignores the quest answers by what it sent."""
    state = play(seventh(Seat("6", "2"), Seat(hand="2 2 3")), "use tale-weaver", "send 2")
    play(state, "hint 2", "hint 3")

    assert [card.equal for card in state.view(2).buried] == [True, False]


@pytest.mark.rule("SH-12")
def test_when_the_wanderer_is_turned_up_all_learn_from_the_hints() -> None:
    """A hint that was equal has its number; one that wasn't has any other."""
    state = said(asking(), "hint 5", "hint 6", "recruit")
    seen = state.view(2).buried

    assert [card.possible for card in seen] == [(5,), (1, 2, 3, 4, 6, 7)]
    assert [card.about for card in seen] == [-1, -1]
    assert [card.number for card in seen] == [None, None]


@pytest.mark.rule("SH-12")
@pytest.mark.rule("SH-20")
def test_hints_about_a_wanderer_that_left_unseen_still_tell_of_it() -> None:
    """Answers, and to which buried card they belong, are not forgotten."""
    state = said(seventh(Seat(hand="5"), Seat("4", "5 3 3"), pile="777777"), "send 5")
    said(state, "hint 5", "hint 3", "move on")
    play(state, "move on", "use outcast on 1")
    hints = state.view(2).buried[:2]

    assert [card.about for card in hints] == [2, 2]
    assert state.view(2).buried[2].possible == (1, 3, 5, 7)
    assert [card.number for card in state.view(2).buried] == [None] * 3
    assert [card.number for card in state.view(0).buried] == [5, 3, 5]
    assert [card.number for card in state.view(1).buried] == [5, 3, None]


@pytest.mark.rule("SH-13")
def test_hints_may_be_repeated_while_one_card_is_kept() -> None:
    """Four cards are three hints, equal ones too."""
    state = asking()
    for number, left in ((6, 3), (6, 2), (3, 1)):
        assert f"hint {number}" in notations(state)
        play(state, f"hint {number}")
        assert len(state.players[1].hand) == left

    assert notations(state) == ["recruit", "move on"]


@pytest.mark.rule("SH-13")
@pytest.mark.parametrize("cards", ["", "5"])
def test_who_has_one_card_or_none_may_not_ask(cards: str) -> None:
    """The last one is kept."""
    assert notations(asking(cards)) == ["recruit", "move on"]


@pytest.mark.rule("SH-13")
def test_each_number_in_hand_is_one_choice() -> None:
    """Copies can't be told apart."""
    assert notations(asking("3 3 6 6 6"), "hint") == ["hint 3", "hint 6"]


@pytest.mark.rule("SH-14")
def test_there_are_no_hints_on_an_open_wanderer() -> None:
    """Everybody sees what it is."""
    state = said(seventh(Seat("1 2", "4"), Seat(hand="1 1 3")), "send 1 from party")

    assert (stands(state), notations(state)) == ("1 holding", ["recruit", "move on"])


@pytest.mark.rule("SH-14")
def test_there_are_no_hints_on_an_unseen_wanderer() -> None:
    """The leader could not answer."""
    state = seventh(Seat("2!", "4"), Seat(hand="1 1 3"), pile="555")

    assert (stands(state), notations(state)) == ("1 holding", ["recruit", "move on"])


@pytest.mark.rule("SH-14")
@pytest.mark.rule("SH-21")
def test_a_leader_that_has_looked_at_an_unseen_wanderer_can_answer() -> None:
    """By its Oracle; another seat's Oracle does not help."""
    leader = seventh(Seat("1! 5", "3"), Seat(hand="1 1 3"), Seat("5"), quest=5, pile="666")
    other = leader.clone()
    play(leader, "use oracle", "decline")
    play(other, "decline", "use oracle", "decline")

    assert notations(leader, "hint") == ["hint 1", "hint 3"]
    assert (stands(other), notations(other, "hint")) == ("1 holding", [])
