"""Small furniture of the battle's table alone: its panels, values and what they are made of, piles, signs."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.light import soft_light
from game.table.art.palette import BRONZE, GOLD, GOLD_TEXT, INK, WARM, Rgb, Size, Stops, hexed
from game.table.art.seats import seat_symbol
from game.table.art.shapes import cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import fitted, fitting_size, metal_text
from game.table.art.vector import linear, path, picture

LINEN: Final[Rgb] = (222, 206, 180)
"""Quiet words on the dark plates."""
_WALNUT: Final[Stops] = ((0.0, (66, 50, 58)), (0.5, (44, 33, 44)), (1.0, (29, 22, 33)))
_LAMP: Final[Stops] = ((0.0, (142, 88, 42)), (0.45, (94, 56, 36)), (1.0, (52, 34, 34)))
_SHADE: Final[Stops] = ((0.0, (24, 19, 28)), (1.0, (38, 30, 40)))
_GREEN: Final[Stops] = ((0.0, (150, 240, 170)), (1.0, (84, 170, 110)))
_RED: Final[Stops] = ((0.0, (255, 160, 140)), (1.0, (190, 84, 76)))
_STYLES: Final[dict[str, tuple[Stops, int, Stops, int]]] = {
    # body, its opacity, metal of the rim, opacity of the rim
    "seat": (_WALNUT, 232, BRONZE, 150),
    "turn": (_LAMP, 246, GOLD, 255),
    "cell": (_WALNUT, 214, BRONZE, 110),
    "lead": (_LAMP, 246, GOLD, 235),
    "tray": (_SHADE, 190, BRONZE, 90),
    "sheet": (_WALNUT, 252, GOLD, 235),
    "good": (((0.0, (34, 82, 54)), (1.0, (20, 52, 38))), 244, _GREEN, 255),
    "bad": (((0.0, (92, 34, 44)), (1.0, (56, 22, 32))), 244, _RED, 255),
    "more": (((0.0, (34, 82, 54)), (1.0, (20, 52, 38))), 244, _GREEN, 200),
    "less": (((0.0, (92, 34, 44)), (1.0, (56, 22, 32))), 244, _RED, 200),
    "locked": (_SHADE, 226, BRONZE, 90),
    "open": (_SHADE, 226, BRONZE, 160),
    "golden": (((0.0, (255, 236, 168)), (1.0, (222, 160, 64))), 255, GOLD, 255),
}


@kept_on(SPRITES)
def panel(size: Size, style: str) -> pygame.Surface:
    """A board of dark walnut with a rim of bronze, or one lit by a lamp with a rim of gold."""
    body, opacity, metal, edge = _STYLES[style]
    radius = max(8, min(16, min(size) // 8))
    result = cut(gradient(size, body), rounded(size, radius) * (opacity / 255))
    glare = gradient(size, ((0.0, (255, 232, 206)), (0.35, (120, 96, 96)), (1.0, (36, 26, 36))))
    result.blit(cut(glare, rim(size, radius - 1, 2, max(2, min(4, size[1] // 60))) * 0.2), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 1.4), INK, 220), (0, 0))
    result.blit(cut(slanted(size, metal), rim(size, radius - 1, 1.2, 2.0) * (edge / 255)), (0, 0))
    return result


@kept_on(SPRITES)
def value(size: Size, number: int, state: str) -> pygame.Surface:
    """A set's value, large: "open" while nothing is decided, "won" in gold, "lost" in ash."""
    won, lost = state == "won", state == "lost"
    body: Stops = _LAMP if won else _SHADE if lost else _WALNUT
    radius = round(size[1] * 0.24)
    result = cut(gradient(size, body), rounded(size, radius))
    result.blit(tinted(rim(size, radius, 0, 2), INK, 230), (0, 0))
    metal = BRONZE if lost else GOLD
    shine = 0.35 if lost else 1.0
    result.blit(cut(slanted(size, metal), rim(size, radius - 2, 2, 4 if won else 3) * shine), (0, 0))
    text = str(number)
    type_size = round(size[1] * 0.78)
    if lost:
        line = fitted(text, "title", (size[0] - 8, size[1]), (170, 154, 150), type_size)
    else:
        line = metal_text(text, "title", fitting_size(text, "title", size, type_size), GOLD_TEXT)
    ink = line.get_bounding_rect()
    spot = (round((size[0] - ink.width) / 2), round((size[1] - ink.height) / 2))
    result.blit(line, spot, ink)
    return result


_STAR: Final = "M50 6L61 38L94 40L68 60L78 94L50 74L22 94L32 60L6 40L39 38Z"


@kept_on(SPRITES)
def sign(size: int, name: str, colour: Rgb) -> pygame.Surface:
    """What is certain of an outcome: "tick", "cross", or "lock" for what can't be."""
    ink = hexed(colour)
    lines = {
        "tick": path("M14 54L40 80L88 20", "none", ink, 15),
        "cross": path("M22 22L78 78M78 22L22 78", "none", ink, 15),
        "lock": path("M20 44H80V90H20Z", ink, "none", 0)
        + path("M32 46V30Q32 12 50 12Q68 12 68 30V46", "none", ink, 10),
    }
    return picture(lines[name], (size, size))


@kept_on(SPRITES)
def against(size: int) -> pygame.Surface:
    """Two wooden swords crossed: the clash."""
    blade = linear("b", (10, 10), (90, 90), "#f7dca6", "#b57f42")
    body = blade + "".join(
        path(data, "url(#b)", "#1d120e", 5)
        for data in ("M8 8L22 12L74 66L66 74L12 22Z", "M92 8L78 12L26 66L34 74L88 22Z")
    )
    guards = path("M56 84L84 56M60 76L86 90M44 84L16 56M40 76L14 90", "none", "#1d120e", 15)
    gold = path("M56 84L84 56M60 76L86 90M44 84L16 56M40 76L14 90", "none", "#a8343c", 8)
    return picture(body + guards + gold, (size, size))


