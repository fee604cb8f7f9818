"""What is known of an analysis so far, from one viewpoint; moments are numbered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from ai.analysis.judging import Judgement, Point, Turn
    from game.screens.analysis.words import Telling
    from game.screens.seating import TableMatch

TICKS_A_FRAME: Final = 8  # moments scanned for rounds per frame
TENTH: Final = 10  # decisions between two marks in a game without rounds


class Findings:
    """The results of one analysis; they grow as answers come in."""

    def __init__(self, analysis: Analysis, table: TableMatch) -> None:
        """Take up what `analysis`, about the match of `table`, already knows."""
        self.analysis = analysis
        self.table = table
        self.points: list[Point] = []
        self.turning: tuple[Turn, ...] = ()
        self.trials: tuple[int, ...] = ()  # the moments to retry
        self.update()

    def update(self) -> None:
        """Take in what has become known."""
        self.points = self.analysis.points()
        self.turning, self.trials = self.analysis.turns(), self.analysis.trials()

    @property
    def watcher(self) -> int:
        """The seat whose viewpoint it is."""
        return self.analysis.watcher

    @property
    def decisions(self) -> int:
        """The number of decisions of the whole match."""
        return len(self.table.match.decisions)

    @property
    def sides(self) -> tuple[int, ...]:
        """The first seat of each seat's side."""
        return self.analysis.sides

    def has(self, number: int) -> bool:
        """Whether a moment is known: this viewpoint's analysis may not have come that far."""
        return 0 <= number < len(self.analysis.moments)

    def mover_of(self, number: int) -> int:
        """Return the seat whose moment it was."""
        return self.analysis.moments[number].mover

    def begin_of(self, number: int) -> int:
        """Return the decisions before a moment."""
        return self.analysis.moments[number].begin

    def point(self, number: int) -> Point | None:
        """Return a moment's place on the graph, if its chances are known."""
        return next((point for point in self.points if point.moment == number), None)

    def judged(self, number: int) -> Judgement | None:
        """Return the verdict on a moment, if there is one yet."""
        return self.analysis.judged.get(number)

    def may_try(self, number: int) -> bool:
        """Whether a moment can be retried: the viewer's own, with a choice and a verdict."""
        return self.has(number) and self.mover_of(number) == self.watcher and self.judged(number) is not None


class Ticks:
    """The marks below the graph: where rounds begin, found bit by bit; else each tenth decision."""

    def __init__(self) -> None:
        """Know of none yet."""
        self.places: list[tuple[int, int]] = []  # decisions before each mark, and its number
        self.scale = "analysis-decisions"  # the key of their unit
        self._scanned = 0

    def behind(self, analysis: Analysis) -> bool:
        """Whether there are moments that were not scanned yet."""
        return self._scanned < len(analysis.moments)

    def scan(self, telling: Telling, decisions: int) -> None:
        """Scan a few moments more."""
        analysis = telling.analysis
        moments = analysis.moments
        for number in range(self._scanned, min(len(moments), self._scanned + TICKS_A_FRAME)):
            found = telling.round(number)
            if found and (not self.places or self.places[-1][1] != found):
                self.places.append((moments[number].begin, found))
                self.scale = "analysis-rounds"
            self._scanned = number + 1
        if analysis.planned and self._scanned and not self.places:
            self.places = [(number - 1, number) for number in range(TENTH, decisions + 1, TENTH)]
