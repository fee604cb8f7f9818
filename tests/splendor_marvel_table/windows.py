"""The table in windows of many sizes and at several UI scales."""

from __future__ import annotations

from typing import Final

from game.engine.contract import State
from game.splendor_marvel.table import layout
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.pieces import Face, Placed, Seat
from game.table.stock.deed import Deed, Picture
from tests.speaking import speaking

IN = speaking("splendor_marvel")
NAMES: Final = ("Ysolde", "Bramwell", "Corvin", "Talia")
WINDOWS: Final = ((1280, 800), (1920, 1080), (1024, 768), (2560, 1080), (800, 1280))
BOARDS: Final = tuple(Board(window, scale) for window in WINDOWS for scale in (1.0, 1.5))
"""A board for each window, at 100 and 150 %."""


def setting_of(
    state: State, seat: int, language: str = "en", picked: tuple[str, ...] = (), thinking: int = -1
) -> Setting:
    """The setting for `seat`, who may act if it is to move; every seat has done something."""
    seats = tuple(Seat(NAMES[index], index, index > 0) for index in range(state.seats))
    legal = tuple(state.legal_actions()) if state.to_move == seat else ()
    deeds = tuple(_deed(index) for index in range(state.seats))
    return Setting(seats, IN[language], legal, picked, thinking, deeds=deeds)


def _deed(seat: int) -> Deed:
    """Three stones, or a card that brought points."""
    if seat % 2:
        chips = tuple(Picture(Face("chip", (kind, "M"))) for kind in range(3))
        return Deed(seat, "takes Mind, Reality and Soul", chips)
    return Deed(seat, "recruits Doctor Octopus", (Picture(Face("card", (3,)), 5 / 7, 0.62),), "+4 points")


def arranged(state: State, board: Board, setting: Setting, seat: int) -> list[Placed]:
    """The layout of `state` as `seat` sees it in a window."""
    return layout.arrange(state.view(seat), board.frame(layout.SHAPE), setting)
