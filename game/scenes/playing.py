"""A match being played: whose turn it is, what is to be shown next, computer players, taking back.

It needs no window and reads no clock: a scene tells it how much time has passed and shows what it says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from game.engine.contract import TABLE
from game.scenes.match.brain import Brain
from game.scenes.match.coach import Coach
from game.scenes.match.eyes import Eyes, keeps_secrets
from game.scenes.match.hint import Hint
from game.scenes.match.minds import Minds
from game.scenes.match.takebacks import TakeBack, learns, take_back
from game.scenes.match.why import Why

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.engine.events import Event
    from game.engine.views import View
    from game.scenes.seating import TableMatch
    from game.table.pieces import Waiver

REACTION: Final = 1.6  # seconds in which a person may still say that they want to react
HOLD: Final = 5.0  # seconds that computer players alone wait where people would want to look
PACE: Final = 0.7  # seconds that a decision is shown at least before a computer player makes the next
PACES: Final = {"brisk": 0.5 * PACE, "calm": PACE, "slow": 2 * PACE}  # by what a person wishes
LINGER: Final = 3.0  # times as long a reaction is shown that nobody had to make, before anything follows


Pauses = Callable[["View", int], bool]
Waives = Callable[["View", tuple[int, ...]], "Waiver | None"]


class Beat(NamedTuple):
    """One thing that happened, a seat's decision or a step of the table's: one movement on the screen."""

    decision: int  # its number from 0; the table's steps belong to the decision before them, -1 to none
    actor: int  # the seat, or TABLE
    before: State
    action: int
    after: State
    pause: bool = False  # it waits until people have looked at what is before it
    reaction: bool = False  # a computer player did what it could have let pass: easily missed
    events: tuple[Event, ...] = ()  # what happened, secrets and all


class Playing:
    """One match at one table, from the first deal to the last look at it."""

    def __init__(
        self,
        table: TableMatch,
        brain: Brain,
        adviser: str = "",
        pauses: Pauses | None = None,
        waives: Waives | None = None,
    ) -> None:
        """Sit down at `table`; hints come from a computer player of the level `adviser`.

        A match that has not begun is dealt first, beat by beat. The table waits before each of its steps
        that `pauses` tells of; `waives` tells how a person may let a decision pass.
        """
        self.pauses = pauses
        self.waives = waives
        self.reactions = "always"  # when persons are asked: always, "useful" or "late"
        self.reacting = False  # the person who is asked wants to decide
        self._alone = False  # and to look at their own cards first
        self._waiver: tuple[int, Waiver | None] = (-1, None)  # of which version
        self._open = 0.0  # seconds that a person has had to say so
        self.table = table
        self.match = table.match
        self.brain = brain
        self.minds = Minds(table, brain, waives)
        self.hint = Hint(brain, adviser)
        self.coach = Coach(table.match, brain, adviser)
        self.why = Why(table.match, brain, table.persons)
        self.pace = PACE
        self.paused = False
        self.version = 0  # rises whenever the match has changed
        self.beats: deque[Beat] = deque()
        self.shown: State = self.match.state  # what is on the screen, or moving there
        self.curtain: int | None = None  # the person who alone may look now, and hasn't yet
        self.passing = False  # the person who just decided has seen a secret, and says when to go on
        self._rested = 0.0  # seconds since the last thing began to be shown
        self._calm = 0.0  # seconds since nothing moves
        self._held = 0.0  # seconds since the table waits
        self._lingers = False  # what was shown last is a reaction
        self.eyes = self._first_eyes()
        if self.match.decisions or self.match.can_redo:
            self._turn_table()
        else:
            self.shown = self.match.start
            self._add_beats(-1)

    # Who looks

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats where people decide."""
        return self.table.persons

    def _first_eyes(self) -> Eyes:
        if not self.persons:
            return Eyes(0, tuple(range(self.match.seats)))
        return Eyes(self.persons[0], self.persons if len(self.persons) > 1 else ())

    def _turn_table(self) -> None:
        """Let the table be seen by who may see it now; only where several people play does that change."""
        if len(self.persons) < 2 or self.passing:
            return
        state, mover = self.match.state, self.to_move
        self.curtain = None
        if mover not in self.persons:
            self.eyes = Eyes(self.eyes.seat, self.persons)
        elif self.eyes not in self._looking(mover):
            if self._openly:
                self.eyes = Eyes(mover, self.persons)
                return
            hidden = keeps_secrets(state, mover, self.persons)
            self.curtain = mover if hidden else None
            self.eyes = Eyes(mover, self.persons if hidden else ())

    def _looking(self, mover: int) -> tuple[Eyes, ...]:
        """The ways to look at the table in which `mover` can decide."""
        return (Eyes(mover), Eyes(mover, self.persons)) if self._openly else (Eyes(mover),)

    @property
    def _openly(self) -> bool:
        """Whether the person who is to decide can do so before everybody's eyes."""
        waiver = self.waiver
        return waiver is not None and waiver.open and len(self.persons) > 1 and not self._alone

    @property
    def waiver(self) -> Waiver | None:
        """How the person's decision that is due may be let pass; None for one that has to be made."""
        if self._waiver[0] != self.version:
            self._waiver = (self.version, self._find_waiver())
        return self._waiver[1]

    def _find_waiver(self) -> Waiver | None:
        mover, state = self.to_move, self.match.state
        if self.waives is None or mover not in self.persons:
            return None
        eyes = Eyes(mover, self.persons) if len(self.persons) > 1 else Eyes(mover)
        return self.waives(eyes.look(state), tuple(state.legal_actions()))

    @property
    def can_look(self) -> bool:
        """Whether the person who decides before everybody's eyes could first look at their own cards."""
        return self.my_turn and self.eyes != Eyes(self.to_move)

    def look(self) -> None:
        """Let the person who decides before everybody's eyes look at their own cards, alone."""
        if self.can_look:
            self.reacting = self._alone = True

    def unveil(self) -> None:
        """Let the person whom the curtain waits for see the table with all that is theirs."""
        if self.curtain is not None:
            self.eyes = Eyes(self.curtain)
            self.curtain = None

    def pass_on(self) -> None:
        """Go on: the person who saw a secret has looked long enough."""
        self.passing = False

    # What is shown

    @property
    def busy(self) -> bool:
        """Whether something has happened that has not been shown yet."""
        return bool(self.beats)

    def next_beat(self) -> Beat | None:
        """Return what is to be shown next, or None when the screen is up to date or the table waits."""
        if not self.beats or self.holding or self.lingering:
            return None
        beat = self.beats.popleft()
        self.shown = beat.after
        self._rested = self._calm = 0.0
        self._lingers = beat.reaction
        return beat

    @property
    def lingering(self) -> bool:
        """Whether a reaction is shown, and not yet as long as it takes to follow it."""
        return self._lingers and self._rested < self.pace * LINGER

    @property
    def holding(self) -> bool:
        """Whether the table waits until people have looked at what happened."""
        return bool(self.beats) and self.beats[0].pause

    def go_on(self) -> None:
        """Let the table go on: people have looked long enough."""
        if self.holding:
            self.beats[0] = self.beats[0]._replace(pause=False)
            self._held = 0.0

    def skip_beats(self) -> list[Beat]:
        """Show the match as it stands, or as far as the table does not wait; return what was passed over."""
        self._lingers = False
        skipped = []
        while self.beats and not self.holding:
            skipped.append(self.beats.popleft())
        if skipped:
            self.shown = skipped[-1].after
        return skipped

    def _show_now(self) -> None:
        """Show the match as it stands."""
        self.beats.clear()
        self._held = 0.0
        self.shown = self.match.state

    def _add_beats(self, decision: int) -> None:
        before = self.match.start if decision < 0 else self.match.at(decision)
        actor = self.match.movers[decision] if decision >= 0 else TABLE
        for action, after, events in self.match.steps(decision):
            pause = actor == TABLE and self.pauses is not None and self.pauses(self.eyes.look(before), action)
            reaction = actor != TABLE and self._reacts(actor, before, action)
            self.beats.append(Beat(decision, actor, before, action, after, pause, reaction, events))
            before, actor = after, TABLE

    def _reacts(self, actor: int, before: State, action: int) -> bool:
        """Whether a computer player does what it could have let pass, for reasons that all can see."""
        if self.waives is None or actor in self.persons:
            return False
        waiver = self.waives(before.view(actor), tuple(before.legal_actions()))
        return waiver is not None and waiver.open and action != waiver.action

    # Deciding

    @property
    def over(self) -> bool:
        """Whether the match has ended, be it shown yet or not."""
        return self.match.over

    @property
    def ended(self) -> bool:
        """Whether the match has ended and its end has been shown."""
        return self.over and not self.busy

    @property
    def to_move(self) -> int:
        """The seat to move in the match itself, which may be ahead of what is shown; OVER at the end."""
        return self.match.state.to_move

    @property
    def my_turn(self) -> bool:
        """Whether a person is to decide now and may see what there is to decide."""
        mover = self.to_move
        shown = mover in self.persons and not self.busy and not self.passing
        return shown and self.eyes in self._looking(mover)

    def play(self, action: int) -> None:
        """Decide for the person whose turn it is; raise IllegalAction for what the rules forbid."""
        before, mover = self.match.state, self.to_move
        self.why.asked = -1
        self._decide(action)
        self.why.remember(None)
        others = len(self.persons) > 1 and self.to_move != mover
        hidden = others and keeps_secrets(self.match.state, mover, self.persons)
        self.passing = hidden and learns(before, action, mover)

    def _decide(self, action: int) -> None:
        number = len(self.match.decisions)
        self.match.play(action)
        self._add_beats(number)
        self._changed()

    def _changed(self) -> None:
        self.version += 1
        self.reacting = self._alone = self._lingers = False
        self._open = 0.0
        self._rested = self._calm = 0.0
        self.minds.stop()
        self.hint.forget()
        self.coach.moved()

    def leave(self) -> None:
        """Let nobody think: nobody looks. `update` takes it up again."""
        self.minds.stop()
        self.hint.forget()
        self.coach.stop()

    # Computer players

    def update(self, seconds: float, *, still: bool) -> None:
        """Let time pass, in which computer players think and decide; `still`: nothing moves on the screen."""
        for news in self.brain.poll():
            if not self.minds.hear(news) and not self.hint.hear(news):
                self.coach.hear(news)
        self.coach.learn(self.hint.verdict)
        self._rested += seconds
        self.minds.waited += seconds
        if still and self.holding and not self.persons and not self.paused:
            self._held += seconds
            if self._held >= HOLD:
                self.go_on()
        if still and not self.busy:
            self._calm += seconds
            self._turn_table()
            if self._may_answer:
                self._decide(self.minds.take_answer())
                self.why.remember(self.minds.verdict)
            elif self.my_turn:
                self._let_pass(seconds)
        if not self.paused:
            self.minds.ask()
        if self.may_advise and not self.hint.thinking:
            self.coach.ponder(self.to_move)

    @property
    def may_advise(self) -> bool:
        """Whether the person who decides may be told what rests on their own cards: nobody else looks."""
        return self.my_turn and not self.eyes.together

    def advise(self) -> None:
        """Give the person who decides a hint, or the next step of it."""
        if self.may_advise:
            self.coach.dismiss()
            self.hint.further(self.match, self.to_move, self.coach.known)
            if self.hint.thinking:
                self.coach.stop()

    def detains(self, action: int, *, small: bool) -> bool:
        """Whether the coach has to look at what the person is about to do; see `Coach.detains`."""
        return self.may_advise and self.coach.detains(action, small=small)

    @property
    def patience(self) -> float | None:
        """The share of time left to say that one wants to react; None where nothing presses."""
        if self.reactions != "late" or self.reacting or not self.my_turn or self.waiver is None:
            return None
        return 1 - self._open / REACTION

    def _let_pass(self, seconds: float) -> None:
        """Let a decision pass that the person does not want to make each time."""
        waiver = None if self.reacting or self.reactions == "always" else self.waiver
        if waiver is None:
            return
        self._open += seconds
        if not waiver.matters or (self.reactions == "late" and self._open >= REACTION):
            self.play(waiver.action)

    @property
    def _may_answer(self) -> bool:
        """Whether a computer player has decided and everybody has had time to follow."""
        if self.minds.answer is None or self.lingering or self.paused or self.passing:
            return False
        return self._rested >= self.pace and self._calm >= self.pace * (0.5 + self.minds.hesitation)

    def hurry(self) -> None:
        """Let the computer player at it decide now."""
        self.minds.hurry()
        self._lingers = False
        self._rested = self._calm = float("inf")

    # Taking back

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return not set(self.persons).isdisjoint(self.match.movers)

    def undo_plan(self) -> TakeBack | None:
        """Tell what taking back would mean now; None when there is nothing to take back."""
        return take_back(self.match, self.persons)

    def undo(self, plan: TakeBack) -> None:
        """Take back as planned; those who have to agree have done so."""
        while len(self.match.decisions) > plan.to:
            self.match.undo()
        self.table.takebacks += plan.marks
        self.why.asked = -1
        self._show_now()
        self.passing = False
        self._changed()
        self._turn_table()

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be made again."""
        return bool(self.persons) and self.match.can_redo

    def redo(self) -> None:
        """Make again what was taken back, until a person is to decide."""
        self._show_now()
        while self.match.can_redo:
            number = len(self.match.decisions)
            self.match.redo()
            self._add_beats(number)
            if self.to_move in self.persons:
                break
        self.passing = False
        self._changed()
