"""The details of the chosen moment: the decision, the verdict, what was better, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.analysis.chart.signs import COLOURS, mark_sign, percent
from game.screens.widgets.widget import Widget
from game.table.art.palette import FROST, GILT, MIST, WARM, Rgb, lighter
from game.table.art.seats import seat_symbol
from game.table.art.text.text import fitted, paragraph, wrapped_height

if TYPE_CHECKING:
    from collections.abc import Callable

    from ai.analysis.judging import Chances
    from game.screens.analysis.looker import Looker

GAP: Final = 7.0  # units between two blocks
HEAD: Final = 24.0  # units of height of the first line,
VERDICT: Final = 30.0  # and of the verdict
SMALLER: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65)  # font scales to try: the first that fits is used


class Block(NamedTuple):
    """Words in one style."""

    text: str
    colour: Rgb
    size: float  # units of type
    face: str


class Detail(Widget):
    """A column of words at the largest size that fits."""

    focusable = False

    def __init__(
        self, rect: pygame.Rect, looker: Looker, unit: float, reasoned: Callable[[], bool] = lambda: True
    ) -> None:
        """Place it at `rect`, in pixels; `reasoned` tells whether reasons are wanted yet."""
        super().__init__("detail", rect)
        self._looker = looker
        self._findings = looker.findings
        self._verdicts = looker.verdicts
        self._reasoned = reasoned
        self.unit = self.meant = unit
        self._fitted: tuple[str, ...] = ()  # the words for which `unit` was chosen

    @property
    def spoken(self) -> str:
        """All of its words."""
        verdicts, number = self._verdicts, self._looker.chosen
        if not self._findings.has(number):
            return ""
        told = (verdicts.sentence(number), verdicts.verdict(number), verdicts.better(number))
        return " ".join(filter(None, (*told, self._reasons(number))))

    def _reasons(self, number: int) -> str:
        return self._verdicts.reasons(number) if self._reasoned() else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything known about the moment."""
        number = self._looker.chosen
        if not self._findings.has(number):
            return
        self._fit(number)
        y = self._head(surface, number)
        sentence, better, reasons = self._blocks(number)
        y = self._words(surface, sentence, y)
        y = self._verdict(surface, number, y)
        y = self._words(surface, better, y)
        self._words(surface, reasons, y)

    def _blocks(self, number: int) -> tuple[Block, Block, Block]:
        """Return the decision, the better line, and the reasons."""
        return (
            Block(self._verdicts.sentence(number), FROST, 21, "text"),
            Block(self._verdicts.better(number), GILT, 19, "sans_bold"),
            Block(self._reasons(number), FROST, 18, "sans"),
        )

    def _fit(self, number: int) -> None:
        """Choose the scale at which everything fits."""
        blocks = self._blocks(number)
        told = (*(block.text for block in blocks), self._verdicts.verdict(number))
        if told != self._fitted:
            self._fitted = told
            units = [self.meant * share for share in SMALLER]
            fitting = (unit for unit in units if self._tall(number, unit) <= self.rect.height)
            self.unit = next(fitting, units[-1])

    def _tall(self, number: int, unit: float) -> float:
        """Return the height in pixels of everything at a scale."""
        verdict = VERDICT + GAP if self._verdicts.verdict(number) else 0.0
        blocks = [block for block in self._blocks(number) if block.text]
        lines = sum(
            wrapped_height(block.text, block.face, round(block.size * unit), self.rect.width)
            for block in blocks
        )
        return (HEAD + GAP + verdict + GAP * max(0, len(blocks) - 1)) * unit + lines + len(blocks)

    def _head(self, surface: pygame.Surface, number: int) -> int:
        """Draw whose moment it was, and the chances before it."""
        px, findings = self.unit, self._findings
        size, y = round(HEAD * px), self.rect.y + round(HEAD / 2 * px)
        sign = seat_symbol(findings.table.chairs[findings.mover_of(number)].colour, size)
        surface.blit(sign, sign.get_rect(midleft=(self.rect.x, y)))
        point = findings.point(number)
        right = self._chances(surface, point.chances if point else None, y)
        room = (right - self.rect.x - size - round(16 * px), size)
        words = fitted(self._verdicts.name_of(number), "sans_medium", room, MIST, round(18 * px))
        surface.blit(words, words.get_rect(midleft=(self.rect.x + size + round(8 * px), y)))
        return y + size // 2 + round(GAP * px)

    def _chances(self, surface: pygame.Surface, chances: Chances | None, y: int) -> int:
        """Draw each side's chance on the right; return where they begin."""
        px, sides = self.unit, self._findings.sides
        right = self.rect.right
        for side in reversed(list(dict.fromkeys(sides))) if chances else ():
            told = percent(chances[side], self._verdicts.texts) if chances else ""
            line = fitted(told, "sans_bold", (round(60 * px), round(22 * px)), WARM, round(18 * px))
            surface.blit(line, line.get_rect(midright=(right, y)))
            right -= line.get_width() + round(5 * px)
            for seat in reversed([one for one, its in enumerate(sides) if its == side]):
                sign = seat_symbol(self._findings.table.chairs[seat].colour, round(19 * px))
                surface.blit(sign, sign.get_rect(midright=(right, y)))
                right -= sign.get_width() + round(2 * px)
            right -= round(9 * px)
        return right

    def _verdict(self, surface: pygame.Surface, number: int, y: int) -> int:
        px, judged = self.unit, self._findings.judged(number)
        told = self._verdicts.verdict(number)
        if not told:
            return y
        left, size, colour = self.rect.x, round(VERDICT * px), MIST
        if judged is not None:
            sign = mark_sign(judged.mark, size)
            surface.blit(sign, (left, y))
            left += size + round(9 * px)
            colour = lighter(COLOURS[judged.mark], 0.25)
        line = fitted(told, "sans_bold", (self.rect.right - left, size), colour, round(20 * px))
        surface.blit(line, line.get_rect(midleft=(left, y + size // 2)))
        return y + size + round(GAP * px)

    def _words(self, surface: pygame.Surface, block: Block, y: int) -> int:
        """Draw a block of words; return where the next may begin."""
        if not block.text or self.rect.bottom - y < 8:
            return y
        box = (self.rect.width, self.rect.bottom - y)
        words = paragraph(block.text, block.face, box, block.colour, round(block.size * self.unit))
        surface.blit(words, (self.rect.x, y))
        return y + words.get_height() + round(GAP * self.unit)
