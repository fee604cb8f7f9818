"""Board units and window pixels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table.layout.board import Board, covers
from game.table.pieces import CANVAS, Area, Face, Placed

WINDOWS = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160), (1080, 1920)]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_canvas_fills_the_window(window: tuple[int, int]) -> None:
    """Its shorter side has 1080 units at 100 %."""
    board = Board(window)

    assert tuple(board.rect(Area(0, 0, *board.canvas))) == (0, 0, *window)
    assert min(board.canvas) == pytest.approx(1080)


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
    """From 75 to 200 percent; a unit is as many pixels larger."""
    board = Board((1920, 1080), wish)

    assert board.length(100) == round(100 * scale)


def test_an_empty_window_is_no_error() -> None:
    """A window that is being made smaller than anything still has a board."""
    board = Board((0, 0))

    assert board.size((100, 100)) == (1, 1)


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
