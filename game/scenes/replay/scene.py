"""The replay of a match: the table at any position, autoplay or step by step, and ways to continue.

`course` has the position, `eyes` the viewpoints.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.analysis.asking import Asking
from game.scenes.analysis.scene import kept_analysis
from game.scenes.keys import with_key
from game.scenes.match.game import says_of, table_of
from game.scenes.match.highlights import dressed
from game.scenes.match.sound import sounds_of
from game.scenes.match.tip import Tip
from game.scenes.menu import MenuScene
from game.scenes.replay.code import copy_code
from game.scenes.replay.course import SPEEDS, Course
from game.scenes.replay.eyes import OpenStory, Way, ways_to_watch
from game.scenes.replay.log import ReplayLog
from game.scenes.replay.page import STRIP, lay_out
from game.scenes.replay.signs import SignButton
from game.table.board import Board
from game.table.motion import Pace
from game.table.pieces import CANVAS, DESK, Area, Setting
from game.table.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.views import View
    from game.scenes.program import Program
    from game.scenes.seating import TableMatch

WHOLE: Final = Area(0, 0, *CANVAS)
WALK: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class ReplayScene(MenuScene):
    """Covers the scene it was opened from; Escape goes back there."""

    first = "play"

    def __init__(self, program: Program, table: TableMatch, at: int = 0, *, foreign: bool = False) -> None:
        """Replay `table` from the position after `at` decisions; `foreign`: it came as a code."""
        super().__init__(program)
        self.table = table
        self.foreign = foreign
        self.game = table.match.rules.id
        self.says, self.pieces = says_of(self.game), table_of(self.game)
        self.course = Course(table.match, at)
        self.ways = ways_to_watch(table, foreign=foreign)
        self.way = self.ways[0]
        self.story = OpenStory(table.match, self.says, table.addressed)
        self.log = ReplayLog(program.words, [chair.colour for chair in table.chairs])
        self.tall = False  # whether the log covers the right side
        self.stage = Stage(self.pieces, Pace(program.settings.motion, program.settings.speed))
        self.board = Board(program.size)
        self.asking = Asking(lambda: program.worker)
        self.tip = Tip(self.stage, self._describe)
        self._painted = False
        self._sees: object = None
        self._told: tuple[object, ...] = ()  # what was shown besides the table
        if table.match.over:
            self.asking.turn_to(kept_analysis(program, table, self._watcher, open_cards=False))

    def language_changed(self) -> None:
        """Refresh all texts."""
        self.story.rename(self.table.addressed)
        super().language_changed()

    @property
    def _watcher(self) -> int:
        """Return the seat whose chances have the turning points: the first person's."""
        return self.table.persons[0] if self.table.persons else 0

    # Content

    @property
    def view(self) -> View:
        """The current view."""
        return self.way.look(self.course.shown, self.course.front)

    @property
    def setting(self) -> Setting:
        """The setting for the game's table."""
        return Setting(self.table.seats, self.program.words.of(self.game))

    @property
    def turning(self) -> list[int]:
        """The turning points known so far, by move number."""
        analysis = self.asking.analysis
        if analysis is None or not analysis.planned:
            return []
        return sorted(analysis.moments[turn.moment].begin + 1 for turn in analysis.turns())

    @property
    def bookmarks(self) -> set[int]:
        """This match's bookmarks, kept while the program runs."""
        match = self.table.match
        key = f"{self.game}/{match.seats}/{match.seed}/{sorted(match.options.items())}"
        return self.program.bookmarks.setdefault(key, set())

    def place_told(self, done: int) -> str:
        """Word a position: the last move, and the round."""
        words, course = self.program.words, self.course
        number = course.round_at(done)
        key = "replay-place_round" if number else "replay-place"
        return words(key, number=done, all=course.length, round=number)

    def refresh(self) -> None:
        """Update table and log for the position, if something changed."""
        course, view = self.course, self.view
        sees = (view, self.way, self.setting)
        if sees != self._sees:
            self._sees = sees
            self.program.stir()
            self.tip.forget()
            layout = self.pieces.layout(view, WHOLE, self.setting)
            self.stage.move_to(dressed(layout, (("open", self._done_with()),)))
        self.log.tell(self.story.lines(self.way.eyes, self.program.words.of(self.game)))
        self.log.follow(course.done - 1)
        for name, able in (("begin", course.done > 0), ("end", not course.ended)):
            for button in (name, "before" if name == "begin" else "after"):
                widget = self.page.named(button)
                if widget:
                    widget.enabled = able

    def _done_with(self) -> frozenset[str]:
        """Return the keys of the last decision's pieces, as far as the viewer knows them."""
        beat = self.course.last
        if beat is None:
            return frozenset()
        return frozenset(self.pieces.picks(self.way.look(beat.before, beat.actor), beat.action))

    # Called by the program

    def build(self) -> None:
        """Put log, tools, timeline and the player's row around the table."""
        self.board = Board(self._table_size(), self.program.settings.ui_scale / 100)
        self._painted = False
        self._sees = None
        lay_out(self)
        self.log.lines = ()
        self.refresh()
        self.log.show_now()

    def _table_size(self) -> tuple[int, int]:
        width, height = self.program.size
        return width, height - self.px(STRIP)

    def left(self) -> None:
        """Cancel the AI requests, and pause, while another scene is on the screen."""
        super().left()
        self.asking.leave()
        self.course.playing = False

    def gone(self) -> None:
        """Drop the table's pictures."""
        super().gone()
        self.stage.clear()

    def update(self, seconds: float) -> None:
        """Animate the pieces, and advance autoplay."""
        super().update(seconds)
        self.tip.update(seconds)
        spare = self.stage.update(seconds)
        if self.course.update(spare or seconds, still=not self.stage.moving):
            self._show()
        if self.table.match.over:
            self.asking.update()
        play = self.page.named("play")
        if isinstance(play, SignButton):
            play.sign = "stop" if self.course.playing else "play"
        told, self._told = self._told, (self.course.playing, self.asking.version, len(self.course.rounds))
        if told != self._told:
            self.program.stir()

    def shows_in(self) -> float:
        """Return the seconds until table, page or words change by themselves."""
        if not self._painted:
            return 0.0
        return min(super().shows_in(), self.stage.shows_in(), self.tip.shows_in())

    def works_in(self) -> float:
        """Keep updating during autoplay."""
        return 0.0 if self.course.ticking or self.asking.unplanned else super().works_in()

    @property
    def unpainted(self) -> bool:
        """Whether pieces still have to be painted."""
        return self.stage.unpainted

    def pointer_gone(self) -> None:
        """Reset hovering."""
        super().pointer_gone()
        self.tip.point(None)

    def _show(self) -> None:
        """Show the new position, with its sound."""
        before = self.stage.layout
        self.refresh()
        for sound in sounds_of(before, self.stage.layout):
            self.program.audio.play(sound)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw table, strip and page; paint everything on the first frame."""
        if not self._painted:
            self.program.covers.prepare_shared(self.game)
            self.stage.settle(self.board)
            self._painted = True
        self.backdrop(surface)
        shown = surface.get_rect().clip((0, 0, *self.board.window))  # the window may have just shrunk
        self.stage.draw(surface.subsurface(shown), self.board)
        self.page.draw(surface)
        self.tip.draw(surface, self.board, self.program.unit)

    def _describe(self, key: str) -> str:
        return self.pieces.describe(self.view, key, self.setting)

    # Moving

    def step(self, by: int) -> None:
        """Step forward by a decision, with its animation, or back by one."""
        self.course.playing = False
        self.stage.finish()
        if by > 0:
            if self.course.forward():
                self._show()
        else:
            self.go_to(self.course.done - 1)

    def go_to(self, done: int) -> None:
        """Go to a position."""
        if self.course.go_to(done):
            self.program.audio.play("slide", 0.5)
        self.refresh()

    def choose_line(self, decision: int) -> None:
        """Go to the position of a log line."""
        self.course.playing = False
        self.go_to(decision + 1)

    def play(self) -> None:
        """Start or stop autoplay."""
        self.course.play()
        self.refresh()

    def go_to_mark(self, step: int) -> None:
        """Go to the next or previous turning point, bookmark or round."""
        course = self.course
        marks = {*self.turning, *self.bookmarks, *(begin for begin, _ in course.rounds)}
        found = course.neighbour(sorted(marks), step)
        if found is None:
            found = course.length if step > 0 else 0
        course.playing = False
        self.go_to(found)

    def bookmark(self) -> None:
        """Add or remove a bookmark here."""
        self.bookmarks.symmetric_difference_update({self.course.done})

    def set_speed(self, speed: float) -> None:
        """Set the speed."""
        self.course.speed = speed

    def faster(self, by: int) -> None:
        """Set the next higher or lower speed."""
        at = SPEEDS.index(self.course.speed) + by
        if 0 <= at < len(SPEEDS):
            self.set_speed(SPEEDS[at])
            self.rebuild()

    # Viewpoint and other commands

    def look_with(self, number: int) -> None:
        """Choose a viewpoint by its number."""
        self.way = self.ways[number]
        self.log.now = -2
        self.refresh()
        self.log.show_now()

    def next_eyes(self) -> None:
        """Choose the next viewpoint."""
        if len(self.ways) > 1:
            self.look_with((self.ways.index(self.way) + 1) % len(self.ways))
            self.rebuild()

    def hint(self, name: str, command: str = "") -> str:
        """Word a button's tooltip, with its key."""
        words = self.program.words
        return with_key(
            words(f"replay-hint-{name}"), self.program.keys.shown(command, words) if command else ""
        )

    def way_told(self, way: Way) -> str:
        """Word a viewpoint."""
        if way.open:
            return self.program.words("replay-eyes-open")
        if way.eyes.together:
            return self.program.words("replay-eyes-together")
        return self.table.names[way.eyes.seat]

    def toggle_log(self) -> None:
        """Let the log cover the right side, or only its corner."""
        self.tall = not self.tall
        self.rebuild()

    def copy(self) -> None:
        """Copy the code of the whole match."""
        copy_code(self.program, self.table)

    def go_on(self) -> None:
        """Continue from here as a new match; hidden cards of a running match stay hidden."""
        persons = self.table.persons
        closed = not self.table.match.over and not self.foreign and bool(persons)
        seats = range(self.table.match.seats)
        keep_out = frozenset(seats) - frozenset(persons) if closed else frozenset()
        self.course.playing = False
        self.program.show_seats(self.table, self.course.done, keep_out)

    # Events

    def handle(self, event: pygame.event.Event) -> None:
        """Handle keys and pointer, besides what every menu handles."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if event.type == pygame.MOUSEWHEEL and self.log.rect.collidepoint(self.page.pointer):
            self.log.handle(event)
            return
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Handle one of the replay's keys; return whether it was one."""
        choosing = self.page.focused is not None and self.page.focused.name in ("eyes", "speed")
        if event.key in WALK and not (choosing and self.page.ring):
            self.step(WALK[event.key])
            return True
        leading: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: self.play,
            pygame.K_HOME: partial(self.go_to, 0),
            pygame.K_END: partial(self.go_to, self.course.length),
        }
        acts: dict[str, Callable[[], None]] = {
            "replay_mark_before": partial(self.go_to_mark, -1),
            "replay_mark_after": partial(self.go_to_mark, 1),
            "replay_slower": partial(self.faster, -1),
            "replay_faster": partial(self.faster, 1),
            "replay_bookmark": self.bookmark,
            "replay_eyes": self.next_eyes,
            "replay_log": self.toggle_log,
            "replay_go_on": self.go_on,
            "replay_copy": self.copy,
        }
        act = leading.get(event.key) or acts.get(self.command(event, "replay"))
        if act is None:
            return False
        act()
        return True

    def _point(self, spot: tuple[int, int]) -> None:
        covered = self.log.rect.collidepoint(spot) or self.board.rect(DESK).collidepoint(spot)
        inside = spot[1] < self.board.window[1]
        self.tip.point(self.board.point(spot) if inside and not covered else None)
