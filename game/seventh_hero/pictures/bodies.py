"""What heroes are put together from: faces in a few cuts, boots, mail, braids, fur."""

from __future__ import annotations

from game.seventh_hero.pictures.cuts import INK, cut, cuts, dark, hatched, inked
from game.table.art.vector import Point, ellipse, moved, path

_FACE = "M-28 -26Q-26 -46 0 -46Q26 -46 28 -26L28 6Q22 32 0 44Q-22 32 -28 6Z"


def face(spot: Point, scale: float = 1.0, *, iris: str = "#4a6a8a", stern: float = 0.0) -> str:
    """A face seen from the front, its right side in shade; `stern` lowers the inner brows."""
    eye = "M-21 -3Q-13 -11 -4 -2Q-12 3 -21 -3Z"
    both_eyes = "".join(
        f'<g transform="scale({side} 1)">{path(eye, "#fff6e4", INK, 3)}{ellipse((-12, -3.5), (4, 4.2), INK)}'
        f"{ellipse((-12, -4), (2.4, 2.6), iris)}"
        f"{path(f'M-25 {-12 + stern * 0.2:.1f}Q-14 {-18 - stern:.1f} -3 {-10 + stern:.1f}L-5 {-5 + stern:.1f}Q-14 -12 -25 -9Z', INK)}</g>"
        for side in (1, -1)
    )
    body = (
        inked(_FACE, "skin0", 4.5)
        + dark("M6 -44Q26 -44 28 -26L28 6Q22 32 0 44L8 26L4 18L12 12L5 -4Z", 0.26)
        + hatched((cuts((27, -16), (20, 30), 6, (-13, -2), 3.4),), INK, 0.55)
        + both_eyes
        + path("M-3 -4L-7 13L1 15", "none", INK, 3)
        + path("M-9 25Q1 28 10 24", "none", INK, 3.6)
        + path("M-5 31H5", "none", INK, 2.4, 0.5)
    )
    return moved(body, spot, scale)


def boot(x: float, *, right: bool, paint: str = "wood0") -> str:
    """A leg from the hip's hem to its boot, wrapped with bands; the toes point outwards."""
    leg = (
        inked("M-22 0L-17 78L-36 104Q-40 122 -22 122H22L24 76L24 0Z", paint)
        + path("M-20 24L24 34M-19 44L24 54M-18 64L24 74", "none", "#d8b078", 5, 0.9)
        + hatched((cuts((22, 10), (22, 112), 8, (-18, 2), 4),), INK, 0.6)
    )
    side = -1 if right else 1
    return f'<g transform="translate({x:g} 374) scale({side} 1)">{leg}</g>'


def rings(left: float, top: float, wide: int, high: int, step: float = 9) -> str:
    """Path data of the small bows of a coat of mail, to be stroked."""
    return "".join(
        f"M{left + column * step + (row % 2) * step / 2:.1f} {top + row * step * 0.8:.1f}q{step / 2:g} {step * 0.7:.1f} {step:g} 0"
        for row in range(high)
        for column in range(wide - row % 2)
    )


def braid(start: Point, end: Point, count: int, width: float, paint: str) -> str:
    """A braid as a chain of knots that grow smaller, tied at its end."""
    parts = []
    for index in range(count):
        share = index / (count - 1)
        spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        reach = width * (1 - 0.4 * share)
        lean = 26 if index % 2 else -26
        knot = inked(
            f"M0 {-reach * 0.7:.1f}Q{reach:.1f} {-reach * 0.5:.1f} {reach * 0.7:.1f} {reach * 0.3:.1f}Q0 {reach:.1f} {-reach * 0.7:.1f} {reach * 0.3:.1f}Q{-reach:.1f} {-reach * 0.5:.1f} 0 {-reach * 0.7:.1f}Z",
            paint,
            3,
        )
        parts.append(moved(knot, spot, 1, lean))
    tie = moved(
        inked(f"M-6 0H6L9 {width * 1.2:.0f}L0 {width * 0.9:.0f}L-9 {width * 1.2:.0f}Z", "gilt0", 3), end
    )
    return "".join(parts) + tie


def collar(left: Point, right: Point, sag: float, paint: str = "fur", count: int = 11) -> str:
    """A collar of ragged fur from shoulder to shoulder."""
    wide = (right[0] - left[0]) / count
    lower = f"M{left[0]} {left[1]}"
    middle = count / 2
    for index in range(count):
        x = left[0] + (index + 1) * wide
        drop = sag * (1 - ((index + 0.5 - middle) / middle) ** 2)
        lower += f"L{x - wide * 0.6:.1f} {left[1] + 30 + drop:.1f}L{x:.1f} {left[1] + 12 + drop:.1f}"
    data = lower + f"L{right[0]} {right[1]}Q{(left[0] + right[0]) / 2} {left[1] - 40} {left[0]} {left[1]}Z"
    tufts = "".join(
        cut(
            (
                left[0] + (index + 0.7) * wide,
                left[1] - 8 + sag * 0.5 * (1 - ((index + 0.5 - middle) / middle) ** 2),
            ),
            (
                left[0] + (index + 0.4) * wide,
                left[1] + 18 + sag * (1 - ((index + 0.5 - middle) / middle) ** 2),
            ),
            6,
        )
        for index in range(count)
    )
    return inked(data, paint, 4.5) + hatched((tufts,), INK, 0.75)
