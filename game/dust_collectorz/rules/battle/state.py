"""A position of a Duel, a Free for All or a Team: who may do what, and what each action does.

What may be laid is in `laying`; a round's course from the deal on in `rounds`, an answer and the choices
after it in `answering`, what a clash comes to in `results`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules import phases
from game.dust_collectorz.rules.battle import answering, laying, reasons, redeal, results, rounds, showing
from game.dust_collectorz.rules.battle.reports import side_of
from game.dust_collectorz.rules.battle.table import Battle
from game.dust_collectorz.rules.events import AttacksFirst, Begins, Stood, TossWon
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.pieces import TEAM
from game.engine.contract import OVER
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.engine.errors import Reason


class BattleState(Battle):
    """A position of a battle."""

    def clone(self) -> BattleState:
        """Return an independent copy."""
        twin = BattleState(self.seats)
        self.copy_to(twin)
        twin.helps = self.helps
        twin.brief = self.brief
        self.round.copy_to(twin.round)
        self.clash.copy_to(twin.clash)
        self.build.copy_to(twin.build)
        return twin

    def determinize(self, seat: int, rng: Rng) -> BattleState:
        """Deal anew what `seat` can't know, so that it agrees with all it does (DC-20)."""
        twin = self.clone()
        redeal.redeal(twin, seat, rng)
        twin.chance = Rng(rng.seed())
        return twin

    def view(self, seat: int) -> DustView:
        """Return all that `seat` may know (DC-20)."""
        return showing.view(self, seat)

    def why_not(self, action: int) -> Reason:
        """Tell which clause forbids `action` now."""
        return reasons.why_not(self, action)

    def legal_actions(self) -> list[int]:
        """List what may be done now."""
        seat = self.to_move
        if seat < 0:
            return [] if seat == OVER else [do.TABLE_STEPS + self.phase]
        if self.phase in (phases.ATTACKING, phases.FOLLOWING):
            return laying.attackings(self, seat)
        if self.phase == phases.ANSWERING:
            return laying.answerings(self, seat)
        if self.phase in (phases.CANCELLING, phases.SNIPING):
            return [*self.clash.choices(), do.ENOUGH]
        if self.phase == phases.DESTROYING:
            return self.clash.choices()
        if self.phase == phases.SALVAGING:
            return rounds.salvages(self)
        if self.phase == phases.NAMING:
            return [do.BEGIN + do.FIRST * seat, do.BEGIN + do.FIRST * ((seat + 2) % 4)]
        return [do.ATTACK_FIRST, do.DEFEND_FIRST]

    def apply(self, action: int) -> None:
        """Do one of `legal_actions()`."""
        number: i64 = action
        if number >= do.TABLE_STEPS:
            self._table_step()
            return
        verb = number - number % do.VERB
        first = number % do.VERB // do.FIRST
        if verb < do.LAY:
            self._begin(verb, first)
        elif verb == do.TAKE_ALL_BACK:
            self.build = Laid(self.to_move)
        elif verb < do.ATTACK:
            self.build.change(number)
        elif verb == do.ATTACK:
            rounds.attack(self, first, number % do.FIRST)
        elif verb <= do.STAND:
            self._answer(verb, first)
        elif verb == do.DESTROY:
            answering.destroy(self, first)
        elif verb == do.SALVAGE_CARD:
            rounds.salvage(self, first)
        else:
            answering.choose(self, number)

    def _begin(self, verb: i64, seat: i64) -> None:
        """Settle who attacks first: the toss, and in a team a second choice (DC-5, DC-27)."""
        if verb == do.BEGIN:
            self.attacker = seat
            if self.events is not None:
                self.events.append(Begins(self.to_move, seat))
            self.table_moves(phases.DEALING)
            return
        self.attacker = self.to_move if verb == do.ATTACK_FIRST else (self.to_move + 1) % self.seats
        if self.events is not None:
            self.events.append(AttacksFirst(self.to_move, self.attacker, side_of(self, self.attacker)))
        if self.mode == TEAM:
            self.decides(self.attacker, phases.NAMING)
        else:
            self.table_moves(phases.DEALING)

    def _answer(self, verb: i64, first: i64) -> None:
        """Answer the attack, or lay no further cards after a counter."""
        if verb == do.ANSWER:
            answering.answer(self, first - 1)
        elif verb == do.TRAP:
            answering.trap(self, first)
        elif verb == do.FORFEIT:
            answering.forfeit(self, first)
        elif verb == do.HELP:
            answering.get_help(self)
        else:
            if self.events is not None:
                self.events.append(Stood(self.to_move))
            rounds.ask(self)

    def _table_step(self) -> None:
        """Take the table's next step."""
        phase = self.phase
        if phase == phases.COMPARING:
            results.compare(self)
        elif phase == phases.SPRINGING:
            results.spring(self)
        elif phase == phases.CAPTURING:
            rounds.capture_all(self)
        elif phase == phases.REFILLING:
            rounds.refill_all(self)
        elif phase == phases.ARRIVING:
            rounds.arrive(self)
        elif phase == phases.DISCARDING:
            rounds.discard_counters(self)
        elif phase == phases.TOSSING:
            self._toss()
        elif phase == phases.DEALING:
            rounds.deal(self)
        else:
            rounds.finish(self)

    def _toss(self) -> None:
        """Toss a coin for who chooses (DC-5)."""
        self.attacker = self.chance.below(self.seats)
        if self.events is not None:
            self.events.append(TossWon(self.attacker))
        self.decides(self.attacker, phases.CHOOSING)
