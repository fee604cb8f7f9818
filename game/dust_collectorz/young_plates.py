"""How the pictures and plates of the children's table are painted at a size in pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.dust_collectorz import young_pictures as pictures
from game.dust_collectorz.young_places import STEPS, WAY, WAY_END
from game.table.art.palette import BRONZE, GOLD, INK, Size, Stops
from game.table.art.shapes import blank, cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import MEGABYTE, SPRITES, Shelf, kept_on
from game.table.art.vector import Point, circle, path, picture

Painter = Callable[..., pygame.Surface]
_LAYERS: Final = Shelf(8 * MEGABYTE)  # of a wheel that is being drawn: it may take some frames
_BOX: Final = (400, 400)
_QUIET: Final = (136, 124, 160, 255)  # what tribes that aren't wanted are dimmed to
_IDLE: Final = 86.0  # width of a tribe on the wheel, of 400
_LYING: Final = 78.0
_WANTED: Final = 112.0
_EVENING: Final[Stops] = ((0.0, (74, 58, 92)), (0.5, (52, 40, 70)), (1.0, (36, 28, 52)))
_MORNING: Final[Stops] = ((0.0, (255, 214, 120)), (0.4, (238, 164, 78)), (1.0, (170, 92, 60)))
_NIGHT: Final[Stops] = ((0.0, (48, 34, 58)), (1.0, (30, 20, 40)))
_PLATES: Final[dict[str, tuple[Stops, int, Stops]]] = {
    # body, its opacity, metal of the rim
    "rest": (_EVENING, 214, BRONZE),
    "turn": (_MORNING, 250, GOLD),
    "name": (_NIGHT, 225, BRONZE),
}
_PLAIN: Final[dict[str, Callable[[], str]]] = {
    "sun": pictures.sun,
    "moon": pictures.moon,
    "tick": pictures.tick,
    "chest": pictures.chest,
    "crown": pictures.crown,
}


@kept_on(SPRITES)
def plain(name: str, size: Size) -> pygame.Surface:
    """One of the pictures that always look the same."""
    return picture(_PLAIN[name](), (size[0], size[0]), _BOX)


@kept_on(SPRITES)
def feast(size: Size) -> pygame.Surface:
    """Light and confetti behind who has won."""
    return picture(pictures.party(), size, pictures.FEAST)


@kept_on(SPRITES)
def button(tribe: int, size: Size) -> pygame.Surface:
    """A big round button with a tribe's emblem."""
    return picture(pictures.button(tribe), size, _BOX)


@kept_on(SPRITES)
def wheel(last: int, wanted: int, size: Size) -> pygame.Surface:
    """The tribes in a ring, each with an arrow to the one it beats; those in the mask `wanted` are lit.

    `last` is the tribe of the card played last, -1 for none: a card lies behind it.
    """
    result = _dial(size).copy()
    result.blit(_arrows(wanted, size), (0, 0))
    result.blit(_veiled(last, wanted, size), (0, 0))
    result.blit(_bright(last, wanted, size), (0, 0))
    return result


def _lit(wanted: int) -> list[int]:
    return [tribe for tribe in range(5) if wanted >> tribe & 1]


@kept_on(_LAYERS)
def _dial(size: Size) -> pygame.Surface:
    return picture(pictures.dial(), size, _BOX)


@kept_on(_LAYERS)
def _arrows(wanted: int, size: Size) -> pygame.Surface:
    """The arrows that aren't lit: where one tribe alone is wanted, its own is."""
    lit = _lit(wanted)
    plain_ones = range(5) if len(lit) > 1 else [tribe for tribe in range(5) if tribe not in lit]
    return picture("".join(pictures.beats(tribe, lit=False) for tribe in plain_ones), size, _BOX)


@kept_on(_LAYERS)
def _veiled(last: int, wanted: int, size: Size) -> pygame.Surface:
    """The tribes that aren't wanted, in the dark."""
    lit = _lit(wanted)
    shadowed = [pictures.emblem(tribe, _IDLE) for tribe in range(5) if tribe not in lit and tribe != last]
    result = picture("".join(shadowed), size, _BOX)
    result.fill(_QUIET, special_flags=pygame.BLEND_RGBA_MULT)
    return result


@kept_on(_LAYERS)
def _bright(last: int, wanted: int, size: Size) -> pygame.Surface:
    """The tribe that was played last, and those that are wanted; to a single one the needle points."""
    lit = _lit(wanted)
    every = len(lit) > 1
    body = pictures.lying(last) + pictures.emblem(last, _LYING) if last >= 0 else ""
    if not every:
        body += pictures.needle(pictures.STEP * lit[0])
    wide = _IDLE if every else _WANTED
    body += "".join(pictures.halo(tribe) + pictures.emblem(tribe, wide) for tribe in lit)
    if not every:
        body += pictures.beats(lit[0], lit=True)
    return picture(body, size, _BOX)


@kept_on(SPRITES)
def plate(style: str, size: Size) -> pygame.Surface:
    """The board under a seat's cards: of evening, or of morning where it is the seat's turn."""
    body, opacity, metal = _PLATES[style]
    radius = max(8, min(30, min(size) // 6))
    result = cut(gradient(size, body), rounded(size, radius) * (opacity / 255))
    glare = gradient(size, ((0.0, (255, 244, 226)), (0.4, (110, 90, 110)), (1.0, (30, 22, 40))))
    result.blit(cut(glare, rim(size, radius - 1, 3, max(2, min(5, size[1] // 50))) * 0.25), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 1.6), INK, 220), (0, 0))
    result.blit(cut(slanted(size, metal), rim(size, radius - 1, 1.4, 3.0)), (0, 0))
    return result


@kept_on(SPRITES)
def way(size: Size) -> pygame.Surface:
    """The winding way on which cards played before lie: a broad ribbon with steps of light."""
    points = [(x * WAY[0], y * WAY[1]) for x, y in (WAY_END, *STEPS)]
    data = _through(points)
    body = path(data, "none", "#1c1024", 128, 0.30) + path(data, "none", "#f4d8a0", 104, 0.20)
    body += path(data, "none", "#fff0c8", 4, 0.4)
    body += "".join(circle(point, 10, "#fff0c8", opacity=0.5) for point in points)
    return picture(body, size, WAY)


def _through(points: list[Point]) -> str:
    """The data of a smooth line through all of `points`."""
    data = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    around = [points[0], *points, points[-1]]
    for at in range(len(points) - 1):
        before, here, there, after = around[at : at + 4]
        ways = [
            (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6),
            (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6),
            there,
        ]
        data += "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in ways)
    return data


PAINTERS: Final[dict[str, Painter]] = {
    "young_sun": lambda size: plain("sun", size),
    "young_moon": lambda size: plain("moon", size),
    "young_done": lambda size: plain("tick", size),
    "young_chest": lambda size: plain("chest", size),
    "young_crown": lambda size: plain("crown", size),
    "young_feast": feast,
    "young_tribe": lambda size, tribe: button(tribe, size),
    "young_wheel": lambda size, last, wanted: wheel(last, wanted, size),
    "young_plate": lambda size, style: plate(style, size),
    "young_way": way,
    "nothing": blank,
}
"""Who paints the faces that only this table has."""
