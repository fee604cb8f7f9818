"""What luck and skill made of a match, as far as an analysis knows it: the line that the analysis shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.analysis.luck import Weighing
from game.screens.luck.telling import told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.analysis.analysis import Analysis
    from game.screens.luck.telling import Told


class LuckLine:
    """It holds nothing with all cards open."""

    def __init__(self, analysis: Analysis, show: Callable[[], None]) -> None:
        """Weigh the match of `analysis`; `show` shows all of it."""
        self.weighing = None if analysis.open_cards else Weighing(analysis)
        self.rows: Sequence[Told] = ()  # none until it is known
        self.show = show

    def update(self) -> None:
        """Take in what has become known."""
        luck = self.weighing.luck() if self.weighing and not self.rows else None
        self.rows = told(luck) if luck else self.rows
