"""The plots of the statistics as pictures: a line over matches, bars with confidence intervals.

They know no scene. Nothing depends on colour alone: a won match is tall, a lost one a stub, and help is a
notch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.screens.analysis.chart.curve import Line, draw_line
from game.table.art.paint.shapes import blank, cut, gradient, rounded, tinted
from game.table.art.palette import FROST, GILT, INK, MIST, SEAT_COLOURS, WARM, Rgb, darker, lighter
from game.table.art.text.text import fitted

LEFT, RIGHT, TOP = 52.0, 14.0, 10.0  # units around the field
STRIP: Final = 30.0  # units below it for the matches' marks,
LABELS: Final = 50.0  # or for the bars' labels
SKY, ORCHID = 1, 4  # colours of the lines
SCALES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)  # upper limits of the loss plot

Spot = tuple[float, float]
Rules = Sequence[tuple[float, str]]  # horizontal lines, from 0 to 1, with their labels


class Drawing(NamedTuple):
    """A plot and the positions of its points."""

    surface: pygame.Surface
    field: pygame.Rect
    spots: list[Spot]


class Mark(NamedTuple):
    """One match on the time axis."""

    share: float  # the height of its point, from 0 to 1
    won: bool
    helped: bool


class Bar(NamedTuple):
    """One bar."""

    label: str
    share: float
    interval: tuple[float, float]
    even: float
    value: str
    matches: str
    sign: pygame.Surface | None = None  # before the label


def field_of(size: tuple[int, int], unit: float, foot: float) -> pygame.Rect:
    """Return the field's rectangle in a picture of `size` pixels."""
    left, top = round(LEFT * unit), round(TOP * unit)
    wide = size[0] - left - round(RIGHT * unit)
    return pygame.Rect(left, top, max(20, wide), max(20, size[1] - top - round(foot * unit)))


def line_drawing(
    size: tuple[int, int], unit: float, marks: Sequence[Mark], rules: Rules, dashed: float, colour: int
) -> Drawing:
    """Draw a line through matches, a mark for each below it, and a dashed line for comparison."""
    surface = blank(size)
    field = field_of(size, unit, STRIP)
    _ground(surface, field, rules, unit)
    _dashes(surface, field.x, field.right, _down(field, dashed), unit)
    step = field.width / max(1, len(marks))
    spots = [(field.x + step * (at + 0.5), _down(field, mark.share)) for at, mark in enumerate(marks)]
    local = tuple((round(x - field.x, 1), round(y - field.y, 1)) for x, y in spots)
    if len(local) > 1:
        surface.blit(draw_line(Line(colour, local, own=True), field.size, 3.0 * unit), field)
    if step > 9 * unit:
        for spot in spots:
            _dot(surface, spot, SEAT_COLOURS[colour], unit)
    for (x, _), mark in zip(spots, marks, strict=True):
        _draw_mark(surface, (x, field.bottom + 6 * unit), mark, min(9 * unit, max(1.6, step * 0.62)), unit)
    return Drawing(surface, field, spots)


def bars_drawing(size: tuple[int, int], unit: float, bars: Sequence[Bar], rules: Rules) -> Drawing:
    """Draw bars with confidence intervals, and a dashed line each for equal strength."""
    surface = blank(size)
    field = field_of(size, unit, LABELS)
    _ground(surface, field, rules, unit)
    slot = field.width / max(1, len(bars))
    wide = round(min(74 * unit, slot * 0.56))
    spots = []
    for at, bar in enumerate(bars):
        middle = field.x + slot * (at + 0.5)
        _draw_bar(surface, field, bar, (middle, wide, slot), unit)
        spots.append((middle, _down(field, bar.share)))
    return Drawing(surface, field, spots)


def scale_of(most: float) -> float:
    """Return the upper limit of a loss plot that must show `most`."""
    return next((scale for scale in SCALES if most <= scale), SCALES[-1])


def _down(field: pygame.Rect, share: float) -> float:
    return field.bottom - field.height * max(0.0, min(1.0, share))


def _ground(surface: pygame.Surface, field: pygame.Rect, rules: Rules, unit: float) -> None:
    """Draw the field with its labelled lines."""
    surface.blit(tinted(rounded(field.size, 8 * unit), (4, 7, 22), 150), field)
    high = round(20 * unit)
    for share, name in rules:
        y = round(_down(field, share))
        strong = share in (0.0, 0.5, 1.0)
        line = pygame.Surface((field.width, 1), pygame.SRCALPHA)
        line.fill((*MIST, 74 if strong else 32))
        surface.blit(line, (field.x, min(field.bottom - 1, y)))
        words = fitted(name, "sans", (field.x - round(6 * unit), high), MIST, round(15 * unit))
        surface.blit(words, words.get_rect(midright=(field.x - round(7 * unit), y)))


