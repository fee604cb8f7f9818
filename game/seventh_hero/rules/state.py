"""The rules of Seventh Hero (clauses SH-1 to SH-30).

Cards of a number can't be told apart, so the pile is a count of each number; which one lies on top is decided
when it is taken. Who is asked for abilities, and in which order, is in `windows`; the way of a wanderer is in
`road`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.engine.contract import OVER, TABLE, Rules, State
from game.engine.options import Option, check_seats, check_seed, checked_options
from game.engine.rng import Rng
from game.seventh_hero.rules import actions, cards, packing, reasons, redeal, reports, road, view, windows
from game.seventh_hero.rules.actions import (
    BAR,
    BLIND,
    CANCEL,
    DEAL,
    DECLINE,
    DRAW,
    HINT,
    LEAVE,
    MOVE_ON,
    QUEST,
    RECRUIT,
    REVEAL,
    SEND,
    SEND_BLIND,
    USE,
)
from game.seventh_hero.rules.cards import COPIES, HAND_START, PARTY_START
from game.seventh_hero.rules.pieces import (
    AFTER_QUEST,
    ASKING,
    BARRING,
    BITS,
    BLINDING,
    DEALING,
    DECLARED,
    DRAWING,
    EVERYTHING,
    HOLDING,
    LEAVING,
    NO_HERO,
    NOBODY,
    NUMBERS,
    QUESTING,
    REPLYING,
    REVEALING,
    SENDING,
    SETTLED,
    UNKNOWN,
    Buried,
    Player,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.errors import Reason
    from game.seventh_hero.rules.view import SeventhView


class SeventhState(State):
    """A position of Seventh Hero."""

    __slots__ = (
        "asked",
        "barred",
        "blind",
        "buried",
        "chance",
        "discards",
        "fate",
        "free",
        "holder",
        "knowers",
        "laps",
        "leader",
        "left",
        "number",
        "openly",
        "phase",
        "pile",
        "players",
        "possible",
        "quest",
        "shown",
        "shown_at",
        "stack",
        "turned",
        "window",
        "winner",
    )

    def __init__(self, seats: int, players: list[Player], chance: Rng) -> None:
        """Prepare a table without cards; `SeventhRules.setup`, `clone` and `unpack` fill it."""
        super().__init__(seats)
        self.players = players
        self.chance = chance
        self.pile: list[int] = [0, *([COPIES] * 7)]  # how many of each number
        self.left: i64 = 7 * COPIES  # in the pile
        self.discards: list[int] = [0] * 8  # face up, of each number
        self.buried: list[Buried] = []  # face down
        self.phase: i64 = DEALING
        self.leader: i64 = 0
        self.holder: i64 = NOBODY  # only while the wanderer lies before somebody
        self.quest: i64 = NO_HERO  # the hero whose card shows it
        self.free: i64 = 0  # 1: the leader may ignore the quest (SH-22)
        self.number: i64 = NO_HERO  # the wanderer's
        self.openly: i64 = 0  # 1: it wanders face up (SH-6)
        self.blind: i64 = 0  # 1: not even the leader knows it (SH-7)
        self.turned: i64 = 0  # 1: it was recruited or slain for all to see
        self.knowers: i64 = 0  # a bit for each seat that has seen it
        self.possible: i64 = EVERYTHING  # the numbers it may have, as all know
        self.barred: i64 = 0  # a bit for each seat that may not recruit it (SH-20)
        self.laps: i64 = 0  # how often a barred leader passed it on; LAPS: it leaves when it is home
        self.window: i64 = AFTER_QUEST
        self.asked: i64 = 0  # seats that have been asked in this window
        self.stack: list[int] = []  # uses that wait for replies, three each: seat, action, seats asked
        self.winner: i64 = NOBODY  # by six heroes (SH-27)
        self.shown: i64 = NO_HERO  # the number that was turned up in this turn
        self.shown_at: i64 = NOBODY  # before whom
        self.fate: i64 = UNKNOWN  # what became of it

    def clone(self) -> SeventhState:
        """Return an independent copy."""
        twin = SeventhState(self.seats, [player.clone() for player in self.players], self.chance.clone())
        twin.to_move = self.to_move
        twin.pile = self.pile[:]
        twin.left = self.left
        twin.discards = self.discards[:]
        twin.buried = [card.clone() for card in self.buried]
        twin.phase = self.phase
        twin.leader = self.leader
        twin.holder = self.holder
        twin.quest = self.quest
        twin.free = self.free
        twin.number = self.number
        twin.openly = self.openly
        twin.blind = self.blind
        twin.turned = self.turned
        twin.knowers = self.knowers
        twin.possible = self.possible
        twin.barred = self.barred
        twin.laps = self.laps
        twin.window = self.window
        twin.asked = self.asked
        twin.stack = self.stack[:]
        twin.winner = self.winner
        twin.shown = self.shown
        twin.shown_at = self.shown_at
        twin.fate = self.fate
        return twin

    def determinize(self, seat: int, rng: Rng) -> SeventhState:
        """Deal anew what `seat` can't know, so that it agrees with all it does (SH-30)."""
        twin = self.clone()
        redeal.redeal(twin, seat, rng)
        return twin

    # What may be done

    def legal_actions(self) -> list[int]:
        """List what may be done now."""
        if self.to_move < 0:
            return [] if self.to_move == OVER else [TABLE_STEP[self.phase]]
        if self.phase == ASKING:
            uses = windows.uses(self, self.to_move)
            return [*uses, *road.farewells(self, self.to_move), DECLINE]
        if self.phase == REPLYING:
            return [*windows.replies(self, self.to_move), DECLINE]
        if self.phase == SENDING:
            return [*road.sendings(self), *road.farewells(self, self.to_move)]
        return road.holdings(self)

    def wanted(self) -> i64:
        """Tell, as a mask, which numbers the leader may send from its hand (SH-4, SH-22)."""
        return EVERYTHING if self.free else self.asked_for()

    def asked_for(self) -> i64:
        """Tell, as a mask, which numbers meet the quest, whether it may be ignored or not."""
        return QUESTS[self.seats * 8 + self.quest]

    # Doing it

    def apply(self, action: int) -> None:
        """Do one of `legal_actions()`."""
        if action >= DEAL:
            self._table_step(action)
        elif action >= USE:
            windows.use(self, self.to_move, action)
        elif action >= HINT:
            road.hint(self, action - HINT)
        elif action >= SEND:
            road.send(self, action)
        elif action == RECRUIT:
            road.declare(self)
        elif action == MOVE_ON:
            road.move_on(self)
        elif action == CANCEL:
            windows.use(self, self.to_move, CANCEL)
        elif action == SEND_BLIND:
            road.send(self, SEND_BLIND)
        else:
            windows.decline(self)

    def _table_step(self, action: i64) -> None:
        if action == DEAL:
            self._deal()
        elif action == QUEST:
            self._show_quest()
        elif action == BLIND:
            road.send_blind(self)
        elif action == BAR:
            road.move_on(self)
        elif action == REVEAL:
            road.reveal(self)
        elif action == LEAVE:
            road.leave(self)
        else:
            road.end_turn(self)

    def decides(self, seat: i64, phase: i64) -> None:
        """Let a seat decide something."""
        self.phase = phase
        self.to_move = seat

    def table_moves(self, phase: i64) -> None:
        """Let the table take a step."""
        self.phase = phase
        self.to_move = TABLE

    def take(self) -> i64:
        """Take the top card of the pile, which is not empty."""
        drawn: i64 = self.chance.below(self.left)
        number: i64 = 1
        while drawn >= self.pile[number]:
            drawn -= self.pile[number]
            number += 1
        self.pile[number] -= 1
        self.left -= 1
        return number

    def _deal(self) -> None:
        """Give each seat two different heroes and a hand (SH-2, SH-3)."""
        for player in self.players:
            while player.size() < PARTY_START:
                number = self.take()
                if player.party >> number & 1:
                    self.discards[number] += 1
                else:
                    player.party |= BITS[number]
        for player in self.players:
            player.hand = [self.take() for _ in range(HAND_START)]
            player.hand.sort()
        if self.events is not None:
            self.events.append(reports.dealt(self))
        self.table_moves(QUESTING)

    def _show_quest(self) -> None:
        """Turn up the quest (SH-4)."""
        self.quest = self.take()
        self.discards[self.quest] += 1
        self.free = 0
        self.number = NO_HERO
        self.openly = 0
        self.blind = 0
        self.turned = 0
        self.knowers = 0
        self.barred = 0
        self.laps = 0
        self.possible = EVERYTHING
        self.shown = NO_HERO
        self.shown_at = NOBODY
        self.fate = UNKNOWN
        self.holder = NOBODY
        if self.events is not None:
            self.events.extend(reports.quest_set(self))
        windows.open_window(self, AFTER_QUEST)

    def go_on(self) -> None:
        """Go on after a window in which nobody uses anything (more)."""
        if self.window == AFTER_QUEST:
            road.ask_leader(self)
        elif self.window == SETTLED:
            self.table_moves(DRAWING)
        elif self.barred >> self.holder & 1:
            self.table_moves(LEAVING if road.leaves(self) else BARRING)
        elif self.window == DECLARED or self.holder == self.leader:
            self.table_moves(REVEALING)
        else:
            self.decides(self.holder, HOLDING)

    def slay(self) -> None:
        """Go on after a Wyrmslayer took effect (SH-18)."""
        road.slay(self)

    # The result (SH-27 to SH-29)

    def pack(self) -> bytes:
        """Write the whole position for `SeventhRules.unpack`."""
        return packing.pack(self)

    def places(self) -> list[int]:
        """Tell each seat's finishing place: six heroes, most heroes, fewest eliminated, highest sum."""
        ranks = [self.rank(seat) for seat in range(self.seats)]
        return [1 + len([other for other in ranks if other > rank]) for rank in ranks]

    def rank(self, seat: int) -> int:
        """Tell a number that is higher, the better the seat stands at the end."""
        player = self.players[seat]
        total = sum([number for number in NUMBERS if player.party & BITS[number]])
        won = 1 if seat == self.winner else 0
        return ((won * 10 + player.size()) * 100 - 2 * len(player.eliminated)) * 100 + total

    def returns(self) -> list[float]:
        """Tell each seat's share of the victory (SH-29)."""
        places = self.places()
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]

    # What people and programs ask about it

    def view(self, seat: int) -> SeventhView:
        """Return all that `seat` may know (SH-30)."""
        return view.view(self, seat)

    def notation(self, action: int) -> str:
        """Write an action: "send 4", "use outcast on 2"."""
        return actions.write(action)

    def read(self, text: str) -> int:
        """Read what `notation` wrote; raise UnknownText for anything else."""
        return actions.read(self, text)

    def why_not(self, action: int) -> Reason:
        """Tell which clause forbids `action` now."""
        return reasons.why_not(self.view(self.to_move if self.to_move >= 0 else self.leader), action)


