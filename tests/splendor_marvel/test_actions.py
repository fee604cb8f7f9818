"""How actions are written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.errors import UnknownText
from game.splendor_marvel.rules.actions import CARD_SLUGS, LOCATION_SLUGS
from game.splendor_marvel.rules.cards import CHIPS
from tests.splendor_marvel.positions import Seat, begin, card, notations, play, splendor

OWNER = Seat(chips={"mind": 2, "space": 1, "soul": 2, "shield": 1}, hand=["moon-knight"])


def test_actions_are_written_in_players_words() -> None:
    """One of each kind, as saves and logs have it."""
    state = splendor(players=[OWNER], market=["wasp"])
    texts = notations(state)

    assert texts[0] == "take mind power space"
    assert {"take power power", "reserve wasp", "reserve level 3"} <= set(texts)
    assert {"recruit wasp: 1 mind 1 space 2 soul 1 shield", "recruit moon-knight: 2 mind 1 shield"} <= set(
        texts
    )


def test_the_tables_steps_are_written_too() -> None:
    """They stand in replays, and read back."""
    state = begin(splendor(market=["wasp"]), "reserve wasp")
    [action] = state.legal_actions()

    assert state.notation(action) == "refill"
    assert [state.read(text) for text in ("refill", "pass")] == [action, 70]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("take soul mind space", "take mind space soul"),
        ("take yellow blue orange", "take mind space soul"),
        ("take violet violet", "take power power"),
        ("recruit wasp: 2 soul 1 space 2 mind", "recruit wasp: 2 mind 1 space 2 soul"),
        ("recruit wasp: 1 grey 1 blue 2 orange 1 yellow", "recruit wasp: 1 mind 1 space 2 soul 1 shield"),
    ],
)
def test_other_order_and_the_chips_colours_are_read_too(text: str, meant: str) -> None:
    """A person may name chips in any order, and by colour."""
    state = splendor(players=[OWNER], market=["wasp"])

    assert state.notation(state.read(text)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "take",
        "take mind power space reality",
        "take mind mind power",
        "take shield",
        "take time",
        "TAKE MIND",
        "reserve",
        "reserve level",
        "reserve level 0",
        "reserve level 4",
        "reserve level 1 2",
        "reserve none",
        "reserve captain-underpants",
        "reserve loki",
        "recruit wasp",
        "recruit wasp:",
        "recruit wasp: ",
        "recruit wasp: free",
        "recruit wasp: 2 mind 1 space 1 soul",
        "recruit wasp: 2 mind 1 space 3 soul",
        "recruit wasp: 2 mind 1 space 2 soul 1 shield",
        "recruit wasp: 1 mind 1 mind 1 space 2 soul",
        "recruit wasp: 2 mind 1 space 2 soul 0 mind",
        "recruit wasp: 2 mind 1 space 2 soul 1 time",
        "recruit wasp: ² mind 1 space 2 soul",
        "recruit wasp: ٢ mind 1 space 2 soul",
        "recruit wasp: -2 mind 1 space 2 soul",
        "recruit wasp: 2 mind 1 space 2",
        "recruit  wasp: 2 mind 1 space 2 soul",
        "recruit wasp: 2  mind 1 space 2 soul",
        "recruit none: 31 mind",
        "recruit loki: 7 power 3 space",
        "return time",
        "return green",
        "return",
        "return mind mind",
        "choose atlantis",
        "choose wakanda asgard",
        "pass ",
        "undo",
        "recruit wasp: " + "9 mind " * 4 + "1 space 2 soul",
        "recruit wasp: " + "9 mind " * 5000 + "1 space 2 soul",
        "take " + "mind " * 100_000,
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    """Each raises UnknownText, with at most a short piece of the text in its message."""
    state = splendor(players=[OWNER], market=["wasp"], locations=["wakanda", "asgard"])
    assert card("loki") not in state.market

    with pytest.raises(UnknownText) as error:
        state.read(text)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("word", CARD_SLUGS)
def test_every_character_can_be_named(word: str) -> None:
    """Face up it can be reserved by its word, in hand recruited."""
    state = splendor(3, players=[Seat(), Seat(hand=[word], bonuses=dict.fromkeys(CHIPS[:5], 7))])
    open_state = splendor(market=[word])
    play(state, "take mind power space")

    assert open_state.notation(open_state.read(f"reserve {word}")) == f"reserve {word}"
    assert notations(state, f"recruit {word}:") == [f"recruit {word}: free"]
    assert state.notation(state.read(f"recruit {word}: free")) == f"recruit {word}: free"


@pytest.mark.parametrize("word", LOCATION_SLUGS)
def test_every_location_can_be_named(word: str) -> None:
    """On offer it can be chosen by its word."""
    state = splendor(locations=[word])

    assert state.notation(state.read(f"choose {word}")) == f"choose {word}"


VERBS = ("take", "reserve", "recruit", "return", "choose", "pass", "level", "free")
WORDS = (
    *VERBS,
    *CHIPS,
    "grey",
    "1",
    "2",
    "9",
    "wasp",
    "wasp:",
    "moon-knight:",
    "wakanda",
    ":",
    "\t",
    "\n",
    "\u2003",
)


@given(st.lists(st.sampled_from(WORDS), max_size=9))
def test_what_is_read_is_written_as_one_of_its_kind(pieces: list[str]) -> None:
    """Any heap of the right words either is refused or means an action whose notation means the same."""
    state = splendor(players=[OWNER], market=["wasp"], locations=["wakanda"])
    text = " ".join(pieces).replace(" :", ":")
    try:
        action = state.read(text)
    except UnknownText:
        return

    assert state.read(state.notation(action)) == action
