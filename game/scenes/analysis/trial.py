"""The verdict on a retried moment: how good it was, and the answer with reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ai.judging import DOUBTFUL
from game.scenes.analysis.signs import COLOURS, mark_sign, percent
from game.scenes.sheet import Sheet
from game.scenes.widgets.widget import Picture
from game.table.art.light import glow
from game.table.art.palette import FROST, GILT, MIST, Rgb
from game.table.art.text import paragraph

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.scenes.analysis.practice_session import Tried
    from game.scenes.analysis.words import Telling
    from game.scenes.program import Program
    from game.scenes.requests import OpenVerdict

WIDE: Final = 660.0  # units
HEAD: Final = 84.0  # above what is said,
FOOT: Final = 80.0  # and below it
SIGN: Final = 76.0
GAP: Final = 9.0


class Block(NamedTuple):
    """Words in one style."""

    text: str
    face: str
    size: float  # units
    colour: Rgb
    most: float  # units of height


class TrialScene(Sheet):
    """Lies over the table of the retried moment."""

    first = "again"

    def __init__(self, program: Program, tried: Tried, again: Callable[[], None]) -> None:
        """Tell of what was `tried`; `again` begins the moment once more."""
        super().__init__(program)
        self.tried = tried
        self.judged = judged = tried.judged
        self.course = tried.course
        self.again = again
        good = judged.mark in ("best", "good", "settled")
        program.audio.play("win" if judged.mark == "best" else "turn" if good else "refused", 0.7)

    def build(self) -> None:
        """Put sign, verdict, answer, reasons and two buttons on the plate, sized to fit them."""
        wide, high = self.room
        column = min(WIDE, wide - 40) - 68 - SIGN - 26
        most = max(60.0, high - 16 - HEAD - FOOT)
        blocks = [self._set(block, column) for block in self._blocks(most)]
        told = sum(one.get_height() / self.page.unit + GAP for one in blocks)
        tall = min(most, max(SIGN + 20, told))
        heading = self.program.words(f"analysis-tried-{self.judged.mark}")
        left, top, width = self.sheet(WIDE, HEAD + tall + FOOT, heading)
        spot = (self.px(left + SIGN / 2 + 4), self.px(top + SIGN / 2 + 6))
        shine = glow((self.px(SIGN * 2), self.px(SIGN * 2)), COLOURS[self.judged.mark], 120, 1.9)
        for surface in (shine, mark_sign(self.judged.mark, self.px(SIGN))):
            self.page.add(Picture(surface, center=spot))
        y = self.px(top)
        for block in blocks:
            self.page.add(Picture(block, topleft=(self.px(left + SIGN + 26), y)))
            y += block.get_height() + self.px(GAP)
        self._buttons(left, top + tall + FOOT - 68, width)

    def _set(self, block: Block, width: float) -> pygame.Surface:
        box = (self.px(width), self.px(block.most))
        return paragraph(block.text, block.face, box, block.colour, self.px(block.size))

    def _blocks(self, most: float) -> list[Block]:
        """List the texts that fit into so many units of height."""
        words, judged, telling = self.program.words, self.judged, self.tried.telling
        number, texts = self.tried.number, words.texts
        mine = Block(
            words("analysis-you_did", move=telling.course(number, self.course)), "text", 22, FROST, 0
        )
        blocks = [mine]
        if judged.mark != "unknown":
            chances = {name: percent(getattr(judged, name), texts) for name in ("best", "played")}
            blocks.append(Block(words("analysis-chance_now", **chances), "sans_medium", 18, MIST, 0))
            if judged.mark in DOUBTFUL or (judged.mark == "good" and judged.loss):
                key = "analysis-better" if judged.mark in DOUBTFUL else "analysis-as_good"
                told = words(key, move=telling.better(number), **chances)
                blocks.append(Block(told, "sans_bold", 19, GILT, 0))
            blocks += self._then(telling, number)
        share = most / len(blocks) - GAP
        return [block._replace(most=share) for block in blocks]

    def _then(self, telling: Telling, number: int) -> list[Block]:
        """Word the reasons, and the decision in the original match."""
        words, judged = self.program.words, self.judged
        played = self.tried.analysis.moments[number].course
        same = self.course == played
        found = []
        then = self.tried.analysis.judged[number]
        against, share = (played, then.played) if judged.mark == "best" else (self.course, judged.played)
        reasons = telling.reasons(number, against, share) if judged.mark != "settled" and not same else []
        if reasons:
            found.append(Block(" ".join(reasons), "sans", 18, FROST, 0))
        if same:
            found.append(Block(words("analysis-same_then"), "text_italic", 18, MIST, 0))
        elif then.mark != "unknown":
            told = words(
                "analysis-then",
                move=telling.course(number, played),
                played=percent(then.played, words.texts),
            )
            found.append(Block(told, "text_italic", 18, MIST, 0))
        return found

    def _buttons(self, left: float, y: float, width: float) -> None:
        words = self.program.words
        half = (width - 16) / 2
        ways = (
            ("again", words("analysis-once_more"), self.once_more, "primary"),
            ("done", words("analysis-to_analysis"), self.leave, "secondary"),
        )
        for at, (name, text, act, style) in enumerate(ways):
            place = self.rect(left + at * (half + 16), y, half, 50)
            self.page.add(self.button(name, place, text, act, style=style))

    def back(self) -> None:
        """Go back to the analysis, on Escape."""
        self.leave()

    def leave(self) -> None:
        """Go back to the analysis."""
        self.program.pop()
        self.program.pop()

    def once_more(self) -> None:
        """Retry the moment."""
        self.program.pop()
        self.again()


def open_verdict(program: Program, request: OpenVerdict) -> TrialScene:
    """Make the screen."""
    return TrialScene(program, request.tried, request.again)
