"""What a person is told besides the rules: a hint, the coach's question, a computer player's reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.match.advice.hint import Hint
from game.screens.match.advice.why import Why
from game.screens.match.session.coach import Coach

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.match import Match
    from game.screens.match.session.ai_controller import AIController, News
    from game.screens.match.table.viewers import Viewers


class Advice:
    """Advises the persons at one match."""

    def __init__(
        self,
        match: Match,
        controller: AIController,
        level: str,
        viewers: Viewers,
        my_turn: Callable[[], bool],
    ) -> None:
        """Say nothing yet; a computer player of `level` knows what is best.

        `my_turn` tells whether a person can decide.
        """
        self.hint = Hint(controller, level)
        self.coach = Coach(match, controller, level)
        self.why = Why(match, controller, viewers.persons)
        self._match = match
        self._viewers = viewers
        self._my_turn = my_turn

    @property
    def possible(self) -> bool:
        """Whether the person who decides may be told what rests on their own cards: nobody else looks."""
        return self._my_turn() and not self._viewers.viewpoint.together

    @property
    def thinking(self) -> bool:
        """Whether anybody thinks about a hint or for the coach."""
        return self.hint.thinking or self.coach.thinking

    def ask(self) -> None:
        """Give the person who decides a hint, or the next step of it."""
        if self.possible:
            self.coach.dismiss()
            self.hint.further(self._match, self._match.state.to_move, self.coach.known)
            if self.hint.thinking:
                self.coach.stop()

    def detains(self, action: int, *, small: bool) -> bool:
        """Whether the coach has to look at what the person is about to do; see `Coach.detains`."""
        return self.possible and self.coach.detains(action, small=small)

    def hear(self, news: News) -> None:
        """Take what concerns a hint or the coach."""
        if not self.hint.hear(news):
            self.coach.hear(news)

    def update(self) -> None:
        """Let the coach think while a person decides."""
        if self.possible and not self.hint.thinking:
            self.coach.ponder(self._match.state.to_move)

    def changed(self) -> None:
        """Forget what held for the position before."""
        self.hint.forget()
        self.coach.moved()

    def leave(self) -> None:
        """Cancel all questions: nobody looks."""
        self.hint.forget()
        self.coach.stop()
