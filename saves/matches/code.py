"""Match codes: a match as one line of text, "HT1-" and letters that survive mail and chat.

A code contains a checksum and the match's record, compressed. It has no names, but it has the seed, so the
code of a running match reveals everything hidden. Ask before giving one away.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import zlib
from collections.abc import Mapping
from typing import Final

import msgspec

from game.engine.contract import Rules
from game.engine.match import TEXT_LIMIT, Match, MatchRecord
from game.registry import RULES
from saves.disk.names import clean_title
from saves.disk.notices import Notice, SaveDamaged, SaveTooLarge, SaveTooNew
from saves.matches.header import NOT_JSON, check_known
from saves.matches.match_file import play_again

START: Final = "HT"
VERSION: Final = 1
CODE_LIMIT: Final = 1 << 20  # characters; a match of 400 decisions needs about 4,000
_CHECK_BYTES: Final = 6
_SHAPE: Final = re.compile(r"HT(?P<version>[1-9][0-9]{0,8})-(?P<letters>[A-Za-z0-9_-]+)")
_RECORD: Final = msgspec.json.Decoder(MatchRecord)


def is_code(text: str) -> bool:
    """Whether `text` looks like a code, perhaps a damaged one, so that it isn't tried as a file."""
    return text.lstrip()[: len(START)] == START and "-" in text[:40]


def to_code(match: Match) -> str:
    """Encode a match."""
    packed = zlib.compress(msgspec.json.encode(match.record()), 9)
    return f"{START}{VERSION}-{base64.urlsafe_b64encode(_check(packed) + packed).decode().rstrip('=')}"


def from_code(text: str, games: Mapping[str, Rules] = RULES) -> tuple[Match, tuple[Notice, ...]]:
    """Decode and replay a match; also return notices (about rules). Raise SaveError.

    Blanks and line breaks added by mail programs don't matter.
    """
    file = clean_title(text[:12]) + "…"  # its name in errors
    if len(text) > CODE_LIMIT:
        raise SaveTooLarge("too_large", file, limit=CODE_LIMIT)
    shape = _SHAPE.fullmatch("".join(text.split()))
    if shape is None:
        raise SaveDamaged("no_code", file)
    if int(shape["version"]) > VERSION:
        raise SaveTooNew("too_new", file, theirs=f"{START}{shape['version']}", ours=f"{START}{VERSION}")
    record = _read(_unpacked(shape["letters"], file), file)
    check_known(record, file, games)
    match, notices = play_again(record, file, games)
    if not notices and record.revision < match.rules.revision and not match.over:
        notices = (Notice("rules_since_code", file),)  # it may have been finished when the code was made
    return match, notices


def _unpacked(letters: str, file: str) -> bytes:
    """Decode and decompress, within limits."""
    try:
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except (binascii.Error, ValueError) as error:
        raise SaveDamaged("cut_short", file) from error
    check, packed = data[:_CHECK_BYTES], data[_CHECK_BYTES:]
    if check != _check(packed):
        raise SaveDamaged("altered", file)
    stream = zlib.decompressobj()
    try:
        plain = stream.decompress(packed, TEXT_LIMIT)
    except zlib.error as error:
        raise SaveDamaged("altered", file) from error
    if stream.unconsumed_tail:
        raise SaveTooLarge("too_large", file, limit=TEXT_LIMIT)
    if not stream.eof or stream.unused_data:
        raise SaveDamaged("altered", file)
    return plain


def _read(plain: bytes, file: str) -> MatchRecord:
    try:
        return _RECORD.decode(plain)
    except NOT_JSON as error:
        raise SaveDamaged("misshapen", file, reason=str(error)) from error


def _check(packed: bytes) -> bytes:
    return hashlib.sha256(packed).digest()[:_CHECK_BYTES]
