"""The marks on a full-size character card: points, bonus, Avengers symbols, name, level; in pixels."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.frames import socket
from game.table.art.gems import TIME, gem
from game.table.art.palette import BRONZE, GEM_COLOURS, GOLD, GOLD_TEXT, INK, STEEL, Stops, darker, mix
from game.table.art.shapes import brushed, cut, gradient, rim, rounded, shrunk, slanted, tinted
from game.table.art.shelf import MASTERS, SPRITES, kept_on
from game.table.art.text import blit_centred, fitted, metal_text
from game.table.art.vector import circle, linear, metal_line, mirrored, path, picture, star

LEVEL_METALS: Final[tuple[Stops, ...]] = (BRONZE, STEEL, GOLD)
"""Bronze, steel and gold tell the levels, on fronts and backs."""
ROMAN: Final = ("I", "II", "III")


@kept_on(MASTERS)
def pennant(width: int) -> pygame.Surface:
    """Draw the pennant behind the points; its height is 1.37 times `width`."""
    field = metal_line("n", (0, 0), (0, 150), ((0.0, (38, 48, 92)), (1.0, (12, 17, 42))))
    parts = [
        "<defs>",
        metal_line("m", (0, 0), (60, 160), GOLD),
        field,
        "</defs>",
        path("M4 2L114 2L114 132L59 160L4 132Z", "#0a0c18"),
        path("M8 2L110 2L110 129L59 155L8 129Z", "url(#m)"),
        path("M14 2L104 2L104 125L59 148L14 125Z", "#0a0c18"),
        path("M16 2L102 2L102 124L59 146L16 124Z", "url(#n)"),
    ]
    return picture("".join(parts), (width, round(width * 162 / 118)), (118, 162))


def put_points(target: pygame.Surface, points: int) -> None:
    """Draw the points on a pennant at the top left."""
    target.blit(pennant(118), (24, 8))
    number = metal_text(str(points), "title", 108, GOLD_TEXT, (24, 14, 4), 4)
    blit_centred(target, number, (83, 82))


def put_bonus(target: pygame.Surface, colour: int) -> None:
    """Draw the gem of the bonus in its setting, top right."""
    setting = socket(136, STEEL, mix(darker(GEM_COLOURS[colour], 0.66), (8, 10, 26), 0.3))
    target.blit(setting, setting.get_rect(center=(420, 84)))
    stone = gem(colour, 104)
    target.blit(stone, stone.get_rect(center=(420, 84)))


@kept_on(SPRITES)
def avengers_mark(size: int) -> pygame.Surface:
    """Draw our Avengers symbol: a winged star on a blue medal, on a square of `size` pixels."""
    return shrunk(_medal(), (size, size))


@kept_on(MASTERS)
def _medal() -> pygame.Surface:
    wing = "".join(
        path(
            f"M62 {44 + row * 15}C44 {34 + row * 13} 24 {26 + row * 15} {3 + row * 9} {22 + row * 20}"
            f"C{14 + row * 8} {44 + row * 18} 36 {56 + row * 14} 62 {60 + row * 13}Z",
            "url(#s)",
            "#0b1024",
            3,
        )
        for row in range(3)
    )
    steel = linear("s", (10, 10), (70, 120), "#ffffff", "#c4d2ea", "#8496ba")
    ring = linear("g", (30, 10), (90, 110), "#fff4c8", "#f0c660", "#a06c20", "#f4d48a")
    field = linear("b", (40, 20), (80, 110), "#4f86f0", "#1d48b4", "#122a70")
    parts = [
        "<defs>",
        steel,
        ring,
        field,
        "</defs>",
        mirrored(wing, 64),
        circle((64, 64), 45, "#0b1024"),
        circle((64, 64), 42, "url(#g)"),
        circle((64, 64), 36.5, "#0b1024"),
        circle((64, 64), 35, "url(#b)"),
        path(star((64, 66), 5, 33, 13.4), "#ffffff", "#0b1024", 2.4),
    ]
    return picture("".join(parts), (192, 192), (128, 128))


def put_name(target: pygame.Surface, name: str) -> None:
    """Draw the name on its plate, fitted and never cut off."""
    plate = _name_plate()
    target.blit(plate, plate.get_rect(center=(250, 614)))
    words = fitted(name, "title", (404, 66), (255, 240, 206), 52, (6, 8, 20))
    blit_centred(target, words, (250, 613))


@kept_on(MASTERS)
def _name_plate() -> pygame.Surface:
    size = (456, 74)
    shape = rounded(size, 10)
    result = cut(gradient(size, ((0.0, (52, 64, 106)), (0.5, (26, 34, 68)), (1.0, (14, 19, 44)))), shape)
    result.blit(cut(brushed(size, 4, 10), shape), (0, 0))
    result.blit(cut(slanted(size, GOLD), rim(size, 10, 1, 2.6)), (0, 0))
    result.blit(tinted(rim(size, 8, 3.6, 1.6), INK), (0, 0))
    return result


def put_level(target: pygame.Surface, level: int) -> None:
    """Draw the level's numeral in its metal, and level III's Time stone (SM-19)."""
    size = (140, 50)
    plate = tinted(rounded(size, 25), INK)
    plate.blit(cut(slanted(size, LEVEL_METALS[level - 1]), rounded(size, 23, 2.5)), (0, 0))
    plate.blit(tinted(rounded(size, 18, 7), (16, 18, 34), 235), (0, 0))
    numeral = metal_text(ROMAN[level - 1], "title", 46, LEVEL_METALS[level - 1], INK, 2)
    blit_centred(plate, numeral, (70, 25))
    target.blit(plate, plate.get_rect(center=(250, 669)))
    if level == 3:
        stone = gem(TIME, 78)
        target.blit(stone, stone.get_rect(center=(430, 540)))
