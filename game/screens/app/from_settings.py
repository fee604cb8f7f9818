"""Translates settings into the terms of the parts that apply them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.sound import Volumes
from game.texts.languages import language_for, languages, system_language

if TYPE_CHECKING:
    from saves.settings import Settings


def language_of(settings: Settings) -> str:
    """Return the language to use: the chosen one, or the system's, if it has texts."""
    if settings.language in languages():
        return settings.language
    return language_for(system_language())


def volumes_of(settings: Settings) -> Volumes:
    """Return all volumes."""
    return Volumes(
        settings.volume_master,
        settings.volume_effects,
        settings.volume_music,
        settings.volume_ambience,
        settings.mute,
        settings.background,
    )
