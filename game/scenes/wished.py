"""What settings ask for, in the terms of those who do it."""

from __future__ import annotations

import locale
import os
from typing import TYPE_CHECKING, Final

from game.table.sound import Volumes
from game.texts.languages import language_for, languages

if TYPE_CHECKING:
    from saves.settings import Settings

LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(settings: Settings) -> str:
    """Return the language to speak: the one chosen, or the system's, where there are texts in it."""
    if settings.language in languages():
        return settings.language
    system = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), "")
    if not system:
        system = locale.getlocale()[0] or ""
    return language_for(system)


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
