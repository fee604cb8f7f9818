"""What the analysis of a match found at the moves of one seat, in words for readers who did not play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.analysis.judging import together
from game.screens.analysis.findings import Findings
from game.screens.analysis.keeping import kept_analysis
from game.screens.analysis.verdicts import Verdicts
from game.screens.analysis.words import Telling
from game.share.page.wish import Chance, PageWish, Told
from game.share.shared_table import shared

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.seating import TableMatch

SILENT: Final = ("settled", "unknown")  # verdicts that tell nothing


class PageFindings:
    """What a page tells of the analysis from one seat; it is worded bit by bit, so that no frame waits."""

    def __init__(self, program: Program, table: TableMatch, seat: int) -> None:
        """Take up what is known already; asking on is the caller's matter."""
        self.analysis = kept_analysis(program, table, seat, open_cards=False)
        people = shared(table.match, table.chairs, table.title, program.words.texts)
        self._findings = Findings(self.analysis, people)
        self._telling = Telling(self.analysis, people, program.words.of(table.match.rules.id))
        self._verdicts = Verdicts(self._findings, self._telling, program.words)
        self._told: dict[int, Told] = {}  # by moment

    def step(self) -> bool:
        """Word one more moment; return whether there was one."""
        judged = self.analysis.judged
        number = next(
            (one for one in judged if one not in self._told and judged[one].mark not in SILENT), None
        )
        if number is None:
            return False
        self._told[number] = Told(
            self.analysis.moments[number].end,
            judged[number].mark,
            self._verdicts.verdict(number),
            self._verdicts.sentence(number, short=True),
            self._verdicts.better(number),
            self._verdicts.reasons(number),
        )
        return True

    def wish(self) -> PageWish:
        """Return the page with all that is known by now."""
        while self.step():
            pass
        analysis, match = self.analysis, self.analysis.match
        count = len(match.decisions)
        own = [
            Chance(point.decisions, point.chances)
            for point in analysis.points()
            if point.decisions < count and analysis.moments[point.moment].mover == analysis.watcher
        ]
        result = Chance(count, together(match.state.returns(), analysis.sides))
        chances = (*own, result) if own else ()
        return PageWish(analysis.watcher, tuple(self._told.values()), chances, analysis.sides)
