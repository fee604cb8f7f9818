"""What the result tells of a finished match, in words and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.analysis.words import Telling
from game.screens.games import says_of
from game.screens.match.game import seats_at, table_of
from game.screens.result.facts import best_moment, last_turn, viewpoint_of
from game.screens.result.panels import Moment
from game.table.contract import Setting
from game.texts.texts import YOU

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from game.screens.result.facts import LastTurn
    from game.screens.seating import TableMatch
    from game.texts.texts import Texts, Voice


class Summary:
    """The result of one match, as the people at the screen may know it."""

    def __init__(self, table: TableMatch, words: Voice) -> None:
        """Tell of `table` in the current language of `words`."""
        self.table = table
        self.words = words
        self.pieces = table_of(table.match.rules.id)
        self.places = table.match.state.places()
        self.winners = [seat for seat, place in enumerate(self.places) if place == 1]
        self.turn: LastTurn | None = None
        self.moment: Moment | None = None  # the best, once it is known
        self.feats: list[str] = []  # new stars and achievements, a line each
        self._says = says_of(table.match.rules.id)
        self._view = table.match.state.view(viewpoint_of(table).seat)

    @property
    def ours(self) -> bool:
        """Whether somebody at the screen has won; where nobody played, anybody counts."""
        persons = self.table.persons
        return not persons or any(seat in persons for seat in self.winners)

    @property
    def texts(self) -> Texts:
        """The game's texts in the current language."""
        return self.words.of(self.table.match.rules.id)

    def headline(self) -> str:
        """Word who has won, addressing the only person at the screen; nobody has if all share the win."""
        if len(self.winners) == len(self.places):
            return self.words("result-drawn")
        names = [self.table.addressed[seat] for seat in self.winners]
        others = self.words.texts.join(name for name in names if name != YOU)
        return self.words("result-won", you="yes" if YOU in names else "no", count=len(names), names=others)

    def reason(self) -> str:
        """Word why they have won."""
        return self._says.ending(self._view, self.table.addressed, self.texts)

    def scores(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return the rows of the table of points."""
        return self._says.scores(self._view, self.texts)

    def standing(self) -> tuple[str, tuple[int, ...]]:
        """Return what decided, and how much each seat has of it."""
        return self._says.standing(self._view, self.texts)

    def update(self, analysis: Analysis | None) -> None:
        """Bring the last turn and the best moment up to date, in the current language."""
        setting = Setting(seats_at(self.table), self.texts)
        self.turn = last_turn(self.table, self.pieces, setting, self.winners[0])
        best = best_moment(analysis) if analysis is not None and analysis.done else None
        self.moment = None
        if analysis is None or best is None:
            return
        moment, match = analysis.moments[best.moment], self.table.match
        numbers = range(moment.begin, moment.end)
        events = [event for number in numbers for event in match.steps(number)[0].events]
        self.moment = Moment(
            best,
            Telling(analysis, self.table, self.texts).done(best.moment)[-1],
            self.pieces.deed(viewpoint_of(self.table).hear(events), setting),
            analysis.points(),
            len(match.decisions),
            moment.begin + 1,
            analysis.watcher,
            len(set(analysis.sides)),
        )
