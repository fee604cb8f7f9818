"""The table of Custom Heroes, as `game.table.contract.GameTable` asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table import describing, last_actions, prompting, rail
from game.custom_heroes.table import picks as meaning
from game.custom_heroes.table.drawing import cloth, painting
from game.custom_heroes.table.overlays.deck_browser import deck_browser
from game.custom_heroes.table.overlays.overlay_frame import fitted
from game.custom_heroes.table.overlays.reward_sheet import reward_sheet
from game.custom_heroes.table.overlays.round_board import round_board
from game.custom_heroes.table.panels.chips import chips
from game.custom_heroes.table.panels.demand import demand
from game.custom_heroes.table.panels.hand_layout import own_hand, own_stamp
from game.custom_heroes.table.panels.header import header
from game.custom_heroes.table.panels.own_panel import own
from game.custom_heroes.table.panels.rival_panels import rivals
from game.custom_heroes.table.panels.trick_layout import trick
from game.custom_heroes.table.places import SHAPE as SHAPE  # noqa: PLC0414 - of the contract
from game.custom_heroes.table.view_model import SETTLED, ViewModel
from game.custom_heroes.words import says
from game.table.stock import usual

if TYPE_CHECKING:
    from game.engine.views import View
    from game.table.contract import Setting
    from game.table.layout.frame import Frame
    from game.table.pieces import Placed

kinds = rail.kinds
prompt = prompting.prompt
deed = last_actions.last_action
describe = describing.describe

picks = meaning.picks
dropped = meaning.dropped
best_first = meaning.best_first
cycle = meaning.cycle
auto_pass = meaning.auto_pass
refuse = meaning.refuse
remark = meaning.remark
at_once = usual.at_once

paint = painting.paint
background = cloth.cloth


def arrange(view: View, frame: Frame, setting: Setting) -> list[Placed]:
    """Return where everything lies in one window for the seat that sees `view`."""
    if not isinstance(view, HeroesView):
        raise TypeError(f"a view of Custom Heroes is needed, not {type(view).__name__}")
    model = ViewModel(view, setting, frame)
    mine = [*own_hand(model), *chips(model), *own(model), *own_stamp(model)]
    others = [*trick(model), *demand(model), *rivals(model), *header(model)]
    sheets = fitted(_sheets(model), model.places.sheet, frame.whole, model.bag_spot)
    return [*mine, *others, *sheets]


def _sheets(model: ViewModel) -> list[Placed]:
    """What lies over the table: an open sheet, or the round's result."""
    if "deck" in model.setting.toggled:
        return deck_browser(model)
    if "rewards" in model.setting.toggled:
        return reward_sheet(model)
    return round_board(model) if model.round_over else []


def pauses(view: HeroesView, action: int) -> bool:  # noqa: ARG001 (only the view tells)
    """Return whether to pause so that people can look at a round's result before the next deal."""
    return view.phase in SETTLED and view.round > 0


def button(view: HeroesView, action: int, setting: Setting) -> str:
    """Word `action` for its button."""
    return says.button(view, action, setting.texts)
