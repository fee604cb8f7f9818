"""Small furniture of this table alone: its panels, the road and its stops, pairs, signs of the notes."""

from __future__ import annotations

from typing import Final

import pygame

from game.seventh_hero.faces import card_back
from game.seventh_hero.places import ROAD, spot_of
from game.seventh_hero.tokens import laurel_mark, pip
from game.table.art.light import soft_light
from game.table.art.palette import BRONZE, GOLD, INK, WARM, Rgb, Size, Stops
from game.table.art.seats import seat_symbol
from game.table.art.shapes import blank, cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import linear, path, picture

LINEN: Final[Rgb] = (214, 200, 168)
"""Quiet words on the dark plates."""
LEFT: Final = 108.0  # where the road begins
BEND: Final = 110.0  # how wide its corners are
ARROW_STEP: Final = 30
BENDS: Final = (0.14, 0.38, 0.62, 0.86)  # where arrows lie on a corner
_TIP: Final = ((-6.0, -11.0), (6.0, 0.0), (-6.0, 11.0))
_PINE: Final[Stops] = ((0.0, (34, 62, 64)), (0.5, (20, 42, 46)), (1.0, (12, 27, 32)))
_HEARTH: Final[Stops] = ((0.0, (120, 74, 32)), (0.45, (76, 46, 26)), (1.0, (38, 28, 24)))
_SHADE: Final[Stops] = ((0.0, (10, 20, 24)), (1.0, (18, 34, 38)))
_MOSS: Final[Stops] = ((0.0, (44, 78, 66)), (1.0, (26, 52, 50)))
_STYLES: Final[dict[str, tuple[Stops, int, Stops, int]]] = {
    # body, its opacity, metal of the rim, opacity of the rim
    "seat": (_PINE, 226, BRONZE, 150),
    "turn": (_HEARTH, 244, GOLD, 255),
    "call": (_HEARTH, 246, GOLD, 240),
    "note": (_MOSS, 220, BRONZE, 90),
    "known": (_HEARTH, 246, GOLD, 255),
    "ruled_out": (_SHADE, 150, BRONZE, 40),
}


