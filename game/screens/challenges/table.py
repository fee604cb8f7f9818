"""Who sits at the match of a challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.challenges.goals import Challenge, match_of
from game.screens.challenges.telling import told_challenge
from game.screens.new_game.draft import draft_for
from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from game.screens.app.program import Program


def table_of(program: Program, game: str, one: Challenge) -> TableMatch:
    """Deal a challenge to the person of the settings and its rivals. It is kept out of the statistics."""
    draft = draft_for(game, program.settings, program.words)
    who = [("", one.level(seat)) for seat in range(one.seats)]
    draft.seat(who, program.settings.name, program.words)
    draft.party.dress(program.settings, one.seats)
    title = program.words("challenges-title", name=told_challenge(game, one, program.words))
    return TableMatch(match_of(game, one), tuple(draft.table_chairs()), title=title, counts=False)
