"""The list of decks: the person's own, with drafts and damaged ones, and the box's presets to start from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.dust_collectorz.decks.saves import DeckRow, SavedDeck, is_text
from game.dust_collectorz.rules.cards.cards import CARDS, KINDS, PRESETS, SLUGS
from game.dust_collectorz.rules.cards.decks import EPIC, PLATINUM, breaches
from game.dust_collectorz.screens.cards import ASPECT, Faces
from game.dust_collectorz.screens.part import decks_of, texts_of
from game.dust_collectorz.screens.requests import OpenDeck, OpenDeckImport
from game.dust_collectorz.words.says import option_value
from game.engine.files.plain_file import shown
from game.screens.library.long_list import LongListScene
from game.screens.widgets.button import Button
from game.screens.widgets.layout import Column, Row
from game.screens.widgets.list_line import ListLine
from game.table.art.frames import panel
from game.table.art.palette import ALARM, FROST, GILT, GOOD, MIST, Rgb
from game.table.art.text.text import fitted, metal_text, paragraph
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from pathlib import Path

    from game.dust_collectorz.screens.requests import OpenDecks
    from game.screens.app.program import Program
    from saves.disk.listing import Listing

ROW: Final = 92.0  # units
THUMB: Final = 52.0  # units of width of a card in a row
SHOWN: Final = 5  # cards in a row
NARROW: Final = 760  # units of width below which a row shows no cards


class Listed(NamedTuple):
    """A line of the list: a deck of one's own, or one of the box by its name."""

    row: DeckRow
    preset: str = ""


