"""The sets a hand can play: equal values, wilds, cards that count double (CH-12 to CH-15, CH-20 to CH-27).

Cards that look alike can be offered once, which gives computer players fewer plays to consider.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.custom_heroes.rules.actions import playing
from game.custom_heroes.rules.cards import ASCEND, BASE_VALUES, DOUBLE, REVERSE, TRICK_POINT, WILD
from game.custom_heroes.rules.pieces import BIT, NOBODY, ability_of, price_of

if TYPE_CHECKING:
    from game.custom_heroes.rules.position import Position

ANY: Final[i64] = 0  # cards a leader may play


class Sort:
    """A card of a hand, or several that look alike, and its options in a set of one value."""

    __slots__ = ("ability", "first", "many", "natural", "price")

    def __init__(self, first: i64, many: i64, slots: i64) -> None:
        """Store the place of the first, their number (they are adjacent), and their slots."""
        self.first: i64 = first
        self.many: i64 = many
        self.ability: i64 = ability_of(slots)
        self.price: i64 = price_of(slots)
        self.natural = False  # whether they have the value of the set in question


def sorts_of(state: Position, hand: list[int], together: bool) -> list[Sort]:  # noqa: FBT001 (compiled)
    """Group a sorted hand card by card, or by cards that look alike if `together`."""
    sorts: list[Sort] = []
    place: i64 = 0
    size: i64 = len(hand)
    while place < size:
        many: i64 = 1
        while together and place + many < size and alike(state, hand[place], hand[place + many]):
            many += 1
        sorts.append(Sort(place, many, state.slots[hand[place]]))
        place += many
    return sorts


def alike(state: Position, card: i64, other: i64) -> bool:
    """Return whether two cards have the same base value and advancements, equally known to all."""
    same = card % BASE_VALUES == other % BASE_VALUES and state.slots[card] == state.slots[other]
    return same and state.public[card] == state.public[other]


class Sets:
    """The sets of one value that a hand can play, collected by `grow`."""

    __slots__ = ("found", "power", "sorts", "target")

    def __init__(self, sorts: list[Sort], target: i64, power: i64, found: list[int]) -> None:
        """Search `sorts` for sets of `target` cards (or ANY), with this power; add them to `found`."""
        self.sorts = sorts
        self.target: i64 = target
        self.power: i64 = power
        self.found = found

    def grow(self, at: i64, places: i64, active: i64, count: i64, paid: i64, naturals: i64) -> None:
        """Try the choices for the sorts from `at` on, added to those made so far."""
        if at == len(self.sorts):
            if naturals and (self.target == ANY or self.target == count):  # noqa: PLR1714 (compiled)
                self.found.append(playing(places, active))
            return
        sort = self.sorts[at]
        weight: i64 = 2 if sort.ability == DOUBLE else 1
        most_plain: i64 = sort.many if sort.natural else 0
        for activated in range(sort.many + 1 if can_activate(sort) else 1):
            if paid + activated * sort.price > self.power:
                break
            for plain in range(min(most_plain, sort.many - activated) + 1):
                total: i64 = count + plain + activated * weight
                if self.target != ANY and total > self.target:
                    break
                self.grow(
                    at + 1,
                    places | run(sort.first, activated + plain),
                    active | run(sort.first, activated),
                    total,
                    paid + activated * sort.price,
                    naturals + plain + (activated if sort.ability != WILD else 0),
                )


def can_activate(sort: Sort) -> bool:
    """Return whether the ability can be activated in a set: a wild always, others with their own value."""
    if sort.ability == WILD:
        return True
    return sort.natural and (
        sort.ability == DOUBLE or sort.ability == REVERSE or sort.ability == TRICK_POINT  # noqa: PLR1714 (compiled)
    )


def run(first: i64, many: i64) -> i64:
    """Set `many` bits from `first` on."""
    return (BIT[many] - 1) << first


def plays(state: Position, seat: i64, together: bool) -> list[int]:  # noqa: FBT001 (compiled)
    """List the plays that `seat` has in this trick, smallest value first, the Ascended Forms last.

    With `together`, plays that look the same are listed once.
    """
    player = state.players[seat]
    hand = player.hand
    sorts = sorts_of(state, hand, together)
    found: list[int] = []
    following = state.last != NOBODY
    if not (following and state.ascended):
        target: i64 = state.count if following else ANY
        at: i64 = 0
        while at < len(sorts):
            value: i64 = state.values[hand[sorts[at].first]]
            beyond = at + 1
            while beyond < len(sorts) and state.values[hand[sorts[beyond].first]] == value:
                beyond += 1
            if not following or beats(state, value):
                Sets(partners(sorts, at, beyond), target, player.power, found).grow(0, 0, 0, 0, 0, 0)
            at = beyond
    return found + [
        playing(run(sort.first, 1), run(sort.first, 1))
        for sort in sorts
        if sort.ability == ASCEND and sort.price <= player.power
    ]


def beats(state: Position, value: i64) -> bool:
    """Return whether a set of `value` may follow the last one."""
    return follows(value, state.value, state.strict, state.falling != 0)


def follows(value: i64, last: i64, strict: bool, falling: bool) -> bool:  # noqa: FBT001 (compiled)
    """Return whether a set of `value` may follow one of `last`, whatever its size (CH-13 to CH-15, CH-27)."""
    return not strict if value == last else (value < last) == falling


def partners(sorts: list[Sort], at: i64, beyond: i64) -> list[Sort]:
    """List the sorts of one value, `at` up to `beyond`, and the wilds of other values."""
    chosen: list[Sort] = []
    for i in range(len(sorts)):
        sort = sorts[i]
        sort.natural = at <= i < beyond
        if sort.natural or sort.ability == WILD:
            chosen.append(sort)
    return chosen
