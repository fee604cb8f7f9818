"""The art files of Custom Heroes say what the rules say, and everything that is shown has its picture."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from game.custom_heroes.rules.cards import ADVANCEMENTS, BASE_VALUES, SETS
from game.custom_heroes.table.drawing.cover import SHOWN
from game.custom_heroes.table.drawing.layers import (
    ABILITY_NAMES,
    FRIENDS,
    GAME,
    HEROES,
    OPEN_HANDS,
)
from game.custom_heroes.table.drawing.tokens import SCREENS
from game.table.art.atlas import exists
from game.table.art.palette import SEAT_COLOURS, hexed

ART: Final = Path(__file__).parents[2] / "assets" / GAME / "art"
KINDS: Final = range(len(ADVANCEMENTS))
GEMS: Final = ("red", "blue", "yellow", "green")


def rows(name: str) -> dict[str, dict[str, Any]]:
    """The rows of a template, by id."""
    return tomllib.loads((ART / f"{name}.toml").read_text(encoding="utf-8"))


BANDS: Final = rows("bands")
SHEETS: Final = rows("sheets")


def test_there_is_a_picture_for_everything() -> None:
    """Of each hero and set, of each kind of advancement, of each seat and place."""
    wanted = [f"{kind}/{hero}" for kind in ("grounds", "figure", "hand") for hero in HEROES]
    wanted += [f"{kind}/{one}" for kind in ("frame", "marks") for one in SETS]
    wanted += [f"{kind}/{row.id}" for kind in ("band", "sheet") for row in ADVANCEMENTS]
    wanted += [f"held/{row.id}" for row in ADVANCEMENTS if GEMS[row.gem] in {"red", "blue"}]
    wanted += [f"auras/{row.aura}" for row in ADVANCEMENTS if row.aura is not None]
    wanted += [f"friends/{FRIENDS[row.id]}" for row in ADVANCEMENTS if row.ability]
    wanted += [f"abilities/{one}" for one in ABILITY_NAMES] + [f"screen/{one}" for one in SCREENS]
    wanted += [f"place/{place}" for place in range(1, 7)] + ["frame/form", "back", "lid", "cloth"]
    wanted += [f"cover/{one.name}" for one in SHOWN]

    assert [name for name in wanted if not exists(GAME, name)] == []
    assert len(HEROES) == BASE_VALUES
    assert {row.id for row in ADVANCEMENTS} >= OPEN_HANDS


@pytest.mark.rule("CH-2")
@pytest.mark.parametrize("kind", KINDS)
def test_band_and_sheet_say_what_the_advancement_does(kind: int) -> None:
    """The gem's colour, the modifier or the aura in digits, or else the ability with its price in power."""
    fact = ADVANCEMENTS[kind]
    for row in (BANDS[fact.id], SHEETS[fact.id]):
        bolts = [key for key in row if key.startswith("bolt") and key.endswith("@display")]

        assert row["gem"] == f"gems/{GEMS[fact.gem]}.svg"
        assert len(bolts) == fact.cost
        if fact.ability:
            assert row["symbol"] == f"abilities/{ABILITY_NAMES[fact.ability - 1]}.svg"
            assert row["effect@display"] == "none"
        else:
            value = f"{fact.modifier:+d}" if fact.aura is None else f"={fact.aura}"
            assert row["effect"] == value.replace("-", "−")


@pytest.mark.parametrize("kind", KINDS)
def test_a_band_has_an_arrow_for_each_point(kind: int) -> None:
    """Upwards or downwards, as the modifier goes; an aura and an ability have none."""
    fact, row = ADVANCEMENTS[kind], BANDS[ADVANCEMENTS[kind].id]

    assert row.get("strength@d", "").count("Z") == abs(fact.modifier)
    assert row.get("strength@class") == (
        {True: "up", False: "down"}[fact.modifier > 0] if fact.modifier else None
    )
    assert row["icon"] == SHEETS[fact.id]["icon"]


def test_screens_have_the_colours_of_the_seats() -> None:
    """Each in the order of the seats, in the colour that the seat has everywhere."""
    found = rows("screens")

    assert tuple(found) == SCREENS
    assert [
        hexed(colour) in found[one]["style"] for one, colour in zip(SCREENS, SEAT_COLOURS, strict=True)
    ] == [True] * len(SCREENS)


def test_everybody_who_is_out_has_the_own_place() -> None:
    """The laurels count from one."""
    assert [row["number"] for row in rows("places").values()] == [str(place) for place in range(1, 7)]
