"""What settings ask for, in the terms of those who do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.sound import Volumes
from game.texts.languages import language_for, languages, system_language

if TYPE_CHECKING:
    from saves.settings import Settings


def language_of(settings: Settings) -> str:
    """Return the language to speak: the one chosen, or the system's, where there are texts in it."""
    if settings.language in languages():
        return settings.language
    return language_for(system_language())


def volumes_of(settings: Settings) -> Volumes:
    """Return how loud everything is to be."""
    return Volumes(
        settings.volume_master,
        settings.volume_effects,
        settings.volume_music,
        settings.volume_ambience,
        settings.mute,
        settings.background,
    )
