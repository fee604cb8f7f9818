"""The title scene: the games' boxes on a shelf, the match to resume, and all other menus."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

import game
from game.registry import GAMES
from game.scenes.at_once import begin_at_once, quick_match
from game.scenes.continue_plate import ContinuePlate
from game.scenes.game_box import GameBox
from game.scenes.games import minutes_of
from game.scenes.keys import with_key
from game.scenes.menu import LOW, MenuScene
from game.scenes.opening import resume
from game.scenes.replay.code import paste_code
from game.scenes.requests import (
    OpenDecks,
    OpenLessons,
    OpenLoad,
    OpenNewGame,
    OpenRules,
    OpenSettings,
    OpenStatistics,
)
from game.scenes.widgets.button import Button
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.widget import Picture
from game.table.art.frames import panel
from game.table.art.light import glow
from game.table.art.palette import FROST, MIST, WARM
from game.table.art.text import fitted, worded
from game.table.art.title import logo, title_background
from game.texts.languages import languages
from saves.library import newest_unfinished

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.program import Program
    from game.scenes.requests import OpenTitle
    from saves.library import Row
    from saves.listing import Listing

SPARKS: Final = 26
DRIFT: Final = 0.012  # of the window's height per second
SLENDER: Final = 0.77  # a box's width divided by its height
WIDEST_SHELF: Final = 1680.0  # units
TALLEST_BOX: Final = 600.0
LEDGE: Final = 13.0  # distance of boxes from the shelf's edge
WAY: Final = 128.0  # units of width of a text link


class Measures(NamedTuple):
    """The title's measures, in units: smaller in a small window."""

    logo: float  # its width; its height is half
    plate: float  # height of the plate that resumes a match
    facts: float  # height of the line below a box
    play: float  # height of a quick play button
    way: float  # height of a text link
    gap: float


ROOMY: Final = Measures(logo=300, plate=90, facts=30, play=40, way=40, gap=14)
NARROW: Final = Measures(logo=116, plate=52, facts=22, play=30, way=29, gap=6)


