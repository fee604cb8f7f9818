"""A confirmation dialog with a few answers. Escape gives the last one, which is safe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.screens.menus.menu import Dialog
from game.screens.widgets.layout import Column, Prose, Row

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import Answer, Ask


class ConfirmScene(Dialog):
    """A dialog: heading, text, and two to four answers, the safest last. It closes before the answer acts."""

    def __init__(self, program: Program, heading: str, text: str, answers: Sequence[Answer]) -> None:
        """Ask; the safest answer has the focus."""
        super().__init__(program)
        self.heading = heading
        self.words = text
        self.answers = answers
        self.first = answers[-1].name

    def build(self) -> None:
        """Put plate, words and answers in the middle: three and more below each other."""
        tall, gap = (38.0, 8.0) if self.low else (50.0, 12.0)
        answers = [
            self.push(one.name, one.text, self._giving(one), style=one.style, tall=tall)
            for one in self.answers
        ]
        told = Prose(self.words, "text", 23.0, at="midtop")
        lines = Column(answers, gap) if len(answers) > 2 else Row(answers, 16.0)
        self.dialog(self.heading, Column([told, lines], 26.0), 640.0)

    def _giving(self, answer: Answer) -> Callable[[], None]:
        def give() -> None:
            self.program.stack.pop()
            answer.action()

        return give

    def back(self) -> None:
        """Give the safest answer."""
        self._giving(self.answers[-1])()


def open_question(program: Program, request: Ask) -> ConfirmScene:
    """Make the screen."""
    return ConfirmScene(program, request.heading, request.text, request.answers)
