"""What six of the seven abilities do (SH-18 to SH-24)."""

from __future__ import annotations

import pytest

from game.engine.rng import Rng
from tests.seventh_hero.positions import (
    Seat,
    begin,
    count,
    ended,
    hand,
    notations,
    party,
    play,
    quiet,
    said,
    seventh,
    stands,
    table_steps,
    until,
    wandering,
)

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])
IDLE = Seat(hand="2 2")


# 2 Wyrmslayer


@pytest.mark.rule("SH-18")
@EVERY_TABLE
def test_a_wyrmslayer_sends_the_wanderer_to_the_discards(seats: int) -> None:
    """Face up; it joins nobody, and the turn ends."""
    state = wandering(IDLE, Seat("2"), seats=seats, pile="777777")
    before = state.discards[5]
    steps = table_steps(state, "use wyrmslayer")

    assert steps[:2] == ["draw", "quest"]
    assert state.discards[5] == before + 1
    assert (party(state, 1), state.road.leader) == ("", 1)


@pytest.mark.rule("SH-18")
def test_a_wyrmslayer_works_after_the_holder_declared_too() -> None:
    """Before the card is turned up."""
    state = play(wandering(IDLE, Seat("2"), pile="777777"), "decline", "recruit")
    before = state.discards[5]
    begin(state, "use wyrmslayer")

    assert party(state, 1) == ""
    assert (state.view(1).turned, state.discards[5]) == (True, before + 1)


@pytest.mark.rule("SH-18")
def test_the_leader_may_slay_its_own_wanderer_and_any_seat_an_open_one() -> None:
    """Nothing keeps them from it."""
    own = wandering(IDLE, Seat(), leader="2")
    opened = play(seventh(Seat("1 6!", "4"), IDLE, Seat("2")), "send 1 from party")

    assert notations(own) == ["use wyrmslayer", "decline"]
    assert notations(opened) == ["use wyrmslayer", "decline"]
    assert begin(opened, "use wyrmslayer").discards[1] == 1


@pytest.mark.rule("SH-18")
@pytest.mark.rule("SH-12")
def test_a_slain_wanderer_tells_what_the_hints_were() -> None:
    """All saw it."""
    state = play(wandering(Seat(hand="5 3"), Seat("2", "4"), pile="777777"), "decline", "hint 5", "recruit")
    play(state, "use wyrmslayer")

    assert state.view(2).buried[0].possible == (5,)


# 3 Chieftain


@pytest.mark.rule("SH-19")
def test_a_chieftain_readies_another_used_hero_of_its_own_party() -> None:
    """Any of them but itself; unused heroes and those of others are none."""
    state = wandering(Seat("2!"), Seat("3 4! 6! 7"))

    assert notations(state, "use chieftain") == ["use chieftain on outcast", "use chieftain on tale-weaver"]
    assert party(play(state, "use chieftain on tale-weaver"), 2) == "3! 4! 6 7"


@pytest.mark.rule("SH-19")
def test_a_readied_hero_is_usable_at_once() -> None:
    """In the same window, and it can be used a second time in the game."""
    state = wandering(Seat(), Seat("2 3"), Seat("1"), seats=4)
    play(state, "use wyrmslayer", "cancel", "use chieftain on wyrmslayer")
    ended(state, "use wyrmslayer")

    assert state.view(0).turned
    assert party(state, 2) == "2! 3!"


@pytest.mark.rule("SH-19")
def test_a_readied_shield_maiden_cancels_again() -> None:
    """It is asked for replies as any unused one."""
    state = wandering(Seat(), Seat("1! 3"), leader="5 7")
    assert stands(state) == "0 asking arrived"
    play(state, "decline", "use chieftain on shield-maiden", "use forest-strider")

    assert stands(state) == "2 replying"


@pytest.mark.rule("SH-19")
def test_a_chieftain_with_nobody_to_ready_is_not_offered() -> None:
    """Alone, or among unused heroes; a used one readies nobody."""
    for heroes in ("3", "3 6", "3!", "3! 6!"):
        assert stands(wandering(IDLE, Seat(heroes))) == "1 holding"


# 4 Outcast


