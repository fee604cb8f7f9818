"""Emblems of powers: stones, light, sound, shaken ground."""

from __future__ import annotations

import math
from typing import Final

from game.table.art.pen import (
    LINE,
    ball,
    flat,
    glowing,
    hair,
    placed,
    shade,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import Point, circle, closed, ellipse, polar, ring_points, star

MIDDLE: Final[Point] = (200, 200)


def diamond() -> str:
    """A great cut stone that sparkles."""
    crown, girdle, low = 92, 168, 362
    top = [(120, crown), (280, crown), (356, girdle), (200, low), (44, girdle)]
    parts = [solid(closed([(float(x), float(y)) for x, y in top]), "main", 8)]
    for points, light in (
        (((120, crown), (44, girdle), (136, girdle)), 0.42),
        (((120, crown), (136, girdle), (200, crown)), 0.16),
        (((200, crown), (136, girdle), (264, girdle)), 0.55),
        (((136, girdle), (44, girdle), (200, low)), 0.20),
    ):
        parts.append(shine(closed([(float(x), float(y)) for x, y in points]), light))
    parts.append(shade(closed([(264, girdle), (356, girdle), (200, low)]), 0.34))
    parts.append(shade(closed([(280, crown), (356, girdle), (264, girdle)]), 0.2))
    parts.append(
        hair(
            "M44 168L356 168M120 92L136 168L200 92L264 168L280 92M136 168L200 362L264 168", "#ffffff", 3, 0.75
        )
    )
    for x, y, size in ((96, 70, 40), (330, 110, 26), (300, 300, 30)):
        parts.append(flat(star((x, y), 4, size, size * 0.16), "#ffffff"))
    return "".join(parts)


def crystals() -> str:
    """Four crystals: fire, water, earth and air."""
    parts = []
    for x, top, low, wide, lean, colour in (
        (120, 120, 350, 40, -17, "#ff7a3a"),
        (284, 110, 350, 42, 16, "#3fb0ff"),
        (228, 190, 370, 34, 30, "#8fe06a"),
        (196, 24, 372, 54, -2, "#dff4ff"),
    ):
        spire = closed(
            [
                (0, top - low),
                (wide, top - low + 62),
                (wide * 0.8, 0),
                (-wide * 0.8, 0),
                (-wide, top - low + 62),
            ]
        )
        body = solid(spire, "dark", 7) + flat(spire, colour, 0.88)
        body += shine(
            closed(
                [
                    (0, top - low),
                    (-wide, top - low + 62),
                    (-wide * 0.8, 0),
                    (-wide * 0.2, 0),
                    (-wide * 0.25, top - low + 70),
                ]
            ),
            0.45,
        )
        body += shade(
            closed([(wide, top - low + 62), (wide * 0.8, 0), (wide * 0.3, 0), (wide * 0.35, top - low + 70)]),
            0.28,
        )
        parts.append(placed(body, (x, low), 1, lean))
    parts.append(solid("M40 372Q90 330 140 356Q200 320 262 356Q320 332 364 372Q200 398 40 372Z", "dark", 5))
    return "".join(parts)


def galaxy() -> str:
    """A spiral of stars seen from above."""
    parts = [glowing(MIDDLE, 198)]
    for arm in range(3):
        for width, colour, veil in ((46, "url(#main)", 0.6), (26, "url(#side)", 0.8), (9, "#ffffff", 0.9)):
            points = []
            for step in range(26):
                reach, turn = 16 + step * 6.4, arm * 120 + step * 13
                x, y = polar(MIDDLE, reach, turn)
                points.append(f"{x:.0f} {200 + (y - 200) * 0.86:.0f}")
            parts.append(hair("M" + "L".join(points), colour, width, veil))
    parts.append(circle(MIDDLE, 44, "#fff6d8") + circle(MIDDLE, 28, "#ffffff"))
    for index in range(26):
        x, y = polar(MIDDLE, 70 + (index * 53) % 120, index * 47)
        parts.append(circle((x, y), 2 + index % 4, "#ffffff"))
    return "".join(parts)


def quake() -> str:
    """Rings of shock from a broken ground."""
    parts = []
    for index, radius in enumerate((186, 144, 100)):
        squash = radius * 0.46
        parts.append(
            ellipse((200, 286), (radius, squash), "none", LINE, 25)
            + ellipse((200, 286), (radius, squash), "none", "url(#main)" if index % 2 else "url(#side)", 14)
        )
    for turn, length in ((-96, 250), (-62, 200), (-122, 200), (-38, 150), (-146, 150)):
        tip = polar((200, 290), length, turn)
        left, right = polar((200, 290), length * 0.4, turn - 11), polar((200, 290), length * 0.4, turn + 11)
        parts.append(solid(closed([(188, 292), left, tip, right, (212, 292)]), "steel", 6))
        parts.append(shine(closed([(196, 290), left, tip]), 0.35))
    crack = "M200 268L176 300L206 316L178 350L200 384L222 346L198 330L236 306Z"
    return "".join(parts) + flat(crack, "#fff6c8") + hair(crack, LINE, 5)


def phase() -> str:
    """A stone that is half here and half elsewhere."""
    parts = [glowing(MIDDLE, 198)]
    for shift, veil in ((-62, 0.34), (62, 0.34)):
        parts.append(
            flat(
                closed([(200 + shift, 30), (312 + shift, 200), (200 + shift, 370), (88 + shift, 200)]),
                "#8ff0c0",
                veil,
            )
        )
    gem = [(200.0, 20.0), (318.0, 200.0), (200.0, 380.0), (82.0, 200.0)]
    inner = [(200.0, 96.0), (268.0, 200.0), (200.0, 304.0), (132.0, 200.0)]
    parts.append(solid(closed(gem), "main", 8) + shine(closed([gem[0], gem[3], inner[3], inner[0]]), 0.55))
    parts.append(shade(closed([gem[1], gem[2], inner[2], inner[1]]), 0.34) + shine(closed(inner), 0.38))
    parts.append(
        hair(closed(inner) + "M200 20L200 96M318 200L268 200M200 380L200 304M82 200L132 200", "#fffce0", 4)
    )
    return "".join(parts)


def reactor() -> str:
    """A glowing ring of coils: a heart of light."""
    parts = [circle(MIDDLE, 192, "url(#main)", LINE, 7), circle(MIDDLE, 160, "url(#gold)", LINE, 6)]
    parts.append(circle(MIDDLE, 146, "#0b1626", LINE, 4))
    parts.append(
        circle(MIDDLE, 122, "none", "#7fe4ff", 40, 0.28) + circle(MIDDLE, 122, "none", "#c8f6ff", 26)
    )
    for index in range(10):
        turn = index * 36
        corners = [
            polar(MIDDLE, 148, turn - 8),
            polar(MIDDLE, 148, turn + 8),
            polar(MIDDLE, 96, turn + 9),
            polar(MIDDLE, 96, turn - 9),
        ]
        parts.append(solid(closed(corners), "steel", 4))
    parts.append(circle(MIDDLE, 84, "url(#steel)", LINE, 5) + circle(MIDDLE, 68, "#0d2436", LINE, 3))
    parts.append(
        circle(MIDDLE, 62, "#8fecff", opacity=0.65) + flat(closed(ring_points(MIDDLE, 50, 6)), "#eafdff")
    )
    parts.append(hair(closed(ring_points(MIDDLE, 50, 6)), "#5ac8ee", 5))
    return "".join(parts)


def amulet() -> str:
    """A golden eye that sees all, set in a ring of sparks."""
    parts = [glowing(MIDDLE, 198)]
    for index in range(12):
        turn = index * 30
        parts.append(
            solid(
                closed(
                    [polar(MIDDLE, 192, turn), polar(MIDDLE, 132, turn - 6), polar(MIDDLE, 132, turn + 6)]
                ),
                "side",
                3,
            )
        )
    parts.append(circle(MIDDLE, 150, "url(#gold)", LINE, 6) + circle(MIDDLE, 126, "url(#dark)", LINE, 5))
    parts.append(solid("M66 200Q200 82 334 200Q200 318 66 200Z", "gold", 7))
    parts.append(flat("M96 200Q200 112 304 200Q200 288 96 200Z", "#f6f2e2"))
    parts.append(circle(MIDDLE, 54, "url(#main)", LINE, 6) + circle(MIDDLE, 23, LINE))
    parts.append(circle((180, 178), 14, "#ffffff", opacity=0.9))
    return "".join(parts)


def sound() -> str:
    """A tuning fork and the waves of a single whispered word."""
    parts = []
    for side in (-1, 1):
        for index, reach in enumerate((84, 118, 152)):
            x = 200 + side * reach
            data = f"M{x} {150 - 30 - index * 26}Q{x + side * (34 + index * 8)} 150 {x} {180 + index * 26}"
            parts.append(stroke(data, "side", 13, 5))
    fork = "M166 36L166 150Q166 196 200 196Q234 196 234 150L234 36"
    parts.append(stroke(fork, "steel", 26, 7) + stroke("M200 200L200 336", "steel", 26, 7))
    parts.append(ball((200, 352), 26, "gold"))
    return "".join(parts) + shine("M158 44L166 44L166 150Q168 176 182 186Q158 184 158 150Z", 0.6)


def spiral() -> str:
    """A whirl of sand that rises from the ground."""
    parts = []
    for index in range(9):
        y = 352 - index * 38
        reach = 40 + index * 15 + 8 * math.sin(index * 1.7)
        lean = 16 * math.sin(index * 0.9)
        parts.append(
            ellipse(
                (200 + lean, y),
                (reach, 15 + index * 1.6),
                "url(#main)" if index % 2 else "url(#side)",
                LINE,
                5,
            )
        )
        parts.append(
            hair(
                f"M{200 + lean - reach * 0.7:.0f} {y - 3}"
                f"Q{200 + lean:.0f} {y + 12} {200 + lean + reach * 0.5:.0f} {y + 2}",
                "#fff2cc",
                4,
                0.7,
            )
        )
    for x, y, size in (
        (60, 300, 8),
        (340, 250, 10),
        (90, 210, 6),
        (330, 330, 7),
        (40, 120, 7),
        (370, 150, 6),
    ):
        parts.append(circle((x, y), size, "url(#main)", LINE, 3))
    return "".join(parts)
