"""Using heroes, each once and never as the holder, and cancelling that (SH-15 to SH-17)."""

from __future__ import annotations

import pytest

from tests.seventh_hero.positions import (
    Seat,
    begin,
    ended,
    everybody_asked,
    hand,
    notations,
    party,
    play,
    said,
    seventh,
    stands,
    table_steps,
    until,
    wandering,
)

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])
IDLE = Seat(hand="2 2")


# Once each, never by the holder


@pytest.mark.rule("SH-15")
@pytest.mark.parametrize(
    ("hero", "text"),
    [
        (2, "use wyrmslayer"),
        (3, "use chieftain on tale-weaver"),
        (4, "use outcast on 2"),
        (5, "use oracle"),
        (7, "use forest-strider"),
    ],
)
def test_a_hero_is_used_once_and_then_lies_turned(hero: int, text: str) -> None:
    """It stays in the party, and can't be used again."""
    state = play(wandering(Seat(), Seat(f"{hero} 6!", "1")), text)

    assert f"{hero}!" in party(state, 2)
    assert text not in notations(state)


@pytest.mark.rule("SH-15")
@EVERY_TABLE
def test_a_used_hero_stays_used_in_later_turns(seats: int) -> None:
    """Until a Chieftain readies it or it comes anew."""
    state = wandering(Seat(hand="2 2"), Seat("5 3!"), seats=seats, pile="7777777777")
    until(begin(play(state, "use oracle"), "recruit"), "quest")

    assert party(state, 2) == "3! 5!"


@pytest.mark.rule("SH-16")
@EVERY_TABLE
def test_abilities_are_used_in_the_turns_of_others_too(seats: int) -> None:
    """Every seat but the holder is asked, the leader among them."""
    state = wandering(*[Seat("2 5")] * (seats - 1), seats=seats, leader="2")

    assert everybody_asked(state) == [0, *range(2, seats)]


@pytest.mark.rule("SH-16")
def test_the_holder_uses_nothing() -> None:
    """Neither when the wanderer arrives nor after it declared, nor to cancel."""
    state = wandering(Seat("1 2 4 5 7 3 6!"), Seat("7"))

    assert stands(play(state, "use forest-strider")) == "1 holding"
    assert notations(state) == ["recruit", "move on"]
    assert table_steps(state, "recruit")[0] == "reveal"


@pytest.mark.rule("SH-16")
def test_who_passed_the_wanderer_on_is_asked_again() -> None:
    """It is the holder no longer."""
    state = play(wandering(Seat("2"), Seat()), "move on")

    assert (stands(state), notations(state)) == ("1 asking arrived", ["use wyrmslayer", "decline"])


@pytest.mark.rule("SH-16")
def test_the_leader_uses_nothing_when_the_wanderer_has_come_back() -> None:
    """It is the holder then."""
    state = play(wandering(Seat(), Seat("2"), leader="2"), "decline", "decline", "move on", "decline")

    assert stands(state) == "2 holding"
    assert everybody_asked(begin(state, "move on")) == [2]


# 1 Shield Maiden


@pytest.mark.rule("SH-17")
def test_a_shield_maiden_cancels_the_effect_and_the_hero_stays_used() -> None:
    """Both lie turned; nothing happened."""
    state = play(wandering(Seat(), Seat("2"), leader="1"), "use wyrmslayer", "cancel")

    assert (party(state, 2), party(state, 0)) == ("2!", "1!")
    assert (stands(state), state.road.number) == ("1 holding", 5)


@pytest.mark.rule("SH-17")
@pytest.mark.parametrize(
    ("use", "user"),
    [
        ("use wyrmslayer", "2"),
        ("use chieftain on tale-weaver", "3 6!"),
        ("use outcast on 2", "4"),
        ("use oracle", "5"),
        ("use forest-strider", "7"),
    ],
)
def test_every_ability_can_be_cancelled(use: str, user: str) -> None:
    """The position is as before but for the two heroes that are used now."""
    state = wandering(Seat(), Seat(user, "3"), Seat("1"), seats=4)
    before = state.clone()
    play(state, use, "cancel")
    before.players[2].used = state.players[2].used
    before.players[3].used = state.players[3].used

    assert [party(state, seat) for seat in (2, 3)] == [" ".join(f"{hero[0]}!" for hero in user.split()), "1!"]
    assert [state.view(seat).players for seat in range(4)] == [before.view(seat).players for seat in range(4)]
    assert (state.left, state.road.number) == (before.left, before.road.number)


