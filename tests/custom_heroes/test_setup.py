"""Laying the table out and dealing (CH-3 to CH-8)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.custom_heroes.rules.cards import FORM, KODORA
from game.custom_heroes.rules.pieces import COPIES, IN_BAG
from game.engine.contract import OVER, TABLE
from game.engine.errors import BadSetup
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from tests.custom_heroes.positions import RULES, Seat, heroes, notations, play, until_dealt

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@pytest.mark.rule("CH-4")
@pytest.mark.parametrize(("seats", "cards"), [(2, 30), (3, 30), (4, 40), (5, 50), (6, 60)])
def test_the_deck_has_a_set_for_each_seat(seats: int, cards: int) -> None:
    """Three sets with two seats; no card has anything on it."""
    view = RULES.setup(seats, 1).view(0)

    assert [one.card for one in view.deck] == list(range(cards))
    assert Counter(one.value for one in view.deck) == dict.fromkeys(range(1, 11), cards // 10)


@pytest.mark.rule("CH-5")
@SEATS
def test_seats_begin_with_the_same(seats: int) -> None:
    """1 VP, 2 power, a Form, a Kodora, and 1 advancement of the bag, 3 with two seats."""
    drawn = 3 if seats == 2 else 1
    for seed in range(20):
        state = RULES.setup(seats, seed)
        bag = Counter(state.bag)
        for seat, player in enumerate(state.players):
            its = state.view(seat).players[seat]
            bag.update(player.unused)

            assert (its.vp, its.power, its.advancements) == (1, 2, 2 + drawn)
            assert Counter(its.unused)[FORM] == Counter(its.unused)[KODORA] == 1
        assert len(state.bag) == 72 - seats * drawn
        assert bag == Counter({**{kind: COPIES[kind] for kind in IN_BAG}, FORM: seats, KODORA: seats})


@pytest.mark.rule("CH-5")
def test_forms_and_kodoras_never_are_in_the_bag() -> None:
    """And any other advancement may be drawn."""
    drawn: Counter[int] = Counter()
    for seed in range(400):
        state = RULES.setup(2, seed)
        assert not {FORM, KODORA} & set(state.bag)
        for player in state.players:
            drawn.update(player.unused)

    for kind in IN_BAG:
        expected = 400 * 6 * COPIES[kind] / 72
        assert abs(drawn[kind] - expected) < 4.5 * expected**0.5


@pytest.mark.rule("CH-6")
@SEATS
def test_vp_are_open_and_hands_and_advancements_are_not(seats: int) -> None:
    """Another seat sees how many, not which."""
    state = RULES.setup(seats, 1)
    resolve_chance(state)
    for seat in range(seats):
        for owner, its in enumerate(state.view(seat).players):
            player = state.players[owner]
            own = owner == seat

            assert its.vp == player.vp
            assert [one.card for one in its.hand] == (player.hand if own else [])
            assert list(its.unused) == (player.unused if own else [])
            assert (its.cards, its.advancements) == (len(player.hand), len(player.unused))


@pytest.mark.rule("CH-7")
@SEATS
def test_any_seat_may_be_the_first_leader(seats: int) -> None:
    """About equally often, by the seed."""
    leaders: Counter[int] = Counter()
    for seed in range(600):
        leaders[RULES.setup(seats, seed).view(0).leader] += 1

    assert set(leaders) == set(range(seats))
    assert all(abs(count - 600 / seats) < 4.5 * (600 / seats) ** 0.5 for count in leaders.values())


@pytest.mark.rule("CH-7")
def test_the_first_leader_leads() -> None:
    """After the deal it is to move; nobody has the VP for a bet."""
    for seed in range(10):
        state = RULES.setup(4, seed)
        leader = state.leader
        resolve_chance(state)

        assert (state.to_move, state.view(0).phase) == (leader, "turn")
        assert "pass" not in notations(state)


@pytest.mark.rule("CH-7")
def test_the_goal_is_ten_or_another_number() -> None:
    """5 to 20 may be chosen, nothing else."""
    goals = [RULES.setup(3, 1, {"goal": goal}).view(0).goal for goal in range(5, 21)]

    assert RULES.setup(3, 1).view(0).goal == 10
    assert goals == list(range(5, 21))
    for goal in (4, 21, 0, -10, "many"):
        with pytest.raises(BadSetup):
            RULES.setup(3, 1, {"goal": goal})


@pytest.mark.rule("CH-8")
@pytest.mark.parametrize(("seats", "size"), [(2, 15), (3, 10), (4, 10), (5, 10), (6, 10)])
def test_the_whole_deck_is_dealt(seats: int, size: int) -> None:
    """By a step of the table; each card goes to one hand."""
    state = RULES.setup(seats, 3)
    assert (state.to_move, notations(state)) == (TABLE, ["deal"])
    resolve_chance(state)
    hands = [player.hand for player in state.players]

    assert [len(hand) for hand in hands] == [size] * seats
    assert sorted(card for hand in hands for card in hand) == list(range(size * seats))


@pytest.mark.rule("CH-8")
def test_any_seat_may_be_dealt_any_card() -> None:
    """In 300 deals each card is in a seat's hand about as often as any other."""
    dealt: Counter[int] = Counter()
    for seed in range(300):
        state = RULES.setup(5, seed)
        resolve_chance(state)
        dealt.update(state.players[2].hand)

    assert all(abs(dealt[card] - 60) < 4.5 * 60**0.5 for card in range(50))


@pytest.mark.rule("CH-3")
@pytest.mark.rule("CH-37")
@SEATS
def test_what_is_sleeved_stays_through_every_reshuffle(seats: int) -> None:
    """On played cards, on cards bet with and on cards still in hand, whoever is dealt them next."""
    last = Seat("1a~moon-hammer 2a", unused="kodora", vp=5)
    out = [Seat("", place=1 + seat) for seat in range(seats - 2)]
    state = heroes(seats, Seat("3a+edge", bets="5a+kodora"), last, *out)
    before = list(state.slots)
    until_dealt(state, "play 3a")
    play(state, "deal")

    assert state.round == 3
    assert state.slots == before
    assert all(player.bets == [] for player in state.players)
    assert sum(len(player.hand) for player in state.players) == len(state.slots)


@pytest.mark.rule("CH-3")
def test_advancements_only_ever_join_a_card() -> None:
    """Along whole games nothing is taken off, but by who sleeved it, in the same turn."""
    state = RULES.setup(4, 5, {"goal": 20})
    rng = Rng(5)
    before = list(state.slots)
    while state.to_move != OVER:
        actions = state.legal_actions()
        action = actions[rng.below(len(actions))]
        word = state.notation(action).split()[0]
        state.apply(action)
        kept = all(old & new == old for old, new in zip(before, state.slots, strict=True))

        assert kept or word == "take"
        before = list(state.slots)
