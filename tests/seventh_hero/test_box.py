"""The box's facts: heroes, copies, quests (SH-1)."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from game.seventh_hero.rules import cards
from game.seventh_hero.rules.cards import HEROES, quest
from game.seventh_hero.rules.setup import SeventhRules
from tests.seventh_hero.positions import RULES, Seat, count, laid_out

FACTS = "969e997e15e497e2"
SUM_OF_REVISION = {1: FACTS, 2: FACTS}  # of what matters to a match, by the revision of the rules


@pytest.mark.rule("SH-1")
@pytest.mark.parametrize("seats", RULES.seats)
def test_there_are_eleven_of_each_hero(seats: int) -> None:
    """77 cards, all in the pile before the deal."""
    state = RULES.setup(seats, 1)

    assert Counter({number: state.pile[number] for number in HEROES}) == dict.fromkeys(range(1, 8), 11)
    assert state.left == 77
    assert count(laid_out(Seat("1 2!", "3 3", "4"))) == [11] * 7


@pytest.mark.rule("SH-1")
@pytest.mark.parametrize(
    ("hero", "seats", "wanted"),
    [
        *((1, seats, {1, 2, 3}) for seats in (3, 4, 5)),
        *((2, seats, {5, 6, 7}) for seats in (3, 4, 5)),
        *((3, seats, {3, 4, 5}) for seats in (3, 4, 5)),
        *((4, seats, {1, 3, 5, 7}) for seats in (3, 4, 5)),
        *((5, seats, {2, 4, 6}) for seats in (3, 4, 5)),
        (6, 3, {1, 2, 3}),
        (6, 4, {1, 2, 3, 4}),
        (6, 5, {1, 2, 3, 4, 5}),
        (7, 3, {3, 4, 5, 6, 7}),
        (7, 4, {4, 5, 6, 7}),
        (7, 5, {5, 6, 7}),
    ],
)
def test_each_hero_carries_one_quest(hero: int, seats: int, wanted: set[int]) -> None:
    """Two of them count the seats."""
    assert {number for number in HEROES if quest(hero, seats) >> number & 1} == wanted


def test_a_change_of_the_facts_is_a_new_revision_of_the_rules() -> None:
    """Matches saved under one revision are played again with the very cards they were played with."""
    facts = [(hero, seats, quest(hero, seats)) for hero in HEROES for seats in RULES.seats]
    told = repr((cards.COPIES, cards.PARTY_START, cards.HAND_START, cards.WINNING, cards.NAMES, facts))

    assert SUM_OF_REVISION[SeventhRules().revision] == hashlib.sha256(told.encode()).hexdigest()[:16]
