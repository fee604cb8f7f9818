"""The colour and the staves of each hero, the signs of abilities and quests, on 100 units. No real rune is used."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.pictures.cuts import INK
from game.table.art.palette import Rgb
from game.table.art.vector import Point, circle, closed, path, polar, ring_points

TINTS: Final[tuple[Rgb, ...]] = (
    (120, 128, 140),  # nobody
    (206, 44, 56),  # 1 Shield Maiden: the red of her shield
    (40, 156, 200),  # 2 Wyrmslayer: ice
    (236, 182, 52),  # 3 Chieftain: gold
    (160, 172, 194),  # 4 Outcast: moonlight
    (152, 88, 226),  # 5 Oracle: violet
    (236, 112, 44),  # 6 Tale Weaver: embers
    (62, 160, 84),  # 7 Forest Strider: pines
)
"""By number."""


def _staves(data: str, colour: str, width: float) -> str:
    return path(data, "none", colour, width)


def hero_sign(number: int, colour: str, width: float = 9) -> str:
    """The staves of a hero: shield, spear and wyrm, pennant, wolf, eye, flame, pine."""
    lines, dots = _SIGNS[number - 1]
    return _staves(lines, colour, width) + "".join(circle(spot, radius, colour) for spot, radius in dots)


_SIGNS: Final[tuple[tuple[str, tuple[tuple[Point, float], ...]], ...]] = (
    (
        "M50 10A40 40 0 1 1 50 90A40 40 0 1 1 50 10ZM24 24L40 40M76 24L60 40M24 76L40 60M76 76L60 60",
        (((50, 50), 12),),
    ),
    ("M50 96V46M50 4L67 27L50 50L33 27ZM14 88L34 74L22 60L78 78L66 62L86 48", ()),
    ("M26 4V96M26 10L88 22L66 38L88 56L26 66", (((45, 38), 7),)),
    ("M14 6L32 30H68L86 6V54L50 96L14 54ZM32 50L42 58M68 50L58 58", ()),
    ("M4 56L50 24L96 56L50 88ZM50 2V10M22 8L27 16M78 8L73 16", (((50, 56), 13),)),
    ("M50 4L64 32L76 24L86 62L68 94H32L14 62L26 44L38 56ZM50 94V68", ()),
    ("M50 96V6M24 34L50 6L76 34M18 60L50 30L82 60M12 86L50 54L88 86", ()),
)


def ability_sign(number: int) -> str:
    """What a hero can do, on 100 units: ward off, slay, wake, bar, foresee, tell anew, gather."""
    return (_ward, _slay, _wake, _bar, _foresee, _retell, _gather)[number - 1]()


_PALE: Final = "#fff2cc"
_GOLD: Final = "#f2c14e"


def _inked(data: str, colour: str, line: float = 5) -> str:
    return path(data, colour, INK, line)


def _ward() -> str:
    """A round shield on which a bolt breaks."""
    rivets = "".join(circle(spot, 3.4, INK) for spot in ring_points((50, 52), 31, 8, -67.5))
    return (
        circle((50, 52), 40, _PALE, INK, 5)
        + path("M50 52V12A40 40 0 0 1 90 52ZM50 52V92A40 40 0 0 1 10 52Z", "#c83440", INK, 3)
        + circle((50, 52), 40, "none", INK, 5)
        + rivets
        + circle((50, 52), 13, _GOLD, INK, 5)
        + circle((46, 48), 4, "#ffffff", opacity=0.8)
    )


def _slay() -> str:
    """A wyrm's head with a spear through its neck."""
    return (
        _inked("M70 98Q94 70 82 40Q70 14 40 18L24 30L4 36L8 48L30 52L40 50Q52 56 46 72L34 98Z", "#5fd0e8", 5)
        + _inked("M62 20L80 2L78 30ZM76 36L98 24L88 50Z", _GOLD, 4)
        + path("M8 42L30 42", "none", INK, 4)
        + path("M30 27L44 30L34 36Z", _GOLD, INK, 4)
        + path("M96 70L40 92", "none", INK, 16)
        + path("M96 70L40 92", "none", "#d89a54", 7)
        + _inked("M46 74L50 100L12 104L24 84Z", _PALE, 5)
    )


def _wake() -> str:
    """A war horn that calls a hero back."""
    return (
        _inked("M10 26Q8 74 52 84Q80 88 88 72L66 58Q60 66 50 62Q34 56 36 24Z", _PALE)
        + _inked("M6 14L40 14L38 34L8 36Z", _GOLD)
        + path("M20 52L42 48M32 72L50 58", "none", INK, 6)
        + _inked("M64 52L94 66L88 84L60 68Z", _GOLD)
        + path("M58 10Q72 20 72 36M74 4Q90 18 90 40", "none", _GOLD, 7)
    )


def _bar() -> str:
    """A door with two planks across."""
    plank = "M4 30L14 18L96 70L86 82Z"
    return (
        _inked("M22 96V44Q22 8 50 6Q78 8 78 44V96Z", "#7c8598")
        + path("M41 12V94M59 12V94", "none", INK, 4)
        + _inked(plank, _PALE)
        + _inked("M96 30L86 18L4 70L14 82Z", _PALE)
        + "".join(circle(spot, 3.6, INK) for spot in ((14, 26), (86, 26), (14, 74), (86, 74)))
    )


def _foresee() -> str:
    """An open eye with rays."""
    rays = "".join(
        path(
            closed((polar((50, 56), 38, turn - 6), polar((50, 56), 54, turn), polar((50, 56), 38, turn + 6))),
            _GOLD,
        )
        for turn in range(-150, -29, 30)
    )
    return (
        rays
        + _inked("M2 58Q26 26 50 26Q74 26 98 58Q74 90 50 90Q26 90 2 58Z", _PALE)
        + circle((50, 58), 23, "#8c54dc", INK, 4)
        + circle((50, 58), 11, INK)
        + circle((43, 50), 5.5, "#ffffff")
    )


def _retell() -> str:
    """A scroll whose line is burnt away by a flame."""
    return (
        _inked("M12 16Q2 16 4 28Q6 36 16 34V92Q16 98 24 98H82Q94 98 92 86Q90 80 82 80V16Z", _PALE)
        + path("M16 34Q26 34 24 24Q22 16 12 16H82V34Z", "#e2c890", INK, 4)
        + path("M28 48H44M28 62H38M28 76H44", "none", INK, 6)
        + _inked(
            "M64 36Q66 50 78 58Q88 72 76 86Q64 96 52 86Q40 72 52 60Q54 68 60 68Q56 50 64 36Z", "#f0742c", 5
        )
        + path("M65 66Q76 76 68 86Q60 90 56 82Q56 76 62 76Q62 70 65 66Z", "#ffe27a")
    )


def _gather() -> str:
    """Two cards."""
    return (
        f'<g transform="rotate(-14 50 60)">{_inked("M12 20Q12 14 18 14H52Q58 14 58 20V80Q58 86 52 86H18Q12 86 12 80Z", "#2f6e44")}'
        + path("M22 26H48V74H22Z", "none", _GOLD, 4)
        + "</g>"
        + f'<g transform="rotate(12 50 60)">{_inked("M42 16Q42 10 48 10H84Q90 10 90 16V80Q90 86 84 86H48Q42 86 42 80Z", _PALE)}'
        + path("M66 26V72M52 48H80", "none", "#2f8a4c", 11)
        + "</g>"
    )
