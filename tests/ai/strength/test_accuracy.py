"""The measurement of the analysis: samples of every third, marks, and bad words on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.accuracy import far_share, main, meets_marks, table
from ai.strength.looks import LOOKS, Look, Sample, take_look
from tests.ai.positions import SPLENDOR

LOOK = Look(SPLENDOR.id, 2, 5, played=4, simulations=16, most=32, reference=64)


def sample(third: int, difference: float) -> Sample:
    """A chance that is off by so much."""
    return Sample(third, True, 0.5 + difference, 0.5, 1000)


def test_a_look_samples_every_third_from_every_seat_and_is_repeatable() -> None:
    """The best line of the viewer and how things stand while others decide."""
    one, two = take_look(LOOK), take_look(LOOK)

    assert one == two == LOOKS.decode(LOOKS.encode(one))
    assert {(row.third, row.own) for row in one} == {
        (third, own) for third in range(3) for own in (True, False)
    }
    assert all(0 <= row.found <= 1 and 16 <= row.simulations <= 32 for row in one)
    assert any(row.found != row.reference for row in one)


@pytest.mark.parametrize(
    ("samples", "met"),
    [
        ([sample(0, 0.01), sample(1, -0.019), sample(2, 0.01)], True),
        ([sample(0, 0.0), sample(1, 0.0), sample(2, 0.03)], False),
        ([*[sample(0, 0.0)] * 18, sample(0, 0.07), sample(0, -0.07)], False),
        ([*[sample(0, 0.0)] * 19, sample(0, 0.07)], True),
    ],
)
def test_the_marks_hold_for_every_third_and_for_the_worst(samples: list[Sample], *, met: bool) -> None:
    """One bad third spoils it, and so do more than five in a hundred that are far off."""
    assert meets_marks(samples) is met


def test_the_table_tells_points() -> None:
    """A line for each third, and one for all."""
    lines = table([sample(0, 0.01), sample(2, -0.03), sample(2, 0.07)])

    assert lines[1].split() == ["1st", "1", "1.00", "0.0", "%", "1000"]
    assert lines[2].split() == ["3rd", "2", "5.00", "50.0", "%", "1000"]
    assert far_share([sample(0, 0.07)]) == 1


def test_results_are_kept_and_taken_up_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was measured once is not measured again."""
    out = tmp_path / "looks.jsonl"
    words = [SPLENDOR.id, "--matches", "1", "--simulations", "2", "--most", "0", "--out", str(out)]
    code = main(words)
    kept, first = out.read_bytes(), capsys.readouterr().out
    again = main([*words, "--resume"])

    assert code == again and (out.read_bytes(), capsys.readouterr().out) == (kept, first)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "chess"),
        ([SPLENDOR.id, "--seats", "9"], "9"),
        ([SPLENDOR.id, "--matches", "0"], "--matches is 1"),
        ([SPLENDOR.id, "--resume"], "--resume needs"),
        ([SPLENDOR.id, "--executor", "nowhere"], "--executor"),
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
