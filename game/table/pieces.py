"""What lies on a table: pieces and where they lie; what a game's `table` module offers to be played.

Everything is in board units: a canvas of 1920 x 1080, scaled to the window by `game.table.board`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.engine.errors import Reason
    from game.engine.events import Event
    from game.engine.views import View
    from game.table.deed import Deed
    from game.table.frame import Frame
    from game.table.offers import Kind, Prompt
    from game.texts.texts import Texts

CANVAS: Final = (1920, 1080)  # board units
TEXT: Final = "text"  # the kind of all faces that are words alone
CLIP: Final = "clip"  # the kind of the upper part of another face
NOTHING: Final = "nothing"  # the kind of a face that can't be seen, such as a zone's
Point = tuple[float, float]


MARKS: Final = frozenset(
    {
        "legal",  # a soft warm light: worth a look now
        "open",  # a faint cool light: may be taken as well
        "picked",  # a bright ring
        "owed",  # a pulsing ring: one of these must be picked
        "busy",  # a slow cool pulse: somebody thinks
        "dim",  # veiled: out of reach for now
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

DESK: Final = Area(1410, 716, 476, 330)
"""The part of the canvas that every table leaves free for what is to be done, its buttons and the tools."""


class Face(NamedTuple):
    """What a piece shows: a word the game's painter knows, and its particulars, all hashable."""

    kind: str
    facts: tuple[object, ...] = ()


class Placed(NamedTuple):
    """A piece and how it lies.

    `key` names the piece and need not be unique: equal keys are pieces nobody can tell apart (chips of one
    colour). From one layout to the next a piece moves to where its key lies then; a piece that is new comes
    from `origin`.
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
    marks: frozenset[str] = frozenset()  # of MARKS: how the stage dresses it
    pickable: bool = False  # a click means something, be it only a reason why not
    lively: bool = True  # moves from place to place and throws a shadow; texts and panels just change
    close: tuple[float, float] | None = None  # its size at a close look, when the pointer rests on it
    group: str = ""  # pieces that Tab takes as one: "market", "hand"
    drop: bool = False  # pieces can be dragged onto it


class Seat(NamedTuple):
    """Who sits at the table, as its panel shows it."""

    name: str
    colour: int  # 0 to 5, each with its own symbol
    computer: bool
    face: str = ""  # one of `game.table.art.people.PEOPLE`, of a computer player
    addressed: str = ""  # what sentences call them: the name, or YOU for the only person at the screen

    @property
    def sign(self) -> str:
        """What its medallion shows: the face, or a person's letter."""
        return self.face or self.name[:1].upper()


HELP: Final = ("full", "outcomes", "none")
"""How much a table tells: outcomes and what is likely, outcomes alone, or neither."""


class Setting(NamedTuple):
    """What a layout needs beyond the view: who sits there, the texts, what is picked at the moment."""

    seats: tuple[Seat, ...]
    texts: Texts
    legal: tuple[int, ...] = ()  # the viewer's legal actions, when it is to move
    picked: tuple[str, ...] = ()  # keys, in the order of picking
    thinking: int = -1  # the seat whose computer player is at it
    toggled: frozenset[str] = frozenset()  # what the person switched on: names of "toggle:" keys
    refused: str = ""  # the key of the piece beside which a reason why not is being shown
    deeds: tuple[Deed | None, ...] = ()  # what each seat did last, as those who look may know it
    help: str = "full"  # how much is told: of HELP
    front: int = -1  # the seat at the lower edge of tables that need not turn; -1: the one that looks

    @property
    def addressed(self) -> tuple[str, ...]:
        """What sentences call the seats: their names, or YOU for the only person at the screen."""
        return tuple(seat.addressed or seat.name for seat in self.seats)


class Waiver(NamedTuple):
    """A decision that people need not make each time: whether to react to others, and how not to."""

    action: int  # lets it pass
    matters: bool  # whether anything else could matter now
    open: bool  # whether nobody needs to look at hidden cards for it


class GameTable(Protocol):
    """What a game's `table` module offers, as module-level functions."""

    def layout(self, view: View, area: Area, setting: Setting) -> list[Placed]:
        """Say where everything lies for the seat that sees `view`; nothing that it may not know."""

    def arrange(self, view: View, frame: Frame, setting: Setting) -> list[Placed]:
        """Say where everything lies in the table and the panel of `frame`; nothing that it may not know."""

    def kinds(self, view: View, setting: Setting) -> tuple[Kind, ...]:
        """List every kind of action that the game has, for the rail: always all of them, in one order."""

    def prompt(self, view: View, setting: Setting) -> Prompt:
        """Say what is going on and what one can do."""

    def deed(self, events: Sequence[Event], setting: Setting) -> Deed | None:
        """Tell what a step's events, as those who look may know them, come to; None for nothing to show."""

    def picks(self, view: View, action: int) -> tuple[str, ...]:
        """Name the keys that mean `action` when all of them are picked; () for one that only has a button."""

    def dropped(self, view: View, key: str, zone: str) -> tuple[int, ...]:
        """List the actions, legal or not, that dragging `key` onto the piece `zone` means, best first."""

    def best_first(self, view: View, actions: tuple[int, ...]) -> tuple[int, ...]:
        """Order actions that the same picks mean, as they are offered: first what a double click does."""

    def at_once(self, view: View, action: int) -> bool:
        """Tell whether a single click that means `action` alone performs it: a step easily changed back."""

    def cycle(self, view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
        """List those of `actions` that a number key goes through, or the piece "cycle:12" with 12 for it.

        None where number keys press buttons.
        """

    def pauses(self, view: View, action: int) -> bool:
        """Tell whether people want to look at `view` in peace before this step of the table's."""

    def waive(self, view: View, actions: tuple[int, ...]) -> Waiver | None:
        """Tell how to let the decision among `actions` pass; None for one that has to be made."""

    def button(self, view: View, action: int, setting: Setting) -> str:
        """Word `action` for its button."""

    def refuse(self, view: View, picked: tuple[str, ...]) -> Reason:
        """Tell why no legal action contains all of `picked`."""

    def remark(self, view: View, picked: tuple[str, ...]) -> Reason | None:
        """Tell what keeps `picked` from being done, where people gather pieces freely; None elsewhere.

        What is remarked on can be picked, though no legal action contains it.
        """

    def describe(self, view: View, key: str, setting: Setting) -> str:
        """Word what a piece is, for tooltip, focus and speech."""

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """Draw a face at a size in pixels, cached; faces of one kind and size have one outline."""

    def ahead(self, view: View, setting: Setting) -> tuple[tuple[Face, tuple[float, float]], ...]:
        """List faces, with sizes in board units, that may come up: they are painted while nothing moves."""

    def background(self, size: tuple[int, int]) -> pygame.Surface:
        """Draw the empty table, cached and opaque."""
