"""Sets up a match: the game, players, options, and optionally a seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.registry import GAMES
from game.scenes.decks.own import OwnDecks
from game.scenes.draft import SEED_DIGITS, draft_for, levels
from game.scenes.game_tile import GameTile
from game.scenes.games import says_of, title_of
from game.scenes.lesson.notes import is_offered
from game.scenes.menu import MenuScene
from game.scenes.requests import OpenDecks, OpenLesson
from game.scenes.seat_sign import SeatSign
from game.scenes.seating import named
from game.scenes.settings.pages import values_of
from game.scenes.strengths import strength_line
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.pane import Pane
from game.scenes.widgets.text_line import DIGITS, TextLine
from game.scenes.widgets.widget import Picture
from game.table.art.frames import panel
from game.table.art.palette import ALARM, FROST, MIST
from game.table.art.text import paragraph
from saves.names import NAME_LIMIT

if TYPE_CHECKING:
    from game.engine.options import Option, Value
    from game.scenes.program import Program
    from game.scenes.requests import OpenNewGame

WITH_GAMES: Final = 880  # units of width from which the games are listed on the left
GAMES_WIDE: Final = 296  # units
SEAT_ROW: Final = 92.0
SEAT_ROW_NARROW: Final = 138.0
STRENGTH_ROW: Final = 24.0  # extra height if a strength is known
SIGN: Final = 70.0
NARROW: Final = 640  # units of a row's width below which it takes two lines
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
        self.own = OwnDecks(program.decks)
        self._pane = Pane("seats", pygame.Rect(0, 0, 1, 1), 1.0)
        self._y = 0.0

    def entered(self) -> None:
        """Offer the current decks."""
        self.own.begin(self.draft)
        super().entered()

    def left(self) -> None:
        """Stop reading decks."""
        self.own.stop()
        super().left()

    def build(self) -> None:
        """Put games, seats, options and buttons on the page."""
        words = self.program.words
        inner = self.frame(words("new-heading"), 1180)
        wide = inner.width / self.page.unit >= WITH_GAMES
        if wide:
            beside = self._games(inner)
            inner = pygame.Rect(beside, inner.y, inner.right - beside, inner.height)
        self._pane = Pane("seats", inner, self.page.unit)
        self.page.widgets.append(self._pane)
        self._y = float(inner.y)
        if not wide:
            self._games_line()
        self._seats_line()
        for option in self.draft.leading:
            self._option(option)
        for seat in range(self.draft.seats):
            self._seat(seat)
        self._options()
        self.footer(
            [
                ("back", words("menu-back"), self.back, "secondary"),
                *self._lesson_way(),
                ("play", words("new-play"), self.play, "primary"),
            ],
            1180,
        )
        self._check()

    # Games

    def _games(self, inner: pygame.Rect) -> int:
        """Put the games as pictures on the left; return where the rest begins, in pixels."""
        words, width = self.program.words, self.px(GAMES_WIDE)
        told = paragraph(
            says_of(self.draft.game).blurb(words.of(self.draft.game)),
            "text_italic",
            (width, self.px(112)),
            FROST,
            self.px(19),
            1,
        )
        room = inner.height - told.get_height() - self.px(20)
        each = min(self.px(208), (room - self.px(14) * (len(GAMES) - 1)) // len(GAMES))
        y = inner.y
        for game in GAMES:
            place = pygame.Rect(inner.x, y, width, each)
            self.page.add(GameTile(self, self.draft, game, place, partial(self.choose_game, game)))
            y += each + self.px(14)
        self.page.add(Picture(told, midtop=(inner.x + width // 2, y + self.px(6))))
        return inner.x + width + self.px(34)

    def _games_line(self) -> None:
        """Put the games as a choice, if there is no room for pictures."""
        place = self._line(50)
        names = [(game, title_of(game, self.program.words.texts)) for game in GAMES]
        self.page.add(Choice("game", place, names, self.draft.game, self.choose_game), self._pane)

    def choose_game(self, game: str) -> None:
        """Set up another game."""
        if game != self.draft.game:
            self.program.audio.play("click")
            self.draft = draft_for(game, self.program.settings, self.program.words)
            self.own.begin(self.draft)
            self.rebuild()

    # Seats

    def _line(self, tall: float, gap: float = 12) -> pygame.Rect:
        """Return the next row of the pane, `tall` units high."""
        place = pygame.Rect(
            self._pane.rect.x + self.px(4), round(self._y), self._pane.rect.width - self.px(24), self.px(tall)
        )
        self._y += self.px(tall + gap)
        return place

    def _labelled(self, text: str, control: float) -> pygame.Rect:
        """Add a row with a label on the left; return the place for a control on the right."""
        line = self._line(46)
        place = pygame.Rect(0, 0, min(self.px(control), line.width - self.px(150)), self.px(42))
        place.midright = line.midright
        box = pygame.Rect(line.x, line.y, place.x - line.x - self.px(12), line.height)
        self.page.add(self.text(text, "sans_bold", box, 22), self._pane)
        return place

    def _seats_line(self) -> None:
        words = self.program.words
        allowed = self.draft.rules.seats
        place = self._labelled(words("new-seats"), 76 * len(allowed))
        choice = Choice(
            "seats", place, [(count, str(count)) for count in allowed], self.draft.seats, self._set_seats
        )
        self.page.add(choice, self._pane)

    def _set_seats(self, seats: int) -> None:
        self.program.audio.play("click")
        self.draft.set_seats(seats)
        self.rebuild()

    def _seat(self, seat: int) -> None:
        """Put one seat's row into the pane: sign, name, player, and strength."""
        narrow = self._pane.rect.width / self.page.unit < NARROW
        deck = self.draft.deck_of(seat)
        chair, words, px = self.draft.chairs[seat], self.program.words, self.px
        strength = strength_line(self.draft, chair.level, words)
        tall = (SEAT_ROW_NARROW if narrow else SEAT_ROW) + (0 if deck is None else 50 if narrow else 24)
        line = self._line(tall + (STRENGTH_ROW if strength else 0), 10)
        self.page.add(Picture(panel(line.size, "row"), topleft=line.topleft), self._pane)
        sign = pygame.Rect(line.x + px(14), 0, px(SIGN), px(SIGN))
        sign.centery = line.y + px(SEAT_ROW / 2) if narrow else line.centery
        self.page.add(SeatSign(f"look.{seat}", sign, self, self.draft, seat), self._pane)
        left = sign.right + px(16)
        right = line.right - px(16)
        half = (right - left - px(14)) // 2
        name = pygame.Rect(left, line.y + px(12), right - left if narrow else half, px(42))
        level = pygame.Rect(left if narrow else right - half, line.y + px(62 if narrow else 12), half, px(42))
        level.width = right - level.x
        self._who(seat, name, level)
        told = words(f"level-{chair.level}-about") if chair.level else words("new-person_about")
        below = px(STRENGTH_ROW) if strength else 0
        box = pygame.Rect(left, line.bottom - below - px(35), right - left, px(28))
        if deck and narrow:
            self._deck(deck, pygame.Rect(left, line.y + px(112), right - left, px(42)))
        elif deck:
            self._deck(deck, pygame.Rect(left, line.y + px(62), half, px(42)))
            box = pygame.Rect(level.x + px(4), line.y + px(57), level.width - px(4), px(52))
        about = paragraph(told, "text_italic", box.size, FROST, px(19))
        self.page.add(Picture(about, midleft=box.midleft), self._pane)
        if strength:
            under = pygame.Rect(left, line.bottom - below - px(8), right - left, px(26))
            told_too = self.text(strength, "sans", under, 17, MIST)
            told_too.name = f"strength.{seat}"
            self.page.add(told_too, self._pane)

    def _who(self, seat: int, name: pygame.Rect, level: pygame.Rect) -> None:
        """Put a seat's name field and choice of player."""
        chair, words = self.draft.chairs[seat], self.program.words
        self.page.add(
            TextLine(
                f"name.{seat}",
                name,
                named(self.draft.seated, words)[seat].name,
                self._naming(seat),
                limit=NAME_LIMIT,
                window=self.program.size,
                empty=words("new-name"),
            ),
            self._pane,
        )
        values = [(one, words(f"level-{one}-name") if one else words("new-person")) for one in levels()]
        self.page.add(
            Choice(f"level.{seat}", level, values, chair.level, self._setting_level(seat)), self._pane
        )

    def _deck(self, option: Option, box: pygame.Rect) -> None:
        """Put the choice of a seat's deck, with its description."""
        texts = self.program.words.of(self.draft.game)
        says = says_of(self.draft.game)
        label = pygame.Rect(box.x, box.y, self.px(58), box.height)
        self.page.add(self.text(self.program.words("new-deck"), "sans_bold", label, 20, MIST), self._pane)
        box = pygame.Rect(label.right, box.y, box.right - label.right, box.height)
        values = [(one, says.option_value(option.name, one, texts)) for one in self.draft.values_of(option)]

        def change(value: Value) -> None:
            self.program.audio.play("click")
            self.draft.options[option.name] = value

        name = f"option.{option.name}"
        self.page.add(Choice(name, box, values, self.draft.options[option.name], change), self._pane)

    def _naming(self, seat: int) -> Callable[[str], None]:
        def name(text: str) -> None:
            self.draft.set_name(seat, text)
            self._check()

        return name

    def _setting_level(self, seat: int) -> Callable[[str | None], None]:
        def set_level(level: str | None) -> None:
            self.program.audio.play("click")
            self.draft.set_level(seat, level, self.program.words)
            self.rebuild()

        return set_level

    # Options and seed

    def _options(self) -> None:
        words = self.program.words
        if self.draft.deck_of(0):
            place = self._labelled(words("new-decks"), 330)
            self.page.add(
                self.button("decks", place, words("new-build_decks"), self._build_decks), self._pane
            )
        for option in self.draft.rules.options:
            if option.kind != "deck" and option not in self.draft.leading and self.draft.matters(option):
                self._option(option)
        self._help()
        line = self._line(46)
        text = words("new-advanced_hide" if self.advanced else "new-advanced")
        place = pygame.Rect(line.x, line.y, min(self.px(250), line.width), self.px(42))
        self.page.add(self.button("advanced", place, text, self._toggle), self._pane)
        if self.advanced:
            place = self._labelled(words("new-seed"), 330)
            entry = TextLine(
                "seed",
                place,
                self.draft.seed,
                self._set_seed,
                limit=SEED_DIGITS + 1,
                window=self.program.size,
                allowed=DIGITS,
                empty=words("new-seed_empty"),
                hint=words("new-seed_about"),
            )
            self.page.add(entry, self._pane)
            about = self._line(26)
            self.page.add(self.text(words("new-seed_about"), "text_italic", about, 18, MIST), self._pane)

    def _help(self) -> None:
        """Let people choose how much the table tells them: a setting that matters from the first match on."""
        place = self._labelled(self.program.words("settings-help-label"), 330)

        def change(value: object) -> None:
            self.program.audio.play("click")
            self.program.change("help", value)

        self.page.add(
            Choice("help", place, values_of("help", self.program), self.program.settings.help, change),
            self._pane,
        )

    def _option(self, option: Option) -> None:
        texts = self.program.words.of(self.draft.game)
        says = says_of(self.draft.game)
        place = self._labelled(
            says.option_label(option.name, texts), 470 if option in self.draft.leading else 330
        )
        possible = self.draft.values_of(option)
        values = [(one, says.option_value(option.name, one, texts)) for one in possible]

        def change(value: Value) -> None:
            self.program.audio.play("click")
            self.draft.options[option.name] = value
            if option in self.draft.leading:
                self.rebuild()

        name = f"option.{option.name}"
        self.page.add(Choice(name, place, values, self.draft.options[option.name], change), self._pane)
        missing = [one for one in option.allowed if one not in possible]
        if missing and option in self.draft.leading:
            note = self.text(
                " ".join(self._needs(option, one) for one in missing), "text_italic", self._line(24), 18, MIST
            )
            note.name = f"note.{option.name}"
            self.page.add(note, self._pane)

    def _needs(self, option: Option, value: Value) -> str:
        """Word how many players a value needs."""
        words = self.program.words
        name = says_of(self.draft.game).option_value(option.name, value, words.of(self.draft.game))
        seats = [str(one) for one in self.draft.seats_for(option, value)]
        return words("new-needs", value=name, seats=words.texts.join(seats, "or"))

    def _build_decks(self) -> None:
        self.program.open(OpenDecks())

    def _toggle(self) -> None:
        self.advanced = not self.advanced
        self.rebuild()
        if self.advanced:
            self.page.focus(self.page.named("seed"))

    def _set_seed(self, text: str) -> None:
        self.draft.seed = text
        self._check()

    # Starting

    def _check(self) -> None:
        """Enable the start button only without problems."""
        play = self.page.named("play")
        if play:
            play.enabled = not self.draft.problems()

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
            table = self.draft.table()
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
        self.program.covers.update(seconds, self.draft.game, attended=self.program.attended)

    def works_in(self) -> float:
        """Preload the games' pictures."""
        return self.program.covers.works_in(attended=self.program.attended)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and above the buttons the first problem."""
        super().draw(surface)
        problems = self.draft.problems()
        if problems:
            wide, high = self.room
            text = self.program.words(problems[0].key, **problems[0].facts)
            box = (self.px(min(620.0, wide - 560)), self.px(44))
            line = paragraph(text, "sans_bold", box, ALARM, self.px(20), 1)
            surface.blit(line, line.get_rect(center=(self.px(wide / 2), self.px(high - 48))))


def open_new_game(program: Program, request: OpenNewGame) -> NewGameScene:
    """Make the screen."""
    return NewGameScene(program, request.game, request.clicked)
