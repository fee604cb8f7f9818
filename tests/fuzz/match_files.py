"""Matches that somebody sent: as a file, as a code, as a line of text."""

from __future__ import annotations

import base64
import hashlib
import zlib
from datetime import UTC, datetime
from random import Random
from typing import Any, Final
from unittest.mock import patch

import msgspec

from game.engine.contract import OVER
from game.engine.errors import BadMatch, EngineError
from game.engine.match import Match, MatchRecord
from game.registry import GAMES, RULES
from saves.daily.line import read_line, to_line
from saves.disk.notices import SaveError
from saves.matches import header, match_file, migrations
from saves.matches.code import CODE_LIMIT, from_code, to_code
from saves.matches.header import read_header
from saves.matches.match_file import Opened, ending_of, pack, unpack
from tests.fuzz.target import FILE, Alter, Mutate, Target, kept
from tests.fuzz.trees import from_json, shaken, to_json
from tests.speaking import speaking

SAVED_AT: Final = datetime(2026, 11, 20, 14, 15, tzinfo=UTC)
IN: Final = speaking()
MORE: Final = 4  # decisions that are added to a match at a time, at most
WORDS: Final = (
    *('"check":"', '"format":"herotable-match"', '"version":2', '"game":', '"revision":1', '"seats":2'),
    *('"decisions":[', '"over":false', '"saved_at":"', '"program":"', '"title":"', '"auto":false'),
    *(
        '"players":[{"name":"',
        '"colour":0',
        '"kind":"computer"',
        '"level":1',
        '"face":"fox"',
        '"body_bytes":',
        '"body":"',
    ),
    *('"record":{', '"seed":', '"options":{', '"takebacks":0', '"ending":"', *GAMES),
    *(f'"{option.name}":' for rules in RULES.values() for option in rules.options),
)


# What must hold


def told(error: SaveError) -> None:
    """See that an error can be told to a person, in every language; French has blanks that nothing breaks."""
    told = [error.notice.sentence(texts) for texts in IN.values()]
    assert all("".join(text.split()).isprintable() for text in told)


def reads_match(data: bytes) -> None:
    """A file opens as a match that is the same when it is saved and opened again, or raises SaveError."""
    try:
        opened = unpack(data, FILE)
    except SaveError as error:
        told(error)
        return
    _is_the_same_again(opened)
    with kept(data, FILE) as path:
        assert read_header(path) == opened.header


def _is_the_same_again(opened: Opened) -> None:
    again = unpack(pack(opened.saved, SAVED_AT), FILE)

    assert again.saved.match.record() == opened.saved.match.record()
    assert (again.saved.players, again.saved.title) == (opened.saved.players, opened.saved.title)
    assert again.saved.takebacks == opened.saved.takebacks
    assert all(notice.sentence(IN["de"]) for notice in opened.notices)


def reads_list_row(data: bytes) -> None:
    """The list of matches gets a header from the first line alone, or SaveError."""
    with kept(data, FILE) as path:
        try:
            assert read_header(path).players
        except SaveError as error:
            told(error)


def reads_older_match(data: bytes) -> None:
    """A file of an older version goes through the steps to ours; they trust nothing either."""
    step, later = migrations.Step(_older_header, _older_body), header.VERSION + 1
    with (
        patch.dict(migrations.MIGRATIONS, {header.VERSION: step}),
        patch.object(header, "VERSION", later),
        patch.object(match_file, "VERSION", later),
    ):
        reads_match(data)


def _older_header(tree: dict[str, Any]) -> dict[str, Any]:
    """Stand for a step that splits a value and counts in a list, as steps do."""
    names = [player["name"].strip() for player in tree["players"]]
    return tree | {"version": header.VERSION, "title": f"{tree['title']} {names[0]} {tree['decisions'] + 0}"}


def _older_body(tree: dict[str, Any]) -> dict[str, Any]:
    record = tree["record"]
    return tree | {"record": record | {"decisions": [text.lower() for text in record["decisions"]]}}


def reads_code(data: bytes) -> None:
    """A code gives a match whose own code gives the same match, or raises SaveError."""
    try:
        match, notices = from_code(data.decode("utf-8", "surrogateescape"))
    except SaveError as error:
        told(error)
        return
    code = to_code(match)
    assert len(code) > CODE_LIMIT or from_code(code)[0].record() == match.record()
    assert all(notice.sentence(IN["de"]) for notice in notices)


def reads_daily_line(data: bytes) -> None:
    """A result of the daily deal gives a match whose own line gives the same one, or raises SaveError."""
    try:
        claim = read_line(data.decode("utf-8", "surrogateescape"), SAVED_AT.date())
    except SaveError as error:
        told(error)
        return
    assert read_line(to_line(*claim), SAVED_AT.date()).match.record() == claim.match.record()


