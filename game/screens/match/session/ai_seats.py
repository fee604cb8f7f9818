"""How computer seats come to their decisions: asking, listening, and what to do when a thinker is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.match.session.ai_controller import AIController, News, Restarted, ThinkingProgress, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.views import View
    from game.screens.seating import TableMatch
    from game.table.contract import AutoPass

    AutoPassOf = Callable[[View, tuple[int, ...]], AutoPass | None]

ATTEMPTS: Final = 2  # questions about one decision before it is made without thinking
LEAST: Final = 0.4  # paces for which somebody hesitates at the beginning of a turn,
DOUBTFUL: Final = 1.2  # and more where the best two looked alike


class Thinking(NamedTuple):
    """A question that is being thought about."""

    ticket: int
    seat: int
    share: float = 0.0


class Replaced(NamedTuple):
    """An outside program for which a computer player of ours goes on."""

    seat: int
    why: str  # a code of `ai.engine.process`


class AISeats:
    """The computer players at one table; at most one thinks at a time."""

    def __init__(
        self, table: TableMatch, controller: AIController, auto_pass: AutoPassOf | None = None
    ) -> None:
        """Let nobody think yet; `auto_pass` tells of decisions that may be let pass."""
        self._table = table
        self._match = table.match
        self._controller = controller
        self._auto_pass_of = auto_pass
        self.hesitation = 0.0  # paces for which whoever has an answer hesitates before giving it
        self.thinking: Thinking | None = None
        self.answer: int | None = None  # what was decided and hasn't been done yet
        self.verdict: Verdict | None = None  # what stood behind the last answer
        self.paused = False  # nobody begins to think, nor decides
        self.waited = 0.0  # seconds since the present question was asked
        self.troubled = False  # whether a thinker was lost and nobody has been told yet
        self.replaced: Replaced | None = None  # an outside program, of which nobody has been told yet
        self._losses = 0  # in the present position

    def ask(self) -> None:
        """Let the computer player whose turn it is think, unless it does so already or has an answer."""
        match = self._match
        seat = match.state.to_move
        player = self._table.chairs[seat].player if seat >= 0 else None
        if player is None or self.thinking or self.answer is not None:
            return
        self.hesitation = 0.0
        if self._losses >= ATTEMPTS:
            self.answer = self._controller.simple_choice(match, seat)
            self.verdict = None
        else:
            self.waited = 0.0
            self.thinking = Thinking(self._controller.ask(match, seat, player), seat)

    def hear(self, news: News) -> bool:
        """Take what concerns the present question; tell whether it did."""
        if isinstance(news, Restarted):
            self.troubled = True
            return True
        if self.thinking is None or news.ticket != self.thinking.ticket:
            return False
        if isinstance(news, ThinkingProgress):
            self.thinking = self.thinking._replace(share=news.share)
        elif isinstance(news, Verdict) and self._is_legal(news.action):
            if news.trouble:
                self.replaced = Replaced(self.thinking.seat, news.trouble)
            self.answer = news.action
            self.verdict = news
            self.hesitation = self._hesitation(news)
            self.thinking = None
        else:
            self.thinking = None
            self.troubled = True
            self._losses += 1
        return True

    def _is_legal(self, action: int) -> bool:
        state = self._match.state
        return action in state.legal_actions()

    def _hesitation(self, verdict: Verdict) -> float:
        """Tell for how many paces the seat to move hesitates, as people do, with its answer.

        What goes on with its turn, cannot be otherwise or may be let pass comes without: there one would wait
        for nothing, or be told what is hidden.
        """
        match = self._match
        seat, legal = match.state.to_move, tuple(match.state.legal_actions())
        if len(legal) == 1 or (match.movers and match.movers[-1] == seat):
            return 0.0
        if self._auto_pass_of is not None and self._auto_pass_of(match.state.view(seat), legal) is not None:
            return 0.0
        return LEAST + DOUBTFUL * verdict.doubt

    @property
    def pondering(self) -> int:
        """The seat that people see at it: it thinks, or hesitates with an answer; -1 for none."""
        if self.thinking:
            return self.thinking.seat
        hesitates = self.answer is not None and self.hesitation > 0
        return self._match.state.to_move if hesitates else -1

    def take_answer(self) -> int:
        """Return the answer, which is then no longer kept; raise LookupError when there is none."""
        if self.answer is None:
            raise LookupError("nobody has answered yet")
        answer, self.answer = self.answer, None
        return answer

    def hurry(self) -> None:
        """Let whoever thinks decide now."""
        if self.thinking:
            self._controller.hurry(self.thinking.ticket)

    def stop(self) -> None:
        """Think no further and forget the answer: the position is another one, or nobody looks."""
        if self.thinking:
            self._controller.cancel(self.thinking.ticket)
        self.thinking = None
        self.answer = None
        self._losses = 0
