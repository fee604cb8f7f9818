"""The parts of a window: none overlaps another, and all keep to it, in any window and at any UI scale."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from game.table.layout.board import Board
from game.table.layout.frame import Shape
from game.table.pieces import Area
from tests.table.test_boxes import inside

WINDOWS = [(1280, 800), (1920, 1080), (1024, 768), (2560, 1080), (800, 1280), (1024, 640)]
SCALES = (0.75, 1.0, 1.5, 2.0)


def apart(one: Area, other: Area) -> bool:
    """Whether two areas share no point."""
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


@pytest.mark.parametrize(("window", "scale"), list(product(WINDOWS, SCALES)))
@pytest.mark.parametrize("shape", [Shape(), Shape(0.245, 0.285), Shape(0.4, 0.3)])
def test_the_parts_keep_apart_and_inside(window: tuple[int, int], scale: float, shape: Shape) -> None:
    """Strip, tools, table, prompt, the game's part and the rail."""
    board = Board(window, scale)
    frame = board.frame(shape)
    parts = (frame.strip, frame.recap, frame.tools, frame.table, frame.ribbon, frame.mine, frame.rail)

    assert all(inside(part, frame.whole) for part in parts)
    assert all(apart(one, other) for one, other in combinations(parts, 2))
    assert all(inside(part, frame.panel) for part in (frame.ribbon, frame.mine, frame.rail))
    assert frame.tall == (window[1] > window[0])


@pytest.mark.parametrize("window", WINDOWS)
def test_a_table_fills_its_window_and_grows_with_the_ui_scale(window: tuple[int, int]) -> None:
    """No bars at the sides; a larger scale leaves fewer units for the same pixels."""
    one, half_more = Board(window), Board(window, 1.5)

    assert one.pixel((0, 0)) == (0, 0)
    assert one.pixel(one.canvas) == window
    assert half_more.scale > one.scale
    assert min(one.canvas) == pytest.approx(1080)


@pytest.mark.parametrize(("window", "scale"), list(product(WINDOWS, SCALES)))
def test_tools_can_be_touched(window: tuple[int, int], scale: float) -> None:
    """44 pixels high at 100 % in the smallest common window, and the table keeps room."""
    frame = Board(window, scale).frame(Shape())

    assert frame.tools.height >= 58
    assert frame.table.height > 150
    assert frame.table.width > 500
