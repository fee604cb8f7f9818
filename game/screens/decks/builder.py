"""The deck builder: the box's cards on one side, the deck and its problems on the other."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.dust_collectorz.decks.random_deck import filled, is_part
from game.dust_collectorz.rules.cards.decks import MANY, NAME_LIMIT, breaches, fits, place_of
from game.dust_collectorz.rules.cards.facts import NO_TRIBE
from game.engine.rng import SEED_LIMIT, Rng
from game.screens.decks.builder_box import box_part
from game.screens.decks.builder_deck import deck_part
from game.screens.decks.cards import CardButton
from game.screens.decks.close import CloseLook
from game.screens.decks.faces import Faces
from game.screens.decks.filter import ANY, Filter
from game.screens.decks.sheet import DeckSheet
from game.screens.menus.menu import LOW, MenuScene
from game.screens.requests import Answer, Ask, OpenAbilities, OpenDeckExport, OpenImproving
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Inset, Made, Metal, Part, Raised, Row, Space
from game.screens.widgets.text_line import TextLine
from game.table.layout.boxes import REST, Share

if TYPE_CHECKING:
    import pygame

    from game.screens.app.program import Program
    from game.screens.menus.menu import Way
    from game.screens.requests import OpenDeck
    from saves.decks import SavedDeck

DECK: Final = 452.0  # units of the deck's width
WIDE: Final = 1080  # units of width from which both sides show at once
TOP: Final = 66.0
FOOT: Final = 84.0


class DeckBuilderScene(MenuScene):
    """One deck being built. Leaving asks what to do with unsaved changes."""

    first = "box.0"
    context = "builder"

    def __init__(
        self, program: Program, deck: SavedDeck, file: str = "", kept: Callable[[str], None] = lambda _: None
    ) -> None:
        """Open `deck`, saved under `file` or not yet; `kept` is called with its file after saving."""
        super().__init__(program)
        self.sheet = DeckSheet(deck, file)
        self.kept = kept
        self.filter = Filter()
        self.faces = Faces(self.program.words)
        self.close = CloseLook(self.faces)
        self.part = "deck"
        self.narrow = False
        self._box_ends = 0  # in pixels; 0 if only one side is shown
        self._fitting: frozenset[int] = frozenset()

    # Layout

    def build(self) -> None:
        """Put name, box, deck and buttons on the page."""
        wide, high = self.room
        self.narrow = wide < WIDE or high < LOW
        self._box_ends = 0 if self.narrow else self.px(wide - DECK - 32)
        self._weigh()
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
            self.page.hint(name, self.program.words(f"deck-{name}_about"))
        self.page.enable("undo", self.sheet.can_undo)
        for name in ("clear", "export"):
            self.page.enable(name, bool(self.sheet.kinds))

    def _head(self, tall: float) -> Part:
        """Return heading, name, undo and reset, which lie above the plates."""
        words = self.program.words

        def line(place: pygame.Rect) -> TextLine:
            empty, size = words("deck-name"), self.program.size
            return TextLine(
                "name", place, self.sheet.name, self._rename, limit=NAME_LIMIT, window=size, empty=empty
            )

        tools = [
            self.push("undo", words("deck-undo"), self.undo, tall=tall),
            self.push("clear", words("deck-clear"), self.clear, tall=tall),
        ]
        name = Made(line, tall)
        if not self.narrow:
            heading = Metal(words("deck-heading"), 30.0, name="")
            return Row([heading, Space(), name, *tools], 10.0, [None, REST, 332.0, 160.0, 160.0])
        names = [(part, words(f"deck-part-{part}")) for part in ("box", "deck", "summary")]
        parts = Made(lambda place: Choice("part", place, names, self.part, self.show_part), tall)
        return Row([name, parts, *tools], 10.0, [Share(1.0, 0.0, 280.0), REST, 112.0, 112.0])

    def _exits(self) -> list[Way]:
        words = self.program.words
        return [
            ("back", words("menu-back"), self.back, "secondary"),
            ("export", words("deck-export"), self.export, "secondary"),
            ("random", words("deck-random"), self.randomize, "secondary"),
            ("improve", words("deck-improve"), self.improve, "secondary"),
            ("save", words("deck-save"), self.save, "primary"),
        ]

    def _weigh(self) -> None:
        """Find which kinds the deck still has room for."""
        deck = list(self.sheet.kinds)
        filled_places = [place_of(kind) for kind in deck]
        self._fitting = frozenset(
            kind
            for kind in Filter().shown()
            if filled_places.count(place_of(kind)) < MANY[place_of(kind)] and fits(deck, kind)
        )

    def fits(self, kind: int) -> bool:
        """Whether the deck has room for one more of a kind."""
        return kind in self._fitting

    # Actions

    def _rename(self, text: str) -> None:
        self.sheet.name = text

    def show_part(self, part: str) -> None:
        """Show the box, the deck or its statistics."""
        self.program.audio.play("click")
        self.part = part
        self.rebuild()

    def choose(self, name: str, value: int) -> None:
        """Change the box's filter."""
        self.program.audio.play("click")
        setattr(self.filter, name, value)
        self._from_the_top()

    def _from_the_top(self) -> None:
        """Show the box again, scrolled to the top."""
        self.rebuild()
        pane = next((one for one in self.page.widgets if one.name == "box"), None)
        if pane and not self.narrow:
            pane.scroll_to(0)  # type: ignore[attr-defined]  # what is called so is a pane

    def ask_for_ability(self) -> None:
        """Open the choice of abilities."""
        self.program.open(OpenAbilities(self.filter.ability, lambda one: self.choose("ability", one)))

    def show_fitting(self, number: int) -> None:
        """Filter the box by what fits an empty place of the deck."""
        card = self.page.named(f"slot.{number}")
        rank = getattr(card, "rank", ANY)
        tribe = number // 6 if number < 6 * NO_TRIBE else int(NO_TRIBE)
        self.filter = Filter(tribe=tribe, rank=rank if rank < 3 else ANY)
        if self.narrow:
            self.part = "box"
        self.program.audio.play("click")
        self._from_the_top()

    def add(self, kind: int) -> None:
        """Add a card to the deck."""
        if not self.sheet.can_add(kind):
            self.program.audio.play("refused")
            self.program.notice(self.program.words("deck-no_more"))
            return
        self.sheet.add(kind)
        self._changed("place")

    def remove(self, kind: int) -> None:
        """Put a card back into the box."""
        if self.sheet.count(kind):
            self.sheet.remove(kind)
            self._changed("slide")

    def pin(self, kind: int) -> None:
        """Pin or unpin a card."""
        self.sheet.pin(kind)
        self._changed("click")

    def undo(self) -> None:
        """Undo the last change."""
        if self.sheet.can_undo:
            self.sheet.undo()
            self._changed("undo")

    def clear(self) -> None:
        """Put all cards back; this can be undone."""
        if self.sheet.kinds:
            self.sheet.put(())
            self._changed("slide")

    def _changed(self, sound: str) -> None:
        self.program.audio.play(sound)
        self.rebuild()

    def randomize(self) -> None:
        """Fill the free places at random; redraw a full deck around its pinned cards."""
        chance = Rng(secrets.randbelow(SEED_LIMIT))
        deck = filled(self.sheet.kinds, self.sheet.pinned, chance)
        if deck is None:
            self._refuse_pins()
            return
        self.sheet.put(deck)
        self._changed("flip")

    def improve(self) -> None:
        """Let a computer player improve the deck around its pinned cards."""
        chance = Rng(secrets.randbelow(SEED_LIMIT))
        deck = self.sheet.kinds
        begun = deck if not breaches(deck) else filled(deck, self.sheet.pinned, chance)
        if begun is None or not is_part(self.sheet.pinned):
            self._refuse_pins()
            return

        def take(kinds: tuple[int, ...]) -> None:
            self.sheet.put(kinds)
            self.rebuild()

        self.program.open(OpenImproving(begun, self.sheet.pinned, take))

    def _refuse_pins(self) -> None:
        self.program.audio.play("refused")
        self.program.notice(self.program.words("deck-pins_clash"))

    def export(self) -> None:
        """Export the deck as text."""
        if self.sheet.kinds:
            self.program.open(OpenDeckExport(self.sheet.name, self.sheet.kinds))

    def save(self) -> None:
        """Save the deck; an illegal one as a draft."""
        words, shelf = self.program.words, self.program.decks
        if not self.sheet.saved().name:
            self.sheet.name = words("deck-new_name")
        file = self.sheet.file or shelf.new_file()
        shelf.save(file, self.sheet.keep(file))
        self.kept(file)
        draft = bool(self.sheet.breaches)
        self.program.notice(words("deck-saved_draft" if draft else "deck-saved"))
        self.rebuild()

    def back(self) -> None:
        """Leave; ask first if there are unsaved changes."""
        if not self.sheet.changed:
            self.program.pop()
            return
        words, program = self.program.words, self.program

        def keep() -> None:
            self.save()
            program.pop()

        answers = [
            Answer("keep", words("deck-leave-keep"), keep, "primary"),
            Answer("drop", words("deck-leave-drop"), program.pop, "danger"),
            Answer("stay", words("deck-leave-stay")),
        ]
        program.open(Ask(words("deck-leave-heading"), words("deck-leave-text"), answers))

    def closing(self) -> None:
        """Save changes before the program quits."""
        if self.sheet.changed and self.sheet.kinds:
            self.save()

    # Events, time and pictures

    def acts(self) -> dict[str, Callable[[], None]]:
        """Handle the deck builder's keys."""
        return {"builder_undo": self.undo, "builder_save": self.save}

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
        self.close.draw(surface, self.page.unit, self.program.words, keys=self.page.ring, box=self._box_ends)


def open_deck(program: Program, request: OpenDeck) -> DeckBuilderScene:
    """Make the screen."""
    return DeckBuilderScene(program, request.deck, request.file, request.kept)
