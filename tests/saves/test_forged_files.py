"""Cut, flipped, forged: nothing but a match gets in, and nothing but SaveError comes out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from saves.disk.files import SIZE_LIMIT
from saves.disk.notices import SaveDamaged, SaveTooLarge
from saves.matches.header import read_header
from tests.saves.matches import (
    BODY,
    HEADER,
    JSON,
    WHOLE,
    altered,
    forged,
    forged_line,
    is_dealt_with,
    opens,
    parts,
    refusal,
)


def test_a_file_cut_short_anywhere_is_refused() -> None:
    """Not one byte may be missing."""
    outcomes = {type(refusal(WHOLE[:cut])) for cut in range(len(WHOLE))}

    assert outcomes == {SaveDamaged}


def test_a_file_with_more_behind_it_is_refused() -> None:
    """Nor may there be one too many."""
    assert refusal(WHOLE + b"\n").notice.code == "cut_short"


@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_bit_anywhere_is_refused(bit: int) -> None:
    """No single bit of header or body can change unnoticed."""
    survivors = [
        at for at in range(len(WHOLE)) if opens(WHOLE[:at] + bytes([WHOLE[at] ^ 1 << bit]) + WHOLE[at + 1 :])
    ]

    assert survivors == []


def test_a_flipped_bit_of_the_header_is_seen_in_the_list(tmp_path: Path) -> None:
    """The header proves itself without the body."""
    path = tmp_path / "x.save"
    path.write_bytes(WHOLE.replace(b"Sunday", b"Monday"))
    with pytest.raises(SaveDamaged) as caught:
        read_header(path)

    assert caught.value.notice.code == "altered"


@given(junk=st.binary(max_size=2000))
@example(junk=b"")
@example(junk=b"[" * 200_000)
@example(junk=b'{"a":' * 200_000)
@example(junk=b"\n\n")
@example(junk=b"\xff\xfe\n\n")
def test_junk_is_refused(junk: bytes) -> None:
    """Bytes that were never a match are called damaged."""
    assert isinstance(refusal(junk), SaveDamaged)


@given(junk=st.binary(max_size=2000))
@example(junk=b"[" * 200_000)
@example(junk=b'{"record":' * 100_000)
@example(junk=b'{"takebacks":' + b"9" * 100_000 + b"}")
@example(junk=b'{"takebacks":NaN}')
@example(junk=b'{"takebacks":1e400}')
@example(junk=b'{"record":"\xff"}')
def test_junk_with_a_right_checksum_is_refused(junk: bytes) -> None:
    """A forged checksum gets junk no further than the shape of a match."""
    assert refusal(forged(HEADER, junk)).notice.code == "misshapen"


@given(rest=st.binary(max_size=500))
@example(rest=b'","format":"herotable-match","version":1,"game":' + b"[" * 50_000)
@example(rest=b'","format":"herotable-match","version":' + b"9" * 5000)
@example(rest=b'","format":"herotable-match","version":-1}')
@example(rest=b'","format":"herotable-match","version":1,"decisions":NaN}')
@example(rest=b'","format":"herotable-match","version":1}')
def test_a_junk_header_with_a_right_checksum_is_refused(rest: bytes) -> None:
    """Nor does it get a header further."""
    assert isinstance(refusal(forged_line(rest) + b"\n{}\n"), SaveDamaged)


@given(field=st.sampled_from(sorted(HEADER)), value=JSON)
@example(field="saved_at", value="0001-01-01T00:00:00+23:59")
@example(field="saved_at", value="9999-12-31T23:59:59-23:59")
@example(field="saved_at", value="2026-11-20T14:15:00")
@example(field="decisions", value=10**400)
@example(field="version", value=10**30)
@example(field="players", value=[])
def test_any_value_in_a_header_opens_or_is_refused(field: str, value: Any) -> None:
    """Whatever stands in a field, nothing but SaveError is raised."""
    assert is_dealt_with(altered(WHOLE, header={field: value}))


@given(field=st.sampled_from(sorted(BODY["record"])), value=JSON)
@example(field="seed", value=1 << 53)
@example(field="seed", value=-1)
@example(field="seats", value=10**4000)
@example(field="options", value={"start": 10**4000})
@example(field="options", value={"start" * 100_000: True})
@example(field="decisions", value=["take mind power soul"] * 30_000)
@example(field="decisions", value=["9" * 200])
@example(field="decisions", value=["reserve level 99999999999999999999"])
def test_any_value_in_a_record_opens_or_is_refused(field: str, value: Any) -> None:
    """The same for what the rules are asked to play."""
    assert is_dealt_with(altered(WHOLE, body={"record": {**BODY["record"], field: value}}))


@given(texts=st.lists(st.text(max_size=40) | st.sampled_from(BODY["record"]["decisions"]), max_size=6))
def test_any_decisions_open_or_are_refused(texts: list[str]) -> None:
    """Decisions that mean nothing, or come at the wrong time, are refused by the rules, never a crash."""
    body = {"record": {**BODY["record"], "decisions": texts}}

    assert is_dealt_with(altered(WHOLE, {"decisions": len(texts)}, body))


@pytest.mark.parametrize("part", ["header", "body", "record", "player"])
def test_an_unknown_field_is_refused(part: str) -> None:
    """A file of this version has no other fields."""
    header, body = parts(WHOLE)
    tree = {"header": header, "body": body, "record": body["record"], "player": header["players"][0]}[part]
    tree["more"] = 1

    assert refusal(forged(header, msgspec.json.encode(body))).notice.code == "misshapen"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seats": 3}, "misshapen"),
        ({"decisions": 11}, "misshapen"),
        ({"players": [HEADER["players"][0]]}, "misshapen"),
        ({"players": [{"name": "\u202e", "colour": 0}, HEADER["players"][1]]}, "misshapen"),
        ({"saved_at": "1999-12-31T23:59:59Z"}, "misshapen"),
        ({"format": "herotable-settings"}, "not_a_match"),
    ],
)
def test_a_header_that_contradicts_itself_or_its_body_is_refused(fields: dict[str, Any], code: str) -> None:
    """Both lines must be of one match, with a player for each seat, a name for each player."""
    assert refusal(altered(WHOLE, fields)).notice.code == code


def test_the_first_illegal_decision_is_named() -> None:
    """The error says which decision of which file the rules refuse, and why."""
    texts = BODY["record"]["decisions"]
    data = altered(
        WHOLE, body={"record": {**BODY["record"], "decisions": [*texts[:5], "fly away", *texts[6:]]}}
    )
    error = refusal(data)

    assert (error.notice.facts["number"], error.notice.facts["text"]) == (6, "fly away")
    assert str(error).startswith("x.save has an illegal move, number 6 of 12: fly away. (")


def test_a_game_that_can_not_be_set_up_is_refused() -> None:
    """An option that the game does not have is named."""
    error = refusal(altered(WHOLE, body={"record": {**BODY["record"], "options": {"wind": "north"}}}))

    assert error.notice.code == "bad_setup"
    assert "wind" in str(error)


def test_another_ending_than_was_saved_is_refused() -> None:
    """Legal decisions that lead elsewhere, a forger's or of changed rules, do not pass for the match."""
    error = refusal(
        altered(
            WHOLE, body={"record": {**BODY["record"], "seed": 8, "decisions": []}}, header={"decisions": 0}
        )
    )

    assert error.notice.code == "ends_otherwise"


def test_a_file_beyond_all_bounds_is_not_even_parsed() -> None:
    """4 MiB is a hundred times the longest match."""
    assert isinstance(refusal(b" " * (SIZE_LIMIT + 1)), SaveTooLarge)
