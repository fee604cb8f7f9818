"""Why something can't be done now: a closed set of reasons, each with its clause; `says` has the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.actions import TABLE_STEPS
from game.engine.contract import OVER
from game.engine.errors import Reason

if TYPE_CHECKING:
    from game.dust_collectorz.view import DustView

CODES: Final = ("match_over", "table_step", "not_now")


def why_not(view: DustView, action: int) -> Reason:
    """Tell why `action` can't be done in the position `view` by the seat that is to move."""
    if view.to_move == OVER:
        return Reason("match_over", "DC-21")
    if view.to_move < 0 or action >= TABLE_STEPS:
        return Reason("table_step", "DC-5")
    return Reason("not_now", "DC-6")
