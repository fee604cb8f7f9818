"""How actions are written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.custom_heroes.rules.actions import CARD_WORDS, KIND_SLUGS, PLACES, playing
from game.custom_heroes.rules.rounds import ask_for_bets
from game.custom_heroes.rules.state import HeroesState
from game.engine.errors import UnknownText
from game.engine.rng import Rng
from tests.custom_heroes.positions import Seat, begin, heroes, notations, play, secretive, walked

LEADER = Seat("3a 5a+edge 5b 7a+burny 10c", unused="oak-buckler ascended-form", power=6)


def leading() -> HeroesState:
    """Let seat 0 lead; it has sleeved already in this turn."""
    return play(heroes(3, LEADER), "sleeve oak-buckler on 3a")


def test_actions_are_written_in_players_words() -> None:
    """One of each kind, as saves and logs have it."""
    texts = notations(leading())

    assert texts[0] == "play 3a"
    assert {
        "play 5b 7a",
        "play 5a! 7a!",
        "trade",
        "take back oak-buckler from 3a",
        "sleeve ascended-form on 10c",
    } <= {*texts, "play 5b 7a"}


def test_bets_and_settlements_are_written_too() -> None:
    """Each by its words."""
    state = heroes(3, Seat("3a 4a+kodora", unused="kodora", vp=4), Seat("5a+edge", power=6))
    ending = play(heroes(3, Seat("3a+edge 4a", power=6)), "play 3a")
    keeping = play(heroes(3, Seat("3a+edge 4a", power=3)), "play 3a")
    ask_for_bets(state, 0)

    assert notations(state) == ["bet 3a with kodora", "bet 4a", "ready"]
    assert notations(ending) == ["trade", "discard"]
    assert notations(keeping) == ["trade", "keep"]


def test_the_tables_steps_are_written_too() -> None:
    """They stand in replays, and read back."""
    state = begin(heroes(3, Seat("3a")), "play 3a")
    words = ("deal", "sweep", "score", "judge")

    assert notations(state) == ["score"]
    assert [state.notation(state.read(word)) for word in words] == list(words)


def test_the_cards_of_a_play_may_be_named_in_any_order() -> None:
    """They are written by value."""
    state = leading()

    assert state.notation(state.read("play 7a! 5b 5a!")) == state.notation(state.read("play 5b 5a! 7a!"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play ",
        "play 3",
        "play a",
        "play 3A",
        "PLAY 3a",
        "play  3a",
        "play 3a ",
        "play 3a 3a",
        "play 3a! 3a",
        "play 3a!!",
        "play !3a",
        "play !",
        "play 4a",
        "play 11a",
        "play 03a",
        "play 3g",
        "play ٣a",
        "sleeve",
        "sleeve oak-buckler",
        "sleeve oak-buckler on",
        "sleeve oak-buckler on 4a",
        "sleeve oak-buckler at 3a",
        "sleeve oak-buckler on 3a 5a",
        "sleeve Oak Buckler on 3a",
        "sleeve oak-bucklers on 3a",
        "sleeve  on 3a",
        "take back",
        "take back oak-buckler",
        "take back oak-buckler from 5a",
        "take back edge from 3a",
        "take back hooked-lance from 3a",
        "take oak-buckler from 3a",
        "bet",
        "bet 4a",
        "bet 3a with",
        "bet 3a with edge",
        "bet kodora",
        "pass ",
        "passes",
        "pass pass",
        "trade 4",
        "undo",
        "play " + " ".join(CARD_WORDS),
        "play " + "3a " * 100_000,
        "sleeve " + "x" * 100_000 + " on 3a",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    """Each raises UnknownText, with at most a short piece of the text in its message."""
    with pytest.raises(UnknownText) as error:
        leading().read(text)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("word", CARD_WORDS)
def test_every_card_can_be_named(word: str) -> None:
    """In hand it can be played by its word."""
    state = heroes(6, Seat(f"{word} {'1a' if word != '1a' else '2a'}"))

    assert f"play {word}" in notations(state)
    assert state.notation(state.read(f"play {word}")) == f"play {word}"


@pytest.mark.parametrize("word", KIND_SLUGS)
def test_every_advancement_can_be_named(word: str) -> None:
    """It can be sleeved and taken back by its word."""
    state = heroes(3, Seat("3a 4a", unused=word))
    play(state, f"sleeve {word} on 3a", f"take back {word} from 3a")

    assert notations(state, "sleeve") == [f"sleeve {word} on 3a", f"sleeve {word} on 4a"]


def test_the_greatest_play_reads_back() -> None:
    """All 15 cards of a hand, all activated."""
    words = [f"{value}{mark}" for mark in "abc" for value in range(1, 6)]
    state = heroes(2, Seat(" ".join(words)))
    everything = (1 << PLACES) - 1
    action = int(playing(everything, everything))

    assert state.read(state.notation(action)) == action
    assert state.notation(action).count("!") == 15


@given(st.integers(2, 6), st.integers(0, 1000), st.integers(0, 300))
def test_what_may_be_done_is_written_and_read(seats: int, seed: int, steps: int) -> None:
    """Wherever a game may come to: each action has a text of its own that means it."""
    state = walked(seats, seed, steps)
    rng = Rng(seed)
    for _ in range(10):
        actions = state.legal_actions()
        if not actions:
            return
        texts = [state.notation(action) for action in actions]

        assert [state.read(text) for text in texts] == actions
        assert len(set(texts)) == len(texts)
        state.apply(secretive(state, rng))


WORDS = (
    "play",
    "sleeve",
    "take",
    "back",
    "bet",
    "on",
    "from",
    "with",
    "pass",
    "3a",
    "3a!",
    "5a",
    "5a!",
    "5b",
    "7a!",
    "4a",
    "!",
    "oak-buckler",
    "edge",
    "kodora",
    "\t",
    "\n",
)


@given(st.lists(st.sampled_from(WORDS), max_size=8))
def test_what_is_read_is_written_as_one_of_its_kind(pieces: list[str]) -> None:
    """Any heap of the right words either is refused or means an action whose notation means the same."""
    state = leading()
    try:
        action = state.read(" ".join(pieces))
    except UnknownText:
        return

    assert state.read(state.notation(action)) == action
