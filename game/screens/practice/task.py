"""Where a problem comes from decides what its answers count for, and what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from game.screens.analysis.retry.session import Tried
    from game.screens.widgets.layout import Prose
    from game.texts.texts import Voice


class TaskTexts(NamedTuple):
    """The keys of what its buttons say."""

    leave: str
    leave_hint: str
    next: str
    done: str


class Task(Protocol):
    """One problem, as its source sees it."""

    texts: TaskTexts
    past: bool
    """Whether it is from a match of the person's, so that what was done then is told."""

    def answer(self, tried: Tried) -> Tried:
        """Record an answer; return it with the final judgement."""

    def remarks(self, words: Voice) -> list[Prose]:
        """Say what the answer counted for."""
