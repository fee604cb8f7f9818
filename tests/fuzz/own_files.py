"""The program's other files, which anybody may edit: decks, settings, finished matches, names, keys."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from random import Random
from typing import Final

import msgspec

from game.dust_collectorz.decks.saves import FILE_LIMIT, SavedDeck, unpack
from game.dust_collectorz.decks.saves import pack as pack_deck
from game.dust_collectorz.rules.cards.cards import KINDS
from saves.disk.names import clean_name, clean_title
from saves.disk.notices import SaveError
from saves.practice.progress import encoded, read_progress
from saves.settings import Settings, load_settings, without_names
from saves.shortcuts import joined, parted, read_shortcut, read_shortcuts
from saves.statistics.file import read_lines
from saves.statistics.lines import read_line, write_line
from tests.fuzz.match_files import IN, told
from tests.fuzz.target import FILE, Alter, Target, kept
from tests.fuzz.trees import from_json, shaken, to_json

SAVED_AT: Final = datetime(2026, 11, 20, 14, 15, tzinfo=UTC)
CHECK: Final = 64  # hex digits of a checksum


def reads_deck(data: bytes) -> None:
    """A file holds a deck that is the same when it is kept and read again, or raises SaveError."""
    try:
        deck = unpack(data, FILE)
    except SaveError as error:
        told(error)
        return
    assert len(data) > FILE_LIMIT or unpack(pack_deck(deck, SAVED_AT), FILE) == deck
    assert isinstance(deck, SavedDeck)


def reads_settings(data: bytes) -> None:
    """Whatever the file holds, there are settings, which are the same when they are kept and read again."""
    with kept(data, "settings.json") as path:
        settings, notices = load_settings(path)
        assert all(notice.sentence(texts) for notice in notices for texts in IN.values())
        path.write_bytes(msgspec.json.encode(settings))
        assert load_settings(path) == (settings, [])
    assert msgspec.convert(without_names(settings), Settings).name == ""


def reads_played(data: bytes) -> None:
    """Each line is a finished match, a note or nothing; what is read is the same when it is kept."""
    with kept(data, "played.lines") as path:
        try:
            lines = read_lines(path)
        except SaveError as error:
            told(error)
            return
    assert all(read_line(write_line(one), FILE) == one for one in lines.played.values())
    assert all(read_line(write_line(one), FILE) == one for one in lines.notes.values())


def reads_practice(data: bytes) -> None:
    """The file holds reviews that are the same when they are kept and can be asked when they are due."""
    with kept(data, "practice.json") as path:
        try:
            reviews = read_progress(path)
        except SaveError as error:
            told(error)
            return
        path.write_bytes(encoded(reviews))
        assert read_progress(path) == reviews
    assert all(one.due(one.answered) in (True, False) for one in reviews.values())


def shaken_practice(data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change the content, and make its checksum right again."""
    rest = shaken_json(data[CHECK + 1 :], luck, alter)
    return alter(data) if not luck.randrange(8) else hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest


def reads_shortcuts(data: bytes) -> None:
    """Voice for keys are read into words that are read as the same, or raise ValueError."""
    texts = data.decode("utf-8", "surrogateescape").split("\n")
    try:
        strokes = read_shortcuts(texts)
    except ValueError:
        return
    assert read_shortcuts(strokes) == strokes
    assert all(joined(*parted(stroke)) == read_shortcut(stroke) == stroke for stroke in strokes)


def reads_names(data: bytes) -> None:
    """A name is clean after it was cleaned once, fits its limit, and can be written to a file."""
    text = data.decode("utf-8", "surrogateescape")
    for clean in (clean_name, clean_title):
        cleaned = clean(text)
        assert clean(cleaned) == cleaned == " ".join(cleaned.split())
        assert cleaned.isprintable() or not cleaned.isascii()
        assert cleaned.encode().decode() == cleaned


# How these files are altered


def shaken_deck(data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change a deck and make its checksum right again."""
    tree = from_json(data)
    if not isinstance(tree, dict) or not luck.randrange(8):
        return alter(data)
    tree = shaken(tree, luck, alter)
    if not isinstance(tree, dict):
        return to_json(tree)
    line = to_json({"check": "0" * CHECK, **{k: v for k, v in tree.items() if k != "check"}})
    rest = line[len('{"check":"') + CHECK :]
    return b'{"check":"' + hashlib.sha256(rest).hexdigest().encode() + rest + b"\n"


def shaken_json(data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change a value of JSON, or its letters."""
    tree = from_json(data)
    return alter(data) if tree is None or not luck.randrange(4) else to_json(shaken(tree, luck, alter))


def shaken_played(data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change one line, or how many there are, and make its checksum right again."""
    lines = data.split(b"\n")
    at = luck.randrange(len(lines))
    if not luck.randrange(8):
        return alter(data)
    if not luck.randrange(4):
        lines.insert(luck.randint(0, len(lines)), lines[at])
        return b"\n".join(lines)
    rest = shaken_json(lines[at][CHECK + 1 :], luck, alter).replace(b"\n", b"")
    lines[at] = hashlib.sha256(rest).hexdigest().encode() + b" " + rest
    return b"\n".join(lines)


DECK_WORDS: Final = ('"format":"herotable-deck"', '"version":1', '"cards":[', '"pinned":[', *sorted(KINDS))
PLAYED_WORDS: Final = (
    *('"kind":"played"', '"kind":"note"', '"version":1', '"key":"', '"ended_at":"', '"mode":"', '"course":"'),
    *('"first":0', '"takebacks":0', '"hints":0', '"barred":true', '"seats":[', '"side":0', '"place":1'),
    *('"judged":0', '"lost":0.5', '"level":0'),
)
PRACTICE_WORDS: Final = ('"version":1', '"reviews":{', '"begun":"', '"answered":"9999-12-31"', '"right":9')
KEY_WORDS: Final = (
    "Ctrl+",
    "Alt+",
    "Shift+",
    "Plus",
    "F12",
    "PageUp",
    "Space",
    "ß",
    "\u017f",
    "µ",
    "\n",
    "\u0131",
)
NAME_WORDS: Final = ("\u202e", "\u200d", "\u2028", "e\u0301", "\ufeff", "\u3000", "ﬁ", "한", "\U000e0001")
SETTING_WORDS: Final = tuple(f'"{name}":' for name in Settings.__struct_fields__)

TARGETS: Final = (
    Target("deck", reads_deck, f"{__name__}.unpack", shaken_deck, DECK_WORDS),
    Target("settings", reads_settings, f"{__name__}.load_settings", shaken_json, SETTING_WORDS, 8192),
    Target("played", reads_played, f"{__name__}.read_lines", shaken_played, PLAYED_WORDS, 8192),
    Target("practice", reads_practice, f"{__name__}.read_progress", shaken_practice, PRACTICE_WORDS, 8192),
    Target("shortcuts", reads_shortcuts, f"{__name__}.read_shortcuts", None, KEY_WORDS, 200),
    Target("names", reads_names, f"{__name__}.clean_name", None, NAME_WORDS, 400),
)
