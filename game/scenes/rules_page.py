"""The rules of a game, to be read and searched; they lie beside the game's own code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.registry import GAMES
from game.scenes.games import rules_page, title_of
from game.scenes.markdown import parse
from game.scenes.menu import LOW, MenuScene
from game.scenes.widgets.button import Entry, mark_current
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.prose import Prose
from game.scenes.widgets.text_line import TextLine
from game.scenes.widgets.widget import is_enter
from game.table.art.palette import MIST
from game.table.art.text import fitted

if TYPE_CHECKING:
    from game.scenes.program import Program

WITH_CONTENTS: Final = 860  # units of width from which the headings stand at the left
QUERY_LIMIT: Final = 40


class RulesScene(MenuScene):
    """One page of rules, its headings at the left, a line to search in below."""

    first = "search"

    def __init__(self, program: Program, game: str = "") -> None:
        """Show the rules of `game`, or of the game played last."""
        super().__init__(program)
        chosen = game or program.settings.last_game
        self.game = chosen if chosen in GAMES else next(iter(GAMES))
        self.query = ""
        self.hits = 0
        self._pane = Pane("rules", pygame.Rect(0, 0, 1, 1), 1.0)
        self._prose = Prose("text", (0, 0), 1, (), 1.0)
        self._entries: list[tuple[Entry, int]] = []  # with the pixels from the top that each leads to

    def build(self) -> None:
        """Put headings, text and search on the page."""
        words = self.program.words
        inner = self.frame(words("rules.heading"), 1180)
        if len(GAMES) > 1:
            inner = self._games(inner)
        wide = inner.width / self.page.unit >= WITH_CONTENTS
        aside = self.px(262) if wide else 0
        text = pygame.Rect(inner.x + aside, inner.y, inner.width - aside, inner.height)
        self._pane = Pane("rules", text, self.page.unit)
        width = min(text.width - self.px(30), self.px(800))
        blocks = parse(rules_page(self.game, words.language))
        self._prose = Prose("text", (text.x + self.px(6), text.y), width, blocks, self.page.unit)
        self.page.add(self._prose, self._pane)
        self._prose.find(self.query)
        self._entries.clear()
        if wide:
            self._contents(inner)
        self.page.widgets.append(self._pane)
        self.footer([("back", words("menu.back"), self.back, "secondary")], 1180)
        self._search_line()

    def _games(self, inner: pygame.Rect) -> pygame.Rect:
        place = pygame.Rect(inner.x, inner.y, inner.width, self.px(44))
        names = [(game, title_of(game, self.program.words.language)) for game in GAMES]
        self.page.add(Choice("game", place, names, self.game, self._choose_game))
        taken = self.px(58)
        return pygame.Rect(inner.x, inner.y + taken, inner.width, inner.height - taken)

    def _choose_game(self, game: str) -> None:
        self.game = game
        self.rebuild()

    def _contents(self, inner: pygame.Rect) -> None:
        """List the headings; a press goes to one."""
        count = max(1, len(self._prose.headings))
        step = min(self.px(58), inner.height // count)
        for number, (heading, top) in enumerate(self._prose.headings):
            place = pygame.Rect(
                inner.x, inner.y + number * step, self.px(232), min(step - self.px(10), self.px(48))
            )
            self._entries.append((Entry(f"heading.{number}", place, heading, self._going(top)), top))
            self.page.add(self._entries[-1][0])

    def _going(self, top: int) -> Callable[[], None]:
        def go() -> None:
            self.program.audio.play("click")
            self._pane.scroll_to(top - self.px(6))

        return go

    def _search_line(self) -> None:
        wide, high = self.room
        low = high < LOW
        width = min(1180.0, wide - 40)
        tall = 44.0
        place = self.rect(
            (wide + width) / 2 - 330, high - (66 if low else 96) + ((66 if low else 96) - tall) / 2, 330, tall
        )
        line = TextLine(
            "search",
            place,
            self.query,
            self._search,
            limit=QUERY_LIMIT,
            window=self.program.size,
            empty=self.program.words("rules.search"),
        )
        self.page.add(line)

    def _search(self, query: str) -> None:
        """Mark what is looked for and go to the first place."""
        self.query = query
        if self._prose.find(query):
            self._show_hit()

    def _show_hit(self) -> None:
        place = self._prose.place_of(self._prose.current)
        self._pane.scroll_to(place.y - self._pane.rect.height // 3)

    def handle(self, event: pygame.event.Event) -> None:
        """Answer Enter in the search line with the next place, and up and down with scrolling."""
        if event.type == pygame.KEYDOWN:
            focused = self.page.focused
            searching = focused is not None and focused.name == "search"
            if searching and is_enter(event) and event.key != pygame.K_SPACE and self._prose.found:
                step = -1 if event.mod & pygame.KMOD_SHIFT else 1
                self._prose.current = (self._prose.current + step) % len(self._prose.found)
                self._show_hit()
                return
            if event.key in (pygame.K_UP, pygame.K_DOWN) and (searching or focused is None):
                way = self.px(64) * (1 if event.key == pygame.K_DOWN else -1)
                self._pane.scroll_to(self._pane.offset + way)
                return
        super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Show the page, and beside the search line how often the words were found."""
        mark_current(self._entries, self._pane)
        super().draw(surface)
        line = self.page.named("search")
        if line and self.query.strip():
            found = len(self._prose.found)
            told = self.program.words(
                "rules.found", number=self._prose.current + 1 if found else 0, count=found
            )
            words = fitted(told, "sans_medium", (self.px(150), self.px(30)), MIST, self.px(20))
            surface.blit(words, words.get_rect(midright=(line.rect.x - self.px(14), line.rect.centery)))
