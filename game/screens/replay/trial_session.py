"""A try in a copy of a running match: what it changes in the match itself. It needs no window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.match.session.runs import Runs
from game.screens.match.session.session import MatchSession
from game.screens.match.session.takebacks import reveals
from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from game.screens.match.session.ai_controller import AIController
    from game.screens.match.session.keeper import Keeper
    from game.screens.match.session.session import Customs
    from saves.settings import Settings


class TrialSession(Runs):
    """A try; nothing that happens in it is kept unless the person asks for it."""

    def __init__(
        self, original: TableMatch, keeper: Keeper, controller: AIController, adviser: str, customs: Customs
    ) -> None:
        """Start from the position of `original`, with the same people and the same random numbers."""
        match = original.match
        self.original = original
        self.begin = len(match.decisions)
        self.shown_more = False  # whether the match is marked for what the try has shown
        tried = TableMatch(match.branch(self.begin), original.chairs, counts=False)
        self.session = MatchSession(tried, controller, adviser, customs)
        self.session.history.floor = self.begin
        self.session.history.free = True
        self._keeper = keeper
        self._checked: tuple[str, ...] = match.decisions  # what was looked at

    @property
    def ticking(self) -> bool:
        """Whether something happens once some time has passed."""
        return self.session.ticking

    def follow(self, settings: Settings) -> None:
        """Do as the person wishes."""
        self.session.follow(settings)

    def leave(self) -> None:
        """Cancel all AI requests: nobody looks."""
        self.session.leave()

    def update(self, seconds: float, *, still: bool) -> None:
        """Advance time, and mark the match as soon as the "What if" reveals something."""
        self.session.update(seconds, still=still)
        decisions = self.session.match.decisions
        if self._checked != decisions:
            self._checked = decisions
            self._look_for_more()

    def _look_for_more(self) -> None:
        match, persons = self.session.match, self.original.persons
        if self.shown_more or not persons:
            return
        tried = range(self.begin, len(match.decisions))
        if any(match.movers[at] not in persons or reveals(match, at, persons) for at in tried):
            self.shown_more = True
            self.original.takebacks += 1
            self._keeper.mark()

    def kept(self, title: str) -> TableMatch:
        """Return the try as a match of its own, which counts as one with take-backs."""
        match = self.session.match
        marks = self.original.takebacks + 1
        copy = match.branch(len(match.decisions))
        return TableMatch(copy, self.original.chairs, None, title, marks, counts=False)
