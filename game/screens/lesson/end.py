"""The end of a lesson: praise, and the way to a real match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.games import title_of
from game.screens.lesson.art import tick_sign
from game.screens.menus.menu import Dialog
from game.screens.requests import OpenNewGame
from game.screens.widgets.layout import Column, Prose, Row, Shown, Sized, Stack
from game.table.art.paint.light import glow
from game.table.art.palette import WARM

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.requests import OpenLessonEnd

SIGN: Final = 104.0  # units


class LessonEndScene(Dialog):
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
        shine = glow((self.px(SIGN * 2), self.px(SIGN * 2)), WARM, 150, 1.9)
        sign = Sized(Stack([Shown(shine), Shown(tick_sign(self.px(SIGN)))]), SIGN, SIGN)
        told = Prose(words("lesson-done-text", game=title_of(self.game, words.texts)), "sans_medium", 22.0)
        real = self.push("real", words("lesson-done-real"), self.play, style="primary", tall=54.0)
        again = self.push("again", words("lesson-done-again"), self.once_more)
        leave = self.push("leave", words("lesson-done-leave"), self.back)
        parts = [Row([sign, told], 26.0), real, Row([again, leave], 16.0)]
        self.dialog(words("lesson-done-heading"), Column(parts, 14.0))

    def back(self) -> None:
        """Leave the lesson, on Escape."""
        self.program.stack.pop()
        self.program.stack.pop()

    def play(self) -> None:
        """Set up a real match of the same game."""
        self.back()
        if not isinstance(self.program.stack.request, OpenNewGame):
            self.program.open(OpenNewGame(self.game))

    def once_more(self) -> None:
        """Restart the lesson."""
        self.program.stack.pop()
        self.again()


def open_end(program: Program, request: OpenLessonEnd) -> LessonEndScene:
    """Make the screen."""
    return LessonEndScene(program, request.game, request.again)
