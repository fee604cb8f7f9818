"""The page of puzzles: the games that have some, the person's rating in each, and which puzzle comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.games import title_of
from game.screens.practice.tiles import TilesScene
from game.screens.puzzles.desk import WISHES, desk_of
from game.screens.puzzles.opening import start
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Filling, Made, Part, Prose, Scroll, Sized
from game.table.art.palette import GILT, MIST
from game.table.layout.boxes import REST, Share

if TYPE_CHECKING:
    import pygame

    from game.screens.app.program import Program
    from game.screens.puzzles.desk import Wish
    from game.screens.requests import OpenPuzzles

LOW: Final = 600.0  # units of a window in which the page scrolls
Theme = tuple[str, str]  # a game and what the best answer gains; empty for all


class PuzzlesScene(TilesScene):
    """The puzzles of all games."""

    first = "start"

    def __init__(self, program: Program) -> None:
        """Show what there is."""
        super().__init__(program)
        self.desk = desk_of(program)
        self.theme: Theme = ("", "")
        self.wish: Wish = "near"
        self._shown: object = None

    def build(self) -> None:
        """Put headline, tiles, choices and buttons on the page."""
        words = self.program.words
        self._shown = self._state()
        there, low = bool(self.desk.files), self.room[1] < LOW
        parts: list[Part] = [
            Prose(words("puzzles-ask" if there else "puzzles-none"), "sans_bold", 24.0, GILT, "midtop"),
            Prose(words("puzzles-about"), "text_italic", 19.0, MIST, "midtop"),
            self.fixed_tiles(self.room[0]) if low else Filling(self.tiles),
        ]
        heights: list[float | Share | None] = [None, None, REST]
        ways = [("back", words("menu-back"), self.back, "secondary")]
        if there:
            parts += [Sized(Made(self._wishes, 40.0), 720.0), Sized(Made(self._themes, 40.0), 720.0)]
            heights += [40.0, 40.0]
            ways.append(("start", words("puzzles-start"), self._start, "primary"))
        body = Scroll("page", Column(parts, 10.0)) if low else Column(parts, 10.0, heights)
        self.framed(words("puzzles-heading"), body, ways, 1120.0)

    def offered_games(self) -> list[str]:
        """List the games that have puzzles."""
        return list(self.desk.files)

    def state_of(self, game: str) -> str:
        """Word the rating, and how many are solved."""
        words, state, standing = self.program.words, self.desk.state(game), self.desk.standing(game)
        key = "puzzles-state" if standing.rated else "puzzles-state_new"
        return words(key, rating=str(round(standing.points)), solved=state.solved, whole=state.whole)

    def progress(self, game: str) -> tuple[float, bool]:
        """Return the share solved, and whether some are left."""
        state = self.desk.state(game)
        return state.solved / state.whole, state.solved < state.whole

    # Choosing

    def _wishes(self, place: pygame.Rect) -> Choice[Wish]:
        values = [(wish, self.program.words(f"puzzles-wish_{wish}")) for wish in WISHES]
        return Choice("wish", place, values, self.wish, self._choose_wish)

    def _choose_wish(self, wish: Wish) -> None:
        self.wish = wish

    def _offered(self) -> list[tuple[Theme, str]]:
        """Return all puzzles, and the themes that have words."""
        words = self.program.words
        values: list[tuple[Theme, str]] = [(("", ""), words("puzzles-all_themes"))]
        for game in self.desk.files:
            texts, title = words.of(game), title_of(game, words.texts)
            for theme, number in self.desk.themes(game):
                if texts.has(f"theme-{theme}"):
                    told = words("practice-theme", game=title, reason=texts(f"theme-{theme}"), number=number)
                    values.append(((game, theme), told))
        return values

    def _themes(self, place: pygame.Rect) -> Choice[Theme]:
        values = self._offered()
        chosen = self.theme if self.theme in dict(values) else ("", "")
        return Choice("theme", place, values, chosen, self._choose_theme)

    def _choose_theme(self, theme: Theme) -> None:
        self.theme = theme

    # Actions

    def start(self, game: str) -> None:
        """Show the next puzzle of a game."""
        self.program.audio.play("click")
        theme = self.theme[1] if self.theme[0] == game else ""
        start(self.program, game, theme, self.wish)

    def _start(self) -> None:
        """Show the next puzzle of the theme; of all, of the game in which fewest were tried."""
        fewest = min(self.desk.files, key=lambda game: self.desk.state(game).tried)
        start(self.program, self.theme[0] or fewest, self.theme[1], self.wish)

    # Time

    def _state(self) -> object:
        return [(self.desk.state(game), self.desk.standing(game)) for game in self.desk.files]

    def update(self, seconds: float) -> None:
        """Show what was solved meanwhile."""
        super().update(seconds)
        self.program.covers.update(seconds)
        if self._shown != self._state():
            self.rebuild()

    def works_in(self) -> float:
        """Preload the games' pictures."""
        return self.program.covers.works_in()


def open_puzzles(program: Program, _request: OpenPuzzles) -> PuzzlesScene:
    """Make the screen."""
    return PuzzlesScene(program)
