"""The rules of Custom Heroes (clauses CH-1 to CH-40).

An action goes down from here: to the tricks in `trick`, to what frames them in `rounds`, to the pieces and
whose turn it is in `position`. Which sets a hand can play is in `plays`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.custom_heroes.rules import (
    actions,
    events,
    notation,
    plays,
    reasons,
    redeal,
    reports,
    rounds,
    trick,
)
from game.custom_heroes.rules.actions import (
    BET,
    BET_OWN,
    DEAL,
    DISCARD,
    JUDGE,
    KEEP,
    PASS,
    PLAY,
    READY,
    SCORE,
    SLEEVE,
    SWEEP,
    TAKE_BACK,
    TRADE,
    VERB,
    at_place,
)
from game.custom_heroes.rules.cards import (
    BASE_VALUES,
    FORM,
    GOAL,
    GOALS,
    KODORA,
    POWER_LIMIT,
    START_ADVANCEMENTS,
    START_POWER,
    START_VP,
    YELLOW,
)
from game.custom_heroes.rules.cards import TRADE as TRADE_POWER
from game.custom_heroes.rules.pieces import (
    BETTING,
    COPIES,
    DEALING,
    ENDING,
    GEM,
    IN_BAG,
    NOBODY,
    TURN,
    Player,
    has_kodora,
    slot,
    value_of,
)
from game.custom_heroes.rules.position import Position
from game.engine.contract import OVER, Rules
from game.engine.options import Option, check_seats, check_seed, checked_options
from game.engine.parts import unpack
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.errors import Reason


class HeroesState(Position):
    """A position of Custom Heroes, and what may be done in it."""

    def clone(self) -> HeroesState:
        """Return an independent copy."""
        twin = HeroesState(self.seats)
        self.copy_to(twin)
        return twin

    def determinize(self, seat: int, rng: Rng) -> HeroesState:
        """Deal anew what `seat` can't see (CH-6, CH-17)."""
        twin = self.clone()
        redeal.redeal(twin, seat, rng)
        return twin

    # What may be done

    def legal_actions(self) -> list[int]:
        """List what may be done now (CH-9, CH-12 to CH-19)."""
        if self.to_move == OVER:
            return []
        if self.phase == TURN:
            return self._turn_actions()
        if self.phase == BETTING:
            return self._bets()
        if self.phase == ENDING:
            return [TRADE, DISCARD if self.players[self.to_move].power > POWER_LIMIT else KEEP]
        return [DEAL + self.phase - DEALING]

    def _turn_actions(self) -> list[int]:
        me = self.players[self.turn]
        found = plays.plays(self, self.turn, False)
        if self.last != NOBODY:
            found.append(PASS)
        if me.power >= TRADE_POWER:
            found.append(TRADE)
        for loose in self.loose:
            found.append(at_place(TAKE_BACK, me.hand.index(loose >> 2), loose & 3))
        if me.unused:
            self._add_sleevings(found, me)
        return found

    def _add_sleevings(self, found: list[int], me: Player) -> None:
        """Add each kind of advancement on each card that has its slot free (CH-2, CH-17)."""
        last: i64 = -1
        for kind in me.unused:
            if kind != last:
                found += [
                    at_place(SLEEVE, place, kind)
                    for place in range(len(me.hand))
                    if not slot(self.slots[me.hand[place]], GEM[kind])
                ]
                last = kind

    def _bets(self) -> list[int]:
        """List the bets that can be made, and being ready (CH-9)."""
        me = self.players[self.to_move]
        found: list[int] = []
        for place in range(len(me.hand)):
            slots: i64 = self.slots[me.hand[place]]
            if has_kodora(slots):
                found.append(at_place(BET, place, 0))
            elif KODORA in me.unused and not slot(slots, YELLOW):
                found.append(at_place(BET_OWN, place, 0))
        found.append(READY)
        return found

    # Doing it

    def apply(self, action: int) -> None:
        """Do one of `legal_actions()`."""
        verb: i64 = action & VERB
        if verb == PLAY:
            trick.play(self, actions.played_places(action), actions.active_places(action))
        elif verb == PASS:
            trick.passes(self)
        elif verb == SLEEVE:
            trick.sleeve(self, actions.place_in(action), actions.other_in(action))
        elif verb == TAKE_BACK:
            trick.take_back(self, actions.place_in(action), actions.other_in(action))
        elif verb <= DISCARD:
            self._settle_power(verb)
        elif verb <= BET_OWN:
            rounds.bet(self, verb, actions.place_in(action))
        else:
            self._table_step(verb)

    def _table_step(self, verb: i64) -> None:
        if verb == DEAL:
            rounds.deal(self)
        elif verb == SWEEP:
            trick.sweep(self)
        elif verb == SCORE:
            rounds.score(self)
        elif verb == JUDGE:
            rounds.judge(self)

    def _settle_power(self, verb: i64) -> None:
        player = self.players[self.to_move]
        if verb == TRADE:
            player.power -= TRADE_POWER
            player.vp += 1
            if self.events is not None:
                self.events.append(reports.traded(self, self.to_move))
        elif self.events is not None:
            gone = player.power - POWER_LIMIT
            seat = self.to_move
            self.events.append(events.Discarded(seat, gone) if verb == DISCARD else events.Kept(seat))
        if verb == DISCARD:
            player.power = POWER_LIMIT
        if self.phase == ENDING:
            again = verb == TRADE and player.place == 0 and player.power >= TRADE_POWER
            rounds.check_power(self, self.to_move, gained=again)

    def notation(self, action: int) -> str:
        """Write an action: "play 7a 7c!", "sleeve oak-buckler on 7a"."""
        return notation.write(self, action)

    def read(self, text: str) -> int:
        """Read what `notation` wrote; raise UnknownText for anything else."""
        return notation.read(self, text)

    def why_not(self, action: int) -> Reason:
        """Tell which clause forbids `action` now."""
        return reasons.why_not(self.view(self.to_move if self.to_move >= 0 else self.turn), action)


