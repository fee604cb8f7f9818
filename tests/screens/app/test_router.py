"""Tests of opening screens by requests: each leads to its screen, and no screen knows another."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game.engine.game import load
from game.registry import GAMES
from game.screens.requests import Answer, Ask, OpenNewGame, OpenRules, OpenSettings, OpenStatistics, Request
from tests.screens.pilots.menu_pilot import MenuPilot

HOME = Path(__file__).parents[3]
# what screens are made from
BASES = {
    "Scene",
    "MenuScene",
    "LongListScene",
    "PageScene",
    "TilesScene",
    "Dialog",
    "MatchScene",
    "DeckEditing",
}
CONTRACT = "No screen knows another"
OWN_SCREEN = re.compile(rf"game\.({'|'.join(GAMES)})\.screens\.")  # of a game
OWN = [load(path) for game in GAMES.values() for path in game.screens.values()]  # the requests of games
REQUESTS = [one for one in Request.__subclasses__() if one.__module__.startswith("game.")]


def screens() -> list[str]:
    """Name the modules whose functions make screens, in order."""
    return sorted({one.maker.partition(":")[0] for one in REQUESTS})


def sources() -> list[Path]:
    """The files in which screens may lie, and those that may lead to them."""
    return [*(HOME / "game").rglob("*.py")]


def source(module: str) -> ast.Module:
    """Read a module of the game."""
    return ast.parse((HOME / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8"))


def test_every_request_has_a_maker_of_its_own() -> None:
    """Those of games, too."""
    assert set(OWN) < set(REQUESTS)
    assert len({one.maker for one in REQUESTS}) == len(REQUESTS)


@pytest.mark.parametrize("request_type", REQUESTS, ids=lambda one: one.__name__)
def test_who_makes_a_screen_takes_just_that_request(request_type: type[Request]) -> None:
    """The name leads to a function that is written for this type of request."""
    module, _, name = request_type.maker.partition(":")
    made = next(one for one in source(module).body if isinstance(one, ast.FunctionDef) and one.name == name)
    taken = [ast.unparse(one.annotation) for one in made.args.args if one.annotation]

    assert callable(load(request_type.maker))
    assert taken == ["Program", request_type.__name__]


def test_each_class_of_scenes_is_made_by_a_request() -> None:
    """Whatever is a scene lies in a module that a request names, but for what others are made from."""
    found = {}
    for path in sources():
        for one in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(one, ast.ClassDef) and one.name not in BASES:
                named = {ast.unparse(base).partition("[")[0] for base in one.bases}
                if named & BASES:
                    found[one.name] = ".".join(path.relative_to(HOME).with_suffix("").parts)

    assert len(found) > 20
    assert {name: module for name, module in found.items() if module not in screens()} == {}


def test_the_import_contract_names_every_screen() -> None:
    """`dev.py check` holds them apart, imports for types included."""
    contracts = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    held = next(one for one in contracts["contracts"] if one["name"] == CONTRACT)

    assert held["type"] == "independence"
    assert sorted(held["modules"]) == sorted({OWN_SCREEN.sub("game.*.screens.", one) for one in screens()})
    assert "ignore_imports" not in held
    assert not contracts.get("exclude_type_checking_imports", False)


def test_only_requests_name_screens() -> None:
    """Nobody else gets round them with a name in a string."""
    texts = {path: path.read_text(encoding="utf-8") for path in sources() if path.name != "requests.py"}
    named = [f'"{module}' for module in screens()]

    assert [path.name for path, text in texts.items() if any(name in text for name in named)] == []


def test_the_program_starts_without_any_screen() -> None:
    """They are imported as they are asked for, so that the title is there at once."""
    told = "import sys, game.screens.app.window; print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, check=True, cwd=HOME
    )

    assert set(answer.stdout.split()) & set(screens()) == set()


def test_a_screen_is_opened_above_the_others_and_knows_what_was_asked(tmp_path: Path) -> None:
    """It is the topmost one then; the others stay below it."""
    pilot = MenuPilot(tmp_path)
    pilot.program.open(OpenSettings("keys"))
    asked = OpenRules("seventh_hero")
    pilot.program.open(asked)

    assert pilot.shown == "RulesScene"
    assert pilot.program.stack.request is asked
    assert [type(one).__name__ for one in pilot.program.stack.scenes[-2:]] == ["SettingsScene", "RulesScene"]


def test_what_is_slow_says_so_before_it_begins(tmp_path: Path) -> None:
    """A frame comes first for those only that say so."""
    pilot = MenuPilot(tmp_path)
    begun: list[str] = []
    pilot.program.hooks.begin_work = lambda: begun.append(pilot.shown)
    pilot.program.open(OpenNewGame())
    pilot.program.open(OpenStatistics())

    assert begun == ["NewGameScene"]


def test_a_wish_to_quit_is_an_answer_to_the_question_whether_to_leave(tmp_path: Path) -> None:
    """Any other question stays for the next one to see."""
    pilot = MenuPilot(tmp_path)
    answers = [Answer("stay", "Stay")]
    pilot.program.open(Ask("Lost?", "Not kept.", answers, leaving=True))
    pilot.program.leave()

    assert not pilot.program.stack.running


def test_what_a_request_holds_is_typed() -> None:
    """Every field has a type of its own; none is left to chance."""
    loose = [
        f"{one.__name__}.{name}"
        for one in REQUESTS
        for name, hint in one.__annotations__.items()
        if "Any" in str(hint) or "object" in str(hint)
    ]

    assert loose == []
