"""No colour tells anything alone: whoever sees fewer colours tells every mark from every other all the same.

All from the tables that the art itself uses, and from the pictures that it draws.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.custom_heroes.rules.cards import SETS
from game.custom_heroes.table.drawing.layers import ABILITY_NAMES, GEM_SHAPES, shown
from game.dust_collectorz.rules.cards.card_table import RANKS
from game.dust_collectorz.table.drawing import tokens as dust
from game.screens.analysis.chart.signs import COLOURS as VERDICTS
from game.screens.analysis.chart.signs import mark_sign
from game.seventh_hero.table.drawing.faces import pip
from game.splendor_marvel.words import says
from game.table.art.gems import gem
from game.table.art.paint.vector import picture
from game.table.art.palette import GEM_COLOURS, SEAT_COLOURS, Rgb
from game.table.art.seats import seat_symbol
from game.table.art.text.text import label
from tests.access.seeing import VISIONS, difference
from tests.speaking import speaking

IN = speaking("splendor_marvel")

Draw = Callable[[], pygame.Surface]
Mark = tuple[str, Rgb, Draw]
Shape = npt.NDArray[np.bool_]

ASSETS: Final = Path(__file__).parents[2] / "assets"
BACKS: Final = ASSETS / "splendor_marvel" / "art" / "backs.toml"
SIDE: Final = 48  # pixels a mark is compared at; on a table the smallest are about half of it
APART: Final = 20.0  # Delta E from which two colours are told apart
UNLIKE: Final = 0.06  # of a mark's square that has to look otherwise without any colour


def svg(body: str, box: tuple[float, float] = (100, 100)) -> Draw:
    """Draw a sign alone, black on nothing."""
    return lambda: picture(body, (SIDE, SIDE), box)


def level(number: int) -> Draw:
    """Draw a level as cards and backs show it: as a Roman numeral."""
    return lambda: label("I" * number, "title", 40, (255, 255, 255), None)


def field(number: int) -> Rgb:
    """The colour of a level's back."""
    row = tomllib.loads(BACKS.read_text(encoding="utf-8"))[str(number)]
    red, green, blue = bytes.fromhex(row["style"].partition(".field { stop-color: #")[2][:6])
    return red, green, blue


def stone_tint(number: int) -> Rgb:
    """The colour of a hero's stone in Seventh Hero, from the rows of its template."""
    rows = tomllib.loads((ASSETS / "seventh_hero" / "art" / "pips.toml").read_text(encoding="utf-8"))
    tint = re.search(r"stone-tint { stop-color: #(\w{6})", rows[str(number)]["style"])
    assert tint is not None
    red, green, blue = bytes.fromhex(tint[1])
    return red, green, blue


