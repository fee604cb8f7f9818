"""What lies on a stock table: the pieces in the middle and those of each seat. `places` says where."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.table.pieces import Face

CARD: Final = 5 / 7  # width by height
EMPTY: Final = -1


class Item(NamedTuple):
    """One piece."""

    key: str
    face: Face
    face_up: bool = True
    origin: str = ""  # the key of the piece that a new one comes from, such as "deck" or "seat:1"
    badge: str = ""  # a count that lies on it
    aspect: float = CARD  # width by height


class SeatRow(NamedTuple):
    """What a seat has."""

    hand: tuple[Item, ...] = ()
    played: tuple[Item, ...] = ()  # on the table before it, oldest first
    score: str = ""
    unit: str = ""  # what the score counts
    note: str = ""  # below its name
    out: bool = False  # of the round: its panel is veiled


class Spread(NamedTuple):
    """All that lies on the table, as the viewer sees it."""

    middle: tuple[tuple[Item, ...], ...] = ()  # rows, from top to bottom
    seats: tuple[SeatRow, ...] = ()


def card_face(name: str, title: str, text: str = "", value: str = "", colour: int = 0) -> Face:
    """A text card: a value in the corner, its title, what it does; `colour` is one of eight tints."""
    return Face("card", (name, title, text, value, colour))


def back_face(colour: int = 0) -> Face:
    """The back of a card."""
    return Face("back", (colour,))


def place_face(colour: int = EMPTY) -> Face:
    """A place where tokens lie: that of the seat of this colour, or none."""
    return Face("spot", (colour,))
