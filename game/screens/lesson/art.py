"""Pictures for lessons: the plate with words and progress, the arrow, the tick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.match.table.tooltips import speech_plate
from game.table.art.atlas import picture
from game.table.art.paint.light import plate_shadow
from game.table.art.paint.shapes import blank
from game.table.art.palette import INK, Rgb
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import label, paragraph, worded

if TYPE_CHECKING:
    from game.screens.lesson.plate import Told

WIDE: Final = 400.0  # units of the text's width
AIR: Final = 20.0
SAY: Final = 21.0  # units of type
WHY: Final = 19.0
HEAD: Final = 26.0  # units of height of the progress line
SOFT_INK: Final[Rgb] = (66, 60, 52)
FAINT: Final[Rgb] = (205, 188, 150)
DEEP_GOLD: Final[Rgb] = (138, 92, 22)
TURNS: Final = {"left": 0, "bottom": 90, "right": 180, "top": 270}  # degrees, by the arrow's side


def plate_picture(told: Told, step: str, unit: float) -> pygame.Surface:
    """Draw the plate of a step with its number `step`; the shadow is part of the picture."""
    return _plate(told.say, told.why, (told.number, told.steps), step, unit)


@cached(SPRITES)
def _plate(say: str, why: str, progress: tuple[int, int], step: str, unit: float) -> pygame.Surface:
    wide = round(WIDE * unit)
    room = round(230 * unit)
    first = paragraph(say, "sans_bold", (wide, room), INK, round(SAY * unit))
    second = paragraph(why, "sans", (wide, room), SOFT_INK, round(WHY * unit))
    air, head, gap = round(AIR * unit), round(HEAD * unit), round(8 * unit)
    high = 2 * air + head + 2 * gap + first.get_height() + second.get_height()
    size = (wide + 2 * air, high)
    blur = round(8 * unit)
    result = blank((size[0] + 2 * blur, size[1] + 2 * blur))
    shade = plate_shadow(size, round(16 * unit), blur, 200)
    result.blit(shade, shade.get_rect(center=result.get_rect().center))
    result.blit(speech_plate(size, round(16 * unit)), (blur, blur))
    x, y = blur + air, blur + air - round(4 * unit)
    _draw_progress(result, pygame.Rect(x, y, wide, head), progress, step)
    y += head + gap
    result.blit(first, (x, y))
    result.blit(second, (x, y + first.get_height() + gap))
    return worded(result, f"{step} {say} {why}")


def _draw_progress(surface: pygame.Surface, box: pygame.Rect, progress: tuple[int, int], step: str) -> None:
    """Draw a pip per step, finished ones filled, the current one large, and the count in figures."""
    number, count = progress
    figures = label(step, "sans_bold", round(box.height * 0.68), DEEP_GOLD, None)
    surface.blit(figures, figures.get_rect(midright=(box.right, box.centery)))
    room = box.width - figures.get_width() - box.height
    apart = min(box.height * 0.78, room / count)
    for at in range(count):
        spot = (box.x + round(apart * (at + 0.5)), box.centery)
        reach = apart * (0.36 if at == number else 0.24)
        colour = DEEP_GOLD if at <= number else FAINT
        pygame.draw.aacircle(surface, colour, spot, max(2, round(reach)))
        if at == number:
            pygame.draw.aacircle(surface, (255, 240, 200), spot, max(1, round(reach * 0.45)))


@cached(SPRITES)
def arrow_sign(size: int, side: str) -> pygame.Surface:
    """Draw a golden arrow that comes from `side` of its target."""
    return pygame.transform.rotate(picture("common", "lesson/arrow", (size, size)), TURNS[side])


def tick_sign(size: int) -> pygame.Surface:
    """Draw a tick on a golden seal: a finished lesson."""
    return picture("common", "lesson/tick", (size, size))
