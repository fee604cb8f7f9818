"""The match: the table as the one who looks may see it, its motion, and what the person does with it.

The course of the match is `playing`'s matter, the pieces are the game's `table`'s, keys `keyboard`'s.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.handover import HandoverScene
from game.scenes.match import due
from game.scenes.match.ahead import Ahead
from game.scenes.match.cheers import Cheering
from game.scenes.match.commands import Commands
from game.scenes.match.deeds import Deeds
from game.scenes.match.desk import Desk
from game.scenes.match.game import says_of, seats_at, table_of
from game.scenes.match.glow import dressed, glow_of, last_told, told_by
from game.scenes.match.hand import Hand
from game.scenes.match.keeper import Keeper
from game.scenes.match.keyboard import Keyboard
from game.scenes.match.log import LogPanel
from game.scenes.match.notes import Bubble
from game.scenes.match.offers import Deciding
from game.scenes.match.picture import draw_match, log_place, sight
from game.scenes.match.playback import Beat
from game.scenes.match.session import Customs, MatchSession
from game.scenes.match.sound import sounds_of
from game.scenes.match.story import Line, Story
from game.scenes.match.trace import Trace
from game.scenes.match.wishes import caption, choices, is_numbered, log_foot, status, tools
from game.scenes.match.worker import ADVISER, WorkerBrain
from game.scenes.scene import Scene
from game.scenes.statistics.counting import Tally
from game.table.board import Board
from game.table.focus import Focus
from game.table.motion import Pace
from game.table.pieces import CANVAS, Area, Placed, Setting
from game.table.stage import Stage

if TYPE_CHECKING:
    from game.engine.views import View
    from game.scenes.match.brain import Brain
    from game.scenes.program import Program
    from game.scenes.seating import TableMatch
    from game.scenes.unkept import Unkept

WHOLE: Final = Area(0, 0, *CANVAS)
BEATS_A_FRAME: Final = 2  # that are shown at most, where they move nothing


class MatchScene(Scene):
    """One match on the screen."""

    keeps = True
    """Whether the match is kept on the disk."""

    def __init__(self, program: Program, table: TableMatch, brain: Brain | None = None) -> None:
        """Sit down at `table`; `brain` thinks for the computer players, by default the program's worker."""
        super().__init__(program)
        self.table = table
        self.game = table.match.rules.id
        self.says = says_of(self.game)
        self.pieces = table_of(self.game)
        worker = WorkerBrain(lambda: program.worker, lambda: program.settings.ai_seconds)
        tally = Tally(program.statistics, table)
        keeper = Keeper(table, program.library, tally, lambda: bool(program.settings.autosave))
        self.keeper = keeper if self.keeps else None
        customs = Customs(self.pieces.pauses, self.pieces.waive)
        self.session = MatchSession(table, brain or worker, ADVISER, customs, self.keeper)
        self.story = Story(table.match, self.says, table.addressed, table.persons)
        self.board = Board(program.size)
        self.stage = Stage(self.pieces)
        self.focus = Focus()
        self.desk = Desk(self.board)
        self.log = LogPanel(program.words, [chair.colour for chair in table.chairs])
        self.bubble = Bubble()
        self.deeds = Deeds(self)
        self.hand = Hand(self.deeds)
        self.commands = Commands(self)
        self.keyboard = Keyboard(self)
        self.trace = Trace()
        self.ahead = Ahead(self)
        self.cheering = Cheering(self)
        self.mood = self.cheering.cheers.MOOD
        self.deciding: Deciding | None = None
        self.toggled: frozenset[str] = frozenset()  # names of "toggle:" pieces that are switched on
        self.lines: list[Line] = []  # of what has been shown
        self.told = last_told(self)  # the keys of what a computer player decided about last
        self.view: View = self.session.viewpoint.look(self.session.playback.shown)
        self.front = self.view.seat  # the seat at the lower edge of the table
        self.seen_by = self.session.viewpoint.eyes  # whose eyes saw the layout on the stage
        self.sees: object = None  # what the layout on the stage was made from
        self.questioned = self.painted = False  # by the coach; all that lies on the table, at this size
        self._told: tuple[object, ...] = ()  # what was shown besides the table

    # What the program asks

    def entered(self) -> None:
        """Take up what may have changed meanwhile: the size, the settings, the match."""
        settings = self.program.settings
        self.stage.pace = Pace(settings.motion, settings.speed)
        self.desk.plate = self.mood
        self.session.follow(settings)
        self.resized(self.program.size)

    def left(self) -> None:
        """Let nobody think while something else is on the screen; keep the match."""
        self.session.leave()
        self.cheering.end()
        self.hand.drop_all()
        self.pointer_gone()

    def gone(self) -> None:
        """Let the table's pictures go at once, whoever still speaks of the match."""
        self.stage.clear()

    def unkept(self) -> Unkept | None:
        """Return the match if the disk does not take it."""
        return self.commands.unkept()

    def closing(self) -> None:
        """Keep the match."""
        self.session.leave()

    def resized(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of `size` pixels."""
        self.board = Board(size, self.program.settings.ui_scale / 100)
        unit = self.program.unit
        self.desk.place(self.board, unit)
        self.hand.drop_all()
        self.painted = False
        self.ahead.anew()
        self.sees = None
        self.refresh()

    def language_changed(self) -> None:
        """Word everything anew."""
        self.bubble.hush()
        self.story.rename(self.table.addressed)
        self.log.lines = ()
        self.sees = None
        self.refresh()

    def handle(self, event: pygame.event.Event) -> None:
        """Answer keys and mouse; any key or click ends the running motion first."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.session.passes.reacting = True
            self.cheering.end()
        if event.type == pygame.KEYDOWN:
            self.keyboard.handle(event)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self._pointer(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            self.bubble.hush()
            self.keyboard.hide()
            if not self._disturbed(event.pos):
                self._pointer(event)
        elif event.type == pygame.MOUSEWHEEL and self.log.open:
            self.log.handle(event)

    def _pointer(self, event: pygame.event.Event) -> None:
        over_log = self.log.open and self.log.handle(event)
        if over_log:
            self.desk.pointer_gone()
        if over_log and event.type == pygame.MOUSEBUTTONDOWN:
            self.session.advice.why.asked = self.log.chosen
        if over_log or self.desk.handle(event):
            self.hand.away()
        else:
            self.hand.handle(event)
        if event.type != pygame.MOUSEMOTION or self.log.open:
            self.refresh()

    def _disturbed(self, spot: tuple[int, int]) -> bool:
        """End the motion; whether another piece is under the pointer then, so that the click is void."""
        point = self.board.point(spot)
        before = self.stage.hit(point)
        if not self.hasten():
            return False
        after = self.stage.hit(point)
        return (before and before.key) != (after and after.key)

    def hasten(self) -> bool:
        """Let everything be where it belongs at once; whether anything was still to be shown."""
        moving = self.stage.moving or (self.session.playback.busy and not self.session.playback.holding)
        if moving:
            self._note(self.session.playback.skip_beats())
            self.refresh()
            self.stage.finish()
        elif self.session.minds.answer is not None:
            self.session.hurry()  # whoever hesitates
        return moving

    # Time

    def update(self, seconds: float) -> None:
        """Let time pass: pieces move, beats are shown, computer players think and decide."""
        for part in (self.bubble, self.desk, self.hand, self.cheering):
            part.update(seconds)
        spare = self.stage.update(seconds)
        laid = self.stage.laid
        for _ in range(0 if self.stage.was_behind() else BEATS_A_FRAME):
            seen = self.stage.laid > laid  # the last beat: to lay the table for two would take too long
            beat = None if seen or self.stage.moving else self.session.playback.next_beat()
            if beat is None:
                break
            self._show_beat(beat)
            spare = self.stage.update(spare)
        self.session.update(seconds, still=not self.stage.moving)
        self._look_after()
        self._be_coached(seconds)
        self.refresh()
        shown = not self.session.playback.busy or self.session.playback.holding
        if self.trace.open and shown and not self.stage.moving:
            self.trace.tell(sight(self))
        self.ahead.update(seconds)

    def shows_in(self) -> float:
        """Return in how many seconds it looks different by itself."""
        return due.shows_in(self)

    def works_in(self) -> float:
        """Return in how many seconds it has to go on."""
        return due.works_in(self)

    @property
    def unpainted(self) -> bool:
        """Whether pieces are still to be painted."""
        return self.stage.unpainted

    def pointer_gone(self) -> None:
        """Point at nothing."""
        self.desk.pointer_gone()
        self.log.pointed = None
        self.hand.away()

    def _look_after(self) -> None:
        """See to troubles, the curtain and the end."""
        self.program.tell(self.program.library.poll())
        if self.session.minds.troubled:
            self.session.minds.troubled = False
            self.program.notice(self.program.words("match-lost"), once=True)
        still = not self.stage.moving and not self.session.playback.busy
        if self.session.viewpoint.curtain is not None and still and self.program.top is self:
            chair = self.table.chairs[self.session.viewpoint.curtain]
            self.program.push(HandoverScene(self.program, chair, self._unveil))
        if self.session.ending.due:
            self.commands.show_result()

    def _be_coached(self, seconds: float) -> None:
        """Do what the coach has let go; sound once when it asks about it instead."""
        coach = self.session.advice.coach
        released = coach.update(seconds)
        if released is not None:
            self.deeds.do(released)
        if coach.question is not None and not self.questioned:
            if self.keeper is not None:
                self.keeper.tally.helped()
            self.program.audio.play("turn", 0.8)
        self.questioned = coach.question is not None

    def _unveil(self) -> None:
        self.session.viewpoint.unveil()
        self.refresh()

    def _show_beat(self, beat: Beat) -> None:
        before = self.stage.layout
        self._note([beat])
        self.refresh()
        for name in sounds_of(before, self.stage.layout):
            self.program.audio.play(name)
        self.cheering.see(beat)

    def _note(self, beats: list[Beat]) -> None:
        """Keep in mind which pieces a computer player's decision was about."""
        for beat in beats:
            self.bubble.pass_by()
            if beat.actor >= 0:
                self.told = told_by(self, beat.actor, beat.before, beat.action)

    # What is on the screen

    @property
    def aside(self) -> str:
        """What is said on the table besides status and log, for who can't see it; "" where nothing is."""
        return ""

    @property
    def setting(self) -> Setting:
        """What the game's table wants to know."""
        return Setting(
            seats_at(self.table),
            self.program.words.of(self.game),
            self.deciding.legal if self.deciding else (),
            self.deciding.picked if self.deciding else (),
            -1 if self.session.playback.busy else self.session.minds.pondering,
            self.toggled,
            self.bubble.about,
            front=self.session.viewpoint.front,
        )

    def refresh(self) -> None:
        """Bring layout, desk and log in step with the match; does nothing where nothing has changed."""
        playing = self.session
        self.view = playing.viewpoint.look(playing.playback.shown)
        self._decide_anew()
        glow = self.glow()
        setting = self.setting
        sees = (self.view, setting, glow, playing.viewpoint.eyes)
        if sees != self.sees:
            self.sees = sees
            self.ahead.anew()
            self.program.stir()
            self._lay(dressed(self.desk.room.arranged(self.pieces.layout(self.view, WHOLE, setting)), glow))
            self.hand.follow()
            self.focus.follow(self.stage.layout)
            if self.stage.focus is not None:
                self.stage.focus = self.focus.key
            self.lines = self._shown_lines()
            self.log.tell(self.lines)
        self.desk.status, self.desk.share = status(self)
        self.desk.caption = caption(self)
        self.log.place(log_place(self), self.program.unit)
        self.log.foot = log_foot(self)
        offers, long = choices(self)
        self.desk.offer(offers, long=long, numbered=is_numbered(self))
        self.desk.equip(tools(self))
        told, self._told = self._told, due.told(self)
        if told != self._told:
            self.program.stir()

    def glow(self) -> tuple[tuple[str, frozenset[str]], ...]:
        """The marks that are laid on pieces besides the game's own."""
        return glow_of(self)

    def _lay(self, layout: list[Placed]) -> None:
        """Let the pieces go where they lie now; where somebody else comes to the front, the table turns.

        What the last one alone knew is gone at once.
        """
        playing = self.session
        fixed = self.session.viewpoint.front
        before, self.front = self.front, fixed if fixed >= 0 else self.view.seat
        eyes, self.seen_by = self.seen_by, playing.viewpoint.eyes
        if before == self.front:
            self.stage.move_to(layout)
        elif playing.viewpoint.is_private(playing.playback.shown, eyes):
            self.stage.show(layout)
        else:
            self.stage.turn_to(layout)

    def _decide_anew(self) -> None:
        """Begin a person's decision, or end it, as the match has gone on."""
        if not self.session.my_turn:
            self.deciding = None
        elif self.deciding is None or self.deciding.view != self.view:
            legal = self.session.match.state.legal_actions()
            self.deciding = Deciding(self.view, legal, self.pieces)
            self.program.audio.play("turn", 0.6)

    def _shown_lines(self) -> list[Line]:
        lines = self.story.lines(self.session.viewpoint.eyes, self.program.words.of(self.game))
        return lines[: len(lines) - len(self.session.playback.beats)]

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw table, desk, log and words; a table shown for the first time is whole at once."""
        if not self.painted:
            self.program.covers.prepare_shared(self.game)
            self.stage.settle(self.board)
            self.log.plates()
            self.painted = True
        draw_match(self, surface)
