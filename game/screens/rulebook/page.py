"""A game's rules page with search and pictures of its pieces."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.engine.files.damage import BadAsset
from game.registry import GAMES
from game.screens.games import rules_page, title_of
from game.screens.keys import with_key
from game.screens.menus.menu import MenuScene
from game.screens.rulebook.figures import RulesFigures
from game.screens.rulebook.markdown import Block, Span, parse
from game.screens.widgets.button import Button, Entry, mark_current
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Filling, Made, Part, Row, Space
from game.screens.widgets.pane import Pane
from game.screens.widgets.prose import GAP, Prose
from game.screens.widgets.text_line import TextLine
from game.screens.widgets.widget import is_enter
from game.table.art.frames import BUTTON_INK, DISABLED_INK
from game.table.art.palette import MIST
from game.table.art.text.text import fitted, label
from game.table.layout.boxes import REST, Share
from game.table.stock.figures import WIDTH
from game.texts.languages import FALLBACK

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import OpenRules
    from game.table.pieces import Area

WIDEST: Final = 1320  # units of the plate
WITH_CONTENTS: Final = 860  # units of width from which the headings are listed on the left
CONTENTS: Final = 262  # units of width of that list
WITH_PICTURES: Final = 800  # units of width from which the pictures are beside the text
LONGEST: Final = 700  # units of a readable line of text
QUERY_LIMIT: Final = 40
SHORT: Final = 10  # letters that leave room for a count in the field
SEARCH: Final = 330.0  # units of width of the search field
BEFORE: Final = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
AFTER: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
_log = logging.getLogger(__name__)
STEP: Final = 44.0  # units of its height, and of the buttons beside it


class Arrow(Button):
    """A button with a sign that goes to another search hit; a screen reader hears its hint."""

    @property
    def spoken(self) -> str:
        """Its hint: the sign is only visible."""
        return self.hint

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the sign large."""
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        sign = label(self.text, "title", round(self.rect.height * 0.8), ink)
        box = sign.get_bounding_rect()
        place = box.copy()
        place.center = self.rect.center
        surface.blit(sign, place, box)


