"""The facts of the cards as numbers and lists by kind, and the numbers of the rulebook, for speed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.rules.cards.cards import CARDS

NO_TRIBE: Final[i64] = 5  # of a counter
ANY_STAT: Final[i64] = 4
COUNTER_RANK: Final[i64] = 5

TRIBE: Final[list[int]] = [card.tribe for card in CARDS]
RANK: Final[list[int]] = [card.rank for card in CARDS]
STAT: Final[list[int]] = [points for card in CARDS for points in card.stats]  # 4 * kind + stat
ABILITY: Final[list[int]] = [card.ability for card in CARDS]
ABILITY_STAT: Final[list[int]] = [card.stat for card in CARDS]
AMOUNT: Final[list[int]] = [card.n for card in CARDS]
LIMIT: Final[list[int]] = [card.limit for card in CARDS]

HAND: Final[i64] = 6  # DC-5, DC-15
POINTS: Final[list[int]] = [(1, 1, 0, 3, 3, 0)[card.rank] for card in CARDS]  # DC-22
LAST_ROUND: Final[i64] = 3  # points for winning it (DC-22)
TEAM_LAST_ROUND: Final[i64] = 6  # DC-30
YOUNG_CARDS: Final[i64] = 29  # that a seat brings (DC-31)
YOUNG_HAND: Final[i64] = 3  # DC-31

BOOST: Final[i64] = 0  # places in `card_table.ABILITIES`, as numbers for speed
WEAKEN: Final[i64] = 1
CHARGE: Final[i64] = 2
BRACE: Final[i64] = 3
LONER: Final[i64] = 4
RALLY: Final[i64] = 5
FULL_SUPPORT: Final[i64] = 6
MIXED_STACK: Final[i64] = 7
WHEEL_MASTER: Final[i64] = 8
SURE_FOOTED: Final[i64] = 9
UNDERDOG: Final[i64] = 10
COMEBACK: Final[i64] = 11
TIEBREAKER: Final[i64] = 12
TWIST: Final[i64] = 13
LOCK: Final[i64] = 14
CANCEL: Final[i64] = 15
SHIELDED: Final[i64] = 16
HUSH: Final[i64] = 17
DISARM: Final[i64] = 18
SNIPE: Final[i64] = 19
SACRIFICE: Final[i64] = 20
SPITE: Final[i64] = 21
DRAW: Final[i64] = 22
RECALL: Final[i64] = 23
SALVAGE: Final[i64] = 24
OP_DRAW: Final[i64] = 25
OP_DESTROY: Final[i64] = 26
OP_STEAL: Final[i64] = 27
TRAP_CAPTURE: Final[i64] = 28
TRAP_STACK: Final[i64] = 29
TRAP_DESTROY: Final[i64] = 30
TRAP_RETURN: Final[i64] = 31
NULLIFY: Final[i64] = 32
SWITCH: Final[i64] = 33
FREE_TRIBE: Final[i64] = 34
FIRST_COUNTER: Final[i64] = 28
RESCUE: Final[i64] = 35


def stronger(tribe: int) -> int:
    """Return which tribe beats `tribe` on the wheel (DC-1)."""
    return (tribe + NO_TRIBE - 1) % NO_TRIBE


def weaker(tribe: int) -> int:
    """Return which tribe `tribe` beats on the wheel (DC-1)."""
    return (tribe + 1) % NO_TRIBE


def is_counter(kind: int) -> bool:
    """Return whether a kind is a counter."""
    return ABILITY[kind] >= FIRST_COUNTER


def is_trap(kind: int) -> bool:
    """Return whether a kind is a counter that is played alone (DC-18)."""
    return TRAP_CAPTURE <= ABILITY[kind] <= TRAP_RETURN
