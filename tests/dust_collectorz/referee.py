"""A referee for clashes: it counts both sets card by card from what all see, by the rulebook and the cards.

It shares the table of cards with the rules, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.dust_collectorz.rules.cards.card_table import ABILITIES, RANKS, STATS, TRIBES, Card
from game.dust_collectorz.rules.cards.cards import CARDS
from game.dust_collectorz.rules.view import SetView


@dataclass(frozen=True)
class Side:
    """A set as the referee sees it."""

    laid: SetView
    piles: tuple[int, int]  # cards captured: its own side's, the other's
    defends: bool

    @property
    def primary(self) -> Card:
        """The card that counts in full."""
        return CARDS[self.laid.primary]

    @property
    def supports(self) -> list[Card]:
        """The others."""
        return [CARDS[kind] for kind in self.laid.supports]

    @property
    def counts(self) -> bool:
        """Whether it is a set of cards at all: no trap that stands, no forfeit."""
        return self.laid.primary >= 0 and not self.laid.void

    @property
    def working(self) -> list[Card]:
        """The cards whose abilities are announced and not cancelled."""
        found = []
        if self.laid.primary_used and not self.laid.cancelled[0]:
            found.append(self.primary)
        if self.laid.helper >= 0 and not self.laid.cancelled[1]:
            found.append(CARDS[self.laid.supports[self.laid.helper]])
        return found

    def amounts(self, ability: str) -> list[int]:
        """List the amounts of the working abilities of a name."""
        return [card.n for card in self.working if ABILITIES[card.ability] == ability]

    @property
    def counter(self) -> str:
        """The ability of the counter beside it, or nothing."""
        return ABILITIES[CARDS[self.laid.counter].ability] if self.laid.counter >= 0 and self.defends else ""


def beats(one: Card, two: Card) -> bool:
    """Tell whether a card's tribe is the stronger one."""
    return TRIBES[(one.tribe + 1) % len(TRIBES)] == TRIBES[two.tribe]


def clash_stat(named: int, attack: Side, answer: Side) -> int:
    """Tell the stat that the clash is compared in."""
    if attack.amounts("LOCK"):
        return named
    if answer.counter == "SWITCH":
        return answer.laid.stat
    twists = [card.stat for card in answer.working if ABILITIES[card.ability] == "TWIST"]
    return twists[-1] if twists else named


def value(side: Side, foe: Side, stat: int) -> int:
    """Count a set's value."""
    if not side.counts:
        return 0
    total = side.primary.stats[stat] + _supports(side, stat) + _wheel(side, foe)
    total += sum(_bonus(card, side, foe, stat) for card in side.working)
    total += CARDS[side.laid.counter].n if side.counter == "SWITCH" else 0
    if foe.counts:
        total -= sum(
            card.n
            for card in foe.working
            if ABILITIES[card.ability] == "WEAKEN" and card.stat in {stat, len(STATS)}
        )
    return max(total, 0)


def _supports(side: Side, stat: int) -> int:
    mixed = bool(side.amounts("MIXED_STACK")) and ABILITIES[side.primary.ability] == "MIXED_STACK"
    points = [card.stats[stat] for card in side.supports if mixed or card.tribe == side.primary.tribe]
    halves = sum(number // 2 for number in points)
    if points and side.amounts("FULL_SUPPORT"):
        return halves - max(points) // 2 + max(points)
    return halves


def _wheel(side: Side, foe: Side) -> int:
    if side.counter == "FREE_TRIBE":
        return CARDS[side.laid.counter].n if foe.counts else 0
    if not foe.counts:
        return 0
    masters = side.amounts("WHEEL_MASTER")
    sure = bool(side.amounts("SURE_FOOTED"))
    if beats(side.primary, foe.primary):
        better = max(masters, default=1)
        return better if side.defends else better - 1
    if beats(foe.primary, side.primary):
        return (0 if sure else -1) if side.defends else int(sure)
    return 0


def _bonus(card: Card, side: Side, foe: Side, stat: int) -> int:
    holds = {
        "BOOST": card.stat in {stat, len(STATS)},
        "CHARGE": not side.defends,
        "BRACE": side.defends,
        "LONER": not side.supports,
        "RALLY": True,
        "UNDERDOG": foe.counts and RANKS.index(RANKS[foe.primary.rank]) > card.rank,
        "COMEBACK": side.piles[0] < side.piles[1],
        "SACRIFICE": True,
    }
    ability = ABILITIES[card.ability]
    if not holds.get(ability, False):
        return 0
    return card.n * (len(side.supports) if ability == "RALLY" else 1)


def answer_wins(attack: Side, answer: Side, values: tuple[int, int]) -> bool:
    """Tell who wins: a forfeit never, equal values the defender but for TIEBREAKER."""
    if answer.laid.void:
        return False
    if values[0] == values[1]:
        return not any(ABILITIES[card.ability] == "TIEBREAKER" for card in attack.working) or any(
            ABILITIES[card.ability] == "TIEBREAKER" for card in answer.working
        )
    return values[1] > values[0]
