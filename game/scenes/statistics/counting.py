"""Feeds the statistics: the end of a match, help during it, and analysis results.

A match that was over when opened, came from elsewhere, or was played by computer players alone doesn't count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.judging import sides_of

if TYPE_CHECKING:
    from ai.analysis import Analysis
    from ai.judging import Mark
    from game.scenes.match.hint import Hint
    from game.scenes.program import Program
    from game.scenes.seating import TableMatch

UNJUDGED: Final[frozenset[Mark]] = frozenset({"settled", "unknown"})


class Tally:
    """Watches one running match."""

    def __init__(self, program: Program, table: TableMatch) -> None:
        """Watch `table` from now on."""
        self.statistics = program.statistics
        self.table = table
        self.closed = not table.counts or not table.persons or table.match.over
        self._advised = False  # a hint is being shown

    def helped(self) -> None:
        """Record a hint or a blunder alert."""
        if not self.closed:
            self.statistics.add_hint(self.table.saved())

    def look(self, hint: Hint) -> None:
        """Count each `hint`, and the match once it has ended, whatever is undone then."""
        advised = hint.verdict is not None
        if advised and not self._advised:
            self.helped()
        self._advised = advised
        match = self.table.match
        if not self.closed and match.over:
            self.closed = True
            self.statistics.add(self.table.saved(), sides_of(match.state))


def keep_losses(program: Program, table: TableMatch, analysis: Analysis) -> None:
    """Store the viewer's loss per decision, once all decisions are analysed."""
    if not analysis.done or analysis.open_cards or analysis.watcher not in table.persons:
        return
    judged = [one for one in analysis.judged.values() if one.mark not in UNJUDGED]
    if judged:
        lost = sum(one.loss for one in judged)
        program.statistics.add_loss(table.saved(), analysis.watcher, len(judged), lost)
