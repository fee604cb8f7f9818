"""What picks and drops mean at the table of Seventh Hero, why some can't be made, what may pass."""

from __future__ import annotations

import pytest

from game.engine.errors import Reason
from game.seventh_hero.rules.actions import (
    DECLINE,
    HINT,
    MOVE_ON,
    RECRUIT,
    SEND,
    SEND_BLIND,
    SEND_PARTY,
    USE_CHIEFTAIN,
    USE_OUTCAST,
)
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.table import picks as meaning
from game.seventh_hero.table import table
from game.seventh_hero.words import says
from game.table.contract import AutoPass
from tests.seventh_hero.positions import Seat, begin, play, quiet, seventh
from tests.seventh_hero_table.laying import laid, seen
from tests.speaking import speaking

IN = speaking("seventh_hero")


def sending() -> SeventhState:
    """Seat 0 of three leads and is to send an odd number."""
    return seventh(Seat(hand="1 2", party="6!"), Seat(hand="2 3"), Seat(hand="5 6"), quest=4)


def holding() -> SeventhState:
    """Seat 1 holds what seat 0 sent."""
    return quiet(play(sending(), "send 1"))


def test_cards_are_picked_to_be_sent_and_to_ask_with() -> None:
    """By their number; others see no picks of a hidden hand."""
    state = sending()

    assert meaning.picks(seen(state, 0), int(SEND) + 1) == ("hand:1",)
    assert meaning.picks(seen(state, 1), int(SEND) + 1) == ()
    held = holding()
    assert meaning.picks(seen(held, 1), int(HINT) + 2) == ("hand:2",)
    assert meaning.picks(seen(held, 1), int(RECRUIT)) == ("wanderer",)
    assert meaning.picks(seen(held, 1), int(MOVE_ON)) == ()


def test_abilities_are_picked_by_their_hero_and_its_target() -> None:
    """The Outcast with a seat, the Chieftain with a hero, the others alone."""
    view = seen(sending(), 0)

    assert meaning.picks(view, int(USE_OUTCAST) + 2) == ("hero:0:4", "seat:2")
    assert meaning.picks(view, int(USE_CHIEFTAIN) + 6) == ("hero:0:3", "hero:0:6")
    assert meaning.picks(view, int(SEND_PARTY) + 6) == ("hero:0:6",)


def test_what_is_picked_comes_before_a_button() -> None:
    """A double click never declines what was meant."""
    view = seen(sending(), 0)

    assert meaning.best_first(view, (int(MOVE_ON), int(RECRUIT))) == (int(RECRUIT), int(MOVE_ON))
    assert meaning.best_first(view, (int(DECLINE), int(USE_OUTCAST))) == (int(USE_OUTCAST), int(DECLINE))


@pytest.mark.rule("SH-22")
def test_the_pile_is_picked_to_be_sent_from() -> None:
    """Where the leader may choose it; else it says why not."""
    state = play(seventh(Seat("2! 6", "4"), Seat(hand="1"), pile="777"), "use tale-weaver")
    pile = [piece for piece in laid(state, 0) if piece.key == "pile"]

    assert meaning.picks(seen(state, 0), int(SEND_BLIND)) == ("pile",)
    assert [(piece.pickable, "legal" in piece.marks) for piece in pile] == [(True, True)]
    assert reason(sending(), "pile") == ("pile_last", "SH-7")


@pytest.mark.rule("SH-24")
def test_an_outcast_about_to_be_sent_is_dragged_to_whom_it_bars() -> None:
    """Onto a panel; before the left neighbour it is sent."""
    state = seventh(Seat("4", "7"), Seat(hand="1"), Seat(hand="1"), quest=5)
    view = seen(state, 0)

    assert meaning.dropped(view, "hero:0:4", "seat:2") == (int(USE_OUTCAST) + 2,)
    assert meaning.dropped(view, "hero:0:4", "seat:1") == (int(SEND_PARTY) + 4,)
    assert meaning.dropped(view, "hero:0:4", "zone:send") == (int(SEND_PARTY) + 4,)


