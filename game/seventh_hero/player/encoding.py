"""The network's encoding of Seventh Hero between two turns: a row of small integers for each seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.seventh_hero.player.weights import SIZE
from game.seventh_hero.rules.cards import OUTCAST, SHIELD_MAIDEN, WYRMSLAYER
from game.seventh_hero.rules.pieces import BITS, EVERYTHING, NUMBERS, QUESTING
from game.seventh_hero.rules.state import SeventhState

# by cards left in the pile before the quest: each of the last counts, many don't
CLOCK: Final[list[int]] = (
    [*range(9)] + [9] * 3 + [10] * 3 + [11] * 4 + [12] * 5 + [13] * 7 + [14] * 9 + [15] * 60
)
TIMES: Final[i64] = 16
HEROES: Final[i64] = 7  # in a party, from 0
LEADS: Final[i64] = 13
PAIRS: Final[i64] = 8
FITTING: Final[i64] = 6  # cards in hand that fit something
# inputs, and the number of values of each
SEEN: Final[tuple[tuple[str, int], ...]] = (
    ("seats", 3),
    ("time", TIMES),
    ("heroes", HEROES),
    ("most_heroes", HEROES),  # of a rival
    ("second_most_heroes", HEROES),
    ("lead", LEADS),  # in heroes, on the best rival
    ("pairs", PAIRS),  # eliminated
    ("fewest_pairs", PAIRS),  # of a rival
    ("hand", 9),
    ("party", 128),
    *((f"hero_{number}", 3) for number in range(1, 8)),  # missing, used, ready
    ("turns_to_lead", 5),
    # cards in hand that ...
    ("doubles_next", FITTING),  # the seat to the left has already,
    ("home", FITTING),  # all others have, so that they come home,
    ("doubles_best", FITTING),  # the best rival has,
    ("doubles_mine", FITTING),  # the seat has itself
    ("coming_doubles", FITTING),  # and those in the hand to the right that it has,
    ("coming_heroes", FITTING),  # or lacks
    ("slayers", 4),  # rivals with a ready Wyrmslayer,
    ("outcasts", 4),  # Outcast,
    ("maidens", 4),  # or Shield Maiden
    ("time_heroes", TIMES * HEROES),
    ("time_lead", TIMES * LEADS),
    ("time_pairs", TIMES * PAIRS),
)
SIZES: Final[list[int]] = [size for _, size in SEEN]


class Rivals:
    """The other seats, as one of them sees them: the most, the fewest, and what all have."""

    __slots__ = ("best", "common", "maidens", "most", "outcasts", "pairs", "second", "slayers")

    def __init__(self, state: SeventhState, seat: i64) -> None:
        """Look at each rival, from the left on."""
        self.best: i64 = seat  # the seat of the best,
        self.most: i64 = -1  # its number of heroes,
        self.second: i64 = -1  # and that of the next
        self.pairs: i64 = 99
        self.common: i64 = EVERYTHING
        self.maidens: i64 = 0
        self.slayers: i64 = 0
        self.outcasts: i64 = 0
        for place in range(1, state.seats):
            other: i64 = (seat + place) % state.seats
            player = state.players[other]
            heroes: i64 = SIZE[player.party]
            if heroes > self.most:
                self.second = self.most
                self.most = heroes
                self.best = other
            elif heroes > self.second:
                self.second = heroes
            self.pairs = min(self.pairs, len(player.eliminated))
            self.common &= player.party
            ready: i64 = player.party & ~player.used
            self.maidens += ready >> SHIELD_MAIDEN & 1
            self.slayers += ready >> WYRMSLAYER & 1
            self.outcasts += ready >> OUTCAST & 1


def fitting(hand: list[int], mask: i64) -> i64:
    """Count the cards of a hand whose numbers are in `mask`."""
    found: i64 = 0
    for number in hand:
        if mask & BITS[number]:
            found += 1
    return found


def row_of(state: SeventhState, seat: i64, time: i64) -> list[int]:
    """Return a seat's inputs, in the order of SEEN."""
    seats: i64 = state.seats
    me = state.players[seat]
    rivals = Rivals(state, seat)
    party: i64 = me.party
    used: i64 = me.used
    hand = me.hand
    coming = state.players[(seat + seats - 1) % seats].hand
    heroes: i64 = SIZE[party]
    lead: i64 = heroes - rivals.most + 6
    pairs: i64 = min(PAIRS - 1, len(me.eliminated))
    row = [
        seats - 3,
        time,
        heroes,
        rivals.most,
        rivals.second,
        lead,
        pairs,
        min(PAIRS - 1, rivals.pairs),
        min(8, len(hand)),
        party >> 1,
    ]
    for number in NUMBERS:
        there: i64 = party >> number & 1
        row.append(2 * there - (used >> number & 1))
    doubles = fitting(coming, party)
    return [
        *row,
        (seat - state.road.leader + seats) % seats,
        fitting(hand, state.players[(seat + 1) % seats].party),
        fitting(hand, rivals.common & ~party),
        fitting(hand, state.players[rivals.best].party),
        fitting(hand, party),
        doubles,
        len(coming) - doubles,
        rivals.slayers,
        rivals.outcasts,
        rivals.maidens,
        time * HEROES + heroes,
        time * LEADS + lead,
        time * PAIRS + pairs,
    ]


def encoding_of(state: SeventhState) -> list[list[int]]:
    """Return each seat's inputs before a turn, or after its quest is shown, which takes one card."""
    left: i64 = state.left if state.phase == QUESTING else state.left + 1
    time: i64 = CLOCK[left]
    return [row_of(state, seat, time) for seat in range(state.seats)]