@pytest.mark.rule("SH-20")
@EVERY_TABLE
def test_an_outcast_bars_any_other_seat_that_could_still_recruit(seats: int) -> None:
    """From the holder to the leader; whoever passed it on can't recruit it any more."""
    last = seats - 1
    state = wandering(*[IDLE] * (seats - 2), Seat("4"), seats=seats)
    first = notations(state, "use outcast")
    play(state, "decline", "move on")
    second = notations(state, "use outcast")

    assert first == [f"use outcast on {seat}" for seat in (*range(2, last + 1), 1)]
    assert second == ([f"use outcast on {seat}" for seat in (*range(3, last + 1), 1)] if seats > 3 else [])


@pytest.mark.rule("SH-20")
def test_a_barred_holder_that_declared_passes_it_on() -> None:
    """It does not recruit; the next seat may."""
    state = play(wandering(IDLE, Seat(hand="2 2"), Seat("4"), seats=4), "decline", "recruit")

    assert table_steps(state, "use outcast on 2") == ["bar"]
    assert (stands(state), party(state, 1)) == ("2 holding", "")
    assert party(said(state, "recruit"), 2) == "5"


@pytest.mark.rule("SH-20")
def test_a_seat_barred_before_the_wanderer_comes_passes_it_on_then() -> None:
    """Nothing is to be decided there; the others are asked for abilities all the same."""
    state = play(wandering(IDLE, IDLE, Seat("4 5"), seats=4), "use outcast on 3", "decline")

    assert play(state, "move on").road.holder == 2
    assert table_steps(state, "decline") == ["bar"]
    assert (stands(state), state.view(0).players[2].barred) == ("3 holding", True)


@pytest.mark.rule("SH-20")
def test_several_seats_may_be_barred() -> None:
    """By several Outcasts; the wanderer wanders on to the leader, who must take it."""
    state = wandering(Seat(), Seat("4 1!"), Seat("4"), seats=4, leader="4")
    play(state, "use outcast on 2", "use outcast on 4")
    steps = table_steps(state, "use outcast on 3")

    assert steps[:4] == ["bar", "bar", "bar", "reveal"]
    assert party(state, 0) == "4! 5"


@pytest.mark.rule("SH-20")
def test_nobody_is_barred_twice_from_one_wanderer() -> None:
    """The second Outcast is offered the others only."""
    state = play(wandering(IDLE, IDLE, Seat("4"), seats=4, leader="4"), "use outcast on 3")

    assert [player.barred for player in state.view(0).players] == [False, False, True, False]
    assert notations(state) == ["use outcast on 2", "use outcast on 1", "decline"]


@pytest.mark.rule("SH-20")
def test_a_bar_is_for_this_wanderer_only() -> None:
    """The next turn knows nothing of it."""
    state = play(wandering(IDLE, Seat("4"), pile="7777777"), "use outcast on 2")
    until(begin(quiet(state), "recruit"), "quest")
    begin(state, "quest")

    assert [player.barred for player in state.view(0).players] == [False] * 3


@pytest.mark.rule("SH-20")
@EVERY_TABLE
def test_a_wanderer_that_a_barred_leader_would_get_leaves_unseen(seats: int) -> None:
    """Barred when it has come back; face down to the discards, known to who had seen it."""
    state = play(wandering(IDLE, Seat("4 5", "2"), seats=seats, pile="7777777"), "use oracle", "decline")
    said(state, *["move on"] * (seats - 2))
    before = state.discards[5]

    assert table_steps(play(state, "move on"), "use outcast on 1")[:2] == ["leave", "draw"]
    assert [state.view(seat).buried[0].number for seat in range(3)] == [5, None, 5]
    assert state.view(1).buried[0].possible == (1, 3, 5, 7)
    assert (party(state, 0), state.discards[5]) == ("", before)


@pytest.mark.rule("SH-20")
def test_a_leader_barred_early_never_gets_it_back() -> None:
    """The others may still recruit it on its way, and when it comes round again."""
    barred = play(wandering(Seat(hand="2 2"), Seat("4", "2 2"), pile="7777777"), "use outcast on 1")
    taken = play(barred.clone(), "recruit")
    passed = play(barred, "move on")

    assert party(taken, 1) == "5"
    assert table_steps(passed, "move on") == ["bar"]
    assert stands(passed) == "1 holding"
    assert party(play(passed, "recruit"), 1) == "5"