QUESTS: Final[list[int]] = [  # by seats and hero: the numbers that meet it
    cards.quest(hero, seats) if hero else EVERYTHING for seats in range(6) for hero in range(8)
]
TABLE_STEP: Final[list[int]] = [0] * 11
TABLE_STEP[DEALING] = DEAL
TABLE_STEP[QUESTING] = QUEST
TABLE_STEP[BLINDING] = BLIND
TABLE_STEP[BARRING] = BAR
TABLE_STEP[REVEALING] = REVEAL
TABLE_STEP[LEAVING] = LEAVE
TABLE_STEP[DRAWING] = DRAW

START: Final = Option(
    "start", "choice", "random", ("random", "1", "2", "3", "4", "5"), fewest=(("4", 4), ("5", 5))
)  # who leads first (SH-3)


class SeventhRules(Rules):
    """Seventh Hero for 3 to 5 seats."""

    def __init__(self) -> None:
        """Describe the game."""
        super().__init__("seventh_hero", 2, range(3, 6), (START,))

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> SeventhState:
        """Lay out a new game (SH-1 to SH-3)."""
        check_seats(self, seats)
        check_seed(seed)
        start = str(checked_options(self, options, seats)["start"])
        chance = Rng(seed)
        state = SeventhState(seats, [Player() for _ in range(seats)], chance)
        drawn = chance.below(seats)
        state.leader = drawn if start == "random" else int(start) - 1
        return state

    def unpack(self, data: bytes) -> SeventhState:
        """Return the position that `SeventhState.pack` wrote; raise msgspec.DecodeError if it is none."""
        packed = packing.read(data)
        state = SeventhState(
            len(packed.players), [Player() for _ in packed.players], Rng.resumed(packed.chance)
        )
        packing.fill(state, packed)
        return state
