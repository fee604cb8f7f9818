"""Looks for the best moment: the analysis that goes on while the result is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.analysis.asking import Asking
from game.screens.analysis.keeping import kept_analysis
from game.screens.result.facts import mistakes
from game.screens.statistics.counting import keep_losses

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from game.screens.app.program import Program
    from game.screens.seating import TableMatch

TENTHS: Final = 10  # steps in which the progress of the analysis is told


class LookingBack:
    """Only for one person alone: what they knew is nothing for others before the same screen."""

    def __init__(self, program: Program, table: TableMatch) -> None:
        """Analyse `table` as soon as computer players can be asked."""
        self.analysis: Analysis | None = None
        self.asking = Asking(lambda: program.ai.pool)
        self._program = program
        self._table = table
        self._version = -1  # of the answers that were looked at
        self._told = (-1, False)  # tenths of the analysis, and whether it is done
        if len(table.persons) == 1:
            self.analysis = kept_analysis(program, table, table.persons[0], open_cards=False)

    @property
    def done(self) -> bool:
        """Whether everything is known."""
        return self.analysis is not None and self.analysis.done

    @property
    def waits(self) -> bool:
        """Whether the match is still being scanned for questions."""
        return self.analysis is not None and self._program.ai.running and not self.analysis.planned

    def mistakes(self) -> tuple[int, int] | None:
        """Count the person's mistakes and blunders; None while not all are known."""
        return mistakes(self.analysis) if self.analysis is not None and self.done else None

    def pending(self) -> str:
        """Word why no best moment shows."""
        words = self._program.words
        if self.done:
            return words("result-best-none")
        if not self._program.ai.running:
            return words("result-best-asks")
        return words("result-best-looking", share=max(0, self._told[0]) * 100 // TENTHS)

    def look_again(self) -> None:
        """Take up what may have become known meanwhile."""
        self._version = -1

    def leave(self) -> None:
        """Ask nothing while another scene is on the screen."""
        self.asking.leave()

    def update(self) -> bool:
        """Go on; return whether there is more to tell."""
        analysis = self.analysis
        if analysis is None or not self._program.ai.running:
            return False
        self.asking.turn_to(analysis)
        if self._told[1]:
            return False
        self.asking.update()
        if self._version == self.asking.version:
            return False
        self._version = self.asking.version
        told, before = (int(analysis.share * TENTHS), analysis.done), self._told
        self._told = told
        if told[1] and told != before:
            keep_losses(self._program.statistics, self._table, analysis)
        return told != before
