"""What goes into the statistics: the end of a match, help on the way there, and what an analysis found.

What was over when it was opened, came from somebody else or was played by computers alone does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.analysis.judging import sides_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.analysis import Analysis
    from ai.analysis.judging import Mark
    from game.screens.match.advice.hint import Hint
    from game.screens.seating import TableMatch
    from saves.statistics.statistics import Statistics

UNJUDGED: Final[frozenset[Mark]] = frozenset({"settled", "unknown"})


class Tally:
    """Watches one match that is being played."""

    def __init__(
        self, statistics: Statistics, table: TableMatch, full: Callable[[], bool] = lambda: False
    ) -> None:
        """Watch `table` from now on; `full` tells whether the table shows likely moves unasked."""
        self._full = full
        self._shown = False  # it has been counted that the table did so
        self.statistics = statistics
        self.table = table
        self.closed = not table.measured or not table.persons or table.match.over
        self._advised = False  # a hint is being told

    def helped(self) -> None:
        """Remember that a person was told what to do, or warned."""
        if not self.closed:
            self.statistics.add_hint(self.table.saved())

    def look(self, hint: Hint) -> None:
        """Count each `hint` that was told, and the match once it has ended, whatever is undone then."""
        advised = hint.verdict is not None
        if advised and not self._advised:
            self.helped()
        self._advised = advised
        match = self.table.match
        if not self._shown and match.decisions and self._full():
            self._shown = True
            self.helped()
        if not self.closed and match.over:
            self.closed = True
            self.statistics.add(self.table.saved(), sides_of(match.state))


def keep_losses(statistics: Statistics, table: TableMatch, analysis: Analysis) -> None:
    """Keep what the decisions of the one who looks have cost, once all of them were looked at."""
    if not analysis.done or analysis.open_cards or analysis.watcher not in table.persons:
        return
    judged = [one for one in analysis.judged.values() if one.mark not in UNJUDGED]
    if judged:
        lost = sum(one.loss for one in judged)
        statistics.add_loss(table.saved(), analysis.watcher, len(judged), lost)
