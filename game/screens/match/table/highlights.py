"""Marks laid on pieces besides the game's own: advice, what was done, what the log points at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.table.input.picking import meant

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.engine.contract import State
    from game.engine.views import View
    from game.screens.match.log.log import LogPanel
    from game.screens.match.session.playback import ShownStep
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.view import TableView
    from game.table.pieces import Placed

    Marks = tuple[tuple[str, frozenset[str]], ...]


def dressed(layout: Iterable[Placed], marks: Sequence[tuple[str, frozenset[str]]]) -> list[Placed]:
    """Return `layout` with each mark laid on the pieces of its keys.

    What is picked stays as it is, unless it is owed once more.
    """
    result = []
    for piece in layout:
        laid = {mark for mark, keys in marks if piece.key in keys}
        if "owed" in laid:
            result.append(piece._replace(marks=(piece.marks | laid) - {"dim", "picked"}))
        elif laid and "picked" not in piece.marks:
            result.append(piece._replace(marks=(piece.marks | laid) - {"dim"}))
        else:
            result.append(piece)
    return result


class Highlights:
    """The marks of one match."""

    def __init__(self, session: MatchSession, view: TableView, log: LogPanel) -> None:
        """Mark what was decided last."""
        self._match = session.match
        self._chairs = session.table.chairs
        self._viewers = session.viewers
        self._hint = session.advice.hint
        self._view = view
        self._pieces = view.pieces
        self._log = log
        self._shown: frozenset[str] = frozenset()  # the keys that a kind of action needs, which was pressed
        self._told: frozenset[str] = frozenset()  # the keys of what a computer player decided about last
        self.recall()

    def marks(self) -> Marks:
        """Return keys to be marked: what is advised, what was just done, what the log points at."""
        wanted = self._advised() or self._wanted()
        return (("owed", wanted), ("open", self._told), ("legal", self._pointed_back()))

    def point_out(self, keys: frozenset[str]) -> None:
        """Let these pieces be seen until one of them is picked or the decision is made."""
        self._shown = keys

    def _wanted(self) -> frozenset[str]:
        deciding = self._view.deciding
        if deciding is None or deciding.picked:
            self._shown = frozenset()
        return self._shown

    def _advised(self) -> frozenset[str]:
        advice, deciding = self._hint.verdict, self._view.deciding
        if advice is None or deciding is None:
            return frozenset()
        wanted = self._pieces.picks(self._view.seen, advice.action)
        return frozenset(Counter(wanted) - meant(deciding.picked))

    def _pointed_back(self) -> frozenset[str]:
        """The pieces that the line of the log is about which is pointed at or was chosen."""
        log, match = self._log, self._match
        if not log.open:
            return frozenset()
        number = log.pointed.line.decision if log.pointed and log.pointed.line else log.chosen
        if not 0 <= number < len(match.decisions):
            return frozenset()
        action = match.steps(number)[0].action
        return self._about(action, self._viewers.look(match.at(number)))

    # What was done last

    def note(self, step: ShownStep) -> None:
        """Mark what a computer player's decision was about; after a person's, nothing."""
        if step.actor >= 0:
            self._tell(step.actor, step.before, step.action)

    def recall(self) -> None:
        """Mark the same of the last decision made."""
        match = self._match
        last = len(match.decisions) - 1
        if last < 0:
            self.forget()
        else:
            self._tell(match.movers[last], match.at(last), match.steps(last)[0].action)

    def forget(self) -> None:
        """Mark nothing that was done."""
        self._told = frozenset()

    def _tell(self, actor: int, before: State, action: int) -> None:
        computer = self._chairs[actor].computer
        self._told = self._about(action, self._viewers.look(before)) if computer else frozenset()

    def _about(self, action: int, seen: View) -> frozenset[str]:
        """The pieces that a decision is about."""
        return frozenset(self._pieces.picks(seen, action))
