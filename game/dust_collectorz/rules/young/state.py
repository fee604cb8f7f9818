"""A position of Young Champions: who may do what; the rules are in `chain`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import SHARING, TAKING, TOSSING
from game.dust_collectorz.rules.showing import set_view, shown
from game.dust_collectorz.rules.young import reasons, redeal
from game.dust_collectorz.rules.young.chain import Chain
from game.engine.contract import OVER
from game.engine.rng import Rng

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.engine.errors import Reason


class YoungState(Chain):
    """A position of Young Champions."""

    def clone(self) -> YoungState:
        """Return an independent copy."""
        twin = YoungState(self.seats)
        self.copy_to(twin)
        twin.short = self.short
        twin.played = self.played[:]
        twin.owners = self.owners[:]
        twin.rest = self.rest[:]
        twin.chained = self.chained
        twin.drew = self.drew
        twin.idle = self.idle
        return twin

    def determinize(self, seat: int, rng: Rng) -> YoungState:
        """Deal anew what `seat` can't know, so that it agrees with all it does (DC-20)."""
        twin = self.clone()
        redeal.redeal(twin, seat, rng)
        twin.chance = Rng(rng.seed())
        return twin

    def view(self, seat: int) -> DustView:
        """Return all that `seat` may know (DC-20)."""
        return shown(
            self,
            seat,
            build=set_view(Laid(seat)) if seat == self.to_move else None,  # nothing is ever laid
            played=tuple(self.played),
            owners=tuple(self.owners),
            pool=tuple(sorted(self.pool(seat))),
            chained=self.chained,
            drew=bool(self.drew),
            idle=self.idle,
            rest=len(self.rest),
        )

    def why_not(self, action: int) -> Reason:
        """Tell which clause forbids `action` now."""
        return reasons.why_not(self.view(max(self.to_move, 0)), action)

    def legal_actions(self) -> list[int]:
        """List what may be done now."""
        if self.to_move < 0:
            return [] if self.to_move == OVER else [do.TABLE_STEPS + self.phase]
        return self.choices()

    def apply(self, action: int) -> None:
        """Do one of `legal_actions()`."""
        if action >= do.TABLE_STEPS:
            self._table_step()
        elif action == do.DONE:
            self.done()
        elif action >= do.PLAY:
            self.play(action % do.VERB // do.FIRST)
        else:
            self.set_aside(action % do.VERB // do.FIRST)

    def _table_step(self) -> None:
        """Take the table's next step."""
        if self.phase == TAKING:
            self.take()
        elif self.phase == TOSSING:
            self.toss()
        elif self.phase == SHARING:
            self.share()
        else:
            self.skip()
