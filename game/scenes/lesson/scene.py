"""A lesson: the real table and rules, with instructions and explanations.

It is a match that is never saved; only the progress is. `course` has the steps, `plate` the words on the
table, `parts` the action panel and interaction.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ai.levels import LEVEL_KEYS
from game.scenes.lesson.brain import LessonBrain
from game.scenes.lesson.course import Course, Stretch
from game.scenes.lesson.end import LessonEndScene
from game.scenes.lesson.notes import note_of, with_note
from game.scenes.lesson.parts import LessonCommands, LessonDeeds, LessonDesk
from game.scenes.lesson.plate import Plate, Told
from game.scenes.match.hand import Hand
from game.scenes.match.keyboard import Keyboard
from game.scenes.match.scene import MatchScene
from game.scenes.match.takebacks import TakeBack
from game.scenes.seating import Chair, TableMatch

if TYPE_CHECKING:
    from game.scenes.lesson.file import Lesson
    from game.scenes.program import Program
    from game.table.pieces import Setting

LOOK: Final = 0.6  # seconds to look at a step's outcome before the next begins
ORDER: Final = ("first", "second", "third", "fourth", "fifth")  # the other seats, as texts call them


class LessonScene(MatchScene):
    """One lesson on the screen."""

    def __init__(self, program: Program, game: str, lesson: Lesson) -> None:
        """Resume `lesson` where it was left."""
        self.course = Course(game, lesson)
        self.number = min(note_of(program.settings, game).step, len(self.course.steps) - 1)
        match = self.course.match_at(self.number)
        table = TableMatch(match, seated(program, lesson), counts=False)
        super().__init__(program, table, LessonBrain(self.course))
        self.read = False  # "Next" was pressed in a step to read
        self.finished = False
        self.plate = Plate(self)
        self.deeds = LessonDeeds(self)
        self.hand = Hand(self.deeds)
        self.commands = LessonCommands(self)
        self.keyboard = Keyboard(self)
        self.desk = LessonDesk(self)
        self._looked = 0.0  # seconds since the current step was completed

    def entered(self) -> None:
        """Apply the settings; nothing is decided for the learner here, and there is no blunder alert."""
        super().entered()
        self.playing.reactions = "always"
        self.playing.coach.wanted = False

    # Progress

    @property
    def stretch(self) -> Stretch:
        """The current step's range in the match."""
        return self.course.stretches[self.number]

    @property
    def waiting(self) -> bool:
        """Whether the lesson waits for the learner."""
        made = len(self.playing.match.decisions)
        return not self.finished and made == self.stretch.begin and not self.read

    @property
    def open(self) -> bool:
        """Whether the learner can act on the current step: nothing has to be shown before it."""
        return self.waiting and not self.playing.busy

    @property
    def reading(self) -> bool:
        """Whether the current step is only to be read."""
        return self.open and not self.course.steps[self.number].play

    @property
    def accepted(self) -> tuple[int, ...]:
        """The decisions that are right now; empty if there is nothing to decide."""
        return self.course.accepted(self.number, self.playing.match) if self.open else ()

    @property
    def due(self) -> tuple[str, ...]:
        """The keys still to be picked for the recommended decision."""
        if not self.accepted or self.deciding is None:
            return ()
        wanted = Counter(self.pieces.picks(self.view, self.accepted[0]))
        return tuple((wanted - Counter(self.deciding.picked)).elements())

    @property
    def shown_keys(self) -> tuple[str, ...]:
        """The pieces to look at in the current step."""
        return self.course.steps[self.number].show if self.open else ()

    def lesson_words(self) -> Told | None:
        """Return the words on the table now; None if there are none."""
        if not self.open or self.stage.moving or self.finished:
            return None
        key, words = self.course.steps[self.number].key, self.program.words
        facts = dict(zip(ORDER, self.rivals, strict=False))
        return Told(
            words.of(self.game)(f"lesson-{key}-say", **facts),
            words.of(self.game)(f"lesson-{key}-why", **facts),
            self.number,
            len(self.course.steps),
        )

    @property
    def aside(self) -> str:
        """The step's words and explanation."""
        told = self.lesson_words()
        return f"{told.say} {told.why}" if told else ""

    @property
    def rivals(self) -> tuple[str, ...]:
        """The others' names, in turn order after the learner."""
        names, you = self.table.names, self.course.lesson.you
        return (*names[you + 1 :], *names[:you])

    # Updates

    def update(self, seconds: float) -> None:
        """Advance time; after a completed step and a pause, begin the next."""
        self.playing.paused = self.waiting and self.playing.to_move not in self.playing.persons
        super().update(seconds)
        self.plate.update(seconds)
        still = not self.playing.busy and not self.stage.moving and self.program.top is self
        if self.waiting or self.finished or not still:
            self._looked = 0.0
            return
        self._looked += seconds
        if self._passing or self._looked >= LOOK / self.program.settings.speed:
            self._go_on()

    def shows_in(self) -> float:
        """Return the seconds until the table, or the words about it, change by themselves."""
        return min(super().shows_in(), self.plate.shows_in())

    def works_in(self) -> float:
        """Keep updating between two steps."""
        return super().works_in() if self.waiting or self.finished else 0.0

    @property
    def _passing(self) -> bool:
        """Whether the learner gets a prompt between the others' turns that doesn't matter here."""
        made = len(self.playing.match.decisions)
        return self.stretch.own <= made < self.stretch.end and self.playing.my_turn

    def _go_on(self) -> None:
        """Make the learner's next automatic decision, or begin the next step."""
        made = len(self.playing.match.decisions)
        if made < self.stretch.own or self._passing:
            self._looked = 0.0
            self.playing.play(self.course.next_of(self.playing.match))
            self.refresh()
        elif made >= self.stretch.end:
            self._begin(self.number + 1)

    def read_on(self) -> None:
        """Go on after reading."""
        if self.reading:
            self.read = True
            self.refresh()

    def _begin(self, number: int) -> None:
        """Begin a step after the current one, or finish."""
        self._looked = 0.0
        self.finished = number == len(self.course.steps)
        if self.finished:
            self._keep(0, done=True)
            self.refresh()
            self.program.push(LessonEndScene(self.program, self))
            return
        self.number = number
        self.read = False
        self._keep(number)
        self._skip_to(self.stretch.begin)
        self.plate.begin()
        self.refresh()
        self._lead_focus()

    def _skip_to(self, begin: int) -> None:
        """Skip some turns at once."""
        playing = self.playing
        while len(playing.match.decisions) < begin:
            playing.play(self.course.next_of(playing.match))
            while playing.busy:
                playing.go_on()
                playing.skip_beats()
        self.told = frozenset()

    def _lead_focus(self) -> None:
        """Focus what is to be picked or looked at first."""
        wanted = (*self.due, *self.shown_keys)
        there = {piece.key for piece in self.focus.pieces}
        first = next((key for key in wanted if key in there), None)
        if first is not None:
            self.focus.put(first)
            self.stage.focus = first if self.stage.focus is not None else None

    def step_to(self, number: int) -> None:
        """Restart a step."""
        self.read = self.finished = False
        self.number = number
        self._looked = 0.0
        self.hand.drop_all()
        self.playing.undo(TakeBack(self.stretch.begin, marks=False))
        self._keep(number)
        self.plate.begin()
        self.program.audio.play("undo")
        self.refresh()
        self._lead_focus()

    def _keep(self, step: int, *, done: bool = False) -> None:
        """Save the learner's progress."""
        settings = self.program.settings
        self.program.remember(with_note(settings, self.game, step, done=done))

    # Display

    def glow(self) -> tuple[tuple[str, frozenset[str]], ...]:
        """Highlight what is to be picked, or else looked at."""
        due, shown = frozenset(self.due), frozenset(self.shown_keys)
        if not due and self.reading:
            due, shown = shown, due
        return (("legal", shown), ("owed", due), *super().glow())

    @property
    def setting(self) -> Setting:
        """Highlight only what the lesson wants on the table."""
        return super().setting._replace(legal=self.accepted if self.deciding else ())

    def refresh(self) -> None:
        """Show when a step is only to be read."""
        super().refresh()
        if self.reading:
            self.desk.status, self.desk.share = self.program.words("lesson-reading"), None

    def _decide_anew(self) -> None:
        """Offer no decisions in a step to read."""
        if self.reading or self.finished:
            self.deciding = None
        elif self.waiting or not self.playing.my_turn:
            super()._decide_anew()


def seated(program: Program, lesson: Lesson) -> tuple[Chair, ...]:
    """Seat the learner, and computer players at the other seats."""
    words = program.words
    name = program.settings.name or words("new-you")
    others = [
        (level, words(f"level-{level}-character"))
        for level in reversed(LEVEL_KEYS)
        if words(f"level-{level}-character").casefold() != name.casefold()
    ]
    chairs = []
    for seat in range(lesson.seats):
        if seat == lesson.you:
            chairs.append(Chair(name, seat, None, 0 if program.settings.name else 1))
        else:
            level, character = others[(seat - lesson.you) % lesson.seats - 1]
            chairs.append(Chair(character, seat, level))
    return tuple(chairs)
