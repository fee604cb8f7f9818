"""A match as a file: what goes in comes out, and nothing else gets in."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.engine.contract import Rules
from game.registry import GAMES
from saves import header as header_module
from saves import migrations
from saves.files import SIZE_LIMIT
from saves.header import Player, read_header
from saves.match_file import SavedMatch, open_match, pack, unpack, verified
from saves.migrations import Step
from saves.notices import SaveDamaged, SaveError, SaveTooLarge, SaveTooNew
from tests.saves.matches import (
    ANN_AND_BEN,
    GAME,
    SAVED_AT,
    a_match,
    altered,
    forged,
    forged_line,
    packed,
    parts,
    saved,
)

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


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 1, 40, 1000])
def test_a_match_comes_back_as_it_was(decisions: int, seats: int) -> None:
    """Decisions, position, players, title and take-backs survive, from first to last."""
    players = tuple(Player(f"Säat {seat}", seat, "computer", 5) for seat in range(seats))
    before = SavedMatch(a_match(decisions, seats), players, "Fünf Wände 🎲", takebacks=3)
    after = unpack(pack(before, SAVED_AT), "x.save")

    assert after.saved.match.record() == before.match.record()
    assert after.saved.match.fingerprint() == before.match.fingerprint()
    assert (after.saved.players, after.saved.title, after.saved.takebacks) == (players, "Fünf Wände 🎲", 3)
    assert after.notices == ()


@given(st.integers(0, 1 << 52), st.integers(0, 60), st.integers(0, 60))
def test_saving_twice_gives_the_same_bytes(seed: int, decisions: int, takebacks: int) -> None:
    """What was read can be written again unchanged."""
    first = pack(SavedMatch(a_match(decisions, 2, seed), ANN_AND_BEN, "", takebacks), SAVED_AT)

    assert pack(unpack(first, "x.save").saved, SAVED_AT) == first


def test_decisions_taken_back_are_not_kept() -> None:
    """A file holds what led to the position, not what was undone."""
    match = a_match(10)
    match.undo()
    match.undo()
    opened = unpack(pack(SavedMatch(match, ANN_AND_BEN), SAVED_AT), "x.save")

    assert opened.header.decisions == 8
    assert not opened.saved.match.can_redo


def test_the_header_alone_tells_what_the_list_shows(tmp_path: Path) -> None:
    """Game, seats, decisions, time, title and players stand in the first line."""
    path = tmp_path / "x.save"
    path.write_bytes(WHOLE)
    header = read_header(path)

    assert (header.game, header.seats, header.decisions, header.over) == (GAME, 2, 12, False)
    assert (header.saved_at, header.title, header.players) == (SAVED_AT, "Sunday", ANN_AND_BEN)


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
    assert str(error).startswith("In x.save, decision 6 of 12 is not allowed: fly away (")


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


def test_a_file_from_a_newer_version_is_too_new() -> None:
    """Even when its first line looks different: format and version is all that is read of it."""
    line = b'{"format":"herotable-match","version":2,"sum":"unlike ours"}'
    error = refusal(line + b"\nwhatever\n")

    assert isinstance(error, SaveTooNew)
    assert str(error) == (
        "x.save was written by a newer version of Herotable (format 2, this is format 1). It stays as it is."
    )


@pytest.mark.parametrize(
    ("fields", "code"), [({"revision": 99}, "rules_too_new"), ({"game": "chess"}, "unknown_game")]
)
def test_newer_rules_and_unknown_games_are_too_new(fields: dict[str, Any], code: str) -> None:
    """This program can't play them, but they are no damage."""
    error = refusal(altered(WHOLE, fields, {"record": {**BODY["record"], **fields}}))

    assert isinstance(error, SaveTooNew)
    assert error.notice.code == code


def test_a_file_beyond_all_bounds_is_not_even_parsed() -> None:
    """4 MiB is a hundred times the longest match."""
    assert isinstance(refusal(b" " * (SIZE_LIMIT + 1)), SaveTooLarge)


def revised(monkeypatch: pytest.MonkeyPatch, revision: int = 2) -> dict[str, Rules]:
    """Give the game a later revision of its rules."""
    monkeypatch.setattr(GAMES[GAME], "revision", revision)
    return GAMES


def test_a_match_of_older_rules_opens_when_they_still_allow_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction that does not touch the match's decisions costs nothing."""
    revised(monkeypatch)
    opened = unpack(WHOLE, "x.save")

    assert len(opened.saved.match.decisions) == 12
    assert opened.notices == ()


