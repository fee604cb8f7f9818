"""The ladder: what is measured, when it ends, where it is written, and what the pages tell of it."""

from __future__ import annotations

from argparse import Namespace
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from ai import ladder, strength_page
from ai.parcels.ledger import Ledger
from ai.parcels.runner import Runner
from ai.personas.levels import LEVEL_KEYS
from ai.strength.strength import FILE, Measured, Table, strength, strengths


def one(share: float = 0.7, *, player: str = "captain", rival: str = "knight", seats: int = 2) -> Measured:
    """Measure without playing."""
    return Measured("splendor_marvel", seats, "", player, rival, 40, share, share - 0.1, share + 0.1, 0.05)


def test_every_level_meets_the_one_below() -> None:
    """The lowest meets a child's rule; the highest also the textbook search."""
    steps = {(high, low) for low, high in pairwise(LEVEL_KEYS)}

    assert set(ladder.PAIRINGS.values()) == {("squire", "child"), ("legend", "textbook"), *steps}


@pytest.mark.parametrize(("mode", "together", "par"), [("team", 2, 0.5), ("champions", 1, 0.25)])
def test_partners_are_measured_together(mode: str, together: int, par: float) -> None:
    """A team of one player meets a team of another: else its partner would be one of its rivals."""
    given = Namespace(game="dust_collectorz", seats=4, mode=mode, games=8, seconds=1.0, seed=3)
    found = ladder.measure(given, "greedy", "random", (("mode", mode),), Runner())

    assert (found.together, found.par, found.games) == (together, par, 8)
    assert found.share > par


def test_a_pairing_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in the file is not played again, and comes to the same."""
    given = Namespace(game="splendor_marvel", seats=2, mode="", games=60, seconds=1.0, seed=3)
    file = tmp_path / "ladder.jsonl"
    with Ledger(file, resume=False) as ledger:
        first = ladder.measure(given, "greedy", "random", (), Runner(None, ledger))
    kept = file.read_bytes()
    with Ledger(file, resume=True) as ledger:
        monkeypatch.setattr(ledger, "add", lambda *_: pytest.fail("played again"))
        again = ladder.measure(given, "greedy", "random", (), Runner(None, ledger))

    assert again == first
    assert file.read_bytes() == kept


def test_what_is_written_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer measurement replaces the older one of the same pairing; others stay."""
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(ladder, "__file__", str(tmp_path / "ai" / "ladder.py"))
    ladder.write([one(0.6), one(0.9, player="legend", rival="textbook")])
    file = tmp_path / "assets" / FILE
    first = msgspec.toml.decode(file.read_bytes(), type=Table).measured
    assert {one(0.6), one(0.9, player="legend", rival="textbook")} <= set(first)

    monkeypatch.setattr(ladder, "read_strengths", lambda: first)
    ladder.write([one(0.7)])
    second = msgspec.toml.decode(file.read_bytes(), type=Table).measured
    assert one(0.7) in second
    assert one(0.6) not in second
    assert len(second) == len(first)


def test_what_comes_along_is_sound() -> None:
    """Shares lie within their bounds, players are on the ladder, and each pairing stands there once."""
    keys = [ladder.key_of(measured) for measured in strengths()]

    assert len(keys) == len(set(keys))
    assert all(measured.low <= measured.share <= measured.high for measured in strengths())
    for measured in strengths():
        found = strength(measured.game, measured.seats, measured.player, measured.rival, measured.mode)
        assert found == measured


@pytest.mark.parametrize(("page", "marks", "told"), strength_page.parts(), ids=("ladder", "scores", "readme"))
def test_the_pages_tell_what_was_measured(page: Path, marks: tuple[str, str], told: str) -> None:
    """Nobody changed the tables by hand or forgot to write them anew."""
    text = page.read_text(encoding="utf-8")

    assert strength_page.with_tables(text, told, marks) == text


def test_a_page_needs_a_place_for_tables() -> None:
    """A page without the two lines is left alone, and the lines are named."""
    with pytest.raises(ValueError, match="end of the tables"):
        strength_page.with_tables("nothing", "| a |")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess"], "there are: splendor_marvel"),
        (["splendor_marvel", "--seats", "7"], "2 to 4 seats"),
        (["splendor_marvel", "--games", "0"], "--games"),
        (["splendor_marvel", "--seconds", "0"], "more than 0"),
        (["splendor_marvel", "--only", "king"], "squire"),
        (["dust_collectorz", "--option", "mode"], "NAME=VALUE"),
        (["dust_collectorz", "--seats", "3", "--option", "mode=team"], "young with 3 seats"),
        (["splendor_marvel", "--resume"], "--out"),
        (["splendor_marvel", "--executor", "moon"], "dask://HOST:PORT"),
        (["splendor_marvel", "--executor", "builtins:dict"], "made no Executor"),
        (["splendor_marvel", "--out", ".", "--resume"], "can't be used"),
    ],
)
def test_wrong_words_get_one_line(words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What is allowed is named; the exit code is 2."""
    with pytest.raises(SystemExit) as ended:
        ladder.main(words)
    told = capsys.readouterr().err

    assert ended.value.code == 2
    assert named in told
    assert told.count("\n") == 1
