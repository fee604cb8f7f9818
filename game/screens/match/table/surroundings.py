"""What lies around the pieces on every table: the lit panel with the prompt, and what happened lately."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.table.motion.staging import staged
from game.table.stock import own_panel
from game.table.stock.turn_strip import strip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.contract import Setting
    from game.table.layout.frame import Frame
    from game.table.pieces import Placed
    from game.table.stock.deed import Deed
    from game.table.stock.offers import Prompt
    from game.table.stock.turn_strip import Past


class Surroundings(NamedTuple):
    """All that is told around the pieces at one moment."""

    theme: str  # the manner of the panel
    prompt: Prompt
    past: tuple[Past, ...] = ()
    to_move: int = -1  # who is awaited; -1 for nobody
    staged: Deed | None = None  # what is shown in the middle for a moment

    def laid(self, frame: Frame, setting: Setting) -> list[Placed]:
        """Lay panel, prompt and strip into their parts of the window."""
        shown: Sequence[Past] = self.past
        middle = staged(frame.table, self.staged, setting) if self.staged else []
        return [
            *middle,
            *own_panel.panel(frame, self.theme, self.prompt),
            *strip(frame.strip, shown, setting, to_move=self.to_move),
        ]
