"""Parts of celebrations: a banner, rays, an emblem and sparks for each of four places.

The places are `LOOKS`. `game.table.celebration` animates them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import pygame

from game.table.art.light import soft_light
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
    hexed,
    lighter,
)
from game.table.art.shapes import blank, cut, gradient, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import fitted, fitting_size, metal_text
from game.table.art.vector import circle, linear, path, picture, polar, radial, star

BOX: Final = 100  # units of an emblem
RAYS: Final = 26
_SPRAY: Final = 7  # a burst is painted at a seventh of its size, to make it soft
_INK: Final = "#120c14"


@dataclass(frozen=True, slots=True)
class Look:
    """The style of one place's celebrations."""

    light: Rgb
    band: Stops  # behind the words
    metal: Stops  # of the band's edges
    words: Stops
    sparks: tuple[Rgb, ...]
    shape: str  # of SHAPES: the sparks


LOOKS: Final[dict[str, Look]] = {
    "cosmos": Look(
        (132, 170, 255),
        ((0.0, (30, 40, 96)), (0.5, (14, 19, 54)), (1.0, (8, 11, 34))),
        STEEL,
        FROST_TEXT,
        GEM_COLOURS[:5] + GEM_COLOURS[6:],
        "star",
    ),
    "arena": Look(
        (255, 190, 96),
        ((0.0, (122, 40, 26)), (0.5, (74, 20, 18)), (1.0, (44, 10, 12))),
        GOLD,
        GOLD_TEXT,
        ((255, 206, 92), (244, 96, 62), (250, 240, 220), (255, 150, 60)),
        "strip",
    ),
    "fjord": Look(
        (140, 232, 208),
        ((0.0, (34, 74, 76)), (0.5, (16, 42, 50)), (1.0, (8, 24, 32))),
        BRONZE,
        ((0.0, (250, 255, 248)), (0.5, (206, 236, 218)), (1.0, (128, 180, 168))),
        ((170, 255, 214), (120, 206, 255), (236, 246, 255), (196, 168, 255)),
        "flake",
    ),
    "attic": Look(
        (255, 206, 150),
        ((0.0, (98, 60, 84)), (0.5, (60, 34, 58)), (1.0, (34, 18, 36))),
        BRONZE,
        ((0.0, (255, 246, 224)), (0.5, (244, 206, 150)), (1.0, (196, 134, 84))),
        ((255, 214, 140), (226, 150, 96), (160, 206, 190), (244, 170, 180)),
        "cog",
    ),
}
"""By mood."""


# Light


@kept_on(SPRITES)
def shine(mood: str, size: Size) -> pygame.Surface:
    """A wide soft light."""
    return soft_light(size, LOOKS[mood].light, 150, 1.6)


