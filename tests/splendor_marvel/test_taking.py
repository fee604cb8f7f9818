"""Taking chips (SM-6 to SM-9)."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.splendor_marvel.rules.cards import COLOURS
from tests.splendor_marvel.positions import Seat, chips, notations, play, splendor, stock

NOTHING = dict.fromkeys(COLOURS, 0)


@pytest.mark.rule("SM-6")
def test_three_different_colours_in_every_combination() -> None:
    """With all colours in stock there are ten ways to take three; each chip comes from the stock."""
    threes = {"take " + " ".join(three) for three in combinations(COLOURS, 3)}
    state = splendor(3)
    takes = {text for text in notations(state, "take") if len(text.split()) == 4}
    play(state, "take mind space soul")

    assert takes == threes
    assert chips(state, 0) == {"mind": 1, "space": 1, "soul": 1}
    assert stock(state) == {
        "mind": 4,
        "power": 5,
        "space": 4,
        "reality": 5,
        "soul": 4,
        "shield": 5,
        "time": 3,
    }


@pytest.mark.rule("SM-6")
def test_taking_ends_the_turn() -> None:
    """It is one of the four actions: the next seat is to move after it."""
    assert play(splendor(3), "take mind power space").to_move == 1


@pytest.mark.rule("SM-7")
@pytest.mark.parametrize(
    ("left", "takes"),
    [
        ({"mind": 1, "power": 1, "space": 1}, ["take mind power space"]),
        ({"mind": 1, "soul": 3}, ["take mind soul"]),
        ({"space": 2}, ["take space"]),
        ({"reality": 4}, ["take reality", "take reality reality"]),
        ({"mind": 4, "soul": 1}, ["take mind soul", "take mind mind"]),
        ({}, []),
    ],
)
def test_fewer_than_three_only_when_the_stock_has_no_more(left: dict[str, int], takes: list[str]) -> None:
    """With two colours left it takes both, with one that one, with none there is nothing to take."""
    assert notations(splendor(stock={**NOTHING, **left}), "take") == takes


@pytest.mark.rule("SM-7")
def test_two_of_three_colours_may_not_be_taken() -> None:
    """While three colours are left it takes three."""
    state = splendor(stock={**NOTHING, "mind": 1, "power": 1, "space": 1})

    assert "take mind power" not in notations(state)
    assert "take mind" not in notations(state)


@pytest.mark.rule("SM-8")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5, 7])
def test_a_pair_needs_four_in_stock(left: int) -> None:
    """Two chips of one colour may be taken only while four of it are in stock."""
    state = splendor(4, stock={"mind": left})

    assert ("take mind mind" in notations(state)) == (left >= 4)


@pytest.mark.rule("SM-8")
def test_a_pair_leaves_two() -> None:
    """The four are counted before the taking; then nobody else may take two of that colour."""
    state = play(splendor(2), "take soul soul")

    assert chips(state, 0) == {"soul": 2}
    assert stock(state)["soul"] == 2
    assert "take soul soul" not in notations(state)


@pytest.mark.rule("SM-9")
@given(st.lists(st.integers(0, 7), min_size=7, max_size=7))
def test_special_chips_are_never_taken(left: list[int]) -> None:
    """Whatever lies in stock, no taking names S.H.I.E.L.D. or Time."""
    counts = dict(zip((*COLOURS, "shield", "time"), left, strict=True))
    takes = notations(splendor(4, stock=counts), "take")

    assert not any(word in {"shield", "time"} for text in takes for word in text.split())


@pytest.mark.rule("SM-6")
@pytest.mark.rule("SM-7")
@pytest.mark.rule("SM-8")
@given(st.lists(st.integers(0, 7), min_size=5, max_size=5))
def test_takings_are_all_that_the_stock_allows(left: list[int]) -> None:
    """For any stock: as many different colours as there are, up to three, in all ways; pairs from four on."""
    there = [colour for colour, count in zip(COLOURS, left, strict=True) if count]
    some = [" ".join(ones) for ones in combinations(there, min(3, len(there)))] if there else []
    pairs = [f"{colour} {colour}" for colour, count in zip(COLOURS, left, strict=True) if count >= 4]
    state = splendor(4, stock=dict(zip(COLOURS, left, strict=True)))

    assert sorted(notations(state, "take")) == sorted(f"take {ones}" for ones in (*some, *pairs))


@pytest.mark.rule("SM-20")
def test_any_number_may_be_held_during_a_turn() -> None:
    """A seat with ten chips may still take three; only then it returns some."""
    full = Seat(chips={"mind": 4, "power": 4, "space": 2})
    state = play(splendor(3, players=[full]), "take space reality soul")

    assert state.to_move == 0
    assert sum(chips(state, 0).values()) == 13
