"""How computer seats come to their decisions: asking, listening, and what to do when a thinker is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.scenes.match_brain import Brain, News, Restarted, Thought, Verdict

if TYPE_CHECKING:
    from game.scenes.seating import TableMatch

ATTEMPTS: Final = 2  # questions about one decision before it is made without thinking


class Thinking(NamedTuple):
    """A question that is being thought about."""

    ticket: int
    seat: int
    share: float = 0.0


class Minds:
    """The computer players at one table; at most one thinks at a time."""

    def __init__(self, table: TableMatch, brain: Brain) -> None:
        """Let nobody think yet."""
        self.table = table
        self.brain = brain
        self.thinking: Thinking | None = None
        self.answer: int | None = None  # what was decided and hasn't been done yet
        self.verdict: Verdict | None = None  # what stood behind the last answer
        self.waited = 0.0  # seconds since the present question was asked
        self.troubled = False  # whether a thinker was lost and nobody has been told yet
        self._losses = 0  # in the present position

    def ask(self) -> None:
        """Let the computer player whose turn it is think, unless it does so already or has an answer."""
        match = self.table.match
        seat = match.state.to_move
        level = self.table.chairs[seat].level if seat >= 0 else None
        if level is None or self.thinking or self.answer is not None:
            return
        if self._losses >= ATTEMPTS:
            self.answer = self.brain.simple_choice(match, seat)
            self.verdict = None
        else:
            self.waited = 0.0
            self.thinking = Thinking(self.brain.ask(match, seat, level), seat)

    def hear(self, news: News) -> bool:
        """Take what concerns the present question; tell whether it did."""
        if isinstance(news, Restarted):
            self.troubled = True
            return True
        if self.thinking is None or news.ticket != self.thinking.ticket:
            return False
        if isinstance(news, Thought):
            self.thinking = self.thinking._replace(share=news.share)
        elif isinstance(news, Verdict) and news.action in self.table.match.state.legal_actions():
            self.answer = news.action
            self.verdict = news
            self.thinking = None
        else:
            self.thinking = None
            self.troubled = True
            self._losses += 1
        return True

    def take_answer(self) -> int:
        """Return the answer, which is then no longer kept; raise LookupError when there is none."""
        if self.answer is None:
            raise LookupError("nobody has answered yet")
        answer, self.answer = self.answer, None
        return answer

    def hurry(self) -> None:
        """Let whoever thinks decide now."""
        if self.thinking:
            self.brain.hurry(self.thinking.ticket)

    def stop(self) -> None:
        """Think no further and forget the answer: the position is another one, or nobody looks."""
        if self.thinking:
            self.brain.cancel(self.thinking.ticket)
        self.thinking = None
        self.answer = None
        self._losses = 0
