"""The texts of an analysis: the game's own sentences, and the computer players' reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.analysis.explain_says import grounds
from game.engine.events import seen
from game.engine.match import resolve_chance, take_step
from game.screens.match.game import says_of, table_of
from game.screens.match.log.story import round_of
from game.table.contract import Setting

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from game.engine.contract import State
    from game.engine.views import View
    from game.screens.seating import TableMatch
    from game.texts.texts import Texts

STEPS: Final = 5  # of a line that are named


class Telling:
    """The words about one analysis, in one language; each is cached."""

    def __init__(self, analysis: Analysis, table: TableMatch, texts: Texts) -> None:
        """Word `analysis`, about the match of `table`."""
        self.analysis = analysis
        self._match = analysis.match
        self.table = table
        self.texts = texts
        self.says = says_of(table.match.rules.id)
        self.pieces = table_of(table.match.rules.id)
        self.setting = Setting(table.seats, texts)
        self._done: dict[int, list[str]] = {}
        self._better: dict[int, str] = {}
        self._why: dict[int, list[str]] = {}

    def look(self, state: State, mover: int) -> View:
        """Return the view of a position in which `mover` decides."""
        return state.view(self._looking(mover))

    def seen(self, number: int) -> View:
        """Return the view of a moment."""
        match, moment = self.analysis.match, self.analysis.moments[number]
        return self.look(match.at(moment.begin), moment.mover)

    def _looking(self, mover: int) -> int:
        """Return the seat whose knowledge is shown for a decision of `mover`."""
        return mover if self.analysis.open_cards else self.analysis.watcher

    def round(self, number: int) -> int:
        """Return the round of a moment; 0 in games without rounds."""
        match, moment = self.analysis.match, self.analysis.moments[number]
        return round_of(match.at(moment.begin).view(self.analysis.watcher))

    def done(self, number: int) -> list[str]:
        """Word the decision at a moment: one or more sentences, the last one with the result."""
        if number not in self._done:
            self._done[number] = self._say_done(number)
        return self._done[number]

    def _say_done(self, number: int) -> list[str]:
        moment = self.analysis.moments[number]
        state = self._match.at(moment.begin)
        sentences = []
        for action in moment.course:
            known = seen(take_step(state, action).events, self._looking(moment.mover))
            sentences.append(self.says.tell(known, self.table.addressed, self.texts))
            resolve_chance(state)
        told = list(dict.fromkeys(sentence for sentence in sentences if sentence))
        if told:
            return told
        name = self.table.addressed[moment.mover]
        return [self.texts("analysis-did", name=name, move=self.course(number, moment.course))]

    def course(self, number: int, course: tuple[int, ...]) -> str:
        """Word the steps of a line, like their buttons."""
        moment = self.analysis.moments[number]
        state = self._match.at(moment.begin)
        steps = []
        for action in course:
            steps.append(self.pieces.button(state.view(moment.mover), action, self.setting))
            state.apply(action)
            resolve_chance(state)
        shown = steps if len(steps) <= STEPS else [*steps[: STEPS - 2], "…", steps[-1]]
        return " · ".join(shown)

    def better(self, number: int) -> str:
        """Word the best line at one of the viewer's moments; "" if unknown."""
        if number not in self._better:
            best = self.analysis.best_course(number)
            self._better[number] = self.course(number, best) if best else ""
        return self._better[number]

    def why(self, number: int) -> list[str]:
        """Word what speaks for the best line at a judged moment, compared with the decision."""
        if number not in self._why:
            self._why[number] = self.reasons(number, self.analysis.moments[number].course)
        return self._why[number]

    def reasons(self, number: int, course: tuple[int, ...]) -> list[str]:
        """Word what speaks for the best line at a moment, compared with another line."""
        mover = self.analysis.moments[number].mover
        found = self.analysis.reasons(number, course)
        return grounds(found, mover, self.table.addressed, self.texts, self._later)

    def _later(self, position: bytes, action: int) -> str:
        """Word an action in a packed position."""
        rules = self._match.rules
        state = rules.unpack(position)
        return self.pieces.button(state.view(state.to_move), action, self.setting)
