"""Samples what a seat can't see, consistent with everything it knows (SH-30).

Besides the cards it saw, a seat knows: a leader's hidden wanderer met the quest; a hint equals a wanderer or
doesn't; what could not meet a quest was ruled out of a hand; a leader that is to send from its hand can.
Hidden cards are drawn one by one from the unseen ones: wanderers first, then hints, then hands. If none is
left for one, everything is drawn again. After a few attempts we draw with care: the most restricted card
first, with a check that enough cards remain, and backtracking. That always succeeds, because the true deal is
a solution.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.engine.rng import Rng
from game.seventh_hero.rules import pieces
from game.seventh_hero.rules.pasts import follow, mask_of, masks_of_hand

if TYPE_CHECKING:
    from game.seventh_hero.rules.position import Position

CARELESS: Final = 6  # attempts before careful ones
STEPS: Final[i64] = 200  # face-down cards drawn in the first careful attempt; twice as many in each later one
SETS: Final = 1 << 8  # masks of numbers
ALIKE: Final[list[int]] = [1] * 8


def redeal(state: Position, seat: i64, rng: Rng, likely: list[int] = ALIKE) -> None:
    """Deal anew, in place, what `seat` can't know; `likely` weighs the wanderer's numbers, each 1 or more."""
    draw = Drawing(state, seat, unseen_numbers(state, seat), rng, likely)
    draw.deal()
    draw.finish()


def unseen_numbers(state: Position, seat: i64) -> list[int]:
    """Count, by number, the cards that `seat` has not seen or has lost track of."""
    left = [0, *([state.copies] * 7)]
    for number in pieces.NUMBERS:
        left[number] -= state.discards[number]
        for player in state.players:
            if player.party & pieces.BITS[number]:
                left[number] -= 1
    for player in state.players:
        for number in player.eliminated:
            left[number] -= 2
    for number in state.players[seat].hand:
        left[number] -= 1
    for card in state.road.buried:
        if card.known >> seat & 1:
            left[card.number] -= 1
    if state.road.number != pieces.NO_HERO and state.road.knowers >> seat & 1:
        left[state.road.number] -= 1
    return left


class Drawing:
    """Draws hidden cards one by one, each as restricted as `seat` knows it."""

    __slots__ = (
        "careful",
        "drawn",
        "likely",
        "masks",
        "places",
        "pool",
        "restricted",
        "rng",
        "seat",
        "sends",
        "state",
        "steps",
        "unseen",
    )

    def __init__(self, state: Position, seat: i64, pool: list[int], rng: Rng, likely: list[int]) -> None:
        """Draw for `state`, as `seat` knows it, from `pool`: the number of unseen cards by number."""
        self.likely = likely
        self.state = state
        self.seat: i64 = seat
        self.unseen = pool
        self.pool = pool[:]
        self.rng = rng
        self.careful = False
        self.steps: i64 = 0  # left in a careful attempt
        self.places: list[int] = []  # hidden face-down cards: certain ones, wanderers, hints
        self.sends: i64 = pieces.NOBODY  # the leader's card, by age, that meets the quest it is to send for
        self.masks: list[int] = []  # possible numbers of each card in the restricted hands
        self.drawn: list[int] = []
        self.restricted = [
            other != seat and len(state.players[other].past) > 0 for other in range(state.seats)
        ]
        self.find_places()
        self.begin_anew()
        certain = [place for place in self.places if pieces.count_bits(mask_of(self.state.road, place)) == 1]
        self.places = certain + [place for place in self.places if place not in certain]

    def find_places(self) -> None:
        """List the face-down cards that the seat has not seen."""
        if self.state.road.number != pieces.NO_HERO and not self.state.road.knowers >> self.seat & 1:
            self.places.append(pieces.CURRENT)
        for hints in range(2):
            for place in range(len(self.state.road.buried)):
                card = self.state.road.buried[place]
                if not card.known >> self.seat & 1 and (card.about != pieces.NOBODY) == (hints == 1):
                    self.places.append(place)

    def begin_anew(self) -> None:
        """Undo all draws."""
        self.pool = self.unseen[:]
        for place in self.places:
            self.put(place, pieces.NO_HERO)

    def deal(self) -> None:
        """Draw all restricted cards."""
        cards = self.cards_to_send()
        leader = self.state.road.leader
        self.restricted[leader] = self.restricted[leader] or cards > 0
        for _ in range(CARELESS):
            if self.draw_place(0) and (cards == 0 or self.can_send()):
                return
            self.begin_anew()
        self.careful = True
        steps: i64 = STEPS
        while not self.draw_with_care(steps, cards):
            steps *= 2

    def draw_with_care(self, steps: i64, cards: i64) -> bool:
        """Draw all restricted cards, with one of the leader's `cards` to send; False when out of steps."""
        ran_out = False
        for turn in range(max(1, cards)):
            self.begin_anew()
            self.sends = turn if cards > 0 else pieces.NOBODY
            self.steps = steps
            if self.draw_place(0):
                return True
            ran_out = ran_out or self.steps <= 0
        if not ran_out:
            raise ValueError("no deal agrees with what is known in this position")
        return False

    def finish(self) -> None:
        """Draw the unrestricted hands; the rest is the pile."""
        for other in range(self.state.seats):
            player = self.state.players[other]
            if other != self.seat and not self.restricted[other]:
                player.hand = [self.choose(pieces.EVERYTHING, ALIKE) for _ in range(len(player.hand))]
                player.hand.sort()
        self.state.pile = self.pool
        self.state.chance = Rng(self.rng.seed())

    def cards_to_send(self) -> i64:
        """Count the cards of a leader that is to send one, so that one meets the quest; 0 without such."""
        leader = self.state.players[self.state.road.leader]
        if self.state.phase != pieces.SENDING or self.seat == self.state.road.leader:
            return 0
        if leader.past and leader.past[-1] >= pieces.RULED_OUT:
            return 0
        return len(leader.hand)

    def can_send(self) -> bool:
        """Return whether the leader got a card that meets the quest."""
        wanted = self.state.road.wanted()
        return any(wanted >> number & 1 for number in self.state.players[self.state.road.leader].hand)

    def put(self, place: i64, number: i64) -> None:
        """Set the number of a face-down card, or none yet."""
        if place == pieces.CURRENT:
            self.state.road.number = number
        else:
            self.state.road.buried[place].number = number

    def choose(self, mask: i64, likely: list[int]) -> i64:
        """Draw a random card, weighted by number, among those in `mask`; NO_HERO if there is none."""
        many: i64 = 0
        for number in pieces.NUMBERS:
            if mask & pieces.BITS[number]:
                many += self.pool[number] * likely[number]
        if many == 0:
            return pieces.NO_HERO
        drawn: i64 = self.rng.below(many)
        for number in pieces.NUMBERS:
            if mask & pieces.BITS[number]:
                drawn -= self.pool[number] * likely[number]
                if drawn < 0:
                    self.pool[number] -= 1
                    return number
        return pieces.NO_HERO

    # Face-down cards

    def draw_place(self, at: i64) -> bool:
        """Draw the face-down cards from `places[at]` on, then the hands; return whether that succeeded."""
        if at == len(self.places):
            self.masks = self.masks_of_hands()
            self.drawn = [0] * len(self.masks)
            return self.draw_card(0)
        if self.careful:
            self.narrowest_first(at)
        place: i64 = self.places[at]
        mask = self.numbers_for(place) if self.careful else mask_of(self.state.road, place)
        likely = self.likely if place == pieces.CURRENT else ALIKE
        while True:
            number = self.choose(mask, likely)
            self.put(place, number)
            if number == pieces.NO_HERO:
                return False
            if self.was_in_hand(place) and (not self.careful or self.enough_after_place(at)):
                if self.draw_place(at + 1):
                    return True
                if not self.careful:
                    mask = 0
            self.pool[number] += 1
            mask &= ~pieces.BITS[number]

    def was_in_hand(self, place: i64) -> bool:
        """Return whether the hand that a card came from may have held it, by what was ruled out before."""
        seat: i64 = self.state.road.leader
        if place != pieces.CURRENT:
            seat = self.state.road.buried[place].seat
        if seat == pieces.NOBODY or not self.restricted[seat]:
            return True
        return follow(self.state.road, self.state.players[seat].past, [], [])

    # Restricted hands

    def masks_of_hands(self) -> list[int]:
        """Return the possible numbers of each card of the restricted hands, seat by seat, oldest first."""
        masks: list[int] = []
        for seat in range(self.state.seats):
            if self.restricted[seat]:
                player = self.state.players[seat]
                masks += masks_of_hand(self.state.road, player.past, len(player.hand))
                if seat == self.state.road.leader and self.sends != pieces.NOBODY:
                    masks[self.sends - len(player.hand)] &= self.state.road.wanted()
        return masks

    def draw_card(self, at: i64) -> bool:
        """Draw the hand cards from `masks[at]` on; return whether that succeeded."""
        if at == len(self.masks):
            self.fill_hands()
            return True
        mask: i64 = self.masks[at]
        while True:
            number = self.choose(mask, ALIKE)
            if number == pieces.NO_HERO:
                return False
            self.drawn[at] = number
            if not self.careful or self.enough(self.masks[at + 1 :]):
                if self.draw_card(at + 1):
                    return True
                if not self.careful:
                    mask = 0
            self.pool[number] += 1
            mask &= ~pieces.BITS[number]

    def fill_hands(self) -> None:
        """Give the seats the drawn cards."""
        at: i64 = 0
        for seat in range(self.state.seats):
            if self.restricted[seat]:
                player = self.state.players[seat]
                size = len(player.hand)
                player.hand = self.drawn[at : at + size]
                player.hand.sort()
                at += size

    # Careful attempts

    def narrowest_first(self, at: i64) -> None:
        """Move the most restricted face-down card still to be drawn to `places[at]`."""
        fewest: i64 = 8
        for later in range(at, len(self.places)):
            many = pieces.count_bits(self.numbers_for(self.places[later]))
            if many < fewest:
                fewest = many
                self.places[at], self.places[later] = self.places[later], self.places[at]

    def numbers_for(self, place: i64) -> i64:
        """Return the possible numbers of a face-down card, by everything drawn before it."""
        mask = mask_of(self.state.road, place)
        for number in pieces.NUMBERS:
            if mask & pieces.BITS[number]:
                self.put(place, number)
                if self.pool[number] == 0 or not self.was_in_hand(place):
                    mask &= ~pieces.BITS[number]
        self.put(place, pieces.NO_HERO)
        return mask

    def enough_after_place(self, at: i64) -> bool:
        """Return whether the pool has enough cards for what is still to be drawn after `places[at]`."""
        self.steps -= 1
        if self.steps <= 0:
            return False
        masks = self.masks_of_hands()
        for later in range(at + 1, len(self.places)):
            masks.append(self.numbers_for(self.places[later]))
        return self.enough(masks)

    def enough(self, masks: list[int]) -> bool:
        """Return whether the pool has a card for each of `masks` (Hall's condition on sets of numbers)."""
        spare = [0] * SETS
        for number in pieces.NUMBERS:
            spare[pieces.BITS[number]] = self.pool[number]
        for mask in masks:
            spare[mask] -= 1
        for number in pieces.NUMBERS:
            for numbers in range(SETS):
                if numbers & pieces.BITS[number]:
                    spare[numbers] += spare[numbers ^ pieces.BITS[number]]
        return min(spare) >= 0
