"""How actions are written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.contract import OVER
from game.engine.errors import IllegalAction, UnknownText
from game.engine.match import Match
from game.engine.rng import Rng
from game.seventh_hero.rules.actions import TEXTS, exists
from tests.seventh_hero.positions import RULES, Seat, curious, notations, seventh, walked

STATE = seventh(Seat("6", "2 5"), Seat("1"))


def test_actions_are_written_in_players_words() -> None:
    """One of each kind, as saves and logs have it."""
    assert set(TEXTS.values()) >= {
        "send 4",
        "send 4 from party",
        "recruit",
        "move on",
        "hint 7",
        "use oracle",
        "use outcast on 3",
        "use chieftain on shield-maiden",
        "cancel",
        "decline",
        "quest",
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_action_that_exists_can_be_read_again(seats: int) -> None:
    """No two are written alike; seats that there aren't can't be named."""
    state = seventh(Seat(hand="5"), seats=seats)
    there = [action for action in range(100) if exists(action, seats)]

    assert [state.read(state.notation(action)) for action in there] == there
    assert len(set(TEXTS.values())) == len(TEXTS)
    assert len(there) == len(TEXTS) - (5 - seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whatever_can_be_done_in_a_game_is_written_and_read(seats: int) -> None:
    """The table's steps too; every decision stays short."""
    rng = Rng(seats)
    state = RULES.setup(seats, seats)
    while state.to_move != OVER:
        actions = state.legal_actions()
        texts = notations(state)

        assert [state.read(text) for text in texts] == actions
        assert len(set(texts)) == len(texts)
        assert all(exists(action, seats) for action in actions)
        state.apply(curious(state, rng))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "send",
        "send 0",
        "send 8",
        "send 44",
        "send four",
        "send 4 ",
        " send 4",
        "send  4",
        "SEND 4",
        "send ٤",
        "send ²",
        "send -4",
        "send +4",
        "send 4.0",
        "send 4 from",
        "send 4 from hand",
        "send 4 from the party",
        "send 4 5",
        "hint",
        "hint 0",
        "hint 9",
        "hint 4 5",
        "recruit 4",
        "move",
        "move  on",
        "moveon",
        "use",
        "use shield-maiden",
        "use oracle on 2",
        "use outcast",
        "use outcast on",
        "use outcast on 0",
        "use outcast on 4",
        "use outcast on 6",
        "use outcast on oracle",
        "use chieftain",
        "use chieftain on 2",
        "use chieftain on nobody",
        "use chieftain on oracle oracle",
        "use Oracle",
        "use tale weaver",
        "use wyrmslayer\n",
        "cancel on 2",
        "undo",
        "draw 2",
        "pass",
        "\x00",
        "send " + "4" * 100_000,
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    """Each raises UnknownText, with at most a short piece of the text in its message."""
    with pytest.raises(UnknownText) as error:
        STATE.read(text)
    assert len(str(error.value)) < 200


WORDS = (*"0123456789", "send", "from", "party", "hint", "recruit", "move", "on", "use", "outcast", "oracle")
MORE = (
    "pile",
    "chieftain",
    "shield-maiden",
    "forest-strider",
    "cancel",
    "decline",
    "draw",
    "\t",
    "\n",
    "\u2003",
)


@given(st.lists(st.sampled_from((*WORDS, *MORE)), max_size=6))
def test_what_is_read_is_written_the_same(pieces: list[str]) -> None:
    """Any heap of the right words either is refused or means an action that is written just so."""
    text = " ".join(pieces)
    try:
        action = STATE.read(text)
    except UnknownText:
        return

    assert STATE.notation(action) == text


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing else is raised."""
    try:
        action = STATE.read(text)
    except UnknownText:
        return

    assert STATE.notation(action) == text


@pytest.mark.parametrize("action", [-1, -10, 5, 8, 18, 19, 20, 41, 43, 44, 58, 59, 65, 77, 80, 99, 1 << 40])
def test_a_number_that_means_nothing_is_refused_and_not_written_as_something_else(action: int) -> None:
    """A match tells the number and the reason."""
    match = Match(RULES, 3, 1)

    with pytest.raises(IllegalAction) as error:
        match.play(action)
    assert f'"{action}"' in str(error.value)
    assert error.value.reason.code == "not_an_action"


def test_a_seat_that_there_is_not_can_not_be_barred() -> None:
    """At a table of three, the fourth."""
    assert RULES.setup(3, 1).why_not(63).code == RULES.setup(4, 1).why_not(64).code == "not_an_action"


@given(st.builds(walked, st.integers(3, 5), st.integers(0, 10_000), st.integers(0, 400)))
def test_a_packed_position_is_the_same_in_all(state: object) -> None:
    """For another process: what may be done, what is seen, what chance brings."""
    assert isinstance(state, type(STATE))
    twin = RULES.unpack(state.pack())

    assert twin.pack() == state.pack()
    assert twin.legal_actions() == state.legal_actions()
    assert [twin.view(seat) for seat in range(state.seats)] == [
        state.view(seat) for seat in range(state.seats)
    ]
