"""What one match consists of on the screen; those who put a kind of session together choose from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.match.beats import BeatPlayer
    from game.scenes.match.cheers import Cheering
    from game.scenes.match.game import Says
    from game.scenes.match.highlights import Highlights
    from game.scenes.match.hint_plate import HintPlate
    from game.scenes.match.interaction import InteractionController
    from game.scenes.match.log import LogPanel
    from game.scenes.match.notes import Bubble
    from game.scenes.match.rail import Rail
    from game.scenes.match.session import MatchSession
    from game.scenes.match.view import TableView
    from game.scenes.program import Program


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
    cheering: Cheering
    beats: BeatPlayer
    plate: HintPlate
    refresh: Callable[[], None]
