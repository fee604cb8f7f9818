"""A lesson being played: a match of its own that is led step by step, and how far the learner has come.

It needs no window. The steps are `course`'s matter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.lesson.controller import LessonController
from game.screens.match.session.model import MatchModel, ViewModel, Watched
from game.screens.match.session.runs import Runs
from game.screens.match.session.session import Customs, MatchSession
from game.screens.match.session.takebacks import TakeBack
from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from game.screens.lesson.course import Course, Stretch
    from game.screens.lesson.file import Step
    from game.screens.match.table.viewpoint import Viewpoint
    from game.screens.seating import Chair
    from saves.settings import Settings

LOOK: Final = 0.6  # seconds for which the outcome of a step is looked at before the next begins
Reached = Callable[[int, bool], None]


class Place(NamedTuple):
    """Where a lesson stands."""

    number: int  # of the step, from 0
    begun: int  # how often any step has been begun
    finished: bool = False
    read: bool = False  # "Next" was pressed in a step that is only read


class LessonSession(Runs, Watched):
    """One lesson; a match session under it plays the match."""

    def __init__(
        self, course: Course, chairs: tuple[Chair, ...], number: int, customs: Customs, reached: Reached
    ) -> None:
        """Go on with `course` at the step `number`; `reached` hears of each new step, and of the end."""
        self.course = course
        self.place = Place(number, 0)
        table = TableMatch(course.match_at(number), chairs, counts=False)
        self.session = MatchSession(table, LessonController(course), customs=customs)
        self._match = table.match
        self._history = self.session.history
        self._reached = reached
        self._model = MatchModel(self.session)
        self._looked = 0.0  # seconds since the present step is over
        self._speed = 1.0

    # Where the lesson stands

    @property
    def step(self) -> Step:
        """The present step."""
        return self.course.steps[self.place.number]

    @property
    def _stretch(self) -> Stretch:
        """The current step's range in the match."""
        return self.course.stretches[self.place.number]

    @property
    def waiting(self) -> bool:
        """Whether the lesson waits for the learner."""
        place = self.place
        made = len(self._match.decisions)
        return not place.finished and made == self._stretch.begin and not place.read

    @property
    def open(self) -> bool:
        """Whether the learner can act on the current step: nothing has to be shown before it."""
        return self.waiting and not self.session.playback.busy

    @property
    def reading(self) -> bool:
        """Whether the current step is only to be read."""
        return self.open and not self.step.play

    @property
    def accepted(self) -> tuple[int, ...]:
        """The decisions that are right now; empty if there is nothing to decide."""
        return self.course.accepted(self.place.number, self._match) if self.open else ()

    # What the table shows of it

    @property
    def model(self) -> ViewModel:
        """What is to be seen: only what the lesson wants has a light, and nothing is decided otherwise."""
        model = self._model.model
        deciding = model.deciding and self.waiting and not self.reading
        return model._replace(deciding=deciding, lit=self.accepted)

    def legal(self) -> tuple[int, ...]:
        """List what the rules allow the learner."""
        return self._model.legal()

    def is_private(self, viewpoint: Viewpoint) -> bool:
        """Whether `viewpoint` see something of the position shown that nobody else may."""
        return self._model.is_private(viewpoint)

    # Time

    @property
    def ticking(self) -> bool:
        """Whether something happens once some time has passed: always, between two steps."""
        return self.session.ticking or not (self.waiting or self.place.finished)

    def follow(self, settings: Settings) -> None:
        """Do as the learner wishes; nothing is decided for them here, and nobody warns."""
        self.session.follow(settings)
        self.session.passes.reactions = "always"
        self.session.advice.coach.wanted = False
        self._speed = settings.speed

    def leave(self) -> None:
        """Ask nobody any more: nobody looks."""
        self.session.leave()

    def update(self, seconds: float, *, still: bool) -> None:
        """Advance time; after a completed step and a pause, begin the next."""
        session = self.session
        mover = self._match.state.to_move
        session.ai_seats.paused = self.waiting and mover not in session.table.persons
        session.update(seconds, still=still)
        if self.waiting or self.place.finished or session.playback.busy or not still:
            self._looked = 0.0
            return
        self._looked += seconds
        if self._passing or self._looked >= LOOK / self._speed:
            self._go_on()

    @property
    def _passing(self) -> bool:
        """Whether the learner gets a prompt between the others' turns that doesn't matter here."""
        made = len(self._match.decisions)
        return self._stretch.own <= made < self._stretch.end and self.session.my_turn

    def _go_on(self) -> None:
        """Make the learner's next automatic decision, or begin the next step."""
        made = len(self._match.decisions)
        if made < self._stretch.own or self._passing:
            self._looked = 0.0
            self.session.play(self.course.next_of(self._match))
        elif made >= self._stretch.end:
            self._begin(self.place.number + 1)

    # Going on and back

    def read_on(self) -> None:
        """Go on after reading."""
        if self.reading:
            self.place = self.place._replace(read=True)

    def _begin(self, number: int) -> None:
        """Begin a step after the current one, or finish."""
        self._looked = 0.0
        if number == len(self.course.steps):
            self.place = self.place._replace(finished=True)
            self._reached(0, True)
            return
        self.place = Place(number, self.place.begun + 1)
        self._reached(number, False)
        self._skip_to(self._stretch.begin)

    def _skip_to(self, begin: int) -> None:
        """Skip some turns at once."""
        playback = self.session.playback
        while len(self._match.decisions) < begin:
            self.session.play(self.course.next_of(self._match))
            while playback.busy:
                playback.go_on()
                playback.skip_steps()

    @property
    def before(self) -> int:
        """The step that taking back leads to: this one, or the one before if nothing was done in it."""
        return self.place.number - 1 if self.waiting else self.place.number

    def step_to(self, number: int) -> None:
        """Restart a step."""
        self.place = Place(number, self.place.begun + 1)
        self._looked = 0.0
        self._history.undo(TakeBack(self._stretch.begin, marks=False))
        self._reached(number, False)
