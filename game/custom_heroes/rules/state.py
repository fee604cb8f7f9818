"""The rules of Custom Heroes (clauses CH-1 to CH-40).

What is sleeved on a card stays there (CH-3), so `slots` and `values` are by card and outlive the rounds;
hands are lists of cards in the order of their values. `seen` keeps what each seat knows of every card,
`public` what all know: a card that was played or bet with is known as it was then. The tricks are in
`trick`, what frames them in `rounds`, and which sets a hand can play in `plays`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from game.custom_heroes.rules import (
    actions,
    events,
    plays,
    reasons,
    redeal,
    reports,
    rounds,
    trick,
    view,
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
    BIT,
    COPIES,
    DEALING,
    ENDING,
    GEM,
    IN_BAG,
    NOBODY,
    SKIPPED,
    SWEEPING,
    TURN,
    WAITING,
    Player,
    has_kodora,
    slot,
    value_of,
)
from game.engine.contract import OVER, TABLE, Rules, State
from game.engine.options import Option, check_seats, check_seed, checked_options
from game.engine.parts import unpack
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.custom_heroes.rules.view import HeroesView
    from game.engine.errors import Reason


class HeroesState(State):
    """A position of Custom Heroes."""

    HOLDS: ClassVar = {"players": list[Player], "seen": list[list[int]]}

    def __init__(self, seats: int = 0) -> None:
        """Prepare a table without cards; `HeroesRules.setup` and `clone` fill it."""
        super().__init__(seats)
        self.players: list[Player] = []
        self.chance = Rng()
        self.goal: i64 = GOAL
        self.strict = False  # no equal values: 2 seats, or 2 finalists (CH-15, CH-39)
        self.round: i64 = 1
        self.finalists: i64 = BIT[seats] - 1  # a bit for each seat that plays this round
        self.phase: i64 = DEALING
        self.turn: i64 = 0  # whose turn it is, even while the table moves
        self.leader: i64 = 0  # of the round while bets are made, then of the trick
        self.scorer: i64 = NOBODY  # the seat that scores
        self.winner: i64 = NOBODY
        self.bag: list[int] = []  # kinds, sorted
        self.slots: list[int] = []  # what is sleeved on each card
        self.values: list[int] = []
        self.public: list[int] = []  # of `slots`, what all know
        self.seen: list[list[int]] = []  # of `slots`, what each seat knows
        self.open: i64 = 0  # a bit for each card that was played or bet with this round
        self.loose: list[int] = []  # this turn's sleevings, card * 4 + gem: they can be taken back
        self.trick: list[int] = []  # its plays, three numbers each: seat, cards and active cards, a bit each
        self.last: i64 = NOBODY  # who played last in the trick
        self.count: i64 = 0  # cards each must play
        self.value: i64 = 0  # of the last set
        self.falling: i64 = 0  # 1: lower values beat higher ones (CH-27)
        self.ascended: i64 = 0  # 1: only Ascended Forms beat the last play (CH-22)
        self.skips: i64 = 0  # 1: the next seat with cards loses its turn (CH-14)

    def clone(self) -> HeroesState:
        """Return an independent copy."""
        twin = HeroesState(self.seats)
        twin.to_move = self.to_move
        twin.players = [player.clone() for player in self.players]
        twin.chance = self.chance.clone()
        twin.goal = self.goal
        twin.strict = self.strict
        twin.round = self.round
        twin.finalists = self.finalists
        twin.phase = self.phase
        twin.turn = self.turn
        twin.leader = self.leader
        twin.scorer = self.scorer
        twin.winner = self.winner
        twin.bag = self.bag[:]
        twin.slots = self.slots[:]
        twin.values = self.values[:]
        twin.public = self.public[:]
        twin.seen = [seen[:] for seen in self.seen]
        twin.open = self.open
        twin.loose = self.loose[:]
        twin.trick = self.trick[:]
        twin.last = self.last
        twin.count = self.count
        twin.value = self.value
        twin.falling = self.falling
        twin.ascended = self.ascended
        twin.skips = self.skips
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

    def set_slots(self, card: i64, slots: i64) -> None:
        """Let a card carry these advancements."""
        self.slots[card] = slots
        self.values[card] = value_of(card, slots)

    def in_order(self, cards: list[int]) -> list[int]:
        """Sort cards by value, then so that those that look alike lie side by side."""
        keys: list[int] = []
        for card in cards:
            keys.append(  # noqa: PERF401 (compiled, a comprehension is slower here)
                (self.values[card] + 64) << 34 | self.slots[card] << 10 | card % BASE_VALUES << 6 | card
            )
        keys.sort()
        return [key & 63 for key in keys]

    # How it goes on (CH-14, CH-16 to CH-19)

    def check_power(self, seat: i64, *, gained: bool) -> None:
        """Ask a seat with too much power, or now enough to trade, what to do with it (CH-18, CH-19)."""
        if gained or self.players[seat].power > POWER_LIMIT:
            self.decides(seat, ENDING)
        elif self.players[seat].place:
            rounds.after_scoring(self)
        elif not self.players[seat].hand:
            rounds.take_place(self, seat)
        else:
            self.next_turn()

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
            self.check_power(self.to_move, gained=again)

    def next_turn(self) -> None:
        """Go on to the next seat with cards; back at the last to play, the trick is won (CH-14, CH-16)."""
        seat: i64 = self.turn
        while True:
            seat = (seat + 1) % self.seats
            if seat == self.last:
                self.table_moves(SWEEPING)
                return
            player = self.players[seat]
            if player.hand:
                if self.skips == 0:
                    self.start_turn(seat)
                    return
                self.skips = 0
                player.mark = SKIPPED

    def start_turn(self, seat: i64) -> None:
        """Let a seat sleeve, trade, and play or pass."""
        self.turn = seat
        self.decides(seat, TURN)

    def decides(self, seat: i64, phase: i64) -> None:
        """Let a seat decide something."""
        self.phase = phase
        self.to_move = seat

    def table_moves(self, phase: i64) -> None:
        """Let the table take a step."""
        self.phase = phase
        self.to_move = TABLE

    def clear_trick(self) -> None:
        """Begin with an empty table."""
        self.trick = []
        self.last = NOBODY
        self.count = 0
        self.value = 0
        self.falling = 0
        self.ascended = 0
        self.skips = 0
        for player in self.players:
            player.mark = WAITING
            player.wisps = 0

    # The result (CH-32, CH-38, CH-40)

    def places(self) -> list[int]:
        """Tell each seat's finishing place: the winner, then by VP, bets that were not won taken off."""
        ranks = [
            1000 if seat == self.winner else self.players[seat].vp - self.players[seat].staked()
            for seat in range(self.seats)
        ]
        return [1 + len([other for other in ranks if other > rank]) for rank in ranks]

    def returns(self) -> list[float]:
        """Give the winner everything."""
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    # What people and programs ask about it

    def hand(self) -> list[int]:
        """List the cards of the seat whose turn it is, by value."""
        return self.players[self.turn].hand

    def kind_at(self, card: int, gem: int) -> int:
        """Tell which kind a card carries in a slot; -1 for none."""
        return slot(self.slots[card], gem) - 1

    def takes_part(self, seat: i64) -> bool:
        """Tell whether a seat takes part in this round (CH-39)."""
        return (self.finalists >> seat) & 1 == 1

    def unseen_cards(self, seat: int) -> list[int]:
        """List the cards that `seat` has not seen this round: they are in other hands, or aside (CH-39)."""
        hand = self.players[seat].hand
        return [card for card in range(len(self.slots)) if not self.open >> card & 1 and card not in hand]

    def view(self, seat: int) -> HeroesView:
        """Return all that `seat` may know (CH-6, CH-17)."""
        return view.view(self, seat)

    def notation(self, action: int) -> str:
        """Write an action: "play 7a 7c!", "sleeve oak-buckler on 7a"."""
        return actions.write(self, action)

    def read(self, text: str) -> int:
        """Read what `notation` wrote; raise UnknownText for anything else."""
        return actions.read(self, text)

    def why_not(self, action: int) -> Reason:
        """Tell which clause forbids `action` now."""
        return reasons.why_not(self.view(self.to_move if self.to_move >= 0 else self.turn), action)


GOAL_OPTION: Final = Option("goal", "number", GOAL, GOALS)  # VP to win with (CH-7)


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