@pytest.mark.rule("SH-20")
@pytest.mark.rule("SH-6")
def test_an_open_wanderer_leaves_openly() -> None:
    """All have seen it: it lies on the open discards."""
    state = play(seventh(Seat("1 6!", "4"), Seat("4"), pile="777777"), "send 1 from party", "move on")
    before = state.discards[1]
    play(state, "decline", "move on")
    play(state, "use outcast on 1")

    assert state.discards[1] == before + 1
    assert state.view(1).buried == ()
    assert count(state) == [11] * 7


@pytest.mark.rule("SH-20")
@pytest.mark.rule("SH-7")
def test_an_unseen_wanderer_leaves_unknown_to_all() -> None:
    """It was the pile's."""
    state = play(seventh(Seat("2!", "4"), Seat("4"), pile="5555555"), "move on")
    play(quiet(state), "move on")
    play(state, "use outcast on 1")
    [card] = state.view(0).buried

    assert (card.seat, card.number, card.known) == (-1, None, (False, False, False))
    assert card.possible == (1, 2, 3, 4, 5, 6, 7)


# 5 Oracle


@pytest.mark.rule("SH-21")
@EVERY_TABLE
def test_an_oracle_shows_the_wanderer_to_its_user_alone(seats: int) -> None:
    """All see that it looked."""
    state = play(wandering(IDLE, Seat("5"), seats=seats), "use oracle")

    assert [state.view(seat).number for seat in range(seats)] == [5, None, 5, *[None] * (seats - 3)]
    assert [player.knows for player in state.view(1).players] == [True, False, True, *[False] * (seats - 3)]


@pytest.mark.rule("SH-21")
def test_an_oracle_is_not_offered_to_who_knows_the_wanderer() -> None:
    """Its sender, and all when it wanders openly."""
    opened = play(seventh(Seat("1! 6!", "4"), IDLE, Seat("5")), "send 1 from party")

    assert stands(wandering(IDLE, IDLE, leader="5")) == "1 holding"
    assert stands(opened) == "1 holding"


@pytest.mark.rule("SH-21")
@pytest.mark.rule("SH-7")
def test_the_leader_may_look_at_a_wanderer_from_the_pile() -> None:
    """Nobody has seen it, so its Oracle has something to see."""
    blind = play(seventh(Seat("5 6!", "4"), IDLE, quest=1, pile="777"), "use oracle")

    assert [blind.view(seat).number for seat in range(3)] == [7, None, None]


# 6 Tale Weaver


@pytest.mark.rule("SH-22")
@pytest.mark.parametrize("user", [0, 1, 2])
def test_a_tale_weaver_lets_the_leader_ignore_the_quest(user: int) -> None:
    """Used for oneself, or for another who leads."""
    players = [Seat("6" if seat == user else "", "2 4 5") for seat in range(3)]
    state = play(seventh(*players), "use tale-weaver")

    assert notations(state) == ["send 2", "send 4", "send 5"]
    assert party(state, user) == "6!"


@pytest.mark.rule("SH-22")
@pytest.mark.parametrize("number", [2, 5])
def test_nobody_learns_whether_the_leader_made_use_of_it(number: int) -> None:
    """Whatever was sent, the others see the same, and that it may be any hero."""
    state = play(seventh(Seat("6", "2 5")), "use tale-weaver", f"send {number}")
    others = [state.view(seat) for seat in (1, 2)]

    assert [view.possible for view in others] == [(1, 2, 3, 4, 5, 6, 7)] * 2
    assert [view.players[0].past for view in others] == [(), ()]
    assert [view.number for view in others] == [None, None]


@pytest.mark.rule("SH-22")
@pytest.mark.rule("SH-6")
def test_with_a_tale_weaver_the_leader_may_keep_to_the_quest() -> None:
    """A hero of the party that meets it may go as before, where no hand card does."""
    unmet = play(seventh(Seat("1 2! 6", "4 2"), pile="777"), "use tale-weaver")
    met = play(seventh(Seat("1 6", "4 5"), pile="777"), "use tale-weaver")

    assert notations(unmet) == ["send 2", "send 4", "send 1 from party"]
    assert notations(met) == ["send 4", "send 5"]
    assert party(play(unmet, "send 1 from party"), 0) == "2! 6!"
    assert unmet.view(1).openly


