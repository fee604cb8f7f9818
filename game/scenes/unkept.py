"""Asks before an unsaved match is lost: shows why it can't be saved, and the choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.confirm import Answer, ConfirmScene

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.scene import Scene
    from saves.notices import Notice


class Unkept(NamedTuple):
    """A match whose latest state could not be saved."""

    match: str  # its name for people
    notice: Notice  # why it could not be saved
    copy: Callable[[], None]  # copies its code to the clipboard


class UnkeptScene(ConfirmScene):
    """The question; closing the window while it is open is an answer, too."""

    def __init__(
        self, program: Program, unkept: Unkept, again: Callable[[], None], go: Callable[[], None]
    ) -> None:
        """Ask what to do with a match; `again` retries leaving, `go` leaves."""
        words = program.words
        reason = unkept.notice.sentence(words.texts)
        answers = [
            Answer("again", words("match-unkept-again"), again, "primary"),
            Answer("code", words("match-unkept-code"), unkept.copy),
            Answer("leave", words("match-unkept-leave"), go, "danger"),
            Answer("stay", words("match-unkept-stay")),
        ]
        text = words("match-save-failed", match=unkept.match, reason=reason)
        super().__init__(program, words("match-unkept-title"), text, answers)


def leave(program: Program, scenes: Sequence[Scene], go: Callable[[], None]) -> None:
    """Call `go`, which closes `scenes`; if one of them has an unsaved match, ask first."""
    unkept = next(filter(None, (scene.unkept() for scene in scenes)), None)
    if unkept is None:
        go()
    else:
        program.push(UnkeptScene(program, unkept, lambda: leave(program, scenes, go), go))
