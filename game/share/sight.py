"""A match as one seat saw it: positions, what happened in between, and nothing else.

Clips are made from these. Steps of which the seat noticed nothing aren't among them, and decisions have no
numbers: not even how often others decided in secret can be told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.screens.match.game import says_of
from game.screens.match.log.story import round_of

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match
    from game.engine.views import View
    from game.screens.match.table.viewpoint import Viewpoint
    from game.texts.texts import Voice


class Sight(NamedTuple):
    """One moment: what the seat sees, and what it has just noticed."""

    view: View
    events: tuple[Event, ...] = ()

    @property
    def round(self) -> int:
        """The round, from 1; 0 in games without rounds."""
        return round_of(self.view)


def sights(match: Match, viewpoint: Viewpoint, last: int | None = None) -> tuple[list[Sight], list[int]]:
    """List what `viewpoint` saw of a match from its start to the position after `last` decisions.

    The second list tells for each number of decisions which sight that position is.
    """
    found = [Sight(viewpoint.look(match.start))]
    reached: list[int] = []
    for number in range(-1, len(match.decisions) if last is None else last):
        for _, state, events in match.steps(number):
            seen = Sight(viewpoint.look(state), viewpoint.hear(events))
            if seen.events or seen.view != found[-1].view:
                found.append(seen)
        reached.append(len(found) - 1)
    return found, reached


def told(seen: Sight, match: Match, names: tuple[str, ...], words: Voice) -> str:
    """Word what has just happened, as the log does; "" for what needs no words."""
    game = match.rules.id
    return says_of(game).tell(seen.events, names, words.of(game))
