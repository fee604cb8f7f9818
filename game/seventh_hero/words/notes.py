"""What the one who looks can tell of the wanderer: numbers it may still have, copies not yet seen.

Pure sums over a view: what lies open, the own hand, cards seen, and the hints whose card is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.seventh_hero.rules.cards import HEROES

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import BuriedCard, SeventhView

ON_ITS_WAY: Final = 99  # what a hint is about while its wanderer is (see `pieces.CURRENT`)
PAIR: Final = 2  # cards that are eliminated together


class Note(NamedTuple):
    """What is known of one number."""

    number: int
    possible: bool  # the wanderer may have it; all are while nobody wanders
    unseen: int  # copies that may be anywhere out of sight


def notes(view: SeventhView) -> tuple[Note, ...]:
    """What is known of each number, from 1."""
    unseen = unseen_copies(view)
    candidates = possible(view)
    return tuple(Note(number, number in candidates, unseen[number]) for number in HEROES)


def unseen_copies(view: SeventhView) -> dict[int, int]:
    """Count the copies of each number that the viewer has not seen."""
    seen = dict.fromkeys(HEROES, 0)
    for number, count in zip(HEROES, view.discards, strict=True):
        seen[number] += count
    for player in view.players:
        for hero in player.party:
            seen[hero.number] += 1
        for number in player.eliminated:
            seen[number] += PAIR
    looked_at = [*own_hand(view), *(card.number for card in view.buried), view.number]
    for known in looked_at:
        if known:
            seen[known] += 1
    return {number: view.copies - seen[number] for number in HEROES}


def own_hand(view: SeventhView) -> tuple[int, ...]:
    """The viewer's hand; () where several look together who know it differently."""
    hand: tuple[int, ...] | None = view.players[view.seat].hand
    return hand or ()


def possible(view: SeventhView) -> frozenset[int]:
    """List the numbers that the wanderer may have as far as the viewer can tell; all while there is none."""
    if not view.wandering:
        return frozenset(HEROES)
    if view.number:
        return frozenset({view.number})
    unseen = unseen_copies(view)
    told: tuple[int, ...] | None = view.possible
    found = {number for number in told or HEROES if unseen[number] > 0}
    for card in hints(view):
        found &= _allowed(card)
    return frozenset(found)


def hints(view: SeventhView) -> list[BuriedCard]:
    """The hints given about the wanderer that is on its way, the first one first."""
    return [card for card in view.buried if view.wandering and card.about == ON_ITS_WAY]


def _allowed(card: BuriedCard) -> set[int]:
    """The numbers that a hint's answer leaves."""
    if card.number and card.equal:
        return {card.number}
    if card.number:
        return set(HEROES) - {card.number}
    return set(card.possible) if card.equal else set(HEROES)
