"""A match being played: whose turn it is, what is to be shown next, computer players, keeping, taking back.

It needs no window and reads no clock: a scene tells it how much time has passed and shows what it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import TABLE
from game.screens.match.advice.advice import Advice
from game.screens.match.session.ahead import Ahead
from game.screens.match.session.ai_seats import AISeats
from game.screens.match.session.passes import AutoPasser
from game.screens.match.session.playback import PACES, Playback, ShownStep
from game.screens.match.session.runs import Runs
from game.screens.match.session.takebacks import History
from game.screens.match.table.viewers import Viewers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from game.engine.contract import State
    from game.engine.match import Match
    from game.engine.views import View
    from game.screens.match.session.ai_controller import AIController
    from game.screens.match.session.keeper import Keeper
    from game.screens.match.session.passes import AutoPassOf
    from game.screens.seating import TableMatch
    from saves.settings import Settings

    Pauses = Callable[[View, int], bool]

RESULT_AFTER: Final = 1.6  # seconds that the finished table is looked at


class Customs(NamedTuple):
    """What a session wants to know of its game."""

    pauses: Pauses | None = None  # the table waits before each of its steps that this tells of
    auto_pass: AutoPassOf | None = None  # tells how a person may let a decision pass


class MatchSession(Runs):
    """One match at one table, from the first deal to the last look at it."""

    def __init__(
        self,
        table: TableMatch,
        controller: AIController,
        adviser: str = "",
        customs: Customs | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        """Sit down at `table`; hints come from a computer player of the level `adviser`.

        A match that has not begun is dealt first, step by step. Without a `keeper` nothing of it is kept.
        """
        self.table = table
        self.match: Match = table.match
        self._controller = controller
        self._keeper = keeper
        self._customs = customs or Customs()
        self.playback = Playback(self.match.state)
        self.passes = AutoPasser(self.match, table.persons, self._customs.auto_pass, self._is_my_turn)
        self.viewers = Viewers(self.match, table.persons, self.passes)
        self.ai_seats = AISeats(table, controller, self._customs.auto_pass)
        self.ahead = Ahead(table, controller)
        self.advice = Advice(self.match, controller, adviser, self.viewers, self._is_my_turn)
        self._coach, self._why = self.advice.coach, self.advice.why
        self.history = History(table, self._renewed)
        self.ending = Ending(self.match, self.playback)
        if self.match.decisions or self.match.can_redo:
            self.viewers.turn()
        else:
            self.playback.shown = self.match.start
            self._add_steps(-1)

    def follow(self, settings: Settings) -> None:
        """Do as the person before the screen wishes."""
        self.playback.pace = PACES[settings.pace] / settings.speed
        self.passes.reactions = settings.reactions
        self._coach.wanted = settings.coach
        self.viewers.fixed = settings.turn_table == "off"
        self.ending.speed = settings.speed

    # ActionSelection

    @property
    def my_turn(self) -> bool:
        """Whether a person is to decide now and may see what there is to decide."""
        mover, viewers = self.match.state.to_move, self.viewers
        shown = mover in viewers.persons and not self.playback.busy and not viewers.passing
        return shown and viewers.shows_all(mover)

    def _is_my_turn(self) -> bool:
        return self.my_turn

    def play(self, action: int) -> None:
        """Decide for the person whose turn it is; raise IllegalAction for what the rules forbid."""
        before = self.match.state
        self._why.asked = -1
        self._decide(action)
        self._why.remember(None)
        self.viewers.decided(before, action)

    def _decide(self, action: int) -> None:
        number = len(self.match.decisions)
        self.match.play(action)
        self._add_steps(number)
        self._changed()

    def _add_steps(self, decision: int) -> None:
        self.playback.steps.extend(self._steps(decision))

    def _steps(self, decision: int) -> Iterator[ShownStep]:
        """Give what happened from a decision until the next."""
        before = self.match.start if decision < 0 else self.match.at(decision)
        actor = self.match.movers[decision] if decision >= 0 else TABLE
        for action, after, events in self.match.steps(decision):
            pause = actor == TABLE and self._pauses(before, action)
            reaction = actor != TABLE and self.passes.reacts(actor, before, action)
            yield ShownStep(decision, actor, before, action, after, pause, reaction, events)
            before, actor = after, TABLE

    def _pauses(self, before: State, action: int) -> bool:
        pauses = self._customs.pauses
        return pauses is not None and pauses(self.viewers.look(before), action)

    def _changed(self) -> None:
        for part in (self.playback, self.passes, self.viewers, self.advice):
            part.changed()
        self.ai_seats.stop()
        self.ahead.stop()
        if self._keeper is not None:
            self._keeper.changed()

    # Time

    def update(self, seconds: float, *, still: bool) -> None:
        """Let time pass, in which computer players think and decide; `still`: nothing moves on the screen."""
        for news in self._controller.poll():
            if not (self.ai_seats.hear(news) or self.ahead.hear(news)):
                self.advice.hear(news)
        self._coach.learn(self.advice.hint.verdict)
        self.ai_seats.waited += seconds
        watching = not self.viewers.persons and not self.ai_seats.paused
        self.playback.update(seconds, still=still, alone=watching)
        if still and not self.playback.busy:
            self.viewers.turn()
            self._let_decide(seconds)
        if not self.ai_seats.paused:
            self.ai_seats.ask()
        self.advice.update()
        self.ahead.update(free=not (self.ai_seats.paused or self.advice.thinking))
        self.ending.update(seconds, still=still)
        if self._keeper is not None:
            self._keeper.look(self.advice)

    def _let_decide(self, seconds: float) -> None:
        """Let a computer player decide once everybody has followed, or a person's decision pass."""
        if self._may_answer:
            self._decide(self.ai_seats.take_answer())
            self._why.remember(self.ai_seats.verdict)
        elif self.my_turn:
            passed = self.passes.update(seconds)
            if passed is not None:
                self.play(passed)

    @property
    def _may_answer(self) -> bool:
        """Whether a computer player has decided and everybody has had time to follow."""
        if self.ai_seats.answer is None or self.ai_seats.paused or self.viewers.passing:
            return False
        return self.playback.followed(self.ai_seats.hesitation)

    @property
    def ticking(self) -> bool:
        """Whether something happens once some time has passed."""
        playback, ai_seats = self.playback, self.ai_seats
        if (playback.busy and not playback.holding) or self._coach.weighing or self.ending.waiting:
            return True
        held = playback.holding and not self.viewers.persons and not ai_seats.paused
        awaited = ai_seats.answer is not None and not ai_seats.paused and not self.viewers.passing
        stale = self._keeper is not None and self._keeper.stale
        return held or awaited or playback.lingering or stale or self.passes.pressing

    @property
    def can_recap(self) -> bool:
        """Whether others have decided anything since the last decision of who looks."""
        return not self.playback.busy and not self.viewers.viewpoint.together and self._since() >= 0

    def recap(self) -> None:
        """Show once more what the others have done since the last decision of who looks."""
        if self.can_recap:
            first, last = self._since(), len(self.match.decisions)
            steps = [step for number in range(first, last) for step in self._steps(number)]
            self.playback.show_now(self.match.at(first), steps)

    def _since(self) -> int:
        """The number of the first decision since the last one of who looks; -1 where there is none."""
        movers, me = self.match.movers, self.viewers.viewpoint.seat
        mine = next((at for at in range(len(movers) - 1, -1, -1) if movers[at] == me), -1)
        return mine + 1 if mine + 1 < len(movers) else -1

    def hurry(self) -> None:
        """Let the computer player at it decide now."""
        self.ai_seats.hurry()
        self.playback.hurry()

    def leave(self) -> None:
        """Cancel all AI requests and keep the match: nobody looks. `update` takes it up again."""
        self.ai_seats.stop()
        self.ahead.stop()
        self.advice.leave()
        if self._keeper is not None:
            self._keeper.autosave()
            self._keeper.look(self.advice)

    def _renewed(self, again: Sequence[int]) -> None:
        """Show the match as it stands after taking back, or how the decisions numbered `again` are made."""
        self.playback.show_now(self.match.at(again[0]) if again else self.match.state)
        for number in again:
            self._add_steps(number)
        self.viewers.passing = False
        self._changed()
        if not again:
            self._why.asked = -1
            self.viewers.turn()


class Ending:
    """The end of a match: whether it has been shown, and when the result is due."""

    def __init__(self, match: Match, playback: Playback) -> None:
        """Wait for the end."""
        self.speed = 1.0
        self.told = False  # the result was shown
        self._match = match
        self._playback = playback
        self._since = 0.0  # seconds since the end has been shown

    @property
    def reached(self) -> bool:
        """Whether the match has ended and its end has been shown."""
        return self._match.over and not self._playback.busy

    @property
    def waiting(self) -> bool:
        """Whether the result is to be shown soon."""
        return self.reached and not self.told

    @property
    def due(self) -> bool:
        """Whether the finished table has been looked at for long enough."""
        return self.waiting and self._since >= RESULT_AFTER / self.speed

    def update(self, seconds: float, *, still: bool) -> None:
        """Let time pass."""
        self._since = self._since + seconds if self.reached and still else 0.0
        if not self._match.over:
            self.told = False
