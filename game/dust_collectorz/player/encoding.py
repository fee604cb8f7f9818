"""The network's encoding of Dust Collectorz between two rounds: a row of small integers for each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.dust_collectorz.player.worth import HELD, USUAL_IMPACT, captured_points
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, RANK, STAT, TRIBE
from game.dust_collectorz.rules.pieces import CHAMPIONS

RANKS: Final[i64] = 6  # counters are the last
TRIBES: Final[i64] = NO_TRIBE
STATS: Final[i64] = 4
OF_RANKS: Final[tuple[tuple[str, int], ...]] = (
    ("bronze", 11),
    ("silver", 11),
    ("gold", 6),
    ("platinum", 6),
    ("epic", 6),
    ("counters", 3),
)
# inputs from a seat's own cards, and the number of values of each
OWN: Final[tuple[tuple[str, int], ...]] = (
    ("points", 36),  # captured, halved
    ("left", 33),  # cards not played yet
    ("hand", 10),
    ("overflow", 6),
    *OF_RANKS,
    *((f"playable_{rank}", min(size, 7)) for rank, size in OF_RANKS),
    ("tribes", 6),  # among playable cards
    ("greatest_tribe", 7),
    ("pairs", 5),
    ("power", 24),  # of the best attack
    ("answer", 24),  # the weakest over tribes, of the best answer in that tribe's worst stat
    ("worth_playable", 32),
    ("impact_playable", 16),
    ("impact", 32),
)
SEEN: Final[tuple[tuple[str, int], ...]] = (
    ("leads", 2),
    ("seats", 3),
    ("lead", 61),  # in points, on the best rival
    ("worth_lead", 49),
    ("cards_lead", 25),
    ("attack", 25),  # margin of the best attack over the rivals' best answer now
    ("attacked", 25),  # and the reverse
    *OWN,
    *((f"rival_{name}", size) for name, size in OWN),
)
SIZES: Final[list[int]] = [size for _, size in SEEN]
LOWEST: Final[i64] = -12  # margin of an attack


class Stock:
    """A seat's cards in numbers."""

    __slots__ = ("best", "left", "points", "row", "second", "worth")

    def __init__(self, state: BattleState, seat: i64) -> None:
        """Analyse the playable cards and the deck of a seat."""
        player = state.players[seat]
        playable = player.hand + player.overflow
        of_rank = [0] * RANKS
        ready = [0] * RANKS
        sizes = [0] * (TRIBES + 1)
        best = vec[i64]([0] * (TRIBES * STATS))  # by tribe and stat: the highest value,
        second = vec[i64]([0] * (TRIBES * STATS))  # and the second highest
        worth_ready: float = 0.0
        impact_ready: float = 0.0
        for kind in playable:
            ready[RANK[kind]] += 1
            worth_ready += HELD[kind]
            impact_ready += USUAL_IMPACT[kind]
            tribe: i64 = TRIBE[kind]
            sizes[tribe] += 1
            if tribe < TRIBES:
                put(best, second, tribe, kind)
        worth: float = worth_ready
        impact: float = impact_ready
        for kind in player.deck:
            of_rank[RANK[kind]] += 1
            worth += HELD[kind]
            impact += USUAL_IMPACT[kind]
        self.best = best
        self.second = second
        self.worth: float = worth
        self.points: float = captured_points(state, state.side(seat))
        self.left: i64 = len(playable) + len(player.deck)
        self.row = [int(self.points) >> 1, self.left, len(player.hand), len(player.overflow)]
        self.row += [of_rank[rank] + ready[rank] for rank in range(RANKS)]
        self.row += ready
        self.row += groups(sizes)
        self.row += [self.power(), self.answer(), int(worth_ready), int(impact_ready), int(impact)]

    def power(self) -> i64:
        """Return the value of the best pair, or single card, to attack with."""
        most: i64 = 0
        for place in range(len(self.best)):
            most = max(most, self.best[place] + (self.second[place] >> 1))
        return most

    def answer(self) -> i64:
        """Return the best value in the stat with the lowest best value."""
        least: i64 = 99
        for stat in range(STATS):
            most: i64 = 0
            for tribe in range(TRIBES):
                most = max(most, self.best[STATS * tribe + stat])
            least = min(least, most)
        return least


def put(best: vec[i64], second: vec[i64], tribe: i64, kind: i64) -> None:
    """Update the two highest values of each stat of a tribe."""
    for stat in range(STATS):
        place: i64 = STATS * tribe + stat
        value: i64 = STAT[STATS * kind + stat]
        if value > best[place]:
            second[place] = best[place]
            best[place] = value
        elif value > second[place]:
            second[place] = value


def groups(sizes: list[int]) -> list[int]:
    """Count the tribes in hand, the cards of the largest, and the tribes with more than one."""
    tribes: i64 = 0
    greatest: i64 = 0
    pairs: i64 = 0
    for tribe in range(TRIBES):
        size: i64 = sizes[tribe]
        greatest = max(greatest, size)
        if size > 0:
            tribes += 1
        if size > 1:
            pairs += 1
    return [tribes, greatest, pairs]


def margin(attacker: Stock, defender: Stock) -> i64:
    """Return the margin of the best attack over the best answer (DC-7, DC-10, DC-12)."""
    most: i64 = LOWEST
    for tribe in range(TRIBES):
        stronger: i64 = (tribe + 4) % 5
        weaker: i64 = (tribe + 1) % 5
        for stat in range(STATS):
            place: i64 = STATS * tribe + stat
            if attacker.best[place] == 0:
                continue
            one: i64 = STATS * stronger + stat
            two: i64 = STATS * weaker + stat
            answer: i64 = defender.best[one] + (defender.second[one] >> 1) + 1
            answer = max(answer, defender.best[two] + (defender.second[two] >> 1) - 1)
            most = max(most, attacker.best[place] + (attacker.second[place] >> 1) - answer)
    return most


def encoding_of(state: BattleState) -> list[list[int]]:
    """Return each seat's inputs, in the order of SEEN; empty in other modes."""
    if state.mode != CHAMPIONS:
        return []
    stocks = [Stock(state, seat) for seat in range(state.seats)]
    rows: list[list[int]] = []
    for seat in range(state.seats):
        rival = best_rival(stocks, seat)
        mine = stocks[seat]
        theirs = stocks[rival]
        attack: i64 = 12
        attacked: i64 = LOWEST
        for other in range(state.seats):
            if other != seat:
                attack = min(attack, margin(mine, stocks[other]))
                attacked = max(attacked, margin(stocks[other], mine))
        row = [
            1 if state.attacker == seat else 0,
            state.seats - 2,
            max(0, int(mine.points - theirs.points) + 30),
            max(0, int(mine.worth - theirs.worth) + 24),
            max(0, mine.left - theirs.left + 12),
            attack - LOWEST,
            attacked - LOWEST,
        ]
        rows.append(row + mine.row + theirs.row)
    return rows


def best_rival(stocks: list[Stock], seat: i64) -> i64:
    """Return the rival with the most points, captured and unplayed."""
    found: i64 = (seat + 1) % len(stocks)
    for other in range(len(stocks)):
        if other != seat and value(stocks[other]) > value(stocks[found]):
            found = other
    return found


def value(stock: Stock) -> float:
    """Return a seat's total, in points."""
    return stock.points + stock.worth
