"""How a match of Splendor: Marvel came to its end, and what decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.packed import pack
from game.splendor_marvel.rules.cards import TIME
from game.splendor_marvel.rules.pieces import qualify

if TYPE_CHECKING:
    from game.splendor_marvel.rules.view import SeatView, SplendorView


def how_ended(view: SplendorView) -> str:
    """Tell how a match came to its end: at_once, last (of the round), played_out or stuck (SM-26, SM-29)."""
    round_over = (view.turn + 1) % view.seats == view.first
    if view.gauntlet < 0 or (view.playing_out and not round_over):
        return "stuck"
    if view.playing_out:
        return "played_out"
    return "last" if round_over else "at_once"


def qualifies(view: SplendorView, player: SeatView) -> bool:
    """Tell whether a seat meets the Gauntlet's conditions (SM-24)."""
    return qualify(player.points, player.chips[TIME], pack(list(player.bonuses)), view.target)


def decided(view: SplendorView, winners: list[int]) -> str:
    """Tell what decided it: how it ended where one seat alone could win, else the tie-break (SM-27)."""
    how = how_ended(view)
    if how in {"at_once", "last"}:
        return how
    best = view.players[winners[0]]
    if not qualifies(view, best):
        return "stuck" if len(winners) == 1 else "stuck_shared"
    if len(winners) > 1:
        return "shared"
    others = [player for seat, player in enumerate(view.players) if seat != winners[0]]
    rivals = [player for player in others if qualifies(view, player)]
    if not rivals:
        return "alone"
    if max(player.points for player in rivals) < best.points:
        return "points"
    return "avengers" if view.avengers == winners[0] else "fewest"
