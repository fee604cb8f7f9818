"""What lies on a table: pieces, where they lie, and what a game's `table` module must offer to be drawn and played.

Everything is in board units: a canvas of 1920 x 1080, scaled to the window by `game.table.board`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    import pygame

    from game.engine.errors import Reason
    from game.engine.views import View

CANVAS = (1920, 1080)  # board units
Point = tuple[float, float]


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


class Face(NamedTuple):
    """What a piece shows: a word the game's painter knows, and its particulars, all hashable."""

    kind: str
    facts: tuple[object, ...] = ()


class Placed(NamedTuple):
    """A piece and how it lies.

    `key` names the piece and need not be unique: equal keys are pieces nobody can tell apart (chips of one colour).
    From one layout to the next a piece moves to where its key lies then; a piece that is new comes from `origin`.
    """

    key: str
    face: Face
    centre: Point
    size: tuple[float, float]
    angle: float = 0.0  # degrees, anticlockwise
    height: float = 0.0  # what lies higher is drawn later and throws a longer shadow
    face_up: bool = True  # a change is shown as a turn
    back: Face | None = None  # what shows while it is turned down
    origin: Point | None = None  # where a new piece comes from; None: it appears where it lies
    marks: frozenset[str] = frozenset()  # "legal", "picked", "dim", "owed": how the stage dresses it
    pickable: bool = False  # a click means something, be it only a reason why not
    lively: bool = True  # moves from place to place; texts and panels just change


class Seat(NamedTuple):
    """Who sits at the table, as its panel shows it."""

    name: str
    colour: int  # 0 to 5, each with its own symbol
    computer: bool


class Setting(NamedTuple):
    """What a layout needs beyond the view: who sits there, the language, what is picked at the moment."""

    seats: tuple[Seat, ...]
    language: str = "en"
    legal: tuple[int, ...] = ()  # the viewer's legal actions, when it is to move
    picked: tuple[str, ...] = ()  # keys, in the order of picking
    thinking: int = -1  # the seat whose computer player is at it


class GameTable(Protocol):
    """What a game's `table` module offers, as module-level functions."""

    def layout(self, view: View, area: Area, setting: Setting) -> list[Placed]:
        """Say where everything lies for the seat that sees `view`; nothing that it may not know."""

    def picks(self, view: View, action: int) -> tuple[str, ...]:
        """Name the keys that mean `action` when all of them are picked; () for one that only has a button."""

    def button(self, view: View, action: int, setting: Setting) -> str:
        """Word `action` for its button."""

    def refuse(self, view: View, picked: tuple[str, ...]) -> Reason:
        """Tell why no legal action contains all of `picked`."""

    def describe(self, view: View, key: str, setting: Setting) -> str:
        """Word what a piece is, for tooltip, focus and speech."""

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """Draw a face at a size in pixels, cached."""

    def background(self, size: tuple[int, int]) -> pygame.Surface:
        """Draw the empty table, cached."""
