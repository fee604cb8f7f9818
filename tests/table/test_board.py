"""Board units and window pixels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table.board import Board, covers, scaled_into
from game.table.pieces import CANVAS, Area, Face, Placed

WINDOWS = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160), (1080, 1920)]
WHOLE = Area(0, 0, *CANVAS)


@pytest.mark.parametrize("window", WINDOWS)
def test_the_whole_canvas_lies_inside_the_window(window: tuple[int, int]) -> None:
    """The canvas touches two edges of the window and goes beyond none."""
    rect = Board(window).rect(WHOLE)

    assert rect.left >= 0
    assert rect.top >= 0
    assert rect.right <= window[0]
    assert rect.bottom <= window[1]
    assert window[0] - rect.width <= 1 or window[1] - rect.height <= 1


@pytest.mark.parametrize("window", WINDOWS)
def test_the_canvas_lies_in_the_middle(window: tuple[int, int]) -> None:
    """What the window has over is divided evenly."""
    board = Board(window)

    assert board.pixel((CANVAS[0] / 2, CANVAS[1] / 2)) == pytest.approx((window[0] / 2, window[1] / 2), abs=1)


@given(
    st.tuples(st.integers(1024, 3840), st.integers(640, 2160)),
    st.tuples(st.floats(0, CANVAS[0]), st.floats(0, CANVAS[1])),
)
def test_a_point_finds_back_from_its_pixel(window: tuple[int, int], point: tuple[float, float]) -> None:
    """From board units to pixels and back one loses at most a pixel."""
    board = Board(window)

    assert board.point(board.pixel(point)) == pytest.approx(point, abs=1 / board.scale)


@pytest.mark.parametrize(("wish", "scale"), [(0.1, 0.75), (1.0, 1.0), (1.5, 1.5), (9.0, 2.0)])
def test_the_ui_scale_keeps_within_its_bounds(wish: float, scale: float) -> None:
    """From 75 to 200 percent; it never changes the table itself."""
    board = Board((1920, 1080), wish)

    assert board.text_length(100) == round(100 * scale)
    assert board.length(100) == 100


def test_an_empty_window_is_no_error() -> None:
    """A window that is being made smaller than anything still has a board."""
    board = Board((0, 0))

    assert board.size((100, 100)) == (1, 1)


def test_what_shows_beside_the_canvas_is_visible() -> None:
    """A window of 16:10 shows a little more above and below the canvas."""
    visible = Board((1280, 800)).visible()

    assert visible.x == pytest.approx(0)
    assert visible.y == pytest.approx(-60)
    assert visible.height == pytest.approx(1200)


@pytest.mark.parametrize(
    ("angle", "point", "covered"),
    [
        (0, (140, 100), True),
        (0, (100, 140), False),
        (90, (140, 100), False),
        (90, (100, 140), True),
        (45, (130, 70), True),
        (45, (130, 130), False),
    ],
)
def test_a_turned_piece_covers_what_lies_under_it(
    angle: float, point: tuple[float, float], *, covered: bool
) -> None:
    """A piece of 100 x 20, turned anticlockwise about its middle."""
    piece = Placed("piece", Face("plain"), (100, 100), (100, 20), angle=angle)

    assert covers(piece, point) is covered


def test_a_layout_can_be_scaled_into_a_part_of_the_canvas() -> None:
    """Half as wide and high: everything half as large, in the middle of the area."""
    piece = Placed("piece", Face("plain"), (0, 0), (100, 20), origin=(1920, 1080))
    (small,) = scaled_into([piece], Area(960, 0, 960, 1080))

    assert [small.centre, small.size, small.origin] == [(960, 270), (50, 10), (1920, 810)]
    assert scaled_into([piece], WHOLE) == [piece]
