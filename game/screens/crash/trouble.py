"""The texts after a crash: what happened, how far the match is safe, and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.games import title_of
from saves.disk.notices import SaveError
from saves.matches.header import read_header

if TYPE_CHECKING:
    from game.texts.texts import Voice

CONTINUE: Final = "continue"
TITLE: Final = "title"
FOLDER: Final = "folder"
COPY: Final = "copy"
LEAVE: Final = "leave"
Way = tuple[str, str]  # a button's action and its text


class Trouble(NamedTuple):
    """Everything the window shows, in the current language."""

    heading: str
    what: str
    safe: str
    error: str  # its name only: its message may contain hidden facts
    report: str  # where the report is, or that there is none
    ways: tuple[Way, ...]  # the default first
    copied: str  # shown after copying the path,
    refused: str  # and after failing to


def kept(match_file: Path | None, words: Voice) -> tuple[str, bool]:
    """Return how far the match is safe, by its file on disk, and whether it can be resumed."""
    if match_file is None:
        return words("crash-no_match"), False
    try:
        header = read_header(match_file)
    except SaveError as error:
        return words("crash-unsure", reason=error.notice.sentence(words.texts)), False
    name = header.title or title_of(header.game, words.texts)
    return words("crash-safe", number=header.decisions, name=name, file=match_file.name), True


def ways_out(words: Voice, *, match: bool, report: bool, again: bool) -> tuple[Way, ...]:
    """List the choices; a match that crashed `again` right away is not the default."""
    ways = [(CONTINUE, words("crash-continue"))] if match else []
    if again or not match:
        ways.insert(0, (TITLE, words("crash-title")))
    if report:
        ways += [(FOLDER, words("crash-folder")), (COPY, words("crash-copy"))]
    return (*ways, (LEAVE, words("crash-leave")))


def trouble_of(
    error: BaseException, words: Voice, match_file: Path | None, report: Path | None, *, again: bool
) -> Trouble:
    """Word a crash."""
    safe, match = kept(match_file, words)
    return Trouble(
        words("crash-heading"),
        words("crash-again" if again else "crash-what"),
        safe,
        type(error).__qualname__,
        words("crash-report", folder=report) if report else words("crash-no_report"),
        ways_out(words, match=match, report=report is not None, again=again),
        words("crash-copied"),
        words("crash-no_clipboard"),
    )
