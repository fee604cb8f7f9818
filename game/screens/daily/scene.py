"""The page of the daily deal: a calendar, and the match of the chosen day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final

from ai.daily.deal import Deal, deal_of
from game.screens.daily.calendar import Mark, Month, month_part, place_mark
from game.screens.daily.desk import desk_of
from game.screens.daily.table import table_of
from game.screens.daily.telling import told_place, told_result
from game.screens.menus.clipboard import clipboard
from game.screens.menus.game_tile import CoverTile
from game.screens.menus.menu import MenuScene
from game.screens.replay.code import copy_line
from game.screens.requests import OpenDailyCheck, OpenDailyMatch, OpenReplay
from game.screens.seating import TableMatch
from game.screens.widgets.layout import Column, Fill, Filling, Made, Part, Prose, Row, Space
from game.table.art.palette import FROST, GILT, MIST
from game.table.layout.boxes import Share
from saves.daily.line import is_line, to_line
from saves.disk.clock import EARLIEST
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import OpenDaily
    from game.table.pieces import Area
    from saves.daily.tries import Try

AIR: Final = 30.0
NOTHING: Final = Mark("", MIST, "")


class DailyScene(MenuScene):
    """One day is chosen; the golden button does what is likely wanted with it."""

    first = "main"

    def __init__(self, program: Program) -> None:
        """Choose today."""
        super().__init__(program)
        self.desk = desk_of(program)
        self.tries = self.desk.tries
        self.today = self.desk.today
        self.day = self.today
        self.month = self.today.replace(day=1)
        self._shown: object = None

    # What is known

    @property
    def deal(self) -> Deal:
        """The chosen day's match."""
        return deal_of(self.day)

    @property
    def tried(self) -> Try | None:
        """The chosen day's try, if there is one."""
        return self.tries.days.get(self.day)

    @property
    def counts(self) -> bool:
        """Whether a try of the chosen day can be begun now."""
        return self.day == self.today and self.tries.may_begin(self.day)

    @property
    def practice(self) -> bool:
        """Whether the chosen day can be practised: not while a try of it counts, or could."""
        return not self.counts and (self.tried is None or self.tried.over)

    def state_of(self, day: date) -> str:
        """Word how a day's try stands."""
        words, tried = self.program.words, self.tries.days.get(day)
        if tried is None:
            return words("daily-new" if day == self.today else "daily-missed")
        if not tried.over:
            return words("daily-running")
        place = self.desk.places.get(day, 0)
        return told_place(place, deal_of(day).seats, words.texts) if place else words("daily-over")

    def _mark(self, day: date) -> Mark:
        tried, told = self.tries.days.get(day), self.state_of(day)
        if tried is None:
            return NOTHING._replace(told=told)
        place = self.desk.places.get(day, 0)
        if not tried.over or not place:
            return Mark("…", GILT, told)
        return place_mark(place, deal_of(day).seats, told)

    # Page

    def build(self) -> None:
        """Put the day and the calendar on the page, beside each other if there is room."""
        self._shown = self._state()
        words, tried = self.program.words, self.tried
        text, act = self._main()
        month = Month(self.month, self.day, self.today, self._mark, self._choose, self._turn)
        ways = [
            ("back", words("menu-back"), self.back, "secondary"),
            ("check", words("daily-check"), self._check, "secondary"),
            ("copy", words("daily-copy"), self._copy, "secondary"),
            ("practise", words("daily-practise"), self._practise, "secondary"),
            ("main", text, act, "primary"),
        ]

        def body(area: Area) -> Part:
            parts = [self._day(), month_part(self, month)]
            if area.width >= area.height:
                return Row(parts, AIR, [Share(1.0), Share(1.0)])
            return Column(parts, AIR, [Share(1.0), Share(1.1)])

        self.framed(words("daily-heading"), Filling(body), ways, 1240.0)
        self.page.enable("copy", tried is not None and tried.over)
        self.page.enable("practise", self.practice and act != self._practise)

    def _main(self) -> tuple[str, Callable[[], None]]:
        """Return what is likely wanted with the chosen day: words and action."""
        words, tried = self.program.words, self.tried
        if tried is not None and tried.over:
            return words("daily-watch"), self._watch
        if tried is not None:
            return words("daily-resume"), self._resume
        return (words("daily-play"), self._play) if self.counts else (words("daily-practise"), self._practise)

    def _about(self) -> str:
        """Say what can be done with the chosen day."""
        words = self.program.words
        if self.tried is not None:
            return words("daily-about_over" if self.tried.over else "daily-about")
        if self.counts:
            return words("daily-about")
        return words("daily-barred" if self.day == self.today else "daily-about_missed")

    def _day(self) -> Part:
        """Return the chosen day's game, rivals and state."""
        words, deal = self.program.words, self.deal
        names = words.texts.join(chair.name for chair in self._table().chairs if chair.computer)
        act = self._main()[1]
        tile = Made(lambda place: CoverTile("cover", self, deal.game, place, act))
        lines: list[Part] = [
            Fill(words.texts.date(deal.day), "sans_bold", 25.0, GILT, "center", "day"),
            tile,
            Fill(words("daily-against", names=names), "sans_medium", 20.0, FROST, "center"),
            Prose(self.state_of(self.day), "sans_bold", 20.0, GILT, "midtop", "state"),
            Prose(self._about(), "text_italic", 18.0, MIST, "midtop", "about"),
            Space(),
        ]
        return Column(lines, 8.0, [34.0, Share(1.0, 60.0), 28.0, None, None, 2.0])

    def _state(self) -> object:
        return (dict(self.tries.days), dict(self.desk.places), self.desk.today)

    # Actions

    def _choose(self, day: date) -> None:
        self.program.audio.play("click")
        self.day = day
        self.rebuild()

    def _turn(self, months: int) -> None:
        """Show another month; the chosen day stays."""
        at = self.month.year * 12 + self.month.month - 1 + months
        turned = date(at // 12, at % 12 + 1, 1)
        if EARLIEST.date() <= turned <= self.today:
            self.month = turned
            self.rebuild()

    def _table(self) -> TableMatch:
        return table_of(self.program, self.deal, self.deal.match())

    def _play(self) -> None:
        """Begin the one try of today: it is saved before a card is seen."""
        program, deal, table = self.program, self.deal, self._table()
        try:
            table.file = self.tries.begin(deal, table.saved())
        except SaveError as error:
            program.audio.play("refused")
            program.tell([error.notice])
            return
        program.open(OpenDailyMatch(deal, table))

    def _resume(self) -> None:
        table = self._opened()
        if table is not None:
            self.program.open(OpenDailyMatch(self.deal, table))

    def _watch(self) -> None:
        table = self._opened()
        if table is not None:
            table.file = None  # it lies apart from the library
            self.program.open(OpenReplay(table))

    def _copy(self) -> None:
        table = self._opened()
        if table is not None:
            deal, match = self.deal, table.match
            copy_line(
                self.program, f"{told_result(deal, match, self.program.words.texts)} {to_line(deal, match)}"
            )

    def _opened(self) -> TableMatch | None:
        """Open the chosen day's try; say why that can't be done, or that it is of another edition."""
        program = self.program
        try:
            opened = self.tries.open(self.day)
        except SaveError as error:
            program.audio.play("refused")
            program.tell([error.notice])
            return None
        program.tell(opened.notices)
        if not self.deal.is_of(opened.saved.match):
            program.audio.play("refused")
            program.notice(program.words("daily-other_edition"))
            return None
        return TableMatch.from_saved(opened.saved, opened.name or None)

    def _practise(self) -> None:
        """Play the chosen day's match as often as one likes, with all help; it never counts."""
        table = self._table()
        table.counts = False
        words = self.program.words
        table.title = words("daily-practice", day=words.texts.date(self.day))
        self.program.open_match(table)

    def _check(self) -> None:
        """Check the line in the clipboard."""
        text = clipboard()
        if is_line(text):
            self.program.open(OpenDailyCheck(text))
        else:
            self.program.audio.play("refused")
            self.program.notice(self.program.words("daily-no_line"))

    # Time

    def entered(self) -> None:
        """Look how the tries stand."""
        self.desk.look()
        super().entered()

    def update(self, seconds: float) -> None:
        """Show what was read meanwhile, and a new day."""
        super().update(seconds)
        self.program.covers.update(seconds)
        if self.today != self.desk.today:
            if self.day == self.today:
                self.day, self.month = self.desk.today, self.desk.today.replace(day=1)
            self.today = self.desk.today
        if self._shown != self._state():
            self.rebuild()

    def works_in(self) -> float:
        """Preload the game's picture."""
        return self.program.covers.works_in()


def open_daily(program: Program, _request: OpenDaily) -> DailyScene:
    """Make the screen."""
    return DailyScene(program)
