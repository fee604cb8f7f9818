"""The figures of the rules page, composed of the table's faces."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.rules.cards import CHIEFTAIN, HEROES, ORACLE, OUTCAST, WINNING, WYRMSLAYER, quest
from game.table.pieces import Face
from game.table.stock.figures import Figure, Size, beside, column, fan, grid, row
from game.texts.texts import Texts

SEATS: Final = 4  # at whose table the quests on the pictures are right
BACK: Final = Face("back")


def figures(texts: Texts) -> dict[str, Figure]:  # noqa: ARG001 (these speak none)
    """Return every picture by its name."""
    wanted = quest(ORACLE, SEATS)
    pips = row([Face("pip", (number, bool(wanted >> number & 1))) for number in HEROES], (27, 27), 5)
    answers = column([row([Face("answer", (yes,))], (46, 46)) for yes in (True, False)], 14)
    return {
        "heroes": fan([_hero(number) for number in (WYRMSLAYER, CHIEFTAIN, ORACLE)], _card(104), 50, 8),
        "quest": column([row([_hero(ORACLE)], _card(112)), pips]),
        "recruiting": row([BACK, _hero(OUTCAST)], _card(104), 16),
        "hints": beside([row([_hero(WYRMSLAYER)], _card(104)), answers], 20),
        "used": row([_hero(CHIEFTAIN), _hero(CHIEFTAIN, ready=False)], _card(104), 16),
        "six": grid([_hero(number) for number in list(HEROES)[:WINNING]], _card(70), 3, 8),
    }


def _card(width: float) -> Size:
    return (width, width * 1.4)


def _hero(number: int, *, ready: bool = True) -> Face:
    return Face("hero", (number, SEATS, ready))
