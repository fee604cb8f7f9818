"""Asks before an unsaved match is lost: shows why it can't be saved, and the choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from game.screens.requests import Answer, Ask

if TYPE_CHECKING:
    from game.screens.requests import Request
    from game.screens.scene import Scene, Unsaved
    from game.texts.texts import Voice


class Opener(Protocol):
    """Who can ask the person; the program is one."""

    @property
    def words(self) -> Voice:
        """The texts in the current language."""

    def open(self, request: Request) -> None:
        """Show a question."""


def leave(program: Opener, scenes: Sequence[Scene], go: Callable[[], None]) -> None:
    """Call `go`, which closes `scenes`; if one of them has an unsaved match, ask first."""
    unsaved = next(filter(None, (scene.unsaved() for scene in scenes)), None)
    if unsaved is None:
        go()
    else:
        program.open(question(program.words, unsaved, lambda: leave(program, scenes, go), go))


def question(words: Voice, unsaved: Unsaved, again: Callable[[], None], go: Callable[[], None]) -> Ask:
    """Return the question what to do with a match; `again` retries leaving, `go` leaves."""
    answers = [
        Answer("again", words("match-unsaved-again"), again, "primary"),
        Answer("code", words("match-unsaved-code"), unsaved.copy),
        Answer("leave", words("match-unsaved-leave"), go, "danger"),
        Answer("stay", words("match-unsaved-stay")),
    ]
    text = words("match-save-failed", match=unsaved.match, reason=unsaved.notice.sentence(words.texts))
    return Ask(words("match-unsaved-title"), text, answers, leaving=True)