@pytest.mark.rule("SH-17")
@pytest.mark.rule("SH-22")
def test_a_tale_weaver_can_be_cancelled() -> None:
    """The quest counts as before."""
    state = play(seventh(Seat("6", "2 5"), Seat("1")), "use tale-weaver", "cancel")

    assert notations(state) == ["send 5"]
    assert (party(state, 0), party(state, 1)) == ("6!", "1!")


@pytest.mark.rule("SH-17")
@pytest.mark.rule("SH-26")
def test_another_shield_maiden_can_be_cancelled_too() -> None:
    """Then the first use works after all."""
    state = wandering(Seat(), Seat("2"), Seat("1"), seats=4, leader="1")
    ended(play(state, "use wyrmslayer", "cancel"), "cancel")

    assert [party(state, seat) for seat in (0, 2, 3)] == ["1!", "2!", "1!"]
    assert state.view(1).turned
    assert state.discards[5] == 1


@pytest.mark.rule("SH-17")
def test_its_user_can_save_an_ability_from_being_cancelled() -> None:
    """Its own Shield Maiden cancels the cancel, which is another's."""
    state = wandering(Seat(), Seat("1 2"), leader="1")
    play(state, "use wyrmslayer", "cancel")

    assert stands(state) == "2 replying"
    assert ended(state, "cancel").view(0).turned


@pytest.mark.rule("SH-17")
def test_nobody_cancels_its_own_ability() -> None:
    """The user is not asked for a reply to it."""
    state = play(wandering(Seat(), Seat("1 5")), "use oracle")

    assert state.view(2).number == 5
    assert party(state, 2) == "1 5!"


@pytest.mark.rule("SH-17")
@pytest.mark.rule("SH-18")
def test_after_the_wanderer_was_turned_up_others_than_a_wyrmslayer_are_cancelled() -> None:
    """Recruited or slain: only the slaying itself can't be taken back any more."""
    recruited = wandering(IDLE, Seat("2", "3"), Seat("1"), seats=4, leader="7", pile="7777777")
    slain = play(recruited.clone(), "decline", "use wyrmslayer", "decline")
    play(recruited, "decline", "decline", "recruit", "decline", "decline")
    for state in (recruited, slain):
        assert stands(state) == "0 asking settled"
        assert stands(play(state, "use forest-strider")) == "3 replying"
        assert table_steps(state, "cancel")[:1] == ["draw"]
        assert (hand(state, 0), party(state, 0), party(state, 3)) == ("2 7", "7!", "1!")


@pytest.mark.rule("SH-17")
@pytest.mark.rule("SH-19")
def test_a_chieftain_at_the_turns_end_can_be_cancelled() -> None:
    """His hero stays as it lies, and he stays used."""
    state = wandering(Seat(hand="2 2"), Seat("1", "2 2"), leader="3 6!", pile="7777777")
    play(state, "decline", "recruit", "decline")
    assert stands(state) == "0 asking settled"

    assert stands(play(state, "use chieftain on tale-weaver")) == "2 replying"
    begin(state, "cancel")
    assert (party(state, 0), party(state, 2)) == ("3! 6!", "1!")


@pytest.mark.rule("SH-17")
def test_an_open_wanderer_is_not_yet_turned_up() -> None:
    """It was not recruited: a Shield Maiden still cancels what is used meanwhile."""
    state = seventh(Seat("1! 2", "4"), Seat(), Seat("2"), Seat("1"), seats=4)
    play(state, "send 1 from party", "decline", "use wyrmslayer")

    assert stands(state) == "3 replying"
    assert stands(play(state, "cancel")) == "0 asking arrived"


@pytest.mark.rule("SH-17")
def test_after_a_wanderer_left_unseen_abilities_can_be_cancelled() -> None:
    """It was not turned up."""
    state = said(wandering(Seat("4 7", "2"), Seat("1", "2"), pile="777777"), "move on")
    play(state, "move on", "use outcast on 1", "decline", "decline")

    assert stands(state) == "1 asking settled"
    assert stands(play(state, "use forest-strider")) == "2 replying"
