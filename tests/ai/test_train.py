"""Teaching: lessons from matches, weights fitted to them, and a training that goes on where it was left."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from ai.evaluators.networks import read_weights
from ai.train import __main__ as command
from ai.train.fit import Model, Plan, fit, loss_of, with_returns
from ai.train.selfplay import Course, Lessons, joined, play

COURSE = Course("splendor_marvel", 3, 7, 2, 6)


def lessons_of_a_rule(number: int) -> Lessons:
    """Make lessons in which the higher sum of two inputs wins, but for one that counts only with another."""
    random = np.random.default_rng(3)
    inputs = random.integers(0, 4, (number, 2, 3)).astype(np.uint8)
    strength = inputs[:, :, 0] + 2.0 * (inputs[:, :, 1] > 1) * (inputs[:, :, 2] > 1)
    powers = np.exp(strength)
    shares = (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)
    return Lessons(inputs, shares, shares, np.arange(number, dtype=np.int32))


def test_lessons_tell_what_was_seen_expected_and_won() -> None:
    """Each position has a row a seat, shares that add up, and the result where the match went through it."""
    lessons = play(COURSE)
    positions, seats, _ = lessons.inputs.shape

    assert seats == COURSE.seats
    assert lessons.expected.shape == lessons.won.shape == (positions, seats)
    assert np.allclose(lessons.expected.sum(axis=1), 1, atol=1e-5)
    assert np.allclose(lessons.won.sum(axis=1), 1, atol=1e-5)
    assert set(lessons.match.tolist()) == {0, 1}
    assert (lessons.won.max(axis=1) == 1).any()
    assert (lessons.won == lessons.expected).all(axis=1).any()


def test_equal_courses_give_equal_lessons() -> None:
    """Chance comes from the seed alone."""
    first, second = play(COURSE), play(COURSE)

    assert (first.inputs == second.inputs).all()
    assert (first.expected == second.expected).all()


def test_a_network_learns_what_only_counts_together() -> None:
    """The loss on matches held back falls close to what the lessons themselves leave open."""
    lessons = lessons_of_a_rule(6000)
    losses = [unseen for _, _, unseen in fit([lessons], [4, 4, 4], Plan(hidden=8, rounds=12, rate=0.02))]
    held_back = lessons.won[lessons.match % 10 == 0]
    left_open = -float((held_back * np.log(held_back)).sum(axis=1).mean())

    assert losses[-1] < losses[0]
    assert losses[-1] - left_open < 0.01


def test_what_is_kept_judges_as_what_was_learned() -> None:
    """Rounding to whole numbers changes strengths by next to nothing."""
    *_, (model, _, _) = fit([lessons_of_a_rule(2000)], [4, 4, 4], Plan(hidden=8, rounds=3, rate=0.02))
    network = command.kept("splendor_marvel", model, {}).network()
    inputs = np.array([[a, b, c] for a in range(4) for b in range(4) for c in range(4)], np.uint8)
    _, strengths = model.strengths(model.spread_out(inputs))

    assert [network.strength(row) for row in inputs.tolist()] == pytest.approx(strengths.tolist(), abs=0.02)


def test_a_training_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Parcels that lie there are not played again; the network is written with how it was made."""
    played: list[Course] = []

    def note(course: Course) -> Lessons:
        played.append(course)
        return play(Course("splendor_marvel", course.seats, course.seed, 2, 3))

    target = tmp_path / "splendor_marvel.json"
    monkeypatch.setattr(command, "play", note)
    monkeypatch.setattr(command, "file_of", lambda _: target)
    monkeypatch.setattr(command, "process_pool", ThreadPoolExecutor)
    words = ["splendor_marvel", "--folder", str(tmp_path), "--rounds", "1", "--hidden", "2", "--jobs", "1"]
    assert command.main([*words, "--matches", "2:20"]) == 0
    assert command.main([*words, "--matches", "2:40", "3:1"]) == 0

    assert [(course.seats, course.seed % 10) for course in played] == [(2, 0), (2, 1), (3, 0)]
    assert "loss" in read_weights(target.read_bytes()).made


