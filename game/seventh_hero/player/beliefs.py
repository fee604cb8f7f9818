"""Beliefs about the wanderer of Seventh Hero, and predictions of its way.

A belief is the probability of each number, given what the seat may know: the quest, the cards it has seen,
the hints, that senders send what serves them, and what seats that know the wanderer do about it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from game.seventh_hero.player.weights import weights_at_table
from game.seventh_hero.player.worth import Standing
from game.seventh_hero.rules.pieces import BITS, CURRENT, LAPS, NO_HERO, NOBODY, NUMBERS
from game.seventh_hero.rules.state import SeventhState

SHARPNESS: Final = 30.0  # inverse temperature of a sender's choice
RESOLVE: Final = 5.5  # inverse temperature of the holders' choice
# fitted to 48,000 wanderers of searched matches with three seats
CHOOSING: Final = 0.38  # exponent of a card's chance to be the leader's best: how far to believe in it
COMES_HOME: Final = 0.74  # logit of a hero that the leader lacks, times the share of the others that have it
DECLINED: Final = 0.01  # likelihood that a seat lets a wanderer pass that it knows and lacks
EVENLY: Final[vec[float]] = vec[float]([1.0] * 8)  # without assumptions about the sender
LANE: Final[vec[i64]] = vec[i64](  # one of each number, eight bits each
    [1 << 8 * number - 8 if number else 0 for number in range(8)]
)
SPREAD: Final[vec[i64]] = vec[i64](
    [sum([LANE[number] for number in NUMBERS if mask >> number & 1]) for mask in range(256)]
)


def unseen(state: SeventhState, seat: i64) -> vec[i64]:
    """Count the cards of each number that `seat` has not seen; NOBODY: that nobody has seen for certain."""
    gone: i64 = 0  # eight bits for each number
    for player in state.players:
        gone += SPREAD[player.party]
        for number in player.eliminated:
            gone += 2 * LANE[number]
    if seat != NOBODY:
        for number in state.players[seat].hand:
            gone += LANE[number]
        for card in state.road.buried:
            if card.known >> seat & 1:
                gone += LANE[card.number]
    discards, copies = state.discards, state.copies
    left = vec[i64]([0] * 8)
    for number in NUMBERS:
        left[number] = max(0, copies - discards[number] - (gone >> (8 * number - 8) & 255))
    return left


def known_number(state: SeventhState, seat: i64) -> i64:
    """Return the wanderer's number if `seat` has seen it or knows it from a hint, else NO_HERO."""
    if state.road.knowers >> seat & 1:
        return state.road.number
    for hint in state.road.buried:
        if hint.about == CURRENT and hint.equal and hint.known >> seat & 1:
            return hint.number
    return NO_HERO


def boldness(state: SeventhState) -> vec[float]:
    """Return each seat's probability to recruit an unknown wanderer, from public knowledge."""
    counts = unseen(state, NOBODY)
    possible: i64 = state.road.possible if state.road.number != NO_HERO else state.road.wanted()
    whole: i64 = 0
    for number in NUMBERS:
        if possible & BITS[number]:
            whole += counts[number]
    trust = weights_at_table(state.seats).trust
    found = vec[float](capacity=state.seats)
    for player in state.players:
        good: i64 = 0
        fresh: i64 = possible & ~player.party
        for number in NUMBERS:
            if fresh & BITS[number]:
                good += counts[number]
        chance: float = float(good) / float(max(1, whole))
        found = append(found, 1.0 / (1.0 + exp(RESOLVE * (trust[player.size()] - chance))))
    return found


def passing(stand: Standing, bold: vec[float], start: i64, number: i64) -> float:
    """Return the win rate of `stand`'s seat when a wanderer of this number arrives at `start`."""
    state = stand.state
    value: float = 0.0
    reach: float = 1.0  # probability that it gets this far
    laps: i64 = state.road.laps
    seat: i64 = start
    while True:
        if not state.road.barred >> seat & 1:
            if seat == state.road.leader:
                return value + reach * stand.recruited(seat, number)
            wants: float = bold[seat]
            if state.road.knowers >> seat & 1:
                wants = 0.0 if state.players[seat].party & BITS[number] else 1.0
            if wants > 0.0:
                value += reach * wants * stand.recruited(seat, number)
                reach *= 1.0 - wants
        if seat == state.road.leader:  # barred: it goes round again, but not forever (SH-20)
            laps += 1
        if laps > LAPS or reach <= 0.0:
            return value + reach * stand.share
        seat = (seat + 1) % state.seats


