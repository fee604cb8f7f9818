"""The curve of a page: each side's chance to win over the match, as SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from game.screens.analysis.chart.curve import smooth
from game.screens.analysis.chart.signs import COLOURS, percent
from game.table.art.palette import SEAT_COLOURS, hexed

if TYPE_CHECKING:
    from game.share.page.wish import PageWish, Told
    from game.share.page.words import PageWords

SIZE: Final = (1000.0, 200.0)  # units
EDGE: Final = 10.0  # units above and below the curve
SHOWN: Final = ("doubtful", "mistake", "blunder")  # the verdicts marked on the curve
LEAST: Final = 2  # points of a curve
RULES: Final = ((0.0, 0.2), (0.25, 0.2), (0.5, 0.45), (0.75, 0.2), (1.0, 0.2))  # chances, and how strong

LABELLED: Final = (1.0, 0.5)  # chances written beside the curve, from above


def curve(wish: PageWish, words: PageWords) -> str:
    """Return the section with the curve; "" where nothing was analysed."""
    if len(wish.chances) < LEAST:
        return ""
    chart = _Chart(wish, words)
    heading = escape(words.texts("page-curve"))
    labels = "".join(
        f'<span aria-hidden="true">{escape(percent(chance, words.texts))}</span>' for chance in LABELLED
    )
    return (
        f'<section class="curve" aria-label="{heading}"><h2>{heading}</h2>'
        f'<div class="graph">{chart.picture()}{labels}</div>'
        f'<div class="scale" aria-hidden="true"><span>0</span><span>{chart.moves}</span></div></section>'
    )


class _Chart:
    """The picture of one curve; across go the moments, upwards the chances."""

    def __init__(self, wish: PageWish, words: PageWords) -> None:
        self.moves = len(words.match.moments) - 1
        self._wish = wish
        self._words = words

    def picture(self) -> str:
        wish, (wide, high) = self._wish, SIZE
        own = wish.sides[wish.seat]
        sides = sorted(set(wish.sides), key=lambda side: (side == own, side))  # the own one above the others
        lines = "".join(self._line(side, own=side == own) for side in sides)
        marks = "".join(self._mark(one) for one in wish.verdicts if one.mark in SHOWN)
        rules = "".join(
            f'<path d="M0 {_down(chance):.1f}H{wide:.0f}" stroke="#a9b4d8" stroke-opacity="{strength}"/>'
            for chance, strength in RULES
        )
        return (
            f'<svg class="chart" id="chart" role="img" aria-label="{escape(self._told())}" '
            f'viewBox="0 0 {wide:.0f} {high:.0f}" preserveAspectRatio="none"><defs><clipPath id="clip">'
            f'<rect id="reach" x="0" y="0" width="{wide:.0f}" height="{high:.0f}"/></clipPath></defs>{rules}'
            f'<g clip-path="url(#clip)" fill="none" stroke-width="2.5">{lines}</g>{marks}'
            f'<line id="here" x1="0" x2="0" y1="0" y2="{high:.0f}" stroke="#fff" stroke-opacity="0.8"/></svg>'
        )

    def _told(self) -> str:
        """Word the curve for those who don't see it."""
        texts, names = self._words.texts, self._words.table.names
        first, last = self._wish.chances[0].chances, self._wish.chances[-1].chances
        return texts.join(
            texts(
                "page-curve_told",
                name=names[side],
                first=percent(first[side], texts),
                last=percent(last[side], texts),
            )
            for side in sorted(set(self._wish.sides))
        )

    def _across(self, decisions: int) -> float:
        return SIZE[0] * self._words.match.reached[decisions] / max(1, self.moves)

    def _line(self, side: int, *, own: bool) -> str:
        chances = {self._across(one.decisions): _down(one.chances[side]) for one in self._wish.chances}
        colour = hexed(SEAT_COLOURS[self._words.table.chairs[side].colour % len(SEAT_COLOURS)])
        strength = 1 if own else 0.7
        return f'<path d="{smooth(list(chances.items()))}" stroke="{colour}" stroke-opacity="{strength}"/>'

    def _mark(self, verdict: Told) -> str:
        """Return a dot below the curve."""
        at = self._words.match.reached[verdict.end]
        spot = f"M{self._across(verdict.end):.1f} {SIZE[1] - EDGE:.1f}v0.01"
        colour = next(rgb for mark, rgb in COLOURS.items() if mark == verdict.mark)
        return f'<path class="dot" data-at="{at}" d="{spot}" stroke="{hexed(colour)}"/>'


def _down(chance: float) -> float:
    return EDGE + (SIZE[1] - 2 * EDGE) * (1 - chance)
