"""The faces of the five computer players, on a canvas of 100 x 100 units: head and shoulders, no background.

Each is recognisable by its outline alone: tufts and ears, a round helmet over a moustache, hair in the wind,
a hat with a feather, a hood under the moon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.table.art.vector import circle, ellipse, linear, moved, path, star

LINE: Final = "#1a1024"
WHITE: Final = "#fffaf0"


def _shape(data: str, paint: str, line: float = 2.6) -> str:
    """An outlined part."""
    return path(data, paint, LINE, line)


def _stroke(data: str, width: float = 2.2, colour: str = LINE, opacity: float = 1) -> str:
    """A line without fill."""
    return path(data, "none", colour, width, opacity)


def _shade(data: str, opacity: float = 0.22, colour: str = LINE) -> str:
    """A shadow, or with a light colour a gleam, without outline."""
    return path(data, colour, opacity=opacity)


def _eyes(left: float, right: float, y: float, across: float, iris: str, look: float = 0.0) -> str:
    """Two round eyes with a gleam; `look` moves the gaze to the right."""
    parts = []
    for x in (left, right):
        parts += [
            ellipse((x, y), (across, across * 1.12), WHITE, LINE, 1.8),
            circle((x + look, y + 0.4), across * 0.66, iris),
            circle((x + look, y + 0.4), across * 0.36, LINE),
            circle((x + look - across * 0.25, y - across * 0.3), across * 0.24, WHITE),
        ]
    return "".join(parts)


def _pip() -> str:
    """A boy with tufts in all directions, large ears, freckles and a tooth missing."""
    skin, hair = "url(#skin)", "url(#hair)"
    ears = "".join(
        _shape(f"M{50 + side * 24} 47C{50 + side * 40} 37 {50 + side * 41} 62 {50 + side * 23} 61Z", skin)
        + _stroke(f"M{50 + side * 26} 51Q{50 + side * 33} 47 {50 + side * 31} 56", 1.6, "#b4603c")
        for side in (-1, 1)
    )
    return "".join(
        [
            "<defs>",
            linear("skin", (38, 34), (64, 80), "#ffe2c4", "#f6b88c"),
            linear("hair", (40, 12), (60, 46), "#ffb04a", "#e2601c"),
            linear("coat", (50, 78), (50, 104), "#63c46a", "#22713c"),
            "</defs>",
            _shape("M14 106C16 86 32 80 50 80C68 80 84 86 86 106Z", "url(#coat)"),
            _shape("M35 79L50 93L65 79L60 73H40Z", "#fff1d0", 2.2),
            ears,
            _shape("M25 46C24 24 36 20 50 20C64 20 76 24 75 46C75 68 64 83 50 83C36 83 25 68 25 46Z", skin),
            _shade("M62 24C74 28 76 38 75 48C74 68 64 83 50 83C62 76 68 60 66 44Z", 0.16, "#a03c14"),
            _shape(
                "M23 45C19 38 16 33 12 31C18 28 21 28 24 29C20 23 20 17 21 11"
                "C26 15 29 17 33 19C33 13 36 7 41 4"
                "C41 9 43 13 46 15C50 9 56 6 63 7C60 10 59 13 60 17C66 14 72 14 79 17C75 19 73 22 73 25"
                "C79 26 84 30 87 35C82 34 79 36 77 46C73 41 71 37 69 33C66 37 62 39 57 39C59 37 60 35 60 32"
                "C54 37 46 40 38 39C40 37 41 35 41 33C34 36 28 39 23 45Z",
                hair,
            ),
            _shade("M30 24C36 20 42 18 50 19C44 22 38 26 34 30Z", 0.5, "#fff0a8"),
            _stroke("M33 43Q38 39 43 42M57 42Q62 39 67 43", 2.6, "#8c3a10"),
            _eyes(39, 61, 52, 6, "#3a7a3a", 0.6),
            circle((31, 63), 5, "#f07a5a", opacity=0.55),
            circle((69, 63), 5, "#f07a5a", opacity=0.55),
            "".join(
                circle(spot, 1, "#b4603c")
                for spot in ((28, 61), (32, 65), (34, 60), (66, 60), (68, 65), (72, 61))
            ),
            _shape("M46 59Q50 55 54 59Q53 63 50 63Q47 63 46 59Z", "#f29e74", 1.6),
            _shape("M37 67Q50 72 63 67Q61 79 50 79Q39 79 37 67Z", "#7c1c2c", 2),
            path("M40 68.6Q50 72 60 68.6L59 72.4Q50 75 41 72.4Z", WHITE),
            path("M50.6 71.2L54.4 70.8L54 74L51 74.2Z", "#7c1c2c"),
        ]
    )


def _rowan() -> str:
    """A stout knight: a round helmet with a sprig of rowan berries, red cheeks, an enormous moustache."""
    berries = "".join(
        circle(spot, 3.4, "#e8283c", LINE, 1.6) + circle((spot[0] - 1, spot[1] - 1.2), 0.9, "#ffc4b4")
        for spot in ((74, 15), (80, 19), (74, 22), (81, 26))
    )
    leaf = _shape("M72 16C66 6 72 0 80 0C80 8 78 13 72 16Z", "#5cb84a", 1.8)
    return "".join(
        [
            "<defs>",
            linear("skin", (36, 36), (66, 78), "#ffd9b8", "#e89c74"),
            linear("steel", (26, 8), (76, 44), "#f4f8ff", "#a4b4cc", "#5c6c8c"),
            linear("beard", (50, 56), (50, 96), "#c8763c", "#7a3416"),
            linear("mail", (50, 80), (50, 106), "#8a98b4", "#3c4862"),
            "</defs>",
            _shape("M8 106C10 88 26 80 50 80C74 80 90 88 92 106Z", "url(#mail)"),
            _shape("M24 44C22 70 34 84 50 84C66 84 78 70 76 44Z", "url(#skin)"),
            _shape(
                "M24 56C20 84 36 98 50 98C64 98 80 84 76 56C72 68 64 74 50 74C36 74 28 68 24 56Z",
                "url(#beard)",
            ),
            _stroke("M33 78Q38 86 44 89M67 78Q62 86 56 89M50 82V92", 1.8, "#5c2410", 0.7),
            circle((32, 58), 5.4, "#e8543c", opacity=0.6),
            circle((68, 58), 5.4, "#e8543c", opacity=0.6),
            _eyes(38, 62, 52, 5.4, "#3c6ca8", 0.5),
            _shape("M29 46Q36 40.6 44 45L43.4 48.4Q36 45 30 49Z", "#9c4c20", 1.6),
            _shape("M71 46Q64 40.6 56 45L56.6 48.4Q64 45 70 49Z", "#9c4c20", 1.6),
            _shape(
                "M20 45C18 18 34 9 50 9C66 9 82 18 80 45C70 39 60 37 50 37C40 37 30 39 20 45Z", "url(#steel)"
            ),
            _shape(
                "M20 45C30 38 40 36 50 36C60 36 70 38 80 45L81 50C70 43 60 41 50 41C40 41 30 43 19 50Z",
                "#e4b44c",
                2.2,
            ),
            _shape("M46.5 37H53.5L54.5 58Q50 61 45.5 58Z", "url(#steel)", 2.2),
            _shade("M30 20C35 15 41 13 46 13C40 18 34 24 31 33C28 30 28 24 30 20Z", 0.75, "#ffffff"),
            _stroke("M50 9V36", 1.6, LINE, 0.5),
            "".join(circle((x, y), 1.3, LINE) for x, y in ((28, 44.6), (38, 41), (62, 41), (72, 44.6))),
            _shape(
                "M50 62C44 58 36 59 30 64C25 68 20 68 15 64C16 74 24 80 34 78C42 77 47 73 50 69"
                "C53 73 58 77 66 78C76 80 84 74 85 64C80 68 75 68 70 64C64 59 56 58 50 62Z",
                "url(#beard)",
            ),
            _stroke("M26 71Q35 72 43 66M74 71Q65 72 57 66", 1.6, "#f0ac70", 0.9),
            leaf,
            berries,
        ]
    )


def _vega() -> str:
    """A captain at full speed: hair and scarf in the wind, goggles pushed up, a grin to one side."""
    return "".join(
        [
            "<defs>",
            linear("skin", (40, 34), (68, 80), "#b8744c", "#7c4428"),
            linear("hair", (90, 20), (10, 50), "#5a4a9c", "#241a4c"),
            linear("scarf", (20, 80), (80, 96), "#ff5a4a", "#b41c30"),
            linear("coat", (50, 82), (50, 106), "#4a5c84", "#1c2440"),
            linear("brass", (40, 24), (60, 40), "#ffe49c", "#c8862c"),
            linear("glass", (34, 22), (50, 42), "#c8f4ff", "#3c9cc8"),
            "</defs>",
            _shape(
                "M70 22C58 8 40 8 28 16C20 12 10 14 2 22C10 22 14 24 17 27C10 28 3 33 -1 42C7 39 12 39 16 41"
                "C10 45 6 52 6 62C12 56 18 54 23 55C19 60 18 66 20 74C25 66 31 62 38 62L66 58"
                "C78 46 78 32 70 22Z",
                "url(#hair)",
            ),
            _stroke("M12 24Q24 24 32 30M10 36Q22 36 30 42M14 54Q24 48 32 50", 1.8, "#8c7cd8", 0.9),
            _shape("M16 106C18 90 34 84 52 84C70 84 86 90 88 106Z", "url(#coat)"),
            _shape(
                "M33 46C32 30 42 22 56 22C70 22 78 32 77 48C76 66 68 82 56 83C44 82 34 66 33 46Z",
                "url(#skin)",
            ),
            _shade("M70 28C77 34 78 42 77 50C76 66 68 82 56 83C66 74 72 56 70 28Z", 0.24),
            _shape("M31 58C27 52 28 46 33 46L36 60Z", "url(#skin)", 2.2),
            circle((32, 62), 2.6, "#ffd868", LINE, 1.4),
            _shape(
                "M32 50C29 32 36 18 56 17C70 17 79 26 79 42C74 36 70 33 62 32C52 32 38 36 32 50Z",
                "url(#hair)",
            ),
            _shape("M30 30L80 26L81 34L31 38Z", "#5c3a24", 2.2),
            circle((46, 32), 9.4, "url(#brass)", LINE, 2.4),
            circle((68, 30), 9.4, "url(#brass)", LINE, 2.4),
            circle((46, 32), 6.2, "url(#glass)", LINE, 1.8),
            circle((68, 30), 6.2, "url(#glass)", LINE, 1.8),
            _stroke("M42.6 31L46 28M64.6 29L68 26", 1.8, WHITE),
            _eyes(47, 66, 53, 4.8, "#2ca4a0", 1.2),
            _stroke("M40 47Q46 43 52 47", 3, LINE),
            _stroke("M60 46Q67 40 73 44", 3, LINE),
            _stroke("M57 55Q61 61 59 64Q57 66 54 65", 1.8, "#4c2412"),
            _shape("M46 70Q58 76 71 66Q69 77 58 78Q50 78 46 70Z", WHITE, 2.2),
            _stroke("M71 66Q73 65 73 63", 2),
            _shape(
                "M36 82C48 90 64 90 76 80L80 90C66 100 46 100 34 92C24 96 14 94 4 86"
                "C8 84 10 82 10 79C18 84 26 86 36 82Z",
                "url(#scarf)",
            ),
            _stroke("M40 89Q56 96 74 88M12 85Q22 90 32 88", 1.6, "#ffb09c", 0.9),
        ]
    )


def _orion() -> str:
    """A champion with a wide hat, a feather and three stars; his smile knows what others are after."""
    stars = "".join(
        path(star(spot, 5, 3.6, 1.6), "#ffe08a", LINE, 0.9) for spot in ((39, 30.6), (50, 32), (61, 30.6))
    )
    return "".join(
        [
            "<defs>",
            linear("skin", (38, 36), (64, 82), "#f4cfa4", "#c48a60"),
            linear("felt", (30, 8), (70, 40), "#46629c", "#18244c"),
            linear("plume", (60, 24), (96, 6), "#ff7a4a", "#ffd868"),
            linear("cape", (50, 82), (50, 106), "#3c5490", "#141c3c"),
            "</defs>",
            _shape("M14 106C16 90 32 84 50 84C68 84 84 90 86 106Z", "url(#cape)"),
            _shape("M30 92Q50 80 70 92L64 100Q50 90 36 100Z", "#fff6e4", 2.2),
            _shape("M29 40L30 62C24 58 24 48 29 46Z", "#2a2030", 2.2),
            _shape("M71 40L70 62C76 58 76 48 71 46Z", "#2a2030", 2.2),
            _shape("M30 38C30 66 38 84 50 89C62 84 70 66 70 38Z", "url(#skin)"),
            _shade("M60 38H70C70 66 62 84 50 89C58 78 62 60 60 38Z", 0.2),
            _stroke("M29 48V57M71 48V57", 1.8, "#d8d8e4"),
            _eyes(40.6, 59.4, 54, 5, "#3c7a5c", 1.4),
            path("M34.8 53.4Q40.6 49.6 46.4 53.4L46 49.6Q40.6 46.4 35.2 49.6Z", "#dca47c", LINE, 1.4),
            path("M53.6 53.4Q59.4 49 65.2 53.4L64.8 49.6Q59.4 46 54 49.6Z", "#dca47c", LINE, 1.4),
            _stroke("M33 45Q39 43 45 47", 2.8, "#2a2030"),
            _stroke("M55 45Q62 38 68 43", 2.8, "#2a2030"),
            _stroke("M50 54L46.6 64Q50 67.4 53.4 64", 1.8, "#8c5434"),
            _shape(
                "M50 68Q42 64 36 69Q32 71 29 67Q31 76 39 75Q46 74 50 70"
                "Q54 74 61 75Q69 76 71 67Q68 71 64 69Q58 64 50 68Z",
                "#2a2030",
                1.4,
            ),
            _shape("M42 76.6Q50 80 60.4 74.6Q58 81.4 50 81.4Q44.6 81 42 76.6Z", WHITE, 1.6),
            _shape("M44.6 84Q50 82.4 55.4 84Q55 93 50 99Q45 93 44.6 84Z", "#2a2030", 1.6),
            _shape("M30 34C30 14 38 8 50 11C62 8 70 14 70 34Q50 42 30 34Z", "url(#felt)"),
            _shade("M36 16C40 12 45 12 48 14C42 18 38 24 37 32C34 28 34 20 36 16Z", 0.4, "#a8c4ff"),
            _shape("M30 27Q50 35 70 27L70.4 34Q50 42 29.6 34Z", "#8c2438", 2),
            _shape(
                "M5 34C20 26 26 30 32 34Q50 42 68 34C74 30 80 26 95 34C84 46 66 49 50 49C34 49 16 46 5 34Z",
                "url(#felt)",
            ),
            _stroke("M12 35.6C28 44 40 45 50 45C60 45 72 44 88 35.6", 1.6, "#88a4e0", 0.9),
            stars,
            _shape(
                "M66 30C68 16 78 4 98 2C96 10 93 14 89 16C92 16 93 17 94 18"
                "C90 24 86 26 82 26C80 30 74 33 66 30Z",
                "url(#plume)",
            ),
            _stroke("M68 29Q78 16 92 6", 1.5, "#8c2c10", 0.8),
        ]
    )


def _nyx() -> str:
    """A legend under a hood with the moon on it: silver hair, golden eyes, a smile that can wait."""
    sparks = "".join(
        path(star(spot, 4, size, size * 0.3), "#fff4c4")
        for spot, size in (((21, 38), 3.4), ((80, 33), 4), ((76, 70), 2.6))
    )
    eye = "M-6.6 1.2Q-3.4 -5.2 1.6 -4.6Q5.4 -4 6.8 0.6Q3.6 5 -0.6 4.8Q-4.6 4.6 -6.6 1.2Z"
    return "".join(
        [
            "<defs>",
            linear("skin", (38, 36), (64, 84), "#f0e4fa", "#bca4d8"),
            linear("hood", (28, 6), (74, 96), "#7c58c8", "#2e1c66"),
            linear("inside", (50, 20), (50, 92), "#160c30", "#3a2478"),
            linear("hair", (36, 26), (64, 92), "#ffffff", "#b8c0ea"),
            linear("moon", (42, 4), (58, 24), "#fff8d4", "#f0b848"),
            "</defs>",
            _shape(
                "M50 2C32 5 18 22 17 48C16 66 16 76 6 106H94C84 76 84 66 83 48C82 22 68 5 50 2Z", "url(#hood)"
            ),
            _shade("M50 2C68 5 82 22 83 48C84 66 84 76 94 106H74C80 74 78 30 50 2Z", 0.28),
            _stroke("M32 17Q23 30 23 52M68 17Q77 30 77 52", 1.7, "#c4b0fa", 0.75),
            sparks,
            _shape(
                "M50 20C34 23 25 36 25 54C25 74 33 88 40 100H60C67 88 75 74 75 54C75 36 66 23 50 20Z",
                "url(#inside)",
                2.2,
            ),
            _shape("M30 46C27 62 30 80 26 96C36 94 42 86 41 72L36 48Z", "url(#hair)", 2.2),
            _shape("M70 46C73 62 70 80 74 96C64 94 58 86 59 72L64 48Z", "url(#hair)", 2.2),
            _shape(
                "M31 50C30 36 39 30 50 30C61 30 70 36 69 50C68 66 61 79 50 82C39 79 32 66 31 50Z",
                "url(#skin)",
            ),
            _shade("M61 32C68 36 70 42 69 50C68 66 61 79 50 82C60 72 65 54 61 32Z", 0.2, "#3a1c70"),
            circle((38, 64), 4.6, "#e884b8", opacity=0.55),
            circle((62, 64), 4.6, "#e884b8", opacity=0.55),
            _shape(
                "M51 25C38 26 28 36 29 58C34 54 36 47 38 42C44 42 49 38 52 33"
                "C54 39 59 42 63 43C65 48 67 54 71 58C72 36 63 26 51 25Z",
                "url(#hair)",
                2.2,
            ),
            _stroke("M36 36Q42 31 49 30M57 32Q63 35 66 42", 1.4, "#8c94cc", 0.9),
            moved(path(eye, WHITE, LINE, 1.8), (41.4, 54)),
            moved(path(eye, WHITE, LINE, 1.8), (59, 54)),
            circle((41.6, 54), 3.9, "#f4b83c"),
            circle((59.2, 54), 3.9, "#f4b83c"),
            circle((41.6, 54), 2, LINE),
            circle((59.2, 54), 2, LINE),
            circle((40.4, 52.6), 1.2, WHITE),
            circle((58, 52.6), 1.2, WHITE),
            _stroke(
                "M34.4 54.6Q38 48 43 49.2Q46.6 50 48.4 54.4M52.4 54.6Q56 48 60.8 49.2Q64.6 50 66.2 54.4", 2.6
            ),
            _stroke("M36.6 45.8Q41 43.2 45.6 45.6M54.6 44.4Q59.4 40.6 64 44", 2, "#7474a8"),
            _stroke("M50.4 57L48.8 64Q50.4 65.8 52.2 64.4", 1.6, "#7c64ac"),
            _shape(
                "M43.4 70.4Q47 69 50 70.4Q53 69 57.4 69.4Q55 74.4 50.4 74.4Q45.6 74.4 43.4 70.4Z",
                "#b0487c",
                1.5,
            ),
            _stroke("M42 69.4L43.4 70.4M60 66.8Q59.4 68.6 57.4 69.4", 1.5),
            path("M56.4 4.4A10 10 0 1 0 56.4 21.4A7.8 7.8 0 1 1 56.4 4.4Z", "url(#moon)", LINE, 2),
        ]
    )


_DRAWN: Final[Mapping[str, Callable[[], str]]] = {
    "squire": _pip,
    "knight": _rowan,
    "captain": _vega,
    "champion": _orion,
    "legend": _nyx,
}
PEOPLE: Final = frozenset(_DRAWN)
"""The signs that stand for a face rather than a letter: the keys of the computer players' levels."""


def portrait(sign: str) -> str:
    """The face of one of `PEOPLE`, as SVG of 100 x 100 units."""
    return _DRAWN[sign]()
