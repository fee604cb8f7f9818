"""The evaluator of Splendor: Marvel: candidates, prior logits and leaf evaluation.

The Gauntlet requires 16 points, all five colours and the Time chip of a level III character (SM-24), and
everything here measures how far each seat is from that. The weights were fitted to the choices of searches
and to the winners of a thousand games between these players.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ai.evaluators.base import Evaluator, shares_by
from game.engine.contract import State
from game.engine.packed import at_least, count, minus, total
from game.engine.rng import Rng
from game.splendor_marvel.player.encoding import encoding_of
from game.splendor_marvel.player.worth import (
    AFFORDABLE,
    FACTS,
    HOW_MANY,
    LANE,
    LANE_MASK,
    THIRD,
    Outlook,
    card_value,
    colour_worths,
    gains_of,
    nearness,
    needed_symbols,
    threat,
)
from game.splendor_marvel.rules.actions import (
    CODE,
    CODE_BITS,
    RECRUIT,
    RECRUIT_HAND,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKE_PAIR,
    TAKES,
)
from game.splendor_marvel.rules.cards import CHIP_LIMIT, HAND_LIMIT, SHIELD
from game.splendor_marvel.rules.pieces import COST, DEMAND, MAIN, NO_CARD, RETURNING
from game.splendor_marvel.rules.state import SplendorState

MIDDLE: Final[i64] = 100  # added to all, so that most are small integers, which are cheaper
TAKE_COLOURS: Final[list[list[int]]] = [list(take) for take in TAKES]
OVERFULL: Final[vec[i64]] = vec[i64]([0] * 11 + [19] + [24] * 20)  # by chips held after taking
HAND_PLACE: Final[i64] = 12  # of the hand's first card, after those of the market


class SplendorEvaluator(Evaluator):
    """The evaluator of Splendor: Marvel."""

    def actions(self, state: State) -> list[int]:
        """Leave out paying with, or returning, S.H.I.E.L.D. chips if coloured ones will do (SM-15, SM-20)."""
        position = cast("SplendorState", state)
        legal = position.legal_actions()
        if position.phase == RETURNING and len(legal) > 1 and legal[-1] == RETURN + SHIELD:
            return legal[:-1]
        if position.phase != MAIN or position.players[position.turn].shields == 0:
            return legal
        last: i64 = -1
        place: i64 = len(legal) - 1
        while place >= 0 and legal[place] & CODE >= RECRUIT:
            code: i64 = legal[place] & CODE
            if code == last:  # the first payment of each card is the one that saves them
                return without_repeats(legal)
            last = code
            place -= 1
        return legal

    def playout(self, state: State, rng: Rng) -> int:
        """Fast policy: the action with the highest logit."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        logits = self.prior_logits(state, actions)
        best: i64 = 0
        most: i64 = logits[0]
        for place in range(1, len(logits)):
            score: i64 = logits[place]
            if score > most:
                most = score
                best = place
        return actions[best]

    def prior_logits(self, state: State, actions: list[int]) -> list[int]:
        """Return the prior logit of each action."""
        position = cast("SplendorState", state)
        view = Outlook(position, position.turn)
        first = view.wishes(view.first)
        if position.phase != MAIN:
            return [MIDDLE + following_score(position, action, first) for action in actions]
        second = view.wishes(view.second)
        held = position.players[position.turn].held()
        logits = [0] * len(actions)
        for place in range(len(actions)):
            action = actions[place]
            code: i64 = action & CODE
            score: i64 = MIDDLE
            if code < RESERVE:
                score += take_score(code, held, first, second) - (view.affordable * 7 >> 6)
            elif code < RECRUIT:
                score += reserve_score(position, code, held, view) - (view.affordable * 10 >> 6)
            elif code < RETURN:
                score += recruit_score(position, action, view)
            logits[place] = score
        return logits

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Turn each seat's strength into its win rate."""
        position = cast("SplendorState", state)
        if self.network is not None and position.seats in self.network.seats:
            return shares_by(self.network, encoding_of(position))
        stage = stage_of(position)
        strengths: list[float] = []
        most: float = -1e9
        for seat in range(position.seats):
            strength = strength_of(standing(position, seat), stage)
            strengths.append(strength)
            most = max(most, strength)
        whole: float = 0.0
        for seat in range(position.seats):
            share: float = exp(strengths[seat] - most)
            strengths[seat] = share
            whole += share
        for seat in range(position.seats):
            strengths[seat] /= whole
        return strengths

    def encoding(self, state: State) -> list[list[int]]:
        """Encode the position for the network, a row of inputs a seat."""
        return encoding_of(cast("SplendorState", state))


def without_repeats(actions: list[int]) -> list[int]:
    """Keep the first payment for each card."""
    kept: list[int] = []
    last: i64 = -1
    for action in actions:
        code: i64 = action & CODE
        if code != last:
            kept.append(action)
            last = code
    return kept


def take_score(code: i64, held: i64, first: vec[i64], second: vec[i64]) -> i64:
    """Return the logit of taking chips: they should bring good cards nearer, with few to return."""
    colours = TAKE_COLOURS[code]
    if code >= TAKE_PAIR:
        return 11 + ((first[colours[0]] + second[colours[0]]) >> 1) - OVERFULL[held + 2]
    wish: i64 = 0
    for colour in colours:
        wish += first[colour]
    return 17 - 10 * (3 - len(colours)) + (wish >> 1) - OVERFULL[held + len(colours)]