class TitleScene(MenuScene):
    """Resume, open a box, or go to another menu."""

    def __init__(self, program: Program) -> None:
        """The match to resume is looked up when the scene is entered."""
        super().__init__(program)
        self.seconds = 0.0
        self.unfinished: Row | None = None
        self._looking: Listing[Row] | None = None
        self._found: Row | None = None  # the newest of the matches read so far

    def entered(self) -> None:
        """Look for a match to resume, and offer it first."""
        before = self.unfinished
        self._stop_looking()
        self._looking = self.program.library.listing()
        self._found = newest_unfinished(self._looking.first_look())
        self._see_found()
        self.first = "continue" if self.unfinished else f"box.{self._last_game()}"
        super().entered()
        if self.unfinished and not before:
            self.page.focus(self.page.named("continue"))

    def left(self) -> None:
        """Stop looking for a match."""
        self._stop_looking()
        super().left()

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.stop()
            self._looking = None

    def _see_found(self) -> None:
        """Offer the match found; until then, the previous one."""
        done = self._looking is None or self._looking.done
        if self._found or done:
            self.unfinished = self._found
        if done:
            self._stop_looking()

    def _look_on(self) -> None:
        """Continue the search for a match to resume: with very many matches it takes time."""
        if self._looking is None:
            return
        before = self.unfinished
        some = self._looking.take()
        self._found = newest_unfinished([*some, self._found] if self._found else some)
        self._see_found()
        if self.unfinished != before:
            focused = self.page.focused
            self.first = "continue"
            self.rebuild()
            if before is None and focused and focused.name == f"box.{self._last_game()}":
                self.page.focus(self.page.named("continue"))

    def _last_game(self) -> str:
        last = self.program.settings.last_game
        return last if last in GAMES else next(iter(GAMES))

    def back(self) -> None:
        """Focus the quit button, so that Escape doesn't quit by accident."""
        self.page.ring = True
        self.page.focus(self.page.named("quit"))

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the title's keys, besides what every menu handles."""
        command = self.command(event, "title")
        if command == "paste_code":
            paste_code(self.program)
        elif command == "play_at_once" and isinstance(self.page.focused, GameBox):
            self._play(self.page.focused.game)
        else:
            super().handle(event)

    # Layout

    def _ways(self) -> list[tuple[str, Callable[[], None]]]:
        """Return the text links in order: a name, worded as "title.<name>", and its action."""
        program = self.program
        return [
            ("learn", lambda: program.open(OpenLessons())),
            ("load", lambda: program.open(OpenLoad())),
            ("decks", lambda: program.open(OpenDecks())),
            ("statistics", lambda: program.open(OpenStatistics())),
            ("rules", lambda: program.open(OpenRules())),
            ("settings", lambda: program.open(OpenSettings())),
            ("quit", program.quit),
        ]

    def build(self) -> None:
        """Put logo, plate, boxes, links and corners on the page."""
        wide, high = self.room
        size = NARROW if high < LOW else ROOMY
        top = self._logo(size)
        if self.unfinished:
            place = self.rect(wide / 2 - min(wide - 48, 760) / 2, top, min(wide - 48, 760), size.plate)
            self.page.add(ContinuePlate(self, self.unfinished, place, self._clicked(self._continue)))
            top += size.plate + size.gap
        ways = self._ways()
        rows = math.ceil(len(ways) / max(1, int((wide - 24) // WAY)))
        foot = rows * size.way + size.gap
        self._shelves(top, high - foot - size.gap, size)
        self._quiet(ways, rows, high - foot, size)
        self._corners()

    def _logo(self, size: Measures) -> float:
        """Put the logo; return where the rest may begin, in units."""
        wide, high = self.room
        width = size.logo
        if high >= LOW:
            width = max(250.0, min(560.0, high * (0.32 if self.unfinished else 0.45), wide * 0.5))
        name = logo(self.px(width))
        middle, top = self.px(wide / 2), self.px(size.gap * 0.7)
        light = glow((name.get_width() * 2, name.get_height() * 2), (120, 160, 255), 90, 1.7)
        self.page.add(Picture(light, center=(middle, top + name.get_height() // 2)))
        self.page.add(Picture(worded(name, "Herotable"), "heading", midtop=(middle, top)))
        return size.gap * 1.4 + width / 2

    def _shelves(self, top: float, bottom: float, size: Measures) -> None:
        """Put the boxes on one shelf, or on several in a narrow window."""
        wide, high = self.room
        columns = len(GAMES) if wide > high * 0.95 else math.ceil(len(GAMES) / 2)
        rows = math.ceil(len(GAMES) / columns)
        across = min(wide - 48, WIDEST_SHELF)
        between = size.gap * 2
        each = (across - between * (columns - 1)) / columns
        below = 2 * size.facts + size.play + size.gap * 1.7  # of a shelf's front
        tall = min((bottom - top) / rows - below - size.gap, each * 0.96 / SLENDER, TALLEST_BOX)
        each = min(each, tall * SLENDER * 1.34)
        across = each * columns + between * (columns - 1)
        spare = (bottom - top) / rows - tall - below
        for row in range(rows):
            floor = top + row * (tall + below + spare) + tall + spare / 2
            self._front(wide / 2 - across / 2, floor, across, below)
            for column, one in enumerate(list(GAMES)[row * columns : (row + 1) * columns]):
                left = wide / 2 - across / 2 + column * (each + between)
                stand = self.rect(left + (each - tall * SLENDER) / 2, floor - tall, tall * SLENDER, tall)
                self._game(one, stand, (left, floor, each), size)

    def _front(self, left: float, floor: float, across: float, below: float) -> None:
        """Put the front of a shelf: a plate of glass under the boxes."""
        wide, _ = self.room
        out = min(26.0, (wide - across) / 2 - 6)
        self.plate(self.rect(left - out, floor - LEDGE, across + 2 * out, below + LEDGE))

    def _game(self, one: str, stand: pygame.Rect, cell: tuple[float, float, float], size: Measures) -> None:
        """Put a box on the page, with facts and the quick play button below."""
        words = self.program.words
        left, floor, each = cell

        def chosen() -> None:
            self.program.audio.play("click")
            self.program.begin_work()
            self.program.open(OpenNewGame(one, self.page.pointer))

        self.page.add(GameBox(self, one, stand, chosen))
        box = self.rect(left, floor + size.gap * 0.3, each, size.facts)
        self.page.add(self.text(self._facts(one), "sans_medium", box, size.facts * 0.63, FROST, "center"))
        long = min(each, 210.0)
        place = self.rect(left + (each - long) / 2, floor + size.gap * 0.4 + size.facts, long, size.play)
        hint = words("box-play_hint", **quick_match(one, self.program.settings, words))
        hint = with_key(hint, self.program.keys.shown("play_at_once", words))
        self._rivals(
            one,
            self.rect(left, floor + size.gap * 0.6 + size.facts + size.play, each, size.facts),
            size.facts,
        )
        style = "primary" if self.first == f"box.{one}" else "secondary"
        name, text = f"play.{one}", words("box-play")
        play = self.button(name, place, text, lambda: self._play(one), style=style, hint=hint)
        self.page.add(play)

    def _rivals(self, one: str, box: pygame.Rect, size: float) -> None:
        """Word the rivals of a quick match below the button."""
        words = self.program.words
        facts = quick_match(one, self.program.settings, words)
        if facts["names"]:
            told = self.text(words("box-rivals", **facts), "text_italic", box, size * 0.6, FROST, "center")
            told.name = f"rivals.{one}"
            self.page.add(told)

    def _facts(self, one: str) -> str:
        words, seats = self.program.words, GAMES[one].seats
        return words("box-facts", least=seats[0], most=seats[-1], minutes=minutes_of(one))

    def _play(self, one: str) -> None:
        """Start a game as it was last played."""
        if not begin_at_once(self.program, one):
            self.program.open(OpenNewGame(one))

    def _quiet(
        self, ways: list[tuple[str, Callable[[], None]]], rows: int, top: float, size: Measures
    ) -> None:
        wide, _ = self.room
        columns = math.ceil(len(ways) / rows)
        each = min(190.0, (wide - 24) / columns)
        for index, (name, action) in enumerate(ways):
            row, column = divmod(index, columns)
            here = min(columns, len(ways) - row * columns)
            left = wide / 2 + (column - here / 2) * each
            place = self.rect(left, top + row * size.way, each - 4, size.way - 2)
            text = self.program.words(f"title-{name}")
            self.page.add(QuietWay(name, place, text, self._clicked(action)))

    def _clicked(self, action: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            self.program.audio.play("click")
            self.program.begin_work()
            action()

        return act

    def _continue(self) -> None:
        if self.unfinished:
            resume(self.program, self.unfinished.name)

    def _corners(self) -> None:
        wide, _ = self.room
        version = self.program.words("title-version", version=game.__version__)
        box = self.rect(18, 14, 160, 28)
        self.page.add(self.text(version, "text_italic", box, 18, MIST))
        place = self.rect(wide - 208, 14, 190, 34)
        offered = list(languages().items())
        self.page.add(Choice("language", place, offered, self.program.words.language, self._choose_language))

    def _choose_language(self, language: str) -> None:
        self.program.change("language", language)

    # Animation

    def update(self, seconds: float) -> None:
        """Advance the sparks."""
        super().update(seconds)
        self._look_on()
        self.program.covers.update(seconds, attended=self.program.attended)
        self.seconds += seconds * self.program.drift

    def shows_in(self) -> float:
        """Keep updating while sparks rise; they come to rest when nobody is active."""
        return 0.0 if self.program.drift else super().shows_in()

    def works_in(self) -> float:
        """Preload the games' pictures."""
        return 0.0 if self._looking else self.program.covers.works_in(attended=self.program.attended)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the picture, and sparks rising from the horizon."""
        size = surface.get_size()
        surface.blit(title_background(size), (0, 0))
        for number in range(SPARKS):
            self._spark(surface, number)

    def _spark(self, surface: pygame.Surface, number: int) -> None:
        """Draw one spark; its position depends only on its number and the time."""
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


class QuietWay(Button):
    """A text link, underlined in gold when hovered or focused."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words, on a plate with a line below when hovered."""
        width, height = self.rect.size
        lit = self.hovered or self.focused
        if self.hovered:
            surface.blit(panel(self.rect.size, "row"), self.rect)
        box = (width - height // 2, round(height * 0.7))
        words = fitted(self.text, "title", box, WARM if lit else FROST, round(height * 0.46))
        place = words.get_rect(center=self.rect.center)
        surface.blit(words, place)
        if lit:
            thick = max(2, height // 20)
            line = pygame.Rect(place.x, place.bottom - round(height * 0.04), place.width, thick)
            surface.fill(WARM, line)


def open_title(program: Program, _request: OpenTitle) -> TitleScene:
    """Make the screen."""
    return TitleScene(program)
