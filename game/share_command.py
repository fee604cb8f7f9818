"""The command `herotable share MATCH --html FILE [--seat N]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.command_line import show
from game.screens.seating import TableMatch, guest
from game.share.page_maker import page
from game.share.page_wish import PageWish
from game.texts.texts import Voice
from saves.disk.files import is_there, write_atomically
from saves.disk.notices import SaveError, SaveRefused, refused
from saves.matches.code import from_code, is_code
from saves.matches.match_file import open_match
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from game.texts.texts import Texts

DONE: Final = 0  # exit codes
FAILED: Final = 1
COLOURS: Final = 6


def share_page(word: str, target: Path, seat: int | None, texts: Texts) -> int:
    """Write a finished match, a file or a code, as a web page that shows what `seat` (0-based) saw.

    None is the first person's seat. It tells what was written, or why not; nothing is overwritten.
    """
    add_trusted_games()
    pygame.font.init()
    try:
        table = _opened(word)
        whose = (table.persons or (0,))[0] if seat is None else seat
        if whose >= table.match.seats:
            raise SaveRefused("page_no_seat", Path(word).name, seat=whose + 1, seats=table.match.seats)
        if is_there(target):
            raise SaveRefused("exists", target.name)
        data = page(table, PageWish(whose), Voice(texts.language))
        _write(target, data)
    except SaveError as error:
        show(f"herotable: {error.notice.sentence(texts)}", sys.stderr)
        return FAILED
    size = texts.number(len(data) / 1_000_000, 1)
    show(texts("command-shared", file=str(target), size=size), sys.stdout)
    return DONE


def _opened(word: str) -> TableMatch:
    """Open a file or a code, whose players have no names; raise SaveError."""
    if not is_code(word):
        return TableMatch.from_saved(open_match(Path(word)).saved)
    match, _ = from_code(word)
    return TableMatch(match, tuple(guest(seat + 1, seat % COLOURS) for seat in range(match.seats)))


def _write(target: Path, data: bytes) -> None:
    try:
        write_atomically(target, data)
    except OSError as error:
        raise refused(error, target.name) from error
