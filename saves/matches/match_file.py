"""A match as a file: two lines of JSON, the header (see `saves.matches.header`) and the decisions.

The board is not in the file: opening replays every decision, checked by the rules. The library decides where
files lie and what to try when one is damaged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec

from game import __version__
from game.engine.contract import OVER, Rules
from game.engine.errors import EngineError
from game.engine.match import Match, MatchRecord
from game.registry import RULES
from saves.disk.clock import of_this_age
from saves.disk.files import SIZE_LIMIT, read_bounded
from saves.disk.names import clean_name, clean_title
from saves.disk.notices import Notice, SaveDamaged, SaveTooLarge
from saves.matches.header import (
    FORMAT,
    NO_CHECK,
    NOT_JSON,
    VERSION,
    Header,
    Player,
    Sum,
    check_known,
    checksum,
    header_line,
    read_header_line,
)
from saves.matches.migrations import migrated


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to replay the match; field names and bounds are the format."""

    record: MatchRecord
    takebacks: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
    ending: Sum  # see `ending_of`


_BODY: Final = msgspec.json.Decoder(Body)


@dataclass(frozen=True)
class SavedMatch:
    """A match with the facts outside the rules: its players, title, and number of undos."""

    match: Match
    players: tuple[Player, ...]  # by seat
    title: str = ""
    takebacks: int = 0


@dataclass(frozen=True)
class Opened:
    """An opened match, with notices; usually none."""

    saved: SavedMatch
    header: Header
    notices: tuple[Notice, ...] = ()
    name: str = ""  # the name to save it under; "": a new name, so that its old file stays as it is


def pack(saved: SavedMatch, saved_at: datetime, *, auto: bool = False) -> bytes:
    """Encode a match as its file's bytes; cleans the names.

    `saved_at` has a time zone; `auto`: saved automatically, not at a person's request. Raise SaveTooLarge for
    a match beyond all limits.
    """
    match = saved.match
    record = match.record()
    body = msgspec.json.encode(Body(record, saved.takebacks, ending_of(match)))
    header = Header(
        check=NO_CHECK,
        format=FORMAT,
        version=VERSION,
        game=record.game,
        revision=record.revision,
        seats=record.seats,
        decisions=len(record.decisions),
        over=match.over,
        saved_at=of_this_age(saved_at),
        program=__version__,
        title=clean_title(saved.title),
        auto=auto,
        players=tuple(
            msgspec.structs.replace(player, name=clean_name(player.name) or str(seat))
            for seat, player in enumerate(saved.players, 1)
        ),
        body_bytes=len(body),
        body=checksum(body),
    )
    data = b"".join((header_line(header), b"\n", body, b"\n"))
    if len(data) > SIZE_LIMIT:
        raise SaveTooLarge("too_large", header.title or record.game, limit=SIZE_LIMIT)
    return data


def unpack(data: bytes, file: str, games: Mapping[str, Rules] = RULES) -> Opened:
    """Decode and replay a match; raise SaveError that names `file` and what is wrong with it.

    If the rules were corrected since (an older revision), the match goes as far as they allow. A notice names
    the first illegal decision, or says that the outcome differs.
    """
    header, line = verified(data, file)
    check_known(header, file, games)
    body = _body_of(header, line, file)
    record = body.record
    match, notices = play_again(record, file, games)
    if not notices and ending_of(match) != body.ending:
        if record.revision == match.rules.revision:
            raise SaveDamaged("ends_otherwise", file)
        notices = (_other_outcome(header, match, file),)
    return Opened(SavedMatch(match, header.players, header.title, body.takebacks), header, notices)


def unplayed(data: bytes, file: str) -> tuple[Header, MatchRecord]:
    """Decode a match without replaying it, so that its game need not be here; raise SaveError."""
    header, line = verified(data, file)
    return header, _body_of(header, line, file).record


def _other_outcome(header: Header, match: Match, file: str) -> Notice:
    """Return a notice if later rules allow all decisions of a match but lead to a different position."""
    if not header.over:
        return Notice("rules_differ", file)
    if match.over:
        return Notice("rules_other_result", file)
    return Notice("rules_reopened", file)


def verified(data: bytes, file: str) -> tuple[Header, bytes]:
    """Split a file into its header and its body line, with both checksums verified; raise SaveError."""
    if len(data) > SIZE_LIMIT:
        raise SaveTooLarge("too_large", file, limit=SIZE_LIMIT)
    line, newline, rest = data.partition(b"\n")
    header = read_header_line(line, file)
    if newline + rest[-1:] != b"\n\n" or len(rest) != header.body_bytes + 1:
        raise SaveDamaged("cut_short", file)
    if checksum(rest[:-1]) != header.body:
        raise SaveDamaged("altered", file)
    return header, rest[:-1]


def open_match(path: Path, games: Mapping[str, Rules] = RULES) -> Opened:
    """Open a match file from anywhere; raise SaveError. The file isn't changed."""
    return unpack(read_bounded(path), path.name, games)


def play_again(
    record: MatchRecord, file: str, games: Mapping[str, Rules] = RULES
) -> tuple[Match, tuple[Notice, ...]]:
    """Replay a record; at an illegal decision raise SaveDamaged, or stop if its rules are older."""
    rules = games[record.game]
    try:
        match = Match(rules, record.seats, record.seed, record.options)
    except EngineError as error:
        raise SaveDamaged("bad_setup", file, reason=str(error)) from error
    count = len(record.decisions)
    for number, text in enumerate(record.decisions, 1):
        try:
            match.play(match.state.read(text))
        except EngineError as error:
            if record.revision < rules.revision:
                facts: dict[str, str | int] = {"number": number - 1, "count": count, "text": text}
                return match, (Notice("rules_changed", file, facts),)
            raise SaveDamaged(
                "illegal_decision", file, number=number, count=count, text=text, reason=str(error)
            ) from error
    return match, ()


def ending_of(match: Match) -> str:
    """Return a digest of a match's position, from what a rules revision fixes: movers and legal notations.

    Views are left out: they may gain fields in a later version, which must not make good files look damaged.
    """
    state = match.state
    legal = sorted(state.notation(action) for action in state.legal_actions())
    places = state.places() if state.to_move == OVER else []
    return checksum(msgspec.json.encode([match.movers, state.to_move, legal, places]))


def _body_of(header: Header, line: bytes, file: str) -> Body:
    """Decode the line that follows a header, which it has to agree with."""
    try:
        if header.version == VERSION:
            body = _BODY.decode(line)
        else:
            body = msgspec.convert(migrated("body", line, header.version, VERSION), Body)
    except NOT_JSON as error:
        raise SaveDamaged("misshapen", file, reason=str(error)) from error
    record = body.record
    told = (header.game, header.revision, header.seats, header.decisions)
    if told != (record.game, record.revision, record.seats, len(record.decisions)):
        raise SaveDamaged("misshapen", file, reason="its two lines are of different matches")
    return body
