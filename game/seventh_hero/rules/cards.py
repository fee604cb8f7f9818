"""The box of Seventh Hero: seven heroes, eleven cards of each. Facts only.

A card is its hero's number, 1 to 7: the copies of a hero can't be told apart. Sets of numbers are masks, with
bit n for number n.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 5
HEROES: Final = range(1, 8)
COPIES: Final = 11  # SH-1
HOUSE_COPIES: Final = (8, 9, 10, 12, 13)  # what house rules may take instead
PARTY_START: Final = 2  # SH-2
HAND_START: Final = 5  # SH-3
WINNING: Final = 6  # different heroes in a party (SH-27)

NAMES: Final = (  # by number
    "",
    "Shield Maiden",
    "Wyrmslayer",
    "Chieftain",
    "Outcast",
    "Oracle",
    "Tale Weaver",
    "Forest Strider",
)
SHIELD_MAIDEN: Final = 1
WYRMSLAYER: Final = 2
CHIEFTAIN: Final = 3
OUTCAST: Final = 4
ORACLE: Final = 5
TALE_WEAVER: Final = 6
FOREST_STRIDER: Final = 7

ALL: Final = 0b11111110


def mask_of(*numbers: int) -> int:
    """Make the mask of some numbers."""
    return sum(1 << number for number in set(numbers))


def numbers(mask: int) -> tuple[int, ...]:
    """List the numbers of a mask."""
    return tuple(number for number in HEROES if mask >> number & 1)


def quest(hero: int, seats: int) -> int:
    """Tell, as a mask, which numbers meet the quest on a hero's card (SH-1)."""
    return {
        1: mask_of(1, 2, 3),
        2: mask_of(5, 6, 7),
        3: mask_of(3, 4, 5),
        4: mask_of(1, 3, 5, 7),
        5: mask_of(2, 4, 6),
        6: mask_of(*range(1, seats + 1)),
        7: mask_of(*range(seats, 8)),
    }[hero]
