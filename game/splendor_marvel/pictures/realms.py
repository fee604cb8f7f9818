"""The locations of other worlds and hidden lands."""

from __future__ import annotations

import numpy as np

from game.splendor_marvel.pictures.scenery import ground, light, stars
from game.table.art.vector import (
    circle,
    ellipse,
    linear,
    path,
    radial,
)


def attilan() -> str:
    """A hidden city of domes upon a moon, the Earth above."""
    parts = [ground("#0a0a2c", "#2a1d66", "#6b4aa8", "#33256b"), stars(3, 80)]
    parts.append(
        radial("earth", (452, 124), 92, "#d8f4ff", "#4aa6e8", "#1b4f9c", "#0c1e4a")
        + circle((470, 140), 74, "url(#earth)")
    )
    parts.append(
        path(
            "M420 110q30 -22 56 -4q10 22 -18 30q-34 2 -38 -26ZM470 160q34 -6 50 10q-14 28 -40 22Z",
            "#6fc48a",
            opacity=0.8,
        )
    )
    parts.append(
        linear("dome", (0, 130), (0, 300), "#e6dcff", "#9a86e0", "#4b3a94")
        + linear("spire", (0, 80), (0, 300), "#fff6dc", "#cdb6ff", "#55449c")
    )
    for x, wide, top in ((120, 62, 196), (330, 74, 186), (470, 50, 222), (226, 96, 150)):
        parts.append(
            path(
                f"M{x - wide} 300C{x - wide} {top + 20} {x - wide * 0.5} {top} {x} {top}"
                f"C{x + wide * 0.5} {top} {x + wide} {top + 20} {x + wide} 300Z",
                "url(#dome)",
                "#20184e",
                3,
            )
        )
        parts.append(
            path(
                f"M{x - wide * 0.6} 296"
                f"C{x - wide * 0.6} {top + 40} {x - wide * 0.3} {top + 14} {x - 6} {top + 8}C{x - wide * 0.5} {top + 40} {x - wide * 0.4} 270 {x - wide * 0.4} 296Z",
                "#ffffff",
                opacity=0.35,
            )
        )
        parts.append(
            path(f"M{x - 7} {top + 6}L{x} {top - 62}L{x + 7} {top + 6}Z", "url(#spire)", "#20184e", 2.5)
        )
        parts.append("".join(circle((x + k * wide * 0.3, 276), 4, "#ffe9a0") for k in (-2, -1, 0, 1, 2)))
    parts.append(
        path("M0 300Q150 276 300 292T600 288L600 400L0 400Z", "#3b2f74")
        + path("M0 330Q180 306 340 324T600 316L600 400L0 400Z", "#271f56")
    )
    return "".join(parts) + "".join(
        ellipse((x, y), (w, w * 0.3), "#1d1746", opacity=0.8)
        for x, y, w in ((90, 350, 34), (260, 366, 26), (430, 346, 40), (540, 372, 22))
    )


def asgard() -> str:
    """Golden pipes of a palace above the clouds, a bridge of light leading to it."""
    parts = [
        ground("#1a1250", "#4a2f9a", "#c77ac8", "#ffd9a0"),
        stars(12, 70),
        light((330, 210), 250, "#fff0b8", 0.9),
    ]
    parts.append(linear("gold", (0, 60), (0, 310), "#fff6cc", "#f4c95c", "#b97a22", "#6b3f10"))
    for index in range(-8, 9):
        high = 232 - abs(index) * 20 + (14 if index % 2 else 0)
        x = 340 + index * 22
        top = 300 - high
        parts.append(
            path(
                f"M{x - 12} 310L{x - 12} {top + 18}L{x} {top}L{x + 12} {top + 18}L{x + 12} 310Z",
                "url(#gold)",
                "#4d2a08",
                2.6,
            )
        )
        parts.append(
            path(f"M{x - 8} 306L{x - 8} {top + 22}L{x - 3} {top + 14}L{x - 4} 306Z", "#ffffff", opacity=0.4)
        )
    for index, colour in enumerate(("#ff5a6a", "#ffab4a", "#fff07a", "#6ae08a", "#5ab8ff", "#a87aff")):
        y = 330 + index * 8
        parts.append(path(f"M-10 {y + 34}Q160 {y - 30} 330 {y - 28 + index * 1.5}", "none", colour, 8, 0.9))
    for x, y, wide in (
        (40, 316, 90),
        (180, 336, 120),
        (330, 322, 130),
        (470, 330, 120),
        (580, 316, 90),
        (260, 366, 160),
        (460, 376, 150),
        (80, 380, 120),
    ):
        parts.append(ellipse((x, y), (wide, wide * 0.22), "#ffe9d8", opacity=0.55))
    return "".join(parts)


