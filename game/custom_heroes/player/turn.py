"""Prior logits for a turn of Custom Heroes.

A score is the value of the resulting position for the seat, in the unit of `custom_heroes_weights`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from game.custom_heroes.player import weights as by
from game.custom_heroes.player.hand import Groups, class_of, row_of, worth
from game.custom_heroes.player.weights import DUEL, TABLE
from game.custom_heroes.rules import actions as do
from game.custom_heroes.rules import cards
from game.custom_heroes.rules.pieces import (
    ABILITY,
    BIT,
    COST,
    GEM,
    NOBODY,
    ability_of,
    price_of,
    slot,
    value_of,
    with_kind,
)
from game.custom_heroes.rules.plays import beats, plays
from game.custom_heroes.rules.state import HeroesState

OUT: Final[i64] = 2000  # playing the last cards
NEVER: Final[i64] = -2000
SURE: Final[i64] = 4  # the class of a set that most likely wins the trick
TO_THE_GOAL: Final[i64] = 150  # a trade for the last point missing
A_TRADE: Final[i64] = -10  # any other
WISP: Final[i64] = 30  # a Specter activated, for each class of its set
FORM_AT_HAND: Final[i64] = 100  # sleeved where it can be played at once
BUDDY: Final[vec[i64]] = vec[i64]([0, 0, 0, 40, 25, 15, 30])  # by ability: sleeving it


def can_only_pass(state: HeroesState) -> bool:
    """Return quickly whether a follower certainly has no other candidate."""
    me = state.players[state.turn]
    if state.last == NOBODY or me.power >= COST[cards.FORM]:
        return False
    for kind in me.unused:
        if kind != cards.KODORA and kind != cards.FORM:  # noqa: PLR1714 (compiled)
            return False
    if state.ascended or (me.power == 0 and state.count > len(me.hand)):
        return True
    best: i64 = me.hand[0] if state.falling else me.hand[len(me.hand) - 1]
    return not beats(state, state.values[best])


class Turn:
    """A seat's turn: its hand in groups, and how close the others are to going out."""

    __slots__ = ("groups", "hand", "me", "nearest", "scalars", "seat", "slots", "state", "weights")

    def __init__(self, state: HeroesState) -> None:
        """Analyse the position of the seat to move."""
        seat: i64 = state.turn
        self.state = state
        self.seat: i64 = seat
        self.me = state.players[seat]
        self.hand = self.me.hand
        self.slots = state.slots
        self.weights = DUEL if state.strict else TABLE
        self.scalars = self.weights.scalars
        self.groups = Groups(state, self.hand, self.weights.held)
        nearest: i64 = 99
        for other in range(state.seats):
            size: i64 = len(state.players[other].hand)
            if other != seat and size > 0:
                nearest = min(nearest, size)
        self.nearest: i64 = nearest  # the fewest cards another seat has left

    # Candidates

    def candidates(self) -> list[int]:
        """List the candidates: distinct plays, passing, the best sleevings, sensible trades."""
        state = self.state
        found = plays(state, self.seat, True)
        if state.last != NOBODY:
            if state.loose:
                purpose = self.with_fresh(found)
                if purpose:
                    return purpose + self.sleevings()
            found.append(do.PASS)
        me = self.me
        if me.power >= cards.TRADE and me.vp < state.goal:
            found.append(do.TRADE)
        return found + self.sleevings() if me.unused else found

    def with_fresh(self, found: list[int]) -> list[int]:
        """List the plays with a card sleeved this turn: a follower sleeves only for these."""
        fresh: i64 = 0
        for loose in self.state.loose:
            fresh |= BIT[self.hand.index(loose >> 2)]
        return [action for action in found if do.played_places(action) & fresh]

    def sleevings(self) -> list[int]:
        """List each kind of advancement on its best card; a Kodora is only for bets (CH-29)."""
        found: list[int] = []
        last: i64 = -1
        for kind in self.me.unused:
            if kind != last and kind != cards.KODORA:  # noqa: PLR1714 (compiled)
                last = kind
                place = self.best_place(kind)
                if place >= 0:
                    found.append(do.at_place(do.SLEEVE, place, kind))
        return found

    def best_place(self, kind: i64) -> i64:
        """Return the best card of the hand for a kind of advancement; -1 if none is worth considering.

        A follower sleeves only for a play that becomes possible at once: anything else can wait until it
        leads.
        """
        gem: i64 = GEM[kind]
        if gem == cards.YELLOW and self.me.power < COST[kind]:
            return -1
        best: i64 = -1
        most: i64 = self.scalars[by.LEAST] - 1
        for place in range(len(self.hand)):
            if slot(self.slots[self.hand[place]], gem) == 0 and self.serves_now(place, kind):
                gain = self.buddy_gain(place, kind) if gem == cards.YELLOW else self.gain(place, kind, NEVER)
                if gain > most:
                    most = gain
                    best = place
        return best

    def serves_now(self, place: i64, kind: i64) -> bool:
        """Return whether the card could be part of a play this turn, with `kind` sleeved on it."""
        state = self.state
        ability: i64 = ABILITY[kind]
        if state.last == NOBODY or ability == cards.ASCEND:
            return True
        if state.ascended:
            return False
        groups = self.groups
        group: i64 = groups.group[place]
        if ability == cards.NO_ABILITY:
            card: i64 = self.hand[place]
            value: i64 = value_of(card, with_kind(self.slots[card], kind))
            if groups.count_of(value) + 1 < state.count or not beats(state, value):
                return False
            own: i64 = groups.values[group]
            stronger = (value < own) == (state.falling != 0)
            return stronger or groups.counts[group] < state.count or not beats(state, own)
        if ability == cards.WILD:
            return self.has_partners(group, state.count - 1)
        count: i64 = groups.counts[group] + 1 if ability == cards.DOUBLE else groups.counts[group]
        return count >= state.count and beats(state, groups.values[group])

    def has_partners(self, group: i64, count: i64) -> bool:
        """Return whether other groups have so many cards of one card value above the last set's."""
        groups = self.groups
        for other in range(len(groups.counts)):
            if other != group and groups.counts[other] >= count and beats(self.state, groups.values[other]):
                return count > 0
        return False

    def buddy_gain(self, place: i64, kind: i64) -> i64:
        """Return the gain from sleeving a Form or buddy on a card: mostly a matter of which card."""
        ability: i64 = ABILITY[kind]
        if ability == cards.DOUBLE or ability == cards.TRICK_POINT:  # noqa: PLR1714 (compiled)
            return BUDDY[ability] + place
        if ability == cards.REVERSE:
            return BUDDY[ability] + len(self.hand) - place
        gain = self.groups.lost(self.groups.group[place], 1)
        return gain + FORM_AT_HAND if ability == cards.ASCEND else gain + BUDDY[ability]

    def gain(self, place: i64, kind: i64, base: i64) -> i64:
        """Return the gain from sleeving an item or aura, to play it now (with a `base` known) or later."""
        groups = self.groups
        group: i64 = groups.group[place]
        card: i64 = self.hand[place]
        value: i64 = value_of(card, with_kind(self.slots[card], kind))
        if value == groups.values[group]:
            return NEVER
        lost = groups.lost(group, 1)
        gain = lost + groups.gained(value, 0)
        state = self.state
        if state.last == NOBODY or state.ascended:
            return gain
        if groups.count_of(value) + 1 >= state.count and beats(state, value):
            now = lost + groups.gained(value, state.count) + self.laid(value, state.count, 0)
            now += self.scalars[by.A_CARD] * state.count
            gain = max(gain, now - base if base != NEVER else now - self.pass_score())
        return gain

    # Prior logits

    def prior_logits(self, actions: list[int]) -> list[int]:
        """Score this turn's actions; sleevings and trades by what they add to the best play without them."""
        logits: list[int] = []
        base: i64 = NEVER
        for action in actions:
            verb: i64 = action & do.VERB
            score: i64 = NEVER
            if verb == do.PLAY:
                score = self.play_score(do.played_places(action), do.active_places(action))
            elif verb == do.PASS:
                score = self.pass_score()
            base = max(base, score)
            logits.append(score)
        for i in range(len(actions)):
            other: i64 = actions[i]
            if other & do.VERB == do.SLEEVE:
                logits[i] = self.sleeve_score(base, do.place_in(other), do.other_in(other))
            elif other & do.VERB == do.TRADE:
                missing: i64 = self.state.goal - self.me.vp
                logits[i] = base + (TO_THE_GOAL if missing == 1 else A_TRADE)
        return logits

    def play_score(self, places: i64, active: i64) -> i64:
        """Score a play: hard cards first, and without breaking sets."""
        chosen = Chosen(self, places, active)
        if chosen.count == len(self.hand):
            return OUT + chosen.score
        score: i64 = chosen.score + self.scalars[by.A_CARD] * chosen.count
        groups = self.groups
        left: i64 = 0
        for group in range(len(groups.counts)):
            used: i64 = chosen.used[group]
            if used:
                score += groups.lost(group, used)
            if used < groups.counts[group]:
                left += 1
        if chosen.ascended:
            return score + self.scalars[by.ON_TOP] - self.scalars[by.A_FORM] + self.stakes(SURE, left)
        value: i64 = groups.values[chosen.fixed]
        count = chosen.count
        if self.state.last != NOBODY:
            count = self.state.count
            if value == self.state.value:
                score += self.scalars[by.SKIP]
        if chosen.wisps:
            score += chosen.wisps * WISP * class_of(value, count)
        return score + self.laid(value, count, left)

    def laid(self, value: i64, count: i64, left: i64) -> i64:
        """Return the value of having the last set, with so many groups left; 0: unknown."""
        score: i64 = worth(self.weights.laid, row_of(value), count)
        if count > self.nearest:
            score += self.scalars[by.TOO_MANY]
        return score + self.stakes(class_of(value, count), left)

    def stakes(self, strength: i64, left: i64) -> i64:
        """Return the value of having the last set, of this class, when others are close to going out."""
        score: i64 = 0
        if self.nearest <= 3:
            score += self.weights.near[(self.nearest - 1) * 5 + strength]
        if 0 < left <= 3:
            score += self.weights.nearly[(left - 1) * 5 + strength]
        return score

    def pass_score(self) -> i64:
        """Score passing."""
        state = self.state
        score: i64 = self.scalars[by.BELOW]
        if not state.ascended:
            score = worth(self.weights.faced, row_of(state.value), state.count)
        if self.nearest <= 3:
            score += self.weights.theirs[self.nearest - 1]
        return score

    def sleeve_score(self, base: i64, place: i64, kind: i64) -> i64:
        """Score a sleeving; `base`: the best score without it. It costs an advancement."""
        price: i64 = self.scalars[by.UNUSED]
        if GEM[kind] != cards.YELLOW:
            return base + self.gain(place, kind, base) - price
        if kind != cards.FORM:
            return base + BUDDY[ABILITY[kind]] - price
        groups = self.groups
        group: i64 = groups.group[place]
        left: i64 = len(groups.counts) - (1 if groups.counts[group] == 1 else 0)
        score = (
            groups.lost(group, 1)
            + self.scalars[by.A_CARD]
            + self.scalars[by.ON_TOP]
            - self.scalars[by.A_FORM]
        )
        return score - COST[cards.FORM] * self.scalars[by.A_POWER] - price + self.stakes(SURE, left)


