"""The rows of the art say what the box says: what is pictured on a card or tile are its facts."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

import pytest

from game.splendor_marvel.rules.actions import CARD_SLUGS, LOCATION_SLUGS
from game.splendor_marvel.rules.cards import (
    AVENGERS_POINTS,
    CHARACTERS,
    COLOURS,
    GAUNTLET_POINTS,
    LOCATION_POINTS,
    LOCATIONS,
)

Rows = dict[str, dict[str, str]]

SYMBOLS: Final = ("first-symbol", "second-symbol")
SHOWN: Final = ("emblem", "emblem@style", "pattern", "pattern@style", "style")


def rows(name: str) -> Rows:
    """Read the rows of a template."""
    read: Rows = tomllib.loads(
        files("assets").joinpath("splendor_marvel", "art", f"{name}.toml").read_text(encoding="utf-8")
    )
    return read


CARDS: Final = rows("cards")
TILES: Final = rows("tiles")


def hidden(row: dict[str, str], name: str) -> bool:
    """Whether a part of the template is not shown."""
    return row.get(f"{name}@display") == "none"


def test_everybody_has_a_card_of_their_own() -> None:
    """Each of the 90 characters has a row, nobody else has, and no two share emblem, colours and sky."""
    assert list(CARDS) == list(CARD_SLUGS)
    assert len({tuple(row.get(key, "") for key in SHOWN) for row in CARDS.values()}) == len(CARDS)


@pytest.mark.rule("SM-1")
@pytest.mark.parametrize("card", range(len(CHARACTERS)))
def test_a_card_shows_its_facts(card: int) -> None:
    """Name, points, bonus, Avengers symbols and level; the Time stone on level III alone."""
    one, row = CHARACTERS[card], CARDS[CARD_SLUGS[card]]

    assert row["name"] == one.name
    assert row.get("points", "0") == str(one.points)
    assert hidden(row, "pennant") == (one.points == 0)
    assert row["bonus"] == f"stones/{COLOURS[one.bonus]}.svg"
    assert [hidden(row, symbol) for symbol in SYMBOLS] == [one.avengers < 1, one.avengers < 2]
    assert row["level"] == "I" * one.level
    assert hidden(row, "time") == (one.level < 3)


@pytest.mark.rule("SM-2")
@pytest.mark.parametrize("side", range(len(LOCATIONS)))
def test_a_location_shows_its_facts(side: int) -> None:
    """Name, points, and the bonuses asked for in the order of the colours."""
    one, row = LOCATIONS[side], TILES[LOCATION_SLUGS[side]]
    asked = [
        (f"stones/{COLOURS[colour]}.svg", str(count)) for colour, count in enumerate(one.demand) if count
    ]
    places = [place for place in (1, 2, 3) if not hidden(row, f"demand-{place}")]

    assert (row["name"], row["points"]) == (one.name, str(LOCATION_POINTS))
    assert [(row[f"stone-{place}"], row[f"count-{place}"]) for place in places] == asked


def test_the_trophies_show_their_points() -> None:
    """The Avengers tile is worth 3; the Gauntlet asks for 16 (SM-22, SM-24)."""
    assert TILES["avengers"]["points"] == str(AVENGERS_POINTS)
    assert TILES["gauntlet"]["points"] == str(GAUNTLET_POINTS)
    assert len(TILES) == len(LOCATIONS) + 2


def test_every_colour_has_its_prices() -> None:
    """Printed, reduced, lacking and paid."""
    states = ("plain", "reduced", "lacking", "paid")

    assert list(rows("prices")) == [f"{colour}-{state}" for colour in COLOURS for state in states]
