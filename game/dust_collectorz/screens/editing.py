"""What a person does to a deck in the builder: cards in and out, pins, filters, undo, saving."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.dust_collectorz.decks.filter import ANY, Filter
from game.dust_collectorz.decks.random_deck import filled, is_part
from game.dust_collectorz.decks.sheet import DeckSheet
from game.dust_collectorz.rules.cards.decks import MANY, breaches, fits, place_of
from game.dust_collectorz.rules.cards.facts import NO_TRIBE
from game.dust_collectorz.screens.cards import Faces
from game.dust_collectorz.screens.part import decks_of, texts_of
from game.dust_collectorz.screens.requests import OpenAbilities, OpenDeckExport, OpenImproving
from game.engine.rng import SEED_LIMIT, Rng
from game.screens.menus.menu import MenuScene
from game.screens.requests import Answer, Ask

if TYPE_CHECKING:
    from game.dust_collectorz.decks.saves import SavedDeck
    from game.screens.app.program import Program


class DeckEditing(MenuScene):
    """A deck being edited, its filter, and all actions on them; the builder lays them out."""

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
        self.part = "deck"  # the part that shows, where not all do
        self.narrow = False  # whether only one part shows at a time
        self._fitting: frozenset[int] = frozenset()

    def weigh(self) -> None:
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

    def rename(self, text: str) -> None:
        """Name the deck."""
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
            self.program.notice(texts_of(self.program)("builder-no_more"))
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
        self.program.notice(texts_of(self.program)("builder-pins_clash"))

    def export(self) -> None:
        """Export the deck as text."""
        if self.sheet.kinds:
            self.program.open(OpenDeckExport(self.sheet.name, self.sheet.kinds))

    def save(self) -> None:
        """Save the deck; an illegal one as a draft."""
        texts, shelf = texts_of(self.program), decks_of(self.program)
        if not self.sheet.saved().name:
            self.sheet.name = texts("builder-new_name")
        file = self.sheet.file or shelf.new_file()
        shelf.save(file, self.sheet.keep(file))
        self.kept(file)
        draft = bool(self.sheet.breaches)
        self.program.notice(texts("builder-saved_draft" if draft else "builder-saved"))
        self.rebuild()

    def back(self) -> None:
        """Leave; ask first if there are unsaved changes."""
        if not self.sheet.changed:
            self.program.stack.pop()
            return
        texts, program = texts_of(self.program), self.program

        def keep() -> None:
            self.save()
            program.stack.pop()

        answers = [
            Answer("keep", texts("builder-leave-keep"), keep, "primary"),
            Answer("drop", texts("builder-leave-drop"), program.stack.pop, "danger"),
            Answer("stay", texts("builder-leave-stay")),
        ]
        program.open(Ask(texts("builder-leave-heading"), texts("builder-leave-text"), answers))

    def closing(self) -> None:
        """Save changes before the program quits."""
        if self.sheet.changed and self.sheet.kinds:
            self.save()

    def acts(self) -> dict[str, Callable[[], None]]:
        """Handle the deck builder's keys."""
        return {"builder_undo": self.undo, "builder_save": self.save}
