"""Going out, scoring, winning, the next round (CH-30 to CH-37)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.custom_heroes.rules.cards import REWARDS
from game.custom_heroes.rules.state import HeroesState
from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng
from tests.custom_heroes.positions import (
    Seat,
    begin,
    heroes,
    notations,
    play,
    power,
    scored,
    table_steps,
    until_dealt,
    unused,
    vp,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
WAYS_OUT = [(seats, place) for seats, rewards in REWARDS.items() for place in range(1, len(rewards))]
PLACES = pytest.mark.parametrize(("seats", "place"), WAYS_OUT)


def going_out(seats: int, place: int, points: int = 1) -> HeroesState:
    """Lay out a position in which seat 0 goes out as `place` by "play 3a", others having gone before."""
    before = [Seat("", place=number) for number in range(1, place)]
    return heroes(seats, Seat("3a", vp=points), *before)


@pytest.mark.rule("CH-30")
@PLACES
def test_who_plays_its_last_card_has_the_next_place_and_scores_at_once(seats: int, place: int) -> None:
    """The table's step; others keep their cards."""
    state = begin(going_out(seats, place), "play 3a")

    assert (state.to_move, notations(state), state.scorer) == (TABLE, ["score"], 0)
    assert state.players[0].place == place
    assert [len(player.hand) for player in state.players[place:]] == [2] * (seats - place)


@pytest.mark.rule("CH-30")
@pytest.mark.parametrize(("seats", "place"), [way for way in WAYS_OUT if way[0] - way[1] > 1])
def test_the_others_go_on_with_the_trick(seats: int, place: int) -> None:
    """The next seat with cards follows; the value to beat stays."""
    state = play(going_out(seats, place), "play 3a")

    assert (state.to_move, state.view(0).value, state.view(0).phase) == (place, 3, "turn")
    assert "pass" in notations(state)


@pytest.mark.rule("CH-30")
def test_a_seat_that_is_out_is_not_asked_again() -> None:
    """Turns pass it over until the round ends."""
    state = heroes(4, Seat("3a"), Seat("4a 5a"), Seat("4b 6a"), Seat("4c 7a"))
    play(state, "play 3a")
    turns = []
    for text in ("play 4a", "pass", "pass"):
        turns.append(state.to_move)
        play(state, text)

    assert turns == [1, 2, 3]
    assert state.to_move == 1


@pytest.mark.rule("CH-31")
@SEATS
def test_the_round_ends_when_one_seat_has_cards_left(seats: int) -> None:
    """At once: it can't answer, is last, and scores."""
    state = going_out(seats, seats - 1)
    steps = []
    begin(state, "play 3a")
    while notations(state) == ["score"]:
        steps.append(state.scorer)
        begin(state, "score")

    assert steps == [0, seats - 1]
    assert state.players[seats - 1].place == seats
    assert len(state.players[seats - 1].hand) == 2
    assert notations(state) == ["deal"]


@pytest.mark.rule("CH-32")
@SEATS
@pytest.mark.parametrize(("points", "goal"), [(10, 10), (13, 10), (5, 5), (20, 20)])
def test_first_out_with_the_goal_wins_at_once(seats: int, points: int, goal: int) -> None:
    """No reward, no further scoring."""
    state = heroes(seats, Seat("3a", vp=points), goal=goal)
    steps = table_steps(state, "play 3a")

    assert steps == ["score"]
    assert (state.to_move, state.winner, state.players[0].vp) == (OVER, 0, points)
    assert (state.places()[0], state.returns()) == (1, [1.0] + [0.0] * (seats - 1))


@pytest.mark.rule("CH-32")
@SEATS
@pytest.mark.parametrize(("points", "goal"), [(9, 10), (4, 5), (19, 20)])
def test_the_reward_itself_does_not_win(seats: int, points: int, goal: int) -> None:
    """One short before it, the seat only gains its VP."""
    state = scored(heroes(seats, Seat("3a", vp=points), goal=goal), "play 3a")

    assert state.winner < 0
    assert state.players[0].vp == points + (4 if seats == 2 else 5)


@pytest.mark.rule("CH-32")
@pytest.mark.parametrize(("seats", "place"), [way for way in WAYS_OUT if way[1] > 1])
def test_only_the_first_out_wins(seats: int, place: int) -> None:
    """With any VP another place wins nothing."""
    state = scored(going_out(seats, place, points=30), "play 3a")

    assert state.winner < 0


@pytest.mark.rule("CH-32")
def test_the_winner_is_first_and_others_follow_by_vp() -> None:
    """Whoever may have more; stakes that are not settled do not count."""
    state = heroes(5, Seat("3a", vp=10), Seat(vp=14), Seat(vp=7, bets="9a+kodora"), Seat(vp=5), Seat(vp=6))
    play(state, "play 3a")

    assert state.places() == [1, 2, 4, 4, 3]
    assert state.view(3).places == (1, 2, 4, 4, 3)


@pytest.mark.rule("CH-33")
@PLACES
def test_each_place_has_its_reward(seats: int, place: int) -> None:
    """VP, power, and advancements that leave the bag."""
    state = going_out(seats, place, points=3)
    bag = len(state.bag)
    scored(state, "play 3a")
    points, its_power, drawn = REWARDS[seats][place - 1]

    assert (vp(state)[0], power(state)[0]) == (3 + points, its_power)
    assert (len(unused(state, 0)), len(state.bag)) == (drawn, bag - drawn)


