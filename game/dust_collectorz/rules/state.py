"""The rules of Dust Collectorz (clauses DC-1 to DC-34): the position, and who may do what.

Laying is in `laying`, the order of effects in `clash`, a round's course in `rounds`, Young Champions in
`young`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.dust_collectorz.rules import actions, clash, effects, laying, packing, redeal, rounds, steps, view
from game.dust_collectorz.rules.actions import (
    ATTACK_FIRST,
    BEGIN,
    DEFEND_FIRST,
    ENOUGH,
    FIRST,
    TABLE_STEPS,
)
from game.dust_collectorz.rules.cards import decks
from game.dust_collectorz.rules.cards.cards import PRESETS
from game.dust_collectorz.rules.guards import reasons
from game.dust_collectorz.rules.pieces import (
    ANSWERING,
    ATTACKING,
    CANCELLING,
    CHAMPIONS,
    DESTROYING,
    FOLLOWING,
    NAMING,
    NOBODY,
    PLAYING,
    SALVAGING,
    SETTING_ASIDE,
    SNIPING,
    TEAM,
    TOSSING,
    YOUNG,
    Laid,
    Player,
)
from game.dust_collectorz.rules.young import round as young
from game.engine.contract import OVER, TABLE, Rules, State
from game.engine.options import Option, check_seats, check_seed, checked_options
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.dust_collectorz.rules.view import DustView
    from game.engine.errors import Reason


class DustState(State):
    """A position of Dust Collectorz."""

    __slots__ = (
        "answer",
        "answered",
        "arrivals",
        "attack",
        "attacker",
        "beaten",
        "build",
        "chained",
        "chance",
        "clash_over",
        "clash_stat",
        "doomed",
        "drew",
        "followed",
        "helped",
        "helps",
        "idle",
        "last_winner",
        "leader",
        "left",
        "lists",
        "mode",
        "outcome",
        "owners",
        "phase",
        "played",
        "players",
        "rest",
        "round",
        "salvager",
        "salvages",
        "secret",
        "short",
        "stat",
        "step",
        "target",
        "wins",
    )

    def __init__(self, seats: int, players: list[Player], chance: Rng) -> None:
        """Prepare a table; `DustRules.setup`, `clone` and `unpack` fill it."""
        super().__init__(seats)
        self.players = players
        self.chance = chance
        self.lists: list[list[int]] = []  # each seat's whole deck; never changed
        self.mode: i64 = CHAMPIONS
        self.secret: i64 = 0  # 1: nobody sees the others' lists
        self.helps: i64 = 0  # 1: "draw one and try again" (DC-9)
        self.short: i64 = 0  # 1: one seat's 29 cards are shared out (DC-31)
        self.phase: i64 = TOSSING
        self.round: i64 = 0
        self.attacker: i64 = NOBODY  # who began the round, or whose turn it is
        self.leader: i64 = NOBODY  # who won the last clash
        self.target: i64 = NOBODY  # a team's first defender (DC-27)
        self.answered: i64 = 0  # answers in this round
        self.wins: i64 = 0  # clashes won by the defending team
        self.helped: i64 = 0  # 1: the defender has drawn one
        self.followed: i64 = 0  # 1: the last answer had a counter
        self.build = Laid(NOBODY)  # what the seat to move is laying, unseen by others
        self.attack = Laid(NOBODY)  # the active attack
        self.answer = Laid(NOBODY)
        self.beaten: list[Laid] = []  # the round's other sets
        self.stat: i64 = 0  # that was named
        self.clash_stat: i64 = 0  # that the clash is compared in
        self.clash_over: i64 = 0  # the last overpower
        self.outcome: i64 = 0  # of the last clash: see `effects`; 0 for none in this round
        self.step: i64 = 0  # of the clash
        self.left: i64 = 0  # choices left in it
        self.doomed: list[int] = []  # kinds a trap destroys
        self.salvages: i64 = 0  # cards still to be chosen
        self.salvager: i64 = NOBODY
        self.arrivals: list[int] = []  # cards that return in the overflow step
        self.last_winner: i64 = NOBODY  # of a round; in Young Champions who played last
        self.played: list[int] = []  # Young Champions: the cards played, in order
        self.owners: list[int] = []  # and by whom
        self.rest: list[int] = []  # set aside unseen
        self.chained: i64 = 0  # cards played in this turn
        self.drew: i64 = 0
        self.idle: i64 = 0  # turns in a row without a play or a draw

    def clone(self) -> DustState:
        """Return an independent copy."""
        twin = DustState(self.seats, [player.clone() for player in self.players], self.chance.clone())
        twin.to_move = self.to_move
        twin.lists = self.lists
        twin.mode = self.mode
        twin.secret = self.secret
        twin.helps = self.helps
        twin.short = self.short
        twin.phase = self.phase
        twin.round = self.round
        twin.attacker = self.attacker
        twin.leader = self.leader
        twin.target = self.target
        twin.answered = self.answered
        twin.wins = self.wins
        twin.helped = self.helped
        twin.followed = self.followed
        twin.build = self.build.clone()
        twin.attack = self.attack.clone()
        # the last answer of a clash is the active attack itself, or one of the beaten sets
        twin.answer = twin.attack if self.answer is self.attack else self.answer.clone()
        twin.beaten = [laid.clone() for laid in self.beaten]
        twin.stat = self.stat
        twin.clash_stat = self.clash_stat
        twin.clash_over = self.clash_over
        twin.outcome = self.outcome
        twin.step = self.step
        twin.left = self.left
        twin.doomed = self.doomed[:]
        twin.salvages = self.salvages
        twin.salvager = self.salvager
        twin.arrivals = self.arrivals[:]
        twin.last_winner = self.last_winner
        twin.played = self.played[:]
        twin.owners = self.owners[:]
        twin.rest = self.rest[:]
        twin.chained = self.chained
        twin.drew = self.drew
        twin.idle = self.idle
        return twin

    def determinize(self, seat: int, rng: Rng) -> DustState:
        """Deal anew what `seat` can't know, so that it agrees with all it does (DC-20)."""
        twin = self.clone()
        redeal.redeal(twin, seat, rng)
        return twin

    # Who sits where

    def side(self, seat: i64) -> i64:
        """Tell before which seat the capture pile of a seat lies: partners share one (DC-30)."""
        return seat % 2 if self.mode == TEAM else seat

    def targets(self) -> list[int]:
        """List whom an attack can be laid on, as its second byte: a team's first attack names the seat."""
        if self.mode == TEAM and self.phase == ATTACKING:
            return [1 + (self.attacker + 1) % 4, 1 + (self.attacker + 3) % 4]
        return [0]

    def attacking(self) -> Laid:
        """Return the active attack."""
        return self.attack

    # What may be done

    def legal_actions(self) -> list[int]:
        """List what may be done now."""
        seat = self.to_move
        if seat < 0:
            return [] if seat == OVER else [TABLE_STEPS + self.phase]
        if self.phase in (ATTACKING, FOLLOWING):
            return laying.attackings(self, seat)
        if self.phase == ANSWERING:
            return laying.answerings(self, seat)
        if self.phase in (CANCELLING, SNIPING):
            return [*clash.choices(self), ENOUGH]
        if self.phase == DESTROYING:
            return clash.choices(self)
        if self.phase == SALVAGING:
            return effects.salvages(self)
        if self.phase == PLAYING:
            return young.choices(self)
        if self.phase == SETTING_ASIDE:
            return young.set_asides()
        if self.phase == NAMING:
            return [BEGIN + FIRST * seat, BEGIN + FIRST * ((seat + 2) % 4)]
        return [ATTACK_FIRST, DEFEND_FIRST]

    # Doing it

    def apply(self, action: int) -> None:
        """Do one of `legal_actions()`."""
        steps.do(self, action)

    def decides(self, seat: i64, phase: i64) -> None:
        """Let a seat decide something."""
        self.phase = phase
        self.to_move = seat
        self.build = Laid(seat)

    def table_moves(self, phase: i64) -> None:
        """Let the table take a step."""
        self.phase = phase
        self.to_move = TABLE

    # The result (DC-22, DC-23, DC-30, DC-34)

    def rank(self, seat: int) -> int:
        """Tell a number that is higher, the better the seat stands at the end."""
        if self.mode == YOUNG:
            return young.rank(self, seat)
        last = self.last_winner != NOBODY and self.side(self.last_winner) == self.side(seat)
        return 2 * rounds.points(self, seat) + (1 if last else 0)

    def points(self, seat: int) -> int:
        """Count a seat's points, or its team's, as if the last round had been the last (DC-22)."""
        return rounds.points(self, seat)

    def places(self) -> list[int]:
        """Tell each seat's finishing place; partners share one."""
        ranks = [self.rank(seat) for seat in range(self.seats)]
        return [1 + len([other for other in ranks if other > rank]) for rank in ranks]

    def returns(self) -> list[float]:
        """Tell each seat's share of the victory; a team's two seats share one."""
        places = self.places()
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places]

    # What people and programs ask about it

    def view(self, seat: int) -> DustView:
        """Return all that `seat` may know (DC-20)."""
        return view.view(self, seat)

    def pack(self) -> bytes:
        """Write the whole position for `DustRules.unpack`."""
        return packing.pack(self)

    def notation(self, action: int) -> str:
        """Write an action: "lay cogwick", "attack speed", "cancel support"."""
        return actions.write(action)

    def read(self, text: str) -> int:
        """Read what `notation` wrote; raise UnknownText for anything else."""
        return actions.read(self, text)

    def why_not(self, action: int) -> Reason:
        """Tell which clause forbids `action` now."""
        return reasons.why_not(self.view(max(self.to_move, 0)), action)


