"""The first screen: the name of the program and the ways from here."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

import game
from game.scenes.games import title_of
from game.scenes.load import LoadScene, open_row
from game.scenes.menu import LOW, MenuScene
from game.scenes.new_game import NewGameScene
from game.scenes.opening import clipboard, in_code, refuse, show
from game.scenes.rules_page import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.widgets.button import Button
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.widget import Picture
from game.table.art.frames import BUTTON_INK
from game.table.art.light import glow
from game.table.art.palette import MIST
from game.table.art.text import fitted
from game.table.art.title import logo, title_background
from saves.code import is_code
from saves.notices import SaveError

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.program import Program
    from saves.library import Row

SPARKS: Final = 26
DRIFT: Final = 0.012  # of the window's height a second
LANGUAGE_NAMES: Final = (("en", "English"), ("de", "Deutsch"))


class TitleScene(MenuScene):
    """Continue, begin, open, set up, read, leave."""

    first = "begin"

    def __init__(self, program: Program) -> None:
        """Look for a match to go on with when the scene is entered."""
        super().__init__(program)
        self.seconds = 0.0
        self.unfinished: Row | None = None

    def entered(self) -> None:
        """See whether there is a match to go on with, and offer that first."""
        before = self.unfinished
        self.unfinished = self.program.library.newest_unfinished()
        self.first = "continue" if self.unfinished else "begin"
        super().entered()
        if self.unfinished and not before:
            self.page.focus(self.page.named("continue"))

    def back(self) -> None:
        """Escape does not leave the program by accident: it goes to the button that does."""
        self.page.ring = True
        self.page.focus(self.page.named("quit"))

    def handle(self, event: pygame.event.Event) -> None:
        """Answer Ctrl+V with the match whose code was copied, besides what every menu answers."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_v and event.mod & pygame.KMOD_CTRL:
            self.paste()
        else:
            super().handle(event)

    def paste(self) -> None:
        """Open the match whose code lies in the clipboard."""
        program = self.program
        code = clipboard()
        if not is_code(code):
            program.notice(program.words("title.no_code"))
            return
        try:
            show(program, in_code(code, program.settings, program.words))
        except SaveError as error:
            refuse(program, error)

    def build(self) -> None:
        """Put logo, buttons, version and languages on the page."""
        wide, high = self.room
        low = high < LOW
        width = min(wide * 0.8, 280.0 if low else 560.0)
        name = logo(self.px(width))
        top = 10 if low else max(16.0, (high - 760) / 2)
        middle = self.px(wide / 2)
        light = glow(name.get_size(), (120, 160, 255), 110, 1.7)
        self.page.add(Picture(light, midtop=(middle, self.px(top))))
        self.page.add(Picture(name, midtop=(middle, self.px(top))))
        below = top + name.get_height() / self.page.unit + (8 if low else 18)
        self._buttons(below, high - below - (58 if low else 54))
        self._corners()

    def _buttons(self, top: float, tall: float) -> None:
        ways = self._ways()
        wide, _ = self.room
        gap = 14.0
        columns = 1 if len(ways) * 46 + (len(ways) - 1) * 8 <= tall else 2
        rows = math.ceil(len(ways) / columns)
        each = min(60.0, (tall - (rows - 1) * gap) / rows)
        width = 372.0 if columns == 1 else min(300.0, (wide - 60) / 2)
        left = wide / 2 - (columns * width + (columns - 1) * gap) / 2
        for index, (name, action) in enumerate(ways):
            across, down = index % columns, index // columns
            place = self.rect(left + across * (width + gap), top + down * (each + gap), width, each)
            style = "primary" if index == 0 else "secondary"
            text = self.program.words(f"title.{name}")
            if name == "continue" and self.unfinished:
                self.page.add(
                    _TwoLines(name, place, text, self._about(self.unfinished), self._clicked(action))
                )
            else:
                self.page.add(self.button(name, place, text, action, style=style))

    def _clicked(self, action: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            self.program.audio.play("click")
            action()

        return act

    def _ways(self) -> list[tuple[str, Callable[[], None]]]:
        """The buttons in their order; the first is the one most likely wanted."""
        program = self.program
        ways: list[tuple[str, Callable[[], None]]] = [
            ("begin", lambda: program.push(NewGameScene(program))),
            ("load", lambda: program.push(LoadScene(program))),
            ("decks", program.show_decks),
            ("settings", lambda: program.push(SettingsScene(program))),
            ("rules", lambda: program.push(RulesScene(program))),
            ("quit", program.quit),
        ]
        return [("continue", self._continue), *ways] if self.unfinished else ways

    def _continue(self) -> None:
        if self.unfinished:
            open_row(self.program, self.unfinished.name)

    def _about(self, row: Row) -> str:
        """Word the match that can be continued: the game and the players."""
        if row.header is None:
            return row.name
        names = ", ".join(player.name for player in row.header.players)
        return f"{title_of(row.header.game, self.program.words.language)} · {names}"

    def _corners(self) -> None:
        wide, high = self.room
        version = self.program.words("title.version", version=game.__version__)
        box = self.rect(wide - 320, high - 42, 300, 30)
        self.page.add(self.text(version, "text_italic", box, 19, MIST, "midright"))
        place = self.rect(20, high - 46, 190, 34)
        language = self.program.words.language
        choice = Choice("language", place, LANGUAGE_NAMES, language, self._choose_language)
        self.page.add(choice)

    def _choose_language(self, language: str) -> None:
        self.program.change("language", language)

    def update(self, seconds: float) -> None:
        """Let time pass for the sparks."""
        super().update(seconds)
        self.program.covers.update(seconds)
        self.seconds += seconds * self.program.liveliness

    def backdrop(self, surface: pygame.Surface) -> None:
        """Show the picture, and sparks that rise from the horizon."""
        size = surface.get_size()
        surface.blit(title_background(size), (0, 0))
        for number in range(SPARKS):
            self._spark(surface, number)

    def _spark(self, surface: pygame.Surface, number: int) -> None:
        """Draw one spark: where it is follows from its number and the time alone."""
        width, height = surface.get_size()
        turn = number * 0.618034
        age = (turn + self.seconds * DRIFT * (0.6 + number % 5 * 0.2)) % 1.0
        x = (turn * 7.3 % 1.0 + 0.012 * math.sin(self.seconds * 0.4 + number)) * width
        y = height * (0.94 - 0.9 * age)
        shine = math.sin(math.pi * age) * (0.6 + 0.4 * math.sin(self.seconds * 1.7 + number * 2.1))
        if shine > 0.05:
            size = self.px(9 + number % 4 * 4)
            strength = round(shine * 7) * 22
            light = glow((size, size), (255, 224, 170) if number % 3 else (170, 206, 255), strength, 2.6)
            surface.blit(light, light.get_rect(center=(round(x), round(y))))


class _TwoLines(Button):
    """A golden button that also says what it goes on with."""

    def __init__(
        self, name: str, rect: pygame.Rect, text: str, about: str, action: Callable[[], None]
    ) -> None:
        super().__init__(name, rect, text, action, style="primary")
        self.about = about

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set the text, and below it smaller what it is about."""
        width, height = self.rect.size
        ink = BUTTON_INK[self.style]
        box = (width - round(height * 0.5), round(height * 0.46))
        words = fitted(self.text, "title", box, ink, round(height * 0.36), None)
        surface.blit(words, words.get_rect(center=(self.rect.centerx, self.rect.y + round(height * 0.36))))
        small = fitted(
            self.about, "sans_medium", (box[0], round(height * 0.32)), ink, round(height * 0.27), None
        )
        surface.blit(small, small.get_rect(center=(self.rect.centerx, self.rect.y + round(height * 0.71))))
