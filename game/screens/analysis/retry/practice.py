"""Retries one moment of a finished match: the person decides at the real table and gets a verdict.

It is a separate match, a copy up to that moment: it is never saved, and the others wait.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.analysis.retry.session import Moment, PracticeSession, Tried
from game.screens.match.actions.commands import MatchCommands
from game.screens.match.actions.plates import Offer
from game.screens.match.actions.presenter import Presenter
from game.screens.match.reading import ReadingCommands
from game.screens.match.scene import MatchScene
from game.screens.match.session.kind import Kind, Overlay
from game.screens.match.session.supplies import customs_of
from game.screens.requests import OpenVerdict
from game.table.stock.offers import Prompt

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.screens.app.program import Program
    from game.screens.match.actions.presenter import Act, Panel
    from game.screens.match.parts import Parts
    from game.screens.requests import OpenPractice


def open_practice(program: Program, request: OpenPractice) -> MatchScene:
    """Make the screen."""
    moment = Moment(request.analysis, request.telling, request.number)
    customs = customs_of(request.telling.table.match.rules.id)
    practice = PracticeSession(moment, customs, lambda: program.ai.worker)
    return MatchScene(program, practice.session, partial(practice_kind, practice))


def practice_kind(practice: PracticeSession, parts: Parts) -> Kind:
    """Put together what another try brings to its scene."""
    program, commands, reading = parts.program, MatchCommands(parts), ReadingCommands(parts)

    def undo() -> None:
        if practice.course and practice.judged is None:
            commands.undo()

    acts: dict[str, Act] = {
        **{name: act for name, act in commands.acts.items() if name not in ("redo", "hint")},
        **reading.acts,
        "undo": undo,
        "save": lambda: program.notice(program.words("analysis-unsaved")),
        "menu": program.stack.pop,
    }
    presenter = Presenter(parts, acts)
    panel = partial(_panel, practice, parts, acts, presenter)
    return Kind(practice, acts, panel, Verdict(practice, parts))


class Verdict(Overlay):
    """Says how good it was, once that is known."""

    def __init__(self, practice: PracticeSession, parts: Parts) -> None:
        """Wait for the judgement of `practice`."""
        self._practice = practice
        self._program = parts.program
        self._refresh = parts.refresh
        self._said = False

    def update(self, seconds: float) -> None:
        """Say it at once."""
        judged = self._practice.judged
        if judged is not None and not self._said:
            moment = self._practice.moment
            tried = Tried(moment.analysis, moment.telling, moment.number, self._practice.course, judged)
            self._program.open(OpenVerdict(tried, self._once_more))
        self._said = judged is not None

    def _once_more(self) -> None:
        self._practice.once_more()
        self._program.audio.play("undo")
        self._refresh()


def _panel(practice: PracticeSession, parts: Parts, acts: Mapping[str, Act], presenter: Presenter) -> Panel:
    """Return what the rail shows: the decisions alone, and the tools that there are."""
    panel, deciding, words = presenter.panel(), parts.view.deciding, parts.program.words
    prompt = panel.prompt
    if deciding is None or deciding.remark is None:
        key = "analysis-try_thinking" if practice.decided else "analysis-try_status"
        prompt = Prompt("", "" if practice.judged is not None else words(key))
    able = bool(practice.course) and practice.judged is None
    tools = [tool._replace(enabled=able) if tool.name == "undo" else tool for tool in panel.tools]
    back = Offer("leave", words("analysis-button"), acts["menu"], hint=words("analysis-try_back"))
    return panel._replace(
        prompt=prompt,
        share=None,
        choices=panel.choices if deciding else [],
        unfolded=panel.unfolded and deciding is not None,
        tools=[*(tool for tool in tools if tool.name in ("undo", "log")), back],
    )
