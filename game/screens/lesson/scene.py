"""A lesson: the real table and the real rules, with somebody who says what to do, and why.

It is a match of its own that is never kept; what is kept is how far one has come.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ai.personas.levels import LEVEL_KEYS
from game.screens.lesson.course import Course
from game.screens.lesson.file import lesson_of
from game.screens.lesson.kind import lesson_kind
from game.screens.lesson.notes import note_of, with_note
from game.screens.lesson.session import LessonSession
from game.screens.match.scene import MatchScene
from game.screens.match.session.supplies import customs_of
from game.screens.seating import Chair
from game.table.art.people import FACES

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.lesson.file import Lesson
    from game.screens.requests import OpenLesson


def open_lesson(program: Program, request: OpenLesson) -> MatchScene:
    """Make the screen; ValueError if the game has no lesson, which is not offered then."""
    lesson = lesson_of(request.game)
    if lesson is None:
        raise ValueError(f"there is no lesson for {request.game}")
    return lesson_scene(program, request.game, lesson)


def lesson_scene(program: Program, game: str, lesson: Lesson) -> MatchScene:
    """Resume `lesson` where it was left."""
    course = Course(game, lesson)
    number = min(note_of(program.settings, game).step, len(course.steps) - 1)

    def remember(step: int, done: bool) -> None:  # noqa: FBT001 - heard by position
        program.remember(with_note(program.settings, game, step, done=done))

    customs = customs_of(game)
    session = LessonSession(course, seated(program, lesson), number, customs, remember)
    return MatchScene(program, session.session, partial(lesson_kind, session), session)


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
            chairs.append(
                Chair(name, seat, None, 0 if program.settings.name else 1, program.settings.face or FACES[0])
            )
        else:
            level, character = others[(seat - lesson.you) % lesson.seats - 1]
            chairs.append(Chair(character, seat, level))
    return tuple(chairs)
