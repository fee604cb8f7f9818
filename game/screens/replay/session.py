"""A match that is watched: where one is in it, which viewpoint it is seen with, and what was bookmarked.

It needs no window. Going on and back is `course`'s matter, who may be looked with `viewpoint`'.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.match.session.model import ViewModel
from game.screens.replay.course import Course
from game.screens.replay.viewpoints import OpenStory, ways_into, ways_to_watch

if TYPE_CHECKING:
    from game.engine.views import View
    from game.screens.excerpt import Excerpt
    from game.screens.match.game import Says
    from game.screens.match.log.story import Line
    from game.screens.match.table.viewpoint import Viewpoint
    from game.screens.replay.viewpoints import Way
    from game.screens.seating import TableMatch
    from game.texts.texts import Texts


class SpoilerGuard:
    """Hides how a finished match goes on, if that is wished, until its end was seen once."""

    def __init__(self, course: Course, *, finished: bool, enabled: bool) -> None:
        """Guard a match that is `finished`; a running one has no end to give away."""
        self.finished = finished
        self.enabled = enabled
        self._course = course
        self._seen = False  # the end

    @property
    def hides(self) -> bool:
        """Whether nothing may be told of what comes later."""
        self._seen = self._seen or self._course.ended
        return self.finished and self.enabled and not self._seen


class ReplaySession:
    """One match; it is never changed."""

    def __init__(
        self,
        table: TableMatch,
        says: Says,
        at: int,
        *,
        foreign: bool,
        spoiler_free: bool = False,
        excerpt: Excerpt | None = None,
    ) -> None:
        """Stand after `at` decisions of `table`; `foreign`: it came as a code."""
        self.table = table
        self.excerpt = excerpt
        self.course = Course(table.match, at, excerpt.begin if excerpt else 0)
        finished = table.match.over and excerpt is None
        self.guard = SpoilerGuard(self.course, finished=finished, enabled=spoiler_free)
        self.ways = ways_into(excerpt) if excerpt else ways_to_watch(table, foreign=foreign)
        self.way: Way = self.ways[0]
        self._foreign = foreign
        self._story = OpenStory(table.match, says, table.addressed)

    # What the table shows of it

    @property
    def seen(self) -> View:
        """What is seen now."""
        return self.way.look(self.course.shown, self.course.front)

    @property
    def model(self) -> ViewModel:
        """What is to be seen: nobody decides anything, and the table never turns."""
        return ViewModel(self.seen, self.way.viewpoint, 0, past=self.course.done)

    def legal(self) -> tuple[int, ...]:
        """List nothing: everything is decided."""
        return ()

    def is_private(self, viewpoint: Viewpoint) -> bool:
        """Whether something must vanish at once: nothing does, the table never turns."""
        return False

    # What is told of it

    def last(self) -> tuple[int, View] | None:
        """Return the last decision and what those who look saw before it; None before the first."""
        step = self.course.last
        return None if step is None else (step.action, self.way.look(step.before, step.actor))

    def lines(self, texts: Texts) -> list[Line]:
        """List all that happens in the match, or only what has happened so far."""
        lines = self._story.lines(self.way.viewpoint, texts)
        if self.excerpt is not None:
            lines = [line for line in lines if line.decision >= self.excerpt.begin]
        return [line for line in lines if line.decision < self.course.done] if self.guard.hides else lines

    def rename(self) -> None:
        """Call those who gave no name what the language spoken calls them."""
        self._story.rename(self.table.addressed)

    # Ways on

    @property
    def next_way(self) -> int:
        """The number of the next eyes there are to look with."""
        return (self.ways.index(self.way) + 1) % len(self.ways)

    @property
    def barred(self) -> frozenset[int]:
        """The seats where nobody may play on: what a running match hides stays out of reach."""
        persons = self.table.persons
        if self.table.match.over or self._foreign or not persons:
            return frozenset()
        return frozenset(range(self.table.match.seats)) - frozenset(persons)
