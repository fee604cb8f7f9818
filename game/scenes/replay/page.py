"""The layout of the replay: the log on the rail or over the table, tools above, the player's row below."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.keys import with_key
from game.scenes.match.plates import ToolButton
from game.scenes.replay.course import SPEEDS
from game.scenes.replay.log import LogWidget
from game.scenes.replay.signs import SignButton
from game.scenes.replay.timeline import Timeline
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.widget import Painted
from game.table.art.frames import panel
from game.table.art.palette import FROST
from game.table.art.text import fitted
from game.table.boxes import REST, columns
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.menu import MenuScene
    from game.scenes.replay.commands import ReplayCommands
    from game.scenes.replay.eyes import Way
    from game.scenes.replay.log import ReplayLog
    from game.scenes.replay.marks import Marks
    from game.scenes.replay.session import ReplaySession
    from game.table.board import Board
    from game.table.frame import Frame

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
        self._strip()
        table, wide = frame.table, max(frame.rail.width, TALL_LOG)
        tall = Area(table.x + table.width - wide, table.y, wide, table.height)
        self._put_log(board, tall if self._log.tall else frame.rail)
        self._tools(board, frame.tools)

    def _hint(self, name: str, command: str = "") -> str:
        """Word what a button is for, with the key of the command that does the same."""
        words, keys = self._program.words, self._program.keys
        return with_key(words(f"replay-hint-{name}"), keys.shown(command, words) if command else "")

    def _put_log(self, board: Board, area: Area) -> None:
        place = board.rect(area)
        unit = min(self._program.unit, place.width / 300)
        self._menu.page.add(LogWidget(place, self._log, unit, self._commands.choose_line))

    def _tools(self, board: Board, area: Area) -> None:
        words, commands = self._program.words, self._commands
        tools = (
            ("go_on", commands.go_on, "primary", "replay_go_on"),
            ("code", commands.copy, "secondary", "replay_copy"),
            ("list", commands.toggle_log, "secondary", "replay_log"),
            ("back", self._menu.back, "secondary", ""),
        )
        cells = columns(area, [REST] * len(tools), GAP)
        for cell, (name, act, style, command) in zip(cells, tools, strict=True):
            place = board.rect(cell)
            text = words(f"replay-tool-{name}")
            hint = self._hint(name, command)
            self._menu.page.add(ToolButton(name, place, text, act, hint=hint, style=style))

    def _strip(self) -> None:
        menu = self._menu
        wide, high = menu.room
        top = high - STRIP
        plate = menu.rect(-8, top, wide + 16, STRIP + 12)
        menu.page.add(Painted("strip", plate, _draw_strip))
        line = menu.rect(8, top + 2, wide - 16, LINE)
        menu.page.add(Timeline(line, self._marks, self._commands.go_to, menu.page.unit))
        row = top + LINE + 9
        x = self._walkers(16, row)
        right = self._choosers(wide - 16, row)
        place = menu.rect(x + 8, row, max(40.0, right - x - 16), TALL)
        menu.page.add(Painted("place", place, self._draw_place))

    def _draw_place(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        wide, _ = self._menu.room
        course = self._course
        told = self._marks.place_told(course.done)
        if wide < NARROW:
            told = self._program.words("replay-place_short", number=course.done, all=course.length)
        words = fitted(told, "sans_medium", rect.size, FROST, round(rect.height * 0.44))
        surface.blit(words, words.get_rect(center=rect.center))

    def _walkers(self, x: float, y: float) -> float:
        """Put the buttons that go through the match; return where they end, in units."""
        menu, commands = self._menu, self._commands
        wide, _ = menu.room
        each, gap = (48.0, 6.0) if wide >= NARROW else (38.0, 4.0) if wide >= TIGHT else (31.0, 3.0)
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
        for name, act in acts.items():
            width = each * 1.5 if name == "play" else each
            style = "primary" if name == "play" else "secondary"
            hint = self._hint(name, COMMANDS.get(name, ""))
            menu.page.add(SignButton(name, menu.rect(x, y, width, TALL), act, hint=hint, style=style))
            x += width + gap
        return x

    def _choosers(self, right: float, y: float) -> float:
        """Put the choices of speed and eyes at the right; return where they begin, in units."""
        menu, session, commands = self._menu, self._session, self._commands
        words = self._program.words
        wide, _ = menu.room
        eyes, speed = (236.0, 132.0) if wide >= NARROW else (136.0, 112.0)
        speeds = [(one, f"{words.texts.number(one, 2, fixed=False)} ×") for one in SPEEDS]
        x = right
        if len(session.ways) > 1:
            x -= eyes
            ways = [(at, self._way_told(way)) for at, way in enumerate(session.ways)]
            chosen = session.ways.index(session.way)
            place = menu.rect(x, y, eyes, TALL)
            hint = self._hint("eyes", "replay_eyes")
            menu.page.add(Choice("eyes", place, ways, chosen, commands.look_with, hint=hint))
            x -= 10
        x -= speed
        place = menu.rect(x, y, speed, TALL)
        hint = self._hint("speed", "replay_faster")
        menu.page.add(Choice("speed", place, speeds, self._course.speed, commands.set_speed, hint=hint))
        return x

    def _way_told(self, way: Way) -> str:
        """Word whose eyes those are."""
        if way.open:
            return self._program.words("replay-eyes-open")
        if way.eyes.together:
            return self._program.words("replay-eyes-together")
        return self._session.table.names[way.eyes.seat]


def _draw_strip(surface: pygame.Surface, rect: pygame.Rect) -> None:
    surface.blit(panel(rect.size, "dialog"), rect)
