"""What a seat can't know is neither shown to it nor kept from chance."""

from __future__ import annotations

import pytest

from game.engine.contract import TABLE, Rules, State
from game.engine.rng import Rng
from tests.laws.material import PIECES
from tests.laws.playing import EVERY_TABLE, decisions, positions

SEEDS = range(4)


def views(state: State) -> list[object]:
    """Collect what each seat sees."""
    return [state.view(seat) for seat in range(state.seats)]


@EVERY_TABLE
def test_a_determinization_looks_the_same_to_its_seat(rules: Rules, seats: int) -> None:
    """Whatever a seat can't know may change; nothing it can see does, in any position."""
    for seed in SEEDS:
        for number, state in enumerate(positions(rules, seats, seed)):
            for seat in range(seats):
                twin = state.determinize(seat, Rng(number))

                assert twin.view(seat) == state.view(seat)
                assert (twin.to_move, twin.seats) == (state.to_move, state.seats)


@EVERY_TABLE
def test_a_seat_may_do_the_same_in_its_determinization(rules: Rules, seats: int) -> None:
    """When it is to move, or the table is, exactly the same actions are legal, in the same order."""
    for seed in SEEDS:
        for number, state in enumerate(positions(rules, seats, seed)):
            for seat in range(seats):
                if state.to_move in {seat, TABLE}:
                    twin = state.determinize(seat, Rng(number))

                    assert twin.legal_actions() == state.legal_actions()


@EVERY_TABLE
def test_material_is_conserved_in_determinizations(rules: Rules, seats: int) -> None:
    """They hold the same pieces, each once."""
    count = PIECES[rules.id]
    for seed in SEEDS:
        for number, state in enumerate(positions(rules, seats, seed, every=4)):
            for seat in range(seats):
                assert count(state.determinize(seat, Rng(number))) == count(state)


@EVERY_TABLE
def test_determinizations_of_what_looks_the_same_are_the_same(rules: Rules, seats: int) -> None:
    """For equal chance, two positions that a seat can't tell apart give it one and the same, in full.

    So nothing that is hidden can reach a computer player, which is given nothing but determinizations.
    """
    for seed in SEEDS:
        for number, state in enumerate(positions(rules, seats, seed, every=4)):
            for seat in range(seats):
                twin = state.determinize(seat, Rng(1000 + number))
                from_twin = twin.determinize(seat, Rng(7))
                from_state = state.determinize(seat, Rng(7))

                assert from_twin.pack() == from_state.pack()
                assert views(from_twin) == views(from_state)


@EVERY_TABLE
def test_a_determinization_depends_on_chance_and_nothing_else(rules: Rules, seats: int) -> None:
    """Equal chance gives equal results, and takes equally much of it."""
    for number, state in enumerate(positions(rules, seats, 1, every=5)):
        for seat in range(seats):
            first, second = Rng(number), Rng(number)

            assert state.determinize(seat, first).pack() == state.determinize(seat, second).pack()
            assert first.words() == second.words()


@EVERY_TABLE
def test_determinizations_differ_in_what_is_hidden(rules: Rules, seats: int) -> None:
    """Somewhere in a game others hold secrets, and ten determinizations deal these differently."""
    varied: set[int] = set()
    for seed in SEEDS:
        for state in decisions(rules, seats, seed, every=9):
            for seat in set(range(seats)) - varied:
                others = [other for other in range(seats) if other != seat]
                twins = [state.determinize(seat, Rng(chance)) for chance in range(10)]
                seen = [[twin.view(other) for other in others] for twin in twins]
                varied |= {seat} if any(one != seen[0] for one in seen) else set()

    assert varied == set(range(seats))


@EVERY_TABLE
def test_nobody_foresees_a_shuffle(rules: Rules, seats: int) -> None:
    """Played on alike from the first position, determinizations meet different chance."""
    state = rules.setup(seats, 1)
    futures = set()
    for chance in range(5):
        twin = state.determinize(0, Rng(chance))
        rng = Rng(1)
        for _ in range(8):
            actions = twin.legal_actions()
            twin.apply(actions[rng.below(len(actions))])
        futures.add(twin.pack())

    assert len(futures) == 5


@EVERY_TABLE
def test_a_view_says_who_looks_and_who_moves(rules: Rules, seats: int) -> None:
    """It can't be changed, and equal positions are seen equally."""
    for state in positions(rules, seats, 3, every=9):
        for seat in range(seats):
            view = state.view(seat)

            assert (view.seat, view.seats, view.to_move) == (seat, seats, state.to_move)
            assert view == state.clone().view(seat)
            with pytest.raises(AttributeError):
                view.seat = seat + 1  # type: ignore[misc]  # just what must not work
