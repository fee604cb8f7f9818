"""What frames a card of Dust Collectorz: a rim in the metal of its rank, corners, bands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.dust_collectorz.card_table import RANKS, TRIBES
from game.dust_collectorz.layers import CARD, original
from game.dust_collectorz.pictures.signs import TRIBE_COLOURS
from game.dust_collectorz.tokens import METALS
from game.table.art.palette import Rgb, Size, darker, hexed, lighter
from game.table.art.shapes import cut, gradient, rim, rounded, slanted, tinted
from game.table.art.vector import closed, metal_line, path, picture, ring_points, star

CORNER: Final = 34
RIM: Final = 15
FULL: Final[Size] = (380, 532)
"""Pixels of the original of a whole frame."""
BAND: Final = (14.0, 560.0, 472.0, 126.0)
"""Where the four stats stand, in card units."""
KRAFT: Final[Rgb] = (150, 106, 56)
_INK: Final[Rgb] = (16, 9, 22)
EPIC: Final = len(RANKS) - 1


def tint_of(tribe: int) -> Rgb:
    """The colour of a tribe, or of counters."""
    return TRIBE_COLOURS[tribe] if tribe < len(TRIBES) else KRAFT


@lru_cache(maxsize=24)
def outline(size: Size) -> npt.NDArray[np.uint8]:
    """The alpha of every card of a size."""
    return (rounded(size, CORNER * size[0] / CARD[0]) * 255).astype(np.uint8).T


def rounded_off(surface: pygame.Surface) -> pygame.Surface:
    """Give an opaque card its round corners, in place."""
    pygame.surfarray.pixels_alpha(surface)[:] = outline(surface.get_size())
    return surface


@original
def frame(rank: int) -> pygame.Surface:
    """The rim of a rank; the last is that of counters."""
    share = FULL[0] / CARD[0]
    radius, thick = CORNER * share, RIM * share
    result = cut(slanted(FULL, METALS[rank]), rim(FULL, radius, 0, thick))
    result.blit(tinted(rim(FULL, radius, 0, 2.2), _INK, 230), (0, 0))
    result.blit(tinted(rim(FULL, radius - thick, thick, 2.6), _INK, 235), (0, 0))
    result.blit(tinted(rim(FULL, radius - thick - 2, thick + 2.6, 1.4), (255, 255, 255), 90), (0, 0))
    result.blit(picture(_corners(rank), FULL, CARD), (0, 0))
    return result


def _corners(rank: int) -> str:
    """What sits on the lower corners: nothing, a rhomb, a leaf, a gem, a star."""
    metal = metal_line("rim", (40, 0), (460, 700), METALS[rank])
    spots = ((30, 672), (470, 672)) if rank < len(RANKS) else ()
    parts = [metal]
    for x, y in spots:
        side = 1 if x < CARD[0] / 2 else -1
        if rank == 1:
            parts.append(path(closed(ring_points((x, y), 18, 4)), "url(#rim)", hexed(_INK), 4))
        elif rank == 2:
            data = f"M{x - 18 * side} {y + 18}V{y - 40}Q{x + 8 * side} {y - 8} {x + 40 * side} {y + 18}Z"
            parts.append(path(data, "url(#rim)", hexed(_INK), 4))
        elif rank == 3:
            data = f"M{x - 18 * side} {y + 18}V{y - 40}Q{x + 8 * side} {y - 8} {x + 40 * side} {y + 18}Z"
            parts.append(path(data, "url(#rim)", hexed(_INK), 4))
            parts.append(path(closed(ring_points((x, y), 15, 6)), "#dffcff", hexed(_INK), 4))
        elif rank == EPIC:
            parts.append(path(star((x, y), 8, 36, 17), "url(#rim)", hexed(_INK), 4))
            parts.append(path(star((x, y), 4, 16, 6), "#ffffff"))
    return "".join(parts)


@original
def band(tribe: int) -> pygame.Surface:
    """The dark band beneath the stats, in a tribe's colour."""
    size = (380, round(380 * BAND[3] / BAND[2]))
    tint = tint_of(tribe)
    stops = ((0.0, darker(tint, 0.45)), (0.5, darker(tint, 0.72)), (1.0, darker(tint, 0.84)))
    result = gradient(size, stops)
    pygame.draw.rect(result, lighter(tint, 0.45), (0, 0, size[0], 3))
    pygame.draw.rect(result, darker(tint, 0.86), (0, 3, size[0], 2))
    return result


@original
def plate(tribe: int) -> pygame.Surface:
    """The parchment that name and words stand on at a close look."""
    size = (380, 152)
    result = cut(
        gradient(size, ((0.0, (255, 250, 234)), (0.5, (246, 234, 206)), (1.0, (224, 204, 164)))),
        rounded(size, 14),
    )
    result.blit(tinted(rim(size, 14, 0, 4), darker(tint_of(tribe), 0.62)), (0, 0))
    result.blit(tinted(rim(size, 10, 7, 1.6), darker(tint_of(tribe), 0.3), 150), (0, 0))
    return result
