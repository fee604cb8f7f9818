"""Draws the curves of memory as a picture that can be read on light and on dark ground."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.soak.figures import MEGABYTE, Sample

SIZE: Final = (860, 400)
FRAME: Final = (64, 24, 836, 344)  # left, top, right, bottom of the curves
INK: Final = "#808890"
CURVES: Final = (  # field, colour, words
    ("memory", "#2f7fd6", "after a match"),
    ("floor", "#a05fc0", "before it, tidied"),
    ("shelves", "#c9861a", "pictures on shelves"),
    ("worker", "#3a9d5d", "thinking process"),
)
STEPS: Final = (20, 50, 100, 200, 500)  # megabytes between two lines


def drawn(samples: Sequence[Sample]) -> str:
    """Draw megabytes by matches as an SVG."""
    most = max(getattr(one, field) for one in samples for field, _, _ in CURVES) / MEGABYTE
    step = next((one for one in STEPS if most / one <= 8), STEPS[-1])
    top = (int(most / step) + 1) * step
    parts = [_frame(samples[-1].number, top, step)]
    for at, (field, colour, words) in enumerate(CURVES):
        points = " ".join(
            _point(one.number / samples[-1].number, getattr(one, field) / MEGABYTE / top) for one in samples
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(_words(FRAME[0] + at * 195, SIZE[1] - 8, words, colour=colour, anchor="start"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE[0]} {SIZE[1]}"'
        f' font-family="sans-serif" font-size="14">\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _point(across: float, up: float) -> str:
    left, top, right, bottom = FRAME
    return f"{left + (right - left) * across:.1f},{bottom - (bottom - top) * up:.1f}"


def _words(x: float, y: float, text: str, *, colour: str = INK, anchor: str = "end") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">{text}</text>'


def _frame(matches: int, top: int, step: int) -> str:
    """Draw the lines that things are measured by."""
    left, _, right, bottom = FRAME
    parts = []
    for value in range(0, top + 1, step):
        y = float(_point(0, value / top).split(",")[1])
        parts.append(
            f'<line x1="{left}" y1="{y}" x2="{right}" y2="{y}" stroke="{INK}" stroke-opacity="0.35"/>'
        )
        parts.append(_words(left - 8, y + 5, f"{value} MB" if value == top else str(value)))
    for share in range(5):
        x = left + (right - left) * share / 4
        parts.append(_words(x, bottom + 20, str(round(matches * share / 4)), anchor="middle"))
    parts.append(_words(right, bottom + 36, "matches"))
    return "\n".join(parts)
