"""The rules of Splendor: Marvel (clauses SM-1 to SM-29).

An action changes the pieces of its `position`, here; the end of the turn (`turn_end`) follows from there on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.engine import parts
from game.engine.contract import TABLE, Rules
from game.engine.options import Option, check_seats, check_seed, checked_options
from game.engine.packed import ONES, at_least, count, minus, one, total, unpack
from game.engine.rng import Rng
from game.splendor_marvel.rules import actions, cards, events, notation, reasons, redeal, turn_end
from game.splendor_marvel.rules.actions import (
    AWARD_AVENGERS,
    AWARD_GAUNTLET,
    AWARD_LOCATION,
    CHOOSE,
    DEAL,
    PASS,
    RECRUIT,
    RECRUIT_HAND,
    REFILL,
    RESERVE,
    RESERVE_TOP,
    RETURN,
)
from game.splendor_marvel.rules.cards import (
    GAUNTLET_POINTS,
    HAND_LIMIT,
    HOUSE_TARGETS,
    MARKET_SIZE,
    MARKET_WIDTH,
    PAIR_STOCK,
    SHIELDS,
)
from game.splendor_marvel.rules.pieces import (
    ALL_RESERVES,
    BONUS,
    CHOOSING,
    COST,
    DEALING,
    DECK,
    MAIN,
    NO_CARD,
    POINTS,
    RETURNING,
    SYMBOLS,
    Player,
    short_of,
)
from game.splendor_marvel.rules.position import Position
from game.splendor_marvel.rules.taking import CHOICES, TAKEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.errors import Reason


class SplendorState(Position):
    """A position of Splendor: Marvel, and what may be done in it."""

    def clone(self) -> SplendorState:
        """Return an independent copy."""
        twin = SplendorState(self.seats)
        self.copy_to(twin)
        return twin

    def determinize(self, seat: int, rng: Rng) -> SplendorState:
        """Redeal what `seat` can't see: cards that others drew unseen, and the order of the decks (SM-12)."""
        twin = self.clone()
        redeal.redeal(twin, seat, rng)
        return twin

    # What may be done

    def legal_actions(self) -> list[int]:
        """List what may be done now (SM-6 to SM-18, SM-20, SM-21)."""
        if self.phase == MAIN:
            return self._main_actions() if self.to_move >= 0 else []
        if self.phase == RETURNING:
            return self._returns()
        if self.phase == CHOOSING:
            return [CHOOSE + place for place in turn_end.locations_in_reach(self)]
        return [DEAL + self.phase - DEALING]

    def _main_actions(self) -> list[int]:
        me = self.players[self.turn]
        takes = CHOICES[at_least(self.stock, 1) | at_least(self.stock, PAIR_STOCK) << 5]
        actions = takes + self._reserves() if len(me.hand) < HAND_LIMIT else takes[:]
        purse: i64 = me.chips + me.bonuses
        shields = me.shields
        code: i64 = RECRUIT
        for card in self.market:
            if short_of(card, purse) <= shields:
                me.add_payments(actions, code, card)
            code += 1
        code = RECRUIT_HAND
        for card in me.hand:
            if short_of(card, purse) <= shields:
                me.add_payments(actions, code, card)
            code += 1
        return actions or [PASS]

    def _reserves(self) -> list[int]:
        if self.decks[0] and self.decks[1] and self.decks[2]:
            return ALL_RESERVES
        faces = [RESERVE + place for place in range(MARKET_SIZE) if self.market[place] != NO_CARD]
        return faces + [RESERVE_TOP + level for level in range(3) if self.decks[level]]

    def _returns(self) -> list[int]:
        me = self.players[self.turn]
        actions = [RETURN + colour for colour in range(5) if count(me.chips, colour)]
        if me.shields:
            actions.append(RETURN + 5)
        return actions

    # Doing it

    def apply(self, action: int) -> None:
        """Do one of `legal_actions()`."""
        code: i64 = action & 127
        if code < RETURN:
            self.passes = 0
            self._act(code, action >> 7)
            turn_end.after_action(self)
        elif code < CHOOSE:
            self._return_chip(code - RETURN)
            turn_end.check_limit(self)
        elif code < PASS:
            turn_end.take_location(self, code - CHOOSE)
            turn_end.check_avengers(self)
        elif code == PASS:
            self.passes += 1
            if self.events is not None:
                self.events.append(events.Passed(self.turn))
            turn_end.check_locations(self)
        else:
            self._table_step(code)

    def _act(self, code: i64, shields: i64) -> None:
        if code < RESERVE:
            self.stock -= TAKEN[code]
            self.players[self.turn].chips += TAKEN[code]
            if self.events is not None:
                self.events.append(events.Took(self.turn, actions.TAKES[code]))
        elif code < RESERVE_TOP:
            self._reserve(self._from_market(code - RESERVE), 0)
        elif code < RECRUIT:
            self._reserve(self.draw(code - RESERVE_TOP), 1)
        elif code < RECRUIT_HAND:
            self._recruit(self._from_market(code - RECRUIT), shields)
        else:
            self._recruit(self._from_hand(code - RECRUIT_HAND), shields)

    def _table_step(self, code: i64) -> None:
        if code == DEAL:
            self.market = [self.draw(place // MARKET_WIDTH) for place in range(MARKET_SIZE)]
            if self.events is not None:
                self.events.append(events.Dealt(self.first, tuple(self.market)))
            turn_end.start_turn(self, self.first)
        elif code == REFILL:
            self.market[self.gap] = self.draw(self.gap // MARKET_WIDTH)
            if self.events is not None:
                self.events.append(events.Refilled(TABLE, self.market[self.gap], self.gap))
            self.gap = -1
            turn_end.check_limit(self)
        elif code == AWARD_LOCATION:
            turn_end.take_location(self, turn_end.locations_in_reach(self)[0])
            turn_end.check_avengers(self)
        elif code == AWARD_AVENGERS:
            turn_end.take_avengers(self)
            turn_end.check_gauntlet(self)
        elif code == AWARD_GAUNTLET:
            turn_end.give_gauntlet(self)

    def _from_market(self, place: i64) -> i64:
        card: i64 = self.market[place]
        self.market[place] = NO_CARD
        self.gap = place
        return card

    def _from_hand(self, place: i64) -> i64:
        me = self.players[self.turn]
        below: i64 = (1 << place) - 1
        me.unseen = me.unseen & below | me.unseen >> 1 & ~below
        return me.hand.pop(place)

    def _reserve(self, card: i64, unseen: i64) -> None:
        """Take `card` in hand, with a S.H.I.E.L.D. chip while there is one (SM-10)."""
        me = self.players[self.turn]
        me.unseen |= unseen << len(me.hand)
        me.hand.append(card)
        if self.events is not None:
            given = self.shields > 0
            self.events.append(events.Reserved(self.turn, card, DECK[card] + 1, self.gap, given))
        if self.shields:
            self.shields -= 1
            me.shields += 1

    def _recruit(self, card: i64, shields: i64) -> None:
        """Pay for `card` and put it before its owner (SM-13 to SM-15, SM-19)."""
        me = self.players[self.turn]
        paid = minus(minus(COST[card], me.bonuses), shields)
        me.chips -= paid
        self.stock += paid
        me.shields -= total(shields)
        self.shields += total(shields)
        me.bonuses += BONUS[card]
        me.points += POINTS[card]
        me.symbols += SYMBOLS[card]
        me.recruited.append(card)
        brings_time = DECK[card] == 2 and not me.time
        if brings_time:
            me.time = 1
            self.time -= 1
        if self.events is not None:
            chips = (*unpack(paid), total(shields))
            self.events.append(events.Recruited(self.turn, card, self.gap, chips, brings_time, me.points))

    def _return_chip(self, kind: i64) -> None:
        me = self.players[self.turn]
        if kind == SHIELDS:
            me.shields -= 1
            self.shields += 1
        else:
            me.chips -= one(kind)
            self.stock += one(kind)
        if self.events is not None:
            self.events.append(events.Returned(self.turn, kind))

    # What people and programs ask about it

    def notation(self, action: int) -> str:
        """Write an action: "take mind soul space", "recruit wasp: 2 mind 1 shield"."""
        return notation.write(self, action)

    def read(self, text: str) -> int:
        """Read what `notation` wrote; raise UnknownText for anything else."""
        return notation.read(self, text)

    def why_not(self, action: int) -> Reason:
        """Tell which clause forbids `action` now."""
        return reasons.why_not(self.view(self.turn), action)


BY_SEAT: Final = (("3", 3), ("4", 4))
START: Final = Option("start", "choice", "random", ("random", "1", "2", "3", "4"), fewest=BY_SEAT)
"""Who begins (SM-5)."""
PLAY_OUT: Final = Option(
    "play_out", "switch", False, (False, True), since=2, house=(True,)
)  # always, when it is taken (SM-26)
TARGETS: Final = tuple(sorted((GAUNTLET_POINTS, *HOUSE_TARGETS)))
TARGET: Final = Option("target", "number", GAUNTLET_POINTS, TARGETS, since=2, house=HOUSE_TARGETS)
"""Points to win with (SM-24)."""


class SplendorRules(Rules):
    """Splendor: Marvel for 2 to 4 seats."""

    def __init__(self) -> None:
        """Describe the game."""
        super().__init__("splendor_marvel", 2, range(2, 5), (START, PLAY_OUT, TARGET))

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> SplendorState:
        """Lay out a new game (SM-1 to SM-5)."""
        check_seats(self, seats)
        check_seed(seed)
        values = checked_options(self, options, seats)
        start = str(values["start"])
        chance = Rng(seed)
        state = SplendorState(seats)
        state.players = [Player() for _ in range(seats)]
        state.streams = [Rng(chance.seed()) for _ in range(3)]
        state.decks = [[card for card in range(90) if DECK[card] == level] for level in range(3)]
        state.market = [int(NO_CARD)] * MARKET_SIZE
        tiles = [0, 1, 2, 3]
        chance.shuffle(tiles)
        state.locations = [2 * tile + chance.below(2) for tile in tiles[:seats]]
        state.stock = cards.CHIPS_BY_SEATS[seats] * ONES
        state.time = seats
        drawn = chance.below(seats)
        state.first = drawn if start == "random" else int(start) - 1
        state.turn = state.first
        state.always_play_out = bool(values["play_out"])
        state.target = int(values["target"])
        return state

    def unpack(self, data: bytes) -> SplendorState:
        """Return the position that `SplendorState.pack` wrote; raise msgspec.DecodeError if it is none."""
        return parts.unpack(SplendorState, data)
