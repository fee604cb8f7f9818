"""What a seat may know of a battle (DC-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.rules import values
from game.dust_collectorz.rules.cards.card_table import STATS
from game.dust_collectorz.rules.laid import Laid
from game.dust_collectorz.rules.phases import ANSWERING
from game.dust_collectorz.rules.pieces import NOBODY, NONE
from game.dust_collectorz.rules.showing import set_view, shown
from game.dust_collectorz.rules.view import OUTCOMES

if TYPE_CHECKING:
    from game.dust_collectorz.rules.battle.table import Battle
    from game.dust_collectorz.rules.view import DustView


def view(state: Battle, seat: int) -> DustView:
    """Show `state` to `seat`."""
    own = state.to_move == seat
    clash, round_ = state.clash, state.round
    return shown(
        state,
        seat,
        [state.points(owner) for owner in range(state.seats)],
        helps=bool(state.helps),
        round=round_.number,
        leader=round_.leader,
        target=round_.target,
        answered=round_.answered,
        wins=round_.wins,
        helped=bool(clash.helped),
        build=set_view(state.build) if own else None,
        build_values=_build_values(state, seat) if own else (),
        attack=set_view(clash.attack),
        answer=set_view(clash.answer),
        beaten=tuple(one for one in map(set_view, round_.beaten) if one is not None),
        fought=len(round_.beaten) - 1 if clash.taken() else NOBODY,
        stat=clash.stat,
        clash_stat=clash.compared,
        over=clash.over,
        outcome=OUTCOMES[clash.outcome],
        left=clash.left,
        doomed=tuple(clash.doomed),
        salvages=round_.salvages,
        salvager=round_.salvager,
        step=clash.step,
        arrivals=tuple(round_.arrivals),
    )


def _build_values(state: Battle, seat: int) -> tuple[int, ...]:
    """Count what the set being laid is worth in each stat, as far as its owner can know."""
    if state.build.primary == NONE:
        return ()
    laid = state.build.bare()
    defends = state.phase == ANSWERING
    foe = state.clash.attack if defends else Laid()
    rival = foe.seat if defends else (seat + 1) % state.seats  # who answers next; in a Team one of two
    behind = state.behind(seat, rival)
    return tuple(
        values.worth(laid, foe, stat, values.NO_BOOK, defends=defends, behind=behind)
        for stat in range(len(STATS))
    )
