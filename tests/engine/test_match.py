"""A match's decisions: played, taken back, replayed, branched, written and read."""

from __future__ import annotations

import json

import pytest

from game.engine.contract import OVER, Rules, State
from game.engine.errors import BadMatch, BadSetup, EngineError, IllegalAction
from game.engine.match import DECISIONS_LIMIT, TEXT_LIMIT, Match, MatchRecord, resolve_chance
from tests.engine.stones import STONES, StonesView

GAMES: dict[str, Rules] = {"stones": STONES}
RECORD = {
    "game": "stones",
    "revision": 2,
    "seats": 2,
    "seed": 5,
    "options": {"heap": 7, "candle": False},
    "decisions": ["take 1", "take 2"],
}


def stones(*taken: int, heap: int = 7) -> Match:
    """Play a match of two seats that take so many stones."""
    match = Match(STONES, 2, 5, {"heap": heap})
    for action in taken:
        match.play(action)
    return match


def left(state: State) -> int:
    """Count the stones left in a position."""
    view = state.view(0)
    assert isinstance(view, StonesView)
    return view.stones


def test_the_tables_first_steps_are_done() -> None:
    """A new match waits for a seat; the position before the table's step can be asked for."""
    match = stones()

    assert match.state.to_move == 0
    assert match.start.to_move == -1
    assert match.decisions == ()


def test_playing_lets_the_table_take_its_steps() -> None:
    """After a decision it is the next seat's turn."""
    match = stones(2)

    assert (match.state.to_move, left(match.state)) == (1, 5)
    assert (match.decisions, match.movers) == (("take 2",), (0,))


def test_a_match_ends() -> None:
    """Then no more can be played."""
    match = stones(2, 2, 2, 1)

    assert match.over
    with pytest.raises(IllegalAction):
        match.play(1)


@pytest.mark.parametrize("action", [0, 3, -1, 1 << 70])
def test_what_the_rules_forbid_is_refused(action: int) -> None:
    """With what was tried, the reason, and where; nothing is changed."""
    match = stones(2, 1)

    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert str(refusal.value).endswith("too_few (ST-1) left=4 match=stones/r2/2/5/2")
    assert (refusal.value.reason.code, refusal.value.position) == ("too_few", match.position())
    assert match.decisions == ("take 2", "take 1")


def test_a_refusal_names_the_action_if_it_has_words() -> None:
    """Otherwise its number."""
    match = stones(2, 2, 2)
    texts = []
    for action in (2, 9):
        with pytest.raises(IllegalAction) as refusal:
            match.play(action)
        texts.append(refusal.value.text)

    assert texts == ["take 2", "9"]


def test_decisions_are_taken_back_and_made_again() -> None:
    """As far as the start, and as far as was played."""
    match = stones(2, 1, 2)
    seen = [left(match.state)]
    for _ in range(4):
        match.undo()
        seen.append(left(match.state))
    for _ in range(4):
        match.redo()
        seen.append(left(match.state))

    assert seen == [2, 4, 5, 7, 7, 5, 4, 2, 2]


def test_it_is_known_what_can_be_taken_back_and_made_again() -> None:
    """Nothing at the start of a match, one thing in its middle, another at its end."""
    match = stones(2, 1)
    end = (match.can_undo, match.can_redo)
    match.undo()
    middle = (match.can_undo, match.can_redo)
    match.undo()

    assert (end, middle, (match.can_undo, match.can_redo)) == ((True, False), (True, True), (False, True))


def test_playing_the_same_again_keeps_what_followed() -> None:
    """It is a redo."""
    match = stones(2, 1, 2)
    match.undo()
    match.undo()
    match.play(1)
    match.redo()

    assert match.decisions == ("take 2", "take 1", "take 2")


def test_playing_something_else_forgets_what_followed() -> None:
    """The match goes its new way."""
    match = stones(2, 1, 2)
    match.undo()
    match.undo()
    match.play(2)
    match.redo()

    assert match.decisions == ("take 2", "take 2")
    assert (match.movers, left(match.state)) == ((0, 1), 3)
    assert not match.can_redo


