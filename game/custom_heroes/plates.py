"""Small furniture of this table alone: its panels, plates of playable values, marks of seats and rounds."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.custom_heroes.cards import ASCEND, ROUNDS
from game.custom_heroes.naming import signed, times
from game.custom_heroes.tokens import ability_mark, power_token
from game.table.art.light import soft_light
from game.table.art.palette import BRONZE, GOLD, INK, WARM, Rgb, Size, Stops
from game.table.art.shapes import blank, cut, gradient, rim, rounded, slanted, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import blit_centred, fitted, metal_text
from game.table.art.vector import circle, closed, linear, path, picture, star

SAND: Final[Rgb] = (226, 196, 172)
"""Quiet words on the wine-red cloth."""
_PLUM: Final[Stops] = ((0.0, (66, 26, 48)), (0.5, (42, 15, 34)), (1.0, (28, 9, 26)))
_EMBER: Final[Stops] = ((0.0, (122, 48, 40)), (0.5, (84, 28, 36)), (1.0, (58, 18, 32)))
_NIGHT: Final[Stops] = ((0.0, (24, 8, 20)), (1.0, (44, 16, 34)))
_STYLES: Final[dict[str, tuple[Stops, int, Stops, int]]] = {
    # body, its opacity, metal of the rim, opacity of the rim
    "seat": (_PLUM, 208, BRONZE, 130),
    "turn": (_EMBER, 238, GOLD, 255),
    "aside": (_NIGHT, 120, BRONZE, 60),
    "tile": (_PLUM, 190, BRONZE, 110),
    "lit": (_EMBER, 230, GOLD, 230),
    "well": (_NIGHT, 150, BRONZE, 70),
}


@kept_on(SPRITES)
def panel(size: Size, style: str) -> pygame.Surface:
    """A plate of dark plum glass with a rim of bronze, or of gold for the seat whose turn it is."""
    body, opacity, metal, edge = _STYLES[style]
    radius = max(8, min(18, min(size) // 8))
    result = cut(gradient(size, body), rounded(size, radius) * (opacity / 255))
    glare = gradient(size, ((0.0, (255, 214, 190)), (0.35, (120, 60, 60)), (1.0, (40, 16, 30))))
    if style != "well":
        result.blit(cut(glare, rim(size, radius - 1, 2, max(2, min(4, size[1] // 60))) * 0.22), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 1.4), INK, 220), (0, 0))
    result.blit(cut(slanted(size, metal), rim(size, radius - 1, 1.2, 2.0) * (edge / 255)), (0, 0))
    return result


@kept_on(SPRITES)
def value_plate(value: int, count: int, ascended: bool, lit: bool, size: Size) -> pygame.Surface:  # noqa: FBT001
    """A plate for a value that can be played: its number or the sign of a Form, and how many cards."""
    metal = GOLD if lit else BRONZE
    radius = size[1] * 0.3
    result = tinted(rounded(size, radius), INK, 235)
    result.blit(cut(slanted(size, metal), rounded(size, radius - 1, 1.2)), (0, 0))
    body: Stops = (
        ((0.0, (150, 66, 48)), (1.0, (84, 26, 34))) if lit else ((0.0, (92, 34, 52)), (1.0, (50, 16, 36)))
    )
    result.blit(cut(gradient(size, body), rounded(size, radius - 3.2, 3.2)), (0, 0))
    height = size[1]
    split = size[0] * (0.40 if count > 1 else 0.5)
    if ascended:
        sign = ability_mark(ASCEND, round(height * 0.82))
        result.blit(sign, sign.get_rect(center=(round(split), height // 2)))
    else:
        digits = metal_text(signed(value), "sans_bold", round(height * 0.84))
        blit_centred(result, digits, (split, height / 2))
    if count > 1:
        box = (round(size[0] * 0.36), round(height * 0.6))
        blit_centred(result, fitted(times(count), "sans_bold", box, SAND), (size[0] * 0.73, height * 0.54))
    return result


@kept_on(SPRITES)
def tag(size: Size, style: str) -> pygame.Surface:
    """A capsule for a few words: "gold" for what is likely, "dark" for what is possible too."""
    radius = size[1] / 2
    golden = style == "gold"
    result = tinted(rounded(size, radius), INK, 235)
    result.blit(cut(slanted(size, GOLD if golden else BRONZE), rounded(size, radius - 1, 1.0)), (0, 0))
    body: Stops = ((0.0, (255, 228, 150)), (1.0, (226, 168, 72))) if golden else _NIGHT
    result.blit(cut(gradient(size, body), rounded(size, radius - 2.4, 2.4)), (0, 0))
    return result


@kept_on(SPRITES)
def shade(size: Size, opacity: int) -> pygame.Surface:
    """The shadow on a set that has been beaten."""
    return tinted(rounded(size, max(3, size[1] * 0.045)), (16, 4, 14), opacity)


@kept_on(SPRITES)
def own_place(size: Size) -> pygame.Surface:
    """The dashed place where one's own set will lie."""
    radius = 14.0
    result = tinted(rounded(size, radius), (20, 6, 16), 120)
    line = rim(size, radius, 0.8, 3.0)
    across, down = np.arange(size[0])[None, :] // 9, np.arange(size[1])[:, None] // 9
    result.blit(tinted(line * ((across + down) % 2).astype(np.float32), WARM, 235), (0, 0))
    return result


