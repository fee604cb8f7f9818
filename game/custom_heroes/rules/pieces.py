"""The box's data for the rules: kinds of advancements as flat tables, and one seat's pieces.

A card's sleeve is one number, its slots: six bits per gem, the kind plus 1, or 0 for none. So two cards look
alike if base value and slots are equal.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from game.custom_heroes.rules.cards import ADVANCEMENTS, BASE_VALUES, BET, BLUE, NO_ABILITY, RED, STAKE
from game.engine.parts import Part

NOBODY: Final[i64] = -1

# a shifted constant has 32 bits in compiled code
BIT: Final[vec[i64]] = vec[i64]([1 << card for card in range(60)])

SLOT_BITS: Final[i64] = 6
SLOT: Final[i64] = 63
YELLOW_SHIFT: Final[i64] = 12
GREEN_SHIFT: Final[i64] = 18

BETTING: Final[i64] = 0  # a seat may bet with its Kodoras (CH-9)
TURN: Final[i64] = 1  # a seat sleeves, trades, then plays or passes (CH-12, CH-13)
ENDING: Final[i64] = 2  # a seat with much power trades or discards (CH-18, CH-19)
DEALING: Final[i64] = 3  # from here on the table's own steps
SWEEPING: Final[i64] = 4  # a trick was won (CH-16)
SCORING: Final[i64] = 5  # a seat is out, or last (CH-30, CH-31)
JUDGING: Final[i64] = 6  # six rounds without a winner (CH-38)

WAITING: Final[i64] = 0  # what a seat did in this trick
PLAYED: Final[i64] = 1
PASSED: Final[i64] = 2
SKIPPED: Final[i64] = 3

OWN_FORM: Final[i64] = 1  # bits of `Player.shown`
OWN_KODORA: Final[i64] = 2

GEM: Final[vec[i64]] = vec[i64]([kind.gem for kind in ADVANCEMENTS])
ABILITY: Final[vec[i64]] = vec[i64]([kind.ability for kind in ADVANCEMENTS])
COST: Final[vec[i64]] = vec[i64]([kind.cost for kind in ADVANCEMENTS])
COPIES: Final[list[int]] = [kind.copies for kind in ADVANCEMENTS]
IN_BAG: Final[list[int]] = [kind for kind, row in enumerate(ADVANCEMENTS) if row.in_bag]
NO_AURA: Final = -100
# by the content of a slot: the kind plus 1, or 0
AURA: Final[vec[i64]] = extend(
    vec[i64]([NO_AURA]), [NO_AURA if kind.aura is None else kind.aura for kind in ADVANCEMENTS]
)
LEFT: Final[vec[i64]] = extend(
    vec[i64]([0]), [kind.modifier if kind.gem == RED else 0 for kind in ADVANCEMENTS]
)
RIGHT: Final[vec[i64]] = extend(
    vec[i64]([0]), [kind.modifier if kind.gem == BLUE else 0 for kind in ADVANCEMENTS]
)
POWER_OF: Final[vec[i64]] = extend(vec[i64]([NO_ABILITY]), ABILITY)
PRICE_OF: Final[vec[i64]] = extend(vec[i64]([0]), COST)


def slot(slots: i64, gem: i64) -> i64:
    """Return what a slot holds: the kind plus 1, or 0."""
    return (slots >> SLOT_BITS * gem) & SLOT


def with_kind(slots: i64, kind: i64) -> i64:
    """Put `kind` into its empty slot."""
    gem: i64 = GEM[kind]
    return slots | (kind + 1) << SLOT_BITS * gem


def without(slots: i64, gem: i64) -> i64:
    """Empty a slot."""
    return slots & ~(SLOT << SLOT_BITS * gem)


def kinds_of(slots: i64) -> list[int]:
    """List the content of the four slots: kinds, or -1."""
    return [slot(slots, gem) - 1 for gem in range(4)]


def how_many(slots: i64) -> i64:
    """Count the advancements in the slots."""
    count: i64 = 0
    while slots:
        if slots & SLOT:
            count += 1
        slots >>= SLOT_BITS
    return count


def value_of(card: i64, slots: i64) -> i64:
    """Return a card's value: its aura's or its base, plus both items (CH-11)."""
    aura: i64 = AURA[(slots >> GREEN_SHIFT) & SLOT]
    value: i64 = card % BASE_VALUES + 1 if aura == NO_AURA else aura
    return value + LEFT[slots & SLOT] + RIGHT[(slots >> SLOT_BITS) & SLOT]


def ability_of(slots: i64) -> i64:
    """Return the ability that a card with these slots has."""
    return POWER_OF[(slots >> YELLOW_SHIFT) & SLOT]


def price_of(slots: i64) -> i64:
    """Return the power that the card's ability costs."""
    return PRICE_OF[(slots >> YELLOW_SHIFT) & SLOT]


def has_kodora(slots: i64) -> bool:
    """Return whether a card with these slots can be bet with (CH-9)."""
    return ability_of(slots) == BET


class Player(Part):
    """One seat's pieces; hand, unused advancements and power are behind its screen (CH-6)."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.vp: i64 = 0  # those at stake among them
        self.power: i64 = 0
        self.hand: list[int] = []  # cards, by value
        self.unused: list[int] = []  # kinds of advancements, sorted
        self.bets: list[int] = []  # cards that lie open with a stake each
        self.place: i64 = 0  # in this round; 0 while it holds cards
        self.mark: i64 = WAITING
        self.wisps: i64 = 0  # Specters activated in this trick (CH-28)
        self.fresh: i64 = 0  # advancements sleeved this round and not shown yet, by public knowledge
        self.shown: i64 = 0  # whether it has shown its own Ascended Form and Kodora

    def clone(self) -> Player:
        """Return an independent copy."""
        twin = Player()
        twin.vp = self.vp
        twin.power = self.power
        twin.hand = self.hand[:]
        twin.unused = self.unused[:]
        twin.bets = self.bets[:]
        twin.place = self.place
        twin.mark = self.mark
        twin.wisps = self.wisps
        twin.fresh = self.fresh
        twin.shown = self.shown
        return twin

    def staked(self) -> i64:
        """Return the VP that are locked in bets (CH-9)."""
        return STAKE * len(self.bets) if self.place == 0 else 0
