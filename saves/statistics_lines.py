"""Finished matches as lines of a file: what is kept of each for the statistics, checked line by line.

A line is the checksum of its rest, a blank, and JSON. Each stands for itself, so a bad one costs itself
alone. The last one tells how many there are, so that a file that was cut between two lines is seen. A line
that is whole but of a newer version makes the file a newer program's. Where the file lies is the matter of
`saves.statistics`.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final

import msgspec

from game.engine.match import DECISIONS_LIMIT
from saves.clock import is_of_this_age, of_this_age
from saves.header import NOT_JSON, Player, Sum, Word, checksum
from saves.match_file import SavedMatch
from saves.names import NAME_LIMIT, clean_name
from saves.notices import SaveTooNew

VERSION: Final = 1
LINE_LIMIT: Final = 4 << 10  # bytes; a match of six has about 700
MODE: Final = "mode"  # the option that makes of a game another one
HELP_LIMIT: Final = 9_999
_CHECK: Final = 64  # hex digits

Count = Annotated[int, msgspec.Meta(ge=0, le=DECISIONS_LIMIT)]
Help = Annotated[int, msgspec.Meta(ge=0, le=HELP_LIMIT)]
Place = Annotated[int, msgspec.Meta(ge=0, le=12)]
Version = Annotated[int, msgspec.Meta(ge=1, lt=1 << 31)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat at a seat, and how they came out."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LIMIT)]
    level: Annotated[int, msgspec.Meta(ge=0, le=9)]  # of a computer player; 0: a person
    side: Place  # the first seat of those that win together with this one
    place: Annotated[int, msgspec.Meta(ge=1, le=12)]
    judged: Count = 0  # decisions that the analysis has a verdict on,
    lost: Annotated[float, msgspec.Meta(ge=0, le=DECISIONS_LIMIT)] = 0.0  # and what they cost in victories


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="played", tag_field="kind"):
    """A match that ended; field names, order and bounds are the format."""

    version: Version
    key: Sum  # which match: see `key_of`
    ended_at: Annotated[datetime, msgspec.Meta(tz=True)]
    game: Word
    mode: Annotated[str, msgspec.Meta(max_length=40)]  # "" for a game that has but one
    decisions: Count
    course: Sum  # of the decisions, by which an analysis knows the match
    first: Place  # the seat that decided first
    takebacks: Help
    hints: Help  # and warnings of the coach
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=12)]

    @property
    def helped(self) -> bool:
        """Whether anybody took back what had shown something, or was told what to do."""
        return bool(self.takebacks or self.hints)


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="note", tag_field="kind"):
    """What has to be remembered of a match that has not ended."""

    version: Version
    key: Sum
    hints: Help = 0
    barred: bool = False  # it came from somebody else: its end counts for nothing


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="end", tag_field="kind"):
    """The last line of a file: how many stand before it."""

    version: Version
    lines: Annotated[int, msgspec.Meta(ge=0, lt=1 << 20)]


Line = Played | Note | End


class _Versioned(msgspec.Struct, frozen=True):
    version: Version


_LINE: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_VERSION: Final = msgspec.json.Decoder(_Versioned)


def key_of(saved: SavedMatch) -> str:
    """Name a match: the same people on the same chairs with the same deal are the same match.

    However often it is taken back, saved under another name or begun anew, it counts once. An option that the
    game did not have from the first matters only when it is chosen: older matches keep their names.
    """
    match = saved.match
    people = [[clean_name(one.name), one.kind, one.level] for one in saved.players]
    late = {one.name: one.default for one in match.rules.options if one.since > 1}
    options = [(name, value) for name, value in match.options.items() if late.get(name, ...) != value]
    told = [match.rules.id, match.seats, match.seed, sorted(options), people]
    return checksum(msgspec.json.encode(told))


def course_of(saved: SavedMatch) -> str:
    """Name the decisions of a match."""
    return checksum(msgspec.json.encode(saved.match.decisions))


def played_of(saved: SavedMatch, sides: tuple[int, ...], hints: int, ended_at: datetime) -> Played:
    """Write down a match that has ended; `sides` tells for each seat the first one of its side."""
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
    return Seat(clean_name(player.name) or str(number), level, side, place)


def write_line(one: Line) -> bytes:
    """Write one line, without the newline."""
    rest = msgspec.json.encode(one)
    return checksum(rest).encode() + b" " + rest


def read_line(line: bytes, file: str) -> Line | None:
    """Read one line; None for a bad one. Raise SaveTooNew for a newer program's."""
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
    """Check what types can't; names come back clean."""
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
