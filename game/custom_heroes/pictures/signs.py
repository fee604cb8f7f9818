"""Small signs on 100 units: the marks of the six sets, power, the six abilities, digits drawn as lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.table.art.palette import Rgb
from game.table.art.vector import mirrored, path, star

BOLT: Final = "M62 2L16 58L44 58L32 98L84 38L54 38L74 2Z"
"""A lightning bolt: one power."""


def _sun() -> str:
    return star((50, 50), 10, 48, 31)


def _moon() -> str:
    return "M62 6A45 45 0 1 0 94 70A37 37 0 1 1 62 6Z"


def _star() -> str:
    return star((50, 54), 5, 48, 20)


def _wave() -> str:
    return "M4 66C14 26 46 4 76 20C92 30 92 52 76 54C66 54 62 44 68 38C50 40 48 66 96 70C92 92 20 98 4 66Z"


def _leaf() -> str:
    return "M10 92C2 40 34 6 94 6C98 62 66 96 26 84L60 44L20 78Z"


def _flame() -> str:
    return "M52 2C58 26 86 40 84 66C82 88 66 98 50 98C34 98 16 88 16 66C16 48 28 40 30 24C38 30 42 36 42 44C50 34 54 18 52 2Z"


class SetMark:
    """The mark of one set of characters: its outline and its tint."""

    def __init__(self, outline: Callable[[], str], tint: Rgb) -> None:
        """Keep both."""
        self.outline = outline
        self.tint = tint


SET_MARKS: Final = (
    SetMark(_sun, (250, 190, 40)),
    SetMark(_moon, (186, 178, 240)),
    SetMark(_star, (84, 146, 255)),
    SetMark(_wave, (40, 204, 204)),
    SetMark(_leaf, (120, 206, 74)),
    SetMark(_flame, (255, 96, 62)),
)
"""By set, a first."""


def set_mark(number: int, fill: str, line: str, width: float = 7) -> str:
    """The mark of set `number` (0 to 5)."""
    return path(SET_MARKS[number].outline(), fill, line, width)


def bolt(fill: str = "#ffe24a", line: str = "#3a1c04", width: float = 8) -> str:
    """One power."""
    return path(BOLT, fill, line, width)


def _inked(data: str, width: float, tone: str = "#ffffff") -> str:
    return path(data, "none", "#140a28", width + 9) + path(data, "none", tone, width)


def ascend() -> str:
    """A winged arrow that rises."""
    wing = path("M40 58Q14 58 4 30Q18 38 28 34Q14 26 12 10Q30 26 42 30Z", "#ffffff", "#140a28", 5)
    return mirrored(wing, 50) + path("M50 4L74 38H61V90H39V38H26Z", "#ffffff", "#140a28", 6)


def bet() -> str:
    """A wreath about the number one: who bets means to be first."""
    leaves = "".join(
        path(f"M{x} {y}q-16 -2 -18 -16q15 0 18 16Z", "#ffffff", "#140a28", 3.5)
        for x, y in ((38, 92), (25, 82), (17, 67), (15, 50), (19, 34))
    )
    return mirrored(leaves, 50) + _inked("M40 34L54 22V74M40 75H68", 10)


def wild() -> str:
    """A joker's star: eight rays of all lengths."""
    return path(star((50, 50), 8, 47, 17), "#ffffff", "#140a28", 6) + path(
        star((50, 50), 4, 47, 12), "#ffe88a"
    )


def double() -> str:
    """Times two."""
    return _inked("M12 44L38 70M38 44L12 70", 10) + _inked(
        "M56 34Q58 18 72 18Q88 20 88 36Q88 52 56 80H90", 10
    )


def reverse() -> str:
    """An arrow up and an arrow down."""
    up = "M30 8L52 36H39V84H21V36H8Z"
    down = "M70 92L92 64H79V16H61V64H48Z"
    return path(up, "#ffffff", "#140a28", 6) + path(down, "#ffe88a", "#140a28", 6)


def trick_point() -> str:
    """A cup with a star."""
    return (
        _inked("M28 24H12Q10 50 32 52M72 24H88Q90 50 68 52", 7)
        + path("M26 12H74Q78 54 57 64V76H70V92H30V76H43V64Q22 54 26 12Z", "#ffffff", "#140a28", 6)
        + path(star((50, 36), 5, 17, 7), "#e8a020")
    )


ABILITY_SIGNS: Final = (ascend, bet, wild, double, reverse, trick_point)
"""In the order of `ABILITIES`, whose first means none."""
ABILITY_TINTS: Final[tuple[Rgb, ...]] = (
    (140, 60, 230),
    (20, 150, 140),
    (50, 90, 220),
    (236, 90, 26),
    (226, 56, 140),
    (96, 92, 200),
)
"""What each ability's friend is coloured like."""
