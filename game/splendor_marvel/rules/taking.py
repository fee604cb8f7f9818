"""Which chips may be taken (SM-6 to SM-9): one guard for the choices and for the reasons against others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.errors import Reason
from game.engine.packed import one
from game.splendor_marvel.rules.actions import TAKES
from game.splendor_marvel.rules.cards import PAIR_STOCK, SHIELD

if TYPE_CHECKING:
    from collections.abc import Sequence


def breach(stock: Sequence[int], colours: tuple[int, ...]) -> Reason | None:
    """Return why just these chips can't be taken; None if they can. They may be of any of the seven kinds."""
    special = [colour for colour in colours if colour >= SHIELD]
    if special:
        return Reason("special_chip", "SM-9", {"colour": special[0]})
    for colour in colours:
        if not stock[colour]:
            return Reason("colour_empty", "SM-6", {"colour": colour})
    if len(colours) > 3:
        return Reason("take_at_most_three", "SM-6")
    twice = [colour for colour in colours if colours.count(colour) > 1]
    if twice:
        left = stock[twice[0]]
        if left < PAIR_STOCK and len(twice) == len(colours):
            return Reason("pair_needs_four", "SM-8", {"colour": twice[0], "left": left, "needed": PAIR_STOCK})
        return Reason("two_of_one_colour_only", "SM-8", {"colour": twice[0]}) if len(colours) > 2 else None
    possible = min(3, sum([1 for left in stock[:SHIELD] if left]))
    if len(colours) < possible:
        return Reason("take_more", "SM-7", {"picked": len(colours), "needed": possible})
    return None


def _choices(mask: int) -> list[int]:
    """List what may be taken from a stock of which only `mask` is known."""
    stock = [PAIR_STOCK * (mask >> 5 + colour & 1) or mask >> colour & 1 for colour in range(5)]
    return [take for take in range(len(TAKES)) if breach(stock, TAKES[take]) is None]


CHOICES: Final[list[list[int]]] = [  # by the colours in stock and, five bits higher, those with four or more
    _choices(mask) if mask >> 5 & ~mask == 0 else [] for mask in range(1024)
]
TAKEN: Final[list[int]] = [sum([one(colour) for colour in take]) for take in TAKES]
