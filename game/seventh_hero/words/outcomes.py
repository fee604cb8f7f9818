"""What becomes of the wanderer if a seat recruits it, for each number that it may have.

Pure sums over a view (SH-10, SH-27, SH-30); what the viewer can't know has no part in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.seventh_hero.rules.cards import WINNING
from game.seventh_hero.words.notes import possible, unseen_copies

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.seventh_hero.rules.view import SeventhView

JOINS: Final = "joins"
DOUBLE: Final = "double"  # both leave
SIXTH: Final = "sixth"  # wins


class Fate(NamedTuple):
    """What one number would mean."""

    number: int
    result: str  # JOINS, DOUBLE or SIXTH
    unseen: int  # copies of it that the viewer has not seen; 0 where it knows the wanderer


def result_of(view: SeventhView, seat: int, number: int) -> str:
    """Return what happens if `seat` recruits a hero."""
    party = [hero.number for hero in view.players[seat].party]
    if number in party:
        return DOUBLE
    return SIXTH if len(party) + 1 == WINNING else JOINS


def fates(view: SeventhView, seat: int) -> tuple[Fate, ...]:
    """Return what happens if `seat` recruits the wanderer, for each number that it may have."""
    unseen = dict.fromkeys(range(8), 0) if view.number else unseen_copies(view)
    return tuple(
        Fate(number, result_of(view, seat, number), unseen[number]) for number in sorted(possible(view))
    )


def copies(found: Iterable[Fate], *results: str) -> int:
    """Count the unseen copies that have one of `results`; of all if none is named."""
    return sum(fate.unseen for fate in found if fate.result in results or not results)


def having(found: Iterable[Fate], *results: str) -> tuple[int, ...]:
    """List the numbers that have one of `results`."""
    return tuple(fate.number for fate in found if fate.result in results)


def risk(found: tuple[Fate, ...], *results: str) -> float:
    """Return how likely one of `results` is, 0 to 1, by unseen copies alone."""
    if len(found) == 1 or not copies(found):
        return float(any(fate.result in results for fate in found))
    return copies(found, *results) / copies(found)


def good(view: SeventhView, seat: int, result: str) -> int:
    """Return 1 where a result is good for the viewer, -1 where it is bad, 0 where it is neither."""
    if seat == view.seat:
        return -1 if result == DOUBLE else 1
    return {SIXTH: -1, DOUBLE: 1, JOINS: 0}[result]
