"""Typed events: what a seat is told follows from what it sees, and a search pays nothing for them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.engine.contract import OVER, TABLE, Rules, State
from game.engine.events import Ended, Event, seen
from game.engine.match import take_step
from game.engine.rng import Rng
from tests.laws.playing import EVERY_GAME, EVERY_TABLE, positions

SEEDS = range(2)


def steps(rules: Rules, seats: int, seed: int, every: int = 1) -> Iterator[tuple[State, int]]:
    """Give positions of a game played by chance, with one action for each."""
    rng = Rng(seed)
    for state in positions(rules, seats, seed, every=every):
        actions = state.legal_actions()
        if actions:
            yield state, actions[rng.below(len(actions))]


def told(state: State, action: int) -> tuple[State, tuple[Event, ...]]:
    """Return the position after `action`, and what happened."""
    step = take_step(state.clone(), action)
    return step.after, step.events


@EVERY_TABLE
def test_what_a_seat_is_told_follows_from_its_views(rules: Rules, seats: int) -> None:
    """Whatever action in whatever position a seat can't tell from the true one, it hears the same."""
    compared = 0
    for number, (state, action) in enumerate(steps(rules, seats, 3, every=3)):
        after, events = told(state, action)
        for seat in range(seats):
            twin = state.determinize(seat, Rng(number))
            for other in twin.legal_actions()[:40]:
                seems, happened = told(twin, other)
                if seems.view(seat) == after.view(seat) and (other == action or state.to_move != seat):
                    assert seen(happened, seat) == seen(events, seat)
                    compared += 1

    assert compared >= seats


@EVERY_TABLE
def test_every_match_tells_its_end_last(rules: Rules, seats: int) -> None:
    """The finishing places come with it."""
    for seed in SEEDS:
        for state, action in steps(rules, seats, seed):
            after, events = told(state, action)
            ends = [event for event in events if isinstance(event, Ended)]
            if after.to_move == OVER:
                assert ends == [events[-1]] == [Ended(TABLE, tuple(after.places()))]
            else:
                assert not ends


@EVERY_TABLE
def test_copies_report_nothing(rules: Rules, seats: int) -> None:
    """A search, which plays on copies, pays for no report."""
    for state, _ in steps(rules, seats, 1, every=7):
        reporting = state.clone()
        reporting.events = []
        assert reporting.clone().events is None
        assert reporting.determinize(0, Rng(1)).events is None
        assert rules.unpack(reporting.pack()).events is None


@EVERY_GAME
def test_events_are_plain_data_of_several_kinds(rules: Rules) -> None:
    """They can be written down, and tell more than that a match ended."""
    kinds = set()
    for seats in rules.seats:
        for state, action in steps(rules, seats, 5):
            _, events = told(state, action)
            kinds |= {type(event) for event in events}
            assert msgspec.json.encode(events)
            assert all(-1 <= event.seat < seats for event in events)

    assert len(kinds) >= 5
