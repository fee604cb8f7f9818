"""What is said at once about a moment that was tried again: how good it was, and the answer with reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.judging import DOUBTFUL
from game.scenes.analysis_signs import COLOURS, mark_sign, percent
from game.scenes.match_pause import Sheet
from game.scenes.widgets.widget import Picture
from game.table.art.light import glow
from game.table.art.palette import FROST, GILT, MIST, Rgb
from game.table.art.text import paragraph

if TYPE_CHECKING:
    from ai.judging import Judgement
    from game.scenes.analysis_practice import PracticeScene
    from game.scenes.program import Program

WIDE: Final = 640.0  # units
TALL: Final = 430.0
SIGN: Final = 76.0


class TrialScene(Sheet):
    """Lies over the table at which was tried."""

    first = "again"

    def __init__(self, program: Program, practice: PracticeScene, judged: Judgement) -> None:
        """Tell of what was done in `practice`."""
        super().__init__(program)
        self.practice = practice
        self.judged = judged
        self.course = practice.course
        good = judged.mark in ("best", "good", "settled")
        program.audio.play("win" if judged.mark == "best" else "turn" if good else "refused", 0.7)

    def build(self) -> None:
        """Put sign, verdict, answer, reasons and two buttons on the plate."""
        words, judged = self.program.words, self.judged
        _, high = self.room
        tall = min(TALL, high - 16)
        left, top, width = self.sheet(WIDE, tall, words(f"analysis.tried.{judged.mark}"))
        spot = (self.px(left + SIGN / 2 + 4), self.px(top + SIGN / 2 + 6))
        shine = glow((self.px(SIGN * 2), self.px(SIGN * 2)), COLOURS[judged.mark], 120, 1.9)
        for surface in (shine, mark_sign(judged.mark, self.px(SIGN))):
            self.page.add(Picture(surface, center=spot))
        column = left + SIGN + 26
        y = top
        for text, face, size, colour, share in self._blocks():
            room = (tall - 84 - 76) * share
            box = self.rect(column, y, width - SIGN - 26, room)
            block = paragraph(text, face, box.size, colour, self.px(size))
            self.page.add(Picture(block, topleft=box.topleft))
            y += block.get_height() / self.page.unit + 8
        self._buttons(left, top - 84 + tall - 66, width)

    def _blocks(self) -> list[tuple[str, str, float, Rgb, float]]:
        """List what is said: text, face, size in units, colour, and its share of the height at most."""
        words, judged, telling = self.program.words, self.judged, self.practice.telling
        number, language = self.practice.number, self.program.words.language
        mine = words("analysis.you_did", move=telling.course(number, self.course))
        blocks: list[tuple[str, str, float, Rgb, float]] = [(mine, "text", 21, FROST, 0.26)]
        if judged.mark == "unknown":
            return blocks
        chances = {name: percent(getattr(judged, name), language) for name in ("best", "played")}
        blocks.append((words("analysis.chance_now", **chances), "sans_medium", 18, MIST, 0.12))
        if judged.mark != "best":
            key = "analysis.better" if judged.mark in DOUBTFUL else "analysis.as_good"
            told = words(key, move=telling.better(number), **chances)
            blocks.append((told, "sans_bold", 19, GILT, 0.24))
        reasons = " ".join(telling.reasons(number, self.course))
        if reasons and judged.mark != "settled":
            blocks.append((reasons, "sans", 18, FROST, 0.30))
        return blocks

    def _buttons(self, left: float, y: float, width: float) -> None:
        words = self.program.words
        half = (width - 16) / 2
        ways = (
            ("again", words("analysis.once_more"), self.once_more, "primary"),
            ("done", words("analysis.to_analysis"), self.leave, "secondary"),
        )
        for at, (name, text, act, style) in enumerate(ways):
            place = self.rect(left + at * (half + 16), y, half, 50)
            self.page.add(self.button(name, place, text, act, style=style))

    def back(self) -> None:
        """Go back to the analysis: what Escape does."""
        self.leave()

    def leave(self) -> None:
        """Go back to the analysis."""
        self.program.pop()
        self.program.pop()

    def once_more(self) -> None:
        """Try the moment again."""
        self.program.pop()
        self.practice.once_more()
