"""Emblems that are signs: stars, shields, bolts, eyes, rings."""

from __future__ import annotations

import math
from typing import Final

from game.splendor_marvel.pictures.pen import (
    LINE,
    ball,
    flat,
    glowing,
    hair,
    jewel,
    placed,
    shade,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import Point, circle, closed, ellipse, polar, ring_points, star

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
                f"M{262 - spread} {140 - spread * 0.4:.0f}Q{170 - spread} 250 {262 - reach * 0.72:.0f} {140 + reach * 0.74:.0f}"
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


def portal() -> str:
    """A ring of fire that opens upon the stars."""
    parts = [glowing(MIDDLE, 198), circle(MIDDLE, 146, "#0a0a26", LINE, 4)]
    for x, y, size in (
        (150, 150, 26),
        (250, 190, 34),
        (178, 252, 20),
        (240, 270, 14),
        (210, 118, 12),
        (130, 212, 10),
    ):
        parts.append(flat(star((x, y), 4, size, size * 0.22), "#dff0ff"))
    for radius, width, colour in ((150, 26, "#c2410c"), (150, 15, "#ff9a2e"), (150, 6, "#fff3c4")):
        parts.append(circle(MIDDLE, radius, "none", colour, width))
    for index in range(40):
        turn, reach = index * 9, 166 + (index * 37) % 30
        start, end = polar(MIDDLE, 152, turn), polar(MIDDLE, reach, turn + 13)
        parts.append(hair(f"M{start[0]:.0f} {start[1]:.0f}L{end[0]:.0f} {end[1]:.0f}", "#ffb648", 4))
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


def lattice() -> str:
    """Hexagons of a rare metal that hum with light."""
    parts = [glowing(MIDDLE, 198)]
    spots = [MIDDLE, *(polar(MIDDLE, 124, turn) for turn in range(-90, 270, 60))]
    for index, spot in enumerate(spots):
        parts.append(solid(closed(ring_points(spot, 68, 6, -60)), "main" if index else "side", 6))
        parts.append(solid(closed(ring_points(spot, 44, 6, -60)), "dark", 3))
        parts.append(hair(closed(ring_points(spot, 30, 6, -60)), "#e8d8ff", 5, 0.9))
        parts.append(circle(spot, 9, "#ffffff"))
    return "".join(parts)


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


def badge() -> str:
    """An officer's badge: an eagle's wings around a star."""
    wing = ""
    for index in range(4):
        y = 112 + index * 42
        wing += solid(
            f"M190 {y}Q110 {y - 66 + index * 10} {12 + index * 26} {y - 76 + index * 22}Q{60 + index * 12} {y + 20} 190 {y + 42}Z",
            "steel",
            5,
        )
    from_right = f'<g transform="translate(400 0) scale(-1 1)">{wing}</g>'
    shield = solid("M200 70L300 104Q306 262 200 352Q94 262 100 104Z", "main", 8)
    inner = solid("M200 98L276 124Q280 246 200 318Q120 246 124 124Z", "side", 4)
    return (
        wing
        + from_right
        + shield
        + inner
        + solid(star((200, 200), 5, 66, 27), "gold", 5)
        + jewel((200, 206), 14, "#ffffff")
    )


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
                f"M{200 + lean - reach * 0.7:.0f} {y - 3}Q{200 + lean:.0f} {y + 12} {200 + lean + reach * 0.5:.0f} {y + 2}",
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
