"""Chooses the players when a match is continued from a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.draft import draft_for, levels
from game.scenes.games import title_of
from game.scenes.seating import TableMatch, named
from game.scenes.sheet import Sheet
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.widget import Picture
from game.table.art.palette import FROST, MIST
from game.table.art.seats import avatar
from game.table.art.text import paragraph
from saves.names import TITLE_LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.program import Program
    from game.scenes.requests import OpenSeats

ROW: Final = 54.0  # units
LOW_ROW: Final = 42.0  # in a low window
NOTE: Final = 62.0


class SeatsScene(Sheet):
    """Seats a person or a computer player at each seat, then starts the new match."""

    first = "begin"

    def __init__(
        self, program: Program, table: TableMatch, at: int, *, keep_out: frozenset[int] = frozenset()
    ) -> None:
        """Continue `table` after `at` decisions; no person may take the seats `keep_out`.

        A match that was seen beyond that position is marked "with undo".
        """
        super().__init__(program)
        self.table = table
        self.at = at
        self.keep_out = keep_out
        self.marks = at < len(table.match.decisions)
        draft = draft_for(table.match.rules.id, program.settings, program.words)
        draft.set_seats(table.match.seats)
        for seat, chair in enumerate(table.chairs):
            draft.chairs[seat] = chair
        self.draft = draft

    def build(self) -> None:
        """Put a row per seat, a note and two buttons on the plate."""
        words = self.program.words
        _, high = self.room
        seats = self.table.match.seats
        row = ROW if high >= 84 + seats * ROW + NOTE + 100 else LOW_ROW
        height = 84 + seats * row + NOTE + 76
        left, top, width = self.sheet(620, height, words("replay-seats-title"))
        for seat in range(seats):
            self._seat(seat, left, top + seat * row, width, row)
        y = top + seats * row
        box = (self.px(width), self.px(NOTE - 8))
        key = "replay-seats-marked" if self.marks else "replay-seats-note"
        note = words(key, number=self.at, all=len(self.table.match.decisions))
        line = paragraph(note, "text_italic", box, MIST, self.px(19), 1)
        middle = (self.px(left + width / 2), self.px(y + NOTE / 2))
        self.page.add(Picture(line, center=middle))
        half = (width - 16) / 2
        ways = (("begin", self.begin, "primary"), ("cancel", self.back, "secondary"))
        for at, (name, act, style) in enumerate(ways):
            place = self.rect(left + at * (half + 16), y + NOTE + 4, half, 50)
            self.page.add(self.button(name, place, words(f"replay-seats-{name}"), act, style=style))

    def _seat(self, seat: int, left: float, y: float, width: float, row: float) -> None:
        words = self.program.words
        chair = named(self.draft.seated, words)[seat]
        sign = row * 0.74
        picture = avatar(chair.sign, chair.colour, self.px(sign))
        self.page.add(Picture(picture, midleft=(self.px(left), self.px(y + row / 2))))
        name_place = self.rect(left + sign + 12, y, width * 0.4 - sign - 16, row)
        self.page.add(self.text(chair.name, "sans_medium", name_place, 21, FROST))
        offered = [level for level in levels() if level or seat not in self.keep_out]
        values = [
            (level, words(f"level-{level}-name") if level else words("new-person")) for level in offered
        ]
        place = self.rect(left + width * 0.4, y + 5, width * 0.6, row - 10)
        self.page.add(Choice(f"seat.{seat}", place, values, chair.level, self._setting(seat)))

    def _setting(self, seat: int) -> Callable[[str | None], None]:
        def choose(level: str | None) -> None:
            self.draft.set_level(seat, level, self.program.words)
            self.rebuild()

        return choose

    def begin(self) -> None:
        """Start the new match; the original stays as it is."""
        table, words = self.table, self.program.words
        title = words(
            "replay-seats-named",
            game=table.title or title_of(table.match.rules.id, words.texts),
            number=self.at,
        )
        fresh = TableMatch(
            table.match.branch(self.at),
            tuple(self.draft.table_chairs()),
            title=title[:TITLE_LIMIT],
            takebacks=table.takebacks + self.marks,
            counts=False,
        )
        self.program.open_match(fresh)


def open_seats(program: Program, request: OpenSeats) -> SeatsScene:
    """Make the screen."""
    return SeatsScene(program, request.table, request.at, keep_out=request.keep_out)
