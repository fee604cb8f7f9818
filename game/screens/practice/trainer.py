"""The trainer: what is to be solved today, how far a person is in each game, and which themes recur."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.registry import GAMES
from game.screens.games import title_of
from game.screens.practice.desk import desk_of
from game.screens.practice.opening import review
from game.screens.practice.tiles import TilesScene
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Filling, Made, Part, Prose, Sized
from game.table.art.palette import GILT, MIST
from game.table.layout.boxes import REST, Share

if TYPE_CHECKING:
    import pygame

    from ai.practice.deck import Deck, Standing
    from game.screens.app.program import Program
    from game.screens.requests import OpenTrainer

Theme = tuple[str, str]  # a game and a feature; empty for all


class TrainerScene(TilesScene):
    """The mistakes of all games."""

    first = "start"

    def __init__(self, program: Program) -> None:
        """Show what is known so far."""
        super().__init__(program)
        self.desk = desk_of(program)
        self.theme: Theme = ("", "")
        self._shown: object = None

    def build(self) -> None:
        """Put headline, tiles, themes and buttons on the page."""
        words = self.program.words
        self._shown = self._state()
        parts: list[Part] = [
            Prose(self.headline, "sans_bold", 24.0, GILT, "midtop", "headline"),
            Prose(self.about, "text_italic", 19.0, MIST, "midtop", "about"),
            Filling(self.tiles),
        ]
        heights: list[float | Share | None] = [None, None, REST]
        if len(self._offered()) > 1:
            parts.append(Sized(Made(self._themes, 40.0), 720.0))
            heights.append(40.0)
        ways = [
            ("back", words("menu-back"), self.back, "secondary"),
            ("start", words("practice-start"), self._start_theme, "primary"),
        ]
        self.framed(words("practice-heading"), Column(parts, 10.0, heights), ways, 1120.0)
        self.page.enable("start", bool(self._deck.chosen(*self.theme)))
        for game in GAMES:
            self.page.enable(f"game.{game}", bool(self._deck.chosen(game)))

    @property
    def _deck(self) -> Deck:
        """All mistakes, as they are now."""
        return self.desk.deck

    @property
    def headline(self) -> str:
        """What is due today."""
        words = self.program.words
        if not self._deck.cards:
            return words("practice-none")
        return words("practice-due", number=self.desk.due) if self.desk.due else words("practice-nothing_due")

    @property
    def about(self) -> str:
        """Where mistakes come from, and how many matches are left."""
        words, left = self.program.words, self.desk.reviewer.left
        if not self.program.settings.review:
            return words("practice-off")
        return words("practice-left", number=left) if left else words("practice-about")

    def offered_games(self) -> list[str]:
        """List all games."""
        return list(GAMES)

    def progress(self, game: str) -> tuple[float, bool]:
        """Return the share mastered, and whether something is due."""
        standing = self._deck.standing(game)
        return standing.mastered / standing.whole if standing.whole else 0.0, standing.due > 0

    def state_of(self, game: str) -> str:
        """Word how far the person is in a game."""
        standing: Standing = self._deck.standing(game)
        words = self.program.words
        if not standing.whole:
            return words("practice-state_none")
        return words("practice-state", **standing._asdict())

    def _offered(self) -> list[tuple[Theme, str]]:
        """Return all mistakes and the themes that have words."""
        words = self.program.words
        values: list[tuple[Theme, str]] = [(("", ""), words("practice-all_themes"))]
        for game, theme, number in self._deck.themes():
            texts = words.of(game)
            key = f"theme-{theme}"
            if texts.has(key):
                told = texts(key)
                title = title_of(game, words.texts)
                values.append(
                    ((game, theme), words("practice-theme", game=title, reason=told, number=number))
                )
        return values

    def _themes(self, place: pygame.Rect) -> Choice[Theme]:
        values = self._offered()
        chosen = self.theme if self.theme in dict(values) else ("", "")
        return Choice("theme", place, values, chosen, self._choose_theme)

    def _choose_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.page.enable("start", bool(self._deck.chosen(*theme)))

    # Actions

    def start(self, game: str) -> None:
        """Practise what is due of a game."""
        self.program.audio.play("click")
        review(self.program, self._deck.chosen(game))

    def _start_theme(self) -> None:
        review(self.program, self._deck.chosen(*self.theme))

    # Time

    def _state(self) -> object:
        return (self._deck, self.desk.reviewer.left, self.program.settings.review)

    def update(self, seconds: float) -> None:
        """Show what was found meanwhile."""
        super().update(seconds)
        self.program.covers.update(seconds)
        if self._shown != self._state():
            self.rebuild()

    def works_in(self) -> float:
        """Preload the games' pictures."""
        return self.program.covers.works_in()


def open_trainer(program: Program, _request: OpenTrainer) -> TrainerScene:
    """Make the screen."""
    return TrainerScene(program)
