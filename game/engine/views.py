"""The base of all views; each game adds its own facts in its `view` module."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know of a position: plain data that can be compared, printed and sent."""

    seat: int  # the viewer (0-based)
    seats: int
    to_move: int  # a seat, TABLE or OVER
    places: tuple[int, ...] = ()  # at OVER: each seat's finishing place, from 1