TEAM_SEATS: Final = 4  # DC-27
MODE: Final = Option(
    "mode", "choice", "champions", ("champions", "team", "young"), fewest=(("team", TEAM_SEATS),)
)
BATTLE: Final = ("mode", ("champions", "team"))
LISTS: Final = Option("lists", "choice", "open", ("open", "secret"), needs=BATTLE)
FORFEITS: Final = Option("forfeits", "choice", "at once", ("at once", "draw one"), needs=BATTLE)  # DC-9
SHARES: Final = Option("shares", "choice", "full", ("full", "short"), needs=("mode", ("young",)))  # DC-31
DECKS: Final = tuple(
    Option(f"deck{seat}", "seat", decks.ANY, (decks.ANY, decks.RANDOM, *PRESETS), decks.checked)
    for seat in range(1, 5)
)
MODES: Final = {"champions": CHAMPIONS, "team": TEAM, "young": YOUNG}


class DustRules(Rules):
    """Dust Collectorz for 2 to 4 seats."""

    def __init__(self) -> None:
        """Describe the game."""
        super().__init__("dust_collectorz", 2, range(2, 5), (MODE, LISTS, FORFEITS, SHARES, *DECKS))

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> DustState:
        """Lay out a new game (DC-2 to DC-5, DC-31)."""
        check_seats(self, seats)
        check_seed(seed)
        values = checked_options(self, options, seats)
        mode = MODES[str(values["mode"])]
        chance = Rng(seed)
        state = DustState(seats, [Player() for _ in range(seats)], chance)
        state.mode = mode
        state.secret = 1 if values["lists"] == "secret" and mode != YOUNG else 0
        state.helps = 1 if values["forfeits"] == "draw one" else 0
        state.short = 1 if values["shares"] == "short" else 0
        chosen = decks.chosen([str(values[f"deck{seat + 1}"]) for seat in range(seats)], chance)
        state.lists = [list(deck) for deck in chosen]
        for seat in range(seats):
            state.players[seat].deck = state.lists[seat][:]
        return state

    def unpack(self, data: bytes) -> DustState:
        """Return the position that `DustState.pack` wrote; raise msgspec.DecodeError if it is none."""
        packed = packing.read(data)
        state = DustState(len(packed.players), [Player() for _ in packed.players], Rng.resumed(packed.chance))
        packing.fill(state, packed)
        return state
