"""The locations in the cities of our own world."""

from __future__ import annotations

from game.splendor_marvel.pictures.scenery import block, ground, light, skyline, stars
from game.table.art.vector import (
    circle,
    ellipse,
    linear,
    path,
    star,
)


def avengers_tower() -> str:
    """The tallest tower of the city at dusk, its landing deck lit."""
    parts = [
        ground("#14204e", "#3d4f94", "#e08a6a", "#ffcf8a"),
        stars(8, 30, 120),
        light((300, 250), 260, "#ffe0a8", 0.8),
    ]
    parts.append(
        skyline(5, 290, (30, 100), "#4a4f86", "#ffd98a") + skyline(6, 320, (20, 90), "#2b3166", "#ffcf7a")
    )
    parts.append(linear("glass", (250, 60), (360, 300), "#e8f4ff", "#8fb2e6", "#3d5aa6", "#1c2a60"))
    parts.append(path("M252 400L258 190Q260 96 330 60L346 66L340 400Z", "url(#glass)", "#101a40", 4))
    parts.append(path("M262 360L268 196Q272 116 322 80Q290 130 288 200L284 400Z", "#ffffff", opacity=0.32))
    parts.extend(path(f"M258 {y + 4}L342 {y}", "none", "#16245a", 2, 0.55) for y in range(120, 390, 18))
    parts.append(
        path("M226 176L352 162L378 172L352 184L250 194Z", "#d7e2f6", "#101a40", 3.5)
        + path("M330 60L352 30L350 70Z", "#c6d6f2", "#101a40", 3)
    )
    parts.append(
        light((300, 126), 74, "#8fe8ff", 0.95)
        + circle((300, 126), 22, "#e8fbff", "#2d6fc8", 4)
        + path(star((300, 127), 5, 17, 7), "#2d6fc8")
    )
    return "".join(parts) + skyline(7, 352, (10, 46), "#161c46", "#ffc46a")


def triskelion() -> str:
    """Three towers joined in a ring on their island, carriers in the sky."""
    parts = [ground("#2d4f8c", "#7fa6d8", "#d8e6f4", "#8fb0cc"), light((300, 150), 240, "#ffffff", 0.6)]
    for x, y, size in ((120, 120, 1.0), (486, 110, 0.72)):
        ship = path("M-84 0L-60 -16L64 -16L88 0L60 14L-56 14Z", "#5b6d92", "#1c2746", 3) + path(
            "M-20 -16L-14 -34L22 -34L28 -16Z", "#7e90b6", "#1c2746", 3
        )
        ship += ellipse((-50, 15), (20, 5), "#9fe0ff") + ellipse((52, 15), (20, 5), "#9fe0ff")
        parts.append(f'<g transform="translate({x} {y}) scale({size})">{ship}</g>')
    parts.append(linear("wall", (200, 60), (400, 320), "#f6faff", "#b4c6e2", "#6a80ac", "#39486e"))
    parts.append(
        ellipse((300, 300), (190, 36), "#4c6a58")
        + ellipse((300, 292), (150, 26), "url(#wall)", "#22304f", 3.5)
        + ellipse((300, 288), (104, 15), "#2c3d60")
    )
    for x, top, lean in ((206, 120, 14), (394, 120, -14), (300, 78, 0)):
        parts.append(
            path(
                f"M{x - 32} 296L{x - 22 + lean} {top + 14}L{x + lean} {top}"
                f"L{x + 22 + lean} {top + 14}L{x + 32} 296Z",
                "url(#wall)",
                "#22304f",
                4,
            )
        )
        parts.append(
            path(
                f"M{x + 6 + lean * 0.9} {top + 8}L{x + 22 + lean} {top + 14}L{x + 32} 296L{x + 8} 296Z",
                "#1c2a4c",
                opacity=0.3,
            )
        )
        parts.append(
            "".join(
                path(
                    f"M{x - 24 + lean * 0.6:.0f} {y}L{x + 24 + lean * 0.6:.0f} {y}", "none", "#2f4470", 3, 0.6
                )
                for y in range(top + 34, 284, 17)
            )
        )
    parts.append(
        circle((300, 158), 22, "#22304f")
        + circle((300, 158), 18, "#e8f0fc")
        + path(star((300, 159), 5, 15, 6), "#2f4a8c")
    )
    parts.append(path("M0 316Q150 302 300 322T600 314L600 400L0 400Z", "#2f648f"))
    return "".join(parts) + path(
        "M20 344q30 -8 60 0M150 356q34 -8 68 0M330 346q40 -9 80 0M470 360q30 -8 60 0",
        "none",
        "#cfe6ff",
        4,
        0.6,
    )


def hells_kitchen() -> str:
    """Rooftops at night under a red moon: water tower, fire escapes, neon."""
    parts = [ground("#12081f", "#3a0f2c", "#8a1f34", "#d8563c"), light((210, 160), 190, "#ff8a5a", 0.7)]
    parts.append(
        circle((210, 160), 62, "#ffb08a")
        + circle((196, 148), 12, "#f09070", opacity=0.7)
        + circle((232, 176), 9, "#f09070", opacity=0.7)
    )
    parts.append(
        skyline(31, 280, (20, 120), "#4a1830", "#ffb65a")
        + block(20, 176, 110, 400, "#5a2430", "#ffd27a", 4)
        + block(330, 150, 120, 400, "#47192c", "#ffcf7a", 9)
        + block(476, 196, 130, 400, "#34122a", "#ffc46a", 2)
    )
    tank = (
        path("M0 0L66 0L62 56L4 56Z", "#7a4a34", "#1a0a14", 3)
        + path("M-6 0L33 -34L72 0Z", "#4a2a26", "#1a0a14", 3)
        + path("M8 56L2 96M58 56L64 96M33 56L33 96M6 76L62 76", "none", "#1a0a14", 5)
    )
    parts.append(
        '<g transform="translate(494 100)">'
        + tank
        + "".join(path(f"M{x} 2L{x} 54", "none", "#3a2018", 2) for x in (16, 33, 50))
        + "</g>"
    )
    escape = "".join(
        f"M340 {y}L436 {y}M340 {y}L340 {y - 16}M436 {y}L436 {y - 16}M340 {y - 16}"
        f"L436 {y - 16}M352 {y}L420 {y + 42}"
        for y in (196, 238, 280)
    )
    parts.append(path(escape, "none", "#12060e", 3.4))
    parts.append(
        path("M40 204L110 204L110 234L40 234Z", "#14060f", "#ff4a6a", 4)
        + path("M52 219L62 212L72 226L84 212L98 219", "none", "#ff9ab0", 4)
    )
    parts.append(path("M130 176L20 176L20 168L130 168ZM330 150L450 150L450 141L330 141Z", "#7a3040"))
    wire = path("M130 190Q240 236 330 172M450 190Q470 200 476 204", "none", "#12060e", 3)
    return "".join(parts) + wire + skyline(35, 356, (6, 40), "#1a0814", "#ffb04a")
