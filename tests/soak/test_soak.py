"""The long run's judge, its plan, and a short run of it; docs/soak.md tells how to have a long one."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import msgspec
import pytest

from game.engine.rng import Rng
from game.registry import GAMES
from tests.monkey.diary import Diary
from tests.soak.account import Figures
from tests.soak.curve import drawn
from tests.soak.figures import MEGABYTE, Sample
from tests.soak.judge import BOUND, judge
from tests.soak.plan import sittings, tables_of
from tests.soak.run import soak

MATCHES = 200
SMALL, LARGE = (1024, 640), (1920, 1080)


def curve(leak: float) -> list[float]:
    """Megabytes after each match: a warm-up, ups and downs by what is on the table, and a leak."""
    chance = Rng(3)
    return [
        120 + 100 * min(1.0, number / 40) + 20 * chance.fraction() + leak * number
        for number in range(MATCHES)
    ]


def sampled(points: list[float]) -> list[Sample]:
    """Samples with these megabytes of memory."""
    return [
        Sample(at, "any", 2, 0, 40, at, int(memory * MEGABYTE), 0, 0, 0, at, 12, 3, at, at, SMALL, SMALL)
        for at, memory in enumerate(points, 1)
    ]


def test_a_megabyte_a_match_is_found() -> None:
    """A planted leak is seen through the ups and downs, and its size is told."""
    verdict = judge(curve(1.0))

    assert not verdict.flat
    assert verdict.slope == pytest.approx(100, abs=8)


def test_the_smallest_leak_that_counts_is_found() -> None:
    """Twice what is allowed is no longer flat."""
    assert not judge(curve(2 * BOUND / 100)).flat


def test_ups_and_downs_are_flat() -> None:
    """What comes and goes with a table is no leak, nor is the warm-up."""
    verdict = judge(curve(0.0))

    assert verdict.judged
    assert verdict.flat


@pytest.mark.parametrize("leak", [0.0, 0.2])
def test_a_larger_window_is_no_leak_and_hides_none(leak: float) -> None:
    """Where the window is large by and by more often, what it takes is not counted as growth; a leak is."""
    sizes = [LARGE if number * 7 % 20 < number // 10 else SMALL for number in range(MATCHES)]
    points = [point + (40 if size == LARGE else 0) for point, size in zip(curve(leak), sizes, strict=True)]

    assert judge(points, sizes).slope == pytest.approx(100 * leak, abs=3)
    assert judge(points).slope > 100 * leak + 5


def test_a_few_matches_are_not_judged() -> None:
    """Within the warm-up everything rises."""
    assert judge([100.0, 200.0, 300.0]).flat


def test_an_account_tells_what_is_wrong() -> None:
    """A leak, a slow frame, a match without an end, a fault and lost descriptors are all named."""
    samples = sampled(curve(1.0))
    samples[-1] = msgspec.structs.replace(samples[-1], files=99, threads=99, on_disk=9_999)
    figures = Figures(samples, ended=MATCHES - 1, late={"MatchScene": 1}, faults=["broke"], allowed=400e6)

    wrong = "; ".join(figures.wrong())

    grown = ("460 MB of memory after match 200", "the program grows")
    left = ("1 faults", "no result", "99 descriptors", "9999 files")
    for named in (*grown, "MatchScene", *left):
        assert named in wrong
    assert "1 faults" in figures.told()


def test_a_sound_account_has_nothing_to_tell() -> None:
    """Flat memory, every match with a result, no slow frame."""
    assert Figures(sampled(curve(0.0)), ended=MATCHES).wrong() == []


def test_a_slow_frame_counts_unless_something_is_built() -> None:
    """A frame beyond the limit is late; while a scene is built it is counted apart."""
    diary = Diary(0.05)
    diary.frame(0.06, "MatchScene", built=False)
    diary.frame(0.30, "MatchScene", built=True)
    diary.frame(0.04, "MatchScene", built=False)

    assert (diary.slow, dict(diary.late), dict(diary.late_built)) == (1, {"MatchScene": 1}, {"MatchScene": 1})


def test_another_run_clears_a_late_frame_that_is_not_late_there() -> None:
    """One late in both stays; so does one in a match that went another way, was not played or not told of."""
    samples = sampled(curve(0.0))
    otherwise = [*samples[:6], msgspec.structs.replace(samples[6], decisions=99), *samples[7:]]
    once, twice = (7, "MatchScene: click a"), (9, "MatchScene: click b")
    figures = Figures(samples, ended=MATCHES, late={"MatchScene": 2}, late_at=[once, twice])
    left = {
        "both late": figures.late_again(Figures(samples, late={"MatchScene": 1}, late_at=[twice])),
        "untold": figures.late_again(Figures(samples, late={"MatchScene": 1})),
        "another match": figures.late_again(Figures(otherwise)),
        "not played": figures.late_again(Figures(samples[:8])),
        "none late": figures.late_again(Figures(samples)),
    }

    assert left == {
        "both late": [twice],
        "untold": [once, twice],
        "another match": [once],
        "not played": [twice],
        "none late": [],
    }
    assert figures.wrong(Figures(samples)) == []
    assert "click b" in "; ".join(figures.wrong(Figures(samples[:8])))


def test_the_matches_with_late_frames_are_those_to_repeat() -> None:
    """Each once, in the window it began in."""
    late = [(7, "MatchScene: click a"), (9, "MatchScene: click b"), (9, "MatchScene: click c")]
    samples = sampled(curve(0.0))

    assert Figures(samples, late_at=late).to_repeat() == {
        number: samples[number - 1].window_before for number in (7, 9)
    }


def test_a_plan_has_every_table_of_every_game() -> None:
    """All numbers of seats and all modes are played, with persons and with computers alone."""
    planned = list(sittings(60, 1))
    modes = {(one.game, len(one.levels), str(one.options.get("mode"))) for one in planned}

    for game in GAMES:
        for seats, mode in tables_of(game):
            assert (game, seats, str(mode.get("mode"))) in modes
    assert {one.levels.count(None) for one in planned} >= {0, 1, 2, 3, 4}


def test_a_curve_can_be_drawn() -> None:
    """It has a line for each of the four kinds of memory."""
    assert drawn(sampled(curve(0.0))).count("<polyline") == 4


def test_a_match_of_each_game_leaves_nothing_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short run: four matches from the title to the result, no warning, no frame that hangs."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)

    figures = soak(len(GAMES), 1, tmp_path)

    assert figures.wrong() == [], figures.told()
    assert [one.game for one in figures.samples] == list(GAMES)
    assert figures.ended == len(GAMES)

    again = soak(len(GAMES), 1, tmp_path / "again", only={3: figures.samples[2].window_before})
    assert [one.played for one in again.samples] == [figures.samples[2].played]
    assert again.samples[0].number == 3
