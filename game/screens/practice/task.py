"""Where a problem comes from decides what its answers count for, and what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ai.practice.grades import grade
from game.screens.practice.desk import desk_of
from game.screens.widgets.layout import Prose
from game.table.art.palette import GILT

if TYPE_CHECKING:
    from game.screens.analysis.retry.session import Tried
    from game.screens.app.program import Program
    from game.texts.texts import Voice


class Task(Protocol):
    """One problem, as its source sees it."""

    texts: str
    """How the keys of its texts begin."""
    past: bool
    """Whether it is from a match of the person's, so that what was done then is told."""

    def answer(self, tried: Tried) -> Tried:
        """Record an answer; return it with the final judgement."""

    def remarks(self, words: Voice) -> list[Prose]:
        """Say what the answer counted for."""


class MistakeTask:
    """A mistake from a past match."""

    texts = "practice"
    past = True

    def __init__(self, program: Program, key: str) -> None:
        """Record answers to the card with that key."""
        self._desk = desk_of(program)
        self._key = key

    def answer(self, tried: Tried) -> Tried:
        """Record the grade."""
        self._desk.answer(self._key, grade(tried.judged))
        return tried

    def remarks(self, words: Voice) -> list[Prose]:
        """Say that it is mastered."""
        if not self._desk.mastered(self._key):
            return []
        return [Prose(words("practice-mastered"), "sans_bold", 18.0, GILT)]
