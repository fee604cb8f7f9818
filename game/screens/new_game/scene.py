"""Sets up a match: the game, players, options, and optionally a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.registry import GAMES
from game.screens.lesson.notes import is_offered
from game.screens.menus.menu import MenuScene
from game.screens.new_game.deals import DealChoice
from game.screens.new_game.draft import MATCHED, draft_for
from game.screens.new_game.own import OwnValues
from game.screens.new_game.page import setup
from game.screens.requests import OpenLesson
from game.screens.widgets.layout import Made
from game.screens.widgets.widget import Widget
from game.table.art.palette import ALARM
from game.table.art.text.text import paragraph

if TYPE_CHECKING:
    from game.engine.options import Option, Value
    from game.screens.app.program import Program
    from game.screens.new_game.deals import Wish
    from game.screens.requests import OpenNewGame
    from saves.statistics.lines import Played

DOUBLE_CLICK: Final = 0.4  # seconds
SAME_SPOT: Final = 6  # pixels


class NewGameScene(MenuScene):
    """The setup of a match. The last choices are preset: one press starts."""

    first = "play"

    def __init__(self, program: Program, game: str = "", clicked: tuple[int, int] | None = None) -> None:
        """Start with the last game, or with `game`.

        If a click at `clicked` chose it, a second click there starts a quick match.
        """
        super().__init__(program)
        self._clicked = clicked
        self._patience = DOUBLE_CLICK if clicked else 0.0  # seconds left for a second click
        chosen = game or program.settings.last_game
        self.draft = draft_for(
            chosen if chosen in GAMES else next(iter(GAMES)), program.settings, program.words
        )
        self.advanced = False
        self.own = OwnValues(program.stores)
        self.deals = DealChoice(program.tell)

    def entered(self) -> None:
        """Offer what people have made for the game by now."""
        self.own.begin(self.draft)
        super().entered()

    def left(self) -> None:
        """Stop reading."""
        self.own.stop()
        super().left()

    def build(self) -> None:
        """Put games, seats, options and buttons on the page."""
        words = self.program.words
        self.draft.match_levels(self._played, words)
        ways = [
            ("back", words("menu-back"), self.back, "secondary"),
            *self._lesson_way(),
            ("play", words("new-play"), self.play, "primary"),
        ]
        problem = Made(lambda place: Problem(place, self))
        self.framed(words("new-heading"), setup(self), ways, 1180.0, beside=problem)
        self._check()

    # What is chosen

    def choose_game(self, game: str) -> None:
        """Set up another game."""
        if game != self.draft.game:
            self.program.audio.play("click")
            self.draft = draft_for(game, self.program.settings, self.program.words)
            self.own.begin(self.draft)
            self.rebuild()

    def _change(self, change: Callable[[], None]) -> None:
        """Change the draft, audibly, and what depends on it."""
        self.program.audio.play("click")
        change()
        self.rebuild()

    def set_seats(self, seats: int) -> None:
        """Set the number of players."""
        self._change(partial(self.draft.set_seats, seats))

    def set_name(self, seat: int, name: str) -> None:
        """Name the player of a seat."""
        party = self.draft.party
        party.set_name(seat, name)
        self._check()

    def set_level(self, seat: int, level: str | None) -> None:
        """Seat a person or a computer player."""
        words = self.program.words
        if level == MATCHED:
            self._change(partial(self.draft.match_seat, seat, self._played(), words))
        else:
            self._change(partial(self.draft.party.set_level, seat, level, words))

    def _played(self) -> Sequence[Played]:
        return self.program.statistics.played

    def set_option(self, option: Option, value: Value) -> None:
        """Set an option; others depend on a leading one."""
        self.program.audio.play("click")
        official = self.draft.official
        self.draft.options[option.name] = value
        if option in self.draft.leading or official != self.draft.official:
            self.rebuild()

    def set_deal(self, kind: Wish) -> None:
        """Choose any deal, or one that is rated easy or hard."""
        self._change(partial(setattr, self.deals, "chosen", kind))

    def set_help(self, value: object) -> None:
        """Set how much the table tells."""
        self.program.audio.play("click")
        self.program.change("help", value)

    def set_seed(self, text: str) -> None:
        """Set the seed; without one, a rated deal may be chosen."""
        before, self.draft.seed = self.draft.seed, text
        if bool(before) != bool(text):
            self.rebuild()
        self._check()

    def toggle(self) -> None:
        """Show or hide the seed."""
        self.advanced = not self.advanced
        self.rebuild()
        if self.advanced:
            self.page.focus(self.page.named("seed"))

    # Starting

    def _check(self) -> None:
        """Enable the start button only without problems."""
        self.page.enable("play", not self.draft.problems())

    def _lesson_way(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """Offer the lesson of a game that was never played."""
        if not is_offered(self.program.settings, self.draft.game):
            return []
        learn = partial(self.program.open, OpenLesson(self.draft.game))
        return [("learn", self.program.words("lesson-offer"), learn, "secondary")]

    def play(self) -> None:
        """Start, and remember the choices."""
        self.own.finish(self.draft)
        if not self.draft.problems():
            self.draft.match_levels(self._played, self.program.words)
            table = self.draft.table(self.deals.seed(self.draft))
            table.newcomer = is_offered(self.program.settings, self.draft.game)
            self.program.remember(self.draft.kept_in(self.program.settings))
            self.program.open_match(table)

    def handle(self, event: pygame.event.Event) -> None:
        """Start at once on a double click from the title, besides what every menu handles."""
        if event.type == pygame.MOUSEBUTTONDOWN and self._clicked:
            aside = max(abs(event.pos[0] - self._clicked[0]), abs(event.pos[1] - self._clicked[1]))
            second = event.button == 1 and self._patience > 0 and aside <= SAME_SPOT
            self._clicked = None
            if second:
                self.play()
                return
        super().handle(event)

    def update(self, seconds: float) -> None:
        """Advance time; the games' pictures may still be drawn."""
        super().update(seconds)
        self._patience -= seconds
        if self.own.look(self.draft):
            self.rebuild()
        self.program.covers.update(seconds)

    def works_in(self) -> float:
        """Preload the games' pictures."""
        return self.program.covers.works_in()


class Problem(Widget):
    """What still keeps the match from starting, between the buttons."""

    focusable = False

    def __init__(self, place: pygame.Rect, scene: NewGameScene) -> None:
        """Place it at `place`, in pixels."""
        super().__init__("problem", place)
        self.scene = scene

    @property
    def spoken(self) -> str:
        """The first problem, or "" without one."""
        scene = self.scene
        draft, words = scene.draft, scene.program.words
        problems = draft.problems()
        return words(problems[0].key, **problems[0].facts) if problems else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Show it."""
        if self.spoken:
            size = self.scene.px(20)
            line = paragraph(self.spoken, "sans_bold", self.rect.size, ALARM, size, 1)
            surface.blit(line, line.get_rect(center=self.rect.center))


def open_new_game(program: Program, request: OpenNewGame) -> NewGameScene:
    """Make the screen."""
    return NewGameScene(program, request.game, request.clicked)
