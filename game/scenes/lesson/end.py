"""The end of a lesson: praise, and the way to a real match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.games import title_of
from game.scenes.lesson.art import tick_sign
from game.scenes.requests import OpenNewGame
from game.scenes.sheet import Sheet
from game.scenes.widgets.widget import Picture
from game.table.art.light import glow
from game.table.art.palette import FROST, WARM
from game.table.art.text import paragraph

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.program import Program
    from game.scenes.requests import OpenLessonEnd

WIDE: Final = 620.0  # units
HEAD: Final = 84.0
SIGN: Final = 104.0
FOOT: Final = 146.0  # two rows of buttons


class LessonEndScene(Sheet):
    """Lies over the lesson's table."""

    first = "real"

    def __init__(self, program: Program, game: str, again: Callable[[], None]) -> None:
        """Praise who has come through the lesson of `game`; `again` begins it anew."""
        super().__init__(program)
        self.game = game
        self.again = again
        program.audio.play("win", 0.8)

    def build(self) -> None:
        """Put sign, praise and buttons on the plate."""
        words = self.program.words
        wide, _ = self.room
        column = min(WIDE, wide - 40) - 68 - SIGN - 26
        name = title_of(self.game, words.texts)
        told = paragraph(
            words("lesson-done-text", game=name),
            "sans_medium",
            (self.px(column), self.px(170)),
            FROST,
            self.px(22),
        )
        tall = max(SIGN, told.get_height() / self.page.unit) + 20
        left, top, width = self.sheet(WIDE, HEAD + tall + FOOT, words("lesson-done-heading"))
        spot = (self.px(left + SIGN / 2), self.px(top + tall / 2 - 8))
        shine = glow((self.px(SIGN * 2), self.px(SIGN * 2)), WARM, 150, 1.9)
        for picture in (shine, tick_sign(self.px(SIGN))):
            self.page.add(Picture(picture, center=spot))
        middle = self.px(top + tall / 2 - 8)
        self.page.add(Picture(told, midleft=(self.px(left + SIGN + 26), middle)))
        self._buttons(left, top + tall, width)

    def _buttons(self, left: float, y: float, width: float) -> None:
        words = self.program.words
        half = (width - 16) / 2
        self.page.add(
            self.button(
                "real", self.rect(left, y, width, 54), words("lesson-done-real"), self.play, style="primary"
            )
        )
        ways = (("again", self.once_more), ("leave", self.back))
        for at, (name, act) in enumerate(ways):
            place = self.rect(left + at * (half + 16), y + 66, half, 50)
            self.page.add(self.button(name, place, words(f"lesson-done-{name}"), act))

    def back(self) -> None:
        """Leave the lesson, on Escape."""
        self.program.pop()
        self.program.pop()

    def play(self) -> None:
        """Set up a real match of the same game."""
        self.back()
        below = self.program.top
        if below is None or not isinstance(below.request, OpenNewGame):
            self.program.open(OpenNewGame(self.game))

    def once_more(self) -> None:
        """Restart the lesson."""
        self.program.pop()
        self.again()


def open_end(program: Program, request: OpenLessonEnd) -> LessonEndScene:
    """Make the screen."""
    return LessonEndScene(program, request.game, request.again)
