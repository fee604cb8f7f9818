"""Choosing options, and the errors about them."""

from __future__ import annotations

import pytest

from game.engine.errors import BadSetup
from game.engine.notation import slug
from game.engine.options import Option, checked_options
from game.registry import RULES, rules_of
from tests.engine.stones import STONES

HEAP, CANDLE = STONES.options


def test_every_option_gets_a_value() -> None:
    """The one chosen, or the default."""
    assert checked_options(STONES, {}) == {"heap": 7, "candle": False}
    assert checked_options(STONES, {"candle": True}) == {"heap": 7, "candle": True}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(HEAP, "3", 3), (HEAP, " 7 ", 7), (CANDLE, "TRUE", True), (CANDLE, "false", False)],
)
def test_options_are_read_as_typed(option: Option, text: str, value: object) -> None:
    """Capitals and spaces around don't matter."""
    assert option.read(text) == value
    assert type(option.read(text)) is type(value)


@pytest.mark.parametrize("text", ["", "4", "yes", "3.0", "0x3"])
def test_other_values_are_refused_with_those_allowed(text: str) -> None:
    """One line that a person at the command line can use."""
    with pytest.raises(BadSetup, match="heap is one of 3, 7, 50000, not"):
        HEAP.read(text)


def even(text: str) -> str:
    """Keep texts of even length, in small letters."""
    if len(text) % 2:
        raise BadSetup(f"{text!r} is odd")
    return text.lower()


CHECKED = Option("stone", "seat", "any", ("any", "none"), even)


@pytest.mark.parametrize(("text", "value"), [("ANY", "any"), ("none", "none"), ("Jade", "jade")])
def test_a_check_allows_and_keeps_other_texts(text: str, value: str) -> None:
    """Besides the allowed values; typed or chosen."""
    assert CHECKED.read(text) == value
    assert CHECKED.checked(text if text == "Jade" else value) == value


def test_a_check_refuses_in_its_own_words() -> None:
    """What is no text is refused as without a check."""
    with pytest.raises(BadSetup, match="'Onyxes!' is odd"):
        CHECKED.read("Onyxes!")
    with pytest.raises(BadSetup, match="'red' is odd"):
        CHECKED.checked("red")
    with pytest.raises(BadSetup, match="stone is one of any, none, not 4"):
        CHECKED.checked(4)


def test_games_are_found_by_their_id() -> None:
    """An unknown one is refused with those there are, and with a short piece of a long name."""
    assert all(rules_of(name) is rules and rules.id == name for name, rules in RULES.items())
    with pytest.raises(BadSetup, match=r"there is no game 'x{40}'; there are: splendor_marvel"):
        rules_of("x" * 1000)


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("M.O.D.O.K.", "modok"),
        ("Hell's Kitchen, NYC", "hells-kitchen-nyc"),
        ("Spider-Man 2099", "spider-man-2099"),
        ("  Überheld  ", "uberheld"),
        ("ß—日本", ""),
        ("", ""),
    ],
)
def test_a_name_is_written_as_one_word(name: str, word: str) -> None:
    """Small letters, digits and hyphens only."""
    assert slug(name) == word
