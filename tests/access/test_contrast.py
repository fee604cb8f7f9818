"""Voice can be read: contrast is measured on the pictures of panels, buttons and tables, as WCAG 2 does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import numpy as np
import pygame
import pytest

from game.custom_heroes.table import table as custom_heroes
from game.dust_collectorz.table import table as dust_collectorz
from game.screens.menus.menu import dimmed_background
from game.screens.widgets.widget import draw_ring
from game.seventh_hero.table import table as seventh_hero
from game.splendor_marvel.table import table as splendor_marvel
from game.table.art.contrast import HIGH, NIGHT, PLAIN, contrast, inked, luminance, switch_contrast
from game.table.art.frames import BUTTON_INK, PANELS, button_face, panel
from game.table.art.palette import ALARM, FROST, GILT, GOOD, MIST, WARM, Rgb, Size
from game.table.art.text.text import label
from saves.settings import Settings
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.reader.test_reader_tree import at_table, played

INKS: Final = {"frost": FROST, "mist": MIST, "gilt": GILT, "warm": WARM, "good": GOOD, "alarm": ALARM}
TABLES: Final[dict[str, Callable[[Size], pygame.Surface]]] = {
    "menus": lambda size: dimmed_background(size, 118),
    "splendor_marvel": splendor_marvel.background,
    "custom_heroes": custom_heroes.background,
    "seventh_hero": seventh_hero.background,
    "dust_collectorz": dust_collectorz.background,
}
WINDOW: Final = (960, 540)
PLATE: Final = (320, 120)


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    """A display that pictures are drawn for; plain contrast before and after."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(WINDOW)
    switch_contrast(on=False)
    yield
    switch_contrast(on=False)


def ground(picture: pygame.Surface, place: pygame.Rect, share: float) -> Rgb:
    """The colour at `place` than which only the share `share` of all pixels is darker."""
    pixels = pygame.surfarray.array3d(picture.subsurface(place)).reshape(-1, 3)
    light = np.array([0.2126, 0.7152, 0.0722])
    order = np.argsort(pixels @ light)
    red, green, blue = pixels[order[min(len(order) - 1, int(share * len(order)))]]
    return int(red), int(green), int(blue)


def brightest(style: str, background: pygame.Surface) -> Rgb:
    """The brightest that words on a panel may stand on, over the brightest part of a table."""
    corners = [(x, y) for x in range(20, 620, 100) for y in range(20, 400, 60)]
    whole = max(corners, key=lambda spot: pygame.transform.average_color(background, (*spot, *PLATE))[:3])
    over = background.copy()
    over.blit(panel(PLATE, style), whole)
    inner = pygame.Rect(whole, PLATE).inflate(-24, -24)
    return ground(over, inner, 0.98)


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("name", TABLES)
def test_words_on_panels_stand_out(name: str, high: bool) -> None:  # noqa: FBT001 - a case
    """On every kind of panel, over the brightest part of every table: 4.5 to 1; in high contrast 7 to 1."""
    switch_contrast(on=high)
    background = TABLES[name](WINDOW)
    least = HIGH if high else PLAIN
    faint = [
        (style, ink, round(found, 2))
        for style in PANELS
        for ink, colour in INKS.items()
        if (found := contrast(inked(colour), brightest(style, background))) < least
    ]

    assert faint == []


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("state", ["normal", "hover", "pressed", "focused"])
@pytest.mark.parametrize("style", BUTTON_INK)
def test_words_on_buttons_stand_out(style: str, state: str, high: bool) -> None:  # noqa: FBT001 - a case
    """In the band where the words stand, at its worst."""
    switch_contrast(on=high)
    face = pygame.Surface((240, 60))
    face.blit(button_face((240, 60), style, state), (0, 0))
    ink = inked(BUTTON_INK[style])
    dark = luminance(ink) < 0.18
    worst = ground(face, pygame.Rect(30, 17, 180, 26), 0.03 if dark else 0.97)

    assert contrast(ink, worst) >= (HIGH if high else PLAIN)


@pytest.mark.parametrize("high", [False, True])
def test_the_focus_ring_stands_out(high: bool) -> None:  # noqa: FBT001 - a case
    """Its bright line is 3 pixels or more and at least 7 to 1 against menus; thicker in high contrast."""
    switch_contrast(on=high)
    surface = dimmed_background(WINDOW, 118).copy()
    draw_ring(surface, pygame.Rect(200, 200, 200, 60), 1.0)
    column = [surface.get_at((300, y)) for y in range(180, 200)]
    bright = [one for one in column if contrast((one.r, one.g, one.b), NIGHT) >= HIGH]

    assert len(bright) >= (5 if high else 3)


def test_high_contrast_holds_at_once_and_goes_again(tmp_path: Path) -> None:
    """The whole table is drawn anew: plain and dark; afterwards it is as before, to the pixel."""
    pilot = at_table(tmp_path, played("splendor_marvel", 6), None, "squire", "squire")
    pilot.rest()
    before = pygame.image.tobytes(settled(pilot), "RGB")
    pilot.program.change("high_contrast", True)
    surface = settled(pilot)
    corner = surface.get_at((4, 4))[:3]
    pilot.program.change("high_contrast", False)

    assert corner == NIGHT
    assert pygame.image.tobytes(settled(pilot), "RGB") == before


def settled(pilot: Pilot) -> pygame.Surface:
    """The picture once all is painted."""
    for _ in range(3):
        pilot.draw()
    return pilot.draw()


def test_words_are_drawn_in_the_strong_ink() -> None:
    """In high contrast the pictures of words themselves are lighter."""
    faint = (110, 120, 150)
    plain = pygame.transform.average_color(label("MMM", "sans_bold", 30, faint, None), consider_alpha=True)
    switch_contrast(on=True)
    strong = pygame.transform.average_color(label("MMM", "sans_bold", 30, faint, None), consider_alpha=True)

    assert sum(strong[:3]) > sum(plain[:3])


def test_without_the_wish_nothing_is_changed() -> None:
    """Inks are what they are, and the setting is off at first."""
    assert inked(MIST) == MIST
    assert not Settings().high_contrast