@kept_on(SPRITES)
def tick(size: int) -> pygame.Surface:
    """The sign of a set that beats the last one."""
    return picture(path("M14 54L40 80L88 22", "none", "#7df0a6", 15), (size, size))


@kept_on(SPRITES)
def leader_mark(size: int) -> pygame.Surface:
    """The sign of the seat that leads: a golden pennant."""
    gold = linear("g", (20, 0), (80, 100), "#fff4c4", "#f2bc4e", "#a86a1c")
    body = (
        gold
        + path("M22 6H32V96H22Z", "url(#g)", "#1a0a10", 5)
        + path("M32 10H90L72 33L90 56H32Z", "#d8344a", "#1a0a10", 5)
        + path(star((54, 33), 5, 17, 7), "#ffe9a8", "#1a0a10", 2)
    )
    return picture(body, (size, size))


@kept_on(SPRITES)
def crown(size: int) -> pygame.Surface:
    """The sign of who has won the game."""
    gold = linear("g", (10, 10), (90, 95), "#fff6cc", "#f6c650", "#a4661c")
    body = (
        gold
        + path("M8 30L28 56L50 14L72 56L92 30L84 82H16Z", "url(#g)", "#1a0a10", 5)
        + path("M17 84H83V94H17Z", "url(#g)", "#1a0a10", 4)
        + circle((50, 66), 8, "#e23a52", "#1a0a10", 4)
        + circle((28, 70), 5, "#58a6ff", "#1a0a10", 3)
        + circle((72, 70), 5, "#58a6ff", "#1a0a10", 3)
    )
    return picture(body, (size, size))