def wakanda() -> str:
    """Rounded towers of a hidden land between waterfalls, at sunrise."""
    parts = [ground("#3a1c6e", "#a04a8e", "#ff9a5a", "#ffd88a"), light((300, 200), 220, "#fff0b0")]
    parts.append(circle((300, 196), 66, "#fff2b8"))
    parts.append(
        path(
            "M0 250L70 120L130 210L190 150L250 260L0 320ZM600 250L540 110L470 214L410 160L350 260L600 320Z",
            "#6a2f74",
        )
    )
    parts.append(
        path("M540 110L520 142L548 160L560 134ZM70 120L54 150L84 170L94 148Z", "#f4d8ff", opacity=0.6)
    )
    parts.append(
        "".join(
            path(f"M{x} {y}L{x + 14} {y}L{x + 20} 320L{x - 6} 320Z", "#d8f2ff", opacity=0.75)
            for x, y in ((108, 190), (486, 196))
        )
    )
    parts.append(linear("tower", (0, 130), (0, 330), "#f4e6ff", "#a78ae0", "#3b2668"))
    for x, top, wide in ((210, 190, 22), (252, 150, 24), (300, 112, 30), (350, 156, 24), (394, 196, 22)):
        parts.append(
            path(
                f"M{x - wide} 330Q{x - wide * 0.5} {top + 80} {x - wide * 0.8} {top + 40}"
                f"Q{x - wide * 0.6} {top + 8} {x} {top}"
                f"Q{x + wide * 0.6} {top + 8} {x + wide * 0.8} {top + 40}"
                f"Q{x + wide * 0.5} {top + 80} {x + wide} 330Z",
                "url(#tower)",
                "#24123f",
                3,
            )
        )
        parts.append(
            "".join(
                path(f"M{x - wide * 0.6:.0f} {y}L{x + wide * 0.6:.0f} {y}", "none", "#ffe08a", 3)
                for y in range(top + 44, 300, 22)
            )
        )
    parts.append(
        path("M0 300Q120 270 220 300T420 300T600 290L600 400L0 400Z", "#2c5a46")
        + path("M0 336Q160 306 300 330T600 320L600 400L0 400Z", "#173a34")
    )
    parts.extend(
        path(f"M{x} 344L{x + 3} 300L{x + 6} 344Z", "#20180c") + ellipse((x + 3, 296), (38, 11), "#0f2a24")
        for x in (46, 150, 450, 552)
    )
    return "".join(parts)


