"""What a finished match tells about one seat's play, as numbers on which goals set bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from game.splendor_marvel.rules.cards import CHARACTERS, COLOURS, SHIELD
from game.splendor_marvel.rules.events import GauntletTaken, Recruited, Reserved, Returned

if TYPE_CHECKING:
    from game.engine.events import Event
    from game.engine.match import Match
    from game.splendor_marvel.rules.view import SplendorView

NAMES: Final = (
    "points", "margin", "rounds", "heroes", "great", "small", "free", "reserved", "shields", "returned",
    "locations", "avengers", "gauntlets", "stones", *COLOURS,
)  # fmt: skip


def measure(match: Match, seat: int, events: list[Event]) -> dict[str, int]:
    """Measure what `seat` did, from the match and all its `events`."""
    view = cast("SplendorView", match.state.view(seat))
    own = view.players[seat]
    rivals = [one.points for number, one in enumerate(view.players) if number != seat]
    mine = [event for event in events if event.seat == seat]
    hired = [event for event in mine if isinstance(event, Recruited)]
    levels = [CHARACTERS[event.card].level for event in hired]
    return {
        "points": own.points,
        "margin": own.points - max(rivals),
        "rounds": view.round,
        "heroes": len(hired),
        "great": levels.count(3),
        "small": levels.count(1),
        "free": sum(not any(event.paid) for event in hired),
        "reserved": sum(isinstance(event, Reserved) for event in mine),
        "shields": sum(event.paid[SHIELD] for event in hired),
        "returned": sum(isinstance(event, Returned) for event in mine),
        "locations": len(own.locations),
        "avengers": int(view.avengers == seat),
        "gauntlets": sum(isinstance(event, GauntletTaken) for event in mine),
        "stones": sum(own.chips[: len(COLOURS)]),
        **dict(zip(COLOURS, own.bonuses, strict=True)),
    }
