"""The box's facts, against a copy of their own in tests/data and against what is known of the whole."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from game.splendor_marvel.rules import cards, pieces
from game.splendor_marvel.rules.actions import CARD_SLUGS, LOCATION_SLUGS
from game.splendor_marvel.rules.cards import CHARACTERS, COLOURS, LOCATIONS

DATA = Path(__file__).parent.parent / "data" / "splendor_marvel"

COUNT = {1: 40, 2: 30, 3: 20}
POINTS = {1: [0, 0, 0, 0, 0, 0, 0, 1], 2: [1, 1, 2, 2, 2, 3], 3: [3, 4, 4, 5]}  # of each colour's cards
SYMBOLS = {1: [0, 0, 0, 0, 0, 0, 1, 1], 2: [0, 0, 0, 0, 1, 1], 3: [0, 0, 1, 2]}
CHIPS = {1: [33, 33, 33, 33, 32], 2: [41] * 5, 3: [43] * 5}  # all costs of each colour's cards together
ASKED = {1: [32, 34, 33, 32, 33], 2: [41] * 5, 3: [43] * 5}  # chips of each colour in all costs together


def rows(name: str) -> list[dict[str, str]]:
    """Read a table of tests/data."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.rule("SM-1")
def test_every_character_is_as_printed() -> None:
    """Name, level, bonus, points, symbols and cost of all 90 agree, row by row."""
    box = [
        [one.name, one.level, COLOURS[one.bonus], one.points, one.avengers, *one.cost] for one in CHARACTERS
    ]

    assert [[str(fact) for fact in row] for row in box] == [
        list(row.values()) for row in rows("characters.csv")
    ]


@pytest.mark.rule("SM-2")
def test_every_location_is_as_printed() -> None:
    """Name, tile, side and demand of all eight sides agree, row by row."""
    box = [[one.name, one.tile, one.side, *one.demand] for one in LOCATIONS]

    assert [[str(fact) for fact in row] for row in box] == [
        list(row.values()) for row in rows("locations.csv")
    ]


@pytest.mark.rule("SM-1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_colours_of_a_level_are_worth_the_same(level: int) -> None:
    """Each colour has as many characters, with the same points and symbols, as any other."""
    of_level = [one for one in CHARACTERS if one.level == level]
    by_colour = [[one for one in of_level if one.bonus == colour] for colour in range(5)]

    assert len(of_level) == COUNT[level]
    for its in by_colour:
        assert sorted(one.points for one in its) == POINTS[level]
        assert sorted(one.avengers for one in its) == SYMBOLS[level]


@pytest.mark.rule("SM-1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_costs_add_up(level: int) -> None:
    """The costs of a colour's characters, and the chips of a colour that are asked for, have known sums."""
    of_level = [one for one in CHARACTERS if one.level == level]

    assert [sum(sum(one.cost) for one in of_level if one.bonus == i) for i in range(5)] == CHIPS[level]
    assert [sum(one.cost[i] for one in of_level) for i in range(5)] == ASKED[level]


@pytest.mark.rule("SM-2")
def test_four_tiles_have_two_sides_each() -> None:
    """Tiles 1 to 4 have a side A and a side B; each asks for 4 and 4, or for 3, 3 and 3, of its colours."""
    sides = Counter((one.tile, one.side) for one in LOCATIONS)
    demands = {tuple(sorted(one.demand)) for one in LOCATIONS}

    assert sides == dict.fromkeys([(tile, side) for tile in (1, 2, 3, 4) for side in "AB"], 1)
    assert demands == {(0, 0, 0, 4, 4), (0, 0, 3, 3, 3)}


@pytest.mark.rule("SM-16")
def test_no_cost_or_bonus_is_time() -> None:
    """Costs have five counts, of the paying colours; bonuses are of these too, and Time is none of them."""
    lengths = {len(one.cost) for one in CHARACTERS}
    bonuses = {one.bonus for one in CHARACTERS}

    assert lengths == {len(COLOURS)}
    assert bonuses == set(range(len(COLOURS)))
    assert cards.TIME not in bonuses


def test_every_name_has_a_word_of_its_own() -> None:
    """No two characters, and no two locations, are written alike."""
    assert len(set(CARD_SLUGS)) == 90
    assert len(set(LOCATION_SLUGS)) == 8
    assert {*CARD_SLUGS, *LOCATION_SLUGS} >= {"modok", "ms-marvel", "spider-man-2099", "hells-kitchen-nyc"}


def test_the_packed_tables_hold_the_same_facts() -> None:
    """What the rules look up, packed, unpacks to what the box says."""
    for number, one in enumerate(CHARACTERS):
        cost = [pieces.COST[number] >> 6 * colour & 31 for colour in range(5)]

        assert cost == list(one.cost)
        assert pieces.BONUS[number] == 1 << 6 * one.bonus
        assert (pieces.DECK[number], pieces.POINTS[number], pieces.SYMBOLS[number]) == (
            one.level - 1,
            one.points,
            one.avengers,
        )
    for number, side in enumerate(LOCATIONS):
        assert [pieces.DEMAND[number] >> 6 * colour & 31 for colour in range(5)] == list(side.demand)


def test_nobody_can_afford_an_empty_place() -> None:
    """The price of "no card" is more Mind than a seat can raise with all bonuses and chips there are."""
    bonuses = sum(one.bonus == cards.MIND for one in CHARACTERS)
    chips = max(cards.CHIPS_BY_SEATS.values()) + cards.SHIELDS

    assert pieces.COST[pieces.NO_CARD] == 31
    assert bonuses + chips < 31
