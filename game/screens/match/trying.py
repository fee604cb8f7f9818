"""Begins a "What if": where several people play, all of them have to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.requests import Answer, Ask, OpenTrial

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.match.session.keeper import Keeper
    from game.screens.seating import TableMatch


def try_out(program: Program, original: TableMatch, keeper: Keeper) -> None:
    """Let something be tried from where a match stands, which is kept by `keeper`."""
    words = program.words

    def begin() -> None:
        program.open(OpenTrial(original, keeper))
        program.notice(words("replay-trial-begun"))

    if len(original.persons) < 2:
        begin()
        return
    names = words.texts.join(original.names[seat] for seat in original.persons)
    answers = [
        Answer("yes", words("replay-trial-agree_yes"), begin),
        Answer("no", words("replay-trial-agree_no")),
    ]
    title, text = words("replay-trial-agree_title"), words("replay-trial-agree_text", names=names)
    program.open(Ask(title, text, answers))
