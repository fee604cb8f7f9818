"""Opens mistakes at the table, one after the other."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from ai.practice.grades import grade
from ai.practice.mistakes import analysis_of
from game.screens.library.opening import in_library
from game.screens.practice.desk import desk_of
from game.screens.practice.task import TaskTexts
from game.screens.requests import OpenReview
from game.screens.widgets.layout import Prose
from game.table.art.palette import GILT
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.practice.mistakes import Card
    from game.screens.analysis.retry.session import Tried
    from game.screens.app.program import Program
    from game.texts.texts import Voice

_log = logging.getLogger(__name__)


class MistakeTask:
    """A mistake from a past match."""

    texts = TaskTexts("practice-button", "practice-back_hint", "practice-next", "practice-done")
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


def review(program: Program, cards: Sequence[Card]) -> None:
    """Show the first of `cards` that can be opened; the others follow it. What can't be opened is told."""
    program.hooks.begin_work()
    for number, card in enumerate(cards, 1):
        try:
            table = in_library(program.library, card.match).table
            problem = desk_of(program).problem(card)
            analysis = analysis_of(table.match, problem)
        except SaveError as error:
            program.audio.play("refused")
            program.tell([error.notice])
        except ValueError as error:  # the match became another one after it was reviewed
            _log.warning("a mistake can't be shown: %s", error)
            program.notice(program.words("practice-changed"), once=True)
        else:
            rest = cards[number:]
            following = partial(review, program, rest) if rest else None
            program.open(OpenReview(problem, analysis, table, following, MistakeTask(program, card.key)))
            return
