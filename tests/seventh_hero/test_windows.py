"""Who is asked for abilities and replies, when, and in which order (SH-25, SH-26)."""

from __future__ import annotations

import pytest

from game.engine.contract import OVER
from game.engine.rng import Rng
from game.seventh_hero.rules.actions import (
    CANCEL,
    HINT,
    MOVE_ON,
    RECRUIT,
    SEND,
    SEND_BLIND,
    SEND_PARTY,
    USE,
    USE_CHIEFTAIN,
    USE_OUTCAST,
)
from game.seventh_hero.rules.pieces import ASKING, REPLYING, SENDING
from game.seventh_hero.rules.state import SeventhState
from tests.seventh_hero.positions import (
    RULES,
    Seat,
    begin,
    curious,
    ended,
    everybody_asked,
    notations,
    party,
    play,
    quiet,
    said,
    seventh,
    stands,
    until,
)

EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5])
STRIDER = Seat("7", "2 2")  # could use something in every window
MAIDEN = Seat("1", "2 2")


@pytest.mark.rule("SH-25")
@EVERY_TABLE
@pytest.mark.parametrize("leader", [0, 2])
def test_abilities_are_asked_for_four_times_clockwise_from_the_leader(seats: int, leader: int) -> None:
    """After the quest and at the end all are asked; while it wanders all but the holder."""
    players = [Seat("7", "2 5")] * seats
    state = seventh(*players, seats=seats, leader=leader, pile="666666")
    circle = [(leader + step) % seats for step in range(seats)]
    windows = [(stands(state), everybody_asked(state))]
    for text in ("send 5", "recruit", "reveal"):
        begin(state, text)
        windows.append((stands(state), everybody_asked(state)))
    others = [circle[0], *circle[2:]]

    assert [stand for stand, _ in windows] == [
        f"{leader} asking {window}" for window in ("quest", "arrived", "declared", "settled")
    ]
    assert [asked for _, asked in windows] == [circle, others, others, circle]
    assert notations(state) == ["draw"]


@pytest.mark.rule("SH-25")
@EVERY_TABLE
def test_abilities_are_asked_for_at_each_holder(seats: int) -> None:
    """Each time the wanderer arrives, also when it comes back."""
    state = play(quiet(seventh(*[Seat("7", "2 5")] * seats, seats=seats)), "send 5")
    for holder in range(1, seats):
        assert state.road.holder == holder
        assert everybody_asked(state) == [seat for seat in range(seats) if seat != holder]
        begin(state, "move on")

    assert everybody_asked(state) == list(range(1, seats))
    assert notations(state) == ["reveal"]


@pytest.mark.rule("SH-25")
@pytest.mark.parametrize(
    ("heroes", "windows"),
    [
        ("1", []),
        ("2", ["arrived", "declared"]),
        ("3 1!", ["quest", "arrived", "declared", "settled"]),
        ("3", []),
        ("4", ["arrived", "declared"]),
        ("5", ["arrived", "declared"]),
        ("6", ["quest"]),
        ("7", ["quest", "arrived", "declared", "settled"]),
        ("2! 3! 4! 5! 6! 7!", []),
    ],
)
def test_only_what_can_have_an_effect_is_asked_for(heroes: str, windows: list[str]) -> None:
    """Each hero in its windows; a seat that has nothing to use is not asked."""
    state = seventh(Seat(hand="5"), Seat(), Seat(heroes, "2"), pile="7777777")
    asked = []
    for text in ("send 5", "recruit", "reveal"):
        if state.phase == ASKING:
            asked.append(stands(state))
        begin(quiet(state) if text != "reveal" else until(state, text), text)
    if state.phase == ASKING:
        asked.append(stands(state))

    assert asked == [f"2 asking {window}" for window in windows]


@pytest.mark.rule("SH-25")
def test_a_window_repeats_until_all_decline() -> None:
    """Whoever declined is asked again after something was used, from the leader on."""
    state = seventh(STRIDER, STRIDER, Seat("7 3 6!", "2 2"))
    play(state, "decline", "decline")
    assert stands(state) == "2 asking quest"
    play(state, "use chieftain on tale-weaver")
    assert stands(state) == "0 asking quest"
    play(state, "decline", "use forest-strider")
    assert stands(state) == "0 asking quest"

    assert everybody_asked(state) == [0, 2]


@pytest.mark.rule("SH-25")
def test_a_window_repeats_after_a_cancelled_use_too() -> None:
    """What was cancelled may be a reason to use something else."""
    state = play(seventh(STRIDER, MAIDEN, STRIDER), "decline", "use forest-strider", "cancel")

    assert stands(state) == "0 asking quest"


