"""The figures of the rules page, composed of the table's faces."""

from __future__ import annotations

from typing import Final

from game.splendor_marvel.rules.cards import (
    BONUS_COLOUR,
    COST_COUNTS,
    LEVEL,
    MIND,
    POINTS,
    POWER,
    REALITY,
    SPACE,
    TIME,
)
from game.splendor_marvel.words import says
from game.table.pieces import Face
from game.table.stock.figures import Figure, Size, beside, column, fan, row
from game.texts.texts import Texts

TILE: Final[Size] = (184, 123)
CHIP: Final[Size] = (58, 58)


def figures(texts: Texts) -> dict[str, Figure]:
    """Return all figures by name; chips have letters of the language."""
    three = row([_chip(kind, texts) for kind in (MIND, SPACE, REALITY)], CHIP)
    two = row([_chip(POWER, texts)] * 2, CHIP)
    level = [_first(level) for level in (1, 2, 3)]
    payer = level[0]
    dear = next(
        card for card, cost in enumerate(COST_COUNTS) if LEVEL[card] == 2 and cost[BONUS_COLOUR[payer]] > 2
    )
    bonus = row([Face("bonus", (BONUS_COLOUR[payer],))], (60, 52))
    return {
        "cards": fan([Face("card", (card,)) for card in level], _card(112), 52, 7),
        "stones": column([three, two], 14),
        "bonus": beside([row([Face("card", (dear,))], _card(116)), bonus], 22),
        "tiles": column([row([Face("location", (0,))], TILE), row([Face("avengers")], TILE)]),
        "gauntlet": column([row([Face("gauntlet")], TILE), row([_chip(TIME, texts)], CHIP)]),
    }


def _first(level: int) -> int:
    """Return the first card of a level with points, or of level I any."""
    return next(card for card, its in enumerate(LEVEL) if its == level and (POINTS[card] or level == 1))


def _card(width: float) -> Size:
    return (width, width * 1.4)


def _chip(kind: int, texts: Texts) -> Face:
    return Face("chip", (kind, says.letter(kind, texts)))