def test_a_card_is_dragged_to_the_left_neighbour_to_be_sent() -> None:
    """On the road before it, or on its panel."""
    view = seen(sending(), 0)

    assert meaning.dropped(view, "hand:1", "zone:send") == (int(SEND) + 1,)
    assert meaning.dropped(view, "hand:1", "seat:1") == (int(SEND) + 1,)
    assert meaning.dropped(view, "hand:1", "zone:road") == (int(SEND) + 1,)
    assert meaning.dropped(view, "hand:1", "seat:2") == ()
    assert meaning.dropped(view, "hero:0:6", "zone:send") == (int(SEND_PARTY) + 6,)


def test_a_card_is_dragged_to_the_leader_to_ask() -> None:
    """And the wanderer to the own party, or to the next seat."""
    view = seen(holding(), 1)

    assert meaning.dropped(view, "hand:3", "zone:hint") == (int(HINT) + 3,)
    assert meaning.dropped(view, "hand:3", "seat:0") == (int(HINT) + 3,)
    assert meaning.dropped(view, "hand:3", "wanderer") == (int(HINT) + 3,)
    assert meaning.dropped(view, "hand:3", "zone:road") == (int(HINT) + 3,)
    assert meaning.dropped(view, "hand:3", "hero:0:6") == (int(HINT) + 3,)
    assert meaning.dropped(view, "hand:3", "hero:2:6") == ()
    assert meaning.dropped(view, "wanderer", "zone:own") == (int(RECRUIT),)
    assert meaning.dropped(view, "wanderer", "hero:1:4") == (int(RECRUIT),)
    assert meaning.dropped(view, "wanderer", "seat:2") == (int(MOVE_ON),)
    assert meaning.dropped(view, "wanderer", "seat:0") == ()


def test_heroes_are_dragged_onto_their_targets() -> None:
    """The Outcast onto a seat, the Chieftain onto a hero; nobody else's."""
    state = seventh(Seat(party="3 4 6!", hand="1"), Seat(hand="2"), Seat(party="4", hand="5"), quest=4)
    view = seen(state, 0)

    assert meaning.dropped(view, "hero:0:4", "seat:2") == (int(USE_OUTCAST) + 2,)
    assert meaning.dropped(view, "hero:0:3", "hero:0:6") == (int(USE_CHIEFTAIN) + 6,)
    assert meaning.dropped(view, "hero:2:4", "seat:1") == ()


def reason(state: SeventhState, *picked: str) -> tuple[str, str]:
    """Code and clause of why these can't be picked together."""
    found = table.refuse(seen(state, state.to_move), picked)
    return found.code, found.clause


@pytest.mark.rule("SH-5")
def test_cards_that_can_not_be_sent_are_told_why() -> None:
    """The quest is not met; the hand meets it; a hero that holds the wanderer is no use."""
    assert reason(sending(), "hand:2") == ("quest_not_met", "SH-5")
    assert reason(sending(), "hero:0:6") == ("hand_meets_quest", "SH-6")
    assert reason(sending(), "wanderer") == ("send_first", "SH-5")


@pytest.mark.rule("SH-6")
def test_what_was_tried_last_is_told_why() -> None:
    """A card that may go can't be the reason why a hero may not."""
    assert reason(sending(), "hand:1", "hero:0:6") == ("hand_meets_quest", "SH-6")
    assert reason(sending(), "hero:0:6", "hand:2") == ("quest_not_met", "SH-5")


@pytest.mark.rule("SH-20")
def test_an_outcast_aimed_at_its_own_seat_is_told_why() -> None:
    """It bars somebody else."""
    state = seventh(Seat(hand="1 2", party="4"), Seat(hand="2"), Seat(hand="5"), quest=4)
    begin(state, "send 1")

    assert reason(state, "hero:0:4", "seat:0") == ("not_oneself", "SH-20")


