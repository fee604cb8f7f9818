"""Dealing anew what a seat can't know, so that it agrees with all it does know (SH-30).

What a seat knows beyond the cards it saw: a leader's hidden wanderer met the quest; a hint equals a wanderer
or does not; what could not meet a quest was ruled out of a hand. Hidden cards are drawn one after the other
from what is left, the most restricted first; where nothing is left to draw, the last ones are drawn anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.engine.rng import Rng
from game.seventh_hero.cards import COPIES
from game.seventh_hero.pieces import (
    BASE,
    BITS,
    CAME,
    CURRENT,
    EVERYTHING,
    NO_HERO,
    NOBODY,
    NUMBERS,
    RULED_OUT,
    WENT,
    WENT_BURIED,
    WENT_WANDERING,
)

if TYPE_CHECKING:
    from game.seventh_hero.pieces import Player
    from game.seventh_hero.rules import SeventhState

STEPS: Final[i64] = 2000  # cards drawn in one attempt before it is begun anew
ATTEMPTS: Final = 40


def redeal(state: SeventhState, seat: i64, rng: Rng) -> None:
    """Deal anew, in place, what `seat` can't know."""
    draw = Drawing(state, seat, unseen_numbers(state, seat), rng)
    for _ in range(ATTEMPTS):
        if draw.attempt():
            break
    for other in range(state.seats):
        player = state.players[other]
        if other != seat and not player.past:
            player.hand = [draw.any_number() for _ in range(len(player.hand))]
            player.hand.sort()
    state.pile = draw.pool
    state.chance = Rng(rng.seed())


def unseen_numbers(state: SeventhState, seat: i64) -> list[int]:
    """Count, by number, the cards that `seat` has not seen or has lost sight of."""
    left = [0, *([COPIES] * 7)]
    for number in NUMBERS:
        left[number] -= state.discards[number]
        for player in state.players:
            if player.party & BITS[number]:
                left[number] -= 1
    for player in state.players:
        for number in player.eliminated:
            left[number] -= 2
    for number in state.players[seat].hand:
        left[number] -= 1
    for card in state.buried:
        if card.known >> seat & 1:
            left[card.number] -= 1
    if state.number != NO_HERO and state.knowers >> seat & 1:
        left[state.number] -= 1
    return left


