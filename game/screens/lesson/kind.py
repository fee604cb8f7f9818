"""What a lesson does otherwise than a match: what it accepts, its tools and menu, its plate."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

from game.screens.keys import with_key
from game.screens.lesson.plate import Plate, Pointed, Told
from game.screens.match.actions.commands import MatchCommands
from game.screens.match.actions.plates import Offer
from game.screens.match.actions.presenter import Panel, Presenter, tool_key
from game.screens.match.reading import ReadingCommands
from game.screens.match.session.kind import Kind, Overlay
from game.screens.requests import OpenLessonEnd, OpenPause, OpenSettings
from game.table.stock.offers import Prompt

if TYPE_CHECKING:
    import pygame

    from game.screens.lesson.session import LessonSession
    from game.screens.match.actions.presenter import Act
    from game.screens.match.parts import Parts
    from game.screens.match.table.highlights import Marks

ORDER: Final = ("first", "second", "third", "fourth", "fifth")  # the other seats, as words call them
TOOLS: Final = ("undo", "hint", "log", "menu")


def lesson_kind(lesson: LessonSession, parts: Parts) -> Kind:
    """Put together what a lesson brings to its scene."""
    guide = Guide(lesson, parts)
    parts.picking.gate = LessonGate(lesson, guide, parts)
    parts.view.extras.marks = lambda: (*guide.marks(), *parts.highlights.marks())
    commands = MatchCommands(parts)
    reading = ReadingCommands(parts)
    acts = {
        "go_on": commands.go_on,
        "hurry": lesson.session.hurry,
        **reading.acts,
        **LessonCommands(lesson, guide, parts, reading).acts,
    }
    presenter = Presenter(parts, acts)
    panel = partial(_panel, lesson, guide, parts, acts, presenter)
    return Kind(lesson, acts, panel, guide, announces=False)


class Guide(Overlay):
    """Says what to do, and leads eyes and focus there."""

    def __init__(self, lesson: LessonSession, parts: Parts) -> None:
        """Guide through `lesson`."""
        self._lesson = lesson
        self._session = lesson.session
        self._program = parts.program
        self._view = parts.view
        self._pieces = parts.view.pieces
        self._highlights = parts.highlights
        self._pointer_controller = parts.picking.pointer
        self._refresh = parts.refresh
        self.plate = Plate(parts.view, parts.rail, parts.log, parts.program)
        self._place = lesson.place

    # What the step wants

    @property
    def due(self) -> tuple[str, ...]:
        """The keys still to be picked for the recommended decision."""
        deciding = self._view.deciding
        if deciding is None or not self._lesson.accepted:
            return ()
        return tuple((Counter(self._wanted()) - Counter(deciding.picked)).elements())

    @property
    def shown(self) -> tuple[str, ...]:
        """The pieces to look at in the current step."""
        return self._lesson.step.show if self._lesson.open else ()

    def _wanted(self) -> tuple[str, ...]:
        """The pieces that the recommended decision picks, picked or not."""
        accepted = self._lesson.accepted
        return self._pieces.picks(self._view.seen, accepted[0]) if accepted else ()

    def marks(self) -> Marks:
        """Highlight what is to be picked, or else looked at."""
        due, shown = frozenset(self.due), frozenset(self.shown)
        if not due and self._lesson.reading:
            due, shown = shown, due
        return (("legal", shown), ("owed", due))

    # What it says

    @property
    def told(self) -> Told | None:
        """What is said on the table now; None while there is nothing to say."""
        lesson = self._lesson
        if not lesson.open or self._view.stage.moving or lesson.place.finished:
            return None
        key, texts = lesson.step.key, self._program.words.of(lesson.course.game)
        facts = dict(zip(ORDER, self._rivals(), strict=False))
        return Told(
            texts(f"lesson-{key}-say", **facts),
            texts(f"lesson-{key}-why", **facts),
            lesson.place.number,
            len(lesson.course.steps),
        )

    def _rivals(self) -> tuple[str, ...]:
        """The others' names, in turn order after the learner."""
        names, you = self._session.table.names, self._lesson.course.lesson.you
        return (*names[you + 1 :], *names[:you])

    @property
    def spoken(self) -> str:
        """The step's words and explanation."""
        told = self.told
        return f"{told.say} {told.why}" if told else ""

    # Time

    def update(self, seconds: float) -> None:
        """Let time pass; where a step has begun, lead to what it wants."""
        self.plate.update(seconds)
        place, self._place = self._place, self._lesson.place
        if place.finished != self._place.finished:
            self._program.open(OpenLessonEnd(self._lesson.course.game, self.restart))
        elif place.begun != self._place.begun:
            self._highlights.forget()
            self._lead()

    def step_to(self, number: int) -> None:
        """Restart a step."""
        self._pointer_controller.drop_all()
        self._lesson.step_to(number)
        self._place = self._lesson.place
        self._program.audio.play("undo")
        self._lead()

    def restart(self) -> None:
        """Restart the lesson."""
        self.step_to(0)

    def _lead(self) -> None:
        """Focus what is to be picked or looked at first."""
        self.plate.begin()
        self._refresh()
        focus, stage = self._view.focus, self._view.stage
        there = {piece.key for piece in focus.pieces}
        first = next((key for key in (*self.due, *self.shown) if key in there), None)
        if first is not None:
            focus.put(first)
            stage.focus = first if stage.focus is not None else None

    # On the screen

    def shows_in(self) -> float:
        """Return in how many seconds what is said looks different by itself."""
        return self.plate.shows_in(holding=self._session.playback.holding)

    def covers(self, spot: tuple[int, int]) -> bool:
        """Whether the plate lies there: what is below it can't be clicked."""
        return self.plate.covers(spot)

    def draw(self, surface: pygame.Surface) -> None:
        """Show what the lesson says, and point at what it speaks about."""
        told = self.told
        accepted = bool(self._lesson.accepted)
        self.plate.draw(surface, told, Pointed(self.due, self.shown, self._wanted(), accepted))
        if told is None and self._session.playback.holding:
            self.plate.point_on(surface)


