"""Exports and imports decks as text, by clipboard or file."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.cards import SLUGS
from game.dust_collectorz.deck_text import TEXT_LIMIT, BadDeckText, read, write
from game.engine.plain_file import shown
from game.scenes.clipboard import clipboard, copy_text
from game.scenes.file_manager import show_folder
from game.scenes.long_list import LongListScene
from game.scenes.menu import LOW, MenuScene
from game.scenes.widgets.button import Button
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Picture
from game.table.art.palette import ALARM, FROST, MIST
from game.table.art.text import label, paragraph
from saves.decks import SavedDeck, clean_deck_name, is_text, read_text_file, write_text_file
from saves.listing import Listing, newest_first
from saves.notices import SaveError

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.requests import OpenDeckExport, OpenDeckImport

TEXTS: Final = "texts"  # the folder of texts beside the decks
BYTES: Final = 4 * TEXT_LIMIT


def file_name(name: str) -> str:
    """Turn a deck's name into a valid file name on every system."""
    plain = re.sub(r"[^\w \-]", "", name).strip(" .")[:40]
    return f"{plain or 'deck'}.txt"


class ExportScene(MenuScene):
    """Shows a deck as text, to read, copy or save."""

    first = "copy"

    def __init__(self, program: Program, name: str, kinds: Sequence[int]) -> None:
        """Show a deck's text."""
        super().__init__(program)
        self.name = clean_deck_name(name) or program.words("deck-new_name")
        self.kinds = tuple(kinds)

    @property
    def written(self) -> str:
        """The deck in the current language."""
        return write(self.name, self.kinds, self.program.words.of("dust_collectorz"))

    def build(self) -> None:
        """Put the text in two columns on the plate."""
        words = self.program.words
        inner = self.frame(words("deck-export_heading"), 860)
        pane = Pane("text", inner, self.page.unit)
        self.page.widgets.append(pane)
        lines = self.written.splitlines()
        pane.put(Picture(self._line(lines[0], inner.width), topleft=inner.topleft))
        columns = 2 if inner.width >= self.px(480) else 1
        rows = -(-(len(lines) - 1) // columns)
        step, wide = self.px(27), (inner.width - self.px(20)) // columns
        for number, line in enumerate(lines[1:]):
            spot = (inner.x + number // rows * wide, inner.y + self.px(36) + number % rows * step)
            pane.put(Picture(self._line(line, wide), topleft=spot))
        self.footer(
            [
                ("back", words("menu-back"), self.back, "secondary"),
                ("file", words("deck-to_file"), self.to_file, "secondary"),
                ("copy", words("deck-to_clipboard"), self.to_clipboard, "primary"),
            ],
            860,
        )

    def _line(self, text: str, width: int) -> pygame.Surface:
        line = label(text, "sans_medium", self.px(20), FROST)
        return (
            line
            if line.get_width() <= width
            else pygame.transform.smoothscale_by(line, width / line.get_width())
        )

    def to_clipboard(self) -> None:
        """Copy the text to the clipboard."""
        copied = copy_text(self.written)
        self.program.audio.play("click" if copied else "refused")
        self.program.notice(self.program.words("deck-copied" if copied else "deck-not_copied"))

    def to_file(self) -> None:
        """Save the text in the folder of texts, and open that."""
        path = self.program.decks.folder / TEXTS / file_name(self.name)
        try:
            write_text_file(path, self.written)
        except SaveError as error:
            self.program.tell([error.notice])
            return
        self.program.notice(self.program.words("deck-written", file=path))
        show_folder(str(path.parent))


class ImportScene(LongListScene[str]):
    """Imports a deck's text from the clipboard or a file; errors are shown with line and reason."""

    first = "clipboard"
    line = "file"

    def __init__(self, program: Program, taken: Callable[[SavedDeck], None]) -> None:
        """List the texts; `taken` is called with the deck after the scene has closed."""
        super().__init__(program)
        self.ahead: Callable[[], object] | None = None  # what is read as soon as it is shown
        self.taken = taken
        self.trouble = ""
        self._order: dict[str, int] = {}

    def entered(self) -> None:
        """Look for texts."""
        self.read()
        self.first = "clipboard"
        super().entered()
        ahead, self.ahead = self.ahead, None
        if ahead:
            ahead()

    def listing(self) -> Listing[str]:
        """List the texts, newest first."""
        return Listing(self._files, str)

    def rank(self, row: str) -> tuple[int, float, str]:
        """Keep the order."""
        return 0, -self._order.get(row, 0), row

    def name_of(self, row: str) -> str:
        """Return the file's name."""
        return row

    @property
    def folder(self) -> Path:
        """The folder of texts."""
        return self.program.decks.folder / TEXTS

    def _files(self) -> list[str]:
        try:
            names = [path.name for path in self.folder.iterdir() if is_text(path)]
        except OSError:
            return []
        found = newest_first(self.folder, names)
        self._order = {name: number for number, name in enumerate(found)}
        return found

    def build(self) -> None:
        """Put the list and the last error on the plate."""
        words = self.program.words
        inner = self.frame(words("deck-import_heading"), 860)
        about = paragraph(
            words("deck-import_about"),
            "text",
            (inner.width - self.px(20), self.px(88)),
            FROST,
            self.px(20 if self.room[1] >= LOW else 17),
        )
        self.page.add(Picture(about, topleft=inner.topleft))
        y = inner.y + about.get_height() + self.px(10)
        if self.trouble:
            box = (inner.width - self.px(20), self.px(80))
            told = paragraph(self.trouble, "sans_bold", box, ALARM, self.px(20))
            self.page.add(Picture(told, topleft=(inner.x, y)))
            y += told.get_height() + self.px(10)
        place = pygame.Rect(inner.x, y, inner.width, inner.bottom - y)
        self.long_pane(place, self.px(58), self._file)
        if not (self.rows or self.reading):
            box = (inner.width - self.px(20), self.px(60))
            none = paragraph(words("deck-no_files"), "text_italic", box, MIST, self.px(19))
            self.page.add(Picture(none, topleft=(inner.x, y + self.px(6))))
        self.footer(
            [
                ("back", words("menu-back"), self.back, "secondary"),
                ("folder", words("load-folder"), self.show_folder, "secondary"),
                ("clipboard", words("deck-from_clipboard"), self.from_clipboard, "primary"),
            ],
            860,
        )

    def _file(self, number: int, place: pygame.Rect) -> Button:
        name = self.rows[number]
        return self.button(f"file.{number}", place, shown(name), self._reading(name))

    def show_folder(self) -> None:
        """Open the folder of texts."""
        self.program.notice(self.program.words("deck-texts_are", folder=self.folder))
        show_folder(str(self.folder))

    def from_clipboard(self) -> None:
        """Import the clipboard's text."""
        self._take(clipboard())

    def _reading(self, name: str) -> Callable[[], None]:
        def act() -> None:
            self.dropped(self.folder / name)

        return act

    def dropped(self, path: Path) -> bool:
        """Import a text file, also one dropped on the window; ignore any other file."""
        if not is_text(path):
            return False
        try:
            self._take(read_text_file(path, BYTES), path.stem)
        except SaveError as error:
            self._refuse(error.notice.sentence(self.program.words.texts))
        return True

    def _take(self, text: str, name: str = "") -> None:
        """Import a text and close, or show what is wrong with it."""
        words = self.program.words
        try:
            found = read(text)
        except BadDeckText as error:
            facts = {"line": error.line, "word": error.word, "limit": error.limit}
            self._refuse(words(f"deck-bad-{error.code}", **facts))
            return
        wanted = clean_deck_name(found.name) or clean_deck_name(name) or words("deck-new_name")
        self.program.pop()
        self.taken(SavedDeck(wanted, tuple(SLUGS[kind] for kind in found.kinds)))

    def _refuse(self, why: str) -> None:
        self.program.audio.play("refused")
        self.trouble = why
        self.rebuild()


def open_export(program: Program, request: OpenDeckExport) -> ExportScene:
    """Make the screen."""
    return ExportScene(program, request.name, request.kinds)


def open_import(program: Program, request: OpenDeckImport) -> ImportScene:
    """Make the screen."""
    scene = ImportScene(program, request.taken)
    if request.file is not None:
        scene.ahead = partial(scene.dropped, request.file)
    elif request.pasted:
        scene.ahead = scene.from_clipboard
    return scene
