"""What a finished match tells about one seat's play, as numbers on which goals set bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.events import (
    Answered,
    Attacked,
    ChainEnded,
    ClashWon,
    Finished,
    Forfeited,
    Played,
    RoundBegan,
    RoundWon,
    Stolen,
    TrapWorked,
    WentOut,
)

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match

NAMES: Final = (
    "points", "margin", "rounds", "rounds_won", "clashes", "largest", "traps", "counters", "stolen",
    "forfeits", "overpower", "unopposed", "abilities", "chain", "out", "champions", "team", "young",
)  # fmt: skip


def measure(match: Match, seat: int, events: list[Event]) -> dict[str, int]:
    """Measure what `seat` did, from the match and all its `events`; a team's points are each member's."""
    mine = [event for event in events if event.seat == seat]
    clashes = [event for event in mine if isinstance(event, ClashWon)]
    rounds = [event for event in events if isinstance(event, RoundWon) and seat in event.side]
    sets = [event for event in mine if isinstance(event, (Attacked, Answered))]
    points, margin = _points(events, seat)
    chains = [event.chain for event in mine if isinstance(event, (ChainEnded, Played))]

    def count(kind: type) -> int:
        return sum(isinstance(event, kind) for event in mine)

    return {
        "points": points,
        "margin": margin,
        "rounds": sum(isinstance(event, RoundBegan) for event in events),
        "rounds_won": len(rounds),
        "clashes": len(clashes),
        "largest": max((event.gained for event in rounds), default=0),
        "traps": count(TrapWorked),
        "counters": sum(isinstance(event, Answered) and event.counter >= 0 for event in mine),
        "stolen": sum(len(event.cards) for event in mine if isinstance(event, Stolen)),
        "forfeits": count(Forfeited),
        "overpower": max((event.over for event in clashes), default=0),
        "unopposed": sum(event.unopposed for event in clashes),
        "abilities": sum(len(event.abilities) for event in sets),
        "chain": max(chains, default=0),
        "out": count(WentOut),
        **{mode: int(match.options["mode"] == mode) for mode in ("champions", "team", "young")},
    }


def _points(events: list[Event], seat: int) -> tuple[int, int]:
    """Return the points of a seat's side, and by how many it is ahead; 0 where none are counted."""
    for event in events:
        if isinstance(event, Finished):
            own = next(number for number, side in enumerate(event.sides) if seat in side)
            others = [points for number, points in enumerate(event.points) if number != own]
            return event.points[own], event.points[own] - max(others, default=0)
    return 0, 0
