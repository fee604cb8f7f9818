"""A hint, given step by step: where to look, then the move, then why. The scene shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.match.session.ai_controller import AIController, Asker, News, ThinkingProgress, Verdict

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.texts.texts import Texts

LOOK: Final = 1  # the pieces that matter glow
MOVE: Final = 2  # the move is told
WHY: Final = 3  # and the reasons for it


class Hint:
    """What is advised in one position; a new position needs a new one."""

    def __init__(self, controller: AIController, level: str) -> None:
        """Ask nothing yet; `level` is the computer player's that will be asked."""
        self.controller = controller
        self.level = level
        self.step = 0  # 0: no hint wanted
        self.share = 0.0  # how far the thinking has got
        self.verdict: Verdict | None = None
        self.failed = False
        self._ticket: int | None = None
        self._reasons: dict[Texts, list[str]] = {}  # by language

    @property
    def thinking(self) -> bool:
        """Whether a hint was asked for and isn't there yet."""
        return self._ticket is not None

    def further(self, match: Match, seat: int, known: Verdict | None = None) -> None:
        """Tell one step more, and begin to think about it when nobody has yet; `known`: somebody has."""
        if self.verdict is None and known is not None:
            self.failed = False
            self.verdict = known
            self.step = LOOK
        elif self.verdict is None and not self.thinking:
            self.failed = False
            self.share = 0.0
            self._ticket = self.controller.ask(match, seat, self.level)
            self.step = LOOK
        elif self.verdict is not None:
            self.step = min(WHY, self.step + 1)

    def hear(self, news: News) -> bool:
        """Take what concerns this hint; tell whether it did."""
        if news.ticket != self._ticket:
            return False
        if isinstance(news, ThinkingProgress):
            self.share = news.share
            return True
        self._ticket = None
        if isinstance(news, Verdict):
            self.verdict = news
        else:
            self.step = 0
            self.failed = True
        return True

    def reasons(self, match: Match, asker: Asker) -> list[str]:
        """Say what speaks for the move advised; nothing before it is known."""
        if self.verdict is None:
            return []
        if asker.texts not in self._reasons:
            self._reasons[asker.texts] = self.controller.reasons(match, self.verdict, asker)
        return self._reasons[asker.texts]

    def forget(self) -> None:
        """Stop thinking and tell nothing more: the position has changed, or nobody wants to know."""
        if self._ticket is not None:
            self.controller.cancel(self._ticket)
        self._ticket = None
        self.verdict = None
        self.failed = False
        self.step = 0
        self._reasons.clear()