def reserve_score(state: SplendorState, code: i64, held: i64, view: Outlook) -> i64:
    """Return the logit of reserving: a card that is good and near, or that a rival would take."""
    score: i64 = -23
    if held >= CHIP_LIMIT:
        score -= 14
    if len(state.players[state.turn].hand) == HAND_LIMIT - 1:
        score += 7
    if code >= RESERVE_TOP:
        return score - 15
    place = code - RESERVE
    mark: i64 = view.cards[place]
    score += (mark >> LANE & LANE_MASK) * 23 >> 5
    if mark & AFFORDABLE:
        score -= 5
    return score + (threat(state, state.turn, state.market[place]) * 11 >> 4)


def recruit_score(state: SplendorState, action: i64, view: Outlook) -> i64:
    """Return the logit of recruiting: a card that is good and cheap, and that a rival would take."""
    code: i64 = action & CODE
    place = code - RECRUIT_HAND + HAND_PLACE if code >= RECRUIT_HAND else code - RECRUIT
    card = state.card_at(code)
    score: i64 = 32 + ((view.cards[place] & LANE_MASK) * 25 >> 5)
    score -= 3 * total(state.price(card, state.turn)) + 6 * total(action >> CODE_BITS)
    if code >= RECRUIT_HAND:
        return score + 5
    return score + (threat(state, state.turn, card) * 3 >> 5)


def following_score(state: SplendorState, action: i64, first: vec[i64]) -> i64:
    """Return the logit of returning a chip: one of many, and useless; never a S.H.I.E.L.D. chip."""
    kind = action - RETURN
    if kind < SHIELD:
        return 3 * count(state.players[state.turn].chips, kind) - first[kind]
    return -96 if kind == SHIELD else 0


# what `standing` returns, first weight, and increase at 16 points
STANDING: Final[tuple[tuple[str, float, float], ...]] = (
    ("points", 0.0816, 0.0262),
    ("points_squared", 0.0243, -0.0054),
    ("rate", -0.0259, -0.2579),
    ("bonuses", 0.2274, -0.1546),
    ("colours", 0.0841, 0.5871),
    ("time", -0.3359, 1.3155),
    ("chips", 0.0895, 0.0173),
    ("shields", 0.1004, 0.1041),
    ("locations", 0.2937, -0.1619),
    ("avengers", -0.5591, 0.2593),
    ("symbols", 0.0844, -0.0059),
    ("tempo", -0.0797, -0.2815),
    ("level_three", -0.0253, -0.248),
    ("level_three_first", 0.0686, -0.1724),
    ("best_card", -0.003, 0.0178),
    ("affordable", 0.0025, 0.0022),
)
EARLY: Final[vec[float]] = vec[float]([row[1] for row in STANDING])
LATE: Final[vec[float]] = vec[float]([row[2] for row in STANDING])


def stage_of(state: SplendorState) -> float:
    """Return the stage of the game: 0 at its start, 1 once somebody has the points to win."""
    most: i64 = 0
    for player in state.players:
        most = max(most, player.points)
    return float(most) / float(state.target)


def prospects(state: SplendorState, seat: i64) -> tuple[i64, i64, i64]:
    """Return the nearest good card, the best affordable one, and chips missing for level III, at most 10."""
    me = state.players[seat]
    worths = colour_worths(state, me)
    needed = needed_symbols(state, seat)
    gains = gains_of(state, seat)
    wallet: i64 = me.chips + me.bonuses
    best: i64 = 0
    affordable: i64 = 0
    level_three: i64 = 10
    for card in state.market + me.hand:
        if card == NO_CARD:
            continue
        value = card_value(card, worths, needed, gains)
        chips = total(minus(COST[card], wallet)) - me.shields
        best = max(best, nearness(value, chips))
        if chips <= 0:
            affordable = max(affordable, value)
        if FACTS[card] & THIRD:
            level_three = min(level_three, max(0, chips))
    return best, affordable, level_three


def standing(state: SplendorState, seat: i64) -> list[int]:
    """Return a seat's figures, in the order of STANDING."""
    me = state.players[seat]
    bonuses = me.bonuses
    points = me.points
    best, affordable, level_three = prospects(state, seat)
    locations: i64 = 0
    for side in state.locations:
        locations += max(0, 4 - total(minus(DEMAND[side], bonuses)))
    rival: i64 = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, state.players[other].symbols)
    n = total(bonuses)
    return [
        points,
        points * points >> 4,
        16 * max(0, state.target - points) // (n + 4),
        n,
        HOW_MANY[at_least(bonuses, 1)],
        me.time,
        total(me.chips),
        me.shields,
        locations,
        1 if state.avengers == seat else 0,
        max(-3, min(3, me.symbols - rival)),
        (seat - state.turn) % state.seats,
        level_three,
        0 if me.time else level_three,
        best,
        affordable,
    ]


def strength_of(features: list[int], stage: float) -> float:
    """Return the weighted sum of `standing`, at a stage of the game from 0 to 1."""
    strength: float = 0.0
    for place in range(len(features)):
        strength += float(features[place]) * (EARLY[place] + LATE[place] * stage)
    return strength


def evaluator() -> Evaluator:
    """Return the evaluator of Splendor: Marvel."""
    return SplendorEvaluator()
