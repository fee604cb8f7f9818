"""The layout of the replay: the log on the rail or over the table, tools above, the player's row below."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.keys import with_key
from game.screens.match.actions.plates import ToolButton
from game.screens.replay.course import SPEEDS
from game.screens.replay.log import LogWidget
from game.screens.replay.signs import SignButton
from game.screens.replay.timeline import Timeline
from game.screens.widgets.choice import Choice
from game.screens.widgets.layout import Column, Inset, Made, Part, Plate, Row
from game.screens.widgets.widget import Painted, Widget
from game.table.art.palette import FROST
from game.table.art.text.text import fitted
from game.table.layout.boxes import REST, columns
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.menus.menu import MenuScene
    from game.screens.replay.commands import ReplayCommands
    from game.screens.replay.log import ReplayLog
    from game.screens.replay.marks import Marks
    from game.screens.replay.session import ReplaySession
    from game.screens.replay.viewpoints import Way
    from game.table.layout.board import Board
    from game.table.layout.frame import Frame

STRIP: Final = 118.0  # units of height below the table
LINE: Final = 52.0  # of these for the timeline
TALL: Final = 46.0  # units of height of the row's buttons
NARROW: Final = 900.0  # units of width below which the row is narrower,
TIGHT: Final = 740.0  # and narrower still
TALL_LOG: Final = 420.0  # units of width
GAP: Final = 8.0
COMMANDS: Final = {  # those of the row's buttons with configurable keys
    "mark_before": "replay_mark_before",
    "mark_after": "replay_mark_after",
    "bookmark": "replay_bookmark",
}

LEADING: Final = {  # those with fixed keys
    "back": "Esc",
    "begin": "Home",
    "end": "End",
    "before": "Left",
    "after": "Right",
    "play": "Space",
}


class Heard(Widget):
    """What an excerpt is about, for a screen reader: the table shows it only where the excerpt begins."""

    focusable = False

    def __init__(self, told: str) -> None:
        """Lie nowhere."""
        super().__init__("heading", pygame.Rect(0, 0, 0, 0))
        self.title = told


class ReplayPage:
    """Puts one match that is watched on the page of a menu."""

    def __init__(
        self, menu: MenuScene, session: ReplaySession, marks: Marks, log: ReplayLog, commands: ReplayCommands
    ) -> None:
        """Lay out on `menu`; its buttons do `commands`."""
        self._menu = menu
        self._program = menu.program
        self._session = session
        self._course = session.course
        self._marks = marks
        self._log = log
        self._commands = commands

    def build(self, board: Board, frame: Frame) -> None:
        """Put everything around the table on `board`, into the parts of `frame`."""
        if self._session.excerpt is not None:
            self._menu.page.add(Heard(self._session.excerpt.told))
        self._strip()
        tall = columns(frame.table, [REST, max(frame.rail.width, TALL_LOG)])[1]
        self._put_log(board, tall if self._log.tall else frame.rail)
        self._tools(board, frame.tools)

    def _hint(self, name: str, command: str = "") -> str:
        """Word what a button is for, with the key of the command that does the same."""
        words, keys = self._program.words, self._program.keys
        key = keys.shown(command, words) if command else ""
        if name in LEADING:
            key = keys.leading(LEADING[name], words)
        return with_key(words(f"replay-hint-{name}"), key)

    def _put_log(self, board: Board, area: Area) -> None:
        page = self._menu.page
        place = board.rect(area)
        unit = min(self._program.unit, place.width / 300)
        page.add(LogWidget(place, self._log, unit, self._commands.choose_line))

    def _tools(self, board: Board, area: Area) -> None:
        words, commands, page = self._program.words, self._commands, self._menu.page
        guard = self._session.guard
        end = "show_end" if guard.enabled else "hide_end"
        leading = [
            ("go_on", commands.go_on, "primary", "replay_go_on"),
            ("share", commands.share, "secondary", ""),
        ]
        tools = [
            *(leading if self._session.excerpt is None else []),
            ("list", commands.toggle_log, "secondary", "replay_log"),
            *([(end, commands.toggle_spoilers, "secondary", "replay_spoilers")] if guard.finished else []),
            ("back", self._menu.back, "secondary", ""),
        ]
        cells = columns(area, [REST] * len(tools), GAP)
        for cell, (name, act, style, command) in zip(cells, tools, strict=True):
            place = board.rect(cell)
            text = words(f"replay-tool-{name}")
            hint = self._hint(name, command)
            page.add(ToolButton(name, place, text, act, hint=hint, style=style))

    def _strip(self) -> None:
        """Put the time line and the player's row below the table."""
        menu = self._menu
        wide, high = menu.room
        line = Made(lambda place: Timeline(place, self._marks, self._commands.go_to, menu.page.unit))
        place = Made(lambda rect: Painted("place", rect, self._draw_place), TALL)
        row = Row([self._walkers(), place, *self._choosers()], 10.0)
        strip = Column([Inset(line, 8.0, 0.0), Inset(row, 16.0, 0.0)], 9.0, [LINE, TALL])
        menu.lay(Plate(strip, "dialog", 8.0, 2.0), Area(-8.0, high - STRIP, wide + 16.0, STRIP + 12.0))

    def _draw_place(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        wide, _ = self._menu.room
        course = self._course
        told = self._marks.place_told(course.done)
        if wide < NARROW:
            told = self._program.words(
                "replay-place_short", number=course.done - course.first, all=course.length - course.first
            )
        words = fitted(told, "sans_medium", rect.size, FROST, round(rect.height * 0.44))
        surface.blit(words, words.get_rect(center=rect.center))

    def _walkers(self) -> Part:
        """Return the buttons that go through the match."""
        commands, wide = self._commands, self._menu.room[0]
        each, gap = (48.0, 6.0) if wide >= NARROW else (38.0, 4.0) if wide >= TIGHT else (31.0, 3.0)
        marked = ("mark_before", "mark_after", "bookmark") if self._session.excerpt is not None else ()
        acts: dict[str, Callable[[], None]] = {
            "begin": partial(commands.go_to, 0),
            "mark_before": partial(commands.go_to_mark, -1),
            "before": partial(commands.step, -1),
            "play": commands.play,
            "after": partial(commands.step, 1),
            "mark_after": partial(commands.go_to_mark, 1),
            "end": partial(commands.go_to, self._course.length),
            "bookmark": commands.bookmark,
        }

        def walker(name: str, act: Callable[[], None]) -> Part:
            style = "primary" if name == "play" else "secondary"
            hint = self._hint(name, COMMANDS.get(name, ""))
            width = each * 1.5 if name == "play" else each
            return Made(lambda place: SignButton(name, place, act, hint=hint, style=style), TALL, width)

        return Row([walker(name, act) for name, act in acts.items() if name not in marked], gap)

    def _choosers(self) -> list[Part]:
        """Return the choices of speed and eyes."""
        session, commands, words = self._session, self._commands, self._program.words
        viewpoint, speed = (236.0, 132.0) if self._menu.room[0] >= NARROW else (136.0, 112.0)
        speeds = [(one, f"{words.texts.number(one, 2, fixed=False)} ×") for one in SPEEDS]
        hint, now = self._hint("speed", "replay_faster"), self._course.speed
        pace = Made(
            lambda place: Choice("speed", place, speeds, now, commands.set_speed, hint=hint), TALL, speed
        )
        if len(session.ways) < 2:
            return [pace]
        ways = [(at, self._way_told(way)) for at, way in enumerate(session.ways)]
        chosen, told = session.ways.index(session.way), self._hint("eyes", "replay_eyes")
        look = Made(
            lambda place: Choice("eyes", place, ways, chosen, commands.look_with, hint=told), TALL, viewpoint
        )
        return [pace, look]

    def _way_told(self, way: Way) -> str:
        """Word which viewpoint those are."""
        if way.open:
            return self._program.words("replay-eyes-open")
        if way.viewpoint.together:
            return self._program.words("replay-eyes-together")
        return self._session.table.names[way.viewpoint.seat]
