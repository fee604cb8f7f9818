"""Many games by chance, each to its end, with everything checked on the way that must always hold."""

from __future__ import annotations

from collections import Counter

import pytest

from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.facts import POINTS, TRIBE
from game.dust_collectorz.rules.phases import ANSWERING, COMPARING, SHARING
from game.dust_collectorz.rules.pieces import KIND, TEAM, YOUNG
from game.dust_collectorz.rules.view import DustView
from game.engine.contract import OVER
from game.engine.options import Value
from game.engine.rng import Rng
from tests.dust_collectorz import referee
from tests.dust_collectorz.positions import (
    RULES,
    VARIANTS,
    battle,
    begin,
    by_chance,
    fought,
    kinds_of,
    notations,
    told,
    values,
    young,
)

Options = dict[str, Value]
BATTLES = [(seats, options) for seats, options in VARIANTS if options.get("mode") != "young"]
YOUNGS = [(seats, options) for seats, options in VARIANTS if options.get("mode") == "young"]
GAMES_EACH = 6


def public(state: BattleState) -> DustView:
    """Show what all see."""
    view = state.view(0)
    assert isinstance(view, DustView)
    return view


def sides(state: BattleState, view: DustView) -> tuple[referee.Side, referee.Side]:
    """Hand the two sets of a clash, about to be compared, to the referee."""
    assert view.attack is not None
    assert view.answer is not None
    piles = [len(player.captured) for player in view.players]
    mine, theirs = (piles[state.side(laid.seat)] for laid in (view.attack, view.answer))
    attack = referee.Side(view.attack, (mine, theirs), defends=False)
    return attack, referee.Side(view.answer, (theirs, mine), defends=True)


def judge(state: BattleState) -> None:
    """Hold a comparison that is about to take place against the referee's."""
    before = public(state)
    attack, answer = sides(state, before)
    named = before.stat
    stat = named if answer.laid.void else referee.clash_stat(named, attack, answer)
    expected = (referee.value(attack, answer, stat), referee.value(answer, attack, stat))
    won = referee.answer_wins(attack, answer, expected)
    twin = state.clone()
    begin(twin, "compare")

    assert values(twin) == expected
    assert twin.round.leader == (answer.laid.seat if won else attack.laid.seat)
    assert before.clash_stat == stat
    for laid in fought(twin):
        taken = sum(amount for part, amount in laid.parts if part == "weakened")
        given = sum(amount for part, amount in laid.parts if part != "weakened")
        assert given - taken == laid.value


def check(state: BattleState) -> None:
    """Hold a position of a battle against what is true in every one."""
    for seat in range(state.seats):
        assert sorted(kinds_of(state, seat)) == state.lists[seat]
    for seat, player in enumerate(state.players):
        assert player.hand == sorted(player.hand)
        assert player.overflow == sorted(player.overflow)
        assert len(player.hand) <= 6
        last = state.last_winner >= 0 and state.side(state.last_winner) == state.side(seat)
        pile = state.players[state.side(seat)].captured
        bonus = (6 if state.mode == TEAM else 3) if last else 0
        assert state.points(seat) == sum(POINTS[card & KIND] for card in pile) + bonus
        assert state.mode != TEAM or seat < 2 or not player.captured


@pytest.mark.rule("DC-10")
@pytest.mark.rule("DC-12")
@pytest.mark.rule("DC-13")
@pytest.mark.parametrize(("seats", "options"), BATTLES)
def test_a_referee_counts_every_clash_alike(seats: int, options: Options) -> None:
    """Values, the stat and the winner, from what all see alone."""
    judged = 0
    for seed in range(GAMES_EACH):
        for state in map(battle, told(seats, options, seed)):
            if state.phase == COMPARING:
                judge(state)
                judged += 1

    assert judged > 20 * GAMES_EACH * (seats - 1) * 2 // 3


