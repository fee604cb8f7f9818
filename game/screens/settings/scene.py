"""The settings scene: each setting with one line about its effect, applied and saved at once.

Pages are listed on the left, or one at a time in a narrow window. Typing searches all pages. A page can be
reset to its defaults, and the reset undone.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.menus.menu import MenuScene
from game.screens.requests import OpenData
from game.screens.settings.controls import control
from game.screens.settings.files import copy_path, open_place, path_of
from game.screens.settings.keys import Chooser
from game.screens.settings.list import PageList
from game.screens.settings.pads import PadChooser
from game.screens.settings.pages import (
    BOUND,
    Line,
    chosen_on,
    default_of,
    found,
    heading_of_action,
    label_of,
    lines_of,
    marks_in,
    meaning_of,
    pages_of,
    sought,
)
from game.screens.settings.plugins import trust_control
from game.screens.settings.preview import HEIGHT, MotionPreview
from game.screens.settings.text import Marked
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Fitting, Made, Metal, Own, Part, Row, Scroll, Shown, Space
from game.screens.widgets.pane import Pane
from game.screens.widgets.text_line import TextLine
from game.table.art.paint.shapes import gradient
from game.table.art.palette import ALARM, FROST, GILT, MIST, STEEL
from game.table.layout.boxes import REST

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import OpenSettings
    from game.table.art.palette import Rgb

NARROW: Final = 660  # units of width below which a control goes under its text
WITH_LIST: Final = 856  # units of width from which the pages are listed on the left
CONTROL: Final = (372.0, 42.0)  # units
TALL: Final = {"face": 70.0}  # units of height of controls with a picture
QUERY_LIMIT: Final = 40  # characters
AIR: Final = 20.0  # units between two lines,
CLOSE: Final = 8.0  # and between two keys


class SettingsScene(MenuScene):
    """One page of settings at a time, or the search results from all of them."""

    first = "page"

    def __init__(self, program: Program, page: str = "play") -> None:
        """Show the current settings, on one of the pages of `pages_of`."""
        super().__init__(program)
        self.shown = page
        self.query = ""
        self.chooser = Chooser(self)
        self.pads = PadChooser(self)
        self.undoable: tuple[str, dict[str, object]] | None = None  # a reset page, and its former settings

    # Layout

    def build(self) -> None:
        """Put heading, search, pages, settings and exit buttons on the page."""
        words = self.program.words
        lines = Scroll(self._pane_name, Fitting(self._lines), 0.0)
        search = Made(self._search, CONTROL[1])

        def laid(width: float) -> Part:
            if width >= WITH_LIST:
                side = Column([search, Made(partial(self._page_list, PageList))], 14.0)
                return Row([side, lines], 30.0, [226.0, REST])
            pages = Made(partial(self._page_list, Choice), CONTROL[1])
            return Column([Row([search, pages], 14.0), lines], 14.0)

        ways = [("back", words("menu-back"), self.program.stack.pop, "secondary")]
        if self.undoable:
            ways.append(("restore", words("settings-restore"), self.restore, "secondary"))
        ways.append(("reset", words("settings-reset"), self.reset, "secondary"))
        self.framed(words("settings-heading"), Fitting(laid), ways, 1140.0)
        self._settings_changed()

    @property
    def _pane_name(self) -> str:
        return f"settings.{'' if self.query else self.shown}"

    def _search(self, place: pygame.Rect) -> TextLine:
        empty = self.program.words("settings-search")
        size = self.program.size
        return TextLine(
            "search", place, self.query, self._look_for, limit=QUERY_LIMIT, window=size, empty=empty
        )

    def _page_list(self, kind: type[Choice[str]], place: pygame.Rect) -> Choice[str]:
        words = self.program.words
        values = [(page, words(f"settings-section-{page}")) for page in pages_of(self.program)]
        pages = kind("page", place, values, self.shown, self.turn_to)
        pages.title = words("settings-pages")
        if isinstance(pages, PageList):
            pages.lit = not self.query
        return pages

    @property
    def _resettable(self) -> bool:
        return bool(chosen_on(self.shown, self.program.settings))

    def _lines(self, width: float) -> Part:
        """Return the page's lines, or the search results."""
        lines = found(self.query, self.program) if self.query else lines_of(self.shown, self.program)
        parts: list[Part] = []
        heading = ""
        for line in lines:
            if self._heading_of(line) != heading:
                heading = self._heading_of(line)
                parts += [Space(14.0 if parts else 2.0), *self._heading(heading, width)]
            parts += [self._line(line, width), Space(CLOSE if line.kind in BOUND else AIR)]
        if not lines:
            nothing = self.program.words("settings-nothing_found", query=self.query)
            parts += [Space(12.0), self._text(nothing, "text_italic", 22.0, MIST)]
        if self.shown == "motion" and not self.query:
            unit = self.page.unit
            parts.append(Made(lambda place: MotionPreview(self.program, place, unit), HEIGHT))
        return Column(parts)

    def _heading_of(self, line: Line) -> str:
        """Return the heading above a group of lines."""
        words = self.program.words
        page = words(f"settings-section-{line.page}")
        if line.kind not in BOUND:
            return page
        context = heading_of_action(line.name, words)
        return f"{page}: {context}" if self.query else context

    def _heading(self, words: str, width: float) -> list[Part]:
        """Return a group's heading with a line below it."""
        rule = gradient((self.px(width), max(1, self.px(1.5))), STEEL)
        rule.set_alpha(90)
        return [Metal(words, 24.0, "midleft", ""), Space(6.0), Shown(rule), Space(14.0)]

    def _line(self, line: Line, width: float) -> Part:
        """Return one line: its words, and its control beside or below them."""
        told, control = Column(self._texts(line), 1.0), self._control(line)
        if width < NARROW:
            return Column([told, Row([control, Space()], 0.0, [CONTROL[0], REST])], 6.0)
        return Row([Own(told, at="midleft"), control], 24.0, [REST, CONTROL[0]])

    def _texts(self, line: Line) -> list[Part]:
        """Return a line's label and description."""
        texts: list[tuple[str, str, Rgb]] = [(meaning_of(line, self.program), "text_italic", MIST)]
        if line.kind == "place":
            path = path_of(line.name, self.program)
            texts.append((str(path) if path else "", "sans_medium", GILT))
        if line.kind == "command" and self.chooser.command == line.name:
            told = self.chooser.told
            asked = self.program.words("keys-listening")
            texts.append((told or asked, "sans_medium", ALARM if told else GILT))
        if line.kind == "button" and self.pads.action == line.name:
            asked, refused = self.pads.asked()
            texts.append((asked, "sans_medium", ALARM if refused else GILT))
        label = self._text(label_of(line, self.program), "sans_bold", 21.0, FROST)
        return [label, *(self._text(text, face, 18.0, colour) for text, face, colour in texts if text)]

    def _text(self, text: str, face: str, size: float, colour: Rgb) -> Part:
        """Return words with search matches marked."""
        return Marked(text, face, size, colour, marks_in(text, sought(self.query)))

    def _control(self, line: Line) -> Part:
        tall = TALL.get(line.name, CONTROL[1])
        if line.kind == "command":
            return self.chooser.caps(line.name, tall)
        if line.kind == "button":
            return self.pads.cap(line.name, tall)
        if line.kind == "setting":
            return Made(partial(control, self.program, line.name), tall)
        if line.kind == "page":
            words = self.program.words
            act = partial(self.program.open, OpenData())
            return self.push(line.name, words("settings-data-open"), act, tall=tall)
        if line.kind == "plugin":
            choice = trust_control(line.name, self.program, self.rebuild)
            return Made(choice, tall) if choice else Space(tall)
        path = path_of(line.name, self.program)
        if not path:
            return Space(tall)
        words = self.program.words
        ways = (("open", open_place), ("copy", copy_path))
        buttons = [
            self.push(
                f"{way}.{line.name}",
                words(f"settings-place-{way}"),
                partial(act, self.program, path),
                tall=tall,
            )
            for way, act in ways
        ]
        return Row(buttons, 12.0)

    # Actions

    def turn_to(self, page: str) -> None:
        """Show another page."""
        self.shown = page
        self.query = ""
        self.program.audio.play("click")
        self.rebuild()

    def _look_for(self, query: str) -> None:
        """Show search results; the search field keeps its text."""
        before = self.page.named_pane(self._pane_name)
        self.query = query.strip()
        if before:
            before.gone()
            pane = Pane(self._pane_name, before.rect, self.page.unit)
            self.page.widgets[self.page.widgets.index(before)] = pane
            Scroll(pane.name, Fitting(self._lines), 0.0).fill(self.page, pane)
        pages = self.page.named("page")
        if isinstance(pages, PageList):
            pages.lit = not self.query
        self._settings_changed()

    def reset(self) -> None:
        """Reset this page to its defaults."""
        before = chosen_on(self.shown, self.program.settings)
        if before:
            self.undoable = (self.shown, before)
            for name in before:
                self.program.change(name, default_of(name))
            words = self.program.words
            key = self.program.keys.pressed("settings_restore", words)
            page = words(f"settings-section-{self.shown}")
            self.program.notice(words("settings-reset_done", page=page, key=key))
            self.rebuild()

    def restore(self) -> None:
        """Undo the reset."""
        if self.undoable:
            page, before = self.undoable
            self.undoable = None
            for name, value in before.items():
                self.program.change(name, value)
            self.program.audio.play("undo")
            self.turn_to(page)

    def back(self) -> None:
        """Leave the search, then the settings."""
        if self.query:
            self.query = ""
            self.rebuild()
        else:
            self.program.stack.pop()

    def language_changed(self) -> None:
        """Rebuild the page; a search finds other lines in the new language."""
        if self.query:
            self.shown, self.query = "language", ""
        super().language_changed()

    def handle(self, event: pygame.event.Event) -> None:
        """Send typed text to the search, and an awaited key to the chooser."""
        if self.chooser.hears(event) or self.pads.hears(event):
            return
        if self.command(event, "settings") == "settings_restore":
            self.restore()
            return
        typing = isinstance(self.page.focused, TextLine)
        if event.type == pygame.TEXTINPUT and not typing and event.text.strip():
            self.page.focus(self.page.named("search"))
        before = self.program.settings
        super().handle(event)
        if self.program.settings != before and self.program.stack.top is self:
            self._settings_changed()

    def _settings_changed(self) -> None:
        """Enable or disable the reset button."""
        self.page.enable("reset", not self.query and self._resettable)


def open_settings(program: Program, request: OpenSettings) -> SettingsScene:
    """Make the screen."""
    return SettingsScene(program, request.page)