@pytest.mark.rule("CH-33")
@pytest.mark.rule("CH-35")
@SEATS
def test_the_last_has_its_reward_and_loses_a_vp(seats: int) -> None:
    """Power and most advancements."""
    before = [Seat("", place=number) for number in range(1, seats - 1)]
    state = heroes(seats, Seat("3a 4a", vp=3), *before, Seat("9b"), turn=seats - 1)
    until_dealt(state, "play 9b")
    _, its_power, drawn = REWARDS[seats][-1]

    assert (vp(state)[0], power(state)[0], len(unused(state, 0))) == (2, its_power, drawn)


@pytest.mark.rule("CH-33")
def test_any_advancement_of_the_bag_may_be_drawn() -> None:
    """Each copy equally likely."""
    state = heroes(2, Seat("3a"), bag="edge edge burny oak-buckler")
    drawn: Counter[str] = Counter()
    for seed in range(600):
        twin = state.clone()
        twin.chance = Rng(seed)
        scored(twin, "play 3a")
        drawn.update(unused(twin, 0))

    for word, copies in (("edge", 2), ("burny", 1), ("oak-buckler", 1)):
        expected = 600 * 2 * copies / 4
        assert abs(drawn[word] - expected) < 5 * expected**0.5


def last_with(points: int, seats: int = 3, goal: int = 10, bets: str = "") -> HeroesState:
    """Let the last seat of a round score, having `points` before it; return the position after it."""
    out = [Seat("", place=number) for number in range(1, seats - 1)]
    state = heroes(seats, Seat("3a"), *out, Seat("9a 8a", vp=points, bets=bets), goal=goal)
    return until_dealt(state, "play 3a")


@pytest.mark.rule("CH-35")
@SEATS
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (9, 8), (10, 9), (11, 9), (15, 9)])
def test_the_last_loses_one_and_falls_below_the_goal(seats: int, before: int, after: int) -> None:
    """Never below 0; with the goal or more still left, one below it."""
    assert vp(last_with(before, seats))[-1] == after


@pytest.mark.rule("CH-35")
@pytest.mark.parametrize(("goal", "before", "after"), [(5, 6, 4), (5, 5, 4), (20, 15, 14), (20, 25, 19)])
def test_the_goal_of_this_table_counts(goal: int, before: int, after: int) -> None:
    """9 is for 10."""
    assert vp(last_with(before, goal=goal))[-1] == after


@pytest.mark.rule("CH-35")
@pytest.mark.parametrize(("before", "after"), [(2, 0), (3, 0), (4, 1), (12, 9), (13, 9)])
def test_a_lost_bet_comes_off_first(before: int, after: int) -> None:
    """Then the 1 VP, then the limit."""
    assert vp(last_with(before, bets="5a+kodora"))[-1] == after


@pytest.mark.rule("CH-35")
def test_others_keep_more_than_the_goal() -> None:
    """Only the last is set back."""
    state = scored(going_out(4, 2, points=12), "play 3a")

    assert vp(state)[0] == 15


@pytest.mark.rule("CH-36")
@pytest.mark.parametrize(("bag", "drawn"), [("", 0), ("edge", 1), ("edge burny", 2), ("edge burny edge", 2)])
def test_a_short_bag_gives_what_it_has(bag: str, drawn: int) -> None:
    """Two are due."""
    state = heroes(4, Seat("3a"), Seat("", place=1), bag=bag)
    scored(state, "play 3a")

    assert len(unused(state, 0)) == drawn
    assert len(state.bag) == len(bag.split()) - drawn


@pytest.mark.rule("CH-37")
@SEATS
def test_the_last_of_the_round_leads_the_next(seats: int) -> None:
    """Wherever it sits; all cards are dealt again, bets too, with what is on them."""
    out = [Seat("", place=1 + number) for number in range(seats - 2)]
    last = Seat("9a 8a+edge", bets="7a+kodora", vp=3)
    state = heroes(seats, Seat("3a"), last, *out)
    until_dealt(state, "play 3a")
    slots = list(state.slots)
    begin(state, "deal")
    while state.view(0).phase == "betting":
        play(state, "ready")

    assert (state.to_move, state.view(0).round) == (1, 3)
    assert state.slots == slots
    assert sorted(card for player in state.players for card in player.hand) == list(range(len(slots)))
    assert [(player.place, player.bets) for player in state.players] == [(0, [])] * seats
    assert state.view(0).last < 0


@pytest.mark.rule("CH-37")
def test_vp_power_and_unused_advancements_stay_with_their_seats() -> None:
    """A new deal changes cards alone."""
    state = heroes(3, Seat("3a"), Seat("9a 8a", unused="edge burny", power=3, vp=1), Seat("", place=1, vp=7))
    until_dealt(state, "play 3a")
    before = [(player.vp, player.power, list(player.unused)) for player in state.players]
    begin(state, "deal")

    assert [(player.vp, player.power, player.unused) for player in state.players] == before
