"""Typed events, beyond the laws."""

from __future__ import annotations

from game.engine.contract import Rules
from game.engine.match import take_step
from tests.laws.playing import EVERY_GAME, playthrough


@EVERY_GAME
def test_events_are_of_several_kinds(rules: Rules) -> None:
    """They tell more than that a match ended."""
    kinds = set()
    for seats in rules.seats:
        for state, action in playthrough(rules, seats, 5).actions():
            kinds |= {type(event) for event in take_step(state.clone(), action).events}

    assert len(kinds) >= 5
