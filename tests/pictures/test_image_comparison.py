"""What picture tests find: a button a little aside, a line gone or cut off, a colour; what they forgive."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.screens.widgets.button import Button
from game.screens.widgets.pane import Pane
from game.screens.widgets.widget import Picture, Widget
from game.table.art.text.text import words_of
from tests.pictures.image_comparison import ALIKE, difference, packed, side_by_side, unpacked
from tests.pictures.references import SIZES
from tests.pictures.scene_fixtures import FIXTURES
from tests.pictures.screenshots import ScreenshotHarness

PAGES = ("settings_look", "pause", "title_continue", "result_heroes")
ASIDE = 6  # pixels


@pytest.fixture(params=list(product(PAGES, SIZES)), ids=lambda one: f"{one[0]}-{one[1][0]}")
def harness(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ScreenshotHarness]:
    """A page with buttons and words, in German."""
    page, size = request.param
    found = ScreenshotHarness(tmp_path, "de", size)
    FIXTURES[page](found)
    found.picture()
    yield found
    found.close()


def shown(harness: ScreenshotHarness, kind: type[Widget]) -> list[Widget]:
    """What of a kind lies on the page or wholly within a pane's view."""
    page = harness.menu.page
    panes = [one for one in page.widgets if isinstance(one, Pane)]
    free = [one for one in page.widgets if isinstance(one, kind)]
    return free + [
        one for pane in panes for one in pane.inside if isinstance(one, kind) and pane.rect.contains(one.rect)
    ]


def drawn(harness: ScreenshotHarness) -> bytes:
    """The page as it is now, packed."""
    harness.program.draw(harness.surface)
    return packed(harness.surface)


def lines(harness: ScreenshotHarness) -> list[Picture]:
    """Every line of text of more than two letters."""
    found = [one for one in shown(harness, Picture) if isinstance(one, Picture)]
    return [one for one in found if len(words_of(one.surface)) > 2]


def test_a_button_aside_is_found(harness: ScreenshotHarness) -> None:
    """Each of them, by six pixels of the window."""
    before, unseen = drawn(harness), []
    for button in shown(harness, Button):
        button.rect.x += ASIDE
        if difference(before, drawn(harness)) <= ALIKE:
            unseen.append(button.name)
        button.rect.x -= ASIDE

    assert unseen == [] and drawn(harness) == before


def test_a_missing_or_cut_off_line_is_found(harness: ScreenshotHarness) -> None:
    """Each of them: without it, and with its last third gone."""
    before, unseen = drawn(harness), []
    for line in lines(harness):
        whole = line.surface
        cut = whole.subsurface((0, 0, whole.get_width() * 2 // 3, whole.get_height()))
        for left in (pygame.Surface((1, 1), pygame.SRCALPHA), cut):
            line.surface = left
            if difference(before, drawn(harness)) <= ALIKE:
                unseen.append(words_of(whole))
        line.surface = whole

    assert unseen == []


def test_another_colour_is_found(harness: ScreenshotHarness) -> None:
    """Voice that are red instead, of the same brightness or so; and buttons of another metal."""
    before, unseen = drawn(harness), []
    for line in lines(harness):
        whole = line.surface
        line.surface = whole.copy()
        line.surface.fill((255, 110, 110), special_flags=pygame.BLEND_RGB_MULT)
        if difference(before, drawn(harness)) <= ALIKE:
            unseen.append(words_of(whole))
        line.surface = whole
    for button in (one for one in shown(harness, Button) if type(one) is Button and one.enabled):
        style, button.style = button.style, "danger"
        if difference(before, drawn(harness)) <= ALIKE:
            unseen.append(button.name)
        button.style = style

    assert unseen == []


def test_letters_and_edges_may_be_smoothed_otherwise(harness: ScreenshotHarness) -> None:
    """A picture that is a little softer, and one with a little noise, look alike."""
    before = drawn(harness)
    sharp = harness.surface.copy()
    soft = pygame.transform.box_blur(sharp, 1)
    soft.set_alpha(30)
    harness.surface.blit(soft, (0, 0))
    softer = packed(harness.surface)
    grain = sharp.copy()
    pixels = pygame.surfarray.pixels3d(grain)
    pixels[::2] ^= 3
    del pixels

    assert 0 < difference(before, softer) <= ALIKE
    assert 0 < difference(before, packed(grain)) <= ALIKE


def test_another_size_is_found() -> None:
    """Pictures of other proportions never look alike."""
    wide, high = (packed(pygame.Surface(size)) for size in ((800, 400), (800, 500)))

    assert difference(wide, high) > ALIKE


def test_what_differs_is_shown_side_by_side() -> None:
    """Reference, picture, and the picture with the squares marked that are off."""
    plain = pygame.Surface((960, 480))
    spotted = plain.copy()
    pygame.draw.rect(spotted, "white", (400, 200, 40, 40))
    shown_both = side_by_side(packed(plain), packed(spotted))
    width = unpacked(packed(plain)).get_width()

    assert shown_both.get_width() == 3 * width + 8
    assert shown_both.get_at((168, 88))[:3] == (0, 0, 0)
    assert min(shown_both.get_at((width + 4 + 168, 88))[:3]) > 200
    assert shown_both.get_at((2 * (width + 4) + 160, 80))[:3] == (255, 60, 160)
