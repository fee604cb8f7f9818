"""The network's encoding of Custom Heroes: a row of small integers for each seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.custom_heroes.player.between import BEHIND, BEYOND
from game.custom_heroes.player.hand import HIGHEST, LOWEST, Groups, class_of, worth
from game.custom_heroes.player.weights import DUEL, TABLE
from game.custom_heroes.rules.cards import FORM, KODORA, ROUNDS
from game.custom_heroes.rules.pieces import BIT, COST, NOBODY, price_of
from game.custom_heroes.rules.state import HeroesState

VALUES: Final = 18  # from LOWEST to HIGHEST
# inputs, and the number of values of each
SEEN: Final[tuple[tuple[str, int], ...]] = (
    ("missing", 14),  # VP to the goal, from 3 beyond it on
    ("round", 8),
    ("takes_part", 2),
    ("seats", 5),
    ("strict", 2),
    ("power", 12),
    ("unused", 10),
    ("form", 3),  # an Ascended Form, with the power for it
    ("kodora", 2),
    ("bets", 4),
    ("leader", 2),
    ("place", 7),
    ("tempo", 6),
    ("mark", 4),
    ("falling", 2),
    ("cards", 16),
    ("sets", 14),
    ("low_singles", 8),
    ("middle_singles", 7),
    ("high_singles", 7),
    ("low_sets", 6),
    ("high_sets", 6),
    ("great_sets", 5),  # of three or more
    ("highest", VALUES),
    ("second_highest", VALUES),
    ("lowest", VALUES),
    ("second_lowest", VALUES),
    ("worth", 32),  # of the sets, by the hand-made weights
    ("prices", 5),  # cards with an ability to pay for
    ("laid", 6),  # how likely the seat's own set is to win the trick; 0: it isn't the last set
    ("laid_value", VALUES + 1),
    ("faced", 6),  # the same for another seat's set
    ("faced_value", VALUES + 1),
    ("asked", 5),  # cards each player must play
    ("answers", 5),  # sets that would beat it
    ("fewest", 16),  # cards of a rival
    ("second_fewest", 16),
    ("rivals_in", 6),
    ("rival_missing", 14),  # VP of the best one
    ("rival_highest", VALUES),
    ("rival_sets", 14),  # the fewest
    ("rival_worth", 32),  # the best
    ("worth_lead", 33),
    ("rival_power", 12),
    ("cards_lead", 21),
)
SIZES: Final[list[int]] = [size for _, size in SEEN]
LOW: Final[i64] = 5  # values up to this are low
HIGH: Final[i64] = 9  # and from this on high
A_STEP: Final[i64] = 48  # of worth
NO_CARDS: Final[i64] = 15


class Held:
    """A seat's hand in numbers."""

    __slots__ = ("answers", "cards", "highest", "row", "sets", "worth")

    def __init__(self, state: HeroesState, seat: i64) -> None:
        """Analyse a hand."""
        me = state.players[seat]
        held = DUEL.held if state.strict else TABLE.held
        groups = Groups(state, me.hand, held)
        low_singles: i64 = 0
        middle_singles: i64 = 0
        high_singles: i64 = 0
        low_sets: i64 = 0
        high_sets: i64 = 0
        great_sets: i64 = 0
        answers: i64 = 0
        whole: i64 = 0
        number: i64 = len(groups.counts)
        for group in range(number):
            value: i64 = groups.values[group]
            count: i64 = groups.counts[group]
            whole += worth(held, groups.rows[group], count)
            if count > 2:
                great_sets += 1
            if count == 1:
                if value <= LOW:
                    low_singles += 1
                elif value < HIGH:
                    middle_singles += 1
                else:
                    high_singles += 1
            elif value < HIGH - 1:
                low_sets += 1
            else:
                high_sets += 1
            if count >= state.count and beats(state, value):
                answers += 1
        prices: i64 = 0
        for card in me.hand:
            if price_of(state.slots[card]) > 0:
                prices += 1
        self.cards: i64 = len(me.hand)
        self.sets: i64 = number
        self.worth: i64 = max(0, min(31, 24 + whole // A_STEP))
        self.highest: i64 = level_of(groups.values[number - 1]) if number else 0
        self.answers: i64 = answers
        self.row = [
            self.cards,
            number,
            low_singles,
            middle_singles,
            high_singles,
            low_sets,
            high_sets,
            great_sets,
            self.highest,
            level_of(groups.values[number - 2]) if number > 1 else 0,
            level_of(groups.values[0]) if number else 0,
            level_of(groups.values[1]) if number > 1 else 0,
            self.worth,
            prices,
        ]


def level_of(value: i64) -> i64:
    """Return a card value's index; LOWEST is 0."""
    return max(LOWEST, min(HIGHEST, value)) - LOWEST


def beats(state: HeroesState, value: i64) -> bool:
    """Return whether a set of this card value would beat the last one (CH-13, CH-27)."""
    if state.last == NOBODY or state.ascended:
        return False
    if state.falling:
        return value < state.value
    return value > state.value or (value == state.value and not state.strict)


def encoding_of(state: HeroesState) -> list[list[int]]:
    """Return each seat's inputs, in the order of SEEN."""
    holdings = [Held(state, seat) for seat in range(state.seats)]
    rows: list[list[int]] = []
    for seat in range(state.seats):
        row = standing(state, seat)
        row += holdings[seat].row
        row += trick(state, seat, holdings[seat])
        row += rivals(state, seat, holdings)
        rows.append(row)
    return rows


def missing_of(state: HeroesState, seat: i64) -> i64:
    """Return the VP missing to the goal; 0 is BEYOND points above it."""
    return max(-BEYOND, min(BEHIND, state.goal - state.players[seat].vp)) + BEYOND


def standing(state: HeroesState, seat: i64) -> list[int]:
    """Return a seat's VP, power and advancements."""
    me = state.players[seat]
    form: i64 = 0
    if FORM in me.unused:
        form = 2 if me.power >= COST[FORM] else 1
    return [
        missing_of(state, seat),
        min(ROUNDS + 1, state.round),
        1 if state.finalists & BIT[seat] else 0,
        state.seats - 2,
        1 if state.strict else 0,
        me.power,
        len(me.unused),
        form,
        1 if KODORA in me.unused else 0,
        len(me.bets),
        1 if state.leader == seat else 0,
        me.place,
        (seat - state.turn) % state.seats,
        me.mark,
        state.falling,
    ]


def trick(state: HeroesState, seat: i64, held: Held) -> list[int]:
    """Return the state of the trick for a seat."""
    if state.last == NOBODY:
        return [0, 0, 0, 0, 0, 0]
    likely: i64 = class_of(state.value, state.count) + 1
    value: i64 = level_of(state.value) + 1
    if state.last == seat:
        return [likely, value, 0, 0, state.count, 0]
    return [0, 0, likely, value, state.count, held.answers]


def rivals(state: HeroesState, seat: i64, holdings: list[Held]) -> list[int]:
    """Return the best rival's figures."""
    fewest: i64 = NO_CARDS
    second: i64 = NO_CARDS
    playing: i64 = 0
    missing: i64 = BEYOND + BEHIND
    highest: i64 = 0
    sets: i64 = 13
    best: i64 = 0
    power: i64 = 0
    for other in range(state.seats):
        if other == seat:
            continue
        player = state.players[other]
        missing = min(missing, missing_of(state, other))
        held = holdings[other]
        if held.cards == 0:
            continue
        playing += 1
        if held.cards < fewest:
            second = fewest
            fewest = held.cards
        else:
            second = min(second, held.cards)
        highest = max(highest, held.highest)
        sets = min(sets, held.sets)
        best = max(best, held.worth)
        power = max(power, player.power)
    mine = holdings[seat]
    lead: i64 = ((mine.worth - best) >> 1) + 16
    behind: i64 = mine.cards - fewest + 10
    return [fewest, second, playing, missing, highest, sets, best, lead, power, behind]