def atlantis() -> str:
    """A sunken city of columns and domes, light falling through the water."""
    parts = [ground("#7fe8e0", "#2aa6c4", "#0f5c94", "#062a54")]
    for x, lean in ((90, -30), (210, -8), (330, 14), (450, 40), (560, 70)):
        parts.append(
            path(f"M{x - 16} 0L{x + 26} 0L{x + 60 + lean} 400L{x - 50 + lean} 400Z", "#ffffff", opacity=0.13)
        )
    parts.append(linear("stone", (0, 110), (0, 330), "#e2fff8", "#7cc8c8", "#2a6e8a", "#123e60"))
    parts.append(
        path("M300 96C360 96 390 130 392 176L208 176C210 130 240 96 300 96Z", "url(#stone)", "#07304c", 3.5)
        + path("M292 60L308 60L304 100L296 100Z", "url(#stone)", "#07304c", 3)
    )
    parts.append(
        path(
            "M192 176L408 176L408 194L192 194ZM170 318L430 318L446 340L154 340Z",
            "url(#stone)",
            "#07304c",
            3.5,
        )
    )
    parts.extend(
        path(f"M{x} 194L{x + 24} 194L{x + 22} 318L{x + 2} 318Z", "url(#stone)", "#07304c", 3)
        + path(f"M{x + 5} 198L{x + 9} 198L{x + 8} 314L{x + 5} 314Z", "#ffffff", opacity=0.4)
        for x in (208, 248, 288, 328, 368)
    )
    for x, top in ((70, 210), (116, 180), (490, 190), (540, 224)):
        parts.append(
            path(
                f"M{x - 20} 340L{x - 18} {top}Q{x} {top - 50} {x + 18} {top}L{x + 20} 340Z",
                "url(#stone)",
                "#07304c",
                3,
            )
            + circle((x, top + 20), 6, "#ffe9a0")
        )
    fish = "M0 0Q16 -12 32 0Q16 12 0 0ZM2 0L-12 -9L-9 0L-12 9Z"
    for x, y, size in ((120, 130, 1.0), (170, 110, 0.7), (96, 158, 0.6), (460, 120, 1.1), (420, 146, 0.7)):
        parts.append(f'<g transform="translate({x} {y}) scale({size})">' + path(fish, "#ffd27a") + "</g>")
    rng = np.random.default_rng(2)
    parts.extend(
        circle((rng.uniform(0, 600), rng.uniform(60, 340)), rng.uniform(2, 6), "none", "#e8ffff", 1.6, 0.6)
        for _ in range(26)
    )
    return "".join(parts) + path("M0 340Q150 316 300 336T600 330L600 400L0 400Z", "#0b3a5a")


def knowhere() -> str:
    """A port built into the severed head of a giant, adrift in space."""
    parts = [
        ground("#120a34", "#3a1a66", "#8a2f7a", "#2a1450"),
        stars(19, 110, 400),
        light((180, 120), 200, "#ff8ad0", 0.5),
    ]
    parts.append(
        light((480, 260), 190, "#5ad0ff", 0.45)
        + linear("bone", (180, 60), (420, 340), "#ffe6c0", "#c99a6a", "#7a4a3c", "#33203c")
    )
    head = (
        "M300 62C392 62 436 116 430 190Q428 222 402 240L398 300Q380 336 350 344"
        "L330 316L312 350L290 318L270 346L250 340Q212 330 206 298L202 240"
        "Q170 222 168 186C164 112 210 62 300 62Z"
    )
    parts.append(path(head, "url(#bone)", "#180c2c", 5))
    parts.append(
        path(
            "M284 180Q250 150 206 172Q198 220 236 236Q280 234 284 180ZM318 180"
            "Q350 150 396 172Q404 220 364 236Q322 234 318 180ZM300 216L320 262"
            "L280 262Z",
            "#1a0c30",
        )
    )
    parts.append(path("M330 66L346 110L326 132L350 160M206 110L232 128L222 150", "none", "#5a3436", 4))
    rng = np.random.default_rng(6)
    for spot in ((240, 200), (358, 200)):
        parts.append(light(spot, 46, "#ffb84a", 0.9))
        parts.append(
            "".join(
                circle((spot[0] + rng.uniform(-28, 28), spot[1] + rng.uniform(-16, 22)), 2.6, "#ffe9a0")
                for _ in range(12)
            )
        )
    parts.append(
        "".join(circle((rng.uniform(200, 400), rng.uniform(266, 324)), 2.4, "#8ff0ff") for _ in range(24))
    )
    for x, y, turn in ((96, 190, 12), (500, 130, -18), (530, 250, 8)):
        parts.append(
            f'<g transform="translate({x} {y}) rotate({turn})">'
            + path("M-34 0L-6 -9L26 -3L34 0L26 4L-6 9Z", "#c8d4ee", "#10142c", 2.5)
            + path("M-34 0L-58 -3L-58 3Z", "#6ad8ff", opacity=0.9)
            + "</g>"
        )
    return "".join(parts)
