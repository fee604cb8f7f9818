"""A line that is shown by itself: it was thought out, in a deal that may be another than the match's."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import State
    from game.engine.match import Match


class Excerpt(NamedTuple):
    """The part of a match that may be seen: from a position to the end."""

    begin: int  # decisions before it
    seat: int  # that looks
    told: str  # what it is, said before the first decision


def imagined(match: Match, begin: int, deal: State, line: Sequence[int]) -> Match:
    """Return a match that goes on after `begin` decisions with `line`, in another deal."""
    twin = match.branch(begin)
    twin.redeal(deal)
    for action in line:
        twin.play(action)
    return twin
