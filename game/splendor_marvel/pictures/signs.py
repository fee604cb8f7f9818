"""Emblems that are plain signs: stars, a shield, a flash, the moon, a target."""

from __future__ import annotations

from typing import Final

from game.table.art.pen import (
    LINE,
    flat,
    glowing,
    placed,
    shade,
    shine,
    solid,
)
from game.table.art.vector import Point, circle, closed, polar, star

MIDDLE: Final[Point] = (200, 200)


def great_star() -> str:
    """A faceted five-pointed star with a smaller one upon it."""
    return _faceted(190, 78, "main") + _faceted(70, 29, "side")


def _faceted(outer: float, inner: float, tone: str) -> str:
    centre = (200.0, 212.0)
    parts = [solid(star(centre, 5, outer, inner), tone, 7)]
    for index in range(5):
        turn = -90 + index * 72
        tip = polar(centre, outer - 6, turn)
        parts.append(shade(closed([centre, tip, polar(centre, inner - 2, turn + 36)]), 0.34))
        parts.append(shine(closed([centre, tip, polar(centre, inner - 2, turn - 36)]), 0.18))
    return "".join(parts)


def comet() -> str:
    """A blazing star that rises with a fiery tail."""
    parts = []
    for spread, reach, tone in ((62, 330, "side"), (38, 350, "main"), (17, 300, "gold")):
        parts.append(
            solid(
                f"M{262 - spread} {140 - spread * 0.4:.0f}"
                f"Q{170 - spread} 250 {262 - reach * 0.72:.0f} {140 + reach * 0.74:.0f}"
                f"Q{200 + spread} 280 {262 + spread * 0.5:.0f} {140 + spread}Z",
                tone,
                5,
            )
        )
    parts.append(glowing((262, 138), 150))
    parts.append(solid(star((262, 138), 8, 122, 50, -78), "gold", 6))
    parts.append(flat(star((262, 138), 8, 64, 28, -78), "#fffbe4"))
    return "".join(parts)


def round_shield() -> str:
    """A round shield of alternating wedges with a star in the middle."""
    parts = [circle(MIDDLE, 188, "url(#steel)", LINE, 7), circle(MIDDLE, 168, "url(#main)", LINE, 5)]
    for index in range(8):
        turn = index * 45 + 22.5
        first, last = polar(MIDDLE, 165, turn - 11.25), polar(MIDDLE, 165, turn + 11.25)
        data = f"M200 200L{first[0]:.1f} {first[1]:.1f}A165 165 0 0 1 {last[0]:.1f} {last[1]:.1f}Z"
        parts.append(flat(data, "#f4f6ff", 0.9))
    parts.append(circle(MIDDLE, 108, "url(#steel)", LINE, 5))
    parts.append(circle(MIDDLE, 94, "url(#side)", LINE, 4))
    parts.append(solid(star((200, 203), 5, 84, 34), "bone", 5))
    parts.append(shine("M40 170A164 164 0 0 1 300 70Q180 90 120 230Q60 230 40 170Z", 0.26))
    return "".join(parts)


def bolt() -> str:
    """A jagged flash with two smaller ones."""
    small = solid("M60 60L20 140L52 140L34 206L92 118L58 118L84 60Z", "side", 5)
    other = solid("M344 210L306 284L334 284L316 344L372 262L340 262L366 210Z", "side", 5)
    great = solid("M248 10L86 226L182 226L128 392L322 158L218 158L300 10Z", "main", 8)
    return (
        small
        + other
        + great
        + shine("M246 24L112 212L150 212L262 24Z", 0.42)
        + shade("M128 392L322 158L290 158Z", 0.3)
    )


def ringed_bolt() -> str:
    """A flash that breaks through a ring."""
    parts = [circle(MIDDLE, 150, "none", LINE, 54), circle(MIDDLE, 150, "none", "url(#side)", 42)]
    parts.append(circle(MIDDLE, 150, "none", "url(#gold)", 8))
    parts.append(solid("M262 -2L96 220L184 220L122 402L318 164L220 164L314 -2Z", "main", 9))
    parts.append(shine("M256 14L124 206L158 206L268 14Z", 0.45) + shade("M122 402L318 164L286 164Z", 0.3))
    return "".join(parts)


def moon() -> str:
    """A waning moon with its stars."""
    crescent = "M252 20A182 182 0 1 0 372 264A150 150 0 1 1 252 20Z"
    parts = [glowing((236, 200), 160, "#cfe0ff", 0.5), solid(crescent, "bone", 7)]
    for x, y, size in (
        (84, 168, 15),
        (112, 262, 22),
        (70, 226, 9),
        (176, 330, 17),
        (262, 346, 10),
        (110, 110, 9),
    ):
        parts.append(
            circle((x, y), size, "#8d8aa2", opacity=0.5)
            + circle((x + 2, y + 3), size * 0.72, "#d9d6e4", opacity=0.5)
        )
    for x, y, size in ((300, 118, 44), (242, 186, 22), (330, 196, 18)):
        parts.append(solid(star((x, y), 4, size, size * 0.28), "gold", 3))
    return "".join(parts)


def target() -> str:
    """A target with a blade in its middle."""
    parts = []
    for index, radius in enumerate((186, 150, 112, 76, 38)):
        parts.append(circle(MIDDLE, radius, "url(#bone)" if index % 2 else "url(#main)", LINE, 5))
    parts.append(shade("M206 208L330 350L350 322L222 196Z", 0.3))
    blade = solid("M0 -14L150 -22L184 0L150 22L0 14Z", "steel", 5) + shine("M0 -10L148 -17L176 -2L0 -1Z", 0.5)
    hilt = solid("M-14 -30L4 -30L4 30L-14 30Z", "gold", 5) + solid(
        "M-92 -11L-14 -11L-14 11L-92 11Z", "dark", 5
    )
    parts.append(placed(blade + hilt, (322, 78), 0.9, 135))
    return "".join(parts)