@pytest.mark.rule("SH-25")
def test_without_a_wanderer_the_last_window_comes_all_the_same() -> None:
    """A turn in which nothing could be sent ends like any other."""
    state = seventh(Seat("2!", "4"), Seat("3 6!", "2"), pile="")

    assert stands(state) == "1 asking quest"
    assert stands(play(state, "decline")) == "1 asking settled"
    assert stands(play(state, "decline")) == "over"


@pytest.mark.rule("SH-26")
@EVERY_TABLE
@pytest.mark.parametrize("user", [0, 1, 2])
def test_replies_are_asked_for_clockwise_from_the_user(seats: int, user: int) -> None:
    """Each seat with an unused Shield Maiden, once; not the user itself."""
    players = [Seat("1 7", "5 5")] * seats
    state = seventh(*players, seats=seats)
    play(state, *["decline"] * user)
    begin(state, "use forest-strider")
    asked = []
    while state.phase == REPLYING:
        asked.append(int(state.to_move))
        begin(state, "decline")

    assert asked == [(user + step) % seats for step in range(1, seats)]
    assert len(state.players[user].hand) == 4


@pytest.mark.rule("SH-26")
def test_used_shield_maidens_and_the_holder_are_not_asked() -> None:
    """Nor seats without one: an ability then works at once."""
    state = seventh(Seat("1!", "5"), MAIDEN, Seat("5"), Seat("2!"), seats=4)
    play(state, "send 5", "use oracle")

    assert state.view(2).number == 5
    assert stands(state) == "1 holding"


@pytest.mark.rule("SH-26")
@pytest.mark.rule("SH-17")
@pytest.mark.parametrize(
    ("answers", "drawn", "used"),
    [
        (["decline", "decline", "decline", "decline"], True, []),
        (["cancel", "decline", "decline", "decline"], False, [1]),
        (["decline", "cancel", "decline", "decline"], False, [2]),
        (["cancel", "cancel", "decline", "decline"], True, [1, 2]),
        (["cancel", "cancel", "cancel", "decline"], False, [1, 2, 3]),
        (["cancel", "cancel", "cancel", "cancel"], True, [1, 2, 3, 4]),
        (["decline", "decline", "cancel", "cancel", "cancel"], False, [3, 4, 0]),
    ],
)
def test_cancels_can_be_cancelled_the_last_one_first(
    answers: list[str], *, drawn: bool, used: list[int]
) -> None:
    """Each cancels the one before it; an even number of them leaves the first use alone."""
    players = [Seat("1 7", "2 2"), *[MAIDEN] * 4]
    state = begin(seventh(*players, seats=5), "use forest-strider")
    for answer in answers:
        begin(state, answer)
    while state.phase == REPLYING:
        begin(state, "decline")

    assert (len(state.players[0].hand) == 4) == drawn
    assert {seat for seat in range(5) if state.players[seat].used >> 1 & 1} == set(used)
    assert party(state, 0).endswith("7!")


@pytest.mark.rule("SH-26")
def test_replies_to_a_cancel_are_asked_for_clockwise_from_who_cancelled() -> None:
    """The user of the first ability among them; who declined before is asked about the new one."""
    state = begin(seventh(Seat("1 7", "2 2"), *[MAIDEN] * 4, seats=5), "use forest-strider")
    begin(state, "decline")
    begin(state, "cancel")
    asked = []
    while state.phase == REPLYING:
        asked.append(int(state.to_move))
        begin(state, "decline")

    assert asked == [3, 4, 0, 1]


@pytest.mark.rule("SH-26")
def test_after_a_cancelled_cancel_the_others_are_asked_on() -> None:
    """Those who were not yet asked about the first use are asked about it; here they let it be."""
    state = begin(seventh(Seat("1 7", "2 2"), *[MAIDEN] * 4, seats=5), "use forest-strider")
    begin(state, "cancel")
    for answer in ("decline", "decline", "decline", "cancel"):
        begin(state, answer)
    asked = []
    while state.phase == REPLYING:
        asked.append(int(state.to_move))
        begin(state, "decline")

    assert asked == [2, 3, 4, 2, 3, 4]
    assert len(state.players[0].hand) == 4


@pytest.mark.rule("SH-26")
def test_what_waits_for_replies_is_seen_by_all() -> None:
    """Who used what, the last one last."""
    state = begin(seventh(Seat("7", "2 2"), MAIDEN, MAIDEN), "use forest-strider")
    begin(state, "cancel")

    for seat in range(3):
        stack = state.view(seat).stack
        assert [(use.seat, state.notation(use.action)) for use in stack] == [
            (0, "use forest-strider"),
            (1, "cancel"),
        ]


