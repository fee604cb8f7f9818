"""Before a match is left that can't be written: the person hears why, and says what is to become of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.confirm import Answer, ConfirmScene

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.scene import Scene
    from saves.notices import Notice


class Unkept(NamedTuple):
    """A match whose newest state is on no disk."""

    match: str  # what people call it
    notice: Notice  # why it could not be written
    copy: Callable[[], None]  # puts it into the clipboard as a code


class UnkeptScene(ConfirmScene):
    """The question itself; whoever closes the window while it stands has answered."""

    def __init__(
        self, program: Program, unkept: Unkept, again: Callable[[], None], go: Callable[[], None]
    ) -> None:
        """Ask what is to become of a match; `again` tries to leave once more, `go` leaves."""
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
    """Do `go`, which ends `scenes`; where one of them has a match that can't be written, ask first."""
    unkept = next(filter(None, (scene.unkept() for scene in scenes)), None)
    if unkept is None:
        go()
    else:
        program.push(UnkeptScene(program, unkept, lambda: leave(program, scenes, go), go))
