"""The table on the screen: what lies where, what is being picked, where the keyboard's focus is.

It shows a session of whatever kind and knows it by `model.Watched` alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.screens.match.actions.offers import ActionSelection
from game.screens.match.log.recent import last_of_each
from game.screens.match.table.highlights import dressed
from game.screens.match.table.window import TableWindow
from game.table.contract import Setting
from game.table.input.focus import Focus
from game.table.pieces import Placed, Seat
from game.table.stage import Stage
from game.table.stock.turn_strip import decision_of

if TYPE_CHECKING:
    from game.engine.views import View
    from game.screens.app.host import Host
    from game.screens.match.log.recent import LastActions
    from game.screens.match.session.model import ViewModel, Watched
    from game.screens.match.table.highlights import Marks
    from game.screens.match.table.surroundings import Surroundings
    from game.table.contract import GameTable
    from game.table.stock.turn_strip import Past


@dataclass
class Extras:
    """What others add to a table."""

    refused: Callable[[], str] = str  # tells the piece beside which a reason why not is shown
    marks: Callable[[], Marks] = tuple  # tells what is laid on pieces besides the game's own marks
    around: Callable[[], Surroundings | None] = lambda: None  # tells what lies around the pieces
    told: Callable[[int], str] = lambda _: ""  # words a decision that was shown
    recent: LastActions | None = None  # what the seats did lately
    helps: bool = True  # whether the table may tell all that the settings want


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
        self.window = TableWindow(pieces.SHAPE)
        self.stage = Stage(pieces)
        self.focus = Focus()
        self.extras = Extras()
        self.deciding: ActionSelection | None = None
        self.toggled: frozenset[str] = frozenset()  # names of "toggle:" pieces that are switched on
        self._watched = watched
        self._seats = seats
        self._game = game
        self._host = host
        model = watched.model
        self.seen: View = model.seen
        self._front = model.front  # the seat at the lower edge of the table
        self._seen_by = model.viewpoint  # which viewpoint saw the layout on the stage
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
            self.extras.refused(),
            help=self._help,
            front=model.fixed,
        )
        past = self.past(setting)
        return setting._replace(
            deeds=last_of_each(past, len(setting.seats), model.awaited),
            lately=tuple(one.deed for one in past),
        )

    @property
    def _help(self) -> str:
        """What the table tells unasked."""
        wanted = self._host.settings.help
        return wanted if self.extras.helps or wanted != "full" else "outcomes"

    @property
    def told_setting(self) -> Setting:
        """The same for prompt and actions: they tell of all that the rules allow, whatever gets a light."""
        deciding = self.deciding
        return self.setting._replace(legal=deciding.legal if deciding else ())

    def past(self, setting: Setting) -> tuple[Past, ...]:
        """Return what the seats did lately, as far as those who look may know it."""
        model, recent = self._watched.model, self.extras.recent
        return () if recent is None else recent.past(model.viewpoint, setting, model.past)

    def describe(self, key: str) -> str:
        """Word what a piece is; "" where there is nothing to say."""
        kind, _, name = key.partition(":")
        if kind == "past":
            return self.extras.told(decision_of(name))
        if kind == "last":
            past = [one for one in self.past(self.setting) if one.deed.seat == int(name)]
            return self.extras.told(past[-1].decision) if past else ""
        return self.pieces.describe(self.seen, key, self.setting)

    def word(self, action: int, seen: View | None = None) -> str:
        """Word a decision of the seat that sees `seen`, by default of those who look."""
        return self.pieces.button(self.seen if seen is None else seen, action, self.setting)

    def resize(self, size: tuple[int, int]) -> None:
        """Lie in a window of `size` pixels; everything is laid out anew at the next occasion."""
        self.window.resize(size, self._host.settings.ui_scale / 100)
        self.stage.room = self.window.room
        self._laid = None

    def refresh(self) -> bool:
        """Bring the layout in step with the session; whether anything on the table has changed."""
        model = self._watched.model
        self.seen = model.seen
        self._decide_anew(model)
        extras, setting = self.extras, self.setting
        marks, around = extras.marks(), extras.around()
        laid = (self.seen, setting, marks, model.viewpoint, around)
        if laid == self._laid:
            return False
        self._laid = laid
        frame = self.window.frame
        layout = self.pieces.arrange(self.seen, frame, setting)
        if around is not None:
            layout = [*around.laid(frame, setting), *layout]
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
        viewpoint, self._seen_by = self._seen_by, model.viewpoint
        if before == self._front:
            self.stage.move_to(layout)
        elif self._watched.is_private(viewpoint):
            self.stage.show(layout)
        else:
            self.stage.turn_to(layout)