def may_be_asked(state: SeventhState, seat: int) -> bool:
    """Tell by what lies open whether a seat could use or cancel something now, clause by clause."""
    view = state.view((seat + 1) % state.seats)
    me = view.players[seat]
    ready = {hero.number for hero in me.party if hero.ready}
    if view.holder == seat:
        return False
    if view.phase == "replying":
        maiden_lies = any(hero.number == 1 and not hero.ready for hero in me.party)
        return view.stack[-1].seat != seat and (1 in ready or (maiden_lies and 3 in ready))
    wandering = view.window in {"arrived", "declared"}
    circles = view.players[view.leader].barred and view.laps < 3
    to_come = range(view.seats if circles else (view.leader - view.holder) % view.seats + 1)
    targets = {(view.holder + step) % view.seats for step in to_come} - {seat}
    return (
        (7 in ready and view.left > 0)
        or (3 in ready and any(not hero.ready and hero.number != 3 for hero in me.party))
        or (6 in ready and view.window == "quest" and not view.free)
        or (wandering and 2 in ready)
        or (wandering and 5 in ready and not me.knows)
        or (wandering and 4 in ready and any(not view.players[other].barred for other in targets))
    )


@pytest.mark.rule("SH-25")
@pytest.mark.rule("SH-26")
@pytest.mark.rule("SH-16")
@EVERY_TABLE
def test_who_is_asked_follows_from_what_lies_open(seats: int) -> None:
    """Nobody learns anything from being passed over: others could have told beforehand."""
    asked = passed_over = 0
    for seed in range(12):
        state = RULES.setup(seats, seed)
        rng = Rng(seed)
        while state.to_move != OVER:
            if state.phase == ASKING and state.to_move >= 0:
                assert may_be_asked(state, state.to_move)
                asked += 1
                first = (state.to_move - state.road.leader) % seats
                before = [(state.road.leader + step) % seats for step in range(first)]
                passed_over += sum(not may_be_asked(state, seat) for seat in before)
            elif state.phase == REPLYING and state.to_move >= 0:
                assert may_be_asked(state, state.to_move)
            state.apply(curious(state, rng))

    assert asked > 100
    assert passed_over > 100


@pytest.mark.rule("SH-25")
@EVERY_TABLE
def test_who_is_asked_may_use_something_or_decline(seats: int) -> None:
    """Never nothing but decline; a reply is to cancel or to ready who can; a sender may bar."""
    for seed in range(6):
        state = RULES.setup(seats, seed)
        rng = Rng(seed)
        while state.to_move != OVER:
            actions = state.legal_actions()
            if state.to_move >= 0 and state.phase == ASKING:
                assert actions[-1] == 0 and len(actions) > 1
                assert all(action >= USE for action in actions[:-1])
            elif state.to_move >= 0 and state.phase == REPLYING:
                assert actions in ([CANCEL, 0], [USE_CHIEFTAIN + 1, 0])
            elif state.to_move >= 0 and state.phase == SENDING:
                bars = [action for action in actions if action >= USE]
                assert all(USE_OUTCAST <= action < USE_OUTCAST + seats for action in bars)
                assert SEND_PARTY + 4 in actions or not bars
                assert all(
                    SEND <= action < HINT or action == SEND_BLIND for action in actions if action not in bars
                )
            elif state.to_move >= 0:
                assert all(action in {RECRUIT, MOVE_ON} or SEND <= action < USE for action in actions)
            state.apply(curious(state, rng))


@pytest.mark.rule("SH-25")
@pytest.mark.rule("SH-22")
def test_a_tale_weaver_counts_only_before_the_sending() -> None:
    """Later there is nothing to ignore any more."""
    state = said(seventh(Seat(hand="5"), Seat(), Seat("6 7", "2"), pile="7777777"))

    assert notations(play(state, "send 5")) == ["use forest-strider", "decline"]


def test_a_use_ends_a_turn_only_by_a_wyrmslayer() -> None:
    """All other uses leave the wanderer where it is."""
    state = play(quiet(seventh(Seat(hand="5"), Seat(), Seat("2 4 5 7", "2"))), "send 5")
    for text in ("use oracle", "use forest-strider", "use outcast on 1"):
        play(state, text)
        assert state.road.holder == 1

    assert ended(state, "use wyrmslayer").road.holder == -1
