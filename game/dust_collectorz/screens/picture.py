"""A deck's statistics as a picture: distribution of stats, ranks per tribe, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.dust_collectorz.decks.stats import Summary
from game.dust_collectorz.rules.cards.card_table import RANKS, STATS, TRIBES
from game.dust_collectorz.screens.signs import tribe_sign
from game.dust_collectorz.table.drawing.tokens import (
    PIPS_WIDE,
    STAT_COLOURS,
    TRIBE_COLOURS,
    ability_sign,
    rank_mark,
    stat_mark,
)
from game.dust_collectorz.words.naming import stat_name, tribe_name
from game.table.art.frames import panel
from game.table.art.paint.shapes import blank, gradient, rounded, tinted
from game.table.art.palette import FROST, GILT, MIST, Size, lighter
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from game.texts.texts import Texts

HEAD: Final = 27.0  # of a heading
CURVE: Final = 76.0  # units of a stat's graph
ROW: Final = 23.0  # of a tribe's row
SIGN: Final = 50.0  # of an ability's width
LINE: Final = 31.0  # of a line of abilities
GAP: Final = 7.0
LEAST: Final = 1  # the lowest value of any stat


def height_of(summary: Summary, width: int, unit: float) -> int:
    """Return the picture's height in pixels."""
    per_row = max(1, round(width / (SIGN * unit)))
    rows = -(-len(summary.abilities) // per_row)
    units = 3 * HEAD + 2 * (CURVE + GAP) + len(TRIBES) * ROW + GAP + rows * LINE
    return round(units * unit)


def summary_picture(summary: Summary, width: int, unit: float, texts: Texts) -> pygame.Surface:
    """Draw the picture, `width` pixels wide."""
    result = blank((width, height_of(summary, width, unit)))
    head = texts("builder-summary-head", cards=summary.cards, points=summary.points)
    _heading(result, head, 0, unit)
    y = round(HEAD * unit)
    each = ((width - round(GAP * unit)) // 2, round(CURVE * unit))
    for stat in range(len(STATS)):
        spot = (stat % 2 * (each[0] + round(GAP * unit)), y + stat // 2 * (each[1] + round(GAP * unit)))
        result.blit(_curve(summary, stat, each, unit, texts), spot)
    y += 2 * (each[1] + round(GAP * unit))
    _heading(result, texts("builder-summary-ranks"), y, unit)
    y += round(HEAD * unit)
    for tribe in range(len(TRIBES)):
        _tribe(result, summary, tribe, pygame.Rect(0, y, width, round(ROW * unit)), texts)
        y += round(ROW * unit)
    y += round(GAP * unit)
    _heading(result, texts("builder-summary-abilities"), y, unit)
    _abilities(result, summary, y + round(HEAD * unit), unit)
    return result


def _heading(surface: pygame.Surface, words: str, y: int, unit: float) -> None:
    tall = round(24 * unit)
    line = fitted(words, "sans_bold", (surface.get_width(), tall), GILT, round(19 * unit))
    surface.blit(line, line.get_rect(midleft=(0, y + tall // 2)))


def _curve(summary: Summary, stat: int, size: Size, unit: float, texts: Texts) -> pygame.Surface:
    """Draw one stat: its sign, name and mean, and the number of cards per value."""
    result = panel(size, "row").copy()
    sign = stat_mark(stat, round(24 * unit))
    result.blit(sign, (round(8 * unit), round(6 * unit)))
    average = f"Ø {texts.number(summary.averages[stat], 1)}"
    told = fitted(average, "sans_bold", (round(64 * unit), round(24 * unit)), FROST, round(18 * unit))
    result.blit(told, told.get_rect(midright=(size[0] - round(10 * unit), round(18 * unit))))
    room = (size[0] - told.get_width() - round(58 * unit), round(24 * unit))
    name = fitted(stat_name(stat, texts), "sans_medium", room, MIST, round(18 * unit))
    result.blit(name, name.get_rect(midleft=(round(38 * unit), round(18 * unit))))
    curve = summary.curves[stat][LEAST:]
    most = max(4, *curve)
    left, step = round(10 * unit), (size[0] - round(20 * unit)) / len(curve)
    low, high = size[1] - round(20 * unit), size[1] - round(52 * unit)
    for number, many in enumerate(curve):
        bar = (max(3, round(step * 0.72)), max(1, round(high * many / most)))
        x = round(left + (number + 0.5) * step)
        if many:
            body = gradient(bar, ((0.0, lighter(STAT_COLOURS[stat], 0.45)), (1.0, STAT_COLOURS[stat])))
            result.blit(body, body.get_rect(midbottom=(x, low)))
        digit = fitted(
            str(number + LEAST), "sans", (round(step), round(16 * unit)), MIST if many else (88, 100, 134)
        )
        result.blit(digit, digit.get_rect(center=(x, size[1] - round(11 * unit))))
    return result


def _tribe(surface: pygame.Surface, summary: Summary, tribe: int, box: pygame.Rect, texts: Texts) -> None:
    """Draw one tribe: its emblem and name, and a stone for each card."""
    high = box.height
    if tribe % 2 == 0:
        surface.blit(tinted(rounded(box.size, high * 0.3), (150, 176, 230), 20), box)
    sign = tribe_sign(tribe, round(high * 0.88))
    surface.blit(sign, sign.get_rect(midleft=(round(high * 0.2), box.centery)))
    left = round(high * 1.4)
    room = (round(box.width * 0.36), high)
    colour = lighter(TRIBE_COLOURS[tribe], 0.5)
    name = fitted(tribe_name(tribe, texts), "sans_medium", room, colour, round(high * 0.72))
    surface.blit(name, name.get_rect(midleft=(left, box.centery)))
    x = left + room[0]
    stones = [rank for rank in range(len(RANKS)) for _ in range(summary.ranks[tribe][rank])]
    tall = round(high * 0.62)
    step = min(tall * PIPS_WIDE * 1.08, (box.width - x) / max(1, len(stones)))
    for number, rank in enumerate(stones):
        stone = rank_mark(rank, tall)
        surface.blit(stone, stone.get_rect(midleft=(round(x + number * step), box.centery)))


def _abilities(surface: pygame.Surface, summary: Summary, y: int, unit: float) -> None:
    """Draw all abilities with their numbers, most frequent first."""
    width = surface.get_width()
    per_row = max(1, round(width / (SIGN * unit)))
    step = width / per_row
    for number, (ability, many) in enumerate(summary.abilities):
        x = round(number % per_row * step)
        top = y + round(number // per_row * LINE * unit)
        sign = ability_sign(ability, round(27 * unit))
        surface.blit(sign, (x, top))
        if many > 1:
            room = (round(step - 27 * unit), round(27 * unit))
            told = fitted(f"×{many}", "sans_bold", room, FROST, round(16 * unit))
            surface.blit(told, told.get_rect(midleft=(x + round(28 * unit), top + round(14 * unit))))