class DeckListScene(LongListScene[Listed]):
    """All decks, the person's own first, newest first."""

    context = "decks"
    line = "deck"

    def __init__(self, program: Program) -> None:
        """The list is read when the scene is entered."""
        super().__init__(program)
        self.deleted: list[str] = []  # files, last deleted last
        self.decks = decks_of(program)
        self.faces = Faces(program.words)
        self.kept = ""  # the last saved file

    def entered(self) -> None:
        """Read the decks; choose the last saved one."""
        self.read()
        self._choose_kept()
        super().entered()

    def _choose_kept(self) -> None:
        files = [one.row.file for one in self.rows]
        if self.kept and self.kept in files:
            self.chosen = files.index(self.kept)
            self.moved = True
            self.kept = ""
        self.first = f"deck.{self.chosen}"

    def listing(self) -> Listing[Listed]:
        """Read the person's own decks."""
        return self.decks.listing().map(Listed)

    def rank(self, row: Listed) -> tuple[int, float, str]:
        """Sort the person's own first, newest first; then the presets in their order."""
        if row.preset:
            return 0, -list(PRESETS).index(row.preset), ""
        return 1, row.row.saved_at.timestamp(), row.row.file

    def name_of(self, row: Listed) -> str:
        """Return the file's name; a preset has none."""
        return row.row.file or f"/{row.preset}"

    def fixed(self) -> list[Listed]:
        """The presets."""
        texts = texts_of(self.program)
        return [
            Listed(DeckRow("", SavedDeck(option_value("deck1", name, texts), _slugs(kinds))), name)
            for name, kinds in PRESETS.items()
        ]

    def chosen_changed(self) -> None:
        """Disable the buttons that don't apply to the chosen row."""
        self._enable()

    def language_changed(self) -> None:
        """Rename the presets."""
        named = {one.preset: one for one in self.fixed()}
        self.rows = [named.get(one.preset, one) for one in self.rows]
        super().language_changed()

    @property
    def listed(self) -> Listed:
        """The chosen row."""
        return self.rows[self.chosen]

    def build(self) -> None:
        """Put the new-deck buttons, the list and the other buttons on the page."""
        texts = texts_of(self.program)
        new = self.push("new", texts("decks-new"), self.new, tall=48.0)
        take_in = self.push("import", texts("decks-import"), self.take_in, tall=48.0)
        rows = self.long_pane(ROW, lambda number, place: _DeckLine(self, number, self.rows[number], place))
        buttons = [
            ("back", texts("menu-back"), self.back, "secondary"),
            ("restore", texts("decks-undelete"), self.restore, "secondary"),
            ("delete", texts("decks-delete"), self.delete, "danger"),
            ("copy", texts("decks-copy"), self.copy, "secondary"),
            ("open", texts("decks-open"), self.open, "primary"),
        ]
        shown = [one for one in buttons if one[0] != "restore" or self.deleted]
        self.framed(texts("decks-heading"), Column([Row([new, take_in], 14.0), rows], 12.0), shown)
        self._enable()

    def _enable(self) -> None:
        """Enable only the buttons that apply to the chosen row."""
        whole = self.listed.row.deck is not None
        opening = self.page.named("open")
        if isinstance(opening, Button):
            opening.text = texts_of(self.program)("decks-look" if self.listed.preset else "decks-open")
        for name, able in (
            ("delete", not self.listed.preset),
            ("copy", whole and not self.listed.preset),
            ("open", whole),
        ):
            self.page.enable(name, able)

    # Actions

    def new(self) -> None:
        """Start an empty deck."""
        self._build(SavedDeck(self._free_name(texts_of(self.program)("builder-new_name")), ()))

    def take_in(self) -> None:
        """Import a deck from text, and open it in the builder."""
        self.program.open(OpenDeckImport(self._taken))

    def paste(self) -> None:
        """Import the deck in the clipboard."""
        self.program.open(OpenDeckImport(self._taken, pasted=True))

    def _taken(self, deck: SavedDeck) -> None:
        """Save an imported deck, and open it."""
        named = SavedDeck(self._free_name(deck.name), deck.cards)
        file = self.decks.new_file()
        self.decks.save(file, named)
        self._keeping(file)
        self._build(named, file)

    def dropped(self, path: Path) -> bool:
        """Import a text file dropped on the window; ignore any other file."""
        if not is_text(path):
            return False
        self.program.open(OpenDeckImport(self._taken, file=path))
        return True

    def open(self) -> None:
        """Open the chosen deck; for a preset, a copy."""
        row = self.listed.row
        if self.listed.preset and row.deck:
            self._build(SavedDeck(self._free_name(row.deck.name), row.deck.cards))
        elif row.deck:
            if row.notice:
                self.program.tell([row.notice])
            self._build(row.deck, row.file)
        else:
            self.program.audio.play("refused")
            self.program.tell([row.notice] if row.notice else [])

    def copy(self) -> None:
        """Save a copy of the chosen deck, and choose it."""
        deck = self.listed.row.deck
        if deck:
            file = self.decks.new_file()
            self.decks.save(file, SavedDeck(self._free_name(deck.name), deck.cards, deck.pinned))
            self.decks.flush()
            self.with_row(Listed(self.decks.row(file)))
            self.rebuild()

    def _build(self, deck: SavedDeck, file: str = "") -> None:
        self.program.open(OpenDeck(deck, file, self._keeping))

    def _keeping(self, file: str) -> None:
        self.kept = file

    def _free_name(self, name: str) -> str:
        """Return an unused deck name: "Attic", "Attic 2", ..."""
        taken = {one.row.deck.name.casefold() for one in self.rows if one.row.deck}
        number, free = 1, name
        while free.casefold() in taken:
            number += 1
            free = texts_of(self.program)("decks-copy_name", name=name[:20], number=number)
        return free

    def delete(self) -> None:
        """Delete the chosen deck; this can be undone."""
        listed = self.listed
        if listed.preset:
            return
        try:
            self.decks.delete(listed.row.file)
        except SaveError as error:
            self.program.tell([error.notice])
            return
        self.deleted.append(listed.row.file)
        self.program.audio.play("slide")
        self.program.notice(texts_of(self.program)("decks-deleted"))
        self.without(listed)
        self.rebuild()

    def restore(self) -> None:
        """Restore the last deleted deck."""
        if not self.deleted:
            return
        try:
            self.decks.restore(self.deleted[-1])
        except SaveError as error:
            self.program.tell([error.notice])
            return
        self.program.audio.play("undo")
        self.with_row(Listed(self.decks.row(self.deleted.pop())))
        self.rebuild()

    def acts(self) -> dict[str, Callable[[], None]]:
        """Handle the list's keys."""
        return {"deck_delete": self.delete, "deck_restore": self.restore, "deck_paste": self.paste}

    def update(self, seconds: float) -> None:
        """Advance time; draw the next face."""
        super().update(seconds)
        self.faces.update()

    def shows_in(self) -> float:
        """Keep updating while faces are missing."""
        return 0.0 if self.faces.lacking else super().shows_in()


