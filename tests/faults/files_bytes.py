"""Every format: every bit flipped, cut at every length, and with right checksums over wrong facts.

What opens is what was saved. Settings, which people may edit, carry no checksum: there a flipped bit may
change one value, and no more. Behind a forged checksum anything may open that is a match or a deck at all.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from game.dust_collectorz.decks import saves as decks
from saves.disk.notices import SaveError
from saves.matches import header
from saves.matches.code import from_code, to_code
from saves.matches.match_file import unpack
from saves.settings import Settings, load_settings
from saves.statistics.file import Lines, read_lines
from saves.statistics.lines import VERSION, End, Line, Note, played_of, write_line
from tests.faults.files_disk import memory
from tests.faults.files_shelves import CARDS, ended
from tests.faults.files_sweep import Tally
from tests.saves.finished import NOW, SIDES
from tests.saves.matches import SAVED_AT, altered, packed, saved
from tests.saves.test_code import coded

FLIPPED: Final = "bit flipped"
CUT: Final = "cut short"
FORGED: Final = "checksum forged"
ODD: Final[tuple[Any, ...]] = (None, True, -1, 10**30, 0.5, "", "x" * 5000, "\u202e", [], [[]], {}, {"a": []})


@dataclass(frozen=True)
class Format:
    """A kind of file: its bytes, what comes of reading them, and files with forged checksums."""

    kind: str
    whole: bytes
    judge: Callable[[bytes], str]  # "" for what was saved; "told"; anything else is a loss
    forged: Callable[[], Iterator[bytes]]


def formats(folder: Path) -> tuple[Format, ...]:
    """All of them; `folder` is for those that are read from disk."""
    return (
        Format("match", MATCH, _match, _forged_matches),
        Format("share code", CODE, _code, _forged_codes),
        Format("deck", DECK, _deck, _forged_decks),
        Format("statistics", STATISTICS, _in_folder(folder, _statistics), _forged_statistics),
        Format("settings", SETTINGS, _in_folder(folder, _settings), _forged_settings),
    )


def try_all(tally: Tally, step: int) -> None:
    """Try each format, at every so many-th bit and length."""
    with tempfile.TemporaryDirectory(dir=memory()) as place:
        for one in formats(Path(place)):
            for bit in range(0, len(one.whole) * 8, step):
                flipped = bytearray(one.whole)
                flipped[bit // 8] ^= 1 << bit % 8
                _count(tally, one, FLIPPED, bytes(flipped), f"bit {bit}")
            for length in range(0, len(one.whole), step):
                _count(tally, one, CUT, one.whole[:length], f"{length} bytes")
            for number, data in enumerate(one.forged()):
                _count(tally, one, FORGED, data, f"file {number}")


def _count(tally: Tally, one: Format, fault: str, data: bytes, which: str) -> None:
    try:
        came = one.judge(data)
        lost = came not in ("", "told") and fault != FORGED
    except Exception as error:  # noqa: BLE001  # whatever it is, nobody foresaw it, and the table shall name it
        came, lost = repr(error), True
    tally.add(one.kind, fault, [f"{which}: {came}"] if lost else [], told=came == "told")


# Matches, codes, decks


MATCH: Final = packed(12, "Sunday")
CODE: Final = to_code(saved(12).match).encode()
THE_DECK: Final = decks.SavedDeck("Sunday best", CARDS, CARDS[:2])
DECK: Final = decks.pack(THE_DECK, SAVED_AT)


def _match(data: bytes) -> str:
    try:
        found = unpack(data, "x.save").saved
    except SaveError:
        return "told"
    return "" if found.match.record() == saved(12).match.record() else str(found)


def _code(data: bytes) -> str:
    try:
        found, _ = from_code(data.decode(errors="replace"))
    except SaveError:
        return "told"
    return "" if found.record() == saved(12).match.record() else str(found.record())


def _deck(data: bytes) -> str:
    try:
        found = decks.unpack(data, "x.deck")
    except SaveError:
        return "told"
    return "" if found == THE_DECK else str(found)


def _forged_matches() -> Iterator[bytes]:
    tree = msgspec.json.decode(MATCH.split(b"\n")[0])
    body = msgspec.json.decode(MATCH.split(b"\n")[1])
    yield from (altered(MATCH, header=change) for change in _changes(tree))
    yield from (altered(MATCH, body=change) for change in _changes(body))
    for change in _changes(body["record"]):
        yield altered(MATCH, body={"record": {**body["record"], **change}})


def _forged_codes() -> Iterator[bytes]:
    record = msgspec.to_builtins(saved(12).match.record())
    for change in _changes(record):
        yield coded(msgspec.json.encode({**record, **change})).encode()


def _forged_decks() -> Iterator[bytes]:
    tree = msgspec.json.decode(DECK)
    for change in _changes(tree):
        rest = msgspec.json.encode({**tree, **change, "check": "0" * 64})[74:]
        yield b'{"check":"' + header.checksum(rest).encode() + rest + b"\n"


def _changes(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each field with each odd value."""
    return ({name: odd} for name in tree for odd in ODD if name not in ("check", "body", "body_bytes"))


