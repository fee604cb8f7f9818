"""Codes: a match as one line of text."""

from __future__ import annotations

import base64
import hashlib
import zlib
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.registry import GAMES
from saves.disk.names import clean_title
from saves.disk.notices import SaveDamaged, SaveError, SaveTooLarge, SaveTooNew
from saves.matches.code import CODE_LIMIT, from_code, is_code, to_code
from tests.saves.matches import GAME, a_match

CODE = to_code(a_match(12))
RECORD = msgspec.to_builtins(a_match(12).record())


def coded(plain: bytes, *, packed: bytes | None = None) -> str:
    """Make a code of anything, with the right checksum."""
    packed = zlib.compress(plain) if packed is None else packed
    data = hashlib.sha256(packed).digest()[:6] + packed
    return "HT1-" + base64.urlsafe_b64encode(data).decode().rstrip("=")


def refusal(code: str) -> SaveError:
    """Read a code that can't be read, and return the error."""
    with pytest.raises(SaveError) as caught:
        from_code(code)
    return caught.value


@pytest.mark.parametrize("decisions", [0, 1, 40, 2000])
def test_a_match_comes_back_from_its_code(decisions: int) -> None:
    """Decisions and position survive."""
    match = a_match(decisions, 4)
    again, notices = from_code(to_code(match))

    assert again.record() == match.record()
    assert again.fingerprint() == match.fingerprint()
    assert notices == ()


def test_a_code_is_one_word_that_survives_mail() -> None:
    """Letters, digits, - and _; blanks and line breaks that somebody put in don't matter."""
    broken = f"  {CODE[:10]} \r\n> ".replace(">", "") + "\n".join(CODE[10:])

    assert CODE.isascii() and CODE.split() == [CODE]
    assert from_code(broken)[0].record() == a_match(12).record()


@pytest.mark.parametrize(
    ("text", "yes"), [(CODE, True), (" HT9-x", True), ("HT1", False), ("my.save", False), ("", False)]
)
def test_a_code_is_told_from_a_file_name(text: str, yes: bool) -> None:  # noqa: FBT001 - a column of the table
    """The command line takes both."""
    assert is_code(text) == yes


def test_a_code_cut_anywhere_is_refused() -> None:
    """Not one letter may be missing."""
    outcomes = {type(refusal(CODE[:cut])) for cut in range(len(CODE))}

    assert outcomes == {SaveDamaged}


def test_an_altered_letter_never_changes_the_match() -> None:
    """It is refused, or (in the last letter, which is only partly used) means the same."""
    changed = [
        CODE[:at] + ("A" if CODE[at] != "A" else "B") + CODE[at + 1 :] for at in range(4, len(CODE) - 1)
    ]

    assert {type(refusal(code)) for code in changed} == {SaveDamaged}


@pytest.mark.parametrize(
    "text", ["", "HT1-", "HT1-äöü", "HT0-AAAA", "ht1-AAAA", "HT1-A", "hello", "HT1-AAAA\0"]
)
def test_what_is_no_code_is_called_so(text: str) -> None:
    """Wrong words never get further than the door."""
    error = refusal(text)

    assert isinstance(error, SaveDamaged)
    assert error.notice.file == clean_title(text[:12]) + "…"


def test_a_code_from_a_newer_version_is_too_new() -> None:
    """It is no damage."""
    error = refusal("HT2-AAAA")

    assert isinstance(error, SaveTooNew)
    assert "HT2" in str(error)


@pytest.mark.parametrize(
    ("fields", "code"), [({"revision": 99}, "rules_too_new"), ({"game": "chess"}, "unknown_game")]
)
def test_newer_rules_and_unknown_games_are_too_new(fields: dict[str, Any], code: str) -> None:
    """The same as for files."""
    assert refusal(coded(msgspec.json.encode({**RECORD, **fields}))).notice.code == code


def test_a_bomb_does_not_go_off() -> None:
    """A short code that would unpack to a gigabyte stops at the limit."""
    bomb = zlib.compressobj()
    packed = b"".join(bomb.compress(bytes(1 << 20)) for _ in range(64)) + bomb.flush()

    assert isinstance(refusal(coded(b"", packed=packed)), SaveTooLarge)


def test_a_code_beyond_all_bounds_is_not_even_looked_at() -> None:
    """A megabyte of letters is no match."""
    assert isinstance(refusal("HT1-" + "A" * CODE_LIMIT), SaveTooLarge)


@pytest.mark.parametrize("tail", [b"more", b""])
def test_what_is_packed_wrongly_is_refused(tail: bytes) -> None:
    """Bytes behind the end, or an end that is missing."""
    whole = zlib.compress(msgspec.json.encode(RECORD))
    packed = whole + tail if tail else whole[:-4]

    assert refusal(coded(b"", packed=packed)).notice.code == "altered"


@given(junk=st.binary(max_size=300))
@example(junk=b"[" * 200_000)
def test_junk_with_a_right_checksum_is_refused(junk: bytes) -> None:
    """Packed or plain, junk never gets further than the shape of a match."""
    codes = {refusal(coded(junk)).notice.code, refusal(coded(b"", packed=junk)).notice.code}

    assert codes == {"misshapen", "altered"}


def test_an_illegal_decision_in_a_code_is_named() -> None:
    """The rules have the last word."""
    error = refusal(coded(msgspec.json.encode({**RECORD, "decisions": ["fly away"]})))

    assert (error.notice.code, error.notice.facts["text"]) == ("illegal_decision", "fly away")


def test_a_code_of_older_rules_goes_as_far_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first decision that is no longer allowed is told."""
    old = coded(msgspec.json.encode({**RECORD, "decisions": [RECORD["decisions"][0], "fly away"]}))
    monkeypatch.setattr(GAMES[GAME].rules, "revision", GAMES[GAME].rules.revision + 1)
    match, notices = from_code(old)

    assert len(match.decisions) == 1
    assert [notice.code for notice in notices] == ["rules_changed"]
