"""The figures of the rules page, composed of the table's faces."""

from __future__ import annotations

from typing import Final

from game.custom_heroes.rules.cards import ADVANCEMENTS, BLUE, GOAL, GREEN, KODORA, RED, YELLOW
from game.table.pieces import Face
from game.table.stock.figures import Figure, Size, beside, column, fan, grid, row
from game.texts.texts import Texts

THREE: Final = 2  # cards of the first set
SEVEN: Final = 6
BLADE: Final = next(kind for kind, one in enumerate(ADVANCEMENTS) if one.gem == RED)
BUCKLER: Final = next(kind for kind, one in enumerate(ADVANCEMENTS) if one.gem == BLUE)
AURA_7: Final = next(kind for kind, one in enumerate(ADVANCEMENTS) if one.aura == SEVEN + 1)
BUDDY: Final = next(
    kind for kind, one in enumerate(ADVANCEMENTS) if one.gem == YELLOW and one.in_bag
)  # an Edge
NOTHING: Final = (-1, -1, -1, -1)


def figures(texts: Texts) -> dict[str, Figure]:  # noqa: ARG001 (these speak none)
    """Return every picture by its name."""
    full = tuple({RED: BLADE, BLUE: BUCKLER, YELLOW: BUDDY, GREEN: AURA_7}[gem] for gem in range(4))
    aura = tuple(AURA_7 if gem == GREEN else -1 for gem in range(4))
    signs = [Face("mark", (one.ability,)) for one in ADVANCEMENTS if one.ability]
    tools = row([Face("kind", (kind,)) for kind in (BLADE, BUCKLER, AURA_7)], _card(62), 10)
    power = row([Face("power")] * 3, (40, 40), 8)
    return {
        "hero": row([_hero(THREE), _hero(THREE, full)], _card(108), 14),
        "deal": fan([Face("back")] * 5, _card(84), 28, 7),
        "pair": row([_hero(SEVEN), _hero(THREE, aura)], _card(108), 14),
        "tokens": column([tools, power]),
        "abilities": grid(signs, (62, 62), 3, 12),
        "bets": beside([row([Face("kind", (KODORA,))], _card(96)), row([Face("stake")], (84, 84))], 20),
        "goal": beside([row([Face("vp", (GOAL,))], (96, 96)), row([Face("place_mark", (1,))], (84, 84))], 18),
    }


def _card(width: float) -> Size:
    return (width, width * 1.4)


def _hero(card: int, slots: tuple[int, ...] = NOTHING) -> Face:
    return Face("card", (card, slots, False))