def test_a_match_of_older_rules_goes_as_far_as_the_new_ones_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first decision that is no longer legal is named, and the match can be continued before it."""
    texts = BODY["record"]["decisions"]
    old = altered(
        WHOLE, body={"record": {**BODY["record"], "decisions": [*texts[:7], "fly away", *texts[8:]]}}
    )
    revised(monkeypatch)
    opened = unpack(old, "x.save")

    assert list(opened.saved.match.decisions) == texts[:7]
    assert opened.notices[0].code == "rules_changed"
    assert opened.notices[0].facts == {"number": 7, "count": 12, "text": "fly away"}


def test_names_from_a_file_lose_what_is_hidden_in_them() -> None:
    """Characters that turn the direction of text, or none can see, are taken out of names and titles."""
    players = [{"name": "\u202eAnn\u0007", "colour": 0}, HEADER["players"][1]]
    opened = unpack(altered(WHOLE, {"players": players, "title": "Sun\u2066day\n"}), "x.save")

    assert (opened.saved.players[0].name, opened.saved.title) == ("Ann", "Sunday")


def test_names_are_cleaned_before_they_are_written() -> None:
    """A player without a visible name gets the number of the seat, so what is written can be read."""
    names = ("\u200b", "An\tn" + "n" * 40)
    players = tuple(Player(name, colour) for colour, name in enumerate(names))
    opened = unpack(pack(SavedMatch(a_match(1), players), SAVED_AT), "x.save")

    assert [player.name for player in opened.saved.players] == ["1", "An " + "n" * 21]


@pytest.fixture
def version_two(monkeypatch: pytest.MonkeyPatch) -> Callable[[Step], None]:
    """Make this a program of format version 2, whose only step from version 1 is given."""

    def later(step: Step) -> None:
        monkeypatch.setattr(header_module, "VERSION", 2)
        monkeypatch.setattr("saves.match_file.VERSION", 2)
        monkeypatch.setitem(migrations.MIGRATIONS, 1, step)

    return later


def test_an_older_file_is_brought_up_step_by_step(version_two: Callable[[Step], None]) -> None:
    """Header and body of version 1 become those of version 2 before they are read."""
    header, body = parts(WHOLE)
    header["name"] = header.pop("title")
    body["undone"] = body.pop("takebacks")
    old = forged(header, msgspec.json.encode(body))
    version_two(
        Step(
            header=lambda tree: {
                **{k: v for k, v in tree.items() if k != "name"},
                "title": tree["name"] + "!",
            },
            body=lambda tree: {
                "record": tree["record"],
                "ending": tree["ending"],
                "takebacks": tree["undone"] + 1,
            },
        )
    )
    opened = unpack(old, "x.save")

    assert (opened.saved.title, opened.saved.takebacks, opened.header.version) == ("Sunday!", 1, 1)


@given(tree=JSON)
def test_a_step_that_stumbles_over_an_older_file_calls_it_damaged(tree: Any) -> None:
    """Whatever stands in an older file, nothing but SaveError is raised."""

    def rename(old: dict[str, Any]) -> dict[str, Any]:
        return {"record": old["a"]["b"], "takebacks": old["c"] + 1, "ending": old["d"].lower()}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(header_module, "VERSION", 2)
        patch.setattr("saves.match_file.VERSION", 2)
        patch.setitem(migrations.MIGRATIONS, 1, Step(header=dict, body=rename))
        error = refusal(forged(HEADER, msgspec.json.encode(tree)))

    assert error.notice.code == "misshapen"


def test_a_nesting_bomb_in_an_older_file_is_damage(version_two: Callable[[Step], None]) -> None:
    """Plain decoding of deep nesting ends in an error of its own, not in a crash."""
    version_two(Step(header=dict, body=dict))

    assert refusal(forged(HEADER, b'{"a":' + b"[" * 100_000 + b"}")).notice.code == "misshapen"


def test_every_version_up_to_this_one_has_its_step() -> None:
    """No chain of migrations has a gap."""
    assert sorted(migrations.MIGRATIONS) == list(range(1, header_module.VERSION))


def test_a_file_is_opened_from_anywhere(tmp_path: Path) -> None:
    """A path outside the library opens too, and is not changed."""
    path = tmp_path / "from a friend.save"
    path.write_bytes(WHOLE)
    opened = open_match(path)

    assert opened.saved.match.decisions == saved().match.decisions
    assert path.read_bytes() == WHOLE


def test_checksums_are_seen_without_playing_the_match() -> None:
    """What the writer needs to know of the file that it replaces costs no replay."""
    header, line = verified(WHOLE, "x.save")

    assert (header.decisions, msgspec.json.decode(line)) == (12, BODY)


@pytest.mark.parametrize("hash_seed", ["0", "1", "77"])
def test_another_process_reads_the_same_match(hash_seed: str) -> None:
    """A file does not depend on the process, or on its order of hashes."""
    code = (
        "import sys; from saves.match_file import unpack; "
        "print(unpack(sys.stdin.buffer.read(), 'x').saved.match.fingerprint())"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        input=WHOLE,
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[2],
        env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
    )

    assert told.stdout.decode().strip() == saved().match.fingerprint()
