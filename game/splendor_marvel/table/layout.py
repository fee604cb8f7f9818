"""The table in any window: where everything lies, the prompt, the kinds of actions, what may come up."""

from __future__ import annotations

from typing import Final

from game.engine.views import View
from game.splendor_marvel.rules.view import SplendorView
from game.splendor_marvel.table import market, rail, seats
from game.splendor_marvel.table.situation import Situation
from game.table.contract import Setting
from game.table.layout.frame import Frame, Shape
from game.table.pieces import Placed
from game.table.stock.offers import Kind, Prompt

SHAPE: Final = Shape(panel=0.27, rail=0.285)


def arrange(view: View, frame: Frame, setting: Setting) -> list[Placed]:
    """Return where everything lies in `frame` for the seat that sees `view`."""
    moment = Situation(_own(view), setting, frame)
    middle = [*market.tiles(moment), *market.decks(moment), *market.market(moment), *market.stock(moment)]
    return [*middle, *seats.own_seat(moment), *seats.rivals(moment)]


def kinds(view: View, setting: Setting) -> tuple[Kind, ...]:
    """List the kinds of actions for the rail."""
    return rail.kinds(_own(view), setting)


def prompt(view: View, setting: Setting) -> Prompt:
    """Say whose turn it is and what can be done."""
    return rail.prompt(_own(view), setting)


def _own(view: View) -> SplendorView:
    if not isinstance(view, SplendorView):
        raise TypeError(f"a view of Splendor: Marvel is needed, not {type(view).__name__}")
    return view
