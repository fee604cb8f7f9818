"""One moment of a finished match once more: what is done otherwise, and how good it was."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.analysis.analysis import takes_small_step
from ai.analysis.judging import Judgement
from ai.evaluators import evaluator_of
from game.screens.analysis.retry.listener import Listener
from game.screens.match.session.runs import Runs
from game.screens.match.session.session import MatchSession
from game.screens.match.session.takebacks import TakeBack
from game.screens.seating import TableMatch

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.analysis import Analysis
    from ai.worker.client import Worker
    from game.screens.analysis.words import Telling
    from game.screens.match.session.session import Customs
    from saves.settings import Settings

RIVAL: Final = "legend"  # the level of those who wait: they are never asked
LOOK: Final = 0.7  # seconds that what was done is looked at before it is judged aloud


class Moment(NamedTuple):
    """What is tried again."""

    analysis: Analysis
    telling: Telling
    number: int  # of the moment in the analysis


class Tried(NamedTuple):
    """What was tried, and how good it was."""

    analysis: Analysis
    telling: Telling
    number: int  # of the moment
    course: tuple[int, ...]
    judged: Judgement


class PracticeSession(Runs):
    """The match at one moment, decided otherwise; a match session under it plays it."""

    def __init__(
        self, moment: Moment, customs: Customs, worker: Callable[[], Worker], *, unheard: bool = False
    ) -> None:
        """Stand where `moment` began; `worker` judges what is done then.

        `unheard`: what is expected after the lines that answers are compared with has to be asked for.
        """
        self.moment = moment
        self.begin = moment.analysis.moments[moment.number].begin
        self.listener = Listener(worker)
        table = seated(moment.telling.table, moment.analysis.watcher, self.begin)
        self.session = MatchSession(table, self.listener, customs=customs)
        self.session.ai_seats.paused = True  # the others wait
        self.session.history.floor = self.begin
        self.session.history.free = True
        self.judged: Judgement | None = None  # how good it was
        self._match = table.match
        self._history = self.session.history
        self._looked = 0.0  # seconds since what was done is shown
        self._speed = 1.0
        played = moment.analysis.moments[moment.number].course
        self._ahead = [moment.analysis.best_course(moment.number), played] if unheard else []
        self._unheard = unheard

    @property
    def course(self) -> tuple[int, ...]:
        """The person's actions so far."""
        match, begin = self._match, self.begin
        texts = match.decisions[begin:]
        return tuple(match.at(begin + at).read(text) for at, text in enumerate(texts))

    @property
    def decided(self) -> bool:
        """Whether the person has done something that can't be taken back."""
        course = self.course
        if not course:
            return False
        before = self._match.at(self.begin + len(course) - 1)
        return not takes_small_step(before, course[-1], evaluator_of(self._match.rules))

    @property
    def ticking(self) -> bool:
        """Whether something happens once some time has passed: always, until it has been judged."""
        return bool(self._ahead) or (self.decided and self.judged is None) or self.session.ticking

    def follow(self, settings: Settings) -> None:
        """Do as the person wishes; nothing is decided for them here."""
        self.session.follow(settings)
        self.session.passes.reactions = "always"
        self._speed = settings.speed

    def leave(self) -> None:
        """Cancel the AI request while another scene is on the screen."""
        self.listener.leave()
        self.session.leave()

    def update(self, seconds: float, *, still: bool) -> None:
        """Let time pass; once something is decided, ask how good it was."""
        playback = self.session.playback
        self.session.update(seconds, still=still)
        if self.judged is not None or self._listens_ahead() or not self.decided:
            return
        course, listener = self.course, self.listener
        if listener.course != course:
            listener.wonder(self.moment.analysis, self.moment.number, course, afresh=self._unheard)
        shown = (not playback.busy or playback.holding) and still
        self._looked = self._looked + seconds if shown else 0.0
        if listener.settled and self._looked >= LOOK / self._speed:
            self.judged = self._judge(course)

    def _listens_ahead(self) -> bool:
        """Ask what is expected after the lines that answers are compared with; return whether that lasts."""
        ahead, listener = self._ahead, self.listener
        if ahead and listener.course == ahead[0] and listener.settled:
            ahead.pop(0)
        if ahead and listener.course != ahead[0]:
            listener.wonder(self.moment.analysis, self.moment.number, ahead[0], afresh=True)
        return bool(ahead)

    def _judge(self, course: tuple[int, ...]) -> Judgement:
        chance = self.listener.chance
        if chance is None:
            return Judgement("unknown")
        analysis, number = self.moment.analysis, self.moment.number
        return analysis.judge_course(number, course, chance, self.listener.error)

    def once_more(self) -> None:
        """Restart the moment."""
        self.judged = None
        self._looked = 0.0
        self.listener.leave()
        self._history.undo(TakeBack(self.begin, marks=False))


def seated(table: TableMatch, watcher: int, begin: int) -> TableMatch:
    """Return the match at that moment, in which only the viewer decides."""
    chairs = tuple(
        replace(chair, level=None if seat == watcher else chair.level or RIVAL)
        for seat, chair in enumerate(table.chairs)
    )
    return TableMatch(table.match.branch(begin), chairs, counts=False)
