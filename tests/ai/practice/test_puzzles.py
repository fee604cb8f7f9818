"""Puzzles: mined by the recipe, proved anew with other seeds, and files from strangers."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ai.analysis.judging import Judgement
from ai.puzzles.__main__ import main
from ai.puzzles.judging import posed, settled
from ai.puzzles.mining import EASY, MISSED, OPEN, PROVED, STEADY, Dig, dig
from ai.puzzles.puzzle import APART, BadPuzzle, Puzzle, PuzzleFile, decoded, encoded, position_of, puzzles_of
from ai.puzzles.verifying import Check, verdict
from game import compiled
from game.registry import GAMES, rules_of
from saves.disk.notices import SaveDamaged, SaveTooNew

MINES = pytest.mark.skipif(not compiled(), reason="the same uncompiled takes twenty times as long")
BUILT_IN = ("splendor_marvel", "custom_heroes", "seventh_hero", "dust_collectorz")


def shipped(game: str) -> PuzzleFile:
    """The puzzles that the program brings."""
    file = puzzles_of(game)
    assert file is not None
    return file


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_shipped_puzzle_can_be_set_up_and_keeps_the_recipe(game: str) -> None:
    """One of the position's options is right beyond doubt, the lowest levels miss it, nothing is decided."""
    file = shipped(game)
    assert file.revision == rules_of(game).revision
    assert len({one.key for one in file.puzzles}) == len(file.puzzles) >= 2
    for one in file.puzzles:
        problem, analysis = posed(one, game)
        gap = one.answers[1].loss
        assert gap > APART
        assert gap - 2 * one.proof.error > PROVED - 0.001
        assert gap == pytest.approx(one.proof.gap)
        assert one.proof.batches >= STEADY
        assert OPEN[0] <= one.chance <= OPEN[1]
        assert all(one.found[level] <= MISSED for level in EASY)
        assert analysis.best_course(problem.mistake.number)[0] == problem.mistake.choice.action
        assert problem.seat == analysis.moments[problem.mistake.number].mover


@MINES
def test_mining_is_repeatable() -> None:
    """Equal seeds look at equal positions, and each check leaves fewer of them."""
    work = Dig("splendor_marvel", 2, 21, 1, 300, 1)
    found = dig(work)
    assert found == dig(work)
    assert found.counts["positions"] > found.counts["candidates"] >= found.counts["missed"] > 0
    assert found.counts["proved"] == len(found.puzzles)


def altered(puzzle: Puzzle, **changes: object) -> Puzzle:
    """The same puzzle, but for something."""
    return msgspec.structs.replace(puzzle, **changes)


def test_each_lie_of_a_stranger_is_named() -> None:
    """A wrong answer is refuted by search; answers that aren't the options, two right ones, other games."""
    game = "splendor_marvel"
    one = shipped(game).puzzles[0]
    best, second, *others = one.answers

    def told(**changes: object) -> str:
        return verdict(Check(game, altered(one, **changes), 5, 400, 1))

    assert "is only" in told(
        answers=(
            msgspec.structs.replace(second, loss=0.0),
            msgspec.structs.replace(best, loss=second.loss),
            *others,
        )
    )
    assert "no verdict" in told(answers=one.answers[:-1]) or "answers" in told(answers=one.answers[:-1])
    assert "two answers" in told(answers=(best, msgspec.structs.replace(second, loss=0.01), *others))
    assert "in order" in told(answers=(second, best, *others))
    assert "answer" in told(answers=(msgspec.structs.replace(best, move="x"), second, *others))
    assert "code" in told(code=one.code[:-9])
    assert "its code is of" in told(code=shipped("seventh_hero").puzzles[0].code)


def test_files_are_read_within_bounds() -> None:
    """What was written is read again; anything else is refused by name."""
    file = shipped("splendor_marvel")
    data = encoded(file)
    assert decoded(data, "a") == file
    with pytest.raises(SaveTooNew):
        decoded(data.replace(b'"version":1', b'"version":7', 1), "a")
    for bad in (b"", b"{}", b"[" * 100_000, data[:-40], data.replace(b'"loss":0.0', b'"loss":-3', 1)):
        with pytest.raises(SaveDamaged):
            decoded(bad, "a")


def test_the_command_verifies_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All that stand: 0; one that doesn't is named: 1; no file of puzzles: 2."""
    file = shipped("seventh_hero")
    best, second, *others = file.puzzles[0].answers
    lie = altered(file.puzzles[0], answers=(best, msgspec.structs.replace(second, loss=0.01), *others))
    path = tmp_path / "a.json"
    path.write_bytes(encoded(msgspec.structs.replace(file, puzzles=(file.puzzles[5], lie))))
    words = ["--verify", str(path), "--simulations", "1000", "--seeds", "1"]
    assert main(words) == 1
    told = capsys.readouterr().out
    assert "puzzle 2" in told
    assert "two answers are right" in told
    assert "1 of 2 puzzles" in told
    path.write_bytes(b"nothing")
    with pytest.raises(SystemExit) as refused:
        main(words)
    assert refused.value.code == 2


@MINES
def test_the_command_mines_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file is sound; with its parcels, a second run finds the same without playing."""
    out = tmp_path / "a.json"
    words = ["splendor_marvel", "--out", str(out), "--count", "1", "--seed", "13", "--simulations", "500"]
    assert main(words) == 0
    data = out.read_bytes()
    (one,) = decoded(data, "a").puzzles
    position_of(one, "splendor_marvel")
    assert "1 puzzles" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(words)
    assert main([*words, "--resume"]) == 0
    assert out.read_bytes() == data


def test_answers_are_judged_by_the_proof() -> None:
    """The best one is best; another costs what was proved, whatever a short search says."""
    for game in GAMES:
        one = shipped(game).puzzles[0]
        problem, analysis = posed(one, game)
        state = position_of(one, game).state
        live = Judgement("best", 0.0, 0.9, 0.9)
        best = analysis.best_course(problem.mistake.number)
        assert settled(one, analysis, problem, best, live).mark == "best"
        second = (state.read(one.answers[1].move),)
        assert settled(one, analysis, problem, second, live).loss == one.answers[1].loss


def test_a_position_that_is_over_is_no_puzzle() -> None:
    """Nor is anything else that nobody can decide."""
    with pytest.raises(BadPuzzle, match="code"):
        position_of(altered(shipped("splendor_marvel").puzzles[0], code="HT1-AAAA"), "splendor_marvel")
