"""Match codes: a match as one line of text, "HT1-" and letters that survive mail and chat.

A code contains a checksum and the match's record, compressed. It has no names, but it has the seed, so the
code of a running match reveals everything hidden. Ask before giving one away.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from game.engine.contract import Rules
from game.engine.match import Match, MatchRecord
from game.registry import RULES
from saves.disk.names import clean_title
from saves.disk.notices import Notice, SaveDamaged, SaveTooLarge, SaveTooNew
from saves.matches.header import NOT_JSON, check_known
from saves.matches.letters import from_letters, to_letters
from saves.matches.match_file import play_again

START: Final = "HT"
VERSION: Final = 1
CODE_LIMIT: Final = 1 << 20  # characters; a match of 400 decisions needs about 4,000
_SHAPE: Final = re.compile(r"HT(?P<version>[1-9][0-9]{0,8})-(?P<letters>[A-Za-z0-9_-]+)")
_RECORD: Final = msgspec.json.Decoder(MatchRecord)


def is_code(text: str) -> bool:
    """Whether `text` looks like a code, perhaps a damaged one, so that it isn't tried as a file."""
    return text.lstrip()[: len(START)] == START and "-" in text[:40]


def to_code(match: Match) -> str:
    """Encode a match."""
    return f"{START}{VERSION}-{to_letters(msgspec.json.encode(match.record()))}"


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
    record = _read(from_letters(shape["letters"], file), file)
    check_known(record, file, games)
    match, notices = play_again(record, file, games)
    if not notices and record.revision < match.rules.revision and not match.over:
        notices = (Notice("rules_since_code", file),)  # it may have been finished when the code was made
    return match, notices


def _read(plain: bytes, file: str) -> MatchRecord:
    try:
        return _RECORD.decode(plain)
    except NOT_JSON as error:
        raise SaveDamaged("misshapen", file, reason=str(error)) from error
