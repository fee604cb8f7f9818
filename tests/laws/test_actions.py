"""What may be done is exactly what a match accepts, and can be written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.contract import OVER, TABLE, Rules, State
from game.engine.errors import IllegalAction, UnknownText
from game.engine.rng import Rng
from game.registry import RULES
from tests.laws.playing import EVERY_TABLE, decisions, game, match_of, positions

SEEDS = range(6)
EVERY_RULES = st.sampled_from(list(RULES.values()))


@EVERY_TABLE
def test_legal_actions_are_listed_in_a_fixed_order_each_once(rules: Rules, seats: int) -> None:
    """Asked twice, or asked of a copy, a position answers the same; the list is the asker's to change."""
    for seed in SEEDS:
        for state in positions(rules, seats, seed):
            actions = state.legal_actions()
            again = state.legal_actions()
            again.clear()

            assert len(set(actions)) == len(actions)
            assert state.clone().legal_actions() == state.legal_actions() == actions


@EVERY_TABLE
def test_there_is_always_something_to_do_before_the_end(rules: Rules, seats: int) -> None:
    """One thing for the table, at least one for a seat, nothing when the game is over."""
    for seed in SEEDS:
        for state in positions(rules, seats, seed):
            number = len(state.legal_actions())

            assert state.to_move in {TABLE, OVER, *range(seats)}
            assert (number == 0) == (state.to_move == OVER)
            assert state.to_move != TABLE or number == 1


@EVERY_TABLE
def test_a_match_accepts_every_legal_action(rules: Rules, seats: int) -> None:
    """Each leads on, and can be taken back."""
    for seed in SEEDS:
        match = match_of(rules, seats, seed, length=7 * seed)
        before = match.state.pack()
        for action in match.state.legal_actions():
            match.play(action)
            match.undo()

            assert match.state.pack() == before


@EVERY_TABLE
def test_a_match_refuses_everything_else(rules: Rules, seats: int) -> None:
    """All small numbers, random ones and huge ones: IllegalAction with a reason, and nothing is changed."""
    for seed in SEEDS:
        match = match_of(rules, seats, seed, length=11 * seed)
        rng = Rng(seed)
        legal = set(match.state.legal_actions())
        tried = {*range(-2, 128), *(rng.below(1 << 30) for _ in range(30)), *(rng.seed() for _ in range(10))}
        tried |= {action ^ 1 << rng.below(40) for action in legal} | {1 << 63, 1 << 64, -(1 << 63), 10**40}
        tried |= {action | 1 << 70 for action in legal}
        before = (match.state.pack(), match.decisions)
        reasons = []
        for action in sorted(tried - legal):
            with pytest.raises(IllegalAction) as refusal:
                match.play(action)
            reasons.append(refusal.value.reason)

        assert (match.state.pack(), match.decisions) == before
        assert all(reason.code and reason.clause for reason in reasons)


@EVERY_TABLE
def test_nothing_is_legal_when_the_game_is_over(rules: Rules, seats: int) -> None:
    """Not even what was, a moment ago."""
    match = match_of(rules, seats, 3)
    *_, last = game(rules, seats, 3)
    match.undo()
    actions = match.state.legal_actions()
    match.redo()

    assert last.before.legal_actions() == []
    for action in actions:
        with pytest.raises(IllegalAction, match="match_over"):
            match.play(action)


@EVERY_TABLE
def test_notation_reads_back_and_is_unique(rules: Rules, seats: int) -> None:
    """Every legal action, the table's too, has a text of its own that means it."""
    for seed in SEEDS:
        for state in positions(rules, seats, seed):
            actions = state.legal_actions()
            texts = [state.notation(action) for action in actions]

            assert len(set(texts)) == len(texts)
            assert [state.read(text) for text in texts] == actions
            assert all(text.isascii() and text == text.strip().lower() and len(text) <= 200 for text in texts)


@EVERY_TABLE
def test_what_one_seat_may_do_is_written_alike_by_copies(rules: Rules, seats: int) -> None:
    """Notation depends on what the seat to move can see, so logs agree with what is hidden from it."""
    for state in decisions(rules, seats, 1, every=5):
        twin = state.determinize(state.to_move, Rng(9))
        actions = state.legal_actions()

        assert [twin.notation(action) for action in actions] == [state.notation(action) for action in actions]


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
    match = match_of(rules, rules.seats[seed % len(rules.seats)], seed % 7, length=seed % 40)
    action = read_or_none(match.state, text)

    assert action is None or match.state.read(match.state.notation(action)) == action


@given(rules=EVERY_RULES, seed=st.integers(0, 1000), data=st.data())
def test_a_damaged_notation_is_read_as_another_or_refused(
    rules: Rules, seed: int, data: st.DataObject
) -> None:
    """One letter changed, lost or added in what may be done."""
    match = match_of(rules, rules.seats[seed % len(rules.seats)], seed % 7, length=seed % 40)
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
