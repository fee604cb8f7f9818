"""Improves a deck of Dust Collectorz: card by card, whatever does better in many small clashes stays.

The clashes are a sketch of the game: a hand of six against hands of the preset decks, attacking with its best
stack and answering theirs. Pinned cards are never touched, and every deck on the way is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.dust_collectorz.card_table import ABILITIES, STATS
from game.dust_collectorz.cards import PRESETS
from game.dust_collectorz.decks import BY_PLACE, SIZE, fits, place_of
from game.dust_collectorz.facts import (
    ABILITY,
    ABILITY_STAT,
    AMOUNT,
    ANY_STAT,
    BOOST,
    BRACE,
    CHARGE,
    FULL_SUPPORT,
    HAND,
    LONER,
    NO_TRIBE,
    RALLY,
    STAT,
    TRIBE,
    WEAKEN,
    stronger,
    weaker,
)
from game.engine.rng import Rng

HANDS: Final = 240  # of the deck that are tried
SWEEPS: Final = 3  # times that each card is looked at, at most
SUPPORTS: Final = 2  # of a stack: more are seldom worth it
CLOSE: Final = 3.0  # a clash decided by so much is wholly won

# What an ability that the sketch doesn't play out is worth, in points of a clash.
WORTH: Final[dict[str, float]] = {
    "MIXED_STACK": 0.5,
    "WHEEL_MASTER": 0.7,
    "SURE_FOOTED": 0.5,
    "UNDERDOG": 0.8,
    "COMEBACK": 0.8,
    "TIEBREAKER": 0.4,
    "TWIST": 1.0,
    "LOCK": 0.2,
    "CANCEL": 0.8,
    "SHIELDED": 0.2,
    "HUSH": 0.6,
    "DISARM": 0.2,
    "SNIPE": 0.9,
    "SACRIFICE": 0.5,
    "SPITE": 0.1,
    "DRAW": 0.8,
    "RECALL": 0.5,
    "SALVAGE": 0.6,
    "OP_DRAW": 0.4,
    "OP_DESTROY": 0.5,
    "OP_STEAL": 0.6,
}
ELSE: Final = tuple(WORTH.get(name, 0.0) for name in ABILITIES)


class Stack(NamedTuple):
    """A set in a sketched clash."""

    value: float
    tribe: int
    stat: int


class Improver:
    """One deck on its way. Each `step` tries one other card and takes a few milliseconds."""

    def __init__(self, deck: Sequence[int], pinned: Sequence[int], seed: int) -> None:
        """Begin with a legal deck that holds the pinned kinds."""
        self.deck = list(deck)
        chance = Rng(seed)
        self._keep = _places_of(self.deck, pinned)
        self._hands = [_drawn(SIZE, chance) for _ in range(HANDS)]
        self._rivals = [_rival(number, chance) for number in range(HANDS)]
        self._scores = [self._score(number, self.deck) for number in range(HANDS)]
        self.begun = self.strength
        self._todo: list[tuple[int, int]] = []  # place in the deck and kind, the next one last
        self._sweeps = 0
        self._better = True
        self._tried = 0
        self._chance = chance

    @property
    def strength(self) -> float:
        """The share of the sketched clashes that the deck wins, 0.0 to 1.0."""
        return sum(self._scores) / HANDS

    @property
    def progress(self) -> float:
        """How much is done, 0.0 to 1.0, as far as that is known."""
        if self.done:
            return 1.0
        whole = self._tried + len(self._todo)
        return min(1.0, (max(0, self._sweeps - 1) + self._tried / max(1, whole)) / SWEEPS)

    @property
    def done(self) -> bool:
        """Whether nothing is left to be tried."""
        return not self._todo and (not self._better or self._sweeps == SWEEPS)

    def step(self) -> None:
        """Try one other card in one place; keep it if the deck does better."""
        if self.done:
            return
        if not self._todo:
            self._begin_sweep()
            return
        place, kind = self._todo.pop()
        self._tried += 1
        rest = self.deck[:place] + self.deck[place + 1 :]
        if kind == self.deck[place] or not fits(rest, kind):
            return
        trial = self.deck[:]
        trial[place] = kind
        touched = [number for number, hand in enumerate(self._hands) if place in hand]
        scores = {number: self._score(number, trial) for number in touched}
        if sum(scores.values()) > sum(self._scores[number] for number in touched) + 1e-9:
            self.deck = trial
            self._better = True
            for number, score in scores.items():
                self._scores[number] = score

    def _begin_sweep(self) -> None:
        """List everything that can be tried, in an order of chance."""
        self._sweeps += 1
        self._better = False
        self._tried = 0
        moves = [
            (place, kind)
            for place in range(SIZE)
            if place not in self._keep
            for kind in BY_PLACE[place_of(self.deck[place])]
        ]
        order = list(range(len(moves)))
        self._chance.shuffle(order)
        self._todo = [moves[number] for number in order]

    def _score(self, number: int, deck: Sequence[int]) -> float:
        """Let one hand of the deck attack and answer; 0.0 both lost, 1.0 both won."""
        mine = [deck[place] for place in self._hands[number]]
        theirs = self._rivals[number]
        attack = _attack(mine)
        answer = _answer(theirs, attack)
        attacking = _share(attack.value - answer - 0.5)
        attack = _attack(theirs)
        return (attacking + _share(_answer(mine, attack) - attack.value + 0.5)) / 2


def _places_of(deck: Sequence[int], pinned: Sequence[int]) -> frozenset[int]:
    """Find the places of the pinned kinds, each as often as it is pinned."""
    found: set[int] = set()
    for kind in pinned:
        found.add(next(place for place, one in enumerate(deck) if one == kind and place not in found))
    return frozenset(found)


def _drawn(many: int, chance: Rng) -> tuple[int, ...]:
    places = list(range(many))
    chance.shuffle(places)
    return tuple(places[: int(HAND)])


def _rival(number: int, chance: Rng) -> list[int]:
    decks = list(PRESETS.values())
    deck = decks[number % len(decks)]
    return [deck[place] for place in _drawn(len(deck), chance)]


def _share(margin: float) -> float:
    """How much of a clash is won by so much, 0.0 to 1.0: a narrow end could go the other way."""
    return max(0.0, min(1.0, 0.5 + margin / (2 * CLOSE)))


def _attack(hand: Sequence[int]) -> Stack:
    """The best set of a hand, attacking."""
    best = Stack(0.0, NO_TRIBE, 0)
    for tribe, kinds in _tribes(hand).items():
        for stat in range(len(STATS)):
            value = _value(kinds, stat, attacking=True)
            if value > best.value:
                best = Stack(value, tribe, stat)
    return best


def _answer(hand: Sequence[int], attack: Stack) -> float:
    """The value of the best answer to an attack by the wheel (DC-7, DC-8, DC-12)."""
    tribes = _tribes(hand)
    above, below = stronger(attack.tribe), weaker(attack.tribe)
    values = [
        _value(tribes[tribe], attack.stat, attacking=False) + bonus
        for tribe, bonus in ((above, 1.0), (below, -1.0))
        if tribe in tribes
    ]
    if not values:
        values = [
            _value(kinds, attack.stat, attacking=False)
            for tribe, kinds in tribes.items()
            if tribe != attack.tribe
        ]
    return max(values, default=0.0)


def _tribes(hand: Sequence[int]) -> dict[int, list[int]]:
    """Sort the characters of a hand by tribe."""
    found: dict[int, list[int]] = {}
    for kind in hand:
        if TRIBE[kind] != NO_TRIBE:
            found.setdefault(TRIBE[kind], []).append(kind)
    return found


def _value(kinds: Sequence[int], stat: int, *, attacking: bool) -> float:
    """The value of the best stack of some cards of one tribe: a primary and up to two supports (DC-10)."""
    best = 0.0
    for primary in kinds:
        others = sorted((STAT[4 * kind + stat] // 2 for kind in kinds if kind != primary), reverse=True)
        supports = others[:SUPPORTS]
        value = (
            STAT[4 * primary + stat] + sum(supports) + _bonus(primary, stat, supports, attacking=attacking)
        )
        best = max(best, value)
    return best


def _bonus(kind: int, stat: int, supports: Sequence[int], *, attacking: bool) -> float:
    """What the ability of a primary adds."""
    ability, amount = ABILITY[kind], AMOUNT[kind]
    if ability in (BOOST, WEAKEN):
        return float(amount) if ABILITY_STAT[kind] in (stat, ANY_STAT) else 0.0
    if ability in (CHARGE, BRACE):
        return float(amount) if (ability == CHARGE) == attacking else 0.0
    if ability == LONER:
        return 0.0 if supports else float(amount)
    if ability == RALLY:
        return float(amount * len(supports))
    if ability == FULL_SUPPORT:
        return float(max(supports, default=0))
    return ELSE[ability]
