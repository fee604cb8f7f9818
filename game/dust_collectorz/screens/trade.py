"""Exports and imports decks as text, by clipboard or file."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.decks.saves import (
    SavedDeck,
    clean_deck_name,
    is_text,
    read_text_file,
    write_text_file,
)
from game.dust_collectorz.decks.text import TEXT_LIMIT, BadDeckText, read, write
from game.dust_collectorz.rules.cards.cards import SLUGS
from game.dust_collectorz.screens.part import decks_of, texts_of
from game.engine.files.plain_file import shown
from game.screens.library.file_manager import show_folder
from game.screens.library.long_list import LongListScene
from game.screens.menus.clipboard import clipboard, copy_text
from game.screens.menus.menu import MenuScene
from game.screens.widgets.button import Button
from game.screens.widgets.layout import Column, Fill, Fitting, Part, Prose, Row, Scroll, Stack
from game.table.art.palette import ALARM, MIST
from saves.disk.listing import Listing, newest_first
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from game.dust_collectorz.screens.requests import OpenDeckExport, OpenDeckImport
    from game.screens.app.program import Program

TEXTS: Final = "texts"  # the folder of texts beside the decks
BYTES: Final = 4 * TEXT_LIMIT
TWO_COLUMNS: Final = 480.0  # units of width from which a text has two


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
        self.name = clean_deck_name(name) or texts_of(program)("builder-new_name")
        self.kinds = tuple(kinds)

    @property
    def written(self) -> str:
        """The deck in the current language."""
        return write(self.name, self.kinds, texts_of(self.program))

    def build(self) -> None:
        """Put the text in two columns on the plate."""
        texts = texts_of(self.program)
        lines: list[Part] = [Fill(line, "sans_medium", 20.0) for line in self.written.splitlines()]

        def laid(width: float) -> Part:
            rows = -(-(len(lines) - 1) // (2 if width >= TWO_COLUMNS else 1))
            sides = [Column(lines[at : at + rows]) for at in range(1, len(lines), rows)]
            return Column([lines[0], Row(sides, 10.0)], 8.0)

        ways = [
            ("back", texts("menu-back"), self.back, "secondary"),
            ("file", texts("builder-to_file"), self.to_file, "secondary"),
            ("copy", texts("builder-to_clipboard"), self.to_clipboard, "primary"),
        ]
        self.framed(texts("builder-export_heading"), Scroll("text", Fitting(laid)), ways, 860.0)

    def to_clipboard(self) -> None:
        """Copy the text to the clipboard."""
        copied = copy_text(self.written)
        self.program.audio.play("click" if copied else "refused")
        self.program.notice(texts_of(self.program)("builder-copied" if copied else "builder-not_copied"))

    def to_file(self) -> None:
        """Save the text in the folder of texts, and open that."""
        path = decks_of(self.program).folder / TEXTS / file_name(self.name)
        try:
            write_text_file(path, self.written)
        except SaveError as error:
            self.program.tell([error.notice])
            return
        self.program.notice(texts_of(self.program)("builder-written", file=path))
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
        return decks_of(self.program).folder / TEXTS

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
        texts = texts_of(self.program)
        parts: list[Part] = [Prose(texts("builder-import_about"), "text", 17.0 if self.low else 20.0)]
        if self.trouble:
            parts.append(Prose(self.trouble, "sans_bold", 20.0, ALARM))
        rows = self.long_pane(58.0, self._file)
        if not (self.rows or self.reading):
            rows = Stack([rows, Prose(texts("builder-no_files"), "text_italic", 19.0, MIST, "topleft")])
        ways = [
            ("back", texts("menu-back"), self.back, "secondary"),
            ("folder", texts("load-folder"), self.show_folder, "secondary"),
            ("clipboard", texts("builder-from_clipboard"), self.from_clipboard, "primary"),
        ]
        self.framed(texts("builder-import_heading"), Column([*parts, rows], 10.0), ways, 860.0)

    def _file(self, number: int, place: pygame.Rect) -> Button:
        name = self.rows[number]
        return self.button(f"file.{number}", place, shown(name), self._reading(name))

    def show_folder(self) -> None:
        """Open the folder of texts."""
        self.program.notice(texts_of(self.program)("builder-texts_are", folder=self.folder))
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
            self._refuse(error.notice.sentence(texts_of(self.program)))
        return True

    def _take(self, text: str, name: str = "") -> None:
        """Import a text and close, or show what is wrong with it."""
        texts = texts_of(self.program)
        try:
            found = read(text)
        except BadDeckText as error:
            facts = {"line": error.line, "word": error.word, "limit": error.limit}
            self._refuse(texts(f"builder-bad-{error.code}", **facts))
            return
        wanted = clean_deck_name(found.name) or clean_deck_name(name) or texts("builder-new_name")
        self.program.stack.pop()
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
