"""Counts of several kinds in one integer, six bits (a lane) each: five bits of count, one guard bit.

So taking three chips is one addition, and paying a price is one subtraction. A lane holds 0 to 31.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LANE: Final[i64] = 6
LANES: Final = 5
LANE_MAX: Final = 31
ONES: Final[i64] = 0x1041041  # 1 in each of the five lanes
GUARD: Final[i64] = 0x20820820  # the top bit of each lane


def pack(counts: list[int]) -> int:
    """Pack five counts of 0 to 31 each, lane 0 first."""
    packed = 0
    for lane in range(LANES):
        packed |= counts[lane] << (6 * lane)
    return packed


def unpack(packed: int) -> tuple[int, int, int, int, int]:
    """Return the five counts of `packed`, lane 0 first."""
    return (packed & 31, packed >> 6 & 31, packed >> 12 & 31, packed >> 18 & 31, packed >> 24 & 31)


def count(packed: i64, lane: i64) -> i64:
    """Return the count in one lane."""
    return (packed >> (LANE * lane)) & 31


def one(lane: i64) -> i64:
    """Pack a single piece of kind `lane`."""
    one_piece: i64 = 1
    return one_piece << (LANE * lane)


def total(packed: i64) -> i64:
    """Return the sum of the lanes, if it is below 63 (64 is 1 modulo 63, so the lanes just add up)."""
    return packed % 63


def minus(a: i64, b: i64) -> i64:
    """Subtract lane by lane, never below 0."""
    difference: i64 = (a | GUARD) - b
    kept: i64 = difference & GUARD
    return difference & (kept - (kept >> 5))


def covers(a: i64, b: i64) -> bool:
    """Return whether every lane of `a` is at least that lane of `b`."""
    return ((a | GUARD) - b) & GUARD == GUARD


def at_least(packed: i64, n: i64) -> i64:
    """Return a five-bit mask of the lanes with `n` or more (64 is 2 modulo 62)."""
    return (((packed + (32 - n) * ONES) & GUARD) >> 5) % 62
