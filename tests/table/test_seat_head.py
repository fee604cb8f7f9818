"""A seat's panel: what it did last lies upright, is told whole, and shows what it can."""

from __future__ import annotations

import pytest

from game.table.contract import Setting
from game.table.pieces import TEXT, Area, Face, Placed, Seat
from game.table.stock.deed import Deed, Picture
from game.table.stock.furniture import text_height
from game.table.stock.seat_head import head, last_deed
from tests.speaking import speaking

CHIPS = tuple(Picture(Face("chip", (kind, "M"))) for kind in range(4))
SEATS = (Seat("Ysolde", 0, computer=False), Seat("Pip", 1, computer=True, face="squire"))
TEXTS = speaking()["en"]


def told(area: Area, text: str, note: str = "") -> list[Placed]:
    """The last deed of seat 1 in an area."""
    deeds = (None, Deed(1, text, CHIPS, note))
    return last_deed(area, Setting(SEATS, TEXTS, deeds=deeds), 1)


@pytest.mark.parametrize("size", [(420.0, 60.0), (300.0, 52.0), (240.0, 52.0), (260.0, 28.0)])
def test_a_last_deed_is_told_whole_and_upright(size: tuple[float, float]) -> None:
    """Pictures give way to words; nothing is turned, and nothing reaches out of its plate."""
    area = Area(100.0, 100.0, *size)
    pieces = told(area, "takes Mind and Soul", "+4 points")
    lines = [piece for piece in pieces if piece.face.kind == TEXT]

    assert all(piece.angle == 0.0 for piece in pieces)
    assert lines[0].face.facts[0] == "takes Mind and Soul"
    for piece in pieces:
        assert abs(piece.centre[0] - area.centre[0]) + piece.size[0] / 2 <= size[0] / 2 + 0.5
        assert abs(piece.centre[1] - area.centre[1]) + piece.size[1] / 2 <= size[1] / 2 + 0.5
    for line in lines:
        words, face, share = line.face.facts[0], line.face.facts[1], line.face.facts[4]
        assert isinstance(share, float)
        assert text_height(str(words), share * line.size[1], line.size[0], str(face)) <= line.size[1] + 4


def test_a_head_without_room_for_two_lines_has_the_name_alone() -> None:
    """A note comes back where there is room for it."""
    setting = Setting(SEATS, TEXTS)
    low, high = (
        [piece.face.facts[0] for piece in head(Area(0, 0, 300, tall), setting, 1, note="6 of 10")]
        for tall in (30.0, 66.0)
    )

    assert "Pip" in low and "Pip" in high
    assert "6 of 10" in high and "6 of 10" not in low
