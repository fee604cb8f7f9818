"""The facts of the cards as numbers and lists by kind, and the numbers of the rulebook, for speed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.cards import CARDS

NO_TRIBE: Final[i64] = 5  # of a counter
ANY_STAT: Final[i64] = 4
COUNTER_RANK: Final[i64] = 5

TRIBE: Final[vec[i64]] = vec[i64]([card.tribe for card in CARDS])
RANK: Final[vec[i64]] = vec[i64]([card.rank for card in CARDS])
STAT: Final[vec[i64]] = vec[i64]([points for card in CARDS for points in card.stats])  # 4 * kind + stat
ABILITY: Final[vec[i64]] = vec[i64]([card.ability for card in CARDS])
ABILITY_STAT: Final[vec[i64]] = vec[i64]([card.stat for card in CARDS])
AMOUNT: Final[vec[i64]] = vec[i64]([card.n for card in CARDS])
LIMIT: Final[vec[i64]] = vec[i64]([card.limit for card in CARDS])

HAND: Final[i64] = 6  # DC-5, DC-15
POINTS: Final[vec[i64]] = vec[i64]([(1, 1, 0, 3, 3, 0)[card.rank] for card in CARDS])  # DC-22
LAST_ROUND: Final[i64] = 3  # points for winning it (DC-22)
TEAM_LAST_ROUND: Final[i64] = 6  # DC-30
YOUNG_CARDS: Final[i64] = 29  # that a seat brings (DC-31)
YOUNG_HAND: Final[i64] = 3  # DC-31


def stronger(tribe: int) -> int:
    """Return which tribe beats `tribe` on the wheel (DC-1)."""
    return (tribe + NO_TRIBE - 1) % NO_TRIBE


def weaker(tribe: int) -> int:
    """Return which tribe `tribe` beats on the wheel (DC-1)."""
    return (tribe + 1) % NO_TRIBE


def is_counter(kind: int) -> bool:
    """Return whether a kind is a counter."""
    return ABILITY[kind] >= abilities.FIRST_COUNTER


def is_trap(kind: int) -> bool:
    """Return whether a kind is a counter that is played alone (DC-18)."""
    return abilities.TRAP_CAPTURE <= ABILITY[kind] <= abilities.TRAP_RETURN
