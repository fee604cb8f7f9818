"""Where the window is opened: at its old place on the same screens, and never beyond a screen's edge."""

from __future__ import annotations

import pytest

from game.screens.app.window_place import SMALLEST, Place, fills, fits, least, place_of, screens
from saves.settings import Settings, WindowSpot

FULL_HD = (1920, 1080)


def wanted(
    size: tuple[int, int] = (1280, 800), spot: WindowSpot | None = None, *desktops: tuple[int, int]
) -> Place:
    """Where a window of `size` that lay at `spot` is opened on these screens."""
    settings = Settings(
        window_width=size[0], window_height=size[1], window_spot=spot or WindowSpot(screens="800x600")
    )
    return place_of(settings, desktops or (FULL_HD,))


def test_a_window_that_has_room_is_opened_as_large_as_it_was() -> None:
    """Nothing is known of its position, so that is the system's choice."""
    assert wanted((1500, 900)) == Place((1500, 900), None, maximized=False)


def test_the_position_is_taken_up_on_the_same_screens() -> None:
    """Also one on a second screen at the left."""
    spot = WindowSpot(-1500, 80, screens=screens([FULL_HD, (2560, 1440)]))

    assert wanted((1280, 800), spot, FULL_HD, (2560, 1440)).position == (-1500, 80)


def test_the_position_is_forgotten_when_a_screen_is_gone() -> None:
    """It could lie where nobody sees it."""
    spot = WindowSpot(-1500, 80, screens=screens([FULL_HD, (2560, 1440)]))

    assert wanted((1280, 800), spot, FULL_HD).position is None


@pytest.mark.parametrize("desktop", [(1280, 800), (1280, 1024), (1366, 768), (1024, 768), (1300, 820)])
def test_a_window_without_room_fills_the_screen_and_can_be_made_smaller(desktop: tuple[int, int]) -> None:
    """Its lower edge is never lost below a title bar; afterwards it has room with air around it."""
    place = wanted((1280, 800), None, desktop)

    assert place.maximized
    assert fits(place.size, desktop)


def test_a_window_that_filled_the_screen_does_so_again() -> None:
    """And the size it had before is kept for afterwards."""
    spot = WindowSpot(100, 60, maximized=True, screens=screens([FULL_HD]))

    assert wanted((1400, 850), spot) == Place((1400, 850), (100, 60), maximized=True)


@pytest.mark.parametrize(
    ("desktop", "size"),
    [(FULL_HD, (1280, 800)), ((2560, 1440), (1613, 1008)), ((3840, 2160), (2419, 1512))],
)
def test_on_a_screen_of_small_pixels_the_first_window_is_larger(
    desktop: tuple[int, int], size: tuple[int, int]
) -> None:
    """Until the person has pulled it to another size."""
    assert place_of(Settings(), [desktop]).size == size


def test_without_any_screen_nothing_is_worked_out() -> None:
    """Some systems tell no sizes."""
    assert place_of(Settings(), []) == Place((1280, 800), None, maximized=False)


def test_the_smallest_size_has_room_on_a_tiny_screen() -> None:
    """A screen of 1024 x 600 would cut off the usual smallest window."""
    assert least([FULL_HD]) == SMALLEST
    assert fits(least([(1024, 600)]), (1024, 600))


@pytest.mark.parametrize("size", [(1920, 1061), (1920, 1080), (1919, 1040)])
def test_a_window_fills_a_screen_when_only_panels_are_left(size: tuple[int, int]) -> None:
    """Its whole width, and its height but for a panel and a title bar."""
    assert fills(size, [(1280, 1024), FULL_HD])


@pytest.mark.parametrize("size", [(1280, 800), (1920, 700), (1800, 1080)])
def test_a_window_with_room_beside_it_fills_nothing(size: tuple[int, int]) -> None:
    """However large it is in one direction."""
    assert not fills(size, [(1280, 1024), FULL_HD])