@kept_on(SPRITES)
def pips(now: int, size: Size) -> pygame.Surface:
    """The rounds as a row of diamonds: those that are over, the one that is played, those to come."""
    result = blank(size)
    each = size[0] / (ROUNDS + 1)
    for index in range(ROUNDS + 1):
        side = size[1]
        stone = _pip(2 if index + 1 == now else int(index + 1 < now), side, last=index == ROUNDS)
        result.blit(stone, stone.get_rect(center=(round(each * (index + 0.5)), size[1] // 2)))
    return result


@kept_on(SPRITES)
def _pip(state: int, side: int, *, last: bool) -> pygame.Surface:
    fill, edge = (("#3a1426", "#8a5a48"), ("#b98a52", "#ffe0a0"), ("#ff8a3c", "#fff2c4"))[state]
    reach = 46 if state == 2 else 34
    shape = (
        star((50, 50), 4, reach, reach * 0.55)
        if last
        else closed(((50, 50 - reach), (50 + reach * 0.8, 50), (50, 50 + reach), (50 - reach * 0.8, 50)))
    )
    return picture(path(shape, fill, edge, 7), (side, side))


@kept_on(SPRITES)
def beam(size: Size) -> pygame.Surface:
    """The warm light under the set that has to be beaten."""
    return soft_light(size, WARM, 120, 1.7)


@kept_on(SPRITES)
def ability_badge(ability: int, cost: int, size: Size) -> pygame.Surface:
    """The sign of an ability with the power it costs."""
    result = blank(size)
    sign = ability_mark(ability, size[0])
    result.blit(sign, (0, 0))
    if cost:
        side = round(size[0] * 0.46)
        token = power_token(side)
        for index in range(cost):
            place = token.get_rect(bottomright=(size[0] - index * side * 0.62, size[1]))
            result.blit(token, place)
    return result


@kept_on(SPRITES)
def no_power(size: Size) -> pygame.Surface:
    """The empty place of power tokens."""
    result = power_token(size[0]).copy()
    result.fill((120, 110, 130, 90), special_flags=pygame.BLEND_RGBA_MULT)
    return result


@kept_on(SPRITES)
def closed_sheet(size: Size) -> pygame.Surface:
    """An advancement that only its owner sees: a sheet of frosted glass."""
    radius = size[0] * 0.1
    body: Stops = ((0.0, (214, 224, 244)), (0.5, (150, 164, 200)), (1.0, (96, 106, 150)))
    result = cut(gradient(size, body), rounded(size, radius) * 0.86)
    result.blit(tinted(rim(size, radius, 0, 1.3), INK, 210), (0, 0))
    result.blit(tinted(rim(size, radius - 1, 1.3, 1.6), (255, 255, 255), 220), (0, 0))
    side = round(size[0] * 0.62)
    sign = picture(path(star((50, 50), 4, 44, 17), "#ffffff", "#3c4674", 5, 0.85), (side, side))
    result.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


@kept_on(SPRITES)
def sort_sign(by_strength: bool, size: int) -> pygame.Surface:  # noqa: FBT001 - kept by position
    """The sign of how the hand lies: steps that rise, or a set of equals."""
    bars = ((18, 34), (40, 34), (62, 34)) if by_strength else ((18, 62), (40, 44), (62, 22))
    body = "".join(path(f"M{x} {top}H{x + 18}V82H{x}Z", "#ffd98a", "#1a0a10", 5) for x, top in bars)
    if by_strength:
        body += path(star((49, 17), 5, 14, 6), "#ffd98a", "#1a0a10", 3)
    return picture(body, (size, size))


@kept_on(SPRITES)
def reward_sign(size: int) -> pygame.Surface:
    """The sign of the reward sheet: a stand with three steps."""
    gold = linear("g", (10, 10), (90, 95), "#fff0bc", "#eeb94c", "#9a601c")
    steps = (
        gold
        + path("M36 30H66V92H36Z", "url(#g)", "#1a0a10", 4)
        + path("M6 52H36V92H6Z", "url(#g)", "#1a0a10", 4)
        + path("M66 64H96V92H66Z", "url(#g)", "#1a0a10", 4)
    )
    return picture(steps + path(star((51, 16), 5, 14, 6), "#fff2c4", "#1a0a10", 3), (size, size))


@kept_on(SPRITES)
def bag_sign(size: int) -> pygame.Surface:
    """The bag that advancements are drawn from."""
    cloth = linear("c", (20, 20), (80, 95), "#9a6ad8", "#5a2f96", "#2e1458")
    body = (
        cloth
        + path("M36 30C8 48 4 92 26 94H74C96 92 92 48 64 30Z", "url(#c)", "#14081e", 5)
        + path("M30 12L40 18L50 10L60 18L70 12L64 30H36Z", "url(#c)", "#14081e", 5)
        + path("M32 27H68V36H32Z", "#f2bc4e", "#14081e", 4)
        + path(star((50, 64), 4, 19, 8), "#ffe9a8", "#14081e", 3)
    )
    return picture(body, (size, size))


@kept_on(SPRITES)
def sort_tile(by_strength: bool, words: str, size: Size) -> pygame.Surface:  # noqa: FBT001 - kept by position
    """A small plate that switches how the hand lies, with its word."""
    result = panel(size, "lit" if by_strength else "tile").copy()
    sign = sort_sign(by_strength, round(size[1] * (0.58 if words else 0.7)))
    result.blit(sign, sign.get_rect(center=(size[0] // 2, round(size[1] * (0.36 if words else 0.5)))))
    if not words:
        return result
    name = fitted(words, "sans_medium", (round(size[0] * 0.88), round(size[1] * 0.26)), SAND)
    result.blit(name, name.get_rect(center=(size[0] // 2, round(size[1] * 0.80))))
    return result


@kept_on(SPRITES)
def any_set(size: int) -> pygame.Surface:
    """The sign of a lead: three cards of one value."""
    result = blank((size, size))
    for turn, shift, drop in ((20, -0.25, 0.08), (-20, 0.25, 0.08), (0, 0.0, 0.0)):
        card = picture(
            path("M8 3H92Q97 3 97 8V132Q97 137 92 137H8Q3 137 3 132V8Q3 3 8 3Z", "#f6ead2", "#1a0a10", 6)
            + path(star((50, 70), 5, 36, 15), "#e2843a", "#1a0a10", 4),
            (round(size * 0.8), round(size * 1.12)),
            (100, 140),
        )
        tilted = pygame.transform.rotozoom(card, turn, 0.5)
        middle = (round(size * (0.5 + shift)), round(size * (0.5 + drop)))
        result.blit(tilted, tilted.get_rect(center=middle))
    return result