# Statistics and settings, which are read from disk


def _in_folder(folder: Path, judge: Callable[[Path], str]) -> Callable[[bytes], str]:
    def judged(data: bytes) -> str:
        path = folder / "file.json"
        path.write_bytes(data)
        return judge(path)

    return judged


PLAYED: Final = [played_of(ended(seed), SIDES, 0, NOW) for seed in (1, 2)]
NOTE: Final = Note(VERSION, "a" * 64, 2)
LINES: Final[list[Line]] = [*PLAYED, NOTE, End(VERSION, 3)]
STATISTICS: Final = b"".join(write_line(one) + b"\n" for one in LINES)
ALL_LINES: Final = Lines({one.key: one for one in PLAYED}, {NOTE.key: NOTE})


def _statistics(path: Path) -> str:
    """Judge a file: each line is as it was, or the file tells that it has bad ones."""
    try:
        found = read_lines(path)
    except SaveError:
        return "told"
    made_up = found.played.items() - ALL_LINES.played.items()
    if made_up or found.notes.items() - ALL_LINES.notes.items():
        return str(found)
    return "told" if found.bad else "" if found == ALL_LINES else f"nothing told: {found}"


def _forged_statistics() -> Iterator[bytes]:
    tree = msgspec.to_builtins(PLAYED[0])
    seats = ({"seats": [{**tree["seats"][0], **change}]} for change in _changes(tree["seats"][0]))
    for change in (*_changes(tree), *seats):
        rest = msgspec.json.encode({**tree, **change})
        yield header.checksum(rest).encode() + b" " + rest + b"\n" + write_line(End(VERSION, 1)) + b"\n"


CHOSEN: Final = Settings(volume_master=45, name="Änne", keys={"undo": ("U",)}, mute=True, speed=1.5)
SETTINGS: Final = msgspec.json.format(msgspec.json.encode(CHOSEN), indent=2) + b"\n"


def _settings(path: Path) -> str:
    """Judge a file: at most one value is another, or it is kept aside and all of this is told."""
    data = path.read_bytes()
    settings, notices = load_settings(path)
    others = [name for name in Settings.__struct_fields__ if getattr(settings, name) != getattr(CHOSEN, name)]
    if any(notice.code == "settings_kept" for notice in notices):
        aside = next(path.parent.glob("file.broken-*.json"))
        kept = aside.read_bytes() == data
        aside.unlink()
        return "told" if kept else "not kept"
    return f"{others}" if len(others) > 1 else "told" if notices else ""


def _forged_settings() -> Iterator[bytes]:
    tree = msgspec.to_builtins(CHOSEN)
    return (msgspec.json.encode({**tree, **change}) for change in _changes(tree))
