"""Switching sound off or on, and the sign for it: a crossed-out loudspeaker in the bottom left corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.art.palette import ALARM, FROST, INK, hexed
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import circle, path, picture

if TYPE_CHECKING:
    import pygame

    from game.scenes.program import Program
    from saves.settings import Settings

SIDE: Final = 26.0  # units of a menu
AWAY: Final = 5.0  # units from the corner
BOX: Final = 40
HORN: Final = "M9 16 L15 16 L22 10 L22 30 L15 24 L9 24 Z"
CROSS: Final = "M26 16 L33 24 M33 16 L26 24"


def draw_sound_sign(surface: pygame.Surface, settings: Settings, unit: float) -> None:
    """Draw the sign while all sound is off."""
    if settings.mute:
        sign, away = _sign(max(16, round(SIDE * unit))), round(AWAY * unit)
        surface.blit(sign, sign.get_rect(bottomleft=(away, surface.get_height() - away)))


@kept_on(SPRITES)
def _sign(side: int) -> pygame.Surface:
    plate = circle((20, 20), 18.5, hexed(INK), hexed(FROST), 1.4)
    cross = path(CROSS, "none", hexed(ALARM), 3.2)
    return picture(plate + path(HORN, hexed(FROST)) + cross, (side, side), (BOX, BOX))


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
