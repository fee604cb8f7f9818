"""What lies on the table in Custom Heroes, whose turn it is, and what follows from it.

What is sleeved on a card stays there (CH-3), so `slots` and `values` are by card and outlive the rounds;
hands are lists of cards in the order of their values. `seen` keeps what each seat knows of every card,
`public` what all know: a card that was played or bet with is known as it was then.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from game.custom_heroes.rules.cards import ASCEND, BASE_VALUES, DOUBLE, GOAL, WILD
from game.custom_heroes.rules.pieces import (
    BIT,
    DEALING,
    NOBODY,
    SKIPPED,
    SWEEPING,
    TURN,
    WAITING,
    Player,
    ability_of,
    slot,
    value_of,
)
from game.custom_heroes.rules.view import MARKS, PHASES, HeroesView, Play, SeatView, card_of, slots_of
from game.engine.contract import OVER, TABLE, State
from game.engine.rng import Rng


class Position(State):
    """All pieces and whose turn it is; `HeroesState` adds what may be done."""

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

    def copy_to(self, twin: Position) -> None:
        """Let `twin` be the same position, independent of this one."""
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

    # Whose turn it is (CH-14, CH-16)

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
        seen = self.seen[seat]
        return HeroesView(
            seat=seat,
            seats=self.seats,
            to_move=self.to_move,
            places=tuple(self.places()) if self.to_move == OVER else (),
            phase=PHASES[self.phase],
            turn=self.turn,
            round=self.round,
            goal=self.goal,
            strict=bool(self.strict),
            leader=self.leader,
            scorer=self.scorer,
            winner=self.winner,
            taking_part=tuple(self.takes_part(other) for other in range(self.seats)),
            trick=tuple(self.play_at(at) for at in range(0, len(self.trick), 3)),
            last=self.last,
            count=self.count,
            value=self.value,
            falling=bool(self.falling),
            ascended=bool(self.ascended),
            players=tuple(
                self._seat_view(player, own=owner == seat) for owner, player in enumerate(self.players)
            ),
            deck=tuple(card_of(card, slots) for card, slots in enumerate(seen)),
            public=tuple(slots_of(slots) for slots in self.public),
            unseen=tuple(self.unseen_cards(seat)),
            loose=tuple((code >> 2, code & 3) for code in self.loose) if self.turn == seat else (),
            bag=len(self.bag),
        )

    def play_at(self, at: int) -> Play:
        """Show the set whose three numbers begin at `at` in the trick."""
        seat, laid, paid = self.trick[at : at + 3]
        ids = [card for card in range(len(self.slots)) if laid >> card & 1]
        working = [ability_of(self.slots[card]) if paid >> card & 1 else 0 for card in ids]
        fixed = [self.values[card] for card, ability in zip(ids, working, strict=True) if ability != WILD]
        return Play(
            seat=seat,
            cards=tuple(card_of(card, self.slots[card]) for card in ids),
            active=tuple(bool(paid >> card & 1) for card in ids),
            value=fixed[0],
            count=len(ids) + working.count(DOUBLE),
            ascended=ASCEND in working,
        )

    def _seat_view(self, player: Player, *, own: bool) -> SeatView:
        return SeatView(
            vp=player.vp,
            staked=player.staked(),
            power=player.power,
            advancements=len(player.unused),
            unused=tuple(player.unused) if own else (),
            cards=len(player.hand),
            hand=tuple(card_of(card, self.slots[card]) for card in player.hand) if own else (),
            bets=tuple(card_of(card, self.slots[card]) for card in player.bets),
            place=player.place,
            mark=MARKS[player.mark],
            wisps=player.wisps,
            fresh=player.fresh,
            shown=(bool(player.shown & 1), bool(player.shown & 2)),
        )
