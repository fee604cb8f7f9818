"""How promising each thing looks that a seat of Custom Heroes can do in its turn, at first sight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ai.knowledge.custom_heroes_hand import Groups, cost_of, sleeving_gain
from game.custom_heroes.actions import (
    PASS,
    PLAY,
    SLEEVE,
    TAKE_BACK,
    TRADE,
    VERB,
    active_places,
    at_place,
    other_in,
    place_in,
    played_places,
)
from game.custom_heroes.cards import ASCEND, KODORA, NO_ABILITY, WILD, YELLOW
from game.custom_heroes.cards import FORM as FORM_KIND
from game.custom_heroes.cards import TRADE as TRADE_POWER
from game.custom_heroes.pieces import ABILITY, GEM, NOBODY, ability_of, price_of, slot
from game.custom_heroes.plays import plays
from game.custom_heroes.rules import HeroesState

OUT: Final[i64] = 200  # the last cards played
A_CARD: Final[i64] = 8  # rid of
A_POWER: Final[i64] = 5  # spent on an ability
LEAD: Final[i64] = 20  # of the next trick, as good as certain
A_FORM: Final[i64] = 45  # an Ascended Form spent
PASSING: Final[i64] = 16
SLEEVING: Final[i64] = 6  # besides what it gains
LEAST_GAIN: Final[i64] = 14  # of a sleeving that is worth a thought
MOST_SLEEVINGS: Final = 4
TRADING: Final[i64] = 90  # what brings a seat to the goal


class Turn:
    """A seat's turn: its hand in groups, and how near the others are to going out."""

    __slots__ = ("groups", "hand", "me", "nearest", "next_hand", "seat", "state")

    def __init__(self, state: HeroesState) -> None:
        """Look over the position of the seat to move."""
        self.state = state
        seat: i64 = state.turn
        self.seat: i64 = seat
        self.me = state.players[seat]
        self.hand = self.me.hand
        self.groups = Groups(state, self.hand)
        nearest: i64 = 99
        for other in range(state.seats):
            size: i64 = len(state.players[other].hand)
            if other != seat and size > 0:
                nearest = min(nearest, size)
        self.nearest: i64 = nearest  # the fewest cards another seat has left

    def candidates(self) -> list[int]:
        """List what is worth a thought: plays that differ, passing, the best sleevings, sensible trades."""
        state = self.state
        found = plays(state, self.seat, True)
        if state.last != NOBODY:
            found.append(PASS)
        if self.can_trade():
            found.append(TRADE)
        if self.me.unused:
            found += self.sleevings()
        return found

    def can_trade(self) -> bool:
        """Tell whether trading now makes sense: it brings the goal, or the power has no other use."""
        me = self.me
        return me.power >= TRADE_POWER and me.vp < state_goal(self.state)

    def sleevings(self) -> list[int]:
        """List the best sleevings: each kind where it gains most, an Ascended Form on the worst card."""
        found: list[int] = []
        last: i64 = -1
        for kind in self.me.unused:
            if kind != last:
                last = kind
                place = self.best_place(kind)
                if place >= 0:
                    found.append(at_place(SLEEVE, place, kind))
        return found

    def best_place(self, kind: i64) -> i64:
        """Tell on which card of the hand a kind is worth most; -1 where it isn't worth a thought."""
        if kind == KODORA:
            return -1
        if GEM[kind] == YELLOW:
            return self.worst_free()
        best: i64 = -1
        most: i64 = LEAST_GAIN - 1
        gem: i64 = GEM[kind]
        slots = self.state.slots
        hand = self.hand
        for place in range(len(hand)):
            if slot(slots[hand[place]], gem):
                continue
            gain = sleeving_gain(self.state, self.groups, hand, place, kind)
            if gain > most:
                most = gain
                best = place
        return best

    def worst_free(self) -> i64:
        """Tell the card with a free yellow slot that is hardest to get rid of; -1 for none."""
        best: i64 = -1
        most: i64 = -99
        slots = self.state.slots
        hand = self.hand
        groups = self.groups
        for place in range(len(hand)):
            if slot(slots[hand[place]], YELLOW):
                continue
            group: i64 = groups.group[place]
            count: i64 = groups.counts[group]
            row: i64 = groups.rows[group]
            saved = cost_of(row, count) - cost_of(row, count - 1)
            if saved > most:
                most = saved
                best = place
        return best

    def score(self, action: i64) -> i64:
        """Tell how promising an action looks."""
        verb: i64 = action & VERB
        if verb == PLAY:
            return self.play_score(played_places(action), active_places(action))
        if verb == PASS:
            return PASSING
        if verb == SLEEVE:
            return self.sleeve_score(place_in(action), other_in(action))
        if verb == TRADE:
            return TRADING if self.me.vp + 1 >= state_goal(self.state) else 10
        return -99 if verb == TAKE_BACK else 0

    def play_score(self, places: i64, active: i64) -> i64:
        """Tell how promising a play looks: what is hard to get rid of first, sets kept together."""
        hand = self.hand
        groups = self.groups
        used = [0] * len(groups.counts)
        count: i64 = 0
        value_group: i64 = -1
        score: i64 = 0
        slots = self.state.slots
        ascended = False
        for place in range(len(hand)):
            if places >> place & 1:
                group: i64 = groups.group[place]
                used[group] += 1
                count += 1
                ability: i64 = ability_of(slots[hand[place]])
                if active >> place & 1:
                    score -= A_POWER * price_of(slots[hand[place]])
                    if ability == ASCEND:
                        ascended = True
                elif ability != NO_ABILITY:
                    score += A_POWER
                    if ability == ASCEND:
                        score -= A_FORM
                if ability != WILD or not active >> place & 1:
                    value_group = group
        if count == len(hand):
            return OUT
        for group in range(len(used)):
            if used[group]:
                row: i64 = groups.rows[group]
                left: i64 = groups.counts[group]
                score += cost_of(row, left) - cost_of(row, left - used[group])
        score += A_CARD * count
        if ascended:
            return score + LEAD - A_FORM + self.urgency()
        if self.nearest <= 2 and value_group >= 0:
            score += self.alarm(groups.values[value_group], count)
        return score

    def urgency(self) -> i64:
        """Tell how much it matters to win this trick: somebody, or the seat itself, is nearly out."""
        return max(0, 5 - min(self.nearest, len(self.hand))) * 12

    def alarm(self, value: i64, count: i64) -> i64:
        """Tell how well a set keeps a seat with few cards from going out."""
        if self.state.last == NOBODY:
            return 30 if count > self.nearest else 2 * value
        return 3 * value if count <= self.nearest else 0

    def sleeve_score(self, place: i64, kind: i64) -> i64:
        """Tell how promising a sleeving looks."""
        if GEM[kind] == YELLOW:
            group: i64 = self.groups.group[place]
            row: i64 = self.groups.rows[group]
            count: i64 = self.groups.counts[group]
            gain = cost_of(row, count) - cost_of(row, count - 1)
            if kind == FORM_KIND:
                if self.me.power < 2:
                    return -40
                return gain + A_CARD + LEAD - A_FORM - 2 * A_POWER + self.urgency() - 3
            return 20 if ABILITY[kind] == WILD else 5
        return sleeving_gain(self.state, self.groups, self.hand, place, kind) + SLEEVING


def state_goal(state: HeroesState) -> i64:
    """Tell the VP to win with."""
    return state.goal
