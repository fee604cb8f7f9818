"""Public knowledge of a hidden hand: what its leader didn't have when it could not meet a quest (SH-6, SH-7).

Computed from a view. It isn't always known which card has left since: we take it to be the oldest that it can
have been, so that what is said of the others holds in any case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.seventh_hero.rules.cards import mask_of, numbers
from game.seventh_hero.rules.pasts import forget_oldest
from game.seventh_hero.rules.pieces import BASE, CAME, RULED_OUT, WENT, WENT_BURIED, WENT_WANDERING

if TYPE_CHECKING:
    from game.seventh_hero.rules.view import SeventhView


class Ruling(NamedTuple):
    """Numbers that some cards of a hand can't have."""

    cards: int  # at least so many
    none_of: tuple[int, ...]


def rulings(view: SeventhView, seat: int) -> tuple[Ruling, ...]:
    """Return what is known of a seat's hand, fewest cards first, without what follows from the rest."""
    ages, ruled_out = _followed(view, seat)
    found = []
    for place in range(len(ruled_out)):
        mask = 0
        for later in ruled_out[place:]:
            mask |= later
        found.append(Ruling(sum(age <= place for age in ages), numbers(mask)))
    return tuple(one for one in dict.fromkeys(found) if one.cards and not _follows(one, found))


def _follows(ruling: Ruling, others: list[Ruling]) -> bool:
    """Whether another ruling says as much of as many cards, or more."""
    return any(
        other != ruling and other.cards >= ruling.cards and {*ruling.none_of} <= {*other.none_of}
        for other in others
    )


def without(view: SeventhView, number: int) -> tuple[int, ...]:
    """List the other seats that have cards in hand and no card of a number among them."""
    return tuple(
        seat
        for seat, player in enumerate(view.players)
        if seat != view.seat
        and any(one.cards == player.cards and number in one.none_of for one in rulings(view, seat))
    )


def _followed(view: SeventhView, seat: int) -> tuple[list[int], list[int]]:
    """Return how many rulings preceded each card in hand, oldest first, and their masks."""
    ages: list[int] = []
    ruled_out: list[int] = []
    for event in view.players[seat].past:
        if event >= RULED_OUT:
            ruled_out.append(event - int(RULED_OUT))
        elif event >= BASE:
            ages += [0] * (event - int(BASE))
        elif event == CAME:
            ages.append(len(ruled_out))
        else:
            forget_oldest(ages, ruled_out, mask_of(*_gone(view, event)))
    return ages, ruled_out


def _gone(view: SeventhView, event: int) -> tuple[int, ...]:
    """List the possible numbers of a card that left, as far as the viewer knows."""
    if event < WENT_WANDERING:
        return (event - int(WENT),)
    if event < WENT_BURIED:
        return view.possible if view.number is None else (view.number,)
    card = view.buried[event - int(WENT_BURIED)]
    return card.possible if card.number is None else (card.number,)
