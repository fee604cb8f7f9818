"""The coach: asks a person once before a blunder, and otherwise keeps quiet.

While the person thinks, the best is searched for. When they decide, what they are about to do is weighed
against it, each searched for as long. Small steps that can be taken back are let pass; the decision that
ends them is judged together with them. Nobody waits for this longer than a moment: then nothing is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.analysis.explain import VERDICTS
from ai.analysis.judging import SURENESS
from ai.analysis.sides import share_of, side_of
from game.screens.match.session.ai_controller import UNREADY, AIController, News, ThinkingProgress, Verdict

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.screens.match.session.ai_controller import Asker

PATIENCE: Final = 0.3  # seconds that a decision waits for being weighed
BLUNDER: Final = VERDICTS[-1][0]  # of the victory; who surely loses more is asked
STAYS_WON: Final = 0.85  # who wins as often as that all the same is not asked
LONGEST_COURSE: Final = 40  # decisions; longer ones are not judged
SOUND: Final = frozenset({"best", "good", "doubtful", "mistake"})  # verdicts that need no weighing


class Question(NamedTuple):
    """What the person is asked about."""

    action: int
    share: float  # of the victory, that is expected after it
    best: float  # and after the best
    done: Verdict | None = None  # what is known of it,
    found: Verdict | None = None  # and of the best


@dataclass(slots=True)
class Weighing:
    """A decision that waits for being weighed."""

    action: int
    course: tuple[int, ...]  # the small steps before it, and it
    ticket: int | None = None
    verdict: Verdict | None = None  # on the course
    share: float | None = None
    waited: float = 0.0  # seconds


class Coach:
    """Watches over what persons decide at one table."""

    def __init__(self, match: Match, controller: AIController, level: str) -> None:
        """Keep quiet until `wanted`; a computer player of `level` knows what is best."""
        self._match = match
        self._controller = controller
        self._level = level
        self.wanted = False
        self.question: Question | None = None
        self.released: int | None = None  # an action that need not wait any longer
        self._seat = -1  # whose decision it is
        self._begin = -1  # decisions made before the course that is judged,
        self._carried = -1  # and with the small steps that belong to it
        self._verdict: Verdict | None = None  # on the position where the course began
        self._deaf = False  # nobody can tell what is best there
        self._pondering: int | None = None  # the ticket of the question what is best,
        self._measuring: int | None = None  # and of how good that is
        self._best: float | None = None
        self._measured: Verdict | None = None  # on the best
        self._weighing: Weighing | None = None
        self._asked: set[tuple[str, ...]] = set()  # the decisions before each course that was asked about

    # While the person thinks

    def ponder(self, seat: int) -> None:
        """Think about where the match stands, in which `seat` is to decide; to be called again and again."""
        if not (self.wanted and self._controller.coaches):
            self.stop()
            return
        if len(self._match.decisions) != self._carried:
            self._begin_anew(seat)
        nothing = self._verdict is None and self._pondering is None and not self._deaf
        if nothing and self._begin == len(self._match.decisions) and self._may_ask:
            self._pondering = self._controller.ask(self._match, seat, self._level)

    def _begin_anew(self, seat: int) -> None:
        self.stop()
        self._seat = seat
        self._begin = self._carried = len(self._match.decisions)
        self._verdict = None
        self._best = None
        self._deaf = False

    @property
    def _may_ask(self) -> bool:
        """Whether there is a choice, and it has not been asked about yet."""
        before = self._match.decisions[: self._begin]
        return before not in self._asked and len(self._match.at(self._begin).legal_actions()) > 1

    @property
    def known(self) -> Verdict | None:
        """What is best where the match stands, if that has been found out."""
        return self._verdict if self._begin == len(self._match.decisions) else None

    def learn(self, verdict: Verdict | None) -> None:
        """Take over what was found out for a hint, if anything was."""
        if self._verdict is None and self._begin == len(self._match.decisions):
            self._verdict = verdict

    def danger(self, asker: Asker) -> str:
        """Say what the move asked about risks; "" if nothing is known."""
        asked = self.question
        if asked is None or asked.done is None or asked.found is None:
            return ""
        return self._controller.risk(asked.done, asked.found, asker)

    # When the person decides

    def detains(self, action: int, *, small: bool) -> bool:
        """Whether `action` has to wait; in a moment it is `released`, or there is a `question`.

        A `small` step is let pass, as is any that can be taken back.
        """
        self.dismiss()
        coached = self.wanted and self._controller.coaches
        if not coached or self._carried != len(self._match.decisions):
            return False
        if small or self._controller.takes_back(self._match, self._seat, action):
            self._carried += 1
            return False
        course = (*self._steps(), action)
        if not self._may_ask or len(course) > LONGEST_COURSE:
            return False
        self._weighing = Weighing(action, course)
        if self._pondering is not None:
            self._controller.hurry(self._pondering)
        self._advance()
        if self.released is None:
            return True
        self.released = None
        return False

    def _steps(self) -> tuple[int, ...]:
        """List the small steps so far."""
        numbers = range(self._begin, self._carried)
        return tuple(self._match.at(number).read(self._match.decisions[number]) for number in numbers)

    def _advance(self) -> None:
        """Ask for what is missing to judge a decision; when nothing is, let it go or ask about it."""
        found = self._verdict
        if found is None:
            if self._pondering is None:
                self._release()
            return
        if self._best is None and self._measuring is None:
            self._measuring = self._weigh((found.action,))
        waiting = self._weighing
        if waiting is None:
            return
        if waiting.ticket is None:
            if self._is_sound(found, waiting):
                self._release()
            else:
                waiting.ticket = self._weigh(waiting.course)
        elif waiting.share is not None and self._best is not None:
            self._decide(waiting, waiting.share, self._best)

    def _weigh(self, course: tuple[int, ...]) -> int:
        return self._controller.weigh(self._match, self._begin, self._seat, course)

    def _is_sound(self, found: Verdict, waiting: Weighing) -> bool:
        """Whether nothing need be weighed: it is good enough, or too little was thought to tell."""
        if waiting.course == (found.action,):
            return True
        code = self._controller.judge(self._match, self._seat, found, waiting.action)
        return code == UNREADY or (len(waiting.course) == 1 and code in SOUND)

    def _decide(self, waiting: Weighing, share: float, best: float) -> None:
        reach = SURENESS * hypot(_error(self._measured), _error(waiting.verdict))
        if best - share - reach <= BLUNDER or share >= STAYS_WON:
            self._release()
            return
        self._forget_weighing()
        self._asked.add(self._match.decisions[: self._begin])
        self.question = Question(waiting.action, share, best, waiting.verdict, self._measured)

    def _release(self) -> None:
        if self._weighing is not None:
            self.released = self._weighing.action
        self._forget_weighing()

    def _forget_weighing(self) -> None:
        if self._weighing is not None and self._weighing.ticket is not None:
            self._controller.cancel(self._weighing.ticket)
        self._weighing = None

    def update(self, seconds: float) -> int | None:
        """Let time pass; return an action that waited and need not any longer."""
        if self._weighing is not None:
            self._weighing.waited += seconds
            if self._weighing.waited >= PATIENCE:
                self._release()
        released, self.released = self.released, None
        return released

    @property
    def thinking(self) -> bool:
        """Whether anybody thinks for it."""
        return self.weighing or self._pondering is not None or self._measuring is not None

    @property
    def weighing(self) -> bool:
        """Whether something the person wants to do is looked at."""
        return self._weighing is not None

    def dismiss(self) -> None:
        """Ask and weigh no more: the person thinks again."""
        self.question = None
        self.released = None
        self._forget_weighing()

    # What becomes known

    def hear(self, news: News) -> bool:
        """Take what concerns the coach; tell whether it did."""
        waiting = self._weighing
        tickets = (self._pondering, self._measuring, waiting.ticket if waiting else None)
        if news.ticket not in tickets or news.ticket is None:
            return False
        if isinstance(news, ThinkingProgress):
            return True
        share = self._share(news)
        if news.ticket == self._pondering:
            self._pondering = None
            self._verdict = news if isinstance(news, Verdict) else None
            self._deaf = self._verdict is None
        elif news.ticket == self._measuring:
            self._measuring = None
            self._best = share
            self._measured = news if isinstance(news, Verdict) else None
        elif waiting is not None:
            waiting.share = share
            waiting.verdict = news if isinstance(news, Verdict) else None
        if share is None:
            self._release()
        else:
            self._advance()
        return True

    def _share(self, news: News) -> float | None:
        """Return the share of the victory that the seat and its partners expect; None where nobody knows."""
        if not isinstance(news, Verdict):
            return None
        return share_of(side_of(self._match.state, self._seat), news.chances) if news.chances else 0.0

    # The end of it

    def moved(self) -> None:
        """Ask nothing about a position that is no longer there; what belongs to its small steps goes on."""
        self.dismiss()
        if len(self._match.decisions) != self._carried:
            self.stop()

    def stop(self) -> None:
        """Let nobody think any more."""
        self.dismiss()
        for ticket in (self._pondering, self._measuring):
            if ticket is not None:
                self._controller.cancel(ticket)
        self._pondering = self._measuring = None


def _error(verdict: Verdict | None) -> float:
    return verdict.error if verdict else 0.0
