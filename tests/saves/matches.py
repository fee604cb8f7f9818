"""Matches and files of matches that the tests of saves are about."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from game.engine.match import Match
from game.registry import GAMES
from saves.header import Player
from saves.match_file import SavedMatch, pack

GAME: Final = "splendor_marvel"
SAVED_AT: Final = datetime(2026, 11, 20, 14, 15, tzinfo=UTC)
ANN_AND_BEN: Final = (Player("Ann", 0), Player("Ben", 1, "computer", 3))


def a_match(decisions: int = 12, seats: int = 2, seed: int = 7) -> Match:
    """Play so many decisions, some or other; fewer when the game ends before."""
    match = Match(GAMES[GAME], seats, seed)
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
