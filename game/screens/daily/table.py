"""Who sits at the match of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.new_game.draft import draft_for
from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from ai.daily.deal import Deal
    from game.engine.match import Match
    from game.screens.app.program import Program


def table_of(program: Program, deal: Deal, match: Match) -> TableMatch:
    """Seat the person of the settings and the rivals at `match`, which is of `deal`."""
    draft = draft_for(deal.game, program.settings, program.words)
    who = [("", None if seat == deal.seat else deal.level(seat)) for seat in range(deal.seats)]
    draft.seat(who, program.settings.name, program.words)
    draft.party.dress(program.settings, deal.seats)
    return TableMatch(match, tuple(draft.table_chairs()))
