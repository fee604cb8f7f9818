"""What may be done, beyond the laws: the end, the clauses of reasons, and any text at all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.contract import Rules, State
from game.engine.errors import IllegalAction, UnknownText
from game.laws.playthrough import random_match
from game.registry import RULES
from tests.laws.playing import EVERY_TABLE, playthrough

EVERY_RULES = st.sampled_from(list(RULES.values()))


@EVERY_TABLE
def test_nothing_is_legal_when_the_game_is_over(rules: Rules, seats: int) -> None:
    """Not even what was, a moment ago."""
    match = random_match(rules, seats, 3)
    match.undo()
    actions = match.state.legal_actions()
    match.redo()

    assert actions
    for action in actions:
        with pytest.raises(IllegalAction, match="match_over"):
            match.play(action)


@EVERY_TABLE
def test_every_reason_names_a_clause(rules: Rules, seats: int) -> None:
    """Players can look it up."""
    for state in playthrough(rules, seats, 1).decisions(every=9):
        for action in set(range(-2, 128)) - set(state.legal_actions()):
            assert state.why_not(action).clause


def read_or_none(state: State, text: str) -> int | None:
    """Read an action; None for a text that is refused, in a message of bounded length."""
    try:
        return state.read(text)
    except UnknownText as refusal:
        if len(str(refusal)) > 500:
            raise AssertionError("a long message") from refusal
        return None


@given(rules=EVERY_RULES, seed=st.integers(0, 1000), text=st.text(max_size=60))
def test_reading_anything_raises_nothing_but_unknown_text(rules: Rules, seed: int, text: str) -> None:
    """Any text either means an action or is refused in one way."""
    match = random_match(rules, rules.seats[seed % len(rules.seats)], seed % 7, length=seed % 40)
    action = read_or_none(match.state, text)

    assert action is None or match.state.read(match.state.notation(action)) == action


@given(rules=EVERY_RULES, seed=st.integers(0, 1000), data=st.data())
def test_a_damaged_notation_is_read_as_another_or_refused(
    rules: Rules, seed: int, data: st.DataObject
) -> None:
    """One letter changed, lost or added in what may be done."""
    match = random_match(rules, rules.seats[seed % len(rules.seats)], seed % 7, length=seed % 40)
    texts = [match.state.notation(action) for action in match.state.legal_actions()] or ["pass"]
    text = data.draw(st.sampled_from(texts))
    place = data.draw(st.integers(0, len(text)))
    damaged = (
        text[:place]
        + data.draw(st.sampled_from(["", " ", "0", "9", ":", "e", "\n", "é"]))
        + text[place + 1 :]
    )
    action = read_or_none(match.state, damaged)

    assert action is None or match.state.read(match.state.notation(action)) == action