class Drawing:
    """Cards drawn one after the other for what is hidden, each as restricted as `seat` knows it."""

    __slots__ = ("hands", "left", "places", "pool", "rng", "seat", "state")

    def __init__(self, state: SeventhState, seat: i64, pool: list[int], rng: Rng) -> None:
        """Draw for `state`, as `seat` knows it, from `pool`: how many of each number are unseen."""
        self.state = state
        self.seat: i64 = seat
        self.pool = pool
        self.rng = rng
        self.left: i64 = 0  # steps, in this attempt
        self.places: list[int] = []  # among the buried cards, wanderers before hints; CURRENT first
        self.hands: list[Player] = []  # of which something was ruled out
        if state.number != NO_HERO and not state.knowers >> seat & 1:
            self.places.append(CURRENT)
        for hints in range(2):
            for place in range(len(state.buried)):
                card = state.buried[place]
                if not card.known >> seat & 1 and (card.about != NOBODY) == (hints == 1):
                    self.places.append(place)
        for other in range(state.seats):
            if other != seat and state.players[other].past:
                self.hands.append(state.players[other])

    def attempt(self) -> bool:
        """Draw all that is restricted; False when that takes too long."""
        self.left = STEPS
        return self.draw_place(0)

    def any_number(self) -> i64:
        """Draw a card of which nothing is known."""
        return self.choose(EVERYTHING)

    def choose(self, mask: i64) -> i64:
        """Draw a card at random among those in `mask`; NO_HERO where there is none."""
        self.left -= 1
        many: i64 = 0
        for number in NUMBERS:
            if mask & BITS[number]:
                many += self.pool[number]
        if many == 0 or self.left <= 0:
            return NO_HERO
        drawn: i64 = self.rng.below(many)
        for number in NUMBERS:
            if mask & BITS[number]:
                drawn -= self.pool[number]
                if drawn < 0:
                    self.pool[number] -= 1
                    return number
        return NO_HERO

    def draw_place(self, at: i64) -> bool:
        """Draw the face-down cards from `places[at]` on, and then the hands."""
        if at == len(self.places):
            return self.draw_hand(0)
        place: i64 = self.places[at]
        mask = self.mask_of(place)
        while True:
            number = self.choose(mask)
            if number == NO_HERO:
                return False
            if place == CURRENT:
                self.state.number = number
            else:
                self.state.buried[place].number = number
            if self.draw_place(at + 1):
                return True
            self.pool[number] += 1
            mask &= ~BITS[number]

    def mask_of(self, place: i64) -> i64:
        """Tell which numbers a face-down card may have, by what is known and was drawn before it."""
        if place != CURRENT:
            card = self.state.buried[place]
            if card.about != NOBODY:
                about = self.state.number
                if card.about != CURRENT:
                    about = self.state.buried[card.about].number
                return card.mask & (BITS[about] if card.equal else ~BITS[about])
            mask: i64 = card.mask
        else:
            mask = self.state.possible
        for hint in self.state.buried:
            if hint.about == place and hint.known >> self.seat & 1:
                mask &= BITS[hint.number] if hint.equal else ~BITS[hint.number]
        return mask

    def draw_hand(self, at: i64) -> bool:
        """Draw the hands from `hands[at]` on."""
        if at == len(self.hands):
            return True
        player = self.hands[at]
        ruled_out: list[int] = []
        ages = ages_of(self.state, player.past, ruled_out)
        if len(ages) != len(player.hand):
            return False
        masks: list[int] = []
        for age in ages:
            mask: i64 = EVERYTHING
            for later in range(age, len(ruled_out)):
                mask &= ~ruled_out[later]
            masks.append(mask)
        return self.draw_card(at, masks, [])

    def draw_card(self, at: i64, masks: list[int], hand: list[int]) -> bool:
        """Draw the rest of the hand `hands[at]`, which allows these numbers, and then the other hands."""
        if len(hand) == len(masks):
            self.hands[at].hand = sorted(hand)
            return self.draw_hand(at + 1)
        mask: i64 = masks[len(hand)]
        while True:
            number = self.choose(mask)
            if number == NO_HERO:
                return False
            hand.append(number)
            if self.draw_card(at, masks, hand):
                return True
            hand.pop()
            self.pool[number] += 1
            mask &= ~BITS[number]


def ages_of(state: SeventhState, past: list[int], ruled_out: list[int]) -> list[int]:
    """Tell of each card in hand how many rulings out came before it, the oldest card first; [] if impossible.

    A card that went away is taken to be the oldest that may have had its number: so the cards that stay
    allow as much as they ever can. `ruled_out` is filled with the masks, in their order.
    """
    ages: list[int] = []
    for event in past:
        if event >= RULED_OUT:
            ruled_out.append(event - RULED_OUT)
        elif event >= BASE:
            ages = [0] * (event - BASE)
        elif event == CAME:
            ages.append(len(ruled_out))
        elif not forget_oldest(ages, ruled_out, number_of(state, event)):
            return []
    return ages


def number_of(state: SeventhState, event: i64) -> i64:
    """Tell the number of the card that went away."""
    if event == WENT_WANDERING:
        return state.number
    return state.buried[event - WENT_BURIED].number if event >= WENT_BURIED else event - WENT


def forget_oldest(ages: list[int], ruled_out: list[int], number: i64) -> bool:
    """Take away the oldest card that may have `number`; whether there is one."""
    least: i64 = 0
    for ruling in range(len(ruled_out)):
        if ruled_out[ruling] >> number & 1:
            least = ruling + 1
    for place in range(len(ages)):
        if ages[place] >= least:
            del ages[place]
            return True
    return False
