"""A confirmation dialog with a few answers. Escape gives the last one, which is safe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.scenes.menu import LOW, MenuScene, dusk
from game.scenes.widgets.widget import Picture
from game.table.art.palette import FROST
from game.table.art.text import metal_text, paragraph
from game.table.pieces import Area

if TYPE_CHECKING:
    import pygame

    from game.scenes.program import Program
    from game.scenes.requests import Answer, Ask


class ConfirmScene(MenuScene):
    """A dialog: heading, text, and two to four answers, the safest last. It closes before the answer acts."""

    covers = False

    def __init__(self, program: Program, heading: str, text: str, answers: Sequence[Answer]) -> None:
        """Ask; the safest answer has the focus."""
        super().__init__(program)
        self.heading = heading
        self.words = text
        self.answers = answers
        self.first = answers[-1].name

    def build(self) -> None:
        """Put plate, words and answers in the middle."""
        wide, high = self.room
        width = min(640.0, wide - 40)
        stacked = len(self.answers) > 2
        rows = len(self.answers) if stacked else 1
        tall, gap = (50.0, 12.0) if high >= LOW else (38.0, 8.0)
        below = 26 + rows * (tall + gap) + 18
        box = (self.px(width - 72), self.px(high - 24 - 84 - below))
        text = paragraph(self.words, "text", box, FROST, self.px(23), 1)
        text_units = text.get_height() / self.page.unit
        height = 84 + text_units + below
        left, top = (wide - width) / 2, (high - height) / 2
        self.plate(self.rect(left, top, width, height), "dialog")
        heading = metal_text(self.heading, "title", self.px(28))
        self.page.add(Picture(heading, center=(self.px(wide / 2), self.px(top + 46))))
        self.page.add(Picture(text, midtop=(self.px(wide / 2), self.px(top + 84))))
        place = Area(left + 36, top + 84 + text_units + 26, width - 72, tall)
        self._answers(place, tall + gap if stacked else 0.0)

    def _answers(self, first: Area, step: float) -> None:
        """Put the answers below each other, `step` units apart, or side by side if it is 0."""
        count = len(self.answers)
        each = first.width if step else (first.width - 16 * (count - 1)) / count
        for index, answer in enumerate(self.answers):
            x = first.x if step else first.x + index * (each + 16)
            place = self.rect(x, first.y + index * step, each, first.height)
            act = self._giving(answer)
            self.page.add(self.button(answer.name, place, answer.text, act, style=answer.style))

    def _giving(self, answer: Answer) -> Callable[[], None]:
        def give() -> None:
            self.program.pop()
            answer.action()

        return give

    def back(self) -> None:
        """Give the safest answer."""
        self._giving(self.answers[-1])()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the scene below."""
        surface.blit(dusk(surface.get_size(), 150), (0, 0))


def open_question(program: Program, request: Ask) -> ConfirmScene:
    """Make the screen."""
    return ConfirmScene(program, request.heading, request.text, request.answers)
