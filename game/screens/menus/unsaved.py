"""Asks before an unsaved match is lost: shows why it can't be saved, and the choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.screens.requests import Answer, Ask

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.scene import Scene, Unkept
    from game.texts.texts import Voice


def leave(program: Program, scenes: Sequence[Scene], go: Callable[[], None]) -> None:
    """Call `go`, which closes `scenes`; if one of them has an unsaved match, ask first."""
    unkept = next(filter(None, (scene.unkept() for scene in scenes)), None)
    if unkept is None:
        go()
    else:
        program.open(question(program.words, unkept, lambda: leave(program, scenes, go), go))


def question(words: Voice, unkept: Unkept, again: Callable[[], None], go: Callable[[], None]) -> Ask:
    """Return the question what to do with a match; `again` retries leaving, `go` leaves."""
    answers = [
        Answer("again", words("match-unkept-again"), again, "primary"),
        Answer("code", words("match-unkept-code"), unkept.copy),
        Answer("leave", words("match-unkept-leave"), go, "danger"),
        Answer("stay", words("match-unkept-stay")),
    ]
    text = words("match-save-failed", match=unkept.match, reason=unkept.notice.sentence(words.texts))
    return Ask(words("match-unkept-title"), text, answers, leaving=True)
