"""Card values in Splendor: Marvel: each character's worth to a seat, its nearness, and the chips that help.

Values are integers, in sixteenths of a point. Where speed matters, five numbers, one per colour, share an
integer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.engine.packed import at_least, count, minus, total
from game.splendor_marvel.rules.cards import CHARACTERS
from game.splendor_marvel.rules.pieces import COST, DEMAND, NO_CARD, NOBODY, Player
from game.splendor_marvel.rules.state import SplendorState

LANE: Final[i64] = 12  # bits per colour, where five numbers share an integer
LANE_MASK: Final[i64] = 4095
AFFORDABLE: Final[i64] = 1 << 24  # above two lanes
SPREAD: Final[vec[i64]] = vec[i64]([sum([(mask >> c & 1) << 12 * c for c in range(5)]) for mask in range(32)])
HOW_MANY: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(32)])
THIRD: Final[i64] = 1 << 14
PLAIN: Final[vec[i64]] = vec[i64]([16 * card.points + 6 * card.avengers for card in CHARACTERS])
FACTS: Final[vec[i64]] = vec[i64](
    [  # value, then from bit 12 symbols, level III, and the bonus's lane
        PLAIN[number] | card.avengers << 12 | (card.level == 3) << 14 | card.bonus * 12 << 16
        for number, card in enumerate(CHARACTERS)
    ]
)
BONUS_COLOUR: Final[vec[i64]] = vec[i64]([card.bonus for card in CHARACTERS])
ENGINE: Final[vec[i64]] = vec[i64](
    [max(3, 21 - n) for n in range(63)]
)  # one more bonus, with so many (modulo 63)
NEW_COLOUR: Final[i64] = 19  # a colour that is still missing
LOCATION: Final[vec[i64]] = vec[i64](
    [0, 48, 18, 11, 8, 6, 5, 4, 3, 3]
)  # a required colour, by bonuses missing
AVENGERS: Final[i64] = 48  # taking the tile
AVENGERS_SWING: Final[i64] = 72  # taking it from somebody
FIRST_TIME: Final[i64] = 32
NEARNESS: Final[vec[i64]] = vec[i64]([round(64 / (1.2 + (0.4 + 0.34 * n if n else 0))) for n in range(40)])
WISHES: Final[vec[i64]] = vec[i64]([min(255, near**3 >> 12) for near in range(400)])  # weight of a card


def colour_worths(state: SplendorState, me: Player) -> i64:
    """Return the value of one more bonus of each colour to a seat, one lane per colour."""
    bonuses = me.bonuses
    engine: i64 = ENGINE[total(bonuses)]
    worths: i64 = SPREAD[31] * engine + SPREAD[31 ^ at_least(bonuses, 1)] * NEW_COLOUR
    for side in state.locations:
        missing = minus(DEMAND[side], bonuses)
        share: i64 = LOCATION[total(missing)]
        worths += SPREAD[at_least(missing, 1)] * share
    return worths


def needed_symbols(state: SplendorState, seat: i64) -> i64:
    """Return how many more Avengers symbols give a seat the tile; unreachable if it has it."""
    holder = state.avengers
    if holder == seat:
        return 99
    least: i64 = 3 if holder == NOBODY else state.players[holder].symbols + 1
    return least - state.players[seat].symbols


def card_value(card: i64, worths: i64, needed: i64, gains: i64) -> i64:
    """Return a card's value to a seat, given colour values, missing symbols and `gains`."""
    fact: i64 = FACTS[card]
    value: i64 = (fact & LANE_MASK) + (worths >> (fact >> 16) & LANE_MASK)
    if fact >> 12 & 3 >= needed:
        value += gains & LANE_MASK
    if fact & THIRD:
        value += gains >> LANE
    return value


def gains_of(state: SplendorState, seat: i64) -> i64:
    """Return the value of the Avengers tile and, one lane higher, of the Time chip to a seat."""
    gains: i64 = AVENGERS if state.avengers == NOBODY else AVENGERS_SWING
    if state.players[seat].time == 0:
        gains |= FIRST_TIME << LANE
    return gains


def nearness(value: i64, chips: i64) -> i64:
    """Return a card's value discounted by the turns it takes, with so many chips missing."""
    return value * NEARNESS[max(0, chips)] >> 6


class Outlook:
    """A seat's prospects: how good and how near each card is, and which chips help."""

    __slots__ = ("affordable", "cards", "first", "second", "whole")

    def __init__(self, state: SplendorState, seat: i64) -> None:
        """Analyse the market and the hand of a seat."""
        me = state.players[seat]
        worths = colour_worths(state, me)
        needed = needed_symbols(state, seat)
        gains = gains_of(state, seat)
        wallet: i64 = me.chips + me.bonuses
        shields = me.shields
        affordable: i64 = 0
        first: i64 = 0
        second: i64 = 0
        whole: i64 = 1
        places = state.market + me.hand
        cards = vec[i64]([0] * len(places))
        for place in range(len(places)):
            card: i64 = places[place]
            if card == NO_CARD:
                continue
            value = card_value(card, worths, needed, gains)
            short = minus(COST[card], wallet)
            chips = total(short) - shields
            near = nearness(value, chips)
            cards[place] = near << LANE | value
            if chips <= 0:
                affordable = max(affordable, value)
                cards[place] = near << LANE | value | AFFORDABLE
            weight: i64 = WISHES[near]
            first += SPREAD[at_least(short, 1)] * weight
            second += SPREAD[at_least(short, 2)] * weight
            whole += weight
        self.cards = cards  # by place, the hand's after the market's: value, `nearness`, AFFORDABLE
        self.affordable: i64 = affordable  # the best value of an affordable card
        self.first: i64 = first  # the value of one more chip, one lane per colour
        self.second: i64 = second  # and another one of the same
        self.whole: i64 = whole  # a lane's value for the most useful colour

    def wishes(self, lanes: i64) -> vec[i64]:
        """Return the value of a chip of each colour, 0 to 64; `lanes` is `first` or `second`."""
        whole = self.whole
        wishes = vec[i64]([0] * 5)
        for colour in range(5):
            wishes[colour] = (lanes >> LANE * colour & LANE_MASK) * 64 // whole
        return wishes


def threat(state: SplendorState, seat: i64, card: i64) -> i64:
    """Return a card's value to a rival that could recruit it next; 0 if none could."""
    worst: i64 = 0
    if PLAIN[card] < 16:
        return worst
    for rival in range(state.seats):
        if rival != seat and state.players[rival].affords(card):
            value: i64 = PLAIN[card]
            if count(state.players[rival].bonuses, BONUS_COLOUR[card]) == 0:
                value += NEW_COLOUR
            worst = max(worst, value)
    return worst
