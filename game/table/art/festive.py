"""Parts of celebrations: a banner, rays, an emblem and sparks for each of four places.

The places are `LOOKS`. `game.table.motion.celebration` animates them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.table.art.atlas import picture, tinted_picture
from game.table.art.paint.light import soft_light
from game.table.art.paint.shapes import blank, cut, fading, gradient, tinted
from game.table.art.palette import (
    BRONZE,
    FROST,
    FROST_TEXT,
    GEM_COLOURS,
    GOLD,
    GOLD_TEXT,
    STEEL,
    Rgb,
    Size,
    Stops,
    lighter,
)
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted, fitting_size, metal_text


@dataclass(frozen=True, slots=True)
class Look:
    """The style of one place's celebrations."""

    light: Rgb
    band: Stops  # behind the words
    metal: Stops  # of the band's edges
    words: Stops
    sparks: tuple[Rgb, ...]
    shapes: tuple[str, ...]  # of the sparks: assets/common/art/festive/spark-*.svg
    turn: int = 0  # degrees from one spark to the next


LOOKS: Final[dict[str, Look]] = {
    "cosmos": Look(
        (132, 170, 255),
        ((0.0, (30, 40, 96)), (0.5, (14, 19, 54)), (1.0, (8, 11, 34))),
        STEEL,
        FROST_TEXT,
        GEM_COLOURS[:5] + GEM_COLOURS[6:],
        ("star",),
    ),
    "arena": Look(
        (255, 190, 96),
        ((0.0, (122, 40, 26)), (0.5, (74, 20, 18)), (1.0, (44, 10, 12))),
        GOLD,
        GOLD_TEXT,
        ((255, 206, 92), (244, 96, 62), (250, 240, 220), (255, 150, 60)),
        ("strip",),
        47,
    ),
    "fjord": Look(
        (140, 232, 208),
        ((0.0, (34, 74, 76)), (0.5, (16, 42, 50)), (1.0, (8, 24, 32))),
        BRONZE,
        ((0.0, (250, 255, 248)), (0.5, (206, 236, 218)), (1.0, (128, 180, 168))),
        ((170, 255, 214), (120, 206, 255), (236, 246, 255), (196, 168, 255)),
        ("flake",),
        13,
    ),
    "attic": Look(
        (255, 206, 150),
        ((0.0, (98, 60, 84)), (0.5, (60, 34, 58)), (1.0, (34, 18, 36))),
        BRONZE,
        ((0.0, (255, 246, 224)), (0.5, (244, 206, 150)), (1.0, (196, 134, 84))),
        ((255, 214, 140), (226, 150, 96), (160, 206, 190), (244, 170, 180)),
        ("cog", "chip"),
    ),
}
"""By theme."""


# Light


@cached(SPRITES)
def shine(theme: str, size: Size) -> pygame.Surface:
    """A wide soft light."""
    return soft_light(size, LOOKS[theme].light, 150, 1.6)


def burst(theme: str, side: int) -> pygame.Surface:
    """Rays from a centre that fade outwards, alternately long and short."""
    return picture("common", f"festive/burst-{theme}", (side, side))


# The band


@cached(SPRITES)
def band(theme: str, size: Size) -> pygame.Surface:
    """A dark band with metal edges that fades away to both sides."""
    look = LOOKS[theme]
    width, height = size
    aside = [min(x, width - 1 - x) / max(1.0, (width - 1) / 2) for x in range(width)]
    fade = fading(size, [min(1.0, near / 0.42) ** 1.2 for near in aside], across=True)
    body = cut(gradient(size, look.band), fade, 237)
    line = max(2, round(height * 0.022))
    metal = gradient((width, line), ((0.0, look.metal[0][1]), (1.0, look.metal[3][1])))
    edge = cut(metal, fade.subsurface((0, 0, width, line)))
    for y in (0, height - line):
        body.blit(edge, (0, y))
    thin = max(1, line // 2)
    inner = tinted(fade.subsurface((0, 0, width, thin)), look.metal[1][1], 120)
    for y in (line * 3, height - line * 3 - thin):
        body.blit(inner, (0, y))
    return body


def worded(theme: str, heading: str, line: str, box: Size) -> pygame.Surface:
    """Heading and line as on the banner, centred, never wider than `box`; not cached."""
    width, height = box
    size = fitting_size(heading, "title", (width, round(height * 0.56)), round(height * 0.50))
    above = metal_text(heading, "title", size, LOOKS[theme].words, (12, 8, 14), max(2, size // 20))
    below = fitted(line, "sans_medium", (width, round(height * 0.26)), FROST) if line else blank((1, 1))
    result = blank(box)
    gap = round(height * 0.02)
    top = (height - above.get_height() - gap - below.get_height()) // 2
    result.blit(above, above.get_rect(midtop=(width // 2, top)))
    result.blit(below, below.get_rect(midtop=(width // 2, top + above.get_height() + gap)))
    return result


# Emblems and sparks


def emblem(theme: str, side: int) -> pygame.Surface:
    """The sign of a place on a round metal plate."""
    return picture("common", f"festive/emblem-{theme}", (side, side))


@cached(SPRITES)
def spark(theme: str, which: int, side: int) -> pygame.Surface:
    """One spark; `which` cycles through shapes, colours and angles."""
    look = LOOKS[theme]
    colour = look.sparks[which % len(look.sparks)]
    halo = soft_light((side, side), colour, 150, 1.4)
    shape = look.shapes[which % len(look.shapes)]
    sign = tinted_picture("common", f"festive/spark-{shape}", (side, side), lighter(colour, 0.3))
    turned = pygame.transform.rotozoom(sign, which * look.turn, 1)
    halo.blit(turned, turned.get_rect(center=(side // 2, side // 2)))
    return halo
