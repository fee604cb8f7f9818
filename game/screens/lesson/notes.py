"""A person's progress in each lesson, stored in the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.lesson.file import lesson_of
from saves.settings import LessonNote

if TYPE_CHECKING:
    from saves.settings import Settings


def note_of(settings: Settings, game: str) -> LessonNote:
    """Return the progress in the lesson of `game`."""
    return settings.lessons.get(game, LessonNote())


def with_note(settings: Settings, game: str, step: int, *, done: bool = False) -> Settings:
    """Return the settings with the step where to resume; a finished lesson stays finished."""
    note = LessonNote(step, done or note_of(settings, game).done)
    return settings.changed("lessons", {**settings.lessons, game: note})


def is_offered(settings: Settings, game: str) -> bool:
    """Whether to offer the lesson of `game`: neither the game nor the lesson was played yet."""
    begun = game in settings.new_games or note_of(settings, game).done
    return not begun and lesson_of(game) is not None
