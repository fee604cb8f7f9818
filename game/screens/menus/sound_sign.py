"""Switching sound off or on, and the sign for it: a crossed-out loudspeaker in the bottom left corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.art.atlas import picture

if TYPE_CHECKING:
    import pygame

    from game.screens.app.program import Program
    from saves.settings import Settings

SIDE: Final = 26.0  # units of a menu
AWAY: Final = 5.0  # units from the corner


def draw_sound_sign(surface: pygame.Surface, settings: Settings, unit: float) -> None:
    """Draw the sign while all sound is off."""
    if settings.mute:
        side = max(16, round(SIDE * unit))
        sign, away = picture("common", "muted", (side, side)), round(AWAY * unit)
        surface.blit(sign, sign.get_rect(bottomleft=(away, surface.get_height() - away)))


def switch_background(program: Program) -> None:
    """Switch music and ambience off or on, with a notice."""
    on = not program.settings.background
    program.change("background", on)
    key = program.keys.pressed("background", program.words)
    told = program.words("sound-background_on") if on else program.words("sound-background_off", key=key)
    program.notice(told, about="sound")


def switch_mute(program: Program) -> None:
    """Switch all sound off or on, with a notice."""
    muted = not program.settings.mute
    program.change("mute", muted)
    key = program.keys.pressed("mute", program.words)
    told = program.words("match-muted", key=key) if muted else program.words("match-unmuted")
    program.notice(told, about="sound")
