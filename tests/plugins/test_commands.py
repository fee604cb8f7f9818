"""The commands about added games: trusting a package, and checking the laws on a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.__main__ import main
from game.commands.language import texts_for
from game.plugins import find_plugins
from game.registry import GAMES
from saves.settings import load_settings
from saves.trust import answer_for
from tests.plugins.packages import install, stones_code


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the settings in a folder of the test, in English."""
    monkeypatch.setenv("HEROTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    texts_for.cache_clear()
    return tmp_path / "home"


def test_a_game_is_checked_once_its_package_is_trusted(
    site: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before that it isn't imported, and one is told how to trust it."""
    install(site)
    before = main(["check-game", "stones"])
    told = capsys.readouterr().err
    assert "stones" not in GAMES
    trusted = main(["--trust", "Stones_Game"])
    after = main(["check-game", "stones"])
    table = capsys.readouterr().out

    assert (before, trusted, after) == (2, 0, 0)
    assert "program code and can do anything that you can" in told
    assert "herotable --trust stones-game" in told
    assert "ok      Every match ends" in table
    assert "Nothing is hidden from seats 1, 2, 3" in table
    assert "BROKEN" not in table
    (plugin,), _ = find_plugins([str(site)])
    assert answer_for(plugin, load_settings(home / "settings.json")[0].plugins) is True


def test_a_broken_law_is_named_and_ends_with_one(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With what happened, and where."""
    endless = stones_code().replace("self.stones -= action", "self.stones -= action * (self.stones < 4)")
    install(site, code=endless)
    main(["--trust", "stones-game"])
    code = main(["check-game", "stones"])
    table = capsys.readouterr().out

    assert code == 1
    assert "BROKEN  Every match ends" in table
    assert "it does not end (1 seats, seed 0, step 20000)" in table


def test_a_game_that_breaks_a_law_at_once_has_each_broken_law_named(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Though it is not among the games; an error is named with the line of the game's code."""
    fine = "        return StonesView(\n"
    assert fine in stones_code()
    wrong = stones_code().replace(fine, f"        1 // (seat < 2)\n{fine}")
    line = wrong.splitlines().index("        1 // (seat < 2)") + 1
    install(site, code=wrong)
    main(["--trust", "stones-game"])
    code = main(["check-game", "stones"])
    table = capsys.readouterr().out

    assert code == 1
    assert "stones" not in GAMES
    assert "ok      Every match ends" in table
    assert f"by zero (stones_game.py, line {line}) (3 seats" in table


def test_a_game_that_can_not_be_added_ends_with_one(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The reason is told."""
    install(site, code="1 / 0")
    main(["--trust", "stones-game"])

    assert main(["check-game", "stones"]) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["check-game", "chess"], ["check-game"]])
def test_an_unknown_game_ends_with_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The games that there are get listed."""
    assert main(words) == 2
    assert ", ".join(GAMES) in capsys.readouterr().err


def test_an_unknown_package_is_not_trusted(
    site: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those that there are get listed, and what is wrong with others."""
    install(site)
    (install(site, "broken-game") / "RECORD").unlink()

    assert main(["--trust", "other"]) == 2
    told = capsys.readouterr().err
    assert "stones-game" in told
    assert "The package broken_game can’t be read" in told
    assert not home.exists()


def test_an_added_game_is_one_of_the_games_of_the_command_line(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Help lists it, and its options are read."""
    install(site)
    main(["--trust", "stones-game"])
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "stones" in capsys.readouterr().out

    assert main(["stones", "--option", "heap=8"]) == 2
    assert "heap is one of 3, 7, 9" in capsys.readouterr().err


def test_a_match_of_a_game_that_nobody_trusts_is_not_begun(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One is told why, and how to trust it."""
    install(site, code="raise SystemExit('it was imported')")

    assert main(["stones", "--seats", "me,knight"]) == 2
    assert "herotable --trust stones-game" in capsys.readouterr().err