@pytest.mark.rule("DC-14")
@pytest.mark.rule("DC-17")
@pytest.mark.rule("DC-22")
@pytest.mark.parametrize(("seats", "options"), BATTLES)
def test_every_card_lies_somewhere_once_until_the_end(seats: int, options: Options) -> None:
    """Hands keep to their limit, points follow from the piles, a game ends after a moderate time."""
    for seed in range(GAMES_EACH):
        number = 0
        for state in map(battle, told(seats, options, seed)):
            number += 1
            if number % 3 == 0:
                check(state)

        check(state)
        assert state.to_move == OVER
        assert all(not one.hand and not one.overflow and not one.deck for one in state.players)
        assert number < 4000
        assert sum(state.returns()) == pytest.approx(1)
        best = max(state.points(seat) for seat in range(seats))
        assert all(state.points(seat) == best for seat in range(seats) if state.places()[seat] == 1)


@pytest.mark.rule("DC-16")
@pytest.mark.rule("DC-24")
@pytest.mark.rule("DC-27")
@pytest.mark.parametrize(("seats", "options"), BATTLES)
def test_seats_answer_in_turn_and_the_winner_attacks_next(seats: int, options: Options) -> None:
    """In every round every other seat that has cards once, in seat order; in a Team D1, A2, D2."""
    for seed in range(GAMES_EACH):
        asked: list[int] = []
        out: set[int] = set()  # who had nothing to answer with
        for state in map(battle, told(seats, options, seed)):
            text = notations(state)[0] if state.to_move < 0 and state.to_move != OVER else ""
            if state.phase == ANSWERING and (not asked or asked[-1] != state.to_move):
                asked.append(int(state.to_move))
            if text == "compare" and state.clash.answer.void and state.clash.answer.primary < 0:
                out.add(int(state.clash.answer.seat))
                assert state.players[state.clash.answer.seat].spent()
            if text == "capture":
                first = int(state.attacker)
                order = [(first + turn) % seats for turn in range(1, seats)]
                if state.mode == TEAM:
                    order = [int(state.round.target), (first + 2) % 4, (int(state.round.target) + 2) % 4]
                assert asked == [seat for seat in order if seat not in out]
                asked, out = [], set()
            if text == "refill":
                assert state.attacker == state.last_winner


@pytest.mark.rule("DC-31")
@pytest.mark.rule("DC-32")
@pytest.mark.rule("DC-34")
@pytest.mark.parametrize(("seats", "options"), YOUNGS)
def test_young_games_come_to_their_end(seats: int, options: Options) -> None:
    """Every card beats the one before, none is lost, and who wins has fewest cards."""
    for seed in range(2 * GAMES_EACH):
        whole: Counter[int] = Counter()
        for state in map(young, told(seats, options, seed)):
            lying = Counter([*state.played, *state.rest])
            for player in state.players:
                lying.update([*player.hand, *player.deck])
            whole = whole or (lying if state.phase > SHARING else whole)
            assert not whole or lying == whole
            pairs = zip(state.played, state.played[1:], strict=False)
            assert all((TRIBE[one] + 4) % 5 == TRIBE[two] for one, two in pairs)
        left = [len(player.hand) for player in state.players]
        piles = [len(player.deck) for player in state.players]
        [winner] = [seat for seat, place in enumerate(state.places()) if place == 1]

        assert state.mode == YOUNG
        assert left[winner] == min(left)
        assert left[winner] or not piles[winner]
        assert state.owners[-1] == state.last_winner


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_packed_positions_play_on_alike(seats: int, options: Options) -> None:
    """Written and read back, copied, anywhere in a game: the same from there to the end."""
    for seed in range(2):
        states = [state.clone() for state in told(seats, options, seed)]
        for state in states[:: max(len(states) // 9, 1)]:
            twins = [state.clone(), RULES.unpack(state.pack())]
            for rng, twin in zip((Rng(9), Rng(9)), twins, strict=True):
                for _ in range(60):
                    if twin.to_move != OVER:
                        twin.apply(by_chance(twin, rng))

            assert twins[0].pack() == twins[1].pack()
