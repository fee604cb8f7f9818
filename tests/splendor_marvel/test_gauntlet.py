"""Calling the end, and losing the Gauntlet again (SM-24, SM-25, SM-28)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.contract import OVER
from game.splendor_marvel.rules.cards import COLOURS
from tests.splendor_marvel.positions import Seat, notations, play, splendor, table_steps

ONE_EACH = dict.fromkeys(COLOURS, 1)
READY = Seat(points=16, bonuses=ONE_EACH, chips={"time": 1})
TAKE = "take mind power space"

# Hela costs 6 space and gives 3 points; no other character brings 3 points to who has just this
NEAR = Seat(points=13, bonuses={**ONE_EACH, "space": 2}, chips={"space": 4, "time": 1})


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize(
    ("owner", "calls"),
    [
        (READY, True),
        (replace(READY, points=15), False),
        (replace(READY, points=40), True),
        (replace(READY, chips={}), False),
        *((replace(READY, bonuses={**ONE_EACH, colour: 0}), False) for colour in COLOURS),
        (replace(READY, bonuses=dict.fromkeys(COLOURS, 3)), True),
    ],
)
def test_the_gauntlet_asks_for_points_all_colours_and_time(owner: Seat, *, calls: bool) -> None:
    """16 points, a bonus of each of the five colours and a Time chip, all three; more is no harm."""
    state = splendor(players=[owner], locations=[])
    steps = table_steps(state, TAKE)

    assert steps == (["award gauntlet"] if calls else [])
    assert state.view(1).gauntlet == (0 if calls else -1)


@pytest.mark.rule("SM-24")
def test_locations_and_the_avengers_tile_count() -> None:
    """Seven points of characters, two locations and the tile make 16."""
    owner = Seat(points=7, bonuses=ONE_EACH, chips={"time": 1}, locations=["asgard", "attilan"], symbols=3)

    assert table_steps(splendor(players=[owner], avengers=0), TAKE) == ["award gauntlet"]
    assert table_steps(splendor(players=[owner], avengers=-1, locations=[]), TAKE) == [
        "award avengers",
        "award gauntlet",
    ]


@pytest.mark.rule("SM-24")
def test_symbols_alone_are_no_points() -> None:
    """Three symbols that don't hold the tile bring nothing."""
    owner = Seat(points=13, bonuses=ONE_EACH, chips={"time": 1}, symbols=3)
    state = splendor(players=[owner, Seat(symbols=3)], avengers=1, locations=[])

    assert table_steps(state, TAKE) == []


@pytest.mark.rule("SM-25")
def test_the_round_is_played_out() -> None:
    """After the call every seat that has not had its turn in this round has it; then it is over."""
    state = splendor(4, players=[Seat(), READY, NEAR, NEAR], turn=1, market=["hela"], locations=[])
    movers = []
    while state.to_move != OVER:
        movers.append(state.to_move)
        play(state, "recruit hela" if notations(state, "recruit hela") else "reserve level 1")

    assert movers == [1, 2, 3]
    assert state.round == 1


@pytest.mark.rule("SM-25")
def test_before_the_call_rounds_go_on() -> None:
    """15 points end no round."""
    state = play(splendor(players=[replace(READY, points=15)], locations=[]), TAKE, TAKE)

    assert (state.to_move, state.round) == (0, 2)


@pytest.mark.rule("SM-25")
def test_the_first_who_qualifies_holds_the_gauntlet() -> None:
    """One who qualifies later in the round, with more points, does not take it away."""
    state = splendor(3, players=[READY, replace(NEAR, points=15), NEAR], market=["hela"], locations=[])
    play(state, "take mind power soul", "recruit hela")

    assert state.to_move == 2
    assert state.view(0).gauntlet == 0
    assert state.players[1].points == 18


HOLDER = Seat(points=13, bonuses={**ONE_EACH, "space": 2}, chips={"time": 1, "space": 4}, symbols=3)
FACES = ["wasp", "drax", "hela"]
CALL = "take mind power soul"


def taker(points: int) -> Seat:
    """Return a seat that can take the Avengers tile with Wasp, or 4 points with Drax."""
    return Seat(points=points, bonuses={**ONE_EACH, "soul": 7}, chips={"time": 1, "mind": 1}, symbols=3)


@pytest.mark.rule("SM-28")
def test_who_loses_the_tile_may_lose_the_gauntlet() -> None:
    """Below 16 points the caller no longer counts; with nobody who does, the Gauntlet is free again."""
    state = splendor(players=[HOLDER, taker(12)], avengers=0, market=FACES, locations=[])
    held = play(state, CALL).view(1).gauntlet
    steps = table_steps(state, "recruit wasp")

    assert held == 0
    assert steps == ["refill", "award avengers", "award gauntlet"]
    assert state.view(1).gauntlet == -1
    assert [player.points for player in state.players] == [13, 15]


@pytest.mark.rule("SM-28")
def test_play_goes_on_when_nobody_qualifies_any_more() -> None:
    """At the round's end nobody has the Gauntlet, so a new round begins as normal."""
    state = splendor(players=[HOLDER, taker(12)], avengers=0, market=FACES, locations=[])
    play(state, CALL, "recruit wasp")

    assert (state.to_move, state.round) == (0, 2)


@pytest.mark.rule("SM-28")
def test_the_gauntlet_can_be_regained() -> None:
    """Whoever meets the conditions next calls the end again, the first caller too."""
    state = splendor(players=[HOLDER, taker(12)], avengers=0, market=FACES, locations=[])
    play(state, CALL, "recruit wasp")
    steps = table_steps(state, "recruit hela")

    assert steps == ["refill", "award gauntlet"]
    assert state.view(1).gauntlet == 0
    assert state.to_move == 1


@pytest.mark.rule("SM-28")
def test_the_one_who_takes_the_tile_may_receive_the_gauntlet() -> None:
    """Its three points can bring the taker to 16 as they bring the caller below."""
    state = splendor(players=[HOLDER, taker(13)], avengers=0, market=FACES, locations=[])
    play(state, CALL, "recruit wasp")

    assert state.view(0).gauntlet == 1
    assert (state.to_move, state.places()) == (OVER, [2, 1])


@pytest.mark.rule("SM-28")
def test_a_second_qualified_seat_receives_the_gauntlet() -> None:
    """When the caller falls below 16 points, the next in the round who qualifies is the caller then."""
    state = splendor(3, players=[HOLDER, NEAR, taker(9)], avengers=0, market=FACES, locations=[])
    held = play(state, CALL, "recruit hela").view(0).gauntlet
    play(state, "recruit wasp")

    assert held == 0
    assert state.view(0).gauntlet == 1
    assert (state.to_move, state.places()) == (OVER, [2, 1, 3])


@pytest.mark.rule("SM-28")
def test_a_caller_that_still_qualifies_keeps_the_gauntlet() -> None:
    """Losing the tile is no harm to who has 16 points without it."""
    rich = replace(HOLDER, points=17)
    state = splendor(players=[rich, taker(13)], avengers=0, market=FACES, locations=[])
    play(state, CALL, "recruit wasp")

    assert state.view(0).gauntlet == 0
    assert (state.to_move, state.places()) == (OVER, [1, 2])
