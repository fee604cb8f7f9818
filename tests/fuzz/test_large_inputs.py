"""As much as a reader takes, at its worst: what could cost minutes is read or refused in seconds."""

from __future__ import annotations

import base64
import hashlib
import zlib
from typing import Any, Final

import pytest

from saves import settings as settings_module
from saves.disk.files import SIZE_LIMIT
from saves.statistics.file import FILE_LIMIT
from tests.fuzz.match_files import forged
from tests.fuzz.target import CORPUS, kept
from tests.fuzz.targets import TARGETS
from tests.fuzz.trees import from_json, to_json

SECONDS: Final = 30  # ten times what the slowest takes
DECISIONS: Final = 20_000
TOP, BODY = (from_json(line) for line in (CORPUS / "match" / "seed-01").read_bytes().split(b"\n")[:2])
RECORD: Final[dict[str, Any]] = BODY["record"]
FIRST: Final[str] = RECORD["decisions"][0]
KEY: Final = b".".join([b"a"] * 1950)
LANGUAGE: Final = b'[language]\nname = "x"\n'
CARD_COLUMNS: Final = b"tribe,rank,name,german,attack,speed,health,cunning,ability,params\n"


def match(decisions: list[str]) -> bytes:
    """Make the file of a match with these decisions, all its checksums right."""
    body = {**BODY, "record": {**RECORD, "decisions": decisions}}
    return forged({**TOP, "decisions": len(decisions)}, to_json(body))


def code(record: dict[str, Any]) -> bytes:
    """Make the code of a record."""
    packed = zlib.compress(to_json(record), 1)
    return b"HT1-" + base64.urlsafe_b64encode(hashlib.sha256(packed).digest()[:6] + packed).rstrip(b"=")


def network() -> bytes:
    """Make a network of nearly as many weights as its file may have."""
    sizes, outputs = [256] * 30, [1] * 256
    rows = [[1] * 257] * sum(sizes)
    return to_json({"game": "x", "made": {}, "seats": [2], "sizes": sizes, "outputs": outputs, "rows": rows})


LARGE: Final[dict[str, tuple[str, bytes]]] = {
    "the same decision over and over": ("match", match([FIRST] * DECISIONS)),
    "long decisions": ("match", match(["a" * 200] * DECISIONS)),
    "a text of long decisions": ("match_text", to_json({**RECORD, "decisions": ["a" * 200] * DECISIONS})),
    "a code of long decisions": ("code", code({**RECORD, "decisions": ["a" * 200] * DECISIONS})),
    "a code that unpacks to more than any match": ("code", code({"game": "a" * (8 << 20)})),
    "a code of blanks": ("code", b"HT1-" + b" " * 1_000_000),
    "settings that nobody knows": ("settings", to_json({f"k{n}": 1 for n in range(100_000)})),
    "keys for commands without end": (
        "settings",
        to_json({"keys": {f"k{n}": ["A"] for n in range(100_000)}}),
    ),
    "brackets": ("settings", b"[" * SIZE_LIMIT),
    "a name of accents for a setting": ("settings", to_json({"\u0315\u0300" * 300_000: 1})),
    "a name of accents": ("names", ("\u0315\u0300" * 500_000).encode()),
    "lines of one letter": ("played", b"a\n" * (FILE_LIMIT // 8)),
    "one line": ("played", b"a" * FILE_LIMIT),
    "keys of many parts": ("lesson", b"".join(b"[%s.b%d]\n" % (KEY, n) for n in range(15))),
    "a language's keys of many parts": (
        "language",
        LANGUAGE + b"".join(b"b%d.%s=1\n" % (n, KEY) for n in range(15)),
    ),
    "braces": ("language", LANGUAGE + b'[title]\nplay="' + b"{" * 1990 + b'"'),
    "a card in quotes without end": ("cards", CARD_COLUMNS + b'"' * 39_000),
    "a row of empty cells": ("cards", CARD_COLUMNS + b"," * 39_000),
    "a large network": ("network", network()),
    "a deck of all cards": ("setup", b"dust_collectorz\nme\n7\ndeck1=" + b"cogwick," * 500_000),
    "seats without end": ("command_line", b"dust_collectorz\n--seats\n" + b"me," * 100_000),
}


@pytest.mark.timeout(SECONDS)
@pytest.mark.parametrize("what", LARGE)
def test_a_large_input_is_read_or_refused_in_time(what: str) -> None:
    """What it costs rises with its length, not with the square of it."""
    name, data = LARGE[what]

    TARGETS[name].reads(data)


def test_of_many_bad_settings_the_first_are_told() -> None:
    """Nobody reads thousands of notices."""
    with kept(to_json({f"k{number}": 1 for number in range(1000)}), "settings.json") as path:
        _, notices = settings_module.load_settings(path)

    assert len(notices) == settings_module.TOLD_LIMIT
