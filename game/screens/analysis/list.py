"""The rows of the analysis: a person's decisions with their signs, and the moments to retry."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from ai.analysis.judging import DOUBTFUL
from game.screens.analysis.chart.signs import COLOURS, cost, mark_sign
from game.screens.widgets.button import Button
from game.screens.widgets.list_line import ListLine
from game.table.art.frames import BUTTON_INK, DISABLED_INK, panel
from game.table.art.palette import FROST, INDIGO, MIST, lighter
from game.table.art.text.text import fitted, paragraph

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.judging import Judgement
    from game.screens.analysis.looker import Looker

ROW = 72.0  # units, including the gap below
DOTS = 12  # of the ring that stands in for a sign


class DecisionRow(ListLine):
    """A decision: sign and name of its verdict, the decision, its loss."""

    def __init__(self, looker: Looker, number: int, rect: pygame.Rect, unit: float) -> None:
        """Show the moment with that number."""
        super().__init__(looker, f"row.{number}", number, rect)
        self.unit = unit
        self._judged = partial(looker.findings.judged, number)
        self._verdicts = looker.verdicts

    @property
    def spoken(self) -> str:
        """Who decided, the verdict if there is one, and the decision."""
        verdicts, judged = self._verdicts, self._judged()
        told = verdicts.mark_word(judged) if judged else ""
        parts = (verdicts.name_of(self.number), told, verdicts.sentence(self.number))
        return ". ".join(filter(None, parts))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; before the analysis a ring stands in for the sign."""
        px, verdicts = self.unit, self._verdicts
        surface.blit(panel(self.rect.size, self.look), self.rect)
        judged = self._judged()
        middle = (self.rect.x + round(26 * px), self.rect.centery)
        left, right = self.rect.x + round(50 * px), self.rect.right - round(12 * px)
        head = verdicts.name_of(self.number)
        top = self.rect.y + round(15 * px)
        if judged is None:
            _draw_ring(surface, middle, round(24 * px))
            colour, told = MIST, ""
        else:
            sign = mark_sign(judged.mark, round(30 * px))
            surface.blit(sign, sign.get_rect(center=middle))
            colour, told = lighter(COLOURS[judged.mark], 0.25), verdicts.mark_word(judged)
            spent = cost(judged, verdicts.texts) if judged.mark in DOUBTFUL else ""
            told = f"{told} {spent}".rstrip()
        small = round(16 * px)
        box = (round(150 * px), round(20 * px))
        words = fitted(head, "sans_medium", box, MIST, small)
        surface.blit(words, words.get_rect(midleft=(left, top)))
        verdict = fitted(told, "sans_bold", (right - left - words.get_width() - small, box[1]), colour, small)
        surface.blit(verdict, verdict.get_rect(midright=(right, top)))
        room = (right - left, self.rect.bottom - round(5 * px) - top - round(10 * px))
        line = paragraph(verdicts.sentence(self.number, short=True), "sans", room, FROST, round(17 * px))
        surface.blit(line, line.get_rect(midleft=(left, top + round(10 * px) + room[1] // 2)))


class TrialButton(Button):
    """A moment to retry: the sign of the last attempt, when it was, and its loss."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        judged: Judgement,
        words: tuple[str, str],
        action: Callable[[], None],
    ) -> None:
        """Show `words`: when it was, and its loss."""
        super().__init__(name, rect, words[0], action)
        self.judged = judged
        self.cost = words[1]

    @property
    def spoken(self) -> str:
        """When it was, and its loss."""
        return f"{self.text}. {self.cost}"

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the sign, and both lines below each other."""
        width, height = self.rect.size
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        sign = mark_sign(self.judged.mark, round(height * 0.36))
        surface.blit(sign, sign.get_rect(center=(self.rect.centerx, self.rect.y + round(height * 0.27))))
        box = (width - round(height * 0.2), round(height * 0.26))
        line = fitted(self.text, "sans_bold", box, ink, round(height * 0.2))
        surface.blit(line, line.get_rect(center=(self.rect.centerx, self.rect.y + round(height * 0.58))))
        hue = lighter(COLOURS[self.judged.mark], 0.3)
        spent = fitted(self.cost, "sans_bold", box, hue, round(height * 0.22))
        surface.blit(spent, spent.get_rect(center=(self.rect.centerx, self.rect.y + round(height * 0.81))))


def _draw_ring(surface: pygame.Surface, centre: tuple[int, int], size: int) -> None:
    """A ring of dark dots: nothing is known yet."""
    for number in range(DOTS):
        arm = pygame.Vector2(0, -size * 0.4).rotate(360 * number / DOTS)
        pygame.draw.aacircle(surface, INDIGO, (centre[0] + arm.x, centre[1] + arm.y), max(2, size * 0.075))
