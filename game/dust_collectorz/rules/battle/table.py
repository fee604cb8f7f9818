"""The table of a battle: who faces whom, the round, the clash that is on, the set that is being laid."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from game.dust_collectorz.rules.battle.clash import Clash
from game.dust_collectorz.rules.cards.facts import LAST_ROUND, POINTS, TEAM_LAST_ROUND
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import ATTACKING
from game.dust_collectorz.rules.pieces import KIND, NOBODY, TEAM, card_of
from game.dust_collectorz.rules.position import DustState
from game.engine.parts import Part


class Round(Part):
    """A round: the clashes so far, and what its end brings."""

    HOLDS: ClassVar = {"beaten": list[Laid]}

    def __init__(self) -> None:
        """Prepare the first round."""
        self.number: i64 = 0  # from 1; 0 before the first
        self.leader: i64 = NOBODY  # who won the last clash
        self.target: i64 = NOBODY  # a team's first defender (DC-27)
        self.answered: i64 = 0  # answers
        self.wins: i64 = 0  # clashes won by the defending team
        self.followed: i64 = 0  # 1: the last answer had a counter
        self.beaten: list[Laid] = []  # the sets that don't fight any more
        self.salvages: i64 = 0  # cards still to be chosen
        self.salvager: i64 = NOBODY
        self.arrivals: list[int] = []  # cards that return in the overflow step

    def begins(self) -> None:
        """Begin the next round."""
        self.number += 1
        self.answered = 0
        self.wins = 0

    def clone(self) -> Round:
        """Return an independent copy."""
        twin = Round()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Round) -> None:
        """Make a blank round like this one."""
        twin.number = self.number
        twin.leader = self.leader
        twin.target = self.target
        twin.answered = self.answered
        twin.wins = self.wins
        twin.followed = self.followed
        twin.beaten = [laid.clone() for laid in self.beaten]
        twin.salvages = self.salvages
        twin.salvager = self.salvager
        twin.arrivals = self.arrivals[:]


class Battle(DustState):
    """What lies on the table in a Duel, a Free for All or a Team."""

    def __init__(self, seats: int = 0) -> None:
        """Prepare an empty table."""
        super().__init__(seats)
        self.helps: i64 = 0  # 1: "draw one and try again" (DC-9)
        self.brief: i64 = 0  # 1: an empty deck ends the game, a house rule (DC-21)
        self.round = Round()
        self.clash = Clash()
        self.build = Laid()  # what the seat to move is laying, unseen by others

    def decides(self, seat: i64, phase: i64) -> None:
        """Let a seat decide something."""
        self.phase = phase
        self.to_move = seat
        self.build = Laid(seat)

    # Sides

    def side(self, seat: i64) -> i64:
        """Tell before which seat the capture pile of a seat lies: partners share one (DC-30)."""
        return seat % 2 if self.mode == TEAM else seat

    def pile(self, seat: i64) -> list[int]:
        """Return the capture pile of a seat's side."""
        return self.players[self.side(seat)].captured

    def behind(self, seat: i64, foe: i64) -> bool:
        """Return whether a seat's side has captured fewer cards than a foe's (COMEBACK)."""
        return len(self.pile(seat)) < len(self.pile(foe))

    def targets(self) -> list[int]:
        """List whom an attack can be laid on, as its second byte: a team's first attack names the seat."""
        if self.mode == TEAM and self.phase == ATTACKING:
            return [1 + (self.attacker + 1) % 4, 1 + (self.attacker + 3) % 4]
        return [0]

    def defender(self) -> i64:
        """Return who answers next: in seat order (DC-24), in a Team D1, A2, D2 (DC-27)."""
        if self.mode != TEAM:
            return (self.attacker + 1 + self.round.answered) % self.seats
        if self.round.answered == 1:
            return (self.attacker + 2) % 4
        return self.round.target if self.round.answered == 0 else (self.round.target + 2) % 4

    def captor(self) -> i64:
        """Return the round's winner: the leading seat, or the winning team's last seat to act (DC-29)."""
        if self.mode != TEAM:
            return self.round.leader
        return (self.round.target + 2) % 4 if self.round.wins >= 2 else (self.attacker + 2) % 4

    # Where cards go

    def capture(self, seat: i64, owner: i64, kinds: list[int]) -> None:
        """Put an owner's cards on a seat's capture pile, or its team's."""
        pile = self.pile(seat)
        for kind in kinds:
            pile.append(card_of(owner, kind))

    def comes_back(self, seat: i64, kind: i64) -> None:
        """Let a card return to its owner in the overflow step (DC-15)."""
        self.round.arrivals.append(card_of(seat, kind))

    # The result (DC-22, DC-23, DC-30)

    def points(self, seat: int) -> int:
        """Count a seat's points, or its team's, as if the last round had been the last (DC-22)."""
        side = self.side(seat)
        total: i64 = 0
        for card in self.players[side].captured:
            total += POINTS[card & KIND]
        if self.last_winner != NOBODY and self.side(self.last_winner) == side:
            total += TEAM_LAST_ROUND if self.mode == TEAM else LAST_ROUND
        return total

    def rank(self, seat: int) -> int:
        """Tell a number that is higher, the better the seat stands at the end."""
        last = self.last_winner != NOBODY and self.side(self.last_winner) == self.side(seat)
        return 2 * self.points(seat) + (1 if last else 0)
