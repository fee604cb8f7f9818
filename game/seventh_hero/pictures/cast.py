"""Which drawing pictures which hero, and the ground before which it stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.seventh_hero.pictures.cuts import INK
from game.seventh_hero.pictures.signs import TINTS, hero_sign
from game.table.art.palette import darker, hexed
from game.table.art.vector import linear, moved, path

Drawing = Callable[[], str]


def _standing(number: int) -> str:
    return moved(hero_sign(number, INK, 14) + hero_sign(number, "#ffe0a0", 8), (140, 90), 3.4)


def _plain(number: int) -> str:
    return linear("sky", (0, 0), (0, 600), "#141a30", hexed(darker(TINTS[number], 0.3)), "#e8c890") + path(
        "M0 0H500V700H0Z", "url(#sky)"
    )


FIGURES: Final[tuple[Drawing, ...]] = tuple(partial(_standing, number) for number in range(1, 8))
GROUNDS: Final[tuple[Drawing, ...]] = tuple(partial(_plain, number) for number in range(1, 8))
