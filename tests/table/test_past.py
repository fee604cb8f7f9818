"""The strip of what happened: the newest deeds that fit, in order, with or without pictures."""

from __future__ import annotations

import pytest

from game.table.contract import Setting
from game.table.pieces import Area, Face, Placed, Seat
from game.table.stock.deed import Deed, Picture
from game.table.stock.turn_strip import Past, decision_of, strip
from game.texts.texts import Library
from tests.table.test_boxes import inside

SEATS = tuple(Seat(name, at, computer=True, face="knight") for at, name in enumerate(("Pip", "Vega")))
SETTING = Setting(SEATS, Library().texts("en", ""))
CARD = Picture(Face("card", (1,)), 5 / 7, 0.6)


def deeds(count: int) -> list[Past]:
    """So many deeds, two a round; every third has no picture."""
    return [
        Past(number, number // 2 + 1, Deed(number % 2, "acts", () if number % 3 == 0 else (CARD,)))
        for number in range(count)
    ]


def tiles(laid: list[Placed]) -> list[str]:
    """The keys of the tiles from the left, each once."""
    return list(dict.fromkeys(piece.key for piece in laid if piece.key))


@pytest.mark.parametrize("width", [120.0, 400.0, 900.0, 2400.0])
def test_the_newest_deeds_that_fit_stand_in_order(width: float) -> None:
    """Nothing leaves the strip, and the last one is always there."""
    area = Area(10, 10, width, 58)
    laid = strip(area, deeds(30), SETTING, to_move=1)
    shown = tiles(laid)

    assert shown == [f"past:{number}" for number in range(30 - len(shown), 30)]
    for piece in laid:
        size = piece.size
        assert inside(Area(piece.centre[0] - size[0] / 2, piece.centre[1] - size[1] / 2, *size), area)


def test_a_deed_without_pictures_shows_who_did_it() -> None:
    """No tile is empty."""
    laid = strip(Area(0, 0, 900, 58), deeds(1), SETTING, to_move=-1)

    assert [piece.face.kind for piece in laid if piece.face.kind in {"avatar", "clip"}] == ["avatar"]


def test_a_strip_without_past_shows_who_is_awaited() -> None:
    """And nothing at all where nobody is."""
    assert strip(Area(0, 0, 900, 58), [], SETTING, to_move=-1) == []
    assert tiles(strip(Area(0, 0, 900, 58), [], SETTING, to_move=0)) == []


def test_two_deeds_of_one_decision_are_two_tiles() -> None:
    """Arrows must be able to go from one to the other; both lead to the same moment."""
    both = [Past(7, 1, Deed(0, "acts", (CARD,))), Past(7, 1, Deed(0, "gains", (CARD,)))]
    shown = tiles(strip(Area(0, 0, 900, 58), both, SETTING, to_move=-1))

    assert shown == ["past:7", "past:7.1"]
    assert [decision_of(key.partition(":")[2]) for key in shown] == [7, 7]
