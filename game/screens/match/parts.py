"""What one match consists of on the screen; those who put a kind of session together choose from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.match.actions.rail import Rail
    from game.screens.match.advice.hint_plate import HintPlate
    from game.screens.match.game import Says
    from game.screens.match.log.log import LogPanel
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.celebrations import Celebrations
    from game.screens.match.table.highlights import Highlights
    from game.screens.match.table.interaction import InteractionController
    from game.screens.match.table.step_player import StepPlayer
    from game.screens.match.table.tooltips import Bubble
    from game.screens.match.table.view import TableView


@dataclass
class Parts:
    """The parts that do not depend on the kind; none of them knows another but by its constructor."""

    program: Program
    session: MatchSession
    says: Says
    view: TableView
    rail: Rail
    log: LogPanel
    bubble: Bubble
    highlights: Highlights
    picking: InteractionController
    celebrations: Celebrations
    step_player: StepPlayer
    plate: HintPlate
    refresh: Callable[[], None]
