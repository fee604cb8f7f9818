"""The command `herotable share MATCH`, which writes a clip, a picture card or a web page."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec
import pygame

from game.commands.language import show
from game.screens.replay.viewpoints import ways_to_watch
from game.screens.seating import TableMatch, guest
from game.share.card import card_from
from game.share.card_wish import CardWish
from game.share.clip import make_clip
from game.share.clip_wish import KINDS, ClipWish
from game.share.page.maker import page
from game.share.page.wish import PageWish
from game.texts.texts import Voice
from saves.disk.files import is_there, write_atomically
from saves.disk.notices import SaveError, SaveRefused, refused
from saves.matches.code import from_code, is_code
from saves.matches.match_file import open_match
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.texts.texts import Texts

DONE: Final = 0  # exit codes
FAILED: Final = 1
COLOURS: Final = 6


class Part(NamedTuple):
    """Which part of a match is wanted; all numbers are from 1, None for all there is."""

    seat: int | None = None  # whose view; None: the first person's
    first: int | None = None  # move
    last: int | None = None


def share(word: str, targets: Mapping[str, Path], part: Part, texts: Texts) -> int:
    """Write a match, a file or a code, as each of `targets`: "clip", "card", "html".

    It tells what was written, or why not; nothing is overwritten.
    """
    add_trusted_games()
    pygame.font.init()
    try:
        table = _opened(word)
        makers = [(path, _maker(kind, path, table, part, word)) for kind, path in targets.items()]
        for path, make in makers:
            if is_there(path):
                raise SaveRefused("exists", path.name)
            data = make(Voice(texts.language))
            _write(path, data)
            size = texts.number(len(data) / 1_000_000, 1)
            show(texts("command-shared", file=str(path), size=size), sys.stdout)
    except SaveError as error:
        show(f"herotable: {error.notice.sentence(texts)}", sys.stderr)
        return FAILED
    return DONE


def _maker(kind: str, path: Path, table: TableMatch, part: Part, word: str) -> Callable[[Voice], bytes]:
    """Return what makes one file; raise SaveError for what can't be made of this match."""
    file = Path(word).name[:40]
    if part.seat is not None and part.seat > table.match.seats:
        raise SaveRefused("page_no_seat", file, seat=part.seat, seats=table.match.seats)
    if kind == "clip":
        wish = _clip_wish(path, table, part, word)
        return lambda voice: make_clip(table, wish, voice)
    if kind == "card":
        if not table.match.over:
            raise SaveRefused("card_unfinished", file)
        return lambda voice: card_from(table, msgspec.json.encode(CardWish()), voice, lambda _: None)
    whose = (table.persons or (0,))[0] if part.seat is None else part.seat - 1
    return partial(page, table, PageWish(whose))


def _clip_wish(path: Path, table: TableMatch, part: Part, word: str) -> ClipWish:
    """Return the clip that is asked for; raise SaveError for another format, part or view than there is."""
    kind, file, count = path.suffix[1:].lower(), Path(word).name[:40], len(table.match.decisions)
    if kind not in KINDS:
        raise SaveRefused("clip_format", path.name)
    first, last = part.first or 1, count if part.last is None else part.last
    if not first - 1 <= last <= count:
        raise SaveRefused("clip_no_part", file, first=first, last=last, number=count)
    ways = [way.viewpoint for way in ways_to_watch(table, foreign=is_code(word)) if not way.open]
    wanted = [one for one in ways if part.seat is None or (one.seat == part.seat - 1 and not one.together)]
    if not wanted:
        raise SaveRefused("clip_hidden", file, seat=cast("int", part.seat))
    whose = wanted[0]
    return ClipWish(whose.seat, first - 1, last, kind, together=whose.together)


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
