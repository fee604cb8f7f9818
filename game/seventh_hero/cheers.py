"""What of Seventh Hero deserves a celebration: the fifth hero, a double that was let pass, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.seventh_hero.actions import REVEAL
from game.seventh_hero.cards import WINNING
from game.table.cheer import WON, Cheer, won

if TYPE_CHECKING:
    from game.seventh_hero.view import SeventhView

MOOD: Final = "fjord"
KINDS: Final = (WON, "fifth", "clever")


def cheer(before: SeventhView, action: int, after: SeventhView) -> Cheer | None:
    """Return the moment between two views; None for what is nothing special."""
    ended = won(before, after)
    if ended is not None:
        return ended
    if action != REVEAL:
        return None
    holder = before.holder
    had = {hero.number for hero in before.players[holder].party}
    has = {hero.number for hero in after.players[holder].party}
    if len(has) == WINNING - 1 > len(had):
        return Cheer("fifth", (holder,), number=len(has))
    double = had - has
    for seat in _declined(before):
        if double & {hero.number for hero in before.players[seat].party}:
            return Cheer("clever", (seat,))
    return None


def _declined(view: SeventhView) -> list[int]:
    """List who could have recruited the wanderer and let it move on, the last of them first."""
    found: list[int] = []
    seat = (view.holder - 1) % view.seats
    while seat != view.holder and (seat != view.leader or view.laps):
        if not view.players[seat].barred:
            found.append(seat)
        seat = (seat - 1) % view.seats
    return found
