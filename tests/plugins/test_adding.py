"""A trusted package adds its games; one that is broken is named, and the others stay."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.match import Match
from game.plugins import Fault, find_plugins
from game.registry import ADDED, GAMES, RULES, add_games, rules_of
from tests.plugins.packages import install, stones_code

BUILT_IN = ["splendor_marvel", "custom_heroes", "seventh_hero", "dust_collectorz"]


def added(site: Path) -> list[Fault]:
    """Add the games of all packages in a folder."""
    plugins, faults = find_plugins([str(site)])
    return faults + [fault for plugin in plugins for fault in add_games(plugin)]


def test_a_good_package_adds_a_game(site: Path) -> None:
    """It is asked for by its id like any other, and can be played."""
    install(site)
    faults = added(site)
    match = Match(rules_of("stones"), 2, 1)
    match.play(2)

    assert faults == []
    assert list(GAMES) == list(RULES) == [*BUILT_IN, "stones"]
    assert len(RULES) == 5
    assert match.decisions == ("take 2",)


def test_adding_twice_changes_nothing(site: Path) -> None:
    """The command line and the window may both do it."""
    install(site)
    added(site)
    game = GAMES["stones"]

    assert added(site) == []
    assert GAMES["stones"] is game


@pytest.mark.parametrize(
    ("games", "code", "fault"),
    [
        (
            {"stones": "stones_game:GAME"},
            "1 / 0",
            ("import", "ZeroDivisionError: division by zero (stones_game.py, line 1)"),
        ),
        ({"stones": "stones_game:GAME"}, "raise SystemExit(3)", ("import", "SystemExit: 3")),
        (
            {"stones": "stones_game:GAME"},
            "def (",
            ("import", "SyntaxError: invalid syntax (stones_game.py, line 1)"),
        ),
        ({"stones": "stones_game:OTHER"}, None, ("import", "AttributeError: module 'stones_game' has no")),
        ({"stones": "no_such_module:GAME"}, None, ("import", "ModuleNotFoundError: No module named")),
        ({"stones": "stones_game:GAME"}, "GAME = 3", ("incomplete", "it is no Game but int")),
        ({"pebbles": "stones_game:GAME"}, None, ("incomplete", "its id is 'stones'")),
        ({"Stones": "stones_game:GAME"}, None, ("bad_id", "")),
        ({"../stones": "stones_game:GAME"}, None, ("bad_id", "")),
        ({"bench": "stones_game:GAME"}, None, ("bad_id", "")),
        ({"s" * 60: "stones_game:GAME"}, None, ("bad_id", "")),
        ({"splendor_marvel": "stones_game:GAME"}, None, ("taken", "Herotable")),
    ],
)
def test_a_broken_package_is_named_and_adds_nothing(
    site: Path, games: dict[str, str], code: str | None, fault: tuple[str, str]
) -> None:
    """With the reason, which is one short line."""
    install(site, games=games, code=code)
    (found,) = added(site)

    assert found.source == "stones-game"
    assert found.code == fault[0]
    assert found.reason.startswith(fault[1])
    assert list(GAMES) == BUILT_IN


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("range(1, 4)", "range(1, 14)", "its seats are no range"),
        ("range(1, 4)", "range(4, 4)", "its seats are no range"),
        ("range(1, 4)", "range(0, 4)", "its seats are no range"),
        ('"stones", 2,', '"stones", 0,', "its revision is no number from 1"),
        ('"stones", 2,', '"pebbles", 2,', "the id of its rules is 'pebbles'"),
        ("(heap, ", "(*[heap] * 41, ", "its options are not up to 40"),
        (
            '_class="stones_game:StonesRules"',
            '_class="builtins:object"',
            "rules_class makes no Rules but object",
        ),
    ],
)
def test_a_game_that_lacks_something_is_named(site: Path, old: str, new: str, reason: str) -> None:
    """Its rules say what the program lists and sets up."""
    code = stones_code()
    assert old in code
    code = code.replace(old, new)
    install(site, code=code)
    (fault,) = added(site)

    assert fault.reason.startswith(reason)
    assert list(GAMES) == BUILT_IN


def test_of_two_packages_with_one_id_the_first_stays(site: Path) -> None:
    """The other is named, with whose game it is."""
    install(site, "a-game")
    install(site, "b-game")
    faults = added(site)

    assert faults == [Fault("taken", "b-game", "stones", "a-game")]
    assert ADDED["stones"].name == "a-game"


def test_nothing_is_added_by_itself(site: Path) -> None:
    """A program that only imports the registry runs no code of a package, installed or not."""
    install(site, code="raise SystemExit('it was imported')")
    code = "from game.registry import GAMES; print(*GAMES)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": f"{site}:{Path(__file__).parents[2]}", "HEROTABLE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == BUILT_IN
