"""Words in the furniture of a table: fitted into their place, and never enlarged."""

from __future__ import annotations

import pygame
import pytest

from game.table.art.text.text import SMALLEST, fitted
from game.table.pieces import TEXT, Face
from game.table.stock.furniture import paint


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_a_line_in_a_low_place_is_not_enlarged(align: str) -> None:
    """Type below the smallest is not set; the line stands over its place, as large as it was set."""
    pygame.font.init()
    size = (300, 4)
    line = fitted("12", "sans_bold", size, (255, 255, 255))
    drawn = paint(Face(TEXT, ("12", "sans_bold", (255, 255, 255), align)), size)

    assert line.get_height() > size[1] * 1.6 and line.get_width() * 2 < size[0]
    assert size[1] < SMALLEST
    assert drawn.get_bounding_rect().size == line.get_bounding_rect().size


def test_a_line_that_is_too_long_is_narrowed() -> None:
    """It fills its place from edge to edge and no further."""
    pygame.font.init()
    drawn = paint(Face(TEXT, ("Guardians of the Galaxy", "title", None, "left")), (60, 20))

    assert drawn.get_width() == 60
    assert 50 <= drawn.get_bounding_rect().width <= 60