@kept_on(SPRITES)
def wins_over(size: Size, side: int) -> pygame.Surface:
    """An arrow of lamp light that points from the winner to the loser."""
    gold = linear("g", (0, 0), (0, 60), "#ffe9b0", "#d08a30")
    data = "M6 22H62V6L96 30L62 54V38H6Z"
    arrow = picture(gold + path(data, "url(#g)", "#1a0f08", 4), size, (100, 60))
    return pygame.transform.flip(arrow, True, False) if side else arrow


@kept_on(SPRITES)
def beam(size: Size) -> pygame.Surface:
    """Warm light under what matters."""
    return soft_light(size, WARM, 96, 1.7)


@kept_on(SPRITES)
def crown(size: int) -> pygame.Surface:
    """The sign of who leads the round."""
    gold = linear("g", (10, 10), (90, 90), "#ffe9b0", "#c98a30")
    data = "M10 28L30 48L50 14L70 48L90 28L82 82H18Z"
    return picture(
        gold + path(data, "url(#g)", "#1a0f08", 6) + path("M20 72H80", "none", "#8a5a1c", 6), (size, size)
    )


@kept_on(SPRITES)
def sword(size: int) -> pygame.Surface:
    """The sign of who attacks."""
    blade = linear("b", (10, 10), (90, 90), "#fff2d8", "#c08a4c")
    body = blade + path("M90 6L94 10L84 30L42 72L28 58L70 16Z", "url(#b)", "#1a0f08", 5)
    return picture(
        body
        + path("M20 54L46 80M32 68L12 88", "none", "#1a0f08", 16)
        + path("M20 54L46 80M32 68L12 88", "none", "#c8474a", 9),
        (size, size),
    )


@kept_on(SPRITES)
def shield(size: int) -> pygame.Surface:
    """The sign of who answers."""
    body = linear("s", (10, 10), (90, 90), "#8fc4e8", "#2f5f8c")
    data = "M50 6L90 18V48Q90 80 50 95Q10 80 10 48V18Z"
    return picture(
        body + path(data, "url(#s)", "#0d1420", 6) + path("M50 20V80M26 44H74", "none", "#e8f4ff", 7),
        (size, size),
    )


@kept_on(SPRITES)
def hush(size: int) -> pygame.Surface:
    """The sign of a seat that may not use abilities: a star crossed out."""
    star = path(_STAR, "#c9b6d8", "none", 0)
    cross = path("M14 14L86 86", "none", "#1a0f14", 18) + path("M14 14L86 86", "none", "#ff8f7a", 9)
    return picture(star + cross, (size, size))


@kept_on(SPRITES)
def crossed(size: Size) -> pygame.Surface:
    """A cross over what has been seen already."""
    lines = "M20 20L80 80M80 20L20 80"
    side = round(min(size) * 0.6)
    sign = picture(path(lines, "none", "#140e12", 26) + path(lines, "none", "#ff9a86", 13), (side, side))
    result = tinted(rounded(size, size[0] * 0.06), (18, 12, 18), 150)
    result.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


@kept_on(SPRITES)
def list_sign(size: Size, shown: bool, colour: int) -> pygame.Surface:  # noqa: FBT001 (kept by position)
    """A button with a written sheet: calls up the list of the deck of a seat of this colour."""
    result = panel(size, "turn" if shown else "cell").copy()
    side = round(size[1] * 0.66)
    body = path("M22 10H78V90H22Z", "#f3e2bd", "#1a120a", 5) + path(
        "M34 28H66M34 44H66M34 60H66M34 76H54", "none", "#6a4a2c", 7
    )
    sign = picture(body, (side, side))
    result.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    mark = seat_symbol(colour, round(side * 0.56))
    result.blit(mark, mark.get_rect(center=(round(size[0] * 0.7), round(size[1] * 0.7))))
    return result


@kept_on(SPRITES)
def coin(size: int, colour: int) -> pygame.Surface:
    """The coin that is tossed, with a seat's sign."""
    box = (size, size)
    result = cut(slanted(box, GOLD), rounded(box, size / 2, 1))
    result.blit(tinted(rim(box, size / 2, 1, 3), INK, 200), (0, 0))
    result.blit(tinted(rim(box, size / 2 - size * 0.08, size * 0.08, 3), (110, 70, 20), 190), (0, 0))
    sign = seat_symbol(colour, round(size * 0.56))
    result.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
    return result


@kept_on(SPRITES)
def slot(size: Size, sign: str) -> pygame.Surface:
    """An empty place of a pile, with its sign: "deck", "captured" or "discards"."""
    radius = size[0] * 0.09
    result = tinted(rounded(size, radius), (14, 10, 16), 120)
    result.blit(cut(slanted(size, BRONZE), rim(size, radius, 1, 2) * 0.5), (0, 0))
    side = round(min(size) * 0.56)
    mark = picture(_PILES[sign], (side, side))
    mark.set_alpha(130)
    result.blit(mark, mark.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


_PILES: Final[dict[str, str]] = {
    "deck": path("M24 20H70V86H24ZM32 12H78V78", "none", "#e0c69a", 8),
    "captured": path("M14 30L32 48L50 18L68 48L86 30L80 78H20Z", "none", "#f0cf84", 8),
    "discards": path("M24 30H76L70 88H30ZM16 30H84M40 30V16H60V30", "none", "#c9b6b0", 8),
}
