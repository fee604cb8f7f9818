"""What another try at one moment brings to its scene, wherever the moment comes from."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.screens.keys import with_key
from game.screens.match.actions.commands import MatchCommands
from game.screens.match.actions.plates import Offer
from game.screens.match.actions.presenter import Presenter
from game.screens.match.reading import ReadingCommands
from game.screens.match.session.kind import Kind
from game.table.stock.offers import Prompt

if TYPE_CHECKING:
    from game.screens.analysis.retry.session import PracticeSession
    from game.screens.match.actions.presenter import Act, Panel
    from game.screens.match.parts import Parts
    from game.screens.match.session.kind import Overlay


class Back(NamedTuple):
    """The texts of the button that leaves the try."""

    text: str
    hint: str


def retry_kind(practice: PracticeSession, parts: Parts, overlay: Overlay, back: Back) -> Kind:
    """Put together what another try brings to its scene; nothing there tells what would be sensible."""
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
    presenter = Presenter(parts, acts, helps=False)
    panel = partial(_panel, practice, parts, back, presenter)
    return Kind(practice, acts, panel, overlay)


def _panel(practice: PracticeSession, parts: Parts, back: Back, presenter: Presenter) -> Panel:
    """Return what the rail shows: the decisions alone, and the tools that there are."""
    panel, deciding, words = presenter.panel(), parts.view.deciding, parts.program.words
    prompt = panel.prompt
    if deciding is None or deciding.remark is None:
        asked = "analysis-try_thinking" if practice.decided else "analysis-try_status"
        prompt = Prompt("", "" if practice.judged is not None else words(asked))
    able = bool(practice.course) and practice.judged is None
    tools = [tool._replace(enabled=able) if tool.name == "undo" else tool for tool in panel.tools]
    hint = with_key(words(back.hint), parts.program.keys.leading("Esc", words))
    leave = Offer("leave", words(back.text), parts.program.stack.pop, hint=hint)
    return panel._replace(
        prompt=prompt,
        share=None,
        choices=panel.choices if deciding else [],
        unfolded=panel.unfolded and deciding is not None,
        tools=[*(tool for tool in tools if tool.name in ("undo", "log")), leave],
    )
