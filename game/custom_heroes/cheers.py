"""What of Custom Heroes deserves a celebration: a trick won by an Ascended Form, a round, the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.cheer import WON, Cheer, won

if TYPE_CHECKING:
    from game.custom_heroes.view import HeroesView

MOOD: Final = "arena"
KINDS: Final = (WON, "round", "ascended")


def cheer(before: HeroesView, _action: int, after: HeroesView) -> Cheer | None:
    """Return the moment between two views; None for what is nothing special."""
    ended = won(before, after)
    if ended is not None:
        return ended
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if now.place == 1 and was.place == 0:
            return Cheer("round", (seat,), number=after.round, sound="round")
    if before.trick and not after.trick and before.trick[-1].ascended:
        return Cheer("ascended", (before.trick[-1].seat,))
    return None
