"""A great deed in the middle of the table: in any window it keeps to its place, and names who did it."""

from __future__ import annotations

import pytest

from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.layout.frame import Shape
from game.table.motion.staging import HEIGHT, staged
from game.table.pieces import OVERLAY, TEXT, Area, Face, Seat
from game.table.stock.deed import Deed, Picture
from game.texts.texts import YOU, Library
from tests.table.test_boxes import inside

SEATS = (Seat("Ann", 0, computer=False, addressed=YOU), Seat("Vega", 1, computer=True, face="captain"))
SETTING = Setting(SEATS, Library().texts("en", ""))
CARDS = tuple(Picture(Face("card", (number,)), 5 / 7) for number in range(3))


@pytest.mark.parametrize("window", [(1280, 800), (1920, 1080), (1024, 768), (2560, 1080), (800, 1280)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("pictures", [(), CARDS[:1], CARDS])
def test_it_keeps_to_its_place(window: tuple[int, int], scale: float, pictures: tuple[Picture, ...]) -> None:
    """Above all pieces, below what covers the table."""
    place = Board(window, scale).frame(Shape()).table
    deed = Deed(
        1, "slays Ann’s Oracle with the Wyrmslayer", pictures, "the Oracle leaves the game", great=True
    )
    lying = staged(place, deed, SETTING)

    for piece in lying:
        box = Area(piece.centre[0] - piece.size[0] / 2, piece.centre[1] - piece.size[1] / 2, *piece.size)
        assert inside(box, place)
        assert HEIGHT <= piece.height < OVERLAY


def test_it_says_who_did_it() -> None:
    """By name, or as a person is spoken to."""
    place = Area(0, 0, 1200, 600)
    words = [
        str(piece.face.facts[0])
        for deed in (Deed(0, "you recruit Gorgon"), Deed(1, "recruits Gorgon"))
        for piece in staged(place, deed, SETTING)
        if piece.face.kind == TEXT
    ]

    assert words == ["You recruit Gorgon", "Vega recruits Gorgon"]
