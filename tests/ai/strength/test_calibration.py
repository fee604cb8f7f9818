"""Whether chances come true: forecasts, their score, its file, and bad words on the command line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ai.calibration import main, overrating, points, table
from ai.strength import calibrations
from ai.strength.calibrations import Calibration, calibrated, read_calibrations
from ai.strength.forecasts import FORECASTS, Course, Forecast, predict
from game.registry import GAMES
from tests.ai.positions import SPLENDOR

COURSE = Course(SPLENDOR.id, 2, 5, played=4, simulations=8, positions=3)


@pytest.mark.parametrize(("game", "seats", "sides"), [(SPLENDOR.id, 2, 1), ("dust_collectorz", 4, 2)])
def test_every_seat_predicts_its_sides_chance(game: str, seats: int, sides: int) -> None:
    """In a team both partners predict what both win; the same seed predicts the same."""
    options = (("mode", "team"),) if sides == 2 else ()
    course = Course(game, seats, 5, played=2, simulations=8, positions=3, options=options)
    found = predict(course)

    assert found == FORECASTS.decode(FORECASTS.encode(found)) == predict(course)
    assert len(found) == 3 and all(len(one.chances) == seats for one in found)
    assert all(sum(one.result) == pytest.approx(sides) for one in found)
    assert all(0 <= chance <= 1 for one in found for chance in one.chances)


def forecast(chance: float, *, won: bool) -> Forecast:
    """Two seats that agree on the chance of the first one."""
    return Forecast(0, (chance, 1 - chance), (1.0, 0.0) if won else (0.0, 1.0), None)


def test_the_score_is_the_mean_squared_error() -> None:
    """Matches count alike; even chances are what nobody should be worse than."""
    rows = [[forecast(0.8, won=True), forecast(0.6, won=True)], [forecast(0.5, won=False)], []]
    found = calibrated("chess", 2, "", rows)

    assert found.brier == pytest.approx((0.1 + 0.25) / 2) and found.even == 0.25
    assert found.matches == 2 and found.error == pytest.approx(0.075)


def test_the_table_tells_how_often_chances_came_true() -> None:
    """And by how much all seats together overrate themselves."""
    over = Forecast(0, (0.9, 0.3), (1.0, 0.0), 0.95)
    rows = [[over], [over]]
    lines = table(calibrated("chess", 2, "", rows), rows)

    assert "Brier 0.050" in lines[0]
    assert overrating(2, rows)[1] == pytest.approx(0.125 / 0.15) and "0.83 for who waits" in lines[-1]
    assert lines[2].split() == ["30.0", "0.0", "2"] and lines[3].split() == ["90.0", "100.0", "2"]
    assert "20.0 +- 0.0" in lines[-3] and "5.0 +- 0.0" in lines[-2]
    assert points([[0.1], [0.3]]).startswith("20.0 +- ")


def test_scores_are_written_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new one replaces the older one of the same table."""
    module = tmp_path / "ai" / "strength" / "calibrations.py"
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(calibrations, "__file__", str(module))
    monkeypatch.setattr(calibrations, "files", lambda name: tmp_path / name)
    first = Calibration("chess", 2, "", 100, 0.2, 0.01, 0.25)
    other = msgspec.structs.replace(first, seats=3)
    newer = msgspec.structs.replace(first, brier=0.19)
    for one in (first, other, newer):
        calibrations.write_calibration(one)

    assert read_calibrations() == (newer, other)


def test_what_is_kept_is_of_our_games_and_better_than_even_chances() -> None:
    """Within what chance explains, as `docs/strength.md` tells."""
    measured = read_calibrations()

    assert measured
    assert all(one.game in GAMES and one.matches > 1 for one in measured)
    assert all(one.brier - 1.96 * one.error < one.even for one in measured)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "chess"),
        ([SPLENDOR.id, "--matches", "0"], "--matches"),
        ([SPLENDOR.id, "--resume"], "--resume"),
    ],
)
def test_bad_words_are_named_in_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With exit code 2."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    error = capsys.readouterr().err

    assert ended.value.code == 2 and told in error and error.count("\n") == 1