def test_quick_matches_tell_who_won_alone() -> None:
    """Nobody searched, so nothing else is expected; and there are lessons enough of them."""
    lessons = play(Course("splendor_marvel", 2, 7, 5, 0))

    assert (lessons.expected == lessons.won).all()
    assert np.allclose(lessons.won.sum(axis=1), 1)
    assert len(lessons.inputs) > 50


def test_who_was_taught_before_learns_on() -> None:
    """The second course begins where the first has ended, not anew."""
    lessons = lessons_of_a_rule(3000)
    plan = Plan(hidden=8, rounds=6, rate=0.02)
    *_, (taught, _, before) = fit([lessons], [4, 4, 4], plan)
    first, *_ = fit([lessons], [4, 4, 4], Plan(hidden=8, rounds=3, rate=0.0001), taught)

    assert first[2] < before + 0.02
    assert first[2] < loss_of(Model([4, 4, 4], plan), lessons, plan.trust) - 0.1


def test_what_came_of_a_position_can_be_told_by_those_after_it() -> None:
    """The farther the less, within a match only, and not for positions that were only thought of."""
    expected = np.array([[0.5, 0.5], [0.6, 0.4], [0.9, 0.1], [0.7, 0.3], [0.2, 0.8]], np.float32)
    won = np.array([[1, 0], [0.6, 0.4], [1, 0], [1, 0], [0, 1]], np.float32)
    lessons = Lessons(np.zeros((5, 2, 3), np.uint8), expected, won, np.array([0, 0, 0, 0, 1], np.int32))
    told = with_returns(lessons, 0.5).won

    assert told[:, 0] == pytest.approx([0.5 * 0.9 + 0.5 * (0.5 * 0.7 + 0.5), 0.6, 0.5 * 0.7 + 0.5, 1, 0])
    assert with_returns(lessons, 1).won is lessons.won


def test_quick_matches_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are played and kept like the others, and what was learned from them is learned on."""
    played: list[Course] = []

    def note(course: Course) -> Lessons:
        played.append(course)
        return play(Course("splendor_marvel", course.seats, course.seed, 2, 3 if course.simulations else 0))

    target = tmp_path / "splendor_marvel.json"
    monkeypatch.setattr(command, "play", note)
    monkeypatch.setattr(command, "file_of", lambda _: target)
    monkeypatch.setattr(command, "process_pool", ThreadPoolExecutor)
    words = ["splendor_marvel", "--folder", str(tmp_path), "--rounds", "1", "--hidden", "2", "--jobs", "1"]
    assert command.main([*words, "--matches", "2:20", "--quick", "2:2000"]) == 0

    assert [course.simulations for course in played] == [0, 300]
    assert "--quick" in read_weights(target.read_bytes()).made["lessons"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess", "--matches", "2:1"], "there are: splendor_marvel"),
        (["splendor_marvel", "--matches", "7:1"], "2 to 4 seats"),
        (["splendor_marvel", "--matches", "two"], "SEATS:NUMBER"),
        (["splendor_marvel", "--matches", "2:1", "--option", "x"], "NAME=VALUE"),
    ],
)
def test_wrong_words_get_one_line(
    words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is allowed is named; the exit code is 2."""
    with pytest.raises(SystemExit) as ended:
        command.main([*words, "--folder", str(tmp_path)])
    told = capsys.readouterr().err

    assert ended.value.code == 2
    assert named in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["seventh_hero", "--matches", "3:2"], "seventh_hero at 3 seats: no network judges such matches"),
        (["seventh_hero", "--matches", "4:2", "--quick", "4:2000"], "nothing to learn from"),
        (["dust_collectorz", "--matches", "4:2", "--option", "mode=team"], "nothing to learn from"),
    ],
)
def test_where_nothing_can_be_learned_nothing_is_played(
    words: list[str],
    named: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is said in one line before the first match, not by a traceback after the last."""
    monkeypatch.setattr(command, "play_all", lambda *_: pytest.fail("played in vain"))
    with pytest.raises(SystemExit) as ended:
        command.main([*words, "--folder", str(tmp_path)])
    told = capsys.readouterr().err

    assert ended.value.code == 2
    assert named in told
    assert told.count("\n") == 1


def test_joined_lessons_are_all_there() -> None:
    """Nothing is lost."""
    one = lessons_of_a_rule(10)

    assert len(joined([one, one]).inputs) == 20
