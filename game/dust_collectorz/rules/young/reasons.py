"""Why something can't be done in Young Champions, told from the view of the seat that is to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dust_collectorz.rules import actions as do
from game.dust_collectorz.rules.cards.facts import TRIBE, stronger
from game.dust_collectorz.rules.reasons import unplayable
from game.dust_collectorz.rules.view import hand_of
from game.engine.errors import Reason

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView


def why_not(view: DustView, action: int) -> Reason:
    """Return why `action` can't be done in the position `view` by the seat that is to move."""
    barred = unplayable(view.to_move, view.seats, action, "DC-34")
    if barred is not None:
        return barred
    verb = action - action % int(do.VERB)
    if view.phase == "setting aside":
        return Reason("set_aside_first", "DC-31")
    if verb == do.PLAY:
        return plays(view, action % int(do.VERB) // int(do.FIRST))
    if verb == do.DONE:
        return Reason("play_first", "DC-33")
    return Reason("dealt_already" if verb == do.SET_ASIDE else "play_now", "DC-31")


def plays(view: DustView, kind: int) -> Reason:
    """Return why a card can't be played (DC-32)."""
    if kind not in (hand_of(view, view.to_move) or ()) or not view.played:
        return Reason("not_in_hand", "DC-32", {"card": kind})
    last = TRIBE[view.played[-1]]
    return Reason("not_beating", "DC-32", {"tribe": TRIBE[kind], "last": last, "wanted": stronger(last)})
