"""Places in a match that is watched to which one can go: turning points and bookmarks, and their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.analysis.asking import Asking
from game.screens.analysis.keeping import kept_analysis

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.screens.app.program import Program
    from game.screens.replay.session import ReplaySession


def name_of(match: Match) -> str:
    """What tells a match from others while the program runs."""
    return f"{match.rules.id}/{match.seats}/{match.seed}/{sorted(match.options.items())}"


class Marks:
    """The places of one match; see `timeline.Watched`."""

    def __init__(self, program: Program, session: ReplaySession) -> None:
        """Find turning points where the match has ended."""
        self.asking = Asking(lambda: program.ai.pool)
        self.course = session.course
        self._rounds = session.course.rounds
        self._program = program
        self._name = name_of(session.table.match)
        self._guard = session.guard
        self._excerpt = session.excerpt
        table = session.table
        if table.match.over and session.excerpt is None:
            watcher = table.persons[0] if table.persons else 0  # whose chances turning points are about
            self.asking.turn_to(kept_analysis(program, table, watcher, open_cards=False))

    @property
    def turning(self) -> list[int]:
        """Where each turning point lies, by the number of its move, as far as they are known and may be."""
        analysis = self.asking.analysis
        if analysis is None or not analysis.planned or self._guard.hides:
            return []
        return sorted(analysis.moments[turn.moment].begin + 1 for turn in analysis.turns())

    @property
    def bookmarks(self) -> set[int]:
        """The bookmarks of this match, kept as long as the program runs; an excerpt has none."""
        if self._excerpt is not None:
            return set()
        return self._program.remembered.bookmarks.setdefault(self._name, set())

    def place_told(self, done: int) -> str:
        """Word a position: which move was the last, and in which round it lies."""
        number, first = self._rounds.at(done), self.course.first
        key = "replay-place_round" if number else "replay-place"
        return self._program.words(key, number=done - first, all=self.course.length - first, round=number)
