"""What a hand may hold, by its past: what was ruled out of it, which cards came and went since (SH-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.seventh_hero.pieces import (
    BASE,
    CAME,
    EVERYTHING,
    RULED_OUT,
    WENT,
    WENT_BURIED,
    WENT_WANDERING,
)

if TYPE_CHECKING:
    from game.seventh_hero.rules import SeventhState


def masks_of_hand(state: SeventhState, past: list[int], size: i64) -> list[int]:
    """Tell what each card in a hand of `size` may be, the oldest first."""
    ages: list[int] = []
    ruled_out: list[int] = []
    if not past:
        return [EVERYTHING] * size
    follow(state, past, ages, ruled_out)
    masks: list[int] = []
    for age in ages:
        mask: i64 = EVERYTHING
        for later in range(age, len(ruled_out)):
            mask &= ~ruled_out[later]
        masks.append(mask)
    return masks


def follow(state: SeventhState, past: list[int], ages: list[int], ruled_out: list[int]) -> bool:
    """Find out how many rulings out came before each card in hand, the oldest card first.

    A card that went away is taken to be the oldest that may have had its number: so the cards that stay
    allow as much as they ever can. `ages` and `ruled_out`, which is given the masks in their order, are to be
    empty; False if a card could not have been in the hand that it came from.
    """
    for event in past:
        if event >= RULED_OUT:
            ruled_out.append(event - RULED_OUT)
        elif event >= BASE:
            ages += [0] * (event - BASE)
        elif event == CAME:
            ages.append(len(ruled_out))
        elif not forget_oldest(ages, ruled_out, number_of(state, event)):
            return False
    return True


def number_of(state: SeventhState, event: i64) -> i64:
    """Tell the number of the card that went away, NO_HERO before it is drawn."""
    if event == WENT_WANDERING:
        return state.number
    return state.buried[event - WENT_BURIED].number if event >= WENT_BURIED else event - WENT


def forget_oldest(ages: list[int], ruled_out: list[int], number: i64) -> bool:
    """Take away the oldest card that may have `number`; whether there is one."""
    least: i64 = 0
    for ruling in range(len(ruled_out)):
        if ruled_out[ruling] >> number & 1:
            least = ruling + 1
    for place in range(len(ages)):
        if ages[place] >= least:
            del ages[place]
            return True
    return False
