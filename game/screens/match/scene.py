"""The match: the table as the one who looks may see it, its motion, and what the person does with it.

The one scene under sessions of every kind. The course of the match is the session's matter, the table the
view's; here the parts are put together, and time and events handed to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.app.rhythm import LISTENING
from game.screens.match.actions.rail import Rail
from game.screens.match.actions.twice import Twice
from game.screens.match.advice.hint_plate import HintPlate
from game.screens.match.game import says_of, seats_at, table_of
from game.screens.match.log.icons import LogIcons
from game.screens.match.log.log import LogPanel
from game.screens.match.log.recent import LastActions
from game.screens.match.log.story import Story
from game.screens.match.parts import Parts
from game.screens.match.session.model import MatchModel
from game.screens.match.sight import sight
from game.screens.match.table.celebrations import Celebrations
from game.screens.match.table.highlights import Highlights
from game.screens.match.table.interaction import InteractionController
from game.screens.match.table.keyboard import Keyboard
from game.screens.match.table.piece_tooltip import PointerTooltip
from game.screens.match.table.step_player import StepPlayer
from game.screens.match.table.surroundings import Surroundings
from game.screens.match.table.tooltips import Bubble
from game.screens.match.table.turn_banner import TurnBanner
from game.screens.match.table.view import TableView
from game.screens.match.trace import Trace
from game.screens.requests import OpenHandover
from game.screens.scene import Scene
from game.table.motion.animation import NEVER, Pace

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.match.actions.presenter import Panel
    from game.screens.match.log.story import Line
    from game.screens.match.session.kind import Kind
    from game.screens.match.session.model import Watched
    from game.screens.match.session.session import MatchSession
    from game.screens.scene import Unsaved
    from game.screens.seating import TableMatch


class MatchScene(Scene):
    """One match on the screen."""

    def __init__(
        self,
        program: Program,
        session: MatchSession,
        kind: Callable[[Parts], Kind],
        watched: Watched | None = None,
    ) -> None:
        """Show `session` as one of a `kind`; `watched` is what the table shows of it."""
        self.program = program
        self.session = session
        self._viewers = session.viewers
        self._watched = watched or MatchModel(session)
        self.parts = self._build(self._watched)
        self.view = self.parts.view
        self._stage = self.view.stage
        self._rail, self._log, self._bubble = self.parts.rail, self.parts.log, self.parts.bubble
        self._step_player, self._celebrations, self._picking = (
            self.parts.step_player,
            self.parts.celebrations,
            self.parts.picking,
        )
        self._pointer_controller = self.parts.picking.pointer
        self.place = session.match.rules.id
        self.kind = kind(self.parts)
        self._runs, self._overlay = self.kind.runs, self.kind.overlay
        self.banner = TurnBanner(session, self.view, program, self._celebrations.source.THEME)
        self._panel: Panel | None = None  # what is to be shown now, where the table has asked for it
        self.view.extras.told = self._told_of
        self.view.extras.around = self._around
        parts = self.parts
        self.keyboard = Keyboard(session, self.view, parts.rail, parts.log, parts.picking, self.kind.acts)
        self._story = Story(session.match, parts.says, session.table.addressed, session.table.persons)
        self._tip = PointerTooltip(self.view, parts.picking.pointer, parts.bubble, parts.plate, program)
        self._trace = Trace()
        self._twice = Twice(self._picking)
        self._questioned = self._painted = False  # by the coach; all that lies on the table, at this size
        self._drawn = False  # since the trace was last told
        self._told: tuple[object, ...] = ()  # what was shown besides the table

    def _build(self, watched: Watched) -> Parts:
        """Put together what does not depend on the kind."""
        program, session, table = self.program, self.session, self.session.table
        game = session.match.rules.id
        says, bubble = says_of(game), Bubble()
        view = TableView(watched, table_of(game), lambda: seats_at(table), game, program)
        view.extras.refused = lambda: bubble.about
        rail = Rail(view.window)
        view.extras.recent = LastActions(session.match, view.pieces)
        icons = LogIcons(
            view.extras.recent, view.stage.sprites, lambda: (watched.model.viewpoint, view.setting)
        )
        log = LogPanel(program.words, [chair.colour for chair in table.chairs], icons)
        highlights = Highlights(session, view, log)
        view.extras.marks = highlights.marks
        picking = InteractionController(
            session, view, bubble, highlights, says, program, self._refresh_for_now
        )
        celebrations = Celebrations(session, view, program, self.pointer_gone)
        steps = StepPlayer(session, view, highlights, bubble, celebrations, program, self.refresh)
        plate = HintPlate(session, view, rail, program)
        shown = (view, rail, log, bubble, highlights)
        return Parts(program, session, says, *shown, picking, celebrations, steps, plate, self.refresh)

    @property
    def table(self) -> TableMatch:
        """The match that is shown and who plays it, as every scene with a match has it."""
        return self.session.table

    # What the program asks

    def entered(self) -> None:
        """Take up what may have changed meanwhile: the size, the settings, the match."""
        settings = self.program.settings
        self._stage.pace = Pace(settings.motion, settings.speed)
        self._runs.follow(settings)
        self.resized(self.program.size)

    def left(self) -> None:
        """Let nobody think while something else is on the screen; keep the match."""
        self._runs.leave()
        self._celebrations.end()
        self.banner.end()
        self._pointer_controller.drop_all()
        self.pointer_gone()
        self._twice.forget()

    def gone(self) -> None:
        """Let the table's pictures go at once, whoever still speaks of the match."""
        self._stage.clear()

    def unsaved(self) -> Unsaved | None:
        """Return the match if the disk does not take it."""
        return self.kind.unsaved()

    def closing(self) -> None:
        """Keep the match."""
        self._runs.leave()

    def resized(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of `size` pixels."""
        self.view.resize(size)
        self._rail.place()
        self._pointer_controller.drop_all()
        self._painted = False
        self.refresh()

    def language_changed(self) -> None:
        """Word everything anew."""
        self._bubble.hush()
        self._story.rename(self.session.table.addressed)
        self._log.lines = ()
        self.banner.end()
        self.view.resize(self.program.size)
        self.refresh()

    def keys_changed(self) -> None:
        """Name the keys anew that the rail and the log tell of."""
        self.refresh()

    # What a person does

    def handle(self, event: pygame.event.Event) -> None:
        """Answer keys and mouse; any key or click ends the running motion first."""
        parts = self.parts
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            if self._twice.repeats(event):
                return
            self.session.passes.reacting = True
            parts.celebrations.end()
            self.banner.end()
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self._pointer(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            parts.bubble.hush()
            self.keyboard.hide()
            if not parts.step_player.disturbs(event.pos):
                self._pointer(event)
        elif event.type == pygame.MOUSEWHEEL and parts.log.open:
            parts.log.handle(event)
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer_gone()

    def _key(self, event: pygame.event.Event) -> None:
        moving = self._step_player.hasten()
        self._bubble.hush()
        self.keyboard.handle(event, self.program.keys.command(event, "match"), moving=moving)
        self._refresh_for_now()

    def _pointer(self, event: pygame.event.Event) -> None:
        log, rail, pointer = self._log, self._rail, self._pointer_controller
        over_log = log.open and log.handle(event)
        if over_log:
            rail.pointer_gone()
        if over_log and event.type == pygame.MOUSEBUTTONDOWN:
            self.session.advice.why.asked = log.chosen
        if over_log or rail.handle(event) or (not pointer.dragging and self._overlay.covers(event.pos)):
            pointer.away()
        else:
            pointer.handle(event)
        if event.type != pygame.MOUSEMOTION or log.open:
            self._refresh_for_now()

    def pointer_gone(self) -> None:
        """Point at nothing."""
        self._rail.pointer_gone()
        self._log.pointed = None
        self._pointer_controller.away()

    # Time

    def update(self, seconds: float) -> None:
        """Let time pass: pieces move, steps are shown, computer players think and decide."""
        parts, stage = self.parts, self._stage
        for part in (parts.bubble, parts.rail, parts.picking.pointer, parts.celebrations, self._twice):
            part.update(seconds)
        parts.step_player.update(seconds)
        self._runs.update(seconds, still=not stage.moving and not parts.step_player.staging)
        self._look_after()
        self._be_coached(seconds)
        self.refresh()
        if self.kind.announces:
            self.banner.update(seconds, free=parts.step_player.still and parts.celebrations.running is None)
        self._overlay.update(seconds)
        if self._trace.open and self._drawn and parts.step_player.still:
            self._trace.tell(sight(parts))
            self._drawn = False
        if stage.settled and not self.program.stirred:
            self.program.hooks.set_aside()

    def _look_after(self) -> None:
        """See to troubles, the curtain and the end."""
        self.program.tell(self.program.library.poll())
        ai_seats, curtain = self.session.ai_seats, self._viewers.curtain
        if ai_seats.troubled:
            ai_seats.troubled = False
            self.program.notice(self.program.words("match-lost"), once=True)
        if ai_seats.replaced is not None:
            name = self.session.table.names[ai_seats.replaced.seat]
            self.program.notice(self.program.words(f"match-replaced-{ai_seats.replaced.why}", name=name))
            ai_seats.replaced = None
        if self.program.stack.top is not self:
            return
        if curtain is not None and not self._stage.moving and not self.session.playback.busy:
            chair = self.session.table.chairs[curtain]
            self.program.open(OpenHandover(chair, self._unveil))
        elif self.kind.end is not None and self.session.ending.due:
            self.kind.end()

    def _be_coached(self, seconds: float) -> None:
        """Do what the coach has let go; sound once when it asks about it instead."""
        coach = self.session.advice.coach
        released = coach.update(seconds)
        if released is not None:
            self._picking.do(released)
        asked = coach.question is not None
        if asked and not self._questioned:
            self.program.audio.play("turn", 0.8)
        self._questioned = asked

    def _unveil(self) -> None:
        self._viewers.unveil()
        self.refresh()

    def shows_in(self) -> float:
        """Return in how many seconds it looks different by itself: 0.0 while something moves."""
        parts = self.parts
        if not self._painted or parts.celebrations.running is not None:
            return 0.0
        told = (self.banner, parts.rail, parts.bubble, parts.log, self._overlay)
        shown = (self._stage, parts.picking.pointer, *told)
        return min(part.shows_in() for part in shown)

    def works_in(self) -> float:
        """Return in how many seconds it has to go on, though nothing may be seen of it."""
        if self._runs.ticking or self._step_player.staging:
            return 0.0
        thinking = self.session.ai_seats.thinking or self.session.advice.hint.thinking
        return LISTENING if thinking else NEVER

    @property
    def unpainted(self) -> bool:
        """Whether pieces are still to be painted."""
        return self._stage.unpainted or self._log.shows_in() <= 0

    # What is on the screen

    def refresh(self) -> None:
        """Bring layout, rail and log in step with the match; does nothing where nothing has changed."""
        parts, rail, log = self.parts, self._rail, self._log
        self._panel = None
        if self.view.refresh():
            self.program.stir()
            parts.picking.pointer.follow()
            self._tell()
        panel = self._panel_now()
        rail.status, rail.share = panel.status, panel.share
        log.place(parts.plate.log_place(), self.program.unit)
        words, keys = self.program.words, self.program.keys
        log.foot = words(
            "match-log-foot", copy=keys.pressed("copy_log", words), log=keys.pressed("log", words)
        )
        rail.offer(panel.choices, long=panel.unfolded)
        rail.equip(panel.tools)
        told, self._told = self._told, self._shown()
        if told != self._told:
            self.program.stir()

    def _refresh_for_now(self) -> None:
        """Refresh, unless this frame's update shows a step anyway: nobody would see the table in between."""
        if not self._step_player.due:
            self.refresh()

    def _panel_now(self) -> Panel:
        """Return what is to be shown now; asked for once in a refresh."""
        return self.kind.panel() if self._panel is None else self._panel

    def _around(self) -> Surroundings:
        """Return what lies around the pieces."""
        view = self.view
        self._panel = self.kind.panel()
        past, awaited = view.past(view.setting), self._watched.model.awaited
        return Surroundings(
            self._celebrations.source.THEME, self._panel.prompt, past, awaited, self._step_player.staged
        )

    def _told_of(self, decision: int) -> str:
        """Word a decision that was shown."""
        return " ".join(line.text for line in self._lines() if line.decision == decision and line.text)

    def _tell(self) -> None:
        """Tell log and rail what has been shown."""
        lines = self._lines()
        self._log.tell(lines)
        last = next((line for line in reversed(lines) if line.text), None)
        chairs = self.session.table.chairs
        colour = chairs[last.actor].colour if last and last.actor >= 0 else None
        self._rail.caption = (last.text if last else "", colour)

    def _lines(self) -> list[Line]:
        """List what has been shown of the story."""
        texts = self.program.words.of(self.session.match.rules.id)
        lines = self._story.lines(self._viewers.viewpoint, texts)
        return lines[: len(lines) - len(self.session.playback.steps)]

    def _shown(self) -> tuple[object, ...]:
        """Return what is shown besides the table itself, to be compared."""
        rail, log, ai_seats, advice = self._rail, self._log, self.session.ai_seats, self.session.advice
        hint = advice.hint
        shown = (rail.status, rail.share, rail.caption, rail.version, log.open, log.foot, tuple(log.rect))
        advised = (hint.step, hint.share, hint.thinking, hint.failed, hint.verdict is None)
        asked = (advice.coach.question, advice.why.asked, ai_seats.paused, ai_seats.thinking, ai_seats.answer)
        return (*shown, self._bubble.text, *advised, *asked)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw table, rail, log and words; a table shown for the first time is whole at once."""
        parts, overlay = self.parts, self._overlay
        stage, board = self._stage, self.view.window.board
        if not self._painted:
            stage.settle(board)
            self._painted = True
        self._drawn = True
        stage.advice = parts.plate.place()[1]
        stage.draw(surface, board)
        parts.log.draw(surface)
        if self.unpainted:
            self.program.stir()
        parts.rail.draw(surface)
        if not overlay.topmost:
            overlay.draw(surface)
        parts.plate.draw(surface)
        self._tip.draw(surface)
        if parts.bubble.text:
            parts.bubble.draw(surface, board, self.program.unit, parts.plate.kept_free)
        self.banner.draw(surface)
        parts.celebrations.draw(surface)
        parts.rail.draw_hint(surface, board.scale)
        if overlay.topmost:
            overlay.draw(surface)