@pytest.mark.rule("SH-16")
def test_heroes_that_can_not_be_used_are_told_why() -> None:
    """Held by the holder; already used; nothing to cancel; nobody's own."""
    state = seventh(
        Seat(hand="1", party="2! 1 7"), Seat(hand="2 3", party="2"), Seat(hand="5 6", party="5"), quest=4
    )
    asked = reason(state, "hero:0:2"), reason(state, "hero:0:1"), reason(state, "hero:2:5")
    held = quiet(play(quiet(state), "send 1"))

    assert asked == (("already_used", "SH-15"), ("nothing_to_cancel", "SH-17"), ("not_yours", "SH-15"))
    assert reason(held, "hero:1:2") == ("held_by_holder", "SH-16")


@pytest.mark.rule("SH-19")
def test_a_chieftain_aimed_at_a_hero_that_is_not_turned_is_told_which() -> None:
    """By name; a hero picked after another one is refused for its own sake."""
    state = seventh(Seat(hand="1", party="2 3 6! 7"), Seat(hand="2"), Seat(hand="5"), quest=4)
    view = seen(state, 0)
    aimed = table.refuse(view, ("hero:0:3", "hero:0:2"))

    assert aimed == Reason("not_turned", "SH-19", {"hero": 2})
    assert says.reason(aimed, IN["en"]).startswith("You have no used Wyrmslayer")
    assert says.reason(aimed, IN["de"]).startswith("Wyrmtöter ist bei dir nicht eingesetzt")
    assert table.refuse(view, ("hero:0:7", "hero:0:2")).code == "no_wanderer"


def test_nothing_can_be_picked_out_of_turn() -> None:
    """The reason is that somebody else is at it."""
    state = sending()

    assert table.refuse(seen(state, 1), ("hand:2",)).code == "table_step"


# What may pass


def auto_pass(state: SeventhState) -> AutoPass | None:
    """How the decision that is due may be let pass."""
    return table.auto_pass(seen(state, state.to_move), tuple(state.legal_actions()))


@pytest.mark.rule("SH-25")
def test_only_questions_for_abilities_may_pass() -> None:
    """Sending and holding have to be decided."""
    assert auto_pass(sending()) is None
    assert auto_pass(holding()) is None


@pytest.mark.rule("SH-25")
def test_a_wyrmslayer_matters_once_somebody_recruits() -> None:
    """Before, the wanderer may still go on by itself."""
    state = seventh(Seat(hand="1 2"), Seat(hand="2 3"), Seat(hand="5 6", party="2"), quest=4)
    play(state, "send 1")
    arrived = auto_pass(state)
    play(state, "decline")
    begin(state, "recruit")

    assert arrived == AutoPass(int(DECLINE), matters=False, open=True)
    assert auto_pass(state) == AutoPass(int(DECLINE), matters=True, open=True)


@pytest.mark.rule("SH-26")
def test_a_cancel_always_matters() -> None:
    """There is no later chance."""
    state = seventh(Seat(hand="1 2"), Seat(hand="2 3", party="7"), Seat(hand="5 6", party="1"), quest=4)
    begin(state, "use forest-strider")

    assert auto_pass(state) == AutoPass(int(DECLINE), matters=True, open=True)


@pytest.mark.rule("SH-25")
def test_a_forest_strider_can_wait_for_its_own_turn() -> None:
    """It matters to the leader before sending, and to others with an empty hand at the end of a turn."""
    other = seventh(Seat(hand="1 2"), Seat(hand="2 3", party="7"), Seat(hand="5 6"), quest=4)
    leader = seventh(Seat(hand="1 2", party="7"), Seat(hand="2 3"), Seat(hand="5 6"), quest=4)

    assert [found.matters for found in (auto_pass(other), auto_pass(leader)) if found] == [False, True]
