"""The settings: each with one line that says what follows from it, applied at once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.keys import BY_NAME
from game.scenes.menu import MenuScene
from game.scenes.widgets.button import Entry, mark_current
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.slider import Slider
from game.scenes.widgets.text_line import TextLine
from game.scenes.widgets.widget import Picture, Widget
from game.table.art.palette import MIST, STEEL
from game.table.art.shapes import gradient
from game.table.art.text import metal_text, paragraph
from saves.names import NAME_LIMIT

if TYPE_CHECKING:
    from game.scenes.program import Program

NARROW: Final = 720  # units of width below which a control lies under its text
WITH_SECTIONS: Final = 900  # units of width from which the sections are listed at the left
CONTROL: Final = (372.0, 42.0)  # units
ROW: Final = 84.0
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "general": ("language", "name"),
    "display": ("fullscreen", "ui_scale"),
    "motion": ("motion", "speed", "celebrations"),
    "sound": ("volume_master", "volume_effects", "volume_music", "volume_ambience", "background", "mute"),
    "computer": ("ai_seconds", "pace", "hints", "coach", "reactions"),
}
WORDED: Final = {
    "motion": ("full", "gentle", "none"),
    "celebrations": ("full", "small", "off"),
    "pace": ("brisk", "calm", "slow"),
    "reactions": ("always", "useful", "late"),
}
LANGUAGES: Final = (("auto", ""), ("en", "English"), ("de", "Deutsch"))


class SettingsScene(MenuScene):
    """All settings below each other; a list of their sections at the left where there is room."""

    first = "language"

    def __init__(self, program: Program, page: str = "") -> None:
        """Show what is set now; `page` is the section to begin with."""
        super().__init__(program)
        self._pane = Pane("settings", pygame.Rect(0, 0, 1, 1), 1.0)
        self._tops: dict[str, int] = {}  # pixels from the pane's beginning to a section
        self._entries: dict[str, Entry] = {}

    def build(self) -> None:
        """Put heading, sections, settings and the way back on the page."""
        words = self.program.words
        inner = self.frame(words("settings.heading"))
        self._entries.clear()
        unit = self.page.unit
        if inner.width / unit >= WITH_SECTIONS - 44:
            beside = self._section_buttons(inner)
            inner = pygame.Rect(beside, inner.y, inner.right - beside, inner.height)
        self._pane = Pane("settings", inner, unit)
        self.page.widgets.append(self._pane)
        self._fill()
        self.footer([("back", words("menu.back"), self.back, "secondary")])

    def _section_buttons(self, inner: pygame.Rect) -> int:
        """List the sections; return where the rest begins, in pixels."""
        width, step = self.px(206), min(self.px(60), inner.height // len(SECTIONS))
        for number, section in enumerate(SECTIONS):
            place = pygame.Rect(inner.x, inner.y + number * step, width, step - self.px(12))
            text = self.program.words(f"settings.section.{section}")
            self._entries[section] = Entry(f"section.{section}", place, text, self._going(section))
            self.page.add(self._entries[section])
        return inner.x + width + self.px(30)

    def _going(self, section: str) -> Callable[[], None]:
        def go() -> None:
            self.program.audio.play("click")
            self._pane.scroll_to(self._tops[section])

        return go

    def _fill(self) -> None:
        """Put all settings into the pane, section by section."""
        pane, words = self._pane, self.program.words
        y = float(pane.rect.y)
        for section, names in SECTIONS.items():
            self._tops[section] = round(y) - pane.rect.y
            heading = metal_text(words(f"settings.section.{section}"), "title", self.px(24))
            self.page.add(Picture(heading, topleft=(pane.rect.x, round(y + self.px(4)))), pane)
            y += heading.get_height() + self.px(8)
            line = gradient((pane.rect.width - self.px(24), max(1, self.px(1.5))), STEEL)
            line.set_alpha(90)
            self.page.add(Picture(line, topleft=(pane.rect.x, round(y))), pane)
            y += self.px(8)
            for name in names:
                y = self._row(name, y)
            y += self.px(20)

    def _row(self, name: str, top: float) -> float:
        """Put one setting into the pane; return where the next may begin, in pixels."""
        pane, words = self._pane, self.program.words
        narrow = pane.rect.width / self.page.unit < NARROW - 60
        width, tall = self.px(CONTROL[0]), self.px(CONTROL[1])
        right = pane.rect.right - self.px(26)
        room = (right - pane.rect.x) if narrow else right - width - self.px(24) - pane.rect.x
        label = self.text(
            words(f"settings.{name}.label"),
            "sans_bold",
            pygame.Rect(pane.rect.x, round(top + self.px(8)), room, self.px(28)),
            21,
        )
        self.page.add(label, pane)
        meaning = words(f"settings.{name}.meaning", key=self._key(name))
        told = paragraph(meaning, "text_italic", (room, self.px(64)), MIST, self.px(18))
        self.page.add(Picture(told, topleft=(pane.rect.x, round(top + self.px(37)))), pane)
        below = top + self.px(37) + told.get_height()
        if narrow:
            place = pygame.Rect(pane.rect.x, round(below + self.px(6)), min(width, room), tall)
            below = place.bottom
        else:
            place = pygame.Rect(right - width, round(top + self.px(14)), width, tall)
        self.page.add(self._control(name, place), pane)
        return max(top + self.px(ROW), below + self.px(18))

    def _key(self, name: str) -> str:
        """The key that changes a setting too, for the words about it."""
        return self.program.keys.pressed(name, self.program.words) if name in BY_NAME else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Show the page; the section that is on top is marked in the list."""
        mark_current([(entry, self._tops[name]) for name, entry in self._entries.items()], self._pane)
        super().draw(surface)

    # One control a setting

    def _control(self, name: str, place: pygame.Rect) -> Widget:
        settings, words = self.program.settings, self.program.words
        if name == "language":
            values = [(value, text or words("settings.language.auto")) for value, text in LANGUAGES]
            return self._choice(name, place, values, settings.language)
        if name == "name":
            return TextLine(
                name,
                place,
                settings.name,
                self._setting(name),
                limit=NAME_LIMIT,
                window=self.program.size,
                empty=words("settings.name.empty"),
            )
        if name in ("fullscreen", "background", "mute", "hints", "coach"):
            values_on = [(True, words("settings.on")), (False, words("settings.off"))]
            return self._choice(name, place, values_on, bool(getattr(settings, name)))
        if name in WORDED:
            return self._choice(name, place, self._worded(name, WORDED[name]), getattr(settings, name))
        return self._slider(name, place)

    def _worded(self, name: str, values: Sequence[str]) -> list[tuple[str, str]]:
        return [(value, self.program.words(f"settings.{name}.{value}")) for value in values]

    def _choice(
        self, name: str, place: pygame.Rect, values: Sequence[tuple[object, str]], value: object
    ) -> Widget:
        return Choice(name, place, values, value, self._setting(name))

    def _slider(self, name: str, place: pygame.Rect) -> Widget:
        """A slider counts whole steps; what is set may be a fraction."""
        ends, share, unit = {
            "ui_scale": ((75, 200, 5), 1.0, " %"),
            "speed": ((50, 400, 25), 0.01, "×"),
            "ai_seconds": ((2, 300, 2), 0.1, " s"),
        }.get(name, ((0, 100, 5), 1.0, " %"))
        value = getattr(self.program.settings, name)

        def word(steps: int) -> str:
            number = f"{steps * share:g}" if share < 1 else str(steps)
            decimal = number.replace(".", ",") if self.program.words.language == "de" else number
            return decimal + unit

        def change(steps: int) -> None:
            self._setting(name)(round(steps * share, 2) if share < 1 else steps)

        return Slider(name, place, ends, round(value / share), change, words=word)

    def _setting(self, name: str) -> Callable[[object], None]:
        """Return what changes a setting, and lets it be heard where it is about sound."""

        def change(value: object) -> None:
            self.program.change(name, value)
            if name.startswith("volume") or name == "mute":
                self.program.audio.play("chip")
            elif name != "name":
                self.program.audio.play("click")

        return change