def _dashes(surface: pygame.Surface, left: float, right: float, y: float, unit: float) -> None:
    """Draw a dashed line from left to right."""
    dash, gap, thick = 9 * unit, 6 * unit, max(1, round(1.8 * unit))
    x = left
    while x < right:
        long = min(dash, right - x)
        pygame.draw.rect(surface, INK, (round(x), round(y), round(long), thick + 1))
        pygame.draw.rect(surface, GILT, (round(x), round(y) - thick // 2, round(long), thick))
        x += dash + gap


def _dot(surface: pygame.Surface, spot: Spot, colour: Rgb, unit: float) -> None:
    pygame.draw.aacircle(surface, INK, spot, round(5.2 * unit))
    pygame.draw.aacircle(surface, lighter(colour, 0.25), spot, round(3.6 * unit))


def _draw_mark(surface: pygame.Surface, top: Spot, mark: Mark, wide: float, unit: float) -> None:
    """Draw a match below the field: tall and golden if won, a stub if lost; help is a notch."""
    tall = (16 if mark.won else 6) * unit
    place = pygame.Rect(0, 0, max(2, round(wide)), round(tall))
    place.midbottom = (round(top[0]), round(top[1] + 17 * unit))
    colour = WARM if mark.won else MIST
    pygame.draw.rect(surface, colour, place, border_radius=max(1, round(wide * 0.25)))
    if mark.helped:
        notch = pygame.Rect(0, 0, place.width, max(2, round(2.6 * unit)))
        notch.center = place.center
        pygame.draw.rect(surface, (14, 21, 48), notch)


def _draw_bar(
    surface: pygame.Surface, field: pygame.Rect, bar: Bar, at: tuple[float, int, float], unit: float
) -> None:
    middle, wide, slot = at
    top = _down(field, bar.share)
    tall = max(round(4 * unit), round(field.bottom - top))
    body = SEAT_COLOURS[SKY]
    stops = ((0.0, lighter(body, 0.35)), (0.25, darker(body, 0.08)), (1.0, darker(body, 0.55)))
    column = cut(gradient((wide, tall), stops), rounded((wide, tall), min(7 * unit, wide / 3)))
    place = column.get_rect(midbottom=(round(middle), field.bottom))
    surface.blit(column, place)
    _dashes(surface, middle - wide * 0.72, middle + wide * 0.72, _down(field, bar.even), unit)
    _whisker(surface, middle, [_down(field, end) for end in bar.interval], unit)
    _draw_label(surface, field, bar, (middle, slot), unit)


def _whisker(surface: pygame.Surface, middle: float, ends: list[float], unit: float) -> None:
    """Draw a confidence interval: a line with a cap at each end."""
    thick, half = max(2, round(2 * unit)), round(7 * unit)
    low, high = max(ends), min(ends)
    for colour, grown in ((INK, 2), (FROST, 0)):
        line = pygame.Rect(
            round(middle) - (thick + grown) // 2, round(high), thick + grown, round(low - high)
        )
        pygame.draw.rect(surface, colour, line)
        for y in (low, high):
            cap = pygame.Rect(0, 0, 2 * half + grown, thick + grown)
            cap.center = (round(middle), round(y))
            pygame.draw.rect(surface, colour, cap)


def _draw_label(
    surface: pygame.Surface, field: pygame.Rect, bar: Bar, at: tuple[float, float], unit: float
) -> None:
    """Draw a bar's label and its number of matches."""
    middle, slot = at
    sign = round(24 * unit) if bar.sign else 0
    room = round(slot - 6 * unit) - sign
    words = fitted(bar.label, "sans_medium", (max(8, room), round(23 * unit)), FROST, round(17 * unit))
    whole = words.get_width() + (sign + round(4 * unit) if sign else 0)
    x, y = round(middle - whole / 2), field.bottom + round(16 * unit)
    if bar.sign:
        surface.blit(bar.sign, bar.sign.get_rect(midleft=(x, y)))
        x += sign + round(4 * unit)
    surface.blit(words, words.get_rect(midleft=(x, y)))
    box = (round(slot / 2 - 4 * unit), round(22 * unit))
    value = fitted(bar.value, "sans_bold", box, WARM, round(17 * unit))
    count = fitted(bar.matches, "sans", box, MIST, round(16 * unit))
    gap = round(6 * unit)
    left = round(middle - (value.get_width() + gap + count.get_width()) / 2)
    y = field.bottom + round(38 * unit)
    surface.blit(value, value.get_rect(midleft=(left, y)))
    surface.blit(count, count.get_rect(midleft=(left + value.get_width() + gap, y)))