class _DeckLine(ListLine):
    """One row of the list."""

    def __init__(self, scene: DeckListScene, number: int, listed: Listed, rect: pygame.Rect) -> None:
        super().__init__(scene, f"deck.{number}", number, rect)
        self.scene = scene
        self.listed = listed
        kinds = [KINDS[card] for card in listed.row.deck.cards] if listed.row.deck else []
        self.faults = breaches(kinds) if listed.row.deck else ()
        self.best = [kind for kind in sorted(kinds) if PLATINUM <= CARDS[kind].rank <= EPIC][:SHOWN]

    @property
    def spoken(self) -> str:
        """The deck's name and details."""
        row = self.listed.row
        if row.deck is None:
            return texts_of(self.scene.program)("decks-broken", file=shown(row.file))
        return f"{row.deck.name}. {self.state[0]}"

    @property
    def state(self) -> tuple[str, Rgb]:
        """What there is to say of a whole deck, and in which colour."""
        texts, notice = texts_of(self.scene.program), self.listed.row.notice
        if self.listed.preset:
            return texts("decks-preset"), MIST
        if notice:
            return notice.sentence(texts), ALARM
        if self.faults:
            return texts("decks-draft", number=len(self.faults)), GILT
        return texts("decks-legal"), GOOD

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(panel(self.rect.size, self.look), self.rect)
        px = self.scene.px
        inner = self.rect.inflate(-px(36), 0)
        if self.listed.row.deck is None:
            self._broken(surface, inner)
            return
        right = self._thumbs(surface, inner)
        name = metal_text(self.listed.row.deck.name, "title", px(24))
        most = right - inner.x - px(20)
        if name.get_width() > most:
            name = pygame.transform.smoothscale_by(name, most / name.get_width())
        surface.blit(name, name.get_rect(midleft=(inner.x, inner.y + px(25))))
        state, colour = self.state
        line = fitted(state, "text_italic", (most, px(26)), colour, px(19))
        surface.blit(line, line.get_rect(midleft=(inner.x, inner.y + px(56))))

    def _thumbs(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """Draw the highest cards small; return where they begin, in pixels."""
        px = self.scene.px
        if inner.width < px(NARROW):
            return inner.right
        width = px(THUMB)
        size = (width, round(width * ASPECT))
        x = inner.right - len(self.best) * (width + px(8))
        for number, kind in enumerate(self.best):
            face = self.scene.faces.picture(kind, size)
            if face:
                place = face.get_rect(midleft=(x + number * (width + px(8)), inner.centery))
                surface.blit(face, place)
        return x

    def _broken(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        px, texts, row = self.scene.px, texts_of(self.scene.program), self.listed.row
        told = texts("decks-broken", file=shown(row.file))
        name = fitted(told, "sans_bold", (inner.width, px(28)), ALARM, px(21))
        surface.blit(name, name.get_rect(midleft=(inner.x, inner.y + px(25))))
        if row.notice:
            reason = row.notice.sentence(texts)
            line = paragraph(reason, "text_italic", (inner.width, px(40)), FROST, px(18))
            surface.blit(line, line.get_rect(midleft=(inner.x, inner.y + px(56))))


def _slugs(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(SLUGS[kind] for kind in kinds)


def open_decks(program: Program, _request: OpenDecks) -> DeckListScene:
    """Make the screen."""
    return DeckListScene(program)
