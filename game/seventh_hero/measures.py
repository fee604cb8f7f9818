"""What a finished match tells about one seat's play, as numbers on which goals set bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from game.seventh_hero.rules.events import (
    Blocked,
    Cancelled,
    Drew,
    Eliminated,
    Looked,
    QuestLifted,
    Readied,
    Recruited,
    Slain,
    TurnEnded,
    Used,
)

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match
    from game.seventh_hero.rules.view import SeventhView

NAMES: Final = (
    "heroes", "margin", "turns", "recruited", "pairs", "gifts", "homecomings", "abilities", "kinds",
    "cancelled", "slain", "looked", "blocked", "drew", "readied", "lifted", "cards",
)  # fmt: skip


def measure(match: Match, seat: int, events: list[Event]) -> dict[str, int]:
    """Measure what `seat` did, from the match and all its `events`."""
    view = cast("SeventhView", match.state.view(seat))
    parties = [len(one.party) for one in view.players]
    mine = [event for event in events if event.seat == seat]
    hired = [event for event in events if isinstance(event, Recruited)]
    used = [event.hero for event in mine if isinstance(event, Used)]

    def count(kind: type) -> int:
        return sum(isinstance(event, kind) for event in mine)

    return {
        "heroes": parties[seat],
        "margin": parties[seat] - max(size for other, size in enumerate(parties) if other != seat),
        "turns": sum(isinstance(event, TurnEnded) for event in events),
        "recruited": sum(event.seat == seat for event in hired),
        "pairs": count(Eliminated),
        "gifts": sum(event.leader == seat != event.seat for event in hired),
        "homecomings": sum(event.leader == seat == event.seat for event in hired),
        "abilities": len(used),
        "kinds": len(set(used)),
        "cancelled": count(Cancelled),
        "slain": count(Slain),
        "looked": count(Looked),
        "blocked": count(Blocked),
        "drew": count(Drew),
        "readied": count(Readied),
        "lifted": count(QuestLifted),
        "cards": view.players[seat].cards,
    }
