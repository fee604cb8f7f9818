"""The title scene: the games' boxes on a shelf, the match to resume, and all other menus."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

import game
from game.registry import GAMES
from game.screens.games import minutes_of
from game.screens.keys import with_key
from game.screens.library.opening import resume
from game.screens.menus.menu import MenuScene
from game.screens.replay.code import paste_code
from game.screens.requests import (
    OpenChallenges,
    OpenDaily,
    OpenLessons,
    OpenLoad,
    OpenNewGame,
    OpenPuzzles,
    OpenRules,
    OpenSettings,
    OpenStatistics,
    OpenTrainer,
    screens_of,
)
from game.screens.title.continue_plate import ContinuePlate
from game.screens.title.game_box import GameBox
from game.screens.title.links import Link, links_part
from game.screens.title.quick_start import begin_at_once, quick_match
from game.screens.widgets import layout
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import (
    Column,
    Fill,
    Filling,
    Inset,
    Line,
    Made,
    Part,
    Raised,
    Shown,
    Sized,
    Space,
    Stack,
)
from game.table.art.paint.light import glow
from game.table.art.palette import FROST, MIST
from game.table.art.text.text import worded
from game.table.art.title import logo, title_background
from game.table.layout.boxes import REST
from game.texts.languages import languages
from saves.matches.library import newest_unfinished

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.requests import OpenTitle, Request
    from game.table.pieces import Area
    from saves.disk.listing import Listing
    from saves.matches.row import Row

SPARKS: Final = 26
DRIFT: Final = 0.012  # of the window's height per second
SLENDER: Final = 0.77  # a box's width divided by its height
WIDEST_SHELF: Final = 1680.0  # units
TALLEST_BOX: Final = 600.0
LEDGE: Final = 13.0  # distance of boxes from the shelf's edge


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
        self._due = 0  # mistakes to review today, as shown
        self._shelved: list[str] = []  # the games whose boxes are shown
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

    def _links(self) -> list[Link]:
        """Return the text links in order."""
        program, words = self.program, self.program.words

        def link(name: str, text: str, request: Request) -> Link:
            return Link(name, text, self._clicked(partial(program.open, request)))

        def way(name: str, request: Request) -> Link:
            return link(name, words(f"title-{name}"), request)

        return [
            way("learn", OpenLessons()),
            way("load", OpenLoad()),
            way("daily", OpenDaily()),
            link("practice", self._practice(), OpenTrainer()),
            way("puzzles", OpenPuzzles()),
            *(
                link(name, words.of(one).line(f"screen-{name}"), request)
                for one in GAMES
                for name, request in screens_of(one).items()
            ),
            way("challenges", OpenChallenges()),
            way("statistics", OpenStatistics()),
            way("rules", OpenRules()),
            way("settings", OpenSettings()),
            Link("quit", words("title-quit"), self._clicked(program.stack.quit)),
        ]

    def _practice(self) -> str:
        """Word the link to practice: with what is due today, once that is known."""
        desk, words = self.program.remembered.practice, self.program.words
        self._due = desk.due if desk else 0
        return words("title-practice_due", number=self._due) if self._due else words("title-practice")

    def build(self) -> None:
        """Put logo, plate, boxes, links and corners on the page."""
        size = NARROW if self.low else ROOMY
        self._shelved = list(GAMES)
        parts = [Space(size.gap * 0.4), self._logo(size)]
        row = self.unfinished
        if row:
            act = self._clicked(self._continue)
            parts.append(Made(lambda place: ContinuePlate(self, row, place, act), size.plate, 760.0))
        parts += [Filling(partial(self._shelves, size))]
        parts += [links_part(self, self._links(), size.way), Space(size.gap * 0.2)]
        self.lay(Inset(Column(parts, size.gap, [None] * len(parts)), 12.0, 0.0))
        self.lay(Inset(Column([self._corners(), Space()], 0.0, [34.0, REST]), 18.0, 14.0))

    def _logo(self, size: Measures) -> Part:
        """Return the logo in its light."""
        wide, high = self.room
        width = size.logo
        if not self.low:
            width = max(250.0, min(560.0, high * (0.32 if self.unfinished else 0.45), wide * 0.5))
        name = logo(self.px(width))
        light = glow((name.get_width() * 2, name.get_height() * 2), (120, 160, 255), 90, 1.7)
        return Sized(
            Stack([Shown(light), Shown(worded(name, "Herotable"), "center", "heading")]), 0.0, width / 2
        )

    def _shelves(self, size: Measures, area: Area) -> Part:
        """Return the boxes on one shelf, or on several in a narrow window."""
        wide, high = self.room
        across = len(GAMES) if wide > high * 0.95 else math.ceil(len(GAMES) / 2)
        down = math.ceil(len(GAMES) / across)
        between = size.gap * 2
        below = 2 * size.facts + size.play + size.gap * 1.7  # of a shelf's front
        most = min(area.width - 24.0, WIDEST_SHELF)
        each = (most - between * (across - 1)) / across
        tall = min(area.height / down - below - size.gap, each * 0.96 / SLENDER, TALLEST_BOX)
        each = min(each, tall * SLENDER * 1.34)
        long = each * across + between * (across - 1)
        out = min(26.0, (wide - long) / 2 - 6)
        games = self._shelved
        shelves = []
        for start in range(0, len(games), across):
            front = Column([Space(), Raised(Space(), "glass", 0.0)], 0.0, [tall - LEDGE, REST])
            cells = [self._game(game, tall, size) for game in games[start : start + across]]
            shelf = Stack([front, Inset(layout.Row(cells, between, [REST] * across), out, 0.0)])
            shelves.append(Sized(shelf, long + 2 * out, tall + below))
        return Column(shelves, 0.0, [REST] * down)

    def _game(self, one: str, tall: float, size: Measures) -> Part:
        """Return a box, with facts, the quick play button and its rivals below."""
        words = self.program.words

        def chosen() -> None:
            self.program.audio.play("click")
            self.program.hooks.begin_work()
            self.program.open(OpenNewGame(one, self.page.pointer))

        quick = quick_match(one, self.program.settings, words)
        hint = with_key(words("box-play_hint", **quick), self.program.keys.shown("play_at_once", words))
        style = "primary" if self.first == f"box.{one}" else "secondary"
        rivals: Part = Space()
        if quick["names"]:
            told, size_of = words("box-rivals", **quick), size.facts * 0.6
            rivals = Fill(told, "text_italic", size_of, FROST, "center", f"rivals.{one}")
        parts = [
            Made(lambda place: GameBox(self, one, place, chosen), tall, tall * SLENDER),
            Fill(self._facts(one), "sans_medium", size.facts * 0.63, FROST, "center"),
            self.push(
                f"play.{one}",
                words("box-play"),
                lambda: self._play(one),
                style=style,
                hint=hint,
                wide=210.0,
            ),
            rivals,
            Space(),
        ]
        return Column(parts, size.gap * 0.3, [tall, size.facts, size.play, size.facts, REST])

    def _facts(self, one: str) -> str:
        words, seats, minutes = self.program.words, GAMES[one].seats, minutes_of(one)
        if len(seats) > 1:
            told = words("box-seats", least=seats[0], most=seats[-1])
        else:
            told = words("box-seats_only", count=seats[0])
        return words("box-facts", seats=told, minutes=minutes) if minutes else told

    def _play(self, one: str) -> None:
        """Start a game as it was last played."""
        if not begin_at_once(self.program, one):
            self.program.open(OpenNewGame(one))

    def _clicked(self, action: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            self.program.audio.play("click")
            self.program.hooks.begin_work()
            action()

        return act

    def _continue(self) -> None:
        if self.unfinished:
            resume(self.program, self.unfinished.name)

    def _corners(self) -> Part:
        """Return the version and the choice of language."""
        words = self.program.words
        version = Line(words("title-version", version=game.__version__), "text_italic", 18.0, MIST)
        offered, choose = list(languages().items()), self._choose_language
        choice = Made(lambda place: Choice("language", place, offered, words.language, choose), 34.0, 190.0)
        return layout.Row([version, Space(), choice])

    def _choose_language(self, language: str) -> None:
        self.program.change("language", language)

    # Animation

    def update(self, seconds: float) -> None:
        """Advance the sparks."""
        super().update(seconds)
        self._look_on()
        self.program.covers.update(seconds)
        self.seconds += seconds * self.program.drift
        self.program.added.ask()
        desk = self.program.remembered.practice
        if self._shelved != list(GAMES) or (desk and desk.due != self._due):
            self.rebuild()

    def shows_in(self) -> float:
        """Keep updating while sparks rise; they come to rest when nobody is active."""
        return 0.0 if self.program.drift else super().shows_in()

    def works_in(self) -> float:
        """Preload the games' pictures."""
        return 0.0 if self._looking else self.program.covers.works_in()

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


def open_title(program: Program, _request: OpenTitle) -> TitleScene:
    """Make the screen."""
    return TitleScene(program)
