"""Match codes: copying one to the clipboard, and opening one.

The code of a running match contains its seed, and so everything hidden. So it is given away only after a
question, and the match is then marked "with undo".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.library.opening import Found, in_code, refuse
from game.screens.menus.clipboard import clipboard, copy_text
from game.screens.requests import Answer, Ask, OpenDailyCheck, OpenReplay, OpenSeats
from saves.daily.line import is_line
from saves.disk.notices import SaveError
from saves.matches.code import is_code, to_code

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.app.program import Program
    from game.screens.seating import TableMatch


def copy_code(program: Program, table: TableMatch, marked: Callable[[], None] = lambda: None) -> None:
    """Copy the code of a match to the clipboard; `marked` is called when that marks the match."""
    words = program.words
    if table.match.over or not table.persons:
        _put(program, table)
        return

    def give() -> None:
        if _put(program, table):
            table.takebacks += 1
            marked()

    text = "replay-code-together" if len(table.persons) > 1 else "replay-code-text"
    answers = [
        Answer("yes", words("replay-code-yes"), give),
        Answer("no", words("replay-code-no")),
    ]
    names = words.texts.join(table.names[seat] for seat in table.persons)
    program.open(Ask(words("replay-code-title"), words(text, names=names), answers))


def _put(program: Program, table: TableMatch) -> bool:
    """Copy the code and say so, or why that failed."""
    code = to_code(table.match)
    if not copy_text(code):
        program.audio.play("refused")
        program.notice(program.words("match-log-no_clipboard"))
        return False
    program.notice(program.words("replay-code-copied", number=len(code)))
    return True


def copy_line(program: Program, line: str) -> None:
    """Copy a result of the daily deal to the clipboard, and say so, or why that failed."""
    copied = copy_text(line)
    if not copied:
        program.audio.play("refused")
    program.notice(program.words("daily-copied" if copied else "match-log-no_clipboard"))


def paste_code(program: Program) -> None:
    """Open the match code in the clipboard, or check the result of a daily deal; or show what is wrong."""
    code = clipboard()
    if is_line(code):
        program.open(OpenDailyCheck(code))
        return
    if not is_code(code):
        program.audio.play("refused")
        program.notice(program.words("title-no_code"))
        return
    try:
        found = in_code(code, program.settings, program.words)
    except SaveError as error:
        refuse(program, error)
    else:
        receive(program, found)


def receive(program: Program, found: Found) -> None:
    """Replay a finished match from a code; ask what to do with a running one."""
    program.tell(found.notices)
    table, words = found.table, program.words
    if table.match.over:
        program.open(OpenReplay(table, foreign=True))
        return
    at = len(table.match.decisions)
    answers = [
        Answer("play", words("replay-pasted-play"), lambda: program.open(OpenSeats(table, at))),
        Answer("watch", words("replay-pasted-watch"), lambda: program.open(OpenReplay(table, foreign=True))),
        Answer("cancel", words("replay-pasted-cancel")),
    ]
    program.open(Ask(words("replay-pasted-title"), words("replay-pasted-text", number=at), answers))
