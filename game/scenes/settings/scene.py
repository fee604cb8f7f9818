"""The settings scene: each setting with one line about its effect, applied and saved at once.

Pages are listed on the left, or one at a time in a narrow window. Typing searches all pages. A page can be
reset to its defaults, and the reset undone.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.keys import BY_NAME
from game.scenes.menu import MenuScene
from game.scenes.settings.controls import control
from game.scenes.settings.files import copy_path, open_place, path_of
from game.scenes.settings.keys import Chooser
from game.scenes.settings.list import PageList
from game.scenes.settings.pages import (
    SECTIONS,
    Line,
    chosen_on,
    default_of,
    found,
    label_of,
    lines_of,
    marks_in,
    meaning_of,
    sought,
)
from game.scenes.settings.preview import HEIGHT, MotionPreview
from game.scenes.settings.text import MarkedText
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.text_line import TextLine
from game.scenes.widgets.widget import Picture, Widget
from game.table.art.palette import ALARM, FROST, GILT, MIST, STEEL
from game.table.art.shapes import gradient
from game.table.art.text import metal_text

if TYPE_CHECKING:
    from pathlib import Path

    from game.scenes.program import Program
    from game.scenes.requests import OpenSettings
    from game.table.art.palette import Rgb

NARROW: Final = 660  # units of width below which a control goes under its text
WITH_LIST: Final = 856  # units of width from which the pages are listed on the left
CONTROL: Final = (372.0, 42.0)  # units
TALL: Final = {"face": 70.0}  # units of height of controls with a picture
QUERY_LIMIT: Final = 40  # characters
AIR: Final = 20.0  # units between two lines


class SettingsScene(MenuScene):
    """One page of settings at a time, or the search results from all of them."""

    first = "page"

    def __init__(self, program: Program, page: str = "play") -> None:
        """Show the current settings, on one of the pages of `SECTIONS`."""
        super().__init__(program)
        self.shown = page
        self.query = ""
        self.chooser = Chooser(self)
        self.undoable: tuple[str, dict[str, object]] | None = None  # a reset page, and its former settings
        self._pane = Pane("settings", pygame.Rect(0, 0, 1, 1), 1.0)

    # Layout

    def build(self) -> None:
        """Put heading, search, pages, settings and exit buttons on the page."""
        words = self.program.words
        inner = self.frame(words("settings-heading"), 1140)
        tall, gap = self.px(42), self.px(14)
        if inner.width / self.page.unit >= WITH_LIST:
            wide = self.px(226)
            self._search(pygame.Rect(inner.x, inner.y, wide, tall))
            below = pygame.Rect(inner.x, inner.y + tall + gap, wide, inner.height - tall - gap)
            self._page_list(PageList, below)
            beside = inner.x + wide + self.px(30)
            room = pygame.Rect(beside, inner.y, inner.right - beside, inner.height)
        else:
            half = (inner.width - gap) // 2
            self._search(pygame.Rect(inner.x, inner.y, half, tall))
            self._page_list(Choice, pygame.Rect(inner.right - half, inner.y, half, tall))
            room = pygame.Rect(inner.x, inner.y + tall + gap, inner.width, inner.height - tall - gap)
        self._pane = Pane(f"settings.{'' if self.query else self.shown}", room, self.page.unit)
        self.page.widgets.append(self._pane)
        self._fill()
        self._ways_out()

    def _search(self, place: pygame.Rect) -> None:
        empty = self.program.words("settings-search")
        line = TextLine(
            "search",
            place,
            self.query,
            self._look_for,
            limit=QUERY_LIMIT,
            window=self.program.size,
            empty=empty,
        )
        self.page.add(line)

    def _page_list(self, kind: type[Choice[str]], place: pygame.Rect) -> None:
        words = self.program.words
        values = [(page, words(f"settings-section-{page}")) for page in SECTIONS]
        pages = kind("page", place, values, self.shown, self.turn_to)
        pages.title = words("settings-pages")
        if isinstance(pages, PageList):
            pages.lit = not self.query
        self.page.add(pages)

    def _ways_out(self) -> None:
        words = self.program.words
        ways = [("back", words("menu-back"), self.program.pop, "secondary")]
        if self.undoable:
            ways.append(("restore", words("settings-restore"), self.restore, "secondary"))
        ways.append(("reset", words("settings-reset"), self.reset, "secondary"))
        self.footer(ways, 1140)
        reset = self.page.named("reset")
        if reset:
            reset.enabled = not self.query and self._resettable

    @property
    def _resettable(self) -> bool:
        return bool(chosen_on(self.shown, self.program.settings))

    def _fill(self) -> None:
        """Put the page's lines, or the search results, into the pane."""
        pane = self._pane
        lines = found(self.query, self.program) if self.query else lines_of(self.shown)
        y = float(pane.rect.y)
        heading = ""
        for line in lines:
            if self._heading_of(line) != heading:
                heading = self._heading_of(line)
                y = self._heading(heading, y if line is lines[0] else y + self.px(14))
            y = self._line(line, y)
        if not lines:
            nothing = self.program.words("settings-nothing_found", query=self.query)
            place = pane.rect.move(0, self.px(12)).inflate(-self.px(26), 0)
            self._put(nothing, "text_italic", 22, MIST, place)
        if self.shown == "motion" and not self.query:
            room = pygame.Rect(pane.rect.x, round(y), pane.rect.width - self.px(26), self.px(HEIGHT))
            self.page.add(MotionPreview(self.program, room, self.page.unit), pane)

    def _heading_of(self, line: Line) -> str:
        """Return the heading above a group of lines."""
        words = self.program.words
        page = words(f"settings-section-{line.page}")
        if line.kind != "command":
            return page
        context = words(f"keys-context-{BY_NAME[line.name].context}")
        return f"{page}: {context}" if self.query else context

    def _heading(self, words: str, y: float) -> float:
        pane = self._pane
        heading = metal_text(words, "title", self.px(24))
        self.page.add(Picture(heading, topleft=(pane.rect.x, round(y + self.px(4)))), pane)
        y += heading.get_height() + self.px(8)
        rule = gradient((pane.rect.width - self.px(24), max(1, self.px(1.5))), STEEL)
        rule.set_alpha(90)
        self.page.add(Picture(rule, topleft=(pane.rect.x, round(y))), pane)
        return y + self.px(8)

    def _line(self, line: Line, top: float) -> float:
        """Put one line into the pane; return where the next may begin, in pixels."""
        pane = self._pane
        narrow = pane.rect.width / self.page.unit < NARROW
        width, tall = self.px(CONTROL[0]), self.px(TALL.get(line.name, CONTROL[1]))
        right = pane.rect.right - self.px(26)
        room = (right - pane.rect.x) if narrow else right - width - self.px(24) - pane.rect.x
        down = round(top + self.px(8))
        if line.kind == "command" and not narrow:
            down += self.px(8)  # a label alone is level with its keys
        y = self._texts(line, pygame.Rect(pane.rect.x, down, room, 1))
        place = pygame.Rect(right - width, round(top + self.px(8)), width, tall)
        if narrow:
            place = pygame.Rect(pane.rect.x, y + self.px(6), min(width, room), tall)
        for widget in self._controls(line, place):
            self.page.add(widget, pane)
        return max(y, place.bottom) + self.px(AIR if line.kind != "command" else 6)

    def _texts(self, line: Line, place: pygame.Rect) -> int:
        """Put a line's label and description into the pane; return where they end."""
        bottom = self._put(label_of(line, self.program), "sans_bold", 21, FROST, place)
        texts: list[tuple[str, str, Rgb]] = [(meaning_of(line, self.program), "text_italic", MIST)]
        if line.kind == "place":
            path = path_of(line.name, self.program)
            texts.append((str(path) if path else "", "sans_medium", GILT))
        if line.kind == "command" and self.chooser.command == line.name:
            told = self.chooser.told
            asked = self.program.words("keys-listening")
            texts.append((told or asked, "sans_medium", ALARM if told else GILT))
        for text, face, colour in texts:
            if text:
                bottom = self._put(text, face, 18, colour, place.move(0, bottom - place.y + self.px(1)))
        return bottom

    def _put(self, text: str, face: str, size: float, colour: Rgb, place: pygame.Rect) -> int:
        """Put words into the pane with search matches marked; return where they end, in pixels."""
        marks = marks_in(text, sought(self.query))
        words = MarkedText(
            text, face, self.px(size), colour, corner=place.topleft, width=place.width, marks=marks
        )
        bottom = words.rect.bottom
        self.page.add(words, self._pane)
        return bottom

    def _controls(self, line: Line, place: pygame.Rect) -> list[Widget]:
        if line.kind == "command":
            return list(self.chooser.caps(line.name, place))
        if line.kind == "setting":
            return [control(self.program, line.name, place)]
        path = path_of(line.name, self.program)
        return self._place_buttons(line.name, path, place) if path else []

    def _place_buttons(self, name: str, path: Path, place: pygame.Rect) -> list[Widget]:
        words, program = self.program.words, self.program
        half = (place.width - self.px(12)) // 2
        ways = (("open", open_place), ("copy", copy_path))
        return [
            self.button(
                f"{way}.{name}",
                pygame.Rect(place.x + number * (half + self.px(12)), place.y, half, place.height),
                words(f"settings-place-{way}"),
                partial(act, program, path),
            )
            for number, (way, act) in enumerate(ways)
        ]

    # Actions

    def turn_to(self, page: str) -> None:
        """Show another page."""
        self.shown = page
        self.query = ""
        self.program.audio.play("click")
        self.rebuild()

    def _look_for(self, query: str) -> None:
        """Show search results; the search field keeps its text."""
        self.query = query.strip()
        at = self.page.widgets.index(self._pane)
        self._pane.gone()
        self._pane = Pane("settings.", self._pane.rect, self.page.unit)
        if not self.query:
            self._pane.name = f"settings.{self.shown}"
        self.page.widgets[at] = self._pane
        self._fill()
        pages, reset = self.page.named("page"), self.page.named("reset")
        if isinstance(pages, PageList):
            pages.lit = not self.query
        if reset:
            reset.enabled = not self.query and self._resettable

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
            self.program.pop()

    def language_changed(self) -> None:
        """Rebuild the page; a search finds other lines in the new language."""
        if self.query:
            self.shown, self.query = "language", ""
        super().language_changed()

    def handle(self, event: pygame.event.Event) -> None:
        """Send typed text to the search, and an awaited key to the chooser."""
        if self.chooser.hears(event):
            return
        if self.command(event, "settings") == "settings_restore":
            self.restore()
            return
        typing = isinstance(self.page.focused, TextLine)
        if event.type == pygame.TEXTINPUT and not typing and event.text.strip():
            self.page.focus(self.page.named("search"))
        before = self.program.settings
        super().handle(event)
        if self.program.settings != before and self.program.top is self:
            self._settings_changed()

    def _settings_changed(self) -> None:
        """Enable or disable the reset button."""
        reset = self.page.named("reset")
        if reset:
            reset.enabled = not self.query and self._resettable


def open_settings(program: Program, request: OpenSettings) -> SettingsScene:
    """Make the screen."""
    return SettingsScene(program, request.page)
