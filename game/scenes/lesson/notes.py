"""How far somebody has come in each lesson; it is kept among the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.lesson.file import lesson_of
from saves.settings import LessonNote

if TYPE_CHECKING:
    from saves.settings import Settings


def note_of(settings: Settings, game: str) -> LessonNote:
    """Return what is noted about the lesson of `game`."""
    return settings.lessons.get(game, LessonNote())


def with_note(settings: Settings, game: str, step: int, *, done: bool = False) -> Settings:
    """Return the settings with the step noted at which to go on; who was through once stays so."""
    note = LessonNote(step, done or note_of(settings, game).done)
    return settings.changed("lessons", {**settings.lessons, game: note})


def is_offered(settings: Settings, game: str) -> bool:
    """Whether the lesson of `game` should be offered: it was neither played nor learned yet."""
    begun = game in settings.new_games or note_of(settings, game).done
    return not begun and lesson_of(game) is not None
