"""Which pieces mean which action in Young Champions: a single click does it.

Keys: "card:0:7" (a card of a seat, in hand or played), "tribe:3" (a picture to set a card of it aside),
"done" (the green tick that ends a chain); the zone "zone:clash" is the way of cards played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.young import reasons

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.engine.errors import Reason

DONE_KEY: Final = "done"
ZONE: Final = "zone:clash"


def card_key(seat: int, kind: int) -> str:
    """Name a card that a seat has in hand or has played; two of one kind can't be told apart."""
    return f"card:{seat}:{kind}"


def tribe_key(tribe: int) -> str:
    """Name the picture of a tribe of which a card may be set aside."""
    return f"tribe:{tribe}"


def picks(view: DustView, action: int) -> tuple[str, ...]:
    """Name the keys that mean `action`; () for the table's steps, and what others do with their buttons."""
    verb, first, _ = do.parts(action)
    if action >= do.TABLE_STEPS or view.to_move < 0:
        return ()
    if verb == do.PLAY:
        return (card_key(view.to_move, first),)
    if view.to_move != view.seat:
        return ()
    if verb == do.SET_ASIDE:
        return (tribe_key(first),)
    return (DONE_KEY,) if verb == do.DONE else ()


def dropped(view: DustView, key: str, zone: str) -> tuple[int, ...]:
    """List the actions that dragging `key` onto `zone` means: a card of the hand is played."""
    if zone != ZONE or not key.startswith(card_key(view.seat, 0)[:-1]):
        return ()
    return (_playing(key),)


def best_first(actions: tuple[int, ...]) -> tuple[int, ...]:
    """Order actions: playing on comes before ending the chain."""
    return tuple(sorted(actions, key=lambda action: action == do.DONE))


def at_once(action: int) -> bool:
    """Return whether a single click does `action`: every deed of a child's does, and undo takes it back."""
    return do.verb_of(action) in {do.PLAY, do.SET_ASIDE, do.DONE}


def refuse(view: DustView, picked: tuple[str, ...]) -> Reason:
    """Return why what was picked last can't be played now."""
    if picked and picked[-1].startswith("card:"):
        return reasons.why_not(view, _playing(picked[-1]))
    return reasons.why_not(view, do.DONE)


def _playing(key: str) -> int:
    """The action that plays the card of a key."""
    return do.PLAY + do.FIRST * int(key.rpartition(":")[2])
