"""The deck builder: the box's cards on one side, the deck and its problems on the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.decks import NAME_LIMIT
from game.dust_collectorz.screens.builder_box import box_part
from game.dust_collectorz.screens.builder_deck import deck_part, tabs
from game.dust_collectorz.screens.cards import CardButton
from game.dust_collectorz.screens.close import CloseLook
from game.dust_collectorz.screens.editing import DeckEditing
from game.dust_collectorz.screens.part import texts_of
from game.screens.menus.menu import LOW
from game.screens.widgets.layout import Column, Inset, Made, Metal, Part, Raised, Row, Space
from game.screens.widgets.text_line import TextLine
from game.table.layout.boxes import REST, Share

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.dust_collectorz.decks.saves import SavedDeck
    from game.dust_collectorz.screens.requests import OpenDeck
    from game.screens.app.program import Program
    from game.screens.menus.menu import Way

DECK: Final = 452.0  # units of the deck's width
WIDE: Final = 1080  # units of width from which both sides show at once
TOP: Final = 66.0
FOOT: Final = 84.0


class DeckBuilderScene(DeckEditing):
    """One deck being built. Leaving asks what to do with unsaved changes."""

    first = "box.0"

    def __init__(
        self, program: Program, deck: SavedDeck, file: str = "", kept: Callable[[str], None] = lambda _: None
    ) -> None:
        """Open `deck`, saved under `file` or not yet; `kept` is called with its file after saving."""
        super().__init__(program, deck, file, kept)
        self.close = CloseLook(self.faces)
        self._box_ends = 0  # in pixels; 0 if only one side is shown

    def build(self) -> None:
        """Put name, box, deck and buttons on the page."""
        wide, high = self.room
        self.narrow = wide < WIDE or high < LOW
        self._box_ends = 0 if self.narrow else self.px(wide - DECK - 32)
        self.weigh()
        air = 8.0 if self.low else 14.0
        if self.narrow:
            part = box_part(self) if self.part == "box" else deck_part(self)
            body: Part = Raised(part, "glass", air)
        else:
            self.part = "deck" if self.part == "box" else self.part
            sides = [Raised(box_part(self), "glass", air), Raised(deck_part(self), "glass", air)]
            body = Row(sides, 12.0, [REST, DECK])
        top, foot = (52.0, 62.0) if self.low else (TOP, FOOT)
        head = Inset(self._head(top - 18.0), 4.0, 9.0)
        self.lay(Inset(Column([head, body, self.exits(self._exits())], 0.0, [top, REST, foot]), 20.0, 0.0))
        for name in ("random", "improve"):
            self.page.hint(name, texts_of(self.program)(f"builder-{name}_about"))
        self.page.enable("undo", self.sheet.can_undo)
        for name in ("clear", "export"):
            self.page.enable(name, bool(self.sheet.kinds))

    def _head(self, tall: float) -> Part:
        """Return heading, name, undo and reset, which lie above the plates."""
        texts = texts_of(self.program)

        def line(place: pygame.Rect) -> TextLine:
            empty, size = texts("builder-name"), self.program.size
            return TextLine(
                "name", place, self.sheet.name, self.rename, limit=NAME_LIMIT, window=size, empty=empty
            )

        tools = [
            self.push("undo", texts("builder-undo"), self.undo, tall=tall),
            self.push("clear", texts("builder-clear"), self.clear, tall=tall),
        ]
        name = Made(line, tall)
        if not self.narrow:
            heading = Metal(texts("builder-heading"), 30.0, name="")
            return Row([heading, Space(), name, *tools], 10.0, [None, REST, 332.0, 160.0, 160.0])
        return Row(
            [name, tabs(self, ("box", "deck", "summary"), tall), *tools],
            10.0,
            [Share(1.0, 0.0, 280.0), REST, 112.0, 112.0],
        )

    def _exits(self) -> list[Way]:
        texts = texts_of(self.program)
        return [
            ("back", texts("menu-back"), self.back, "secondary"),
            ("export", texts("builder-export"), self.export, "secondary"),
            ("random", texts("builder-random"), self.randomize, "secondary"),
            ("improve", texts("builder-improve"), self.improve, "secondary"),
            ("save", texts("builder-save"), self.save, "primary"),
        ]

    def update(self, seconds: float) -> None:
        """Advance time; draw the next face."""
        super().update(seconds)
        self.faces.update()
        self.close.update(seconds, self._looked_at())

    def shows_in(self) -> float:
        """Keep updating while faces are missing; the zoom appears after a while."""
        return 0.0 if self.faces.lacking else min(super().shows_in(), self.close.shows_in())

    def _looked_at(self) -> CardButton | None:
        """The hovered or the focused card."""
        found = [one for one in self.page.reachable() if isinstance(one, CardButton) and one.kind >= 0]
        if self.page.ring:
            return next((one for one in found if one.focused), None)
        return next((one for one in found if one.hovered), None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and the zoomed card on top."""
        super().draw(surface)
        self.close.draw(
            surface, self.page.unit, keys=self._keys() if self.page.ring else None, box=self._box_ends
        )

    def _keys(self) -> dict[str, str]:
        """Name the keys that add, remove and pin a card."""
        keys, words = self.program.keys, self.program.words
        return {
            "enter": keys.leading("Enter", words),
            "erase": keys.leading("Backspace", words),
            "pin": keys.pressed("builder_pin", words),
        }


def open_deck(program: Program, request: OpenDeck) -> DeckBuilderScene:
    """Make the screen."""
    return DeckBuilderScene(program, request.deck, request.file, request.kept)