def drawn_colour(name: str) -> Rgb:
    """The colour of a sign of Custom Heroes: the fill that its file gives it, or that of its field."""
    drawing = (ASSETS / "custom_heroes" / "art" / f"{name}.svg").read_text(encoding="utf-8")
    field = drawing.partition('id="field"')[2].partition("</linear")[0] or drawing
    colours: list[str] = re.findall(r"#[0-9a-f]{6}", field)
    colour = pygame.Color(colours[len(colours) // 2 if 'id="field"' in drawing else 0])
    return colour.r, colour.g, colour.b


FAMILIES: Final[dict[str, list[Mark]]] = {
    "stones": [(f"stone {kind}", GEM_COLOURS[kind], partial(gem, kind, SIDE)) for kind in range(7)],
    "advancements": [(f"gem {kind}", GEM_COLOURS[kind], partial(gem, kind, SIDE)) for kind in GEM_SHAPES],
    "seats": [
        (f"seat {seat}", colour, partial(seat_symbol, seat, SIDE)) for seat, colour in enumerate(SEAT_COLOURS)
    ],
    "verdicts": [(mark, colour, partial(mark_sign, mark, SIDE)) for mark, colour in VERDICTS.items()],
    "levels": [("I" * number, field(number), level(number)) for number in (1, 2, 3)],
    "suits of Custom Heroes": [
        (f"suit {one}", drawn_colour(f"marks/{one}"), partial(shown, f"marks/{one}", (SIDE, SIDE)))
        for one in SETS
    ],
    "abilities of Custom Heroes": [
        (one, drawn_colour(f"abilities/{one}"), partial(shown, f"abilities/{one}", (SIDE, SIDE)))
        for one in ABILITY_NAMES
    ],
    "rising and falling": [
        (one, (90, 90, 90), partial(shown, f"tokens/{one}", (SIDE, SIDE))) for one in ("rising", "falling")
    ],
    "numbers of Seventh Hero": [
        (f"hero {number}", stone_tint(number), partial(pip, number, SIDE, lit=True)) for number in range(1, 8)
    ],
    "tribes": [
        (f"tribe {tribe}", colour, partial(dust.tribe_mark, tribe, SIDE))
        for tribe, colour in enumerate(dust.TRIBE_COLOURS)
    ],
    "stats": [
        (f"stat {stat}", colour, partial(dust.stat_mark, stat, SIDE))
        for stat, colour in enumerate(dust.STAT_COLOURS)
    ],
    "ranks": [
        (rank, (90, 90, 90), partial(dust.rank_mark, number, SIDE)) for number, rank in enumerate(RANKS)
    ],
}


def shape(surface: pygame.Surface) -> tuple[Shape, Shape]:
    """A mark without its colours: what it covers, and what of that is bright for it."""
    square = pygame.transform.smoothscale(surface, (SIDE, SIDE))
    rgb = pygame.surfarray.array3d(square).astype(float) @ np.array((0.2126, 0.7152, 0.0722))
    covered = pygame.surfarray.array_alpha(square) > 96
    middle = float(np.median(rgb[covered])) if covered.any() else 0.0
    return covered, covered & (rgb > middle + 12)


def unlike(first: Draw, second: Draw) -> float:
    """The share of the square that differs between two marks without any colour."""
    (one, bright), (other, brighter) = shape(first()), shape(second())
    return float(np.mean((one != other) | (bright != brighter)))


def pairs(family: Sequence[Mark]) -> list[tuple[Mark, Mark]]:
    """All pairs of marks of a family."""
    return list(combinations(family, 2))


@pytest.fixture(autouse=True)
def screen() -> None:
    """A display that pictures are drawn for."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("name", FAMILIES)
def test_every_mark_has_a_shape_of_its_own(name: str) -> None:
    """Drawn without any colour, each is told from each other one of its family."""
    alike = [(one[0], other[0]) for one, other in pairs(FAMILIES[name]) if unlike(one[2], other[2]) < UNLIKE]

    assert alike == []


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", FAMILIES)
def test_what_looks_alike_in_colour_differs_in_shape(name: str, vision: str) -> None:
    """Either two colours are far apart for these eyes too, or the marks are told by what they look like."""
    confused = [
        (one[0], other[0])
        for one, other in pairs(FAMILIES[name])
        if difference(one[1], other[1], vision) < APART and unlike(one[2], other[2]) < UNLIKE
    ]

    assert confused == []


@pytest.mark.parametrize("language", IN)
def test_every_stone_has_a_letter_of_its_own(language: str) -> None:
    """The letters on the chips are all different, in every language."""
    letters = [says.letter(kind, IN[language]) for kind in range(7)]

    assert len(set(letters)) == 7


def test_the_simulation_is_the_one_of_the_paper() -> None:
    """White stays white for everybody; red and green come near each other for those without long cones."""
    near = difference((200, 60, 60), (110, 110, 30), "protanopia")
    rows = [sum(row) for matrix in VISIONS.values() for row in matrix]

    assert all(abs(one - 1) < 1e-5 for one in rows)
    assert near < difference((200, 60, 60), (110, 110, 30), "all cones") / 2


def test_marks_that_only_colour_told_apart_would_be_found() -> None:
    """The measure of shape sees no difference between two discs of different colours."""
    fills = ("#d02020", "#20a020")
    discs = [svg(f'<circle cx="50" cy="50" r="40" fill="{fill}"/>') for fill in fills]

    assert all(unlike(one, other) < UNLIKE for one, other in pairwise(discs))
