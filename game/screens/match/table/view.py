"""The table on the screen: what lies where, what is being picked, where the keyboard's focus is.

It shows a session of whatever kind and knows it by `model.Watched` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.match.actions.offers import ActionSelection
from game.screens.match.log.recent import last_of_each
from game.screens.match.table.highlights import dressed
from game.table.contract import Setting
from game.table.input.focus import Focus
from game.table.layout.board import Board
from game.table.pieces import Placed, Seat
from game.table.stage import Stage
from game.table.stock.turn_strip import decision_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.views import View
    from game.screens.match.log.recent import RecentDeeds
    from game.screens.match.session.host import Host
    from game.screens.match.session.model import ViewModel, Watched
    from game.screens.match.table.highlights import Marks
    from game.screens.match.table.surroundings import Surroundings
    from game.table.contract import GameTable
    from game.table.layout.frame import Frame
    from game.table.stock.deed import Deed
    from game.table.stock.turn_strip import Past


class TableView:
    """One table."""

    def __init__(
        self,
        watched: Watched,
        pieces: GameTable,
        seats: Callable[[], tuple[Seat, ...]],
        game: str,
        host: Host,
    ) -> None:
        """Show what is `watched`, as `pieces` lay it out; `seats` tells who sits there."""
        self.pieces = pieces
        self.board = Board((1, 1))
        self.stage = Stage(pieces)
        self.focus = Focus()
        self.deciding: ActionSelection | None = None
        self.toggled: frozenset[str] = frozenset()  # names of "toggle:" pieces that are switched on
        self.refused: Callable[[], str] = str  # tells the piece beside which a reason why not is shown
        self.marks: Callable[[], Marks] = tuple  # tells what is laid on pieces besides the game's own marks
        self.around: Callable[[], Surroundings | None] = lambda: None  # tells what lies around the pieces
        self.recent: RecentDeeds | None = None  # what the seats did lately
        self.staged: Deed | None = None  # a great deed, shown in the middle for a moment
        self.told: Callable[[int], str] = lambda _: ""  # words a decision that was shown
        self._watched = watched
        self._seats = seats
        self._game = game
        self._host = host
        model = watched.model
        self.seen: View = model.seen
        self._front = model.front  # the seat at the lower edge of the table
        self._seen_by = model.eyes  # whose eyes saw the layout on the stage
        self._laid: object = None  # what the layout on the stage was made from

    @property
    def setting(self) -> Setting:
        """What the game's table wants to know."""
        model, deciding = self._watched.model, self.deciding
        legal = deciding.legal if deciding and model.lit is None else model.lit if deciding else ()
        setting = Setting(
            self._seats(),
            self._host.words.of(self._game),
            legal or (),
            deciding.picked if deciding else (),
            model.thinking,
            self.toggled,
            self.refused(),
            help=self._host.settings.help,
            front=model.fixed,
        )
        past = self.past(setting)
        return setting._replace(
            deeds=last_of_each(past, len(setting.seats), model.awaited),
            lately=tuple(one.deed for one in past),
        )

    @property
    def told_setting(self) -> Setting:
        """The same for prompt and actions: they tell of all that the rules allow, whatever gets a light."""
        deciding = self.deciding
        return self.setting._replace(legal=deciding.legal if deciding else ())

    def past(self, setting: Setting) -> list[Past]:
        """List what the seats did lately, as far as those who look may know it."""
        model = self._watched.model
        return [] if self.recent is None else self.recent.past(model.eyes, setting, model.past)

    @property
    def awaited(self) -> int:
        """The seat whose decision is awaited; -1 for none."""
        return self._watched.model.awaited

    @property
    def kept_free(self) -> list[pygame.Rect]:
        """What words over the table never cover, in pixels: prompt, actions and tools."""
        frame = self.frame
        return [self.board.rect(area) for area in (frame.ribbon, frame.rail, frame.tools, frame.recap)]

    @property
    def room(self) -> pygame.Rect:
        """Where a close look may lie, in pixels: between the bar and the lit panel."""
        return self.board.rect(self.frame.table)

    @property
    def frame(self) -> Frame:
        """The parts of the window."""
        return self.board.frame(self.pieces.SHAPE)

    def describe(self, key: str) -> str:
        """Word what a piece is; "" where there is nothing to say."""
        kind, _, name = key.partition(":")
        if kind == "past":
            return self.told(decision_of(name))
        if kind == "last":
            past = [one for one in self.past(self.setting) if one.deed.seat == int(name)]
            return self.told(past[-1].decision) if past else ""
        return self.pieces.describe(self.seen, key, self.setting)

    def word(self, action: int, seen: View | None = None) -> str:
        """Word a decision of the seat that sees `seen`, by default of those who look."""
        return self.pieces.button(self.seen if seen is None else seen, action, self.setting)

    def picks(self, action: int, seen: View | None = None) -> frozenset[str]:
        """Name the pieces that a decision is about."""
        return frozenset(self.pieces.picks(self.seen if seen is None else seen, action))

    def resize(self, size: tuple[int, int]) -> None:
        """Lie in a window of `size` pixels."""
        self.board = Board(size, self._host.settings.ui_scale / 100)
        self.stage.room = self.room
        self.anew()

    def anew(self) -> None:
        """Lay everything out anew at the next occasion."""
        self._laid = None

    def refresh(self) -> bool:
        """Bring the layout in step with the session; whether anything on the table has changed."""
        model = self._watched.model
        self.seen = model.seen
        self._decide_anew(model)
        marks, setting, around = self.marks(), self.setting, self.around()
        laid = (self.seen, setting, marks, model.eyes, around)
        if laid == self._laid:
            return False
        self._laid = laid
        layout = self.pieces.arrange(self.seen, self.frame, setting)
        if around is not None:
            layout = [*around.laid(self.frame, setting), *layout]
        self._lay(dressed(layout, marks), model)
        self.focus.follow(self.stage.layout)
        if self.stage.focus is not None:
            self.stage.focus = self.focus.key
        return True

    def _decide_anew(self, model: ViewModel) -> None:
        """Begin a person's decision, or end it, as the match has gone on."""
        if not model.deciding:
            self.deciding = None
        elif self.deciding is None or self.deciding.view != self.seen:
            self.deciding = ActionSelection(self.seen, self._watched.legal(), self.pieces)
            self._host.audio.play("turn", 0.6)

    def _lay(self, layout: list[Placed], model: ViewModel) -> None:
        """Let the pieces go where they lie now; where somebody else comes to the front, the table turns.

        What the last one alone knew is gone at once.
        """
        before, self._front = self._front, model.front
        eyes, self._seen_by = self._seen_by, model.eyes
        if before == self._front:
            self.stage.move_to(layout)
        elif self._watched.is_private(eyes):
            self.stage.show(layout)
        else:
            self.stage.turn_to(layout)
