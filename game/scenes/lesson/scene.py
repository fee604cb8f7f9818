"""A lesson: the real table and the real rules, with somebody who says what to do, and why.

It is a match of its own that is never kept; what is kept is how far one has come. The steps are
`course`'s matter, the words on the table `plate`'s, desk and deeds `parts`'.
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

LOOK: Final = 0.6  # seconds for which the outcome of a step is looked at before the next begins
ORDER: Final = ("first", "second", "third", "fourth", "fifth")  # the other seats, as words call them


class LessonScene(MatchScene):
    """One lesson on the screen."""

    keeps = False

    def __init__(self, program: Program, game: str, lesson: Lesson) -> None:
        """Go on with `lesson` where it was left."""
        self.course = Course(game, lesson)
        self.number = min(note_of(program.settings, game).step, len(self.course.steps) - 1)
        match = self.course.match_at(self.number)
        table = TableMatch(match, seated(program, lesson), counts=False)
        super().__init__(program, table, LessonBrain(self.course))
        self.read = False  # "Next" was pressed in a step that is only read
        self.finished = False
        self.plate = Plate(self)
        self.deeds = LessonDeeds(self)
        self.hand = Hand(self.deeds)
        self.commands = LessonCommands(self)
        self.keyboard = Keyboard(self)
        self.desk = LessonDesk(self)
        self._looked = 0.0  # seconds since the present step is over

    def entered(self) -> None:
        """Take up the settings; nothing is decided for the learner here, and nobody warns."""
        super().entered()
        self.session.passes.reactions = "always"
        self.session.advice.coach.wanted = False

    # Where the lesson stands

    @property
    def stretch(self) -> Stretch:
        """Where the present step lies in the match."""
        return self.course.stretches[self.number]

    @property
    def waiting(self) -> bool:
        """Whether the lesson waits for the learner."""
        made = len(self.session.match.decisions)
        return not self.finished and made == self.stretch.begin and not self.read

    @property
    def open(self) -> bool:
        """Whether the learner can act on the present step: nothing is still to be shown before it."""
        return self.waiting and not self.session.playback.busy

    @property
    def reading(self) -> bool:
        """Whether there is nothing to do in the present step but to read it and go on."""
        return self.open and not self.course.steps[self.number].play

    @property
    def accepted(self) -> tuple[int, ...]:
        """The decisions that are right now; none where nothing is to be decided."""
        return self.course.accepted(self.number, self.session.match) if self.open else ()

    @property
    def due(self) -> tuple[str, ...]:
        """The keys that are still to be picked for the decision that is recommended."""
        if not self.accepted or self.deciding is None:
            return ()
        wanted = Counter(self.pieces.picks(self.view, self.accepted[0]))
        return tuple((wanted - Counter(self.deciding.picked)).elements())

    @property
    def shown_keys(self) -> tuple[str, ...]:
        """The pieces to be looked at in the present step."""
        return self.course.steps[self.number].show if self.open else ()

    def lesson_words(self) -> Told | None:
        """Return what is said on the table now; None while there is nothing to say."""
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
        """What the step says, and why."""
        told = self.lesson_words()
        return f"{told.say} {told.why}" if told else ""

    @property
    def rivals(self) -> tuple[str, ...]:
        """The names of the others, in turn order after the learner."""
        names, you = self.table.names, self.course.lesson.you
        return (*names[you + 1 :], *names[:you])

    # Time

    def update(self, seconds: float) -> None:
        """Let time pass; once a step is over and has been looked at, begin the next."""
        self.session.minds.paused = (
            self.waiting and self.session.match.state.to_move not in self.session.viewpoint.persons
        )
        super().update(seconds)
        self.plate.update(seconds)
        still = not self.session.playback.busy and not self.stage.moving and self.program.top is self
        if self.waiting or self.finished or not still:
            self._looked = 0.0
            return
        self._looked += seconds
        if self._passing or self._looked >= LOOK / self.program.settings.speed:
            self._go_on()

    def shows_in(self) -> float:
        """Return in how many seconds the table, or what is said about it, looks different by itself."""
        return min(super().shows_in(), self.plate.shows_in())

    def works_in(self) -> float:
        """Go on at once between two steps."""
        return super().works_in() if self.waiting or self.finished else 0.0

    @property
    def _passing(self) -> bool:
        """Whether the learner is asked something between the others' turns that doesn't matter here."""
        made = len(self.session.match.decisions)
        return self.stretch.own <= made < self.stretch.end and self.session.my_turn

    def _go_on(self) -> None:
        """Make the learner's next decision that follows by itself, or begin the next step."""
        made = len(self.session.match.decisions)
        if made < self.stretch.own or self._passing:
            self._looked = 0.0
            self.session.play(self.course.next_of(self.session.match))
            self.refresh()
        elif made >= self.stretch.end:
            self._begin(self.number + 1)

    def read_on(self) -> None:
        """Go on: what was to be read has been read."""
        if self.reading:
            self.read = True
            self.refresh()

    def _begin(self, number: int) -> None:
        """Begin a step that follows the present one, or come to the end."""
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
        """Let some turns pass at once."""
        playing = self.session
        while len(playing.match.decisions) < begin:
            playing.play(self.course.next_of(playing.match))
            while playing.playback.busy:
                playing.playback.go_on()
                playing.playback.skip_beats()
        self.told = frozenset()

    def _lead_focus(self) -> None:
        """Let the keyboard's focus go to what is to be picked or looked at first."""
        wanted = (*self.due, *self.shown_keys)
        there = {piece.key for piece in self.focus.pieces}
        first = next((key for key in wanted if key in there), None)
        if first is not None:
            self.focus.put(first)
            self.stage.focus = first if self.stage.focus is not None else None

    def step_to(self, number: int) -> None:
        """Go back to the beginning of a step."""
        self.read = self.finished = False
        self.number = number
        self._looked = 0.0
        self.hand.drop_all()
        self.session.history.undo(TakeBack(self.stretch.begin, marks=False))
        self._keep(number)
        self.plate.begin()
        self.program.audio.play("undo")
        self.refresh()
        self._lead_focus()

    def _keep(self, step: int, *, done: bool = False) -> None:
        """Remember how far the learner has come."""
        settings = self.program.settings
        self.program.remember(with_note(settings, self.game, step, done=done))

    # What is on the screen

    def glow(self) -> tuple[tuple[str, frozenset[str]], ...]:
        """Let what is to be picked, or else looked at, be seen from afar."""
        due, shown = frozenset(self.due), frozenset(self.shown_keys)
        if not due and self.reading:
            due, shown = shown, due
        return (("legal", shown), ("owed", due), *super().glow())

    @property
    def setting(self) -> Setting:
        """Let the table lay its light only on what the lesson wants."""
        return super().setting._replace(legal=self.accepted if self.deciding else ())

    def refresh(self) -> None:
        """Say that one only reads, where that is so."""
        super().refresh()
        if self.reading:
            self.desk.status, self.desk.share = self.program.words("lesson-reading"), None

    def _decide_anew(self) -> None:
        """Let nothing be decided where one only reads."""
        if self.reading or self.finished:
            self.deciding = None
        elif self.waiting or not self.session.my_turn:
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