def suspicion(state: SeventhState, bold: vec[float]) -> vec[float]:
    """Return the likelihood of each number, given that it was sent and how far it came; public knowledge.

    `bold` is what `boldness` returned.
    """
    weights = EVENLY[:]
    road = state.road
    if road.openly or road.number == NO_HERO:
        return weights
    lacked = lacked_by_knowers(state)
    if not road.blind:
        weights = chosen(state, bold)
        party: i64 = state.players[road.leader].party
        for number in NUMBERS:
            weights[number] **= CHOOSING
            if not party & BITS[number]:
                weights[number] *= exp(COMES_HOME * share_with(state, number))
    for number in NUMBERS:
        if lacked & BITS[number]:
            weights[number] *= DECLINED
    return weights


def chosen(state: SeventhState, bold: vec[float]) -> vec[float]:
    """Return each number's probability to serve the leader best of all that it may have in hand."""
    weights = EVENLY[:]
    stand = Standing(state, state.road.leader)
    start: i64 = (state.road.leader + 1) % state.seats
    counts = unseen(state, NOBODY)
    values = vec[float]([0.0] * 8)
    whole: float = 0.0
    for number in NUMBERS:
        whole += float(counts[number])
        if state.road.possible & BITS[number]:
            values[number] = exp(SHARPNESS * (passing(stand, bold, start, number) - stand.share))
    others: float = float(len(state.players[state.road.leader].hand))
    for number in NUMBERS:
        if state.road.possible & BITS[number]:
            beaten: float = 0.0  # by another fitting card
            for other in NUMBERS:
                if state.road.possible & BITS[other]:
                    beaten += float(counts[other]) * values[other] / (values[number] + values[other])
            weights[number] = (1.0 - beaten / max(1.0, whole)) ** others
    return weights


def share_with(state: SeventhState, number: i64) -> float:
    """Return the share of the leader's rivals that have a hero."""
    found: i64 = 0
    for seat in range(state.seats):
        if seat != state.road.leader:
            found += state.players[seat].party >> number & 1
    return float(found) / float(state.seats - 1)


def lacked_by_knowers(state: SeventhState) -> i64:
    """Return, as a mask, what a seat lacks that has seen the wanderer, or hinted right, and let it pass."""
    road = state.road
    knowers: i64 = road.knowers
    for hint in road.buried:
        if hint.about == CURRENT and hint.equal:
            knowers |= BITS[hint.seat]
    lacked: i64 = 0
    seat: i64 = (road.leader + 1) % state.seats
    while seat != road.holder and seat != road.leader:  # noqa: PLR1714 (compiled)
        if knowers & ~road.barred & BITS[seat]:
            lacked |= ~state.players[seat].party
        seat = (seat + 1) % state.seats
    return lacked


def belief(state: SeventhState, seat: i64, weights: vec[float]) -> vec[float]:
    """Return the belief of `seat` about the wanderer; `weights`: the likelihood of each number to be sent."""
    chances = vec[float]([0.0] * 8)
    known = known_number(state, seat)
    if known != NO_HERO:
        chances[known] = 1.0
        return chances
    counts = unseen(state, seat)
    possible: i64 = state.road.possible
    for hint in state.road.buried:
        if hint.about == CURRENT and hint.known >> seat & 1:
            possible &= ~BITS[hint.number]
    whole: float = 0.0
    for number in NUMBERS:
        if possible & BITS[number]:
            chance: float = float(counts[number]) * weights[number]
            chances[number] = chance
            whole += chance
    if whole <= 0.0:
        return vec[float]([1.0 / 7.0] * 8)
    for number in NUMBERS:
        chances[number] /= whole
    return chances
