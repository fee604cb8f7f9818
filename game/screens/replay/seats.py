"""Chooses the players when a match is continued from a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.games import title_of
from game.screens.menus.menu import Dialog
from game.screens.new_game.draft import draft_for, levels
from game.screens.seating import TableMatch, named
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Fill, Made, Part, Prose, Row, Shown
from game.table.art.palette import FROST, MIST
from game.table.art.seats import avatar
from game.table.layout.boxes import Share
from saves.disk.names import TITLE_LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.app.program import Program
    from game.screens.requests import OpenSeats

ROW: Final = 44.0  # units
LOW_ROW: Final = 36.0  # in a low window
MANY: Final = 800.0  # units of height below which six seats make a window low


class SeatsScene(Dialog):
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
            draft.party.chairs[seat] = chair
        self.draft = draft

    def build(self) -> None:
        """Put a row per seat, a note and two buttons on the plate."""
        words = self.program.words
        row = LOW_ROW if self.room[1] < MANY else ROW
        seats = [self._seat(seat, row) for seat in range(self.table.match.seats)]
        key = "replay-seats-marked" if self.marks else "replay-seats-note"
        note = words(key, number=self.at, all=len(self.table.match.decisions))
        begin = self.push("begin", words("replay-seats-begin"), self.begin, style="primary")
        cancel = self.push("cancel", words("replay-seats-cancel"), self.back)
        told = Prose(note, "text_italic", 19.0, MIST, "center")
        parts = [Column(seats, 0.2 * row), told, Row([begin, cancel], 16.0)]
        self.dialog(words("replay-seats-title"), Column(parts, 14.0))

    def _seat(self, seat: int, row: float) -> Part:
        """Return a seat's row: sign, name and player."""
        words = self.program.words
        chair = named(self.draft.seated, words)[seat]
        offered = [level for level in levels() if level or seat not in self.keep_out]
        values = [
            (level, words(f"level-{level}-name") if level else words("new-person")) for level in offered
        ]

        def choice(place: pygame.Rect) -> Choice[str | None]:
            return Choice(f"seat.{seat}", place, values, chair.level, self._setting(seat))

        sign = Shown(avatar(chair.sign, chair.colour, self.px(row * 0.9)))
        parts = [sign, Fill(chair.name, "sans_medium", 21.0, FROST), Made(choice, row)]
        return Row(parts, 12.0, [None, Share(0.33), Share(0.67)])

    def _setting(self, seat: int) -> Callable[[str | None], None]:
        def choose(level: str | None) -> None:
            party = self.draft.party
            party.set_level(seat, level, self.program.words)
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
