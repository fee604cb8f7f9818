"""What a finished match tells about one seat's play, as numbers on which goals set bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from game.custom_heroes.rules.events import (
    Bet,
    Dealt,
    Passed,
    Placed,
    Played,
    Scored,
    Sleeved,
    Traded,
    TrickWon,
)

if TYPE_CHECKING:
    from game.custom_heroes.rules.view import HeroesView
    from game.engine.events import Event
    from game.engine.match import Match

NAMES: Final = (
    "vp", "margin", "rounds", "tricks", "firsts", "lasts", "bets", "bet_vp", "sleeved", "traded", "passes",
    "forms", "largest", "highest", "abilities", "lone", "fewest",
)  # fmt: skip


def measure(match: Match, seat: int, events: list[Event]) -> dict[str, int]:
    """Measure what `seat` did, from the match and all its `events`."""
    view = cast("HeroesView", match.state.view(seat))
    mine = [event for event in events if event.seat == seat]
    plays = [event for event in mine if isinstance(event, Played)]
    scored = [event for event in mine if isinstance(event, Scored)]
    rivals = [one.vp for number, one in enumerate(view.players) if number != seat]
    return {
        "vp": view.players[seat].vp,
        "margin": view.players[seat].vp - max(rivals),
        "rounds": sum(isinstance(event, Dealt) for event in events),
        "tricks": sum(isinstance(event, TrickWon) for event in mine),
        "firsts": sum(isinstance(event, Placed) and event.place == 1 for event in mine),
        "lasts": sum(event.last for event in scored),
        "bets": sum(isinstance(event, Bet) for event in mine),
        "bet_vp": sum(event.bets for event in scored),
        "sleeved": sum(isinstance(event, Sleeved) and not event.back for event in mine),
        "traded": sum(isinstance(event, Traded) for event in mine),
        "passes": sum(isinstance(event, Passed) for event in mine),
        "forms": sum(event.play.ascended for event in plays),
        "largest": max((event.play.count for event in plays), default=0),
        "highest": max((event.play.value for event in plays if not event.play.ascended), default=0),
        "abilities": sum(sum(event.play.active) for event in plays),
        "lone": _out_with_one(mine),
        "fewest": len(plays),
    }


def _out_with_one(mine: list[Event]) -> int:
    """Count the rounds that a seat was first out of, with a single card as its last set."""
    count, last = 0, 0
    for event in mine:
        if isinstance(event, Played):
            last = event.play.count
        elif isinstance(event, Placed) and event.place == 1:
            count += last == 1
    return count