def reads_match_text(data: bytes) -> None:
    """The engine's own reader raises nothing but BadMatch."""
    try:
        match = Match.from_text(data.decode("utf-8", "surrogateescape"), RULES)
    except BadMatch:
        return
    assert Match.from_text(match.to_text(), RULES).record() == match.record()


# How a match is altered


def shaken_match(data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change a file, mostly so that its checksums are right again."""
    first, _, rest = data.partition(b"\n")
    body, top = from_json(rest), from_json(first)
    if not isinstance(top, dict) or not isinstance(body, dict) or not luck.randrange(8):
        return alter(data)
    kind = luck.randrange(4)
    if kind == 0:
        top = shaken(top, luck, alter)
    elif kind == 1:
        body = shaken(body, luck, alter)
    elif kind == 2:
        return forged(top, alter(rest.removesuffix(b"\n")))
    else:
        played_on(body, luck)
    if isinstance(top, dict) and isinstance(body, dict) and luck.randrange(8):
        _agree(top, body.get("record"))
    return forged(top, to_json(body))


def shaken_code(data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change the record in a code and make a code of it again."""
    return _shaken_letters(b"HT1-", shaken_record, data, luck, alter)


def shaken_line(data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change what is in a result of the daily deal and make a line of it again."""

    def change(plain: bytes, luck: Random, alter: Alter) -> bytes:
        content = from_json(plain)
        return to_json(shaken(content, luck, alter)) if isinstance(content, dict) else alter(plain)

    return _shaken_letters(b"HTD1-", change, data, luck, alter)


def _shaken_letters(start: bytes, change: Mutate, data: bytes, luck: Random, alter: Alter) -> bytes:
    plain = _inside(data.removeprefix(start))
    if not plain or not luck.randrange(8):
        return alter(data)
    packed = zlib.compress(change(plain, luck, alter), 1)
    if not luck.randrange(16):
        packed = alter(packed)
    check = hashlib.sha256(packed).digest()[:6]
    return start + base64.urlsafe_b64encode(check + packed).rstrip(b"=")


def shaken_record(data: bytes, luck: Random, alter: Alter) -> bytes:
    """Change a record: a value of it, its letters, or what is decided."""
    record = from_json(data)
    kind = luck.randrange(3)
    if kind == 0 or not isinstance(record, dict):
        return alter(data)
    if kind == 1:
        return to_json(shaken(record, luck, alter))
    body = {"record": record}
    played_on(body, luck)
    return to_json(body["record"])


def _inside(letters: bytes) -> bytes:
    try:
        return zlib.decompress(base64.urlsafe_b64decode(letters + b"=" * (-len(letters) % 4))[6:])
    except (ValueError, zlib.error):
        return b""


def played_on(body: dict[str, Any], luck: Random) -> None:
    """Go back to some decision and make a few others, all of them legal; what can't be played stays."""
    try:
        record = msgspec.convert(body["record"], MatchRecord)
        decisions = record.decisions[: luck.randint(0, len(record.decisions))]
        match = Match.from_record(msgspec.structs.replace(record, decisions=decisions), RULES)
    except (EngineError, msgspec.MsgspecError, LookupError, TypeError, UnicodeError):
        return
    for _ in range(luck.randint(0, MORE)):
        if match.state.to_move == OVER:
            break
        match.play(luck.choice(match.state.legal_actions()))
    body["record"] = msgspec.to_builtins(match.record())
    body["ending"] = ending_of(match)


def _agree(top: dict[str, Any], record: Any) -> None:
    """Have the first line tell the same of the match as the second."""
    if isinstance(record, dict):
        top.update((name, record.get(name)) for name in ("game", "revision", "seats"))
        decisions = record.get("decisions")
        top["decisions"] = len(decisions) if isinstance(decisions, list) else 0


def forged(top: Any, body: bytes) -> bytes:
    """Make a file whose checksums and length are right, whatever it holds."""
    fields = top if isinstance(top, dict) else {}
    sums = {"body_bytes": len(body), "body": hashlib.sha256(body).hexdigest()}
    line = to_json({"check": "0" * 64, **{k: v for k, v in fields.items() if k != "check"}, **sums})
    rest = line[len('{"check":"') + 64 :]
    return b'{"check":"' + hashlib.sha256(rest).hexdigest().encode() + rest + b"\n" + body + b"\n"


TARGETS: Final = (
    Target("match", reads_match, f"{__name__}.unpack", shaken_match, WORDS, 16_384),
    Target("match_list", reads_list_row, f"{__name__}.read_header", shaken_match, WORDS, 16_384),
    Target("older_match", reads_older_match, f"{__name__}.unpack", shaken_match, WORDS, 16_384),
    Target("code", reads_code, f"{__name__}.from_code", shaken_code, WORDS, 16_384),
    Target("daily", reads_daily_line, f"{__name__}.read_line", shaken_line, WORDS, 16_384),
    Target("match_text", reads_match_text, f"{__name__}.Match.from_text", shaken_record, WORDS, 16_384),
)
