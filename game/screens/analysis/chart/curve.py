"""The graph of chances as a picture: one line per side over a quiet grid. It knows no scene."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.analysis.chart.signs import percent
from game.table.art.paint.shapes import blank, rounded, tinted
from game.table.art.paint.vector import linear, path, picture
from game.table.art.palette import INK, MIST, SEAT_COLOURS, Rgb, darker, hexed, lighter
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from game.texts.texts import Texts

QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
LEAST_LABEL: Final = 26  # pixels between two labels

Spot = tuple[float, float]


class Line(NamedTuple):
    """One side's chances, as points in a picture."""

    colour: int  # its first seat's
    spots: tuple[Spot, ...]
    own: bool  # whether the viewer is on this side


class Frame(NamedTuple):
    """The axes: decisions and chances in a rectangle."""

    inner: pygame.Rect
    decisions: int

    def across(self, decision: float) -> float:
        """Return the x pixel of a number of decisions."""
        return self.inner.x + self.inner.width * decision / max(1, self.decisions)

    def down(self, chance: float) -> float:
        """Return the y pixel of a chance."""
        return self.inner.bottom - self.inner.height * chance

    def spot(self, decision: float, chance: float) -> Spot:
        """Return the pixel of a point."""
        return self.across(decision), self.down(chance)


def smooth(spots: Sequence[Spot]) -> str:
    """Return SVG path data of a smooth line through `spots` that never overshoots them."""
    if len(spots) < 2:
        return ""
    slopes = _slopes(spots)
    parts = [f"M{spots[0][0]:.1f} {spots[0][1]:.1f}"]
    for (one, two), (rise, fall) in zip(pairwise(spots), pairwise(slopes), strict=True):
        third = (two[0] - one[0]) / 3
        parts.append(
            f"C{one[0] + third:.1f} {one[1] + rise * third:.1f} "
            f"{two[0] - third:.1f} {two[1] - fall * third:.1f} {two[0]:.1f} {two[1]:.1f}"
        )
    return "".join(parts)


def _slopes(spots: Sequence[Spot]) -> list[float]:
    """Return the slopes of a monotone cubic: flat at each extremum, else the harmonic mean of both sides."""
    steps = [(two[1] - one[1]) / max(0.01, two[0] - one[0]) for one, two in pairwise(spots)]
    inside = [
        0.0 if before * after <= 0 else 2 * before * after / (before + after)
        for before, after in pairwise(steps)
    ]
    return [steps[0], *inside, steps[-1]]


def draw_line(line: Line, size: tuple[int, int], width: float) -> pygame.Surface:
    """Draw one line on its own picture; the viewer's with a light below it."""
    colour = SEAT_COLOURS[line.colour]
    data = smooth(line.spots)
    if not data:
        return blank(size)
    body = ""
    if line.own:
        top = min(y for _, y in line.spots)
        shade = linear("s", (0, top), (0, size[1]), f"{hexed(colour)}/0.30", f"{hexed(colour)}/0.02")
        first, last = line.spots[0][0], line.spots[-1][0]
        body += f"<defs>{shade}</defs>"
        body += path(f"{data}L{last:.1f} {size[1]}L{first:.1f} {size[1]}Z", "url(#s)")
    body += path(data, "none", hexed(INK), width + 3, 0.75)
    body += path(data, "none", hexed(colour if line.own else darker(colour, 0.06)), width)
    if line.own:
        body += path(data, "none", hexed(lighter(colour, 0.5)), width * 0.3)
    return picture(body, size, size)


@cached(SPRITES)
def grid(size: tuple[int, int], type_size: int, left: int, texts: Texts) -> pygame.Surface:
    """Draw the field behind the lines, with a labelled rule at each quarter; labels take `left` pixels."""
    result = blank(size)
    field = (size[0] - left, size[1] - type_size)
    ground = tinted(rounded(field, 10), (4, 7, 22), 150)
    result.blit(ground, (left, type_size // 2))
    for share in QUARTERS:
        y = round(type_size / 2 + field[1] * (1 - share))
        strong = share in (0.0, 0.5, 1.0)
        rule: Rgb = MIST
        line = pygame.Surface((field[0], 1), pygame.SRCALPHA)
        line.fill((*rule, 74 if strong else 34))
        result.blit(line, (left, min(size[1] - 1, y)))
        words = fitted(percent(share, texts), "sans", (left - 8, type_size + 6), MIST, type_size)
        result.blit(words, words.get_rect(midright=(left - 7, y)))
    return result


def spread(places: Sequence[float], least: float, low: float, high: float) -> list[float]:
    """Move positions apart as little as possible, so that labels `least` high fit into `low` to `high`."""
    order = sorted(range(len(places)), key=lambda one: (places[one], one))
    moved = list(places)
    for before, one in pairwise(order):
        moved[one] = max(moved[one], moved[before] + least)
    over = moved[order[-1]] - high if order else 0.0
    if over > 0:
        moved[order[-1]] = high
        for one, after in reversed(list(pairwise(order))):
            moved[one] = min(moved[one], moved[after] - least)
    return [max(low, place) for place in moved]
