"""The interface of a game's `table` module, and what it is told besides the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.engine.errors import Reason
    from game.engine.events import Event
    from game.table.layout.frame import Frame, Shape
    from game.table.pieces import Face, Placed, Seat
    from game.table.stock.deed import Deed
    from game.table.stock.offers import Kind, Prompt
    from game.texts.texts import Texts

OwnView = Any
"""A view of the table's own game."""
HELP: Final = ("full", "outcomes", "none")
"""How much a table tells: outcomes and what is likely, outcomes alone, or neither."""


class Setting(NamedTuple):
    """What a layout needs besides the view: the players, the texts, and the current picks."""

    seats: tuple[Seat, ...]
    texts: Texts
    legal: tuple[int, ...] = ()  # the viewer's legal actions, when it is to move
    picked: tuple[str, ...] = ()  # keys, in the order of picking
    thinking: int = -1  # the seat whose computer player is thinking
    toggled: frozenset[str] = frozenset()  # switches that are on: names of "toggle:" keys
    refused: str = ""  # the key of the piece with a reason beside it
    deeds: tuple[Deed | None, ...] = ()  # what each seat did last, as those who look may know it
    lately: tuple[Deed, ...] = ()  # what the seats did, oldest first: at least all of this turn
    help: str = "full"  # how much is told: of HELP
    front: int = -1  # the seat at the lower edge of tables that need not turn; -1: the one that looks

    @property
    def addressed(self) -> tuple[str, ...]:
        """What sentences call the seats: their names, or YOU for the only person at the screen."""
        return tuple(seat.addressed or seat.name for seat in self.seats)


class AutoPass(NamedTuple):
    """A decision that people may skip, such as whether to react to others, and how to decline it."""

    action: int  # the action that declines
    matters: bool  # whether any other action could matter now
    open: bool  # whether it needs no hidden cards


class Painter(Protocol):
    """What draws a game's faces, as module-level functions of its `table`."""

    def paint(self, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """Draw a face at a size in pixels, cached; faces of one kind and size have one outline."""

    def background(self, size: tuple[int, int]) -> pygame.Surface:
        """Draw the empty table, cached and opaque."""


class Meanings(Protocol):
    """What gestures with pieces mean in a game."""

    def picks(self, view: OwnView, action: int) -> tuple[str, ...]:
        """Return the keys that mean `action` when all of them are picked; () if it only has a button."""

    def dropped(self, view: OwnView, key: str, zone: str) -> tuple[int, ...]:
        """List the actions, legal or not, that dragging `key` onto the piece `zone` means, best first."""

    def best_first(self, view: OwnView, actions: tuple[int, ...]) -> tuple[int, ...]:
        """Order actions that the same picks mean, as they are offered: first what a double click does."""

    def at_once(self, view: OwnView, action: int) -> bool:
        """Return whether a single click performs `action`, because it is easily undone."""

    def cycle(self, view: OwnView, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
        """List those of `actions` that a number key cycles through, or the piece "cycle:12" with 12 for it.

        None if number keys press buttons.
        """

    def refuse(self, view: OwnView, picked: tuple[str, ...]) -> Reason:
        """Return why no legal action contains all of `picked`."""

    def remark(self, view: OwnView, picked: tuple[str, ...]) -> Reason | None:
        """Return what is wrong with `picked`, at tables where people pick freely; None elsewhere.

        Pieces with a remark can be picked, even if no legal action contains them.
        """


class GameTable(Painter, Meanings, Protocol):
    """What a game's `table` module offers, as module-level functions."""

    SHAPE: Shape

    def arrange(self, view: OwnView, frame: Frame, setting: Setting) -> list[Placed]:
        """Return the layout in the table and the panel of `frame`; nothing that the viewer may not know."""

    def kinds(self, view: OwnView, setting: Setting) -> tuple[Kind, ...]:
        """List every kind of action in the game, for the rail: always all of them, in one order."""

    def prompt(self, view: OwnView, setting: Setting) -> Prompt:
        """Return what is going on and what the viewer can do."""

    def deed(self, events: Sequence[Event], setting: Setting) -> Deed | None:
        """Return what a step's events, as those who look may know them, come to; None for nothing to show."""

    def pauses(self, view: OwnView, action: int) -> bool:
        """Return whether people want time to look at `view` before this table step."""

    def auto_pass(self, view: OwnView, actions: tuple[int, ...]) -> AutoPass | None:
        """Return how to decline the decision among `actions`; None if it can't be skipped."""

    def button(self, view: OwnView, action: int, setting: Setting) -> str:
        """Word `action` for its button."""

    def describe(self, view: OwnView, key: str, setting: Setting) -> str:
        """Describe a piece for tooltip, focus and screen reader."""
