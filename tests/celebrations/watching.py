"""What a game celebrates from a position on: told by every seat's view and by all together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.contract import TABLE
from game.engine.events import seen
from game.engine.match import take_step
from game.screens.match.table.celebrations import celebrations_of
from game.screens.match.table.viewpoint import Viewpoint

if TYPE_CHECKING:
    from game.engine.contract import State
    from game.table.motion.celebrated import GreatMoment


def cheered(game: str, state: State, *texts: str) -> list[GreatMoment]:
    """Do what `texts` say, with the table's steps that follow each, and list what is celebrated."""
    found = []
    for text in texts:
        found += one_step(game, state, state.read(text))
        while state.to_move == TABLE:
            found += one_step(game, state, state.legal_actions()[0])
    return found


def one_step(game: str, state: State, action: int) -> list[GreatMoment]:
    """Do one action, and list what is celebrated: the same whoever looks."""
    assert action in state.legal_actions()
    events = take_step(state, action).events
    seats = tuple(range(state.seats))
    source = celebrations_of(game)
    told = {source.celebrate(seen(events, seat)) for seat in seats}
    told |= {source.celebrate(Viewpoint(seat, seats).hear(events)) for seat in seats}
    assert len(told) == 1, f"who looks from where celebrates something else: {told}"
    [cheer] = told
    return [cheer] if cheer else []
