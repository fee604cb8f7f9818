"""How even the seats are by house rule: measured, added to a file, read within bounds."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import msgspec
import pytest

from ai.balance import main
from ai.strength import balances
from ai.strength.balances import (
    FILE,
    SIZE_LIMIT,
    Balance,
    BalanceFile,
    Lot,
    balance,
    decoded,
    encoded,
    play_lot,
)
from ai.strength.matches import contestant
from game.engine.options import Value, house_rules
from game.registry import GAMES, rules_of

GAME = "splendor_marvel"
ONE = Balance(2, "", {"target": 12}, "knight", 20, (0.55, 0.45), (0.35, 0.25), (0.75, 0.65), 50.0)


def run(folder: Path, *words: str, game: str = GAME) -> BalanceFile:
    """Measure with the quickest player, and read the file."""
    out = folder / FILE
    asked = [game, "--player", "random", "--matches", "20", "--out", str(out), "--resume", *words]
    assert main(asked) == 0
    return decoded(out.read_bytes(), game)


def test_a_table_is_measured_and_kept(tmp_path: Path) -> None:
    """Its shares add up, and lie within their intervals."""
    [one] = run(tmp_path, "--seats", "3", "--option", "target=12").measured

    assert (one.seats, one.house, one.player, one.matches) == (3, {"target": 12}, "random", 20)
    assert sum(one.shares) == pytest.approx(1.0, abs=0.001)
    assert one.turns > 3


def test_another_table_is_added_and_the_same_one_replaced(tmp_path: Path) -> None:
    """The file grows by tables, not by runs."""
    run(tmp_path, "--option", "target=12")
    run(tmp_path, "--seed", "5", "--option", "target=12")
    measured = run(tmp_path, "--option", "play_out=true").measured

    assert sorted(str(one.house) for one in measured) == ["{'play_out': True}", "{'target': 12}"]


def test_every_table_is_the_official_one_all_presets_and_all_values(tmp_path: Path) -> None:
    """Each of them once."""
    measured = run(tmp_path, "--every", "--option", "mode=young", game="dust_collectorz").measured
    houses = [one.house for one in measured]

    assert sorted(map(str, houses)) == sorted(
        ["{}", "{'shares': 'short'}", "{'sets': 'one'}", "{'sets': 'two'}"]
    )
    assert {one.mode for one in measured} == {"young"}


def test_partners_are_one_side(tmp_path: Path) -> None:
    """In a Team two sides share the victories."""
    [one] = run(tmp_path, "--seats", "4", "--option", "mode=team", game="dust_collectorz").measured

    assert len(one.shares) == 2
    assert sum(one.shares) == pytest.approx(1.0, abs=0.001)


def test_a_lot_is_a_pure_function_and_the_first_seat_begins() -> None:
    """So it doesn't matter who plays it, and how often."""
    lot = Lot(GAME, 2, contestant("random"), 3, 4, (("start", "1"), ("target", 10)))

    assert play_lot(lot) == play_lot(lot)
    assert len(play_lot(lot)) == 4


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess", "--out", "x"], "there are"),
        ([GAME, "--seats", "7", "--out", "x"], "2 to 4 seats"),
        ([GAME, "--player", "legend", "--out", "x"], "by the clock"),
        ([GAME, "--player", "nobody", "--out", "x"], "a player is"),
        ([GAME, "--option", "target=11", "--out", "x"], "target is one of"),
        ([GAME, "--matches", "0", "--out", "x"], "--matches is 1 to"),
        ([GAME], "--out"),
        ([GAME, "--executor", "moon", "--out", "x"], "dask://HOST:PORT"),
    ],
)
def test_wrong_words_get_one_line(words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What is not allowed ends with exit code 2 and one line naming what is."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    said = capsys.readouterr().err

    assert ended.value.code == 2
    assert said.count("\n") == 1
    assert named in said


def test_a_damaged_file_is_refused_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is not overwritten."""
    out = tmp_path / FILE
    out.write_bytes(b"{}")
    with pytest.raises(SystemExit):
        main([GAME, "--player", "random", "--matches", "20", "--out", str(out)])

    assert out.read_bytes() == b"{}"
    assert FILE in capsys.readouterr().err


@pytest.mark.parametrize(
    "changed",
    [
        {"shares": [0.5, 0.6, 0.1], "low": [0.5, 0.6, 0.1], "high": [0.5, 0.6, 0.1]},
        {"low": [0.6, 0.2]},
        {"shares": [1.5, 0.5]},
        {"matches": 0},
        {"seats": 99},
        {"more": 1},
    ],
)
def test_a_file_that_makes_no_sense_is_refused(changed: dict[str, object]) -> None:
    """Within bounds, and figures that fit together."""
    told = json.loads(encoded(BalanceFile(1, GAME, (ONE,))))
    told["measured"][0] |= changed

    with pytest.raises(ValueError, match=r".+"):
        decoded(msgspec.json.encode(told), GAME)


def test_a_file_comes_back_as_it_was_written() -> None:
    """And neither for another game nor beyond its limit."""
    file = BalanceFile(1, GAME, (ONE,))

    assert decoded(encoded(file), GAME) == file
    for data, game in ((encoded(file), "other_game"), (b" " * (SIZE_LIMIT + 1), GAME)):
        with pytest.raises(ValueError, match=r".+"):
            decoded(data, game)


def test_a_game_goes_on_without_a_file_that_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says so, and nothing is said on the page."""
    (tmp_path / FILE).write_bytes(b"nonsense")
    monkeypatch.setattr(balances, "path_of", lambda _game: tmp_path / FILE)
    balances.balances.cache_clear()
    with caplog.at_level(logging.ERROR):
        found = balance(GAME, 2, "", {})
    balances.balances.cache_clear()

    assert found is None
    assert FILE in caplog.text


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_is_of_tables_that_there_are(game: str) -> None:
    """Each measured table can be played, its house rules are some, and the official one was measured too."""
    rules, measured = rules_of(game), balances.balances(game)

    assert measured
    for one in measured:
        options: dict[str, Value] = {"mode": one.mode} if one.mode else {}
        rules.setup(one.seats, 0, options | one.house)
        assert house_rules(rules, options | one.house) == one.house
        assert one.matches >= 400
        assert balance(game, one.seats, one.mode, {}) is not None