@pytest.mark.rule("SH-22")
@pytest.mark.rule("SH-7")
def test_with_a_tale_weaver_the_piles_card_may_go_where_nothing_meets_the_quest() -> None:
    """Nobody has seen it; with an empty pile, or a fitting hero, there is no such choice."""
    state = play(seventh(Seat("2! 6", "4"), Seat(hand="1 1"), pile="777"), "use tale-weaver")
    empty = play(seventh(Seat("2! 6", "4"), pile=""), "use tale-weaver")
    fitting = play(seventh(Seat("1 6", "4"), pile="777"), "use tale-weaver")

    assert notations(state) == ["send 4", "send from pile"]
    assert notations(empty) == ["send 4"]
    assert notations(fitting) == ["send 4", "send 1 from party"]
    play(state, "send from pile")
    assert (stands(state), state.road.number, state.left, hand(state, 0)) == ("1 holding", 7, 2, "4")
    assert state.view(0).blind and state.view(0).number is None
    assert notations(state) == ["recruit", "move on"]


@pytest.mark.rule("SH-22")
def test_a_leader_without_cards_sends_any_hero_with_a_tale_weaver() -> None:
    """No card in hand meets a quest that nothing needs to meet; the pile, if no hero meets the old one."""
    fitting = play(seventh(Seat("1 2! 6"), pile="777"), "use tale-weaver")
    unmet = play(seventh(Seat("2! 6"), pile="777"), "use tale-weaver")

    assert notations(fitting) == ["send 1 from party", "send 2 from party", "send 6 from party"]
    assert notations(unmet) == ["send 2 from party", "send 6 from party", "send from pile"]


@pytest.mark.rule("SH-22")
@pytest.mark.rule("SH-30")
def test_keeping_to_the_quest_shows_that_the_hand_does_not_meet_it() -> None:
    """The hero of the party, or the card of the pile, tells it; before that nobody knows."""
    for party_of, text in (("1 6", "send 1 from party"), ("2! 6", "send from pile")):
        state = play(seventh(Seat(party_of, "2 4"), pile="7777777"), "use tale-weaver")
        before = state.players[0].past[:]
        play(state, text)
        hands = [state.determinize(1, Rng(chance)).players[0].hand for chance in range(60)]

        assert before == []
        assert not any(number % 2 for cards in hands for number in cards)


@pytest.mark.rule("SH-22")
def test_a_second_tale_weaver_is_not_offered_for_the_same_quest() -> None:
    """It would have no effect; the next turn it has."""
    state = play(seventh(Seat("6", "5"), Seat("6", "5 5"), pile="4444444"), "use tale-weaver")

    assert stands(state) == "0 sending"
    assert notations(said(state, "send 5", "move on"), "recruit") == ["recruit"]
    play(state, "recruit")
    assert (stands(state), state.road.free) == ("1 asking quest", 0)


# 7 Forest Strider


@pytest.mark.rule("SH-23")
@pytest.mark.parametrize(("pile", "drawn"), [("777", "7 7"), ("77", "7 7"), ("7", "7")])
def test_a_forest_strider_draws_two_cards_or_the_last(pile: str, drawn: str) -> None:
    """From the pile into the hand of its user, who need not lead."""
    state = play(wandering(Seat(), Seat("7"), pile=pile), "use forest-strider")

    assert hand(state, 2) == drawn
    assert state.left == len(pile) - len(drawn.split())


@pytest.mark.rule("SH-23")
def test_a_forest_strider_without_a_pile_is_not_offered() -> None:
    """There is nothing to draw."""
    assert stands(wandering(Seat(), Seat("7"), pile="")) == "1 holding"


@pytest.mark.rule("SH-23")
@pytest.mark.rule("SH-30")
def test_only_its_user_sees_what_a_forest_strider_drew() -> None:
    """The others see two cards more."""
    state = play(wandering(Seat(), Seat("7", "3")), "use forest-strider")

    assert [state.view(seat).players[2].cards for seat in range(3)] == [3, 3, 3]
    assert [len(state.view(seat).players[2].hand) for seat in range(3)] == [0, 0, 3]


@pytest.mark.rule("SH-24")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_leader_is_asked_before_it_sends(seats: int) -> None:
    """It is not the holder yet: its own Forest Strider, Chieftain and Tale Weaver may work."""
    state = seventh(Seat("3 6 7 1!", "4"), seats=seats)

    assert stands(state) == "0 asking quest"
    assert notations(state) == [
        "use chieftain on shield-maiden",
        "use tale-weaver",
        "use forest-strider",
        "decline",
    ]
