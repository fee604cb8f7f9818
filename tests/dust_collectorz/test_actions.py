"""Actions and how they are written."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.actions import (
    ADD,
    ANSWER,
    ATTACK,
    BEGIN,
    FIRST,
    NOTHING,
    PLAY,
    SET_ASIDE,
    TABLE_STEPS,
    TABLE_WORDS,
    USE_PRIMARY,
    USE_SUPPORT,
    write,
)
from game.dust_collectorz.rules.pieces import FROM_OVERFLOW
from game.engine.errors import UnknownText
from game.engine.rng import Rng
from tests.dust_collectorz.positions import RULES, VARIANTS, told


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (ADD + FIRST * 2, "add tinnow"),
        (ADD + FIRST * (2 + FROM_OVERFLOW), "add tinnow from overflow"),
        (USE_PRIMARY + FIRST * NOTHING + NOTHING, "use primary"),
        (USE_PRIMARY + FIRST * NOTHING + 21, "use primary destroying dogear"),
        (USE_SUPPORT + FIRST * 2 + NOTHING, "use support tinnow"),
        (
            USE_SUPPORT + FIRST * (2 + FROM_OVERFLOW) + 21 + FROM_OVERFLOW,
            "use support tinnow from overflow destroying dogear from overflow",
        ),
        (ATTACK + FIRST * 1, "attack speed"),
        (ATTACK + FIRST * 1 + 3, "attack speed 3"),
        (ANSWER, "answer"),
        (ANSWER + FIRST * 4, "answer in cunning"),
        (BEGIN + FIRST * 3, "begin 4"),
        (SET_ASIDE + FIRST * 3, "set aside grainers"),
        (PLAY + FIRST * 2, "play tinnow"),
        (TABLE_STEPS + 10, "compare"),
    ],
)
def test_an_action_is_written_in_the_players_words(action: int, text: str) -> None:
    """And reads back."""
    state = RULES.setup(4, 1)

    assert state.notation(action) == text
    assert state.read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay nobody",
        "lay Cogwick",
        "lay cogwick ",
        " lay cogwick",
        "lay cogwick from",
        "lay cogwick from overflow from overflow",
        "snipe cogwick from overflow",
        "play cogwick from overflow",
        "use primary destroying",
        "use primary destroying nobody",
        "use primarydestroying cogwick",
        "use support",
        "use support cogwick destroying ",
        "attack",
        "attack luck",
        "attack speed 0",
        "attack speed 5",
        "attack speed 12",
        "attack  speed",
        "answer in luck",
        "answer by speed",
        "answer speed",
        "begin 0",
        "begin 5",
        "begin the 4",
        "set aside robots",
        "set down grainers",
        "tossing",
        "draw two",
        "x" * 10_000,
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    """In a message of bounded length."""
    with pytest.raises(UnknownText) as error:
        RULES.setup(4, 1).read(text)

    assert len(str(error.value)) < 200


@pytest.mark.parametrize("text", ["begin 3", "attack speed 3"])
def test_seats_that_are_not_there_are_refused(text: str) -> None:
    """In a Duel there are two."""
    with pytest.raises(UnknownText):
        RULES.setup(2, 1).read(text)
    assert RULES.setup(3, 1).read(text) > 0


def test_numbers_that_mean_nothing_are_not_written() -> None:
    """With an error that is caught where such numbers come from outside."""
    for action in (1, 28 * 65536, TABLE_STEPS + 1, ADD + FIRST * 127, SET_ASIDE + FIRST * 5):
        with pytest.raises((KeyError, IndexError)):
            write(action)


def test_every_phase_of_the_table_has_a_word() -> None:
    """No two the same; each is taken in games by chance."""
    seen = set()
    for seats, options in VARIANTS:
        for seed in range(12):
            for state in told(seats, options, seed):
                if state.to_move == -1:
                    seen.add(int(state.phase))

    assert len(set(TABLE_WORDS.values())) == len(TABLE_WORDS)
    assert seen == set(TABLE_WORDS)


def test_what_is_written_reads_back_for_every_kind_of_action() -> None:
    """In games of all modes."""
    for seats, options in VARIANTS:
        rng = Rng(seats)
        for state in told(seats, options, 3):
            actions = state.legal_actions()
            if rng.below(4) == 0 and actions:
                action = actions[rng.below(len(actions))]

                assert state.read(state.notation(action)) == action
