"""The tribe wheel: five emblems in a ring, each with an arrow to the one it beats (DC-1)."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.card_table import TRIBES
from game.dust_collectorz.facts import stronger, weaker
from game.dust_collectorz.layers import original
from game.dust_collectorz.tokens import CHOSEN, FADED, INK, PALE, PLAIN, tribe_mark
from game.table.art.light import soft_light
from game.table.art.palette import GOLD, Size, Stops
from game.table.art.shapes import blank
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import blit_centred, metal_text
from game.table.art.vector import Point, circle, closed, linear, metal_line, path, picture, polar

BOX: Final = 400
_MIDDLE: Final[Point] = (200, 200)
_RING: Final = 132.0
_SIDE: Final = 108.0
_LINE: Final = "#140c1c"
_TONES: Final = {"plain": "#fff0bc", "good": "#7cf08a", "bad": "#ff8468", "faint": "#8a7c94"}
_GOOD: Final[Stops] = ((0.0, (240, 255, 236)), (1.0, (132, 240, 140)))
_BAD: Final[Stops] = ((0.0, (255, 240, 230)), (1.0, (255, 150, 120)))


def spot(tribe: int) -> Point:
    """Where a tribe's emblem stands, in units of `BOX`; the first is at the top, they go round clockwise."""
    return polar(_MIDDLE, _RING, tribe * 360 / len(TRIBES) - 90)


@kept_on(SPRITES)
def wheel(attack: int, wanted: int, size: Size) -> pygame.Surface:
    """The wheel on a square of the smaller side of `size`.

    `attack` (-1 for none) is the attacking tribe: it is lit and bears swords; the tribe that beats it has +1,
    the one that it beats -1. Of the others those in the mask `wanted` stay bright; 0 wants all.
    """
    side = min(size)
    result = blank(size)
    left, top = (size[0] - side) // 2, (size[1] - side) // 2
    canvas = blank((side, side))
    canvas.blit(
        pygame.transform.smoothscale(disc(0), (side, side)), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED
    )
    canvas.blit(picture(_arrows(attack), (side, side), (BOX, BOX)), (0, 0))
    for tribe in range(len(TRIBES)):
        _emblem(canvas, tribe, attack, wanted)
    if attack >= 0:
        _answers(canvas, attack)
    result.blit(canvas, (left, top))
    return result


@original
def disc(_: int) -> pygame.Surface:
    """The dark disc with a golden rim that the wheel lies on."""
    body = (
        metal_line("rim", (40, 0), (360, 400), GOLD)
        + linear("well", (100, 0), (300, 400), "#5c4258", "#35243c", "#1a1020")
        + circle(_MIDDLE, 198, "url(#rim)", _LINE, 3)
        + circle(_MIDDLE, 188, "url(#well)", _LINE, 4)
        + circle(_MIDDLE, 52, "none", "#f0c878", 2, 0.35)
    )
    return picture(body, (360, 360), (BOX, BOX))


def _arrows(attack: int) -> str:
    """From each tribe a thick curved arrow to the one it beats."""
    parts = []
    for tribe in range(len(TRIBES)):
        tone = "plain"
        if attack >= 0:
            tone = "good" if weaker(tribe) == attack else "bad" if tribe == attack else "faint"
        parts.append(_arrow(tribe, _TONES[tone]))
    return "".join(parts)


def _arrow(tribe: int, colour: str) -> str:
    """An arrow along the ring between two emblems."""
    start = tribe * 360 / len(TRIBES) - 90 + 22.5
    outer = [polar(_MIDDLE, _RING + 12, start + step * 3) for step in range(6)]
    inner = [polar(_MIDDLE, _RING - 12, start + step * 3) for step in range(6)]
    head = [
        polar(_MIDDLE, _RING + 32, start + 14),
        polar(_MIDDLE, _RING, start + 29),
        polar(_MIDDLE, _RING - 32, start + 14),
    ]
    points = [*outer, *head, *reversed(inner)]
    return path(closed(points), colour, _LINE, 6)


def _emblem(canvas: pygame.Surface, tribe: int, attack: int, wanted: int) -> None:
    share = canvas.get_width() / BOX
    x, y = spot(tribe)
    centre = (round(x * share), round(y * share))
    faded = attack >= 0 and bool(wanted) and tribe != attack and not wanted >> tribe & 1
    if tribe == attack:
        reach = round(_SIDE * 1.4 * share)
        shine = soft_light((reach, reach), (255, 236, 150), 255, 0.8)
        canvas.blit(shine, shine.get_rect(center=centre))
        sign = tribe_mark(tribe, round(_SIDE * 1.12 * share), PLAIN)
    elif attack >= 0 and wanted >> tribe & 1:
        sign = tribe_mark(tribe, round(_SIDE * 1.2 * share), CHOSEN)
    else:
        sign = tribe_mark(tribe, round(_SIDE * share), FADED if faded else PLAIN)
    canvas.blit(sign, sign.get_rect(center=centre))


def _answers(canvas: pygame.Surface, attack: int) -> None:
    """What answers are worth against the attack: +1 by the stronger, -1 by the weaker, none by its own."""
    _sign(canvas, stronger(attack), "+1", _GOOD)
    _sign(canvas, weaker(attack), "\u22121", _BAD)
    share = canvas.get_width() / BOX
    x, y = polar(_MIDDLE, _RING - 58, attack * 360 / len(TRIBES) - 90)
    mark = picture(_swords(), (round(62 * share), round(62 * share)))
    canvas.blit(mark, mark.get_rect(center=(round(x * share), round(y * share))))


def _swords() -> str:
    """Crossed swords: this tribe attacks."""
    blade = "M16 12L30 10L78 66L86 60L90 66L82 74L92 86L86 92L74 82L66 90L60 86L66 78L12 28Z"
    return (
        path(blade, "#fff2c8", _LINE, 6)
        + f'<g transform="translate(100 0) scale(-1 1)">{path(blade, "#fff2c8", _LINE, 6)}</g>'
    )


def _sign(canvas: pygame.Surface, tribe: int, words: str, stops: Stops) -> None:
    share = canvas.get_width() / BOX
    x, y = polar(_MIDDLE, _RING - 62, tribe * 360 / len(TRIBES) - 90)
    spot_ = (x * share, y * share)
    pygame.draw.circle(canvas, INK, spot_, 31 * share)
    pygame.draw.circle(canvas, stops[1][1], spot_, 31 * share, max(1, round(4 * share)))
    text = metal_text(words, "sans_bold", max(8, round(46 * share)), stops or PALE, INK, 1)
    blit_centred(canvas, text, spot_)
