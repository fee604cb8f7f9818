"""Matches and files of matches that the tests of saves are about."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import pytest
from hypothesis import strategies as st

from game.engine.match import Match
from game.registry import GAMES
from saves.disk.notices import SaveError
from saves.matches.header import Player
from saves.matches.match_file import SavedMatch, pack, unpack

GAME: Final = "splendor_marvel"
SAVED_AT: Final = datetime(2026, 11, 20, 14, 15, tzinfo=UTC)
ANN_AND_BEN: Final = (Player("Ann", 0), Player("Ben", 1, "computer", 3))


def a_match(decisions: int = 12, seats: int = 2, seed: int = 7, game: str = GAME) -> Match:
    """Play so many decisions, some or other; fewer when the game ends before."""
    match = Match(GAMES[game].rules, seats, seed)
    for number in range(decisions):
        if match.over:
            break
        legal = match.state.legal_actions()
        match.play(legal[number * 7 % len(legal)])
    return match


def saved(decisions: int = 12, title: str = "") -> SavedMatch:
    """Seat Ann and a computer player at a match of so many decisions."""
    return SavedMatch(a_match(decisions), ANN_AND_BEN, title)


def packed(decisions: int = 12, title: str = "") -> bytes:
    """Make the file of such a match."""
    return pack(saved(decisions, title), SAVED_AT)


def parts(data: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """Take a file apart into the trees of its two lines."""
    first, second, _ = data.split(b"\n")
    return msgspec.json.decode(first), msgspec.json.decode(second)


def forged(header: Mapping[str, Any], body: bytes) -> bytes:
    """Make a file of any header and body whose checksums and length are right."""
    sums = {"body_bytes": len(body), "body": hashlib.sha256(body).hexdigest()}
    line = msgspec.json.encode(
        {"check": "0" * 64, **{k: v for k, v in header.items() if k != "check"}, **sums}
    )
    return forged_line(line[74:]) + b"\n" + body + b"\n"


def forged_line(rest: bytes) -> bytes:
    """Make a first line of anything, with the right checksum."""
    return b'{"check":"' + hashlib.sha256(rest).hexdigest().encode() + rest


def altered(data: bytes, header: Mapping[str, Any] = {}, body: Mapping[str, Any] = {}) -> bytes:
    """Change fields of a file's two lines and make the checksums right again."""
    old_header, old_body = parts(data)
    return forged({**old_header, **header}, msgspec.json.encode({**old_body, **body}))


WHOLE = packed(title="Sunday")
HEADER, BODY = parts(WHOLE)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)


def refusal(data: bytes) -> SaveError:
    """Open a file that can't be opened, and return the error."""
    with pytest.raises(SaveError) as caught:
        unpack(data, "x.save")
    return caught.value


def opens(data: bytes) -> bool:
    """Whether a file opens; anything but that and SaveError is a fault of the loader."""
    try:
        unpack(data, "x.save")
    except SaveError:
        return False
    return True


def is_dealt_with(data: bytes) -> bool:
    """Whether a file is refused by its name, or opens as a match that can be saved and opened again."""
    try:
        saved_match = unpack(data, "x.save").saved
    except SaveError as error:
        return "x.save" in str(error)
    again = unpack(pack(saved_match, SAVED_AT), "x.save").saved
    return again.match.record() == saved_match.match.record() and again.players == saved_match.players
