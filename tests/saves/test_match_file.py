"""A match as a file: what goes in comes out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.registry import RULES
from saves.matches.header import Player, read_header
from saves.matches.match_file import SavedMatch, open_match, pack, unpack, verified
from tests.saves.matches import (
    ANN_AND_BEN,
    BODY,
    GAME,
    HEADER,
    SAVED_AT,
    WHOLE,
    a_match,
    altered,
    saved,
)

TABLES = [(rules.id, seats) for rules in RULES.values() for seats in rules.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("decisions", [0, 1, 40, 1000])
def test_a_match_comes_back_as_it_was(decisions: int, game: str, seats: int) -> None:
    """Decisions, position, players, title and take-backs survive, from first to last."""
    players = tuple(Player(f"Säat {seat}", seat % 6, "computer", 5) for seat in range(seats))
    before = SavedMatch(a_match(decisions, seats, game=game), players, "Fünf Wände 🎲", takebacks=3)
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
        "import sys; from saves.matches.match_file import unpack; "
        "print(unpack(sys.stdin.buffer.read(), 'x').saved.match.fingerprint())"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        input=WHOLE,
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )

    assert told.stdout.decode().strip() == saved().match.fingerprint()
