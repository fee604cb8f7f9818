"""What only the stage has: its ground, the road with its chevrons, plates of outcomes, tags."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.palette import BRONZE, GOLD, INK, Rgb, Size, Stops
from game.table.art.shapes import cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import path, picture

_GREEN: Final[Stops] = ((0.0, (40, 92, 58)), (1.0, (22, 56, 40)))
_RED: Final[Stops] = ((0.0, (118, 42, 40)), (1.0, (72, 24, 28)))
_STEEL: Final[Stops] = ((0.0, (46, 66, 80)), (1.0, (26, 40, 52)))
_EARTH: Final[Stops] = ((0.0, (34, 24, 14)), (1.0, (22, 15, 9)))
_PINE: Final[Stops] = ((0.0, (30, 62, 62)), (1.0, (18, 40, 42)))
_NIGHT: Final[Stops] = ((0.0, (10, 18, 22)), (1.0, (8, 12, 16)))
_LIT: Final[Stops] = ((0.0, (120, 84, 36)), (1.0, (62, 42, 22)))
_COOL: Final[Stops] = ((0.0, (52, 78, 140)), (1.0, (34, 50, 98)))
_EDGE_GREEN: Final[Stops] = ((0.0, (140, 230, 160)), (1.0, (70, 160, 96)))
_EDGE_RED: Final[Stops] = ((0.0, (255, 160, 140)), (1.0, (200, 80, 70)))
_EDGE_STEEL: Final[Stops] = ((0.0, (150, 180, 196)), (1.0, (84, 112, 128)))
_STYLES: Final[dict[str, tuple[Stops, int, Stops, int]]] = {
    # body, its opacity, metal of the rim, opacity of the rim
    "good": (_GREEN, 235, _EDGE_GREEN, 200),
    "bad": (_RED, 240, _EDGE_RED, 215),
    "plain": (_STEEL, 225, _EDGE_STEEL, 150),
    "ground": (_EARTH, 190, BRONZE, 70),
    "road": (_PINE, 240, BRONZE, 150),
    "here": (_NIGHT, 245, GOLD, 250),
    "used": (_NIGHT, 225, BRONZE, 60),
    "ready": (_LIT, 245, GOLD, 240),
    "open": (_COOL, 240, _EDGE_STEEL, 190),
}
"""Plates by name."""
CHEVRON: Final[Rgb] = (217, 176, 106)


@kept_on(SPRITES)
def plate(size: Size, style: str) -> pygame.Surface:
    """A plate of the stage; the road and its stop have round ends."""
    body, opacity, metal, edge = _STYLES[style]
    radius = size[1] / 2 if style in {"road", "here"} else max(4.0, min(14.0, min(size) / 6))
    result = cut(gradient(size, body), rounded(size, radius) * (opacity / 255))
    result.blit(tinted(rim(size, radius, 0, 1.2), INK, 200), (0, 0))
    line = rim(size, radius, 1.0, 2.6 if style in {"here", "good", "bad"} else 1.6) * (edge / 255)
    result.blit(cut(slanted(size, metal), line), (0, 0))
    return result


@kept_on(SPRITES)
def chevrons(count: int, gone: bool, size: Size) -> pygame.Surface:  # noqa: FBT001 (kept by position)
    """Signs that point the wanderer's way, bright where it has come along."""
    wide, high = 40 * count, 40
    tips = "".join(f"M{40 * at + 14} 10L{40 * at + 26} 20L{40 * at + 14} 30" for at in range(count))
    line = path(tips, "none", "#d9b06a" if gone else "#6f8f8c", 4, 1.0 if gone else 0.8)
    return picture(line, size, (wide, high))
