"""How far somebody has come in each lesson; it is kept among the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
