"""Pictures of one seat's table after each decision, drawn as in a match, without prompt, strip and rail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.match.game import table_of
from game.screens.match.log.recent import RECENT, last_of_each
from game.screens.match.table.celebrations import celebrations_of
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.layout.boxes import REST, inset, rows
from game.table.layout.frame import GAP, MARGIN, PANEL, RIBBON, Frame
from game.table.motion.animation import Pace
from game.table.pieces import Area
from game.table.stage import Stage
from game.table.stock.furniture import plate
from game.table.stock.turn_strip import Past

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.share.page.seat_match import Moment, SeatMatch
    from game.table.layout.frame import Shape
    from game.table.pieces import Placed, Seat
    from game.texts.texts import Texts

NOBODY: Final = -1  # the seat that is waited for: the page shows what has happened
SCALE: Final = 1.2  # the UI scale: a page shows the table smaller than a window does


def bare_frame(whole: Area, shape: Shape) -> Frame:
    """Divide a canvas between table and panel alone, for a game that wants its parts in this `shape`."""
    high = max(PANEL, shape.panel * min(whole.height, whole.width)) - RIBBON[1]
    table, panel = rows(inset(whole, MARGIN, MARGIN), [REST, high], GAP)
    mine = inset(panel, 14.0, 8.0)
    rail = Area(mine.x + mine.width, mine.y, 0.0, mine.height)
    none = Area(table.x, table.y, 0.0, 0.0)
    return Frame(whole, none, none, none, table, panel, none, mine, rail)


class TableFrames:
    """Draws the table of one match, always on the same surface."""

    def __init__(self, match: SeatMatch, seats: Sequence[Seat], texts: Texts, size: tuple[int, int]) -> None:
        """Draw `size` pixels; the seats and the game's texts are those of the page."""
        self._match = match
        self._table = table_of(match.game)
        self._theme = celebrations_of(match.game).THEME
        self._stage = Stage(self._table, Pace("none"))
        self._board = Board(size, SCALE)
        self._frame = bare_frame(Area(0.0, 0.0, *self._board.canvas), self._table.SHAPE)
        self._setting = Setting(tuple(seats), texts)
        self._surface = pygame.Surface(size)

    def __iter__(self) -> Iterator[pygame.Surface]:
        """Yield the table after each moment; the surface is drawn on anew for the next one."""
        past: list[Past] = []
        for number, moment in enumerate(self._match.moments):
            past += self._deeds(number, moment)
            self._stage.show(self._layout(moment, past[-RECENT:]))
            self._stage.settle(self._board)
            self._stage.draw(self._surface, self._board)
            yield self._surface

    def close(self) -> None:
        """Let go of all pictures."""
        self._stage.clear()

    def _deeds(self, number: int, moment: Moment) -> list[Past]:
        found = (self._table.deed(heard, self._setting) for heard in moment.heard)
        return [Past(number, moment.round, deed) for deed in found if deed is not None]

    def _layout(self, moment: Moment, past: list[Past]) -> list[Placed]:
        setting = self._setting._replace(
            deeds=last_of_each(past, self._match.seats, NOBODY), lately=tuple(one.deed for one in past)
        )
        lying = self._table.arrange(moment.view, self._frame, setting)
        return [plate(self._frame.panel, f"lit_{self._theme}"), *lying]
