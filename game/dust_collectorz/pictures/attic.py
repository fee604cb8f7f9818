"""An attic with shelves in the evening light, behind the cards in menus, on 1200 x 800 units."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.palette import Size
from game.table.art.vector import circle, closed, linear, path, picture, radial

VIEW: Final[Size] = (1200, 800)


def attic(size: Size) -> pygame.Surface:
    """The attic; not cached. It fills `size`, cut where needed."""
    scale = max(size[0] / VIEW[0], size[1] / VIEW[1])
    whole = (round(VIEW[0] * scale) + 1, round(VIEW[1] * scale) + 1)
    drawn = picture(_wall() + _beams() + _shelves() + _light(), whole, VIEW)
    place = pygame.Rect((0, 0), size)
    place.center = (whole[0] // 2, whole[1] // 2)
    result = pygame.Surface(size, pygame.SRCALPHA)
    result.blit(drawn, (0, 0), place)
    return result


def _wall() -> str:
    boards = "".join(path(f"M{x} 0V800", "none", "#1c0e1c", 4, 0.5) for x in range(40, 1200, 86))
    return (
        linear("wall", (200, 0), (900, 800), "#8a5468", "#5c3452", "#2c1a34")
        + path("M0 0H1200V800H0Z", "url(#wall)")
        + boards
    )


def _beams() -> str:
    """The roof's beams and a round window between them."""
    glass = (
        radial("sun", (600, 150), 150, "#fffbe0", "#ffe6a0", "#ffb45a")
        + circle((600, 150), 124, "url(#sun)", "#3a1c14", 16)
        + path("M600 28V272M478 150H722", "none", "#3a1c14", 12)
    )
    beam = linear("beam", (0, 0), (0, 260), "#8a5434", "#4a281c")
    rafters = path("M0 250L560 -60H640L60 320L0 340Z", "url(#beam)", "#1c0c0c", 5) + path(
        "M1200 250L640 -60H560L1140 320L1200 340Z", "url(#beam)", "#1c0c0c", 5
    )
    return glass + beam + rafters


def _shelves() -> str:
    """Two shelves with silhouettes of what waits for a hand to dust it."""
    things = (
        "M90 430V390Q90 360 120 360Q150 360 150 390V430Z M112 360V344H128V360Z "
        "M190 430L214 350L238 430Z M290 430V380H330V430Z M300 380V352H320V380Z "
        "M880 430Q870 380 900 370Q890 344 912 350Q924 340 930 356Q960 380 946 430Z "
        "M1000 430V372H1060V430Z M1090 430Q1070 390 1100 366Q1130 390 1110 430Z"
    )
    parts = [path(things, "#1e0f22", opacity=0.75), linear("plank", (0, 426), (0, 470), "#c88a54", "#6a3c24")]
    parts.extend(path(f"M{x} 428H{x + 330}V456H{x}Z", "url(#plank)", "#1c0c0c", 5) for x in (40, 830))
    parts.append(linear("floor", (0, 640), (0, 800), "#a8663c", "#3c1e18"))
    parts.append(path("M0 650H1200V800H0Z", "url(#floor)", "#1c0c0c", 6))
    parts.extend(
        path(f"M{x} 652L{x * 1.5 - 300} 800", "none", "#2a1210", 4, 0.6) for x in range(0, 1201, 120)
    )
    return "".join(parts)


def _light() -> str:
    """Beams of light through the window, with dust in them."""
    rays = "".join(
        path(
            closed(((600 + x * 0.3, 150), (600 + x * 2.2 - 90, 800), (600 + x * 2.2 + 90, 800))),
            "#ffe0a0",
            opacity=0.13,
        )
        for x in (-220, -110, 0, 110, 220)
    )
    motes = "".join(
        circle(((index * 379) % 1100 + 50, (index * 211) % 560 + 170), 2 + index % 4, "#fff0cc", opacity=0.5)
        for index in range(46)
    )
    return rays + motes
