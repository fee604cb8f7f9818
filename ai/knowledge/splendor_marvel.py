"""What computer players know of Splendor: Marvel: which actions are worth a thought, how promising each is, who leads.

The Gauntlet asks for 16 points, all five colours and the Time chip of a level III character (SM-24); everything here
is about how far each seat is from that.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ai.knowledge.base import Knowledge
from game.engine.contract import State
from game.engine.packed import count, covers, minus, total
from game.engine.rng import Rng
from game.splendor_marvel.actions import (
    CHOOSE,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKE_PAIR,
    TAKES,
)
from game.splendor_marvel.cards import CHIP_LIMIT
from game.splendor_marvel.cards import CHARACTERS
from game.splendor_marvel.pieces import COST, DECK, DEMAND, NO_CARD, POINTS, SYMBOLS, Player
from game.splendor_marvel.rules import MAIN, NOBODY, RETURNING, SplendorState

COLOUR: Final[list[int]] = [card.bonus for card in CHARACTERS]
TAKE_COLOURS: Final[list[list[int]]] = [list(take) for take in TAKES]


def colour_worths(state: SplendorState, me: Player) -> list[float]:
    """Tell what one more bonus of each colour is worth to a seat, in points."""
    bonuses = me.bonuses
    engine: float = 1.3 - 0.08 * float(total(bonuses))
    if engine < 0.2:
        engine = 0.2
    worths: list[float] = []
    for colour in range(5):
        worths.append(engine + (1.2 if count(bonuses, colour) == 0 else 0.0))
    for side in state.locations:
        demand: i64 = DEMAND[side]
        missing = minus(demand, bonuses)
        far = total(missing)
        if far > 0:
            share: float = 3.0 / float(far + 2)
            for colour in range(5):
                if count(missing, colour) > 0:
                    worths[colour] += share
    return worths


def card_value(state: SplendorState, seat: i64, me: Player, card: i64, worths: list[float]) -> float:
    """Tell what recruiting a card is worth to a seat, in points."""
    value: float = float(POINTS[card]) + worths[COLOUR[card]]
    symbols: i64 = SYMBOLS[card]
    if symbols > 0:
        value += 0.4 * float(symbols)
        holder = state.avengers
        if holder != seat:
            after = me.symbols + symbols
            least: i64 = 3
            if holder != NOBODY:
                least = state.players[holder].symbols + 1
            if after >= least:
                value += 3.0 if holder == NOBODY else 4.5
    if DECK[card] == 2 and me.time == 0:
        value += 2.0
    return value


class Outlook:
    """What a seat would like to have: which cards are how good and how near, and which chips bring them nearer."""

    __slots__ = ("first", "near", "second", "values")

    def __init__(self) -> None:
        """Start with nothing."""
        self.values: list[float] = []  # by card: twelve of the market, then the hand
        self.near: list[float] = []  # value over the turns it takes
        self.first: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]  # how welcome one chip of a colour is
        self.second: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]  # and a second one


def outlook(state: SplendorState, seat: i64) -> Outlook:
    """Look over the market and the hand of a seat."""
    me = state.players[seat]
    worths = colour_worths(state, me)
    view = Outlook()
    wallet: i64 = me.chips + me.bonuses
    shields = me.shields
    sum_of_weights: float = 0.0001
    cards = state.market + me.hand
    for card in cards:
        if card == NO_CARD:
            view.values.append(0.0)
            view.near.append(0.0)
            continue
        value = card_value(state, seat, me, card, worths)
        short = minus(COST[card], wallet)
        chips = total(short) - shields
        turns: float = 0.0
        if chips > 0:
            turns = 0.34 * float(chips) + 0.4
        near: float = value / (turns + 1.2)
        view.values.append(value)
        view.near.append(near)
        weight: float = near * near * near
        sum_of_weights += weight
        if chips > 0:
            for colour in range(5):
                lacking = count(short, colour)
                if lacking > 0:
                    view.first[colour] += weight
                    if lacking > 1:
                        view.second[colour] += weight
    for colour in range(5):
        view.first[colour] /= sum_of_weights
        view.second[colour] /= sum_of_weights
    return view


class SplendorKnowledge(Knowledge):
    """What is known of Splendor: Marvel."""

    def actions(self, state: State) -> list[int]:
        """Leave out what is never better: paying with S.H.I.E.L.D. chips where coloured ones do (SM-15)."""
        assert isinstance(state, SplendorState)
        legal = state.legal_actions()
        if state.phase != MAIN:
            return legal
        if legal[-1] < 128 and len(legal) < 2:
            return legal
        kept: list[int] = []
        last: i64 = -1
        for action in legal:
            code: i64 = action & 127
            if code != last:
                kept.append(action)
                last = code
        return kept

    def priors(self, state: State, actions: list[int]) -> list[float]:
        """Turn the scores into likelihoods."""
        assert isinstance(state, SplendorState)
        scores = self.scores(state, actions)
        most: float = -1e9
        for score in scores:
            if score > most:
                most = score
        sum_of_all: float = 0.0
        for i in range(len(scores)):
            likelihood: float = exp(scores[i] - most)
            scores[i] = likelihood
            sum_of_all += likelihood
        for i in range(len(scores)):
            scores[i] /= sum_of_all
        return scores

    def playout(self, state: State, rng: Rng) -> int:
        """Choose the best by score."""
        assert isinstance(state, SplendorState)
        actions = self.actions(state)
        if len(actions) == 1:
            return actions[0]
        scores = self.scores(state, actions)
        best: i64 = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        return actions[best]

    def scores(self, state: SplendorState, actions: list[int]) -> list[float]:
        """Tell how good each action looks to the seat to move; e times as likely for each 1 more."""
        seat = state.turn
        me = state.players[seat]
        view = outlook(state, seat)
        held = me.held()
        scores: list[float] = []
        for action in actions:
            code: i64 = action & 127
            score: float = 0.0
            if code < RESERVE:
                colours = TAKE_COLOURS[code]
                for colour in colours:
                    score += view.first[colour]
                if code >= TAKE_PAIR:
                    score += view.second[colours[0]] - view.first[colours[0]]
                over = held + len(colours) - CHIP_LIMIT
                score = 2.0 * score
                if over > 0:
                    score -= 0.8 * float(over)
            elif code < RESERVE_TOP:
                score = -1.5 + 0.5 * view.near[code - RESERVE]
                if state.shields == 0:
                    score -= 1.0
                if held >= CHIP_LIMIT:
                    score -= 0.5
            elif code < RECRUIT:
                score = -2.0
            elif code < RECRUIT_HAND:
                score = 1.5 + 0.7 * view.values[code - RECRUIT]
            elif code < RETURN:
                score = 1.7 + 0.7 * view.values[code - RECRUIT_HAND + 12]
            elif code < CHOOSE:
                kind = code - RETURN
                if kind < 5:
                    spare = count(me.chips, kind)
                    score = -4.0 * view.first[kind] + 0.2 * float(spare)
                else:
                    score = -6.0
            scores.append(score)
        return scores

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Turn each seat's strength into its share of the victory."""
        assert isinstance(state, SplendorState)
        strengths: list[float] = []
        most: float = -1e9
        for seat in range(state.seats):
            strength = self.strength(state, seat)
            strengths.append(strength)
            if strength > most:
                most = strength
        sum_of_all: float = 0.0
        for seat in range(state.seats):
            share: float = exp((strengths[seat] - most) * 0.4)
            strengths[seat] = share
            sum_of_all += share
        for seat in range(state.seats):
            strengths[seat] /= sum_of_all
        return strengths

    def strength(self, state: SplendorState, seat: i64) -> float:
        """Tell how far a seat has come, in points."""
        me = state.players[seat]
        bonuses = me.bonuses
        strength: float = float(me.points) + 0.8 * float(total(bonuses))
        for colour in range(5):
            if count(bonuses, colour) > 0:
                strength += 0.7
        strength += 2.0 * float(me.time) + 0.15 * float(total(me.chips)) + 0.3 * float(me.shields)
        strength += 0.3 * float(me.symbols)
        for side in state.locations:
            far = total(minus(DEMAND[side], bonuses))
            if far < 4:
                strength += 0.4 * float(4 - far)
        return strength


def knowledge() -> Knowledge:
    """Return what is known of Splendor: Marvel."""
    return SplendorKnowledge()
