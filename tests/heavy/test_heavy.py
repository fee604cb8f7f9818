"""Heavy mode: what two processes come to is the same, and what differs is named and stops it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.commands.language import texts_for
from game.engine.contract import OVER
from game.engine.match import Match
from game.engine.rng import Rng
from game.heavy.command import CLEAN, DIFFERENT, heavy
from game.heavy.facts import Differs, differing, facts_of
from game.heavy.library import HeavyLibrary
from game.heavy.twin import PURE, Twin, TwinDied
from game.registry import GAMES
from saves.matches.match_file import SavedMatch, pack
from tests.saves.matches import ANN_AND_BEN, SAVED_AT, a_match, saved
from tests.saves.shelf import SLOT


@pytest.fixture(scope="module")
def twin() -> Iterator[Twin]:
    """A second process."""
    started = Twin()
    yield started
    started.close()


def written(folder: Path, match: Match) -> Path:
    """Write a match to a file."""
    path = folder / SLOT
    path.write_bytes(pack(SavedMatch(match, ANN_AND_BEN), SAVED_AT))
    return path


def test_the_second_process_runs_the_rules_from_their_source(twin: Twin) -> None:
    """And leaves the environment of the first as it was."""
    assert twin.runs == "uncompiled"
    assert os.environ.get(PURE) is None or not game.compiled()


def test_the_same_match_is_the_same_in_both(twin: Twin, tmp_path: Path) -> None:
    """No error is raised."""
    match = a_match(30)

    twin.check(match, written(tmp_path, match))


def test_a_move_that_is_missing_on_the_disk_is_named(twin: Twin, tmp_path: Path) -> None:
    """With the match, the move and all that differs."""
    path = written(tmp_path, a_match(11))
    with pytest.raises(Differs) as caught:
        twin.check(a_match(12), path)

    assert {"decisions", "packed state"} <= set(caught.value.names)
    assert a_match(12).position() in str(caught.value)
    assert repr(a_match(12).decisions[-1]) in str(caught.value)


def test_another_random_number_is_named_although_nobody_sees_it(tmp_path: Path, twin: Twin) -> None:
    """Views and legal actions may be equal: the packed state isn't."""
    match = a_match(12)
    path = written(tmp_path, match)
    other = a_match(12)
    other._states[-1] = match.state.determinize(match.state.to_move, Rng(99))
    with pytest.raises(Differs) as caught:
        twin.check(other, path)

    assert "packed state" in caught.value.names
    assert f"view of seat {match.state.to_move}" not in caught.value.names


def test_a_file_that_does_not_open_is_named(twin: Twin, tmp_path: Path) -> None:
    """And the second process goes on."""
    path = tmp_path / SLOT
    path.write_bytes(b"nothing")
    with pytest.raises(TwinDied, match=SLOT):
        twin.check(a_match(12), path)
    twin.check(a_match(12), written(tmp_path, a_match(12)))


def test_a_second_process_that_died_is_named(tmp_path: Path) -> None:
    """It can't have found anything wrong."""
    started = Twin()
    started._process.kill()
    started._process.join()
    with pytest.raises(TwinDied):
        started.check(a_match(12), written(tmp_path, a_match(12)))
    started.close()


@pytest.mark.parametrize("name", GAMES)
def test_facts_tell_every_position_of_a_match_from_the_one_before(name: str) -> None:
    """Otherwise there would be nothing to compare."""
    match = Match(GAMES[name].rules, GAMES[name].rules.seats[0], 3)
    before = facts_of(match)
    for _ in range(40):
        if match.state.to_move == OVER:
            break
        match.play(match.state.legal_actions()[0])
        after = facts_of(match)
        assert {"decisions", "packed state"} <= set(differing(before, after))
        before = after


def test_a_library_in_heavy_mode_checks_every_save(tmp_path: Path, twin: Twin) -> None:
    """Before play goes on; a difference is raised where the decision was made."""
    library = HeavyLibrary(tmp_path)
    library.twin = twin
    library.autosave(SLOT, saved(12))
    broken = a_match(12)
    broken._states[-1] = a_match(11).state
    with pytest.raises(Differs):
        library.autosave(SLOT, SavedMatch(broken, ANN_AND_BEN))
    library.twin = None
    library.close()


def test_the_command_plays_a_game_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each game."""
    assert heavy(["splendor_marvel"], 1, 1, texts_for("en")) == CLEAN

    begin, line = capsys.readouterr().out.splitlines()
    assert "uncompiled" in begin
    assert line.startswith("splendor_marvel: 1 ")


def test_the_command_stops_at_the_first_difference(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And its exit code tells."""

    def differs(_twin: Twin, match: Match, _path: Path) -> None:
        raise Differs(match, ["packed state"], "uncompiled")

    monkeypatch.setattr(Twin, "check", differs)

    assert heavy(["splendor_marvel"], 5, 1, texts_for("en")) == DIFFERENT
    assert "packed state" in capsys.readouterr().err
