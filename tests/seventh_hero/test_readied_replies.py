"""A used Shield Maiden whom a Chieftain readies in reply, and who cancels then (SH-26)."""

from __future__ import annotations

import pytest

from game.seventh_hero.rules import view
from game.seventh_hero.rules.pieces import REPLYING
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.table import table
from game.table.contract import AutoPass
from tests.seventh_hero.hearing import heard
from tests.seventh_hero.hearing import table as laid
from tests.seventh_hero.positions import (
    Seat,
    begin,
    hand,
    notations,
    party,
    play,
    seventh,
    stands,
)

STRIDER = Seat("7", "2 2")
LYING = Seat("1! 3", "2 2")  # her Chieftain could ready her
MAIDEN = Seat("1", "2 2")


def used(*others: Seat, leader: Seat = STRIDER, seats: int = 3) -> SeventhState:
    """Let seat 0 use its Forest Strider right after the quest."""
    return begin(seventh(leader, *others, seats=seats, pile="6666666"), "use forest-strider")


@pytest.mark.rule("SH-26")
@pytest.mark.rule("SH-19")
def test_a_chieftain_readies_a_used_shield_maiden_in_reply_who_then_cancels() -> None:
    """She is usable at once, for the very use that it was about."""
    state = used(LYING)
    assert (stands(state), notations(state)) == ("1 replying", ["use chieftain on shield-maiden", "decline"])
    play(state, "use chieftain on shield-maiden")
    assert (stands(state), notations(state), party(state, 1)) == ("1 replying", ["cancel", "decline"], "1 3!")
    play(state, "cancel")

    assert (party(state, 0), party(state, 1), hand(state, 0)) == ("7!", "1! 3!", "2 2")


@pytest.mark.rule("SH-26")
def test_readied_she_need_not_cancel() -> None:
    """Then the use works, and she stays ready."""
    state = play(used(LYING), "use chieftain on shield-maiden", "decline")

    assert (party(state, 1), hand(state, 0)) == ("1 3!", "2 2 6 6")


@pytest.mark.rule("SH-26")
def test_the_others_are_asked_on_afterwards() -> None:
    """Each once about the first use; who readied, once more."""
    state = used(LYING, MAIDEN, MAIDEN, seats=4)
    asked = []
    for text in ("use chieftain on shield-maiden", "decline", "decline", "decline", "decline", "decline"):
        assert state.phase == REPLYING
        asked.append(int(state.to_move))
        begin(state, text)

    assert asked == [1, 2, 3, 1, 2, 3]
    assert hand(state, 0) == "2 2 6 6"


@pytest.mark.rule("SH-26")
@pytest.mark.rule("SH-17")
def test_the_chieftain_in_reply_can_be_cancelled_himself() -> None:
    """She stays used; the first use works."""
    state = used(LYING, MAIDEN)
    play(state, "use chieftain on shield-maiden", "cancel")

    assert [party(state, seat) for seat in range(3)] == ["7!", "1! 3!", "1!"]
    assert hand(state, 0) == "2 2 6 6"


@pytest.mark.rule("SH-26")
@pytest.mark.rule("SH-17")
def test_its_user_saves_an_ability_with_a_maiden_that_lies_used() -> None:
    """The cancel is another's: the user's Chieftain readies her, and she cancels it."""
    state = used(MAIDEN, leader=Seat("1! 3 7", "2 2"))
    play(state, "cancel", "use chieftain on shield-maiden", "cancel")

    assert (party(state, 0), party(state, 1)) == ("1! 3! 7!", "1!")
    assert hand(state, 0) == "2 2 6 6"


@pytest.mark.rule("SH-26")
@pytest.mark.parametrize("lying", ["1! 3!", "3 2!", "1! 2", "3"])
def test_others_are_not_asked(lying: str) -> None:
    """Without a ready Chieftain, or without a used Shield Maiden."""
    assert used(Seat(lying, "2 2")).phase != REPLYING


@pytest.mark.rule("SH-26")
@pytest.mark.rule("SH-16")
def test_the_holder_and_the_user_are_not_asked() -> None:
    """The wanderer lies before the one; nobody cancels its own."""
    state = play(seventh(Seat(hand="5"), LYING, Seat("1! 3 7", "2")), "decline", "decline", "send 5")
    play(state, "use forest-strider")

    assert state.phase != REPLYING
    assert len(state.players[2].hand) == 3


@pytest.mark.rule("SH-26")
def test_in_reply_he_readies_her_alone() -> None:
    """Not the others who lie there."""
    assert notations(used(Seat("1! 2! 3 5!", "2 2"))) == ["use chieftain on shield-maiden", "decline"]


@pytest.mark.rule("SH-26")
def test_the_log_tells_who_is_readied_and_what_is_cancelled() -> None:
    """In the order in which it takes effect."""
    state = laid(STRIDER, LYING, Seat(hand="1"))
    begin(state, "use forest-strider")

    assert heard(state, "use chieftain on shield-maiden") == "Bo’s Chieftain readies the Shield Maiden."
    assert heard(state, "cancel") == "Bo’s Shield Maiden cancels Ada’s Forest Strider."


@pytest.mark.rule("SH-26")
def test_such_a_reply_is_never_let_pass_for_a_person() -> None:
    """It matters as any reply does, and shows nothing that is hidden."""
    state = used(LYING)

    auto_pass = table.auto_pass(view.view(state, 1), tuple(state.legal_actions()))
    assert auto_pass == AutoPass(0, matters=True, open=True)
