"""The end of a match: winners, reason, score, and what to do next."""

from __future__ import annotations

import math
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.engine.match import Match
from game.engine.rng import SEED_LIMIT
from game.scenes.games import says_of
from game.scenes.menu import LOW, MenuScene
from game.scenes.replay.code import copy_code
from game.scenes.seating import TableMatch
from game.scenes.unkept import leave
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.widget import Picture
from game.table.art.light import glow
from game.table.art.palette import FROST, GILT, GOLD, MIST, SEAT_COLOURS, WARM
from game.table.art.seats import avatar
from game.table.art.shapes import gradient, rounded, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import fitted, metal_text, paragraph
from game.table.art.vector import path, picture, star
from game.texts.texts import YOU

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.options import Value
    from game.scenes.program import Program

FLAKES: Final = 70
SHOWER: Final = 9.0  # seconds of golden rain
ROW: Final = 35.0  # units
HIGHEST_ROW: Final = 50.0  # if there is room
AIR: Final = 14.0  # units below the last row
HEAD: Final = 80.0  # units of a column's sign and name


class ResultScene(MenuScene):
    """Lies above the match scene, whose table can be viewed again."""

    first = "again"
    context = "result"

    def __init__(self, program: Program, table: TableMatch) -> None:
        """Show the result of `table`, a finished match, and celebrate the winners."""
        super().__init__(program)
        self.table = table
        state = table.match.state
        self.places = state.places()
        watcher = table.persons[0] if table.persons else 0
        self.view = state.view(watcher)
        self.seconds = 0.0
        won = [seat for seat, place in enumerate(self.places) if place == 1]
        self.winners = won
        cheered = not table.persons or any(seat in table.persons for seat in won)
        self.cheered = cheered
        program.audio.play("win" if cheered else "lose")

    def build(self) -> None:
        """Put winners, reason, score and buttons on the page."""
        words = self.program.words
        wide, high = self.room
        low = high < LOW
        top = self._winners(low=low)
        foot = 74.0 if low else 104.0
        width = min(1040.0, wide - 40)
        plate = self.rect((wide - width) / 2, top, width, high - top - foot)
        self.plate(plate)
        self._scores(plate.inflate(-self.px(36), -self.px(20)))
        self.footer(
            [
                ("title", words("result-title"), self.leave, "secondary"),
                ("look", words("result-look"), self.back, "secondary"),
                ("watch", words("replay-button"), self.watch, "secondary"),
                ("analysis", words("analysis-button"), self.analyse, "secondary"),
                ("statistics", words("statistics-button"), self.statistics, "secondary"),
                ("again", words("result-again"), self.again, "primary"),
            ],
            1240,
        )

    def _winners(self, *, low: bool) -> float:
        """Put the winners and the reason; return where the plate may begin, in units."""
        wide, _ = self.room
        words, middle = self.program.words, self.px(wide / 2)
        sign = 62.0 if low else 118.0
        gap = sign * 1.12
        for number, seat in enumerate(self.winners):
            x = wide / 2 + (number - (len(self.winners) - 1) / 2) * gap
            chair = self.table.chairs[seat]
            picture_of = avatar(chair.sign, chair.colour, self.px(sign))
            shine = glow((self.px(sign * 2.6), self.px(sign * 2.6)), WARM, 170, 1.8)
            spot = (self.px(x), self.px(14 + sign / 2))
            self.page.add(Picture(shine, center=spot))
            self.page.add(Picture(picture_of, center=spot))
        line = metal_text(self._headline(), "title", self.px(32 if low else 46))
        most = self.px(wide - 60)
        if line.get_width() > most:
            line = pygame.transform.smoothscale_by(line, most / line.get_width())
        y = 14 + sign + (22 if low else 36)
        self.page.add(Picture(line, center=(middle, self.px(y))))
        game = self.table.match.rules.id
        why = says_of(game).ending(self.view, self.table.addressed, words.of(game))
        told = paragraph(
            why,
            "text_italic",
            (self.px(min(1040, wide - 60)), self.px(64)),
            FROST,
            self.px(20 if low else 24),
            1,
        )
        y += 20 if low else 32
        self.page.add(Picture(told, midtop=(middle, self.px(y))))
        return y + told.get_height() / self.page.unit + (8 if low else 16)

    def _headline(self) -> str:
        """Word who has won, addressing the only person at the screen."""
        words, names = self.program.words, [self.table.addressed[seat] for seat in self.winners]
        others = words.texts.join(name for name in names if name != YOU)
        you = "yes" if YOU in names else "no"
        return words("result-won", you=you, count=len(names), names=others)

    def _scores(self, inner: pygame.Rect) -> None:
        """Put the score: a column per seat, best first, and a row per part."""
        pane = Pane("scores", inner, self.page.unit)
        self.page.widgets.append(pane)
        px = self.px
        order = sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat))
        label = min(px(300), inner.width * 2 // 5)
        each = (inner.width - label - px(16)) // len(order)
        for column, seat in enumerate(order):
            left = inner.x + label + column * each
            self._column_head(pane, seat, pygame.Rect(left, inner.y, each, px(HEAD)))
        y = inner.y + px(HEAD + 6)
        line = gradient((inner.width - px(16), max(1, px(1.5))), GOLD)
        line.set_alpha(130)
        pane.put(Picture(line, topleft=(inner.x, y)))
        y += px(8)
        words = self.program.words
        rows = [(words("result-place"), tuple(words("result-nth", number=place) for place in self.places))]
        game = self.table.match.rules.id
        rows += says_of(game).scores(self.view, words.of(game))
        each_high = max(px(ROW), min(px(HIGHEST_ROW), (inner.bottom - y - px(AIR)) // len(rows)))
        for number, (text, values) in enumerate(rows):
            if number % 2 == 0:
                band = tinted(rounded((inner.width - px(16), each_high), px(8)), (150, 176, 230), 20)
                pane.put(Picture(band, topleft=(inner.x, y)))
            box = pygame.Rect(inner.x + px(10), y, label - px(20), each_high)
            pane.put(self.text(text, "sans_medium", box, 20, MIST))
            for column, seat in enumerate(order):
                place = pygame.Rect(inner.x + label + column * each, y, each, each_high)
                best = seat in self.winners
                pane.put(self.text(values[seat], "sans_bold", place, 22, GILT if best else FROST, "center"))
            y += each_high

    def _column_head(self, pane: Pane, seat: int, box: pygame.Rect) -> None:
        px, chair = self.px, self.table.chairs[seat]
        sign = avatar(chair.sign, chair.colour, px(46))
        most = (box.width - px(12), px(30))
        name = fitted(chair.name, "sans_bold", most, SEAT_COLOURS[chair.colour], px(22))
        pane.put(Picture(sign, midtop=(box.centerx, box.y)))
        pane.put(Picture(name, center=(box.centerx, box.bottom - px(17))))

    # Actions

    def again(self) -> None:
        """Rematch with the same people; the first seat moves to the last."""
        match = self.table.match
        chairs = (*self.table.chairs[1:], self.table.chairs[0])
        seed = secrets.randbelow(SEED_LIMIT)
        self.program.open_match(TableMatch(Match(match.rules, match.seats, seed, moved_on(match)), chairs))

    def analyse(self) -> None:
        """Open the analysis."""
        self.program.show_analysis(self.table)

    def watch(self) -> None:
        """Replay the match from the start."""
        self.program.show_replay(self.table)

    def acts(self) -> dict[str, Callable[[], None]]:
        """Handle the keys for replay and match code."""
        return {
            "result_watch": self.watch,
            "result_copy": partial(copy_code, self.program, self.table),
        }

    def statistics(self) -> None:
        """Show the statistics of matches like this one."""
        self.program.show_statistics(self.table)

    def leave(self) -> None:
        """Go back to the title."""
        program = self.program
        leave(program, program.stack, lambda: program.home(program.stack[0]))

    def update(self, seconds: float) -> None:
        """Advance the golden rain."""
        super().update(seconds)
        self.seconds += seconds * self.program.liveliness

    @property
    def _showering(self) -> bool:
        return bool(self.cheered and self.program.liveliness and self.seconds < SHOWER)

    def shows_in(self) -> float:
        """Keep updating while gold falls."""
        return 0.0 if self._showering else super().shows_in()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the picture, and golden rain for the winners."""
        super().backdrop(surface)
        if self._showering:
            for number in range(FLAKES):
                self._flake(surface, number)

    def _flake(self, surface: pygame.Surface, number: int) -> None:
        """Draw one flake; its position depends only on its number and the time."""
        width, height = surface.get_size()
        begin = number * 0.618034 % 1.0 * (SHOWER - 4.5)
        age = (self.seconds - begin) / 4.5
        if not 0 <= age <= 1:
            return
        sway = 0.018 * math.sin(self.seconds * 1.6 + number)
        x = (number * 0.754877 % 1.0 + sway) * width
        y = (age * 1.12 - 0.06) * height
        turned = int(self.seconds * 6 + number) % 6
        flake = _flake_picture(number % 4, turned, self.px(12 + number % 3 * 4))
        flake.set_alpha(round(255 * min(1.0, (1 - age) * 4)))
        surface.blit(flake, flake.get_rect(center=(round(x), round(y))))


def moved_on(match: Match) -> dict[str, Value]:
    """Return the options of the rematch: everybody moves one seat on and keeps their own deck."""
    decks = [option.name for option in match.rules.options if option.kind == "deck"][: match.seats]
    chosen = dict(match.options)
    taken = [chosen[name] for name in decks]
    return chosen | dict(zip(decks, [*taken[1:], *taken[:1]], strict=True))


@kept_on(SPRITES)
def _flake_picture(kind: int, turned: int, size: int) -> pygame.Surface:
    colours = ("#f2cd76", "#fff0c4", "#8fb8ff", "#cc983a")
    shape = star((50, 50), 4 if kind % 2 else 5, 46, 18, turned * 15)
    return picture(path(shape, colours[kind], "#241604", 3), (size, size))
