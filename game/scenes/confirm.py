"""A question above the scene that asks it, with a few answers. Escape gives the last, which is safe."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.menu import MenuScene, dusk
from game.scenes.widgets.widget import Picture
from game.table.art.palette import FROST
from game.table.art.text import metal_text, paragraph

if TYPE_CHECKING:
    import pygame

    from game.scenes.program import Program


class Answer(NamedTuple):
    """One answer to a question."""

    name: str
    text: str
    action: Callable[[], None] = lambda: None  # after the question is gone
    style: str = "secondary"


class ConfirmScene(MenuScene):
    """A dialog: a heading, a text and two to four answers, the safest last. It goes, then the answer acts."""

    covers = False

    def __init__(self, program: Program, heading: str, text: str, answers: list[Answer]) -> None:
        """Ask; the focus is on the safest answer."""
        super().__init__(program)
        self.heading = heading
        self.words = text
        self.answers = answers
        self.first = answers[-1].name

    def build(self) -> None:
        """Put plate, words and answers in the middle."""
        wide, high = self.room
        width = min(640.0, wide - 40)
        text = paragraph(
            self.words, "text", (self.px(width - 72), self.px(high * 0.45)), FROST, self.px(23), 1
        )
        text_units = text.get_height() / self.page.unit
        stacked = len(self.answers) > 2
        rows = len(self.answers) if stacked else 1
        tall = 50.0
        height = 84 + text_units + 26 + rows * (tall + 12) + 18
        left, top = (wide - width) / 2, (high - height) / 2
        self.plate(self.rect(left, top, width, height), "dialog")
        heading = metal_text(self.heading, "title", self.px(28))
        self.page.add(Picture(heading, center=(self.px(wide / 2), self.px(top + 46))))
        self.page.add(Picture(text, midtop=(self.px(wide / 2), self.px(top + 84))))
        self._answers(left + 36, top + 84 + text_units + 26, width - 72, stacked=stacked)

    def _answers(self, left: float, top: float, width: float, *, stacked: bool) -> None:
        each = width if stacked else (width - 16 * (len(self.answers) - 1)) / len(self.answers)
        for index, answer in enumerate(self.answers):
            x = left if stacked else left + index * (each + 16)
            y = top + index * 62 if stacked else top
            place = self.rect(x, y, each, 50)
            self.page.add(
                self.button(answer.name, place, answer.text, self._giving(answer), style=answer.style)
            )

    def _giving(self, answer: Answer) -> Callable[[], None]:
        def give() -> None:
            self.program.pop()
            answer.action()

        return give

    def back(self) -> None:
        """Give the safest answer."""
        self._giving(self.answers[-1])()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken what lies below."""
        surface.blit(dusk(surface.get_size(), 150), (0, 0))
