"""The network's encoding of Splendor: Marvel: a row of small integers for each seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.engine.packed import at_least, count, minus, total
from game.splendor_marvel.player.worth import (
    BONUS_COLOUR,
    FACTS,
    HOW_MANY,
    THIRD,
    card_value,
    colour_worths,
    gains_of,
    nearness,
    needed_symbols,
)
from game.splendor_marvel.rules.pieces import COST, DEMAND, NO_CARD, POINTS
from game.splendor_marvel.rules.state import SplendorState

# inputs, and the number of values of each
SEEN: Final[tuple[tuple[str, int], ...]] = (
    ("points", 21),
    ("bonuses", 21),
    ("colours", 6),
    ("time", 2),
    ("chips", 11),
    ("chip_colours", 6),
    ("shields", 6),
    ("avengers", 2),
    ("symbols", 9),
    ("tempo", 4),
    ("seats", 3),
    ("unfinished", 4),  # of the Gauntlet's three conditions
    ("pace", 17),  # missing points by bonuses
    ("hand", 4),
    ("fewest", 6),  # bonuses of the colours, sorted
    ("second_fewest", 6),
    ("third_fewest", 7),
    ("fourth_fewest", 7),
    ("most", 8),
    ("nearest_location", 10),  # bonuses missing
    ("second_location", 10),
    ("third_location", 10),
    ("best", 20),  # cards by value and nearness
    ("second_best", 20),
    ("third_best", 20),
    ("at_hand", 20),  # the best affordable card
    ("many_at_hand", 8),
    ("points_at_hand", 6),
    ("points_near", 6),  # with three chips more
    ("level_three", 11),  # chips missing for one
    ("missing_colour", 12),  # chips missing for the hardest missing colour
    ("lead", 21),  # in points, on the best rival
    ("rival_points", 21),
    ("rival_bonuses", 21),
    ("rival_unfinished", 4),
    ("rival_at_hand", 6),  # points
    ("rival_pace", 17),
    ("symbols_lead", 9),
)
SIZES: Final[list[int]] = [size for _, size in SEEN]
COLOURS: Final = 5
WITHIN_A_TURN: Final[i64] = 3  # chips missing
FAR: Final[i64] = 11  # chips missing, or no such card
NONE_LEFT: Final[i64] = 9  # no such location


class Reach:
    """What a seat could recruit: how good, how near."""

    __slots__ = (
        "at_hand",
        "best",
        "colours",
        "level_three",
        "many",
        "points",
        "points_near",
        "second",
        "third",
    )

    def __init__(self, state: SplendorState, seat: i64) -> None:
        """Analyse the market and the hand of a seat."""
        me = state.players[seat]
        worths = colour_worths(state, me)
        needed = needed_symbols(state, seat)
        gains = gains_of(state, seat)
        wallet: i64 = me.chips + me.bonuses
        best: i64 = 0
        second: i64 = 0
        third: i64 = 0
        at_hand: i64 = 0
        many: i64 = 0
        points: i64 = 0
        points_near: i64 = 0
        level_three: i64 = 10
        colours = [FAR, FAR, FAR, FAR, FAR]
        for card in state.market + me.hand:
            if card == NO_CARD:
                continue
            value = card_value(card, worths, needed, gains)
            chips: i64 = max(0, total(minus(COST[card], wallet)) - me.shields)
            near = nearness(value, chips)
            if near > best:
                third, second, best = second, best, near
            elif near > second:
                third, second = second, near
            elif near > third:
                third = near
            if chips == 0:
                at_hand = max(at_hand, value)
                many += 1
                points = max(points, POINTS[card])
            if chips <= WITHIN_A_TURN:
                points_near = max(points_near, POINTS[card])
            if FACTS[card] & THIRD:
                level_three = min(level_three, chips)
            colour: i64 = BONUS_COLOUR[card]
            colours[colour] = min(colours[colour], chips)
        self.best: i64 = best
        self.second: i64 = second
        self.third: i64 = third
        self.at_hand: i64 = at_hand
        self.many: i64 = many
        self.points: i64 = points
        self.points_near: i64 = points_near
        self.level_three: i64 = level_three
        self.colours = colours  # the fewest chips missing for a bonus of each


def encoding_of(state: SplendorState) -> list[list[int]]:
    """Return each seat's inputs, in the order of SEEN."""
    reaches = [Reach(state, seat) for seat in range(state.seats)]
    rows: list[list[int]] = []
    for seat in range(state.seats):
        row = own(state, seat)
        row += options(state, seat, reaches[seat])
        row += rivals(state, seat, reaches)
        rows.append(row)
    return rows


def unfinished(state: SplendorState, seat: i64) -> i64:
    """Count the Gauntlet's conditions that a seat doesn't meet yet (SM-24)."""
    me = state.players[seat]
    demands: i64 = 0
    if me.points < state.target:
        demands += 1
    if me.time == 0:
        demands += 1
    if HOW_MANY[at_least(me.bonuses, 1)] < COLOURS:
        demands += 1
    return demands


def pace(state: SplendorState, seat: i64) -> i64:
    """Return the missing points, by how fast they will come."""
    me = state.players[seat]
    return 4 * max(0, state.target - me.points) // (total(me.bonuses) + 4)


def own(state: SplendorState, seat: i64) -> list[int]:
    """Return the inputs from a seat's own area."""
    me = state.players[seat]
    held = [count(me.bonuses, colour) for colour in range(COLOURS)]
    held.sort()
    missing = [total(minus(DEMAND[side], me.bonuses)) for side in state.locations]
    missing += [NONE_LEFT, NONE_LEFT, NONE_LEFT]
    missing.sort()
    return [
        me.points,
        total(me.bonuses),
        HOW_MANY[at_least(me.bonuses, 1)],
        me.time,
        total(me.chips),
        HOW_MANY[at_least(me.chips, 1)],
        me.shields,
        1 if state.avengers == seat else 0,
        me.symbols,
        (seat - state.turn) % state.seats,
        state.seats - 2,
        unfinished(state, seat),
        pace(state, seat),
        len(me.hand),
        held[0],
        held[1],
        held[2],
        held[3],
        held[4],
        missing[0],
        missing[1],
        missing[2],
    ]


def options(state: SplendorState, seat: i64, reach: Reach) -> list[int]:
    """Return the inputs from what a seat can have soon."""
    bonuses = state.players[seat].bonuses
    farthest: i64 = 0
    for colour in range(COLOURS):
        if count(bonuses, colour) == 0:
            farthest = max(farthest, reach.colours[colour])
    return [
        reach.best >> 3,
        reach.second >> 3,
        reach.third >> 3,
        reach.at_hand >> 3,
        reach.many,
        reach.points,
        reach.points_near,
        reach.level_three,
        farthest,
    ]


def rivals(state: SplendorState, seat: i64, reaches: list[Reach]) -> list[int]:
    """Return the inputs from the best rival."""
    points: i64 = 0
    bonuses: i64 = 0
    demands: i64 = 3
    at_hand: i64 = 0
    least: i64 = 99
    symbols: i64 = 0
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            points = max(points, player.points)
            bonuses = max(bonuses, total(player.bonuses))
            demands = min(demands, unfinished(state, other))
            at_hand = max(at_hand, reaches[other].points)
            least = min(least, pace(state, other))
            symbols = max(symbols, player.symbols)
    me = state.players[seat]
    return [me.points - points + 10, points, bonuses, demands, at_hand, least, me.symbols - symbols + 4]
