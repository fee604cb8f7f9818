"""The tones of all materials: from the light on a shape to its shade, and the dark of its outline."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.table.art.palette import Rgb, darker, hexed, mix

Tone = tuple[str, ...]


def _metal(light: str, body: str, deep: str) -> Tone:
    """A metal: it catches the light twice."""
    return (light, body, deep, _between(body, deep, 0.35), _between(light, body, 0.55), deep)


def _lacquer(light: str, body: str, deep: str) -> Tone:
    return (light, _between(light, body, 0.7), body, _between(body, deep, 0.55), deep)


def _between(first: str, second: str, share: float) -> str:
    return hexed(mix(rgb(first), rgb(second), share))


def rgb(colour: str) -> Rgb:
    """The numbers of #rrggbb."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


TONES: Final[dict[str, Tone]] = {
    # metals
    "tin": _metal("#ffffff", "#b9c9de", "#5d7091"),
    "brass": _metal("#fff6c4", "#e9b64a", "#8a5a14"),
    "copper": _metal("#ffe2c8", "#dc8c56", "#7c3c1c"),
    "iron": _metal("#c4cede", "#6a7892", "#2a3348"),
    "zinc": _metal("#f4f0ff", "#b4aed0", "#5a5480"),
    # lacquer on tin
    "red": _lacquer("#ff9a84", "#e03c34", "#84141e"),
    "blue": _lacquer("#9ad0ff", "#2f7ad8", "#123a84"),
    "green": _lacquer("#b0f0b0", "#3aa860", "#12583a"),
    "teal": _lacquer("#a8f4ec", "#28a8a4", "#0e5560"),
    "yellow": _lacquer("#fff6b0", "#f6c83a", "#b07c14"),
    "orange": _lacquer("#ffd8a0", "#f6923a", "#a84c12"),
    "violet": _lacquer("#e0c4ff", "#8e5ad8", "#46228a"),
    "pink": _lacquer("#ffe0ec", "#f48ab4", "#b0407a"),
    "white": _lacquer("#ffffff", "#f4f4fa", "#b4b8cc"),
    "cream": _lacquer("#fffdf2", "#f6e8c8", "#c4a878"),
    "black": _lacquer("#7a7f98", "#343850", "#10121f"),
    "skin": _lacquer("#fff0dc", "#f8cfa4", "#c88c60"),
    "lamp": ("#ffffff", "#fff6b8", "#ffd84a", "#f09a1e"),
    "ember": ("#fff6c0", "#ffc23a", "#f4601e", "#a81c14"),
    "gold": _metal("#fffbe0", "#f4ca50", "#98660f"),
    # clay and glaze
    "porcelain": ("#ffffff", "#fbfcff", "#e4eaf6", "#b4c0d8"),
    "celadon": ("#f0fff4", "#bfe8cc", "#7cbf9e", "#3d7d6a"),
    "cobalt": ("#a8ccff", "#3f6fe0", "#1f3fae", "#0f1f66"),
    "clay": ("#ffd8b4", "#d98a5a", "#a85a34", "#6a301c"),
    "oxblood": ("#ff9a8a", "#c8323a", "#8a1626", "#4a0a18"),
    "honey": ("#fff0b8", "#eeb24a", "#b8741e", "#70400f"),
    "stone": ("#f4ecdc", "#c8b494", "#927c5c", "#574834"),
    "night": ("#8a86b0", "#443f6c", "#252244", "#100e24"),
    "blush": ("#fff4f4", "#ffd2d6", "#f0a0aa", "#b86474"),
    "bisque": ("#fffaf2", "#f8e6d4", "#e4c4a8", "#b08a6c"),
    # wood
    "oak": ("#ffe2ac", "#dca460", "#b0763a", "#74461e"),
    "pine": ("#fff4cc", "#f2d08c", "#d8a658", "#9a6c30"),
    "walnut": ("#d8a878", "#986240", "#6c4028", "#3e2214"),
    "mahogany": ("#f0a07c", "#b8523a", "#862e24", "#4c1614"),
    "ebony": ("#8a7f88", "#4a4048", "#2a2228", "#120c12"),
    "birch": ("#fffdf4", "#f4ead2", "#dcc8a0", "#a48a60"),
    "leaf": ("#d8f08a", "#8ac23c", "#4e8a24", "#265214"),
    "moss": ("#c8d88a", "#84a04a", "#52702c", "#2c4018"),
    # cloth
    "plush": ("#ffe6c4", "#e8b888", "#c08a58", "#80542e"),
    "rose": ("#ffe4ee", "#f8a8c4", "#d86c98", "#943c68"),
    "lilac": ("#f4e8ff", "#cdb0f0", "#9878cc", "#5c4490"),
    "sky": ("#ecf8ff", "#a8d8f8", "#68a8dc", "#34689c"),
    "mint": ("#ecfff4", "#a8ecc8", "#64bc94", "#307c60"),
    "wool": ("#ffffff", "#f8f0e4", "#dccdb8", "#a08c74"),
    "grey": ("#f4f4f8", "#c0c0d0", "#8c8ca4", "#525268"),
    "denim": ("#b8d0f4", "#6488c4", "#3c5c98", "#1e3460"),
    "wine": ("#f4a8b4", "#b43c58", "#7e1c3c", "#440c24"),
    "mustard": ("#fff0a8", "#e8bc40", "#bc8820", "#74500e"),
    "coal": ("#8c88a0", "#4c4a60", "#2c2a3c", "#14121e"),
    "cocoa": ("#d8b494", "#946448", "#68402c", "#3a2016"),
    # paper
    "paper": ("#ffffff", "#fffaec", "#f0e6cc", "#d8c8a4"),
    "coral": ("#ffe0d4", "#ff9c84", "#ee6450", "#b8382e"),
    "azure": ("#e4f6ff", "#94d2ff", "#4ca4ec", "#2468b4"),
    "jade": ("#e4ffec", "#90e0b4", "#48b488", "#1e7458"),
    "sun": ("#fffbd8", "#ffe07a", "#f8bc34", "#c0800e"),
    "plum": ("#f8e4ff", "#d09cf0", "#9c58cc", "#602890"),
    "print": ("#d4e8ff", "#6ca4ec", "#2c64c4", "#123a84"),
    "kraft": ("#f4dcb4", "#d8b07c", "#b4854e", "#7c5426"),
    "ink": ("#7c86b0", "#3c4474", "#20264c", "#0c1028"),
}


@lru_cache(maxsize=len(TONES))
def edge_of(tone: str) -> str:
    """The dark that outlines a tone."""
    return hexed(mix(darker(rgb(TONES[tone][-1]), 0.62), (22, 12, 34), 0.35))