@kept_on(SPRITES)
def panel(size: Size, style: str) -> pygame.Surface:
    """A board of dark pine with a rim of bronze, or one lit by the hearth with a rim of gold."""
    body, opacity, metal, edge = _STYLES[style]
    radius = max(8, min(16, min(size) // 8))
    result = cut(gradient(size, body), rounded(size, radius) * (opacity / 255))
    glare = gradient(size, ((0.0, (226, 220, 190)), (0.35, (90, 110, 100)), (1.0, (20, 32, 34))))
    result.blit(cut(glare, rim(size, radius - 1, 2, max(2, min(4, size[1] // 60))) * 0.2), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 1.4), INK, 220), (0, 0))
    result.blit(cut(slanted(size, metal), rim(size, radius - 1, 1.2, 2.0) * (edge / 255)), (0, 0))
    return result


@kept_on(SPRITES)
def road(seats: int, size: Size) -> pygame.Surface:
    """A woven band from the viewer's left along the other seats and down to its right."""
    return picture(_band(_way(seats), _arrows(seats)), size, ROAD[2:])


def _bounds(seats: int) -> tuple[float, float, float, float]:
    """The left, right, upper and lower end of the road, within `ROAD`."""
    right, foot = spot_of(0, 0, seats)
    top = spot_of(1, 0, seats)[1]
    return LEFT - ROAD.x, right - ROAD.x, top - ROAD.y, foot - ROAD.y


def _way(seats: int) -> str:
    """The middle of the road as the data of a path."""
    left, right, top, foot = _bounds(seats)
    return (
        f"M{left:.0f} 406V{top + BEND:.0f}Q{left:.0f} {top:.0f} {left + BEND:.0f} {top:.0f}"
        f"H{right - BEND:.0f}Q{right:.0f} {top:.0f} {right:.0f} {top + BEND:.0f}V{foot:.0f}"
    )


def _band(way: str, arrows: str) -> str:
    layers = (("#0a0806", 60, 0.45), ("#c9a15a", 54, 0.5), ("#27433f", 49, 0.92))
    return "".join(path(way, "none", colour, width, veil) for colour, width, veil in layers) + path(
        arrows, "none", "#d9b06a", 3, 0.5
    )


def _arrows(seats: int) -> str:
    """Signs woven into the road that point the wanderer's way, as the data of a path."""
    left, right, top, foot = _bounds(seats)
    found = [_arrow((left, y), 0) for y in range(390, round(top + BEND), -ARROW_STEP)]
    found += [_arrow(*_bend((left, top + BEND), (left, top), (left + BEND, top), at)) for at in BENDS]
    found += [_arrow((x, top), 90) for x in range(round(left + BEND), round(right - BEND) + 1, ARROW_STEP)]
    found += [_arrow(*_bend((right - BEND, top), (right, top), (right, top + BEND), at)) for at in BENDS]
    found += [_arrow((right, y), 180) for y in range(round(top + BEND) + 8, round(foot), ARROW_STEP)]
    return "".join(found)


def _bend(
    start: tuple[float, float], corner: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[tuple[float, float], float]:
    """A spot on a corner of the road, and how many degrees from upwards the way points there."""
    first = pygame.Vector2(start).lerp(corner, share)
    second = pygame.Vector2(corner).lerp(end, share)
    spot = first.lerp(second, share)
    return (spot.x, spot.y), pygame.Vector2(0, -1).angle_to(second - first)


def _arrow(spot: tuple[float, float], degrees: float) -> str:
    turn = pygame.Vector2(0, -1).rotate(degrees)
    side = turn.rotate(90)
    points = [pygame.Vector2(spot) + turn * ahead + side * aside for ahead, aside in _TIP]
    return "M" + "L".join(f"{point.x:.1f} {point.y:.1f}" for point in points)


@kept_on(SPRITES)
def stop(colour: int, state: str, size: Size) -> pygame.Surface:
    """A seat's place on the road with its sign; bright while the wanderer may still come there."""
    radius = size[0] * 0.1
    bright = state == "coming"
    result = tinted(rounded(size, radius), (10, 18, 20), 150 if bright else 120)
    metal = GOLD if bright else BRONZE
    result.blit(cut(slanted(size, metal), rim(size, radius, 1, 2.4) * (0.95 if bright else 0.4)), (0, 0))
    side = round(size[0] * 0.42)
    sign = seat_symbol(colour, side).copy()
    sign.set_alpha(230 if bright else 110)
    result.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


@kept_on(SPRITES)
def pair(number: int, size: Size) -> pygame.Surface:
    """Two cards that were eliminated together, face down, with their number."""
    result = blank(size)
    card = (round(size[0] * 0.84), round(size[1] * 0.84))
    for shift, turn in ((-0.05, 8), (0.05, -6)):
        back = pygame.transform.rotozoom(card_back((card[0] * 2, card[1] * 2)), turn, 0.5)
        back.fill((150, 150, 158, 255), special_flags=pygame.BLEND_RGBA_MULT)
        result.blit(back, back.get_rect(center=(round(size[0] * (0.5 + shift)), size[1] // 2)))
    stone = pip(number, True, round(size[0] * 0.9))
    result.blit(stone, stone.get_rect(center=(size[0] // 2, round(size[1] * 0.54))))
    return result


@kept_on(SPRITES)
def under(size: Size) -> pygame.Surface:
    """The edge of the cards that lie under the quest."""
    radius = size[0] * 0.06
    body: Stops = ((0.0, (58, 44, 34)), (1.0, (34, 26, 24)))
    result = cut(gradient(size, body), rounded(size, radius))
    result.blit(cut(slanted(size, BRONZE), rim(size, radius, 3, 3) * 0.8), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 2), INK, 220), (0, 0))
    return result


@kept_on(SPRITES)
def beam(size: Size) -> pygame.Surface:
    """The warm light under the quest."""
    return soft_light(size, WARM, 110, 1.7)


@kept_on(SPRITES)
def copies(count: int, of: int, size: Size) -> pygame.Surface:
    """So many small cards of a row, the others as hollows."""
    result = blank(size)
    step = size[0] / of
    for place in range(of):
        card = (max(3, round(step * 0.74)), size[1])
        shape = rounded(card, card[0] * 0.3)
        full = place < count
        mark = tinted(shape, (232, 196, 112) if full else (8, 16, 18), 255 if full else 150)
        result.blit(mark, (round(place * step), 0))
    return result


@kept_on(SPRITES)
def ruled_out(size: int) -> pygame.Surface:
    """The sign of a number that the wanderer can't have."""
    lines = "M22 22L78 78M78 22L22 78"
    return picture(path(lines, "none", "#0a1214", 26) + path(lines, "none", "#8fa09a", 12), (size, size))


@kept_on(SPRITES)
def cancels(size: int) -> pygame.Surface:
    """An arrow back to what is to be cancelled."""
    data = "M92 38H46V14L6 50L46 86V62H92Z"
    gold = linear("g", (10, 10), (90, 90), "#ffe9b0", "#d08a30")
    return picture(gold + path(data, "url(#g)", "#1a0f08", 6), (size, size))


@kept_on(SPRITES)
def toggle(shown: bool, size: Size) -> pygame.Surface:  # noqa: FBT001 (kept by position)
    """The heading that unfolds and folds the notes."""
    result = panel(size, "note").copy()
    side = round(size[1] * 0.5)
    data = "M14 32L50 70L86 32" if shown else "M32 14L70 50L32 86"
    arrow = picture(path(data, "none", "#14100a", 26) + path(data, "none", "#f2cf84", 14), (side, side))
    result.blit(arrow, arrow.get_rect(center=(round(size[1] * 0.52), size[1] // 2)))
    return result


@kept_on(SPRITES)
def quest_sign(size: int) -> pygame.Surface:
    """A scroll: the sign of the quest."""
    body = (
        linear("p", (10, 10), (90, 90), "#f7e6bc", "#c79a58")
        + path("M20 14H80V78Q80 90 68 90H32Q20 90 20 78Z", "url(#p)", "#1a120a", 6)
        + path("M12 8H88V22H12Z", "#a8702e", "#1a120a", 6)
        + path("M34 40H66M34 54H66M34 68H54", "none", "#5a3c1c", 7)
    )
    return picture(body, (size, size))


@kept_on(SPRITES)
def pile_sign(size: int) -> pygame.Surface:
    """Some cards on each other: the sign of the pile."""
    cards = "".join(
        path(f"M26 {y}L60 {y - 14}L90 {y}L56 {y + 16}Z", "#2f5a5c", "#0c1416", 6) for y in (78, 62, 46)
    )
    return picture(cards + path("M26 30L60 16L90 30L56 46Z", "#d9aa5c", "#0c1416", 6), (size, size))


@kept_on(SPRITES)
def goal(size: int) -> pygame.Surface:
    """The wreath that waits where the sixth hero of a party will lie."""
    result = laurel_mark(size).copy()
    result.fill((255, 255, 255, 96), special_flags=pygame.BLEND_RGBA_MULT)
    return result
