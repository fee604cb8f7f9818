"""The curve of a page: each side's chance to win over the match, as SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from game.screens.analysis.chart.curve import smooth
from game.screens.analysis.chart.signs import COLOURS, percent
from game.table.art.palette import SEAT_COLOURS, hexed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.seating import Chair
    from game.share.page_order import PageOrder
    from game.texts.texts import Texts

SIZE: Final = (1000.0, 200.0)  # units
EDGE: Final = 8.0  # units above and below the curve
SHOWN: Final = ("doubtful", "mistake", "blunder")  # the verdicts marked on the curve
LEAST: Final = 2  # points of a curve


def curve(order: PageOrder, chairs: Sequence[Chair], texts: Texts, moves: int) -> str:
    """Return the section with the curve of a match of so many moves; "" where nothing was analysed."""
    if len(order.chances) < LEAST:
        return ""
    sides = sorted(set(order.sides), key=lambda side: side == order.sides[order.seat])
    lines = "".join(_line(order, side, chairs, moves) for side in sides)
    marks = "".join(_mark(order, number, moves) for number in range(len(order.verdicts)))
    first, last = order.chances[0].chances, order.chances[-1].chances
    told = texts.join(
        texts("page-curve_told", name=chairs[side].name, first=percent(first[side], texts), last=percent(last[side], texts))
        for side in sorted(set(order.sides))
    )
    wide, high = SIZE
    rules = "".join(
        f'<path d="M0 {_down(share):.1f}H{wide:.0f}" stroke="#a9b4d8" stroke-opacity="{0.45 if share == 0.5 else 0.2}" '
        'vector-effect="non-scaling-stroke"/>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    heading = escape(texts("page-curve"))
    return (
        f'<section class="curve" aria-label="{heading}"><h2>{heading}</h2>'
        f'<svg class="chart" id="chart" role="img" aria-label="{escape(told)}" viewBox="0 0 {wide:.0f} {high:.0f}" '
        'preserveAspectRatio="none"><defs><clipPath id="clip">'
        f'<rect id="reach" x="0" y="0" width="{wide:.0f}" height="{high:.0f}"/></clipPath></defs>{rules}'
        f'<g clip-path="url(#clip)" fill="none" stroke-width="2.5">{lines}</g>{marks}'
        f'<line id="here" x1="0" x2="0" y1="0" y2="{high:.0f}" stroke="#fff" stroke-opacity="0.8" '
        'vector-effect="non-scaling-stroke"/></svg>'
        f'<div class="scale" aria-hidden="true"><span>1</span><span>{moves}</span></div></section>'
    )


def _across(decisions: float, moves: int) -> float:
    return SIZE[0] * decisions / max(1, moves)


def _down(chance: float) -> float:
    return EDGE + (SIZE[1] - 2 * EDGE) * (1 - chance)


def _line(order: PageOrder, side: int, chairs: Sequence[Chair], moves: int) -> str:
    spots = [(_across(one.decisions, moves), _down(one.chances[side])) for one in order.chances]
    colour = hexed(SEAT_COLOURS[chairs[side].colour % 6])
    own = order.sides[order.seat] == side
    return (
        f'<path d="{smooth(spots)}" stroke="{colour}" stroke-opacity="{1 if own else 0.75}" '
        'vector-effect="non-scaling-stroke"/>'
    )


def _mark(order: PageOrder, number: int, moves: int) -> str:
    """Return a lozenge below the curve where a move was doubtful or worse."""
    verdict = order.verdicts[number]
    if verdict.mark not in SHOWN:
        return ""
    x, y = _across(verdict.end, moves), SIZE[1] - EDGE
    colour = hexed(COLOURS[verdict.mark])
    return (
        f'<path data-at="{verdict.end}" d="M{x:.1f} {y:.1f}v0.01" stroke="{colour}" stroke-width="9" '
        'stroke-linecap="round" vector-effect="non-scaling-stroke"/>'
    )
