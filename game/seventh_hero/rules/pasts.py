"""Possible numbers of hidden cards: what was ruled out, and which cards came and went since (SH-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.seventh_hero.rules import pieces

if TYPE_CHECKING:
    from game.seventh_hero.rules.road import Road


def masks_of_hand(road: Road, past: list[int], size: i64) -> list[int]:
    """Return the possible numbers of each card in a hand of `size` as masks, oldest first."""
    ages: list[int] = []
    ruled_out: list[int] = []
    if not past:
        return [pieces.EVERYTHING] * size
    follow(road, past, ages, ruled_out)
    masks: list[int] = []
    for age in ages:
        mask: i64 = pieces.EVERYTHING
        for later in range(age, len(ruled_out)):
            mask &= ~ruled_out[later]
        masks.append(mask)
    return masks


def follow(road: Road, past: list[int], ages: list[int], ruled_out: list[int]) -> bool:
    """Compute how many rulings preceded each card in hand, oldest first.

    A card that left is taken to be the oldest that it can have been, so that the remaining cards allow as
    much as possible. `ages` and `ruled_out`, which receives the masks in order, must be empty; False if a
    card could not have been in its hand.
    """
    for event in past:
        if event >= pieces.RULED_OUT:
            ruled_out.append(event - pieces.RULED_OUT)
        elif event >= pieces.BASE:
            ages += [0] * (event - pieces.BASE)
        elif event == pieces.CAME:
            ages.append(len(ruled_out))
        elif not forget_oldest(ages, ruled_out, mask_gone(road, event)):
            return False
    return True


def forget_oldest(ages: list[int], ruled_out: list[int], mask: i64) -> bool:
    """Remove the oldest card that may have one of the numbers in `mask`; return whether there is one."""
    for place in range(len(ages)):
        left = mask
        for ruling in range(ages[place], len(ruled_out)):
            left &= ~ruled_out[ruling]
        if left:
            del ages[place]
            return True
    return False


def mask_gone(road: Road, event: i64) -> i64:
    """Return the possible numbers of the card that left as a mask: its own, once that is drawn."""
    if event < pieces.WENT_WANDERING:
        return pieces.BITS[event - pieces.WENT]
    place = pieces.CURRENT if event == pieces.WENT_WANDERING else event - pieces.WENT_BURIED
    number = number_at(road, place)
    return mask_of(road, place) if number == pieces.NO_HERO else pieces.BITS[number]


# Face-down cards


def mask_of(road: Road, place: i64) -> i64:
    """Return the possible numbers of a face-down card as a mask, by what is known and was drawn before it."""
    if place == pieces.CURRENT:
        return road.possible & hinted(road, place)
    card = road.buried[place]
    if card.about == pieces.NOBODY:
        return card.mask & hinted(road, place)
    about = number_at(road, card.about)
    if about == pieces.NO_HERO:
        return card.mask & mask_of(road, card.about) if card.equal else card.mask
    return card.mask & (pieces.BITS[about] if card.equal else ~pieces.BITS[about])


def hinted(road: Road, place: i64) -> i64:
    """Return what hints say of a wanderer's number."""
    mask: i64 = pieces.EVERYTHING
    for hint in road.buried:
        if hint.about == place and hint.number != pieces.NO_HERO:
            mask &= pieces.BITS[hint.number] if hint.equal else ~pieces.BITS[hint.number]
    return mask


def number_at(road: Road, place: i64) -> i64:
    """Return the number of a face-down card, NO_HERO before it is drawn."""
    return road.number if place == pieces.CURRENT else road.buried[place].number