def test_positions_can_be_visited() -> None:
    """After any number of decisions made; what is returned is a copy."""
    match = stones(2, 1, 2)
    heaps = []
    for number in range(4):
        state = match.at(number)
        heaps.append(left(state))
        state.apply(1)

    assert heaps == [7, 5, 4, 2]
    assert left(match.state) == 2


@pytest.mark.parametrize("number", [-1, 3, 100])
def test_positions_outside_the_match_are_refused(number: int) -> None:
    """Taken-back decisions lie outside too."""
    match = stones(2, 1, 2)
    match.undo()

    with pytest.raises(IndexError, match=f"the match has 0 to 2 decisions, not {number}"):
        match.at(number)
    with pytest.raises(IndexError, match=f"the match has 0 to 2 decisions, not {number}"):
        match.branch(number)


def test_a_branch_is_a_match_of_its_own() -> None:
    """It stands where it branches off, and goes its own way."""
    match = stones(2, 1, 2)
    branch = match.branch(2)
    branch.play(1)

    assert branch.decisions == ("take 2", "take 1", "take 1")
    assert match.decisions == ("take 2", "take 1", "take 2")
    assert branch.options == match.options


def test_steps_show_the_decision_and_what_the_table_did() -> None:
    """Each with the position after it; before any decision only the table acts."""
    match = stones(2, 1)
    told = [[(action, state.to_move) for action, state, _ in match.steps(number)] for number in (-1, 0, 1)]

    assert told == [[(0, 0)], [(2, -1), (0, 1)], [(1, -1), (0, 0)]]


def test_fingerprints_tell_positions_apart() -> None:
    """Equal positions have equal ones, however they were reached."""
    prints = [stones(*taken).fingerprint() for taken in ((), (1,), (1, 1), (1, 1, 1), (2, 1))]

    assert len(set(prints)) == 5
    assert all(len(one) == 16 and int(one, 16) >= 0 for one in prints)
    assert stones(2, 1, 1).fingerprint() == stones(1, 2, 1).fingerprint()


def test_a_match_is_written_in_one_line_and_read_back() -> None:
    """What was taken back is not written."""
    match = stones(2, 1, 2)
    match.undo()
    text = match.to_text()
    again = Match.from_text(text, GAMES)

    assert json.loads(text) == {**RECORD, "decisions": ["take 2", "take 1"]}
    assert "\n" not in text
    assert (again.fingerprint(), again.decisions) == (match.fingerprint(), match.decisions)


def test_what_need_not_be_written_is_the_usual() -> None:
    """Options that are missing have their defaults; a match may be without decisions."""
    short = '{"game": "stones", "revision": 2, "seats": 3, "seed": 0}'

    assert Match.from_text(short, GAMES).options == {"heap": 7, "candle": False}


