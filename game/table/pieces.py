"""Pieces and their places on a table, and who sits there.

Everything is in board units: `game.table.layout.board` says how many pixels one has in a window.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CANVAS: Final = (1920, 1080)  # board units of a window in the usual proportions: what pictures are drawn for
TEXT: Final = "text"  # the kind of faces with only words
CLIP: Final = "clip"  # the kind of the upper part of another face
NOTHING: Final = "nothing"  # the kind of an invisible face, such as a zone's
VEIL: Final = "veil"  # the kind of one tone that darkens all of its area
Point = tuple[float, float]


MARKS: Final = frozenset(
    {
        "legal",  # a soft warm light: worth a look now
        "open",  # a faint cool light: may be taken as well
        "picked",  # a bright ring
        "soon",  # a green light: what is picked makes it possible
        "owed",  # a pulsing ring: pick one of these
        "busy",  # a slow cool pulse: somebody thinks
        "dim",  # veiled: out of reach for now
        "great",  # sways a little: a card of a great moment
    }
)


class Area(NamedTuple):
    """A rectangle in board units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        """The middle of the rectangle."""
        return (self.x + self.width / 2, self.y + self.height / 2)


OVERLAY: Final = 400.0
"""Pieces that lie this high or higher cover the table: a sheet that was called up with a "toggle:" key."""


class Face(NamedTuple):
    """What a piece shows: a kind known to the game's painter, and its parameters, all hashable."""

    kind: str
    facts: tuple[object, ...] = ()


class Placed(NamedTuple):
    """A piece and its place.

    `key` names the piece and need not be unique: pieces with equal keys are interchangeable (chips of one
    colour). From one layout to the next, a piece moves to its key's new place; a new piece comes from
    `origin`.
    """

    key: str
    face: Face
    centre: Point
    size: tuple[float, float]
    angle: float = 0.0  # degrees, anticlockwise
    height: float = 0.0  # higher pieces are drawn later and cast a longer shadow
    face_up: bool = True  # a change is animated as a flip
    back: Face | None = None  # shown while face down
    origin: Point | None = None  # where a new piece comes from; None: it appears where it lies
    marks: frozenset[str] = frozenset()  # of MARKS: how the stage highlights it
    pickable: bool = False  # a click has an effect, if only a reason why not
    animated: bool = True  # moves and casts a shadow; texts and panels just change
    close: tuple[float, float] | None = None  # its size when zoomed on hover
    group: str = ""  # pieces that Tab treats as one: "market", "hand"
    drop: bool = False  # pieces can be dragged onto it
    vital: bool = False  # one decides by it: close looks, bubbles and advice lie elsewhere


def meaning(key: str) -> str:
    """Return the key as actions name it: equal pieces that are picked one by one differ after a "#"."""
    return key.partition("#")[0]


class Seat(NamedTuple):
    """Who sits at the table, as its panel shows it."""

    name: str
    colour: int  # 0 to 5, each with its own symbol
    computer: bool
    face: str = ""  # one of `game.table.art.people.PEOPLE`; "": its letter
    addressed: str = ""  # what sentences call them: the name, or YOU for the only person at the screen

    @property
    def sign(self) -> str:
        """What its medallion shows: the face, or the letter."""
        return self.face or self.name[:1].upper()