class RulesScene(MenuScene):
    """A rules page with its headings on the left and a search field below."""

    first = "search"

    def __init__(self, program: Program, game: str = "", anchor: str = "") -> None:
        """Show the rules of `game`, or of the last played one, at an anchor."""
        super().__init__(program)
        chosen = game or program.settings.last_game
        self.game = chosen if chosen in GAMES else next(iter(GAMES))
        self.query = ""
        self._anchor = anchor
        self._led = not anchor  # whether the anchor has been shown
        self._pane = Pane("rules", pygame.Rect(0, 0, 1, 1), 1.0)
        self._prose = Prose("text", (0, 0), 1, (), 1.0)
        self._entries: list[tuple[Entry, int]] = []  # with the pixels from the top of each target

    def build(self) -> None:
        """Put headings, text and search on the page."""
        words = self.program.words
        body: Part = Filling(self._laid)
        if len(GAMES) > 1:
            names = [(game, title_of(game, words.texts)) for game in GAMES]
            choice = Made(lambda place: Choice("game", place, names, self.game, self._choose_game), STEP)
            body = Column([choice, body], 14.0)
        ways = [("back", words("menu-back"), self.back, "secondary")]
        self.framed(words("rules-heading"), body, ways, WIDEST, beside=self._search_line())
        self._tell_found()

    def _laid(self, area: Area) -> Part:
        """Return the text, and its headings beside it if there is room."""
        self._entries.clear()
        with_contents = area.width >= WITH_CONTENTS
        self._prose = self._written(area.width - (CONTENTS if with_contents else 0.0))
        self._prose.find(self.query)
        text = Made(self._text)
        return Row([self._contents(), text], 30.0, [CONTENTS - 30.0, REST]) if with_contents else text

    def _text(self, place: pygame.Rect) -> Pane:
        """Return the pane with the text."""
        self._pane = Pane("rules", place, self.page.unit)
        self._prose.rect.topleft = (place.x + self.px(12), place.y)
        self._pane.put(self._prose)
        return self._pane

    def rebuild(self) -> None:
        """Rebuild the page; the first time, scroll to the anchor."""
        super().rebuild()
        place = None if self._led else self._prose.passage(self._anchor)
        if place is not None:
            self._pane.scroll_to(place.y - self._pane.rect.height // 6)
        self._led = True

    def _written(self, room: float) -> Prose:
        """Lay out the text, with its pictures beside it if there is room."""
        unit = self.page.unit
        blocks = self._page()
        pictures = RulesFigures(self.game, self.program.words.of(self.game), unit)
        width = room - 36.0  # without the scroll bar
        beside = WIDTH if width >= WITH_PICTURES else 0.0
        column = min(width - (beside + GAP if beside else 0.0), LONGEST)
        prose = Prose(
            "text",
            (0, 0),
            self.px(column),
            [block for block in blocks if not block.figure or block.figure in pictures.figures],
            unit,
            beside=self.px(beside),
            pictures=pictures,
        )
        prose.marked = self._anchor
        return prose

    def _page(self) -> list[Block]:
        """Return the page in the current language, in English, or a message."""
        for language in dict.fromkeys((self.program.words.language, FALLBACK)):
            try:
                return parse(rules_page(self.game, language, self.program.words.of(self.game)))
            except BadAsset as error:
                _log.error("a page of rules is left out: %s", error)
                self.program.notice(self._excuse(language), once=True)
        return [Block("paragraph", (Span(self._excuse(FALLBACK)),))]

    def _excuse(self, language: str) -> str:
        """Return the message that there is no page."""
        return self.program.words("rules-damaged", file=f"{self.game}/rules.{language}.md")

    def _choose_game(self, game: str) -> None:
        self.game, self._anchor = game, ""
        self._pane.scroll_to(0)
        self.rebuild()

    def _contents(self) -> Part:
        """List the headings; pressing one scrolls to it."""

        def entry(number: int, heading: str, top: int) -> Part:
            def make(place: pygame.Rect) -> Entry:
                made = Entry(f"heading.{number}", place, heading, self._going(top))
                made.letters = self.px(19)
                self._entries.append((made, top))
                return made

            return Made(make)

        parts = [entry(number, *found) for number, found in enumerate(self._prose.headings)]
        return Column([*parts, Space()], 4.0, [*[Share(1.0, 0.0, 52.0)] * len(parts), Share(0.01)])

    def _going(self, top: int) -> Callable[[], None]:
        def go() -> None:
            self.program.audio.play("click")
            self._pane.scroll_to(top - self.px(6))

        return go

    # Searching

    def _search_line(self) -> Part:
        """Return the search field, with buttons to go from hit to hit."""
        words, keys = self.program.words, self.program.keys
        empty = with_key(words("rules-search"), keys.shown("rules_find", words))

        def line(place: pygame.Rect) -> TextLine:
            size = self.program.size
            return TextLine(
                "search", place, self.query, self._search, limit=QUERY_LIMIT, window=size, empty=empty
            )

        def step(name: str, sign: str, by: int) -> Part:
            hint = with_key(words(f"rules-{name}"), keys.shown(f"rules_{name}", words))
            return Made(
                lambda place: Arrow(f"found.{name}", place, sign, self._stepping(by), hint=hint), STEP, STEP
            )

        parts = [Space(), Made(line, STEP), step("before", BEFORE, -1), step("next", AFTER, 1)]
        return Row(parts, 8.0, [REST, Share(99.0, 0.0, SEARCH), None, None])

    def _search(self, query: str) -> None:
        """Highlight the hits and go to the first."""
        self.query = query
        if self._prose.find(query):
            self._show_hit()
        self._tell_found()

    def _tell_found(self) -> None:
        """Show the number of hits per heading; without any, disable the buttons."""
        tops = [top for _, top in self._entries]
        for number, (entry, top) in enumerate(self._entries):
            end = tops[number + 1] if number + 1 < len(tops) else self._prose.rect.height
            begin = top if number else 0
            count = sum(begin <= place[0].rect.y < end for place in self._prose.found)
            heading = self._prose.headings[number][0]
            entry.text = f"{heading}  ({count})" if count else heading
        for name in ("found.before", "found.next"):
            self.page.enable(name, bool(self._prose.found))

    def _stepping(self, step: int) -> Callable[[], None]:
        def go() -> None:
            if self._prose.found:
                self._prose.current = (self._prose.current + step) % len(self._prose.found)
                self._show_hit()

        return go

    def _show_hit(self) -> None:
        place = self._prose.place_of(self._prose.current)
        self._pane.scroll_to(place.y - self._pane.rect.height // 3)

    # Keys

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the search keys, and up and down as scrolling."""
        if event.type == pygame.KEYDOWN and self._answer(event):
            return
        super().handle(event)

    def _answer(self, event: pygame.event.Event) -> bool:
        focused = self.page.focused
        searching = focused is not None and focused.name == "search"
        if self._command(event, writing=searching):
            return True
        if searching and is_enter(event) and event.key != pygame.K_SPACE and self._prose.found:
            self._stepping(-1 if event.mod & pygame.KMOD_SHIFT else 1)()
            return True
        if searching and event.key == pygame.K_ESCAPE and self.query:
            self._look_for("")
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN) and (searching or focused is None):
            way = self.px(64) * (1 if event.key == pygame.K_DOWN else -1)
            self._pane.scroll_to(self._pane.offset + way)
            return True
        return False

    def _command(self, event: pygame.event.Event, *, writing: bool) -> bool:
        """Handle this scene's keys; while typing, letters are text."""
        letter = bool(event.unicode) and event.unicode.isprintable() and not event.mod & pygame.KMOD_CTRL
        if writing and letter:
            return False
        command = self.program.keys.command(event, "rules")
        if command == "rules_find":
            self.page.focus(self.page.named("search"))
        elif command in ("rules_next", "rules_before"):
            self._stepping(1 if command == "rules_next" else -1)()
        return bool(command)

    def _look_for(self, query: str) -> None:
        """Focus the search field."""
        line = self.page.named("search")
        if isinstance(line, TextLine):
            line.entry.set_text(query)
        self._search(query)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and the number of hits beside the search field."""
        mark_current(self._entries, self._pane)
        super().draw(surface)
        if self.query.strip():
            self._draw_count(surface)

    def _draw_count(self, surface: pygame.Surface) -> None:
        """Draw the number of hits: beside the field, or in it if the back button is too close."""
        line, back = self.page.named("search"), self.page.named("back")
        if line is None or back is None:
            return
        words, found = self.program.words, len(self._prose.found)
        told = words("rules-found", number=self._prose.current + 1, count=found)
        box = (self.px(150), self.px(30))
        shown = fitted(told if found else words("rules-none"), "sans_medium", box, MIST, self.px(20))
        air = self.px(14)
        if line.rect.x - back.rect.right >= shown.get_width() + 2 * air:
            surface.blit(shown, shown.get_rect(midright=(line.rect.x - air, line.rect.centery)))
        elif len(self.query) < SHORT:
            surface.blit(shown, shown.get_rect(midright=(line.rect.right - air, line.rect.centery)))


def open_rules(program: Program, request: OpenRules) -> RulesScene:
    """Make the screen."""
    return RulesScene(program, request.game, request.anchor)
