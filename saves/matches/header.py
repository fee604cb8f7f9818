"""The first line of a match file: the facts for the list of matches, and the proof that the file is intact.

It begins with the checksum of the rest of the line, which contains the length and checksum of the body. So a
header can be trusted without reading the body, and every flipped bit is noticed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from game.engine.contract import Rules
from game.engine.match import DECISIONS_LIMIT, MatchRecord
from game.registry import RULES
from saves.disk.clock import is_of_this_age
from saves.disk.files import SIZE_LIMIT, file_size, read_start
from saves.disk.names import NAME_LIMIT, TITLE_LIMIT, clean_name, clean_title
from saves.disk.notices import SaveDamaged, SaveTooNew
from saves.matches.migrations import migrated

FORMAT: Final = "herotable-match"
VERSION: Final = 2
HEADER_LIMIT: Final = 64 << 10  # bytes of the first line

NO_CHECK: Final = "0" * 64
_CHECK_START: Final = b'{"check":"'
_CHECK_END: Final = len(_CHECK_START) + 64

Sum = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
FaceName = Annotated[str, msgspec.Meta(max_length=40)]  # one that this program doesn't have stays in the file


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat's player: a person, or a computer player with a level from 1."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LIMIT)]
    colour: Annotated[int, msgspec.Meta(ge=0, le=11)]
    kind: Literal["person", "computer"] = "person"
    level: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0  # 0 for a person
    face: FaceName = ""  # a person's; "": none chosen yet
    tenths: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0  # of the way from the level to the next
    matched: bool = False  # a computer player's level was chosen to be that of a person


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The facts for the list of matches; field names, order and bounds are the format."""

    check: Sum
    format: Literal["herotable-match"]
    version: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]
    game: Word
    revision: Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]  # of the game's rules
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    decisions: Annotated[int, msgspec.Meta(ge=0, le=DECISIONS_LIMIT)]
    over: bool
    saved_at: Annotated[datetime, msgspec.Meta(tz=True)]
    program: Word  # the version that wrote the file
    title: Annotated[str, msgspec.Meta(max_length=TITLE_LIMIT)]
    auto: bool  # saved automatically, not at a person's request
    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=12)]
    body_bytes: Annotated[int, msgspec.Meta(ge=2, le=SIZE_LIMIT)]
    body: Sum


class _Version(msgspec.Struct, frozen=True):
    """The two fields that every version has, which are read first."""

    format: str
    version: Annotated[int, msgspec.Meta(ge=1)]


_VERSION: Final = msgspec.json.Decoder(_Version)
_HEADER: Final = msgspec.json.Decoder(Header)
NOT_JSON: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)


def header_line(header: Header) -> bytes:
    """Encode a header as its line, without the newline; computes `check`."""
    rest = msgspec.json.encode(header)[_CHECK_END:]
    return _CHECK_START + checksum(rest).encode() + rest


def checksum(data: bytes) -> str:
    """Return the SHA-256 of `data` in 64 hex digits."""
    return hashlib.sha256(data).hexdigest()


def read_header(path: Path) -> Header:
    """Read only a file's first line, and check the file's length; raise SaveError."""
    line, newline, _ = read_start(path, HEADER_LIMIT).partition(b"\n")
    if not newline:
        raise SaveDamaged("not_a_match" if len(line) == HEADER_LIMIT else "cut_short", path.name)
    header = read_header_line(line, path.name)
    if file_size(path) != len(line) + header.body_bytes + 2:
        raise SaveDamaged("cut_short", path.name)
    return header


def read_header_line(line: bytes, file: str) -> Header:
    """Read the first line of a file; raise SaveDamaged or SaveTooNew."""
    try:
        version = _VERSION.decode(line)
    except NOT_JSON as error:
        raise SaveDamaged("not_a_match", file) from error
    if version.format != FORMAT:
        raise SaveDamaged("not_a_match", file)
    if version.version > VERSION:
        raise SaveTooNew("too_new", file, theirs=str(version.version), ours=str(VERSION))
    if (
        not line.startswith(_CHECK_START)
        or checksum(line[_CHECK_END:]).encode() != line[len(_CHECK_START) : _CHECK_END]
    ):
        raise SaveDamaged("altered", file)
    try:
        header = (
            _HEADER.decode(line)
            if version.version == VERSION
            else msgspec.convert(migrated("header", line, version.version, VERSION), Header)
        )
    except NOT_JSON as error:
        raise SaveDamaged("misshapen", file, reason=str(error)) from error
    return _sensible(header, file)


def check_known(told: Header | MatchRecord, file: str, games: Mapping[str, Rules] = RULES) -> None:
    """Raise SaveTooNew for a game or a rules revision that this program doesn't have."""
    if told.game not in games:
        raise SaveTooNew("unknown_game", file, game=told.game, known=", ".join(games))
    ours = games[told.game].revision
    if told.revision > ours:
        raise SaveTooNew("rules_too_new", file, theirs=told.revision, ours=ours)


def _sensible(header: Header, file: str) -> Header:
    """Check what types can't: a year that every system can show, a player for each seat, clean names."""
    if not is_of_this_age(header.saved_at):
        raise SaveDamaged("misshapen", file, reason="its time is not of this age")
    if len(header.players) != header.seats:
        raise SaveDamaged("misshapen", file, reason=f"{header.seats} seats, {len(header.players)} players")
    names = [clean_name(player.name) for player in header.players]
    if not all(names):
        raise SaveDamaged("misshapen", file, reason="a player has no name")
    players = tuple(
        msgspec.structs.replace(player, name=name) for player, name in zip(header.players, names, strict=True)
    )
    return msgspec.structs.replace(header, players=players, title=clean_title(header.title))
