"""Containers of layouts: nothing leaves them, shares keep their bounds, cards overlap where room is short."""

from __future__ import annotations

import pytest

from game.table.layout.boxes import REST, Share, cards, columns, fan, grid, inset, largest, rows, within
from game.table.pieces import Area

AREA = Area(10, 20, 300, 100)


def inside(inner: Area, outer: Area) -> bool:
    """Whether one area lies in another, but for what arithmetic rounds."""
    slack = 1e-6
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.x + inner.width <= outer.x + outer.width + slack
        and inner.y + inner.height <= outer.y + outer.height + slack
    )


def test_fixed_parts_keep_their_length_and_shares_take_the_rest() -> None:
    """The gap lies between any two."""
    first, second, third = columns(AREA, [50, REST, Share(3)], 10)

    assert (first.x, first.width) == (10, 50)
    assert (second.x, second.width) == (70, 57.5)
    assert (third.x, third.width) == (137.5, 172.5)
    assert all(part.height == 100 for part in (first, second, third))


def test_a_share_keeps_to_its_bounds() -> None:
    """What it may not take goes to the others."""
    first, second = rows(AREA, [Share(1, 0, 20), REST])
    least, rest = rows(AREA, [Share(1, 80), Share(3)])

    assert (first.height, second.height) == (20, 80)
    assert least.height >= 80
    assert least.height + rest.height == pytest.approx(100)


def test_parts_that_need_too_much_shrink_alike() -> None:
    """Nothing leaves its container."""
    parts = columns(AREA, [200, 200, Share(1, 200)], 0)

    assert [part.width for part in parts] == [100, 100, 100]


def test_shares_with_a_limit_leave_the_end_empty() -> None:
    """Where all of them have enough."""
    parts = rows(AREA, [Share(1, 0, 10), Share(1, 0, 10)], 5)

    assert [part.height for part in parts] == [10, 10]


def test_a_grid_goes_row_by_row() -> None:
    """All its cells are equal."""
    cells = grid(AREA, 3, 2, 10)

    assert len(cells) == 6
    assert len({cell[2:] for cell in cells}) == 1
    assert cells[3].x == cells[0].x
    assert all(inside(cell, AREA) for cell in cells)


@pytest.mark.parametrize("count", [1, 2, 5, 12, 30])
def test_a_fan_overlaps_rather_than_leave_its_place(count: int) -> None:
    """Cards stay as tall as the area; they lie in order."""
    laid = fan(AREA, count, 0.7, 8)

    assert len(laid) == count
    assert all(inside(card, AREA) for card in laid)
    assert all(card.height == pytest.approx(100) for card in laid)
    assert [card.x for card in laid] == sorted(card.x for card in laid)


def test_cards_keep_their_shape_in_any_place() -> None:
    """As large as fits, in the middle."""
    for area in (AREA, Area(0, 0, 40, 400)):
        laid = cards(area, 5, 3, 0.7, 4)
        assert all(inside(card, area) for card in laid)
        assert all(card.width / card.height == pytest.approx(0.7) for card in laid)


def test_a_box_is_aligned_and_never_larger_than_its_place() -> None:
    """A margin never leaves less than one unit."""
    assert within(AREA, (100, 50), (1.0, 0.0)) == Area(210, 20, 100, 50)
    assert inside(within(AREA, (1000, 50)), AREA)
    assert largest(AREA, 2.0) == Area(60, 20, 200, 100)
    assert inset(AREA, 200).width == 1.0
