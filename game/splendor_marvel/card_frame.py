"""The frame of a character card: metal, lines and shade, tinted by its bonus."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.splendor_marvel.pips import CARD
from game.table.art.palette import BRONZE, GEM_COLOURS, GOLD, INK, STEEL, Stops, darker, mix
from game.table.art.shapes import brushed, cut, gradient, rim, rounded, slanted, tinted, unit
from game.table.art.shelf import MASTERS, kept_on

CORNER: Final = 34  # radius in pixels of the full-size card
EDGE: Final = 22  # width of the metal frame
_BASES: Final[tuple[Stops, ...]] = (GOLD, STEEL, STEEL, STEEL, BRONZE)
"""The metal each bonus colour tints: warm colours look muddy on steel."""


@kept_on(MASTERS)
def card_frame(colour: int) -> pygame.Surface:
    """Draw everything around and over the picture that depends only on the bonus colour."""
    tint = GEM_COLOURS[colour]
    result = _vignette().copy()
    result.fill((*mix(darker(tint, 0.86), (5, 7, 20), 0.5), 255), special_flags=pygame.BLEND_RGBA_MULT)
    metal = slanted(CARD, _metal(colour))
    metal.blit(_rails(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(metal, (0, 0))
    inner = _groove().copy()
    inner.fill((*mix(darker(tint, 0.30), INK, 0.2), 255), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(inner, (0, 0))
    result.blit(_lines(), (0, 0))
    return result


@kept_on(MASTERS)
def _rails() -> pygame.Surface:
    """Draw the metal of the frame with its scratches: to be multiplied with any metal."""
    hole = unit(rounded(CARD, CORNER) - rounded(CARD, CORNER - EDGE + 4, EDGE))
    result = gradient(CARD, ((0.0, (255, 255, 255)), (1.0, (255, 255, 255))))
    result.blit(brushed(CARD, 8, 14), (0, 0))
    return cut(result, hole)


@kept_on(MASTERS)
def _groove() -> pygame.Surface:
    """Draw the band of the bonus colour within the metal."""
    return tinted(rim(CARD, CORNER - 7, 8, 7), (255, 255, 255))


@kept_on(MASTERS)
def _lines() -> pygame.Surface:
    """Draw the thin dark and golden lines of every card."""
    result = tinted(rim(CARD, CORNER, 0, 3.2), (8, 10, 22))
    result.blit(cut(slanted(CARD, GOLD), rim(CARD, CORNER - EDGE + 7, EDGE - 4, 3.2)), (0, 0))
    result.blit(tinted(rim(CARD, CORNER - EDGE + 4, EDGE - 0.8, 2.2), INK), (0, 0))
    return result


@kept_on(MASTERS)
def _vignette() -> pygame.Surface:
    """Shade the picture: at the top for the marks, at the bottom for the name, slightly all around."""
    width, height = CARD
    across = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    top = unit(1 - down / 0.27) ** 1.5 * 0.72
    low = unit((down - 0.66) / 0.26) ** 1.3 * 0.94
    side = unit(np.abs(across) ** 3.2 * 0.42 + unit(-across - 0.25) * np.clip(down - 0.2, 0, 0.5) * 0.5)
    shade = 1 - (1 - top) * (1 - low) * (1 - side)
    return tinted(shade * rounded(CARD, CORNER, 2), (255, 255, 255))


def card_outline(target: pygame.Surface) -> None:
    """Make a finished card opaque up to its round corners; layers of light leave it slightly translucent."""
    view = pygame.surfarray.pixels_alpha(target)
    view[:] = _outline()


@lru_cache(maxsize=1)
def _outline() -> npt.NDArray[np.uint8]:
    return (rounded(CARD, CORNER) * 255).astype(np.uint8).T


def _metal(colour: int) -> Stops:
    share = 0.46 if _BASES[colour] is STEEL else 0.30
    return tuple((place, mix(tone, GEM_COLOURS[colour], share)) for place, tone in _BASES[colour])
