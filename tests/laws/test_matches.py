"""Matches of every game: back and forth, written and read, edited."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.contract import OVER, TABLE, Rules
from game.engine.errors import BadMatch
from game.engine.match import Match, resolve_chance
from game.engine.rng import Rng
from game.laws.playthrough import random_match
from game.registry import RULES
from tests.laws.playing import EVERY_GAME, EVERY_TABLE


@EVERY_TABLE
def test_taking_back_and_playing_again_comes_to_the_same(rules: Rules, seats: int) -> None:
    """Step by step back to the start, step by step forth to the end, past the same positions."""
    match = random_match(rules, seats, 1)
    forth = [match.at(number).pack() for number in range(len(match.decisions) + 1)]
    back = [match.state.pack()]
    while match.can_undo:
        match.undo()
        back.append(match.state.pack())
    again = [match.state.pack()]
    while match.can_redo:
        match.redo()
        again.append(match.state.pack())

    assert forth == back[::-1] == again


@EVERY_TABLE
def test_taking_back_any_number_is_undone_by_as_many(rules: Rules, seats: int) -> None:
    """Decisions and positions are what they were."""
    match = random_match(rules, seats, 2, length=25)
    decisions, written = match.decisions, match.state.pack()
    for number in range(26):
        for _ in range(number):
            match.undo()
        assert match.decisions == decisions[: 25 - number]
        for _ in range(number):
            match.redo()

        assert (match.decisions, match.state.pack()) == (decisions, written)


@EVERY_TABLE
def test_the_same_chance_comes_again_after_taking_back(rules: Rules, seats: int) -> None:
    """Nobody can try how a card would fall: the same decision has the same outcome."""
    match = random_match(rules, seats, 3, length=20)
    action = match.state.legal_actions()[-1]
    other = match.state.legal_actions()[0]
    match.play(action)
    outcome = match.state.pack()
    match.undo()
    match.play(other)
    match.undo()
    match.play(action)

    assert match.state.pack() == outcome


@EVERY_TABLE
def test_a_new_way_after_taking_back_leaves_no_trace_of_the_old(rules: Rules, seats: int) -> None:
    """Positions, movers and text are those of a match that was played so from the start."""
    for seed in range(4):
        match = random_match(rules, seats, seed)
        rng = Rng(seed)
        for _ in range(6):
            for _ in range(1 + rng.below(30)):
                match.undo()
            for _ in range(rng.below(30)):
                actions = match.state.legal_actions()
                if actions:
                    match.play(actions[rng.below(len(actions))])
        again = Match.from_text(match.to_text(), RULES)

        assert again.movers == match.movers
        assert [again.at(number).pack() for number in range(len(again.decisions) + 1)] == [
            match.at(number).pack() for number in range(len(match.decisions) + 1)
        ]


@EVERY_TABLE
def test_a_branch_goes_its_own_way(rules: Rules, seats: int) -> None:
    """It begins like the match and leaves it alone."""
    match = random_match(rules, seats, 4, length=30)
    written = match.to_text()
    for number in (0, 1, 15, 30):
        branch = match.branch(number)
        assert branch.decisions == match.decisions[:number]
        assert branch.state.pack() == match.at(number).pack()
        branch.play(branch.state.legal_actions()[-1])

        assert match.to_text() == written


@EVERY_TABLE
def test_steps_lead_from_each_decision_to_the_next(rules: Rules, seats: int) -> None:
    """What is shown step by step ends where playing ended, and every step was legal."""
    match = random_match(rules, seats, 5)
    before = match.start
    for number in range(-1, len(match.decisions)):
        for action, after, _ in match.steps(number):
            assert action in before.legal_actions()
            assert number < 0 or before.to_move in {TABLE, match.movers[number]}
            before.apply(action)
            assert before.pack() == after.pack()
        settled = before.clone()
        resolve_chance(settled)

        assert before.pack() == settled.pack() == match.at(number + 1).pack()
    assert before.to_move == OVER


@EVERY_TABLE
def test_movers_are_those_who_were_to_move(rules: Rules, seats: int) -> None:
    """One for each decision."""
    match = random_match(rules, seats, 6)

    assert match.movers == tuple(match.at(number).to_move for number in range(len(match.decisions)))


@EVERY_TABLE
def test_fingerprints_differ_along_a_match(rules: Rules, seats: int) -> None:
    """Positions have the same one exactly when they look the same to everybody, as after taking back."""
    match = random_match(rules, seats, 7, length=40)
    seen: dict[str, list[object]] = {}
    for number in range(41):
        state = match.branch(number).state
        views: list[object] = [state.view(seat) for seat in range(seats)]

        assert seen.setdefault(match.branch(number).fingerprint(), views) == views
    looks = list(seen.values())
    assert len(looks) > 20
    assert not any(one == other for place, one in enumerate(looks) for other in looks[:place])


def read_or_refusal(text: str) -> Match | BadMatch:
    """Read a match, or return the error that it is refused with; any other error is a fault."""
    try:
        return Match.from_text(text, RULES)
    except BadMatch as refusal:
        return refusal


@EVERY_GAME
def test_a_match_with_a_decision_missing_is_refused_or_another(rules: Rules) -> None:
    """An edited match either is one that the rules allow, or names the first decision they refuse."""
    match = random_match(rules, rules.seats[-1], 8, length=60)
    record = json.loads(match.to_text())
    decisions = record["decisions"]
    named = 0
    for number in range(len(decisions) - 1):
        edited = [*decisions[:number], *decisions[number + 1 :]]
        again = read_or_refusal(json.dumps({**record, "decisions": edited}))
        named += isinstance(again, BadMatch)
        if isinstance(again, BadMatch):
            place = re.match(rf"decision (\d+) of {len(edited)}: ", str(again))
            assert place is not None
            assert int(place[1]) > number
        else:
            assert list(again.decisions) == edited

    assert named > 30


@EVERY_GAME
def test_decisions_of_another_game_are_refused(rules: Rules) -> None:
    """Another seed, another number of seats: sooner or later a decision is not possible."""
    match = random_match(rules, rules.seats[0], 9)
    record = json.loads(match.to_text())

    with pytest.raises(BadMatch, match=r"decision \d+ of "):
        Match.from_text(json.dumps({**record, "seed": record["seed"] + 1}), RULES)
    with pytest.raises(BadMatch, match=r"decision \d+ of "):
        Match.from_text(json.dumps({**record, "seats": rules.seats[-1], "options": {}}), RULES)


@EVERY_GAME
def test_decisions_after_the_end_are_refused(rules: Rules) -> None:
    """The one that is too many is named."""
    match = random_match(rules, rules.seats[0], 10)
    record = json.loads(match.to_text())
    decisions = [*record["decisions"], record["decisions"][0]]

    with pytest.raises(BadMatch, match=f"decision {len(decisions)} of {len(decisions)}: "):
        Match.from_text(json.dumps({**record, "decisions": decisions}), RULES)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from(["game", "revision", "seats", "seed", "options", "decisions", "more"])


@given(st.sampled_from(list(RULES.values())), FIELDS, JUNK)
def test_anything_in_any_field_is_a_match_or_refused(rules: Rules, field: str, junk: object) -> None:
    """Wrong types, nesting, other numbers: BadMatch and nothing else."""
    match = random_match(rules, rules.seats[0], 11, length=5)
    record = {**json.loads(match.to_text()), field: junk}
    again = read_or_refusal(json.dumps(record))

    assert isinstance(again, BadMatch) or again.rules is rules


@given(st.sampled_from(list(RULES.values())), st.data())
def test_a_text_with_a_letter_changed_is_a_match_or_refused(rules: Rules, data: st.DataObject) -> None:
    """A bad byte on a disk, a slip of a pen."""
    text = random_match(rules, rules.seats[0], 12, length=12).to_text()
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + data.draw(st.characters()) + text[place + 1 :]
    again = read_or_refusal(damaged)

    assert isinstance(again, BadMatch) or Match.from_text(again.to_text(), RULES).decisions == again.decisions