@kept_on(SPRITES)
def burst(mood: str, side: int) -> pygame.Surface:
    """Rays from a centre that fade outwards, alternately long and short."""
    small = max(24, side // _SPRAY)
    tone = hexed(lighter(LOOKS[mood].light, 0.35))
    parts = [radial("r", (50, 50), 50, f"{tone}/0.6", f"{tone}/0.26", f"{tone}/0.08", f"{tone}/0")]
    for ray in range(RAYS):
        turn = ray * 360 / RAYS
        reach, wide = ((50, 3.4), (38, 2.2))[ray % 2]
        (x1, y1), (x2, y2) = (polar((50, 50), reach, turn + side_) for side_ in (-wide, wide))
        parts.append(path(f"M50 50L{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}Z", "url(#r)"))
    return pygame.transform.smoothscale(picture("".join(parts), (small, small)), (side, side))


# The band


@kept_on(SPRITES)
def band(mood: str, size: Size) -> pygame.Surface:
    """A dark band with metal edges that fades away to both sides."""
    look = LOOKS[mood]
    width, height = size
    across = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    fade = np.clip((1 - np.abs(across)) / 0.42, 0, 1) ** 1.2
    body = cut(gradient(size, look.band), np.repeat(fade * np.float32(0.93), height, axis=0))
    line = max(2, round(height * 0.022))
    for y in (0, height - line):
        edge = cut(
            gradient((width, line), ((0.0, look.metal[0][1]), (1.0, look.metal[3][1]))), fade.repeat(line, 0)
        )
        body.blit(edge, (0, y))
    inner = tinted(np.repeat(fade, max(1, line // 2), axis=0), look.metal[1][1], 120)
    for y in (line * 3, height - line * 3 - max(1, line // 2)):
        body.blit(inner, (0, y))
    return body


def worded(mood: str, heading: str, line: str, box: Size) -> pygame.Surface:
    """Heading and line as on the banner, centred, never wider than `box`; not cached."""
    width, height = box
    size = fitting_size(heading, "title", (width, round(height * 0.56)), round(height * 0.50))
    above = metal_text(heading, "title", size, LOOKS[mood].words, (12, 8, 14), max(2, size // 20))
    below = fitted(line, "sans_medium", (width, round(height * 0.26)), FROST) if line else blank((1, 1))
    result = blank(box)
    gap = round(height * 0.02)
    top = (height - above.get_height() - gap - below.get_height()) // 2
    result.blit(above, above.get_rect(midtop=(width // 2, top)))
    result.blit(below, below.get_rect(midtop=(width // 2, top + above.get_height() + gap)))
    return result


# Emblems


@kept_on(SPRITES)
def emblem(mood: str, side: int) -> pygame.Surface:
    """The sign of a place on a round metal plate."""
    look = LOOKS[mood]
    metal = [hexed(colour) for _, colour in look.metal]
    field = [hexed(colour) for _, colour in look.band]
    parts = [
        linear("m", (20, 4), (80, 96), *metal),
        linear("n", (80, 96), (20, 4), *metal),
        linear("f", (50, 8), (50, 92), *field),
        circle((50, 50), 47, "url(#m)", _INK, 2.2),
        circle((50, 50), 40.5, "url(#f)", _INK, 1.6),
        circle((50, 50), 37, "none", "url(#n)", 1.4),
        _SIGNS[mood](),
    ]
    return picture("".join(parts), (side, side), (BOX, BOX))


def _six_stones() -> str:
    """Six stones around a star."""
    parts = [path(star((50, 50), 4, 17, 6), "#fff4d0", _INK, 1.2)]
    for number, colour in enumerate((*GEM_COLOURS[:5], GEM_COLOURS[6])):
        x, y = polar((50, 50), 25.5, -90 + number * 60)
        stone = f"M{x:.1f} {y - 8:.1f}L{x + 6:.1f} {y:.1f}L{x:.1f} {y + 8:.1f}L{x - 6:.1f} {y:.1f}Z"
        parts.append(path(stone, hexed(colour), _INK, 1.3))
        parts.append(
            path(
                f"M{x:.1f} {y - 6:.1f}L{x + 2.6:.1f} {y:.1f}L{x - 3.4:.1f} {y - 0.6:.1f}Z",
                "#ffffff",
                opacity=0.6,
            )
        )
    return "".join(parts)


def _laurel() -> str:
    """A wreath around a star."""
    parts = []
    for side_ in (-1, 1):
        for leaf in range(6):
            turn = 90 - side_ * (24 + leaf * 24)
            (x, y), (a, b) = polar((50, 51), 26, turn), polar((50, 51), 26, turn - side_ * 25)
            (u, v), (p, q) = polar((50, 51), 33, turn - side_ * 14), polar((50, 51), 20.5, turn - side_ * 14)
            leaf_line = f"M{x:.1f} {y:.1f}Q{u:.1f} {v:.1f} {a:.1f} {b:.1f}Q{p:.1f} {q:.1f} {x:.1f} {y:.1f}Z"
            parts.append(path(leaf_line, "#ffd468" if leaf % 2 else "#f2b63c", _INK, 1.1))
    return "".join(parts) + path(star((50, 48), 5, 15, 6.4), "#fff0b8", _INK, 1.3)


def _shield() -> str:
    """A round shield of planks with a boss, and a rivet for each of six heroes."""
    parts = [circle((50, 50), 32, "#7c5634", _INK, 1.6)]
    for x in (32, 41, 50, 59, 68):
        reach = (32**2 - (x - 50) ** 2) ** 0.5
        parts.append(path(f"M{x} {50 - reach:.1f}L{x} {50 + reach:.1f}", "none", "#3c2514", 1.4))
    parts.append(circle((50, 50), 31, "none", "#d8b48a", 3.4))
    parts += [
        circle(polar((50, 50), 23, -90 + turn), 3.6, "#c4f2de", _INK, 1.1) for turn in range(0, 360, 60)
    ]
    parts.append(circle((50, 50), 10.5, "url(#n)", _INK, 1.6))
    return "".join(parts) + path(star((50, 50), 6, 7.5, 3), "#12242a")


def _cog() -> str:
    """A wheel of a clock with a keyhole."""
    teeth = []
    for tooth in range(12):
        turn = tooth * 30
        for shift, reach in ((-8, 25), (-5, 32), (5, 32), (8, 25)):
            x, y = polar((50, 50), reach, turn + shift)
            teeth.append(f"{x:.2f} {y:.2f}")
    wheel = path("M" + "L".join(teeth) + "Z", "#eab878", _INK, 1.6)
    hole = circle((50, 46), 6, _INK) + path("M46 60L50 46L54 60Z", _INK)
    return (
        wheel
        + circle((50, 50), 18.5, "#6a3f5c", _INK, 1.5)
        + circle((50, 50), 14.5, "#f6d9a4", _INK, 1)
        + hole
    )


_SIGNS: Final = {"cosmos": _six_stones, "arena": _laurel, "fjord": _shield, "attic": _cog}


# Sparks


@kept_on(SPRITES)
def spark(mood: str, which: int, side: int) -> pygame.Surface:
    """One spark; `which` cycles through colours and angles."""
    look = LOOKS[mood]
    colour = look.sparks[which % len(look.sparks)]
    halo = soft_light((side, side), colour, 150, 1.4)
    halo.blit(picture(_SHAPES[look.shape](hexed(lighter(colour, 0.3)), which), (side, side)), (0, 0))
    return halo


def _star(tone: str, which: int) -> str:
    return path(star((50, 50), 4, 34 + 6 * (which % 2), 7), tone) + circle((50, 50), 7, "#ffffff")


def _strip(tone: str, which: int) -> str:
    (a, b), (c, d) = polar((50, 50), 26, which * 47), polar((50, 50), 26, which * 47 + 180)
    (u, v), (p, q) = polar((a, b), 12, which * 47 + 90), polar((c, d), 12, which * 47 + 90)
    return path(f"M{a:.1f} {b:.1f}L{u:.1f} {v:.1f}L{p:.1f} {q:.1f}L{c:.1f} {d:.1f}Z", tone)


def _flake(tone: str, which: int) -> str:
    arms = ""
    for arm in range(3):
        (a, b), (c, d) = (polar((50, 50), 30, which * 13 + arm * 60 + turn) for turn in (0, 180))
        arms += path(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}", "none", tone, 7)
    return arms + circle((50, 50), 9, "#ffffff")


def _small_cog(tone: str, which: int) -> str:
    if which % 2:
        return path(star((50, 50), 5, 32, 14), tone)
    return path(star((50, 50), 8, 32, 23), tone) + circle((50, 50), 9, "#3a2436")


_SHAPES: Final = {"star": _star, "strip": _strip, "flake": _flake, "cog": _small_cog}