def test_older_revisions_are_played_again() -> None:
    """Every decision is checked all the same."""
    assert Match.from_text(json.dumps({**RECORD, "revision": 1}), GAMES).decisions == ("take 1", "take 2")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are: stones"),
        ({"game": "x" * 41}, r"not a match: .*\$\.game"),
        ({"revision": 3}, "played by revision 3 of the rules; this program has 2"),
        ({"revision": 0}, r"not a match: .*\$\.revision"),
        ({"seats": 4}, "stones is played by 1 to 3 seats, not 4"),
        ({"seats": 13}, r"not a match: .*\$\.seats"),
        ({"seats": "2"}, r"not a match: .*\$\.seats"),
        ({"seed": -1}, r"not a match: .*\$\.seed"),
        ({"seed": 1 << 53}, r"not a match: .*\$\.seed"),
        ({"seed": 1.5}, r"not a match: .*\$\.seed"),
        ({"options": {"heap": 8}}, "heap is one of 3, 7, 50000, not 8"),
        ({"options": {"heap": True}}, "heap is one of 3, 7, 50000, not True"),
        ({"options": {"heap": "7"}}, "heap is one of 3, 7, 50000, not '7'"),
        ({"options": {"candle": 1}}, "candle is one of false, true, not 1"),
        ({"options": {"house": 1}}, "stones has no option 'house'; it has: heap, candle"),
        ({"options": {"heap": [7]}}, r"not a match: .*\$\.options"),
        ({"options": {"heap": None}}, r"not a match: .*\$\.options"),
        ({"options": {str(number): 1 for number in range(41)}}, r"not a match: .*\$\.options"),
        ({"decisions": ["take 1", "take 3"]}, "decision 2 of 2: not written so: 'take 3'"),
        ({"decisions": ["take 1", "count"]}, 'decision 2 of 2: illegal: "count"'),
        ({"decisions": ["take 2", "take 2", "take 2", "take 2"]}, "decision 4 of 4: .*too_few.*left=1"),
        ({"decisions": ["take 2", "take 2", "take 2", "take 1", "take 1"]}, "decision 5 of 5"),
        ({"decisions": ["x" * 201]}, r"not a match: .*\$\.decisions"),
        ({"decisions": [1]}, r"not a match: .*\$\.decisions"),
        ({"decisions": "take 1"}, r"not a match: .*\$\.decisions"),
        ({"decisions": ["take 1"] * (DECISIONS_LIMIT + 1)}, r"not a match: .*\$\.decisions"),
        ({"note": "hello"}, "not a match: .*note"),
    ],
)
def test_an_edited_text_is_refused(change: dict[str, object], message: str) -> None:
    """The error names the field, or the first decision that the rules refuse, and what is allowed."""
    with pytest.raises(BadMatch, match=message):
        Match.from_text(json.dumps({**RECORD, **change}), GAMES)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        "{}",
        "{",
        '{"game": "stones"}',
        "\ud800",
        "\x00",
        "[" * 100_000,
        '{"options":' * 100_000,
        '{"game": "stones", "revision": 2, "seats": 2, "seed": ' + "9" * 5000 + "}",
        '{"game": "stones", "revision": 2, "seats": 2, "seed": 5, "seed": NaN}',
        " " * (TEXT_LIMIT + 1),
    ],
    ids=range(14),
)
def test_texts_that_are_no_match_are_refused(text: str) -> None:
    """Broken, foreign, nested, huge: one error, and nothing else."""
    with pytest.raises(BadMatch):
        Match.from_text(text, GAMES)


def test_a_records_own_bounds_are_checked_by_the_rules_too() -> None:
    """A record made by hand is refused like a text."""
    with pytest.raises(BadMatch, match="a seed lies between"):
        Match.from_record(MatchRecord("stones", 2, 2, -5), GAMES)


def test_a_match_holds_a_bounded_number_of_decisions() -> None:
    """More are refused, also when played."""
    match = Match(STONES, 1, 0, {"heap": 50_000})
    for _ in range(DECISIONS_LIMIT):
        match.play(1)

    with pytest.raises(BadMatch, match="a match holds at most 20000 decisions"):
        match.play(1)
    assert len(match.decisions) == DECISIONS_LIMIT


def test_a_bad_setup_is_refused() -> None:
    """Seats, seed and options are checked before anything is laid out; all errors are the engine's."""
    for seats, seed, options in ((9, 0, {}), (2, -1, {}), (2, 0, {"heap": 4})):
        with pytest.raises(BadSetup) as refusal:
            Match(STONES, seats, seed, options)
        assert isinstance(refusal.value, EngineError)


def test_settling_stops_at_a_decision_or_the_end() -> None:
    """The table takes all its steps and no more."""
    state = STONES.setup(2, 0, {"heap": 3})
    movers = []
    for taken in (2, 1):
        resolve_chance(state)
        movers.append(state.to_move)
        state.apply(taken)
    resolve_chance(state)

    assert movers == [0, 1]
    assert state.to_move == OVER
