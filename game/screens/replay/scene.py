"""The replay of a match: the table at any position, autoplay or step by step, and ways to continue.

`course` has the position, `viewpoint` the viewpoints.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.match.game import says_of, table_of
from game.screens.match.log.icons import LogIcons
from game.screens.match.log.recent import LastActions
from game.screens.match.log.story import round_of
from game.screens.match.table.celebrations import celebrations_of
from game.screens.match.table.piece_tooltip import PieceTooltip
from game.screens.match.table.sound import sounds_of
from game.screens.match.table.surroundings import Surroundings
from game.screens.match.table.view import TableView
from game.screens.menus.menu import MenuScene
from game.screens.replay.commands import ReplayCommands
from game.screens.replay.log import ReplayLog
from game.screens.replay.marks import Marks
from game.screens.replay.page import STRIP, ReplayPage
from game.screens.replay.session import ReplaySession
from game.screens.replay.signs import SignButton
from game.table.motion.animation import Pace
from game.table.stock.offers import Prompt

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.match.table.highlights import Marks as Highlights
    from game.screens.requests import OpenReplay

WALK: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class ReplayScene(MenuScene):
    """Covers the scene it was opened from; Escape goes back there."""

    first = "play"

    def __init__(self, program: Program, request: OpenReplay) -> None:
        """Replay the table of `request`."""
        super().__init__(program)
        self.table = table = request.table
        self._game = table.match.rules.id
        self.session = ReplaySession(
            table,
            says_of(self._game),
            request.at,
            foreign=request.foreign,
            spoiler_free=program.settings.spoiler_free,
            excerpt=request.excerpt,
        )
        self.view = TableView(self.session, table_of(self._game), lambda: table.seats, self._game, program)
        self._stage, self._pieces = self.view.stage, self.view.pieces
        self.view.extras.marks = self._done_with
        self.view.extras.recent = recent = LastActions(table.match, self.view.pieces)
        icons = LogIcons(recent, self._stage.sprites, lambda: (self.session.way.viewpoint, self.view.setting))
        self.log = ReplayLog(program.words, [chair.colour for chair in table.chairs], icons)
        self.view.extras.around = self._around
        self.view.extras.told = self._told_of
        self._stage.pace = Pace(program.settings.motion, program.settings.speed)
        self.marks = Marks(program, self.session)
        self._asking = self.marks.asking
        self.commands = ReplayCommands(program, self.session, self.marks, self.log, self)
        self.tip = PieceTooltip(self._stage, self.view.describe)
        self._layout = ReplayPage(self, self.session, self.marks, self.log, self.commands)
        self._painted = False
        self._told: tuple[object, ...] = ()  # what was shown besides the table
        course = self.session.course
        if request.excerpt is not None:
            course.play()

    def language_changed(self) -> None:
        """Refresh all texts."""
        self.session.rename()
        super().language_changed()

    # What is shown

    def refresh(self) -> None:
        """Bring table and log in step with where one is; does nothing where nothing has changed."""
        course = self.session.course
        if self.view.refresh():
            self.program.stir()
            self.tip.forget()
        self.log.tell(self.session.lines(self.program.words.of(self._game)))
        self.log.follow(course.done - 1)
        for name, able in (("begin", course.done > course.first), ("end", not course.ended)):
            for button in (name, "before" if name == "begin" else "after"):
                widget = self.page.named(button)
                if widget:
                    widget.enabled = able

    def _around(self) -> Surroundings:
        """Return what lies around the pieces: where one is in the match, and what was decided last."""
        course, view, words = self.session.course, self.view, self.program.words
        number = round_of(self.session.seen)
        heading = words("match-round", round=number) if number else ""
        past = view.past(view.setting)
        excerpt = self.session.excerpt
        begins = excerpt is not None and course.done == excerpt.begin
        told = excerpt.told if excerpt is not None and begins else self._told_of(course.done - 1)
        prompt = Prompt(heading, told)
        return Surroundings(celebrations_of(self._game).THEME, prompt, past)

    def _told_of(self, decision: int) -> str:
        """Word a decision, and what the table did then."""
        lines = self.session.lines(self.program.words.of(self._game))
        return " ".join(line.text for line in lines if line.decision == decision and line.text)

    def _done_with(self) -> Highlights:
        """The pieces that the last decision was about, as those who look saw it."""
        last = self.session.last()
        action, seen = last or (0, None)
        done = frozenset(self._pieces.picks(seen, action)) if seen is not None else frozenset[str]()
        return (("open", done),)

    # What the program asks

    def build(self) -> None:
        """Put log, tools, time line and the player's row around the table."""
        width, height = self.program.size
        self.view.resize((width, height - self.px(STRIP)))
        self._painted = False
        self._layout.build(self.view.window.board, self.view.window.frame)
        self.log.lines = ()
        self.refresh()
        self.log.show_now()

    def left(self) -> None:
        """Let nobody think, and stand still, while something else is on the screen."""
        super().left()
        self._asking.leave()
        self.session.course.playing = False

    def gone(self) -> None:
        """Let the table's pictures go at once."""
        super().gone()
        self._stage.clear()

    def update(self, seconds: float) -> None:
        """Let pieces move, and go on where it plays by itself."""
        super().update(seconds)
        course, stage = self.session.course, self._stage
        self.tip.update(seconds)
        spare = stage.update(seconds)
        if course.update(spare or seconds, still=not stage.moving):
            self.show()
        if self.table.match.over:
            self._asking.update()
        play = self.page.named("play")
        if isinstance(play, SignButton):
            play.sign = "stop" if course.playing else "play"
        told, self._told = self._told, (course.playing, self._asking.version, len(course.rounds.begins))
        if told != self._told:
            self.program.stir()

    def shows_in(self) -> float:
        """Return in how many seconds table, page or words look different by themselves."""
        if not self._painted:
            return 0.0
        return min(super().shows_in(), self._stage.shows_in(), self.tip.shows_in(), self.log.shows_in())

    def works_in(self) -> float:
        """Go on at once while it plays by itself."""
        busy = self.session.course.ticking or self._asking.unplanned
        return 0.0 if busy else super().works_in()

    @property
    def unpainted(self) -> bool:
        """Whether pieces are still to be painted."""
        return self._stage.unpainted or self.log.shows_in() <= 0

    def pointer_gone(self) -> None:
        """Point at nothing."""
        super().pointer_gone()
        self.tip.point(None)

    def draw(self, surface: pygame.Surface) -> None:
        """Show table, strip and page; a table shown for the first time is whole at once."""
        stage, board = self._stage, self.view.window.board
        if not self._painted:
            stage.settle(board)
            self._painted = True
        self.backdrop(surface)
        shown = surface.get_rect().clip((0, 0, *board.window))  # the window may have shrunk just now
        stage.draw(surface.subsurface(shown), board)
        self.page.draw(surface)
        self.tip.draw(surface, board, self.program.unit)
        if self.unpainted:
            self.program.stir()

    # What follows from a command; see `commands.Screen`

    def show(self) -> None:
        """Show what has happened, with its sound."""
        before = self._stage.layout
        self.refresh()
        for sound in sounds_of(before, self._stage.layout):
            self.program.audio.play(sound)

    def halt(self) -> None:
        """End the running motion."""
        self._stage.finish()

    # Events

    def handle(self, event: pygame.event.Event) -> None:
        """Answer keys and pointer besides what every menu answers."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if event.type == pygame.MOUSEWHEEL and self.log.rect.collidepoint(self.page.pointer):
            self.log.handle(event)
            return
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Answer a key of the replay's own; whether it was one."""
        commands = self.commands
        choosing = self.page.focused is not None and self.page.focused.name in ("eyes", "speed")
        if event.key in WALK and not (choosing and self.page.ring):
            commands.step(WALK[event.key])
            return True
        leading: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: commands.play,
            pygame.K_HOME: partial(commands.go_to, 0),
            pygame.K_END: partial(commands.go_to, self.session.course.length),
        }
        acts: dict[str, Callable[[], None]] = {
            "replay_mark_before": partial(commands.go_to_mark, -1),
            "replay_mark_after": partial(commands.go_to_mark, 1),
            "replay_slower": partial(commands.faster, -1),
            "replay_faster": partial(commands.faster, 1),
            "replay_bookmark": commands.bookmark,
            "replay_eyes": commands.next_viewpoint,
            "replay_log": commands.toggle_log,
            "replay_spoilers": commands.toggle_spoilers,
            "replay_go_on": commands.go_on,
            "replay_copy": commands.copy,
        }
        if self.session.excerpt is not None:
            del acts["replay_go_on"], acts["replay_copy"]
        act = leading.get(event.key) or acts.get(self.command(event, "replay"))
        if act is None:
            return False
        act()
        return True

    def _point(self, spot: tuple[int, int]) -> None:
        board = self.view.window.board
        tools = self.view.window.frame.tools
        covered = self.log.rect.collidepoint(spot) or board.rect(tools).collidepoint(spot)
        inside = spot[1] < board.window[1]
        self.tip.point(board.point(spot) if inside and not covered else None)


def open_replay(program: Program, request: OpenReplay) -> ReplayScene:
    """Make the screen."""
    request.table.speak(program.words)
    return ReplayScene(program, request)