HOUSE_GOALS: Final = tuple(goal for goal in GOALS if goal != GOAL)
GOAL_OPTION: Final = Option("goal", "number", GOAL, GOALS, house=HOUSE_GOALS)  # VP to win with (CH-7)


class HeroesRules(Rules):
    """Custom Heroes for 2 to 6 seats."""

    def __init__(self) -> None:
        """Describe the game."""
        super().__init__("custom_heroes", 2, range(2, 7), (GOAL_OPTION,))

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> HeroesState:
        """Lay out a new game (CH-4 to CH-7)."""
        check_seats(self, seats)
        check_seed(seed)
        goal = checked_options(self, options)["goal"]
        chance = Rng(seed)
        state = HeroesState(seats)
        state.players = [Player() for _ in range(seats)]
        state.chance = chance
        state.goal = int(goal)
        state.strict = seats == 2
        state.round = 0
        cards = BASE_VALUES * (3 if seats == 2 else seats)
        state.slots = [0] * cards
        state.values = [value_of(card, 0) for card in range(cards)]
        state.public = [0] * cards
        state.seen = [[0] * cards for _ in range(seats)]
        for kind in IN_BAG:
            state.bag += [kind] * COPIES[kind]
        state.leader = chance.below(seats)
        state.turn = state.leader
        for player in state.players:
            player.vp = START_VP
            player.power = START_POWER
            drawn = [state.bag.pop(chance.below(len(state.bag))) for _ in range(START_ADVANCEMENTS[seats])]
            player.unused = sorted([FORM, KODORA, *drawn])
        return state

    def unpack(self, data: bytes) -> HeroesState:
        """Return the position that `HeroesState.pack` wrote; raise msgspec.DecodeError if it is none."""
        return unpack(HeroesState, data)