class LessonGate:
    """Lets what the lesson asks for be done; anything else that is legal is kindly put off."""

    def __init__(self, lesson: LessonSession, guide: Guide, parts: Parts) -> None:
        """Guard the decisions of `lesson`."""
        self._lesson = lesson
        self._guide = guide
        self._view = parts.view
        self._stage = parts.view.stage
        self._bubble = parts.bubble
        self._program = parts.program
        self._refresh = parts.refresh

    def holds(self, action: int) -> bool:
        """Whether something else is meant; it is said then."""
        held = action not in self._lesson.accepted
        if held:
            self._put_off(action)
        return held

    def _put_off(self, action: int) -> None:
        view, deciding = self._view, self._view.deciding
        picked = deciding.picked if deciding else ()
        text = self._program.words("lesson-not_now", move=view.word(action).rstrip("."))
        piece = view.stage.piece(picked[0]) if picked else None
        if deciding is not None:
            deciding.picker.clear()
        self._program.audio.play("click", 0.6)
        if piece is not None:
            self._bubble.say(text, piece.centre, piece.size[1], piece.key)
        else:
            ribbon = view.window.frame.ribbon
            self._bubble.say(text, (ribbon.centre[0], ribbon.y), 0)
        self._refresh()

    def answers(self, key: str) -> bool:
        """Whether Enter goes on, on a piece that is only to be looked at."""
        reading = self._lesson.reading and self._view.stage.focus == key
        if reading:
            self._lesson.read_on()
            self._refresh()
        return reading

    def refuses(self, key: str) -> bool:
        """Whether one only reads, and the button goes on; it is said then."""
        piece = self._stage.piece(key)
        if not self._lesson.reading or piece is None:
            return False
        self._program.audio.play("click", 0.6)
        self._bubble.say(self._program.words("lesson-read_first"), piece.centre, piece.size[1], key)
        return True


class LessonCommands:
    """What a learner can do besides: a step back, be shown, begin anew, leave."""

    def __init__(self, lesson: LessonSession, guide: Guide, parts: Parts, reading: ReadingCommands) -> None:
        """Command `lesson`."""
        self._lesson = lesson
        self._guide = guide
        self._program = parts.program
        self._view = parts.view
        self._refresh = parts.refresh
        self._reading = reading

    @property
    def acts(self) -> dict[str, Act]:
        """All of them by their names."""
        return {
            "undo": self.undo,
            "hint": self.hint,
            "next": self.read_on,
            "save": lambda: self._program.notice(self._program.words("lesson-unsaved")),
            "menu": self.menu,
        }

    def undo(self) -> None:
        """Restart the step, or the previous one if nothing was done in this one."""
        number = self._lesson.before
        if number < 0:
            self._program.notice(self._program.words("lesson-first_step"))
        else:
            self._guide.step_to(number)

    def hint(self) -> None:
        """Pick what is to be picked."""
        deciding, accepted = self._view.deciding, self._lesson.accepted
        if deciding is not None and accepted:
            deciding.picker.choose(accepted[0])
            self._program.audio.play("place", 0.5)
            self._refresh()

    def read_on(self) -> None:
        """Go on after reading."""
        self._lesson.read_on()
        self._refresh()

    def menu(self) -> None:
        """Show the pause menu, without what doesn't apply here."""
        program = self._program
        ways: list[tuple[str, Act]] = [
            ("lesson_restart", self._guide.restart),
            ("settings", lambda: program.open(OpenSettings())),
            ("rules", self._reading.rules),
            ("keys", self._reading.keys),
            ("lesson_leave", program.stack.pop),
        ]
        program.open(OpenPause("lesson-kept", ways))


def _panel(
    lesson: LessonSession, guide: Guide, parts: Parts, acts: dict[str, Act], presenter: Presenter
) -> Panel:
    """Return what the rail shows: "Next" where one only reads, else what is right in a light."""
    panel, words = presenter.panel(), parts.program.words
    due = guide.due
    if lesson.reading:
        last = lesson.place.number == len(lesson.course.steps) - 1
        text = words("lesson-end" if last else "lesson-next")
        panel = panel._replace(
            choices=[Offer("next", text, acts["next"], "primary", lit=True)],
            unfolded=False,
            prompt=Prompt("", words("lesson-reading")),
            share=None,
        )
    elif lesson.place.finished or lesson.session.ending.reached:
        panel = panel._replace(choices=[], unfolded=False)
    else:
        lit = _right(lesson) if not due else ()
        panel = panel._replace(choices=[_lit(one, lit=one.name in lit) for one in panel.choices])
    able = {"undo": lesson.before >= 0, "hint": bool(due)}
    return panel._replace(
        tools=[
            Offer(
                name,
                words(f"lesson-tools-{name}"),
                acts[name],
                hint=with_key(words(f"lesson-about-{name}"), tool_key(parts.program.keys, words, name)),
                enabled=able.get(name, True),
            )
            for name in TOOLS
        ]
    )


def _lit(offer: Offer, *, lit: bool) -> Offer:
    """Make a button golden when the lesson wants it, and only then."""
    return offer._replace(lit=lit, style="primary" if lit else "secondary")


def _right(lesson: LessonSession) -> tuple[str, ...]:
    """Name the buttons that do what the step wants, or let the table go on."""
    if lesson.session.playback.holding:
        return ("go_on",)
    return tuple(f"action:{text}" for text in lesson.step.play) if lesson.open else ()
