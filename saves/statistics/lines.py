"""Finished matches as lines of a file, each checked separately.

A line is the checksum of the rest, a blank, and JSON. So a damaged line loses only itself. The last line
gives the number of lines, to notice a file truncated between two lines. An intact line of a newer version
makes the file a newer program's. `saves.statistics.statistics` decides where the file lies.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

import msgspec

from game.engine.match import DECISIONS_LIMIT
from saves.disk.clock import is_of_this_age, of_this_age
from saves.disk.names import NAME_LIMIT, clean_name
from saves.disk.notices import SaveTooNew
from saves.matches.header import NOT_JSON, Player, Sum, Word, checksum
from saves.matches.match_file import SavedMatch

VERSION: Final = 2  # since 0.2, for the tenths of levels
LINE_LIMIT: Final = 4 << 10  # bytes; a match of six has about 700
MODE: Final = "mode"  # the option that selects a variant of a game
HELP_LIMIT: Final = 9_999
_CHECK: Final = 64  # hex digits

Count = Annotated[int, msgspec.Meta(ge=0, le=DECISIONS_LIMIT)]
Help = Annotated[int, msgspec.Meta(ge=0, le=HELP_LIMIT)]
Place = Annotated[int, msgspec.Meta(ge=0, le=12)]
Version = Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's player and result."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LIMIT)]
    level: Annotated[int, msgspec.Meta(ge=0, le=9)]  # of a computer player; 0: a person
    side: Place  # the first seat of those that win together with this one
    place: Annotated[int, msgspec.Meta(ge=1, le=12)]
    judged: Count = 0  # decisions with a verdict from the analysis,
    lost: Annotated[float, msgspec.Meta(ge=0, le=DECISIONS_LIMIT)] = 0.0  # and their total loss, in wins
    tenths: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0  # of the way from the level to the next


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="played", tag_field="kind"):
    """A finished match; field names, order and bounds are the format."""

    version: Version
    key: Sum  # identifies the match: see `key_of`
    ended_at: Annotated[datetime, msgspec.Meta(tz=True)]
    game: Word
    mode: Annotated[str, msgspec.Meta(max_length=40)]  # "" if the game has only one
    decisions: Count
    course: Sum  # a digest of the decisions, by which an analysis finds the match
    first: Place  # the seat that went first
    takebacks: Help
    hints: Help  # and blunder alerts
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=12)]

    @property
    def helped(self) -> bool:
        """Whether anybody undid something revealing, or got a hint."""
        return bool(self.takebacks or self.hints)


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="note", tag_field="kind"):
    """Facts about a running match."""

    version: Version
    key: Sum
    hints: Help = 0
    barred: bool = False  # it came from elsewhere: its result doesn't count


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="end", tag_field="kind"):
    """The last line of a file: the number of lines before it."""

    version: Version
    lines: Annotated[int, msgspec.Meta(ge=0, lt=1 << 20)]


Line = Played | Note | End


class _Versioned(msgspec.Struct, frozen=True):
    version: Version


_LINE: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_VERSION: Final = msgspec.json.Decoder(_Versioned)


def key_of(saved: SavedMatch) -> str:
    """Return a match's key: the same people in the same seats with the same deal are the same match.

    It counts once, however often it is undone, saved under another name or started again. An option added
    later to a game, and a level's tenths, are part of the key only if they are used, so older matches keep
    their keys.
    """
    match = saved.match
    people = [
        [clean_name(one.name), one.kind, one.level, *([one.tenths] if one.tenths else [])]
        for one in saved.players
    ]
    late = {one.name: one.default for one in match.rules.options if one.since > 1}
    options = [(name, value) for name, value in match.options.items() if late.get(name, ...) != value]
    told = [match.rules.id, match.seats, match.seed, sorted(options), people]
    return checksum(msgspec.json.encode(told))


def course_of(saved: SavedMatch) -> str:
    """Return a digest of a match's decisions."""
    return checksum(msgspec.json.encode(saved.match.decisions))


def played_of(saved: SavedMatch, sides: tuple[int, ...], hints: int, ended_at: datetime) -> Played:
    """Make the record of a finished match; `sides` gives each seat the first seat of its side."""
    match = saved.match
    people = zip(saved.players, sides, match.state.places(), strict=True)
    return Played(
        VERSION,
        key_of(saved),
        of_this_age(ended_at),
        match.rules.id,
        str(match.options.get(MODE, "")),
        len(match.decisions),
        course_of(saved),
        match.movers[0] if match.movers else 0,
        min(saved.takebacks, HELP_LIMIT),
        min(hints, HELP_LIMIT),
        tuple(_seat(player, number, *rest) for number, (player, *rest) in enumerate(people, 1)),
    )


def _seat(player: Player, number: int, side: int, place: int) -> Seat:
    level = max(1, player.level) if player.kind == "computer" else 0
    tenths = player.tenths if level else 0
    return Seat(clean_name(player.name) or str(number), level, side, place, tenths=tenths)


def write_line(one: Line) -> bytes:
    """Encode one line, without the newline."""
    rest = msgspec.json.encode(one)
    return checksum(rest).encode() + b" " + rest


def read_line(line: bytes, file: str) -> Line | None:
    """Decode one line; None for a bad one. Raise SaveTooNew for a newer program's."""
    rest = line[_CHECK + 1 :]
    if not _CHECK < len(line) <= LINE_LIMIT or line[: _CHECK + 1] != checksum(rest).encode() + b" ":
        return None
    try:
        version = _VERSION.decode(rest).version
        if version > VERSION:
            raise SaveTooNew("too_new", file, theirs=f"format {version}", ours=f"format {VERSION}")
        one = _LINE.decode(rest)
    except NOT_JSON:
        return None
    return _sensible(one) if isinstance(one, Played) else one


def _sensible(one: Played) -> Played | None:
    """Check what types can't; cleans names."""
    count = len(one.seats)
    names = [clean_name(seat.name) for seat in one.seats]
    places = [seat.place for seat in one.seats]
    sound = (
        is_of_this_age(one.ended_at)
        and all(names)
        and one.first < count
        and all(seat.side < count and seat.lost <= seat.judged for seat in one.seats)
        and min(places) == 1
        and max(places) <= count
        and sum(seat.judged for seat in one.seats) <= one.decisions
    )
    if not sound:
        return None
    seats = (msgspec.structs.replace(seat, name=name) for seat, name in zip(one.seats, names, strict=True))
    return msgspec.structs.replace(one, seats=tuple(seats))
