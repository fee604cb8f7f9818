"""What a set is worth in a clash (DC-10 to DC-12), with the abilities that change it.

Every part can be written in a book, for the screen: a code of `PARTS` and its amount, in order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.dust_collectorz.rules.cards import abilities
from game.dust_collectorz.rules.cards.facts import (
    ABILITY,
    ABILITY_STAT,
    AMOUNT,
    ANY_STAT,
    NO_TRIBE,
    RANK,
    STAT,
    TRIBE,
)
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import NONE

PARTS: Final = ("primary", "support", "wheel", "ability", "weakened", "counter", "floor")
NO_BOOK: Final[list[int]] = []  # for `worth` where only the value is wanted
FROM_PRIMARY: Final[i64] = 0  # amount of the primary's stat
FROM_SUPPORT: Final[i64] = 1  # one for each support, in order
FROM_WHEEL: Final[i64] = 2
FROM_ABILITY: Final[i64] = 3  # one for each ability that has an effect, the primary's first
FROM_FOE: Final[i64] = 4  # one for each WEAKEN of the foe's
FROM_COUNTER: Final[i64] = 5
FROM_FLOOR: Final[i64] = 6  # what a value below 0 is raised by


def worth(laid: Laid, foe: Laid, stat: i64, book: list[int], *, defends: bool, behind: bool) -> i64:
    """Count a set's value against `foe`; `behind`: its side has captured fewer cards than the foe's.

    `book` gets pairs of part and amount, unless it is NO_BOOK.
    """
    if laid.void or laid.primary == NONE:
        return 0
    one = laid.live_primary()
    two = laid.live_support()
    value: i64 = STAT[4 * laid.primary + stat]
    note(book, FROM_PRIMARY, value)
    value += of_supports(laid, one, two, stat, book)
    tagged = defends and laid.counter != NONE and ABILITY[laid.counter] == abilities.FREE_TRIBE
    wheel = of_wheel(laid, foe, one, two, defends=defends)
    value += noted(book, FROM_COUNTER if tagged else FROM_WHEEL, wheel)
    if one != NONE:
        amount = of_ability(laid, foe, one, stat, defends=defends, behind=behind)
        value += noted(book, FROM_ABILITY, amount)
    if two != NONE:
        amount = of_ability(laid, foe, two, stat, defends=defends, behind=behind)
        value += noted(book, FROM_ABILITY, amount)
    if not foe.void and foe.primary != NONE:
        value -= noted(book, FROM_FOE, weakening(foe.live_primary(), stat))
        value -= noted(book, FROM_FOE, weakening(foe.live_support(), stat))
    if defends and laid.counter != NONE and ABILITY[laid.counter] == abilities.SWITCH:
        value += noted(book, FROM_COUNTER, AMOUNT[laid.counter])
    if value < 0:
        noted(book, FROM_FLOOR, -value)
        return 0
    return value


def parts(book: list[int]) -> tuple[tuple[str, int], ...]:
    """Return a book as pairs of a part's name and its amount."""
    return tuple((PARTS[book[at]], book[at + 1]) for at in range(0, len(book), 2))


def note(book: list[int], part: i64, amount: i64) -> None:
    """Write a part down, unless nobody wants to read it."""
    if book is not NO_BOOK:
        book.append(part)
        book.append(amount)


def noted(book: list[int], part: i64, amount: i64) -> i64:
    """Write a part down unless it is nothing, and return its amount."""
    if amount != 0:
        note(book, part, amount)
    return amount


def of_supports(laid: Laid, one: i64, two: i64, stat: i64, book: list[int]) -> i64:
    """Count the supports: half of each, rounded down (DC-10); one in full with FULL_SUPPORT."""
    total: i64 = 0
    if not laid.supports:
        return total
    tribe = TRIBE[laid.primary]
    mixed = one != NONE and ABILITY[one] == abilities.MIXED_STACK
    full = amount_of(one, two, abilities.FULL_SUPPORT) != NONE
    best = best_support(laid, stat, mixed=mixed) if full else NONE
    for place in range(len(laid.supports)):
        kind = laid.supports[place]
        amount: i64 = STAT[4 * kind + stat]
        if TRIBE[kind] != tribe and not mixed:
            amount = 0
        elif place != best:
            amount >>= 1
        total += amount
        note(book, FROM_SUPPORT, amount)
    return total


def best_support(laid: Laid, stat: i64, *, mixed: bool) -> i64:
    """Find the place of the support with the highest value that counts."""
    best: i64 = NONE
    highest: i64 = -1
    for place in range(len(laid.supports)):
        kind = laid.supports[place]
        points: i64 = STAT[4 * kind + stat]
        if points > highest and (mixed or TRIBE[kind] == TRIBE[laid.primary]):
            best = place
            highest = points
    return best


def of_wheel(laid: Laid, foe: Laid, one: i64, two: i64, *, defends: bool) -> i64:
    """Count what the wheel of tribes adds or takes (DC-12)."""
    if foe.void or foe.primary == NONE:
        return 0
    mine = TRIBE[laid.primary]
    theirs = TRIBE[foe.primary]
    above = (mine + 1) % NO_TRIBE == theirs
    below = (theirs + 1) % NO_TRIBE == mine
    master = amount_of(one, two, abilities.WHEEL_MASTER)
    sure = amount_of(one, two, abilities.SURE_FOOTED) >= 0
    if not defends:
        return (master - 1 if above and master > 0 else 0) + (1 if below and sure else 0)
    if laid.counter != NONE and ABILITY[laid.counter] == abilities.FREE_TRIBE:
        return AMOUNT[laid.counter]
    if above:
        return master if master > 0 else 1
    return -1 if below and not sure else 0


def amount_of(one: i64, two: i64, ability: i64) -> i64:
    """Return the amount of an ability among the live ones, the higher of two; NONE if it isn't there."""
    amount = NONE
    if one != NONE and ABILITY[one] == ability:
        amount = AMOUNT[one]
    if two != NONE and ABILITY[two] == ability and AMOUNT[two] > amount:
        amount = AMOUNT[two]
    return amount


def of_ability(laid: Laid, foe: Laid, kind: i64, stat: i64, *, defends: bool, behind: bool) -> i64:
    """Count what a live ability adds to its own set."""
    ability = ABILITY[kind]
    amount: i64 = AMOUNT[kind]
    if ability == abilities.BOOST:
        return amount if fits(kind, stat) else 0
    if ability == abilities.CHARGE:
        return 0 if defends else amount
    if ability == abilities.BRACE:
        return amount if defends else 0
    if ability == abilities.LONER:
        return 0 if laid.supports else amount
    if ability == abilities.RALLY:
        return amount * len(laid.supports)
    if ability == abilities.UNDERDOG:
        higher = not foe.void and foe.primary != NONE and RANK[foe.primary] > RANK[kind]
        return amount if higher else 0
    if ability == abilities.COMEBACK:
        return amount if behind else 0
    return amount if ability == abilities.SACRIFICE else 0


def weakening(kind: i64, stat: i64) -> i64:
    """Count what a foe's live ability takes."""
    if kind != NONE and ABILITY[kind] == abilities.WEAKEN and fits(kind, stat):
        return AMOUNT[kind]
    return 0


def fits(kind: i64, stat: i64) -> bool:
    """Return whether an ability for a stat works in this one."""
    return ABILITY_STAT[kind] in (ANY_STAT, stat)