class Chosen:
    """The totals of a play's cards."""

    __slots__ = ("ascended", "count", "fixed", "score", "used", "wisps")

    def __init__(self, turn: Turn, places: i64, active: i64) -> None:
        """Sum up the cards at `places`, with the abilities of those at `active` paid for."""
        self.used: vec[i64] = vec[i64]([0] * len(turn.groups.counts))  # by group
        self.count: i64 = 0
        self.fixed: i64 = 0  # the group that sets the play's card value
        self.wisps: i64 = 0  # Specters activated
        self.score: i64 = 0  # for power paid or gained, and a wasted Form
        self.ascended = False
        for place in range(len(turn.hand)):
            if (places >> place) & 1:
                group: i64 = turn.groups.group[place]
                slots: i64 = turn.slots[turn.hand[place]]
                self.used[group] += 1
                self.count += 1
                ability: i64 = ability_of(slots)
                paid = (active >> place) & 1 == 1
                if ability != cards.NO_ABILITY:
                    self.add_ability(turn, ability, price_of(slots) if paid else -1)
                if ability != cards.WILD or not paid:
                    self.fixed = group

    def add_ability(self, turn: Turn, ability: i64, price: i64) -> None:
        """Count an ability that was paid for; a `price` of -1: what the card brings without it."""
        self.score -= price * turn.scalars[by.A_POWER]
        if price < 0:
            if ability == cards.ASCEND:
                self.score -= turn.scalars[by.A_FORM]
        elif ability == cards.ASCEND:
            self.ascended = True
        elif ability == cards.TRICK_POINT:
            self.wisps += 1
