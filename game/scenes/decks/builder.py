"""The deck builder: the box's cards on one side, the deck and its problems on the other."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.deck_random import filled, is_part
from game.dust_collectorz.decks import MANY, NAME_LIMIT, breaches, fits, place_of
from game.dust_collectorz.facts import NO_TRIBE
from game.engine.rng import SEED_LIMIT, Rng
from game.scenes.decks.builder_box import build_box
from game.scenes.decks.builder_deck import build_deck
from game.scenes.decks.cards import CardButton
from game.scenes.decks.close import CloseLook
from game.scenes.decks.faces import Faces
from game.scenes.decks.filter import ANY, Filter
from game.scenes.decks.sheet import DeckSheet
from game.scenes.menu import LOW, MenuScene
from game.scenes.requests import Answer, Ask, OpenAbilities, OpenDeckExport, OpenImproving
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.text_line import TextLine
from game.scenes.widgets.widget import Picture
from game.table.art.text import metal_text

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.requests import OpenDeck
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
        low = high < LOW
        top, foot = (52.0, 62.0) if low else (TOP, FOOT)
        self._box_ends = 0 if self.narrow else self.px(wide - DECK - 32)
        self._weigh()
        self._head(top)
        tall, air = high - top - foot, self.px(8 if low else 14)
        if self.narrow:
            plate = self.rect(20, top, wide - 40, tall)
            self.plate(plate)
            if self.part == "box":
                build_box(self, plate.inflate(-2 * air, -2 * air))
            else:
                build_deck(self, plate.inflate(-2 * air, -2 * air))
        else:
            self.part = "deck" if self.part == "box" else self.part
            left = self.rect(20, top, wide - 52 - DECK, tall)
            right = self.rect(wide - 20 - DECK, top, DECK, tall)
            self.plate(left)
            self.plate(right)
            build_box(self, left.inflate(-2 * air, -2 * air))
            build_deck(self, right.inflate(-2 * air, -2 * air))
        self._foot()

    def _head(self, top: float) -> None:
        """Put the heading, the deck's name, undo and reset above the plates."""
        words, (wide, _) = self.program.words, self.room
        tall = top - 18
        left = 20.0
        if not self.narrow:
            line = metal_text(words("deck-heading"), "title", self.px(30))
            self.page.add(Picture(line, midleft=(self.px(24), self.px(top / 2))))
            left = wide - 20 - DECK - 230
        right = wide - 20.0
        tools = [("clear", self.clear), ("undo", self.undo)]
        for name, action in tools:
            each = 112.0 if self.narrow else 160.0
            place = self.rect(right - each, 9, each, tall)
            button = self.button(name, place, words(f"deck-{name}"), action)
            button.enabled = self.sheet.can_undo if name == "undo" else bool(self.sheet.kinds)
            self.page.add(button)
            right -= each + 10
        if self.narrow:
            width = min(280.0, right - left - 210)
            parts = [(part, words(f"deck-part-{part}")) for part in ("box", "deck", "summary")]
            place = self.rect(left + width + 10, 9, right - left - width - 20, tall)
            self.page.add(Choice("part", place, parts, self.part, self.show_part))
        else:
            width = right - left
        entry = TextLine(
            "name",
            self.rect(left, 9, width, tall),
            self.sheet.name,
            self._rename,
            limit=NAME_LIMIT,
            window=self.program.size,
            empty=words("deck-name"),
        )
        self.page.add(entry)

    def _foot(self) -> None:
        words = self.program.words
        self.footer(
            [
                ("back", words("menu-back"), self.back, "secondary"),
                ("export", words("deck-export"), self.export, "secondary"),
                ("random", words("deck-random"), self.randomize, "secondary"),
                ("improve", words("deck-improve"), self.improve, "secondary"),
                ("save", words("deck-save"), self.save, "primary"),
            ],
            self.room[0] - 40,
        )
        for name in ("random", "improve"):
            button = self.page.named(name)
            if button:
                button.hint = words(f"deck-{name}_about")
        export = self.page.named("export")
        if export:
            export.enabled = bool(self.sheet.kinds)

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
