"""The table of Seventh Hero, as `game.table.contract.GameTable` asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.seventh_hero.rules.view import SeventhView
from game.seventh_hero.table import auto_passing, deeds, describing, plan, prompting, rail
from game.seventh_hero.table import picks as meaning
from game.seventh_hero.table.drawing import cloth, painting
from game.seventh_hero.table.panels import own_panel, rival_panels, unseen
from game.seventh_hero.table.panels.staging import stage
from game.seventh_hero.table.stand import Stand
from game.seventh_hero.words import says
from game.table.stock import usual

if TYPE_CHECKING:
    from game.engine.views import View
    from game.table.contract import Setting
    from game.table.layout.frame import Frame
    from game.table.pieces import Placed

SHAPE = plan.SHAPE

kinds = rail.kinds
prompt = prompting.prompt
deed = deeds.deed
describe = describing.describe
auto_pass = auto_passing.auto_pass
pauses = usual.pauses

picks = meaning.picks
dropped = meaning.dropped
best_first = meaning.best_first
refuse = meaning.refuse
at_once = usual.at_once
cycle = usual.cycle
remark = usual.remark

paint = painting.paint
background = cloth.cloth


def arrange(view: View, frame: Frame, setting: Setting) -> list[Placed]:
    """Return where everything lies in one window for the seat that sees `view`."""
    if not isinstance(view, SeventhView):
        raise TypeError(f"a view of Seventh Hero is needed, not {type(view).__name__}")
    stand = Stand(view, setting, frame)
    return [*rival_panels.rivals(stand), *stage(stand), *unseen.side(stand), *own_panel.own(stand)]


def button(view: SeventhView, action: int, setting: Setting) -> str:
    """Word `action` for its button."""
    return says.button(view, action, setting.addressed, setting.texts)
