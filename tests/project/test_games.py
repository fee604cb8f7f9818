"""A game is known by its object: shared code names none, and does without the parts that one leaves out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import game
from ai.evaluators import evaluator_of
from ai.evaluators.base import Evaluator
from ai.personas.action_features import action_features_of
from game.engine.game import Game, load
from game.registry import GAMES

HOME: Final = Path(str(game.__file__)).parents[1]
ROOT: Final = ("setup.py", "dev.py", "build.spec")
NAMED: Final = re.compile("|".join(GAMES))
PARTS: Final = (
    "rules_class",
    "words",
    "table",
    "celebrations",
    "box",
    "cover",
    "figures",
    "rules_anchors",
    "evaluator",
    "encoding",
    "store",
    "balance",
)


def shared_files() -> list[Path]:
    """The program's modules outside of the games' folders."""
    files = [file for name in ("game", "ai", "saves") for file in (HOME / name).rglob("*.py")]
    return [file for file in files if file.relative_to(HOME).parts[1] not in GAMES]


def _naming() -> set[str]:
    """The shared files in whose code or comments a game's id stands."""
    found = set()
    for file in (*(HOME / name for name in ROOT), *shared_files()):
        text = re.sub(r'help="[^"]*"', "", file.read_text(encoding="utf-8"))  # an example for people
        if NAMED.search(text):
            found.add(file.relative_to(HOME).as_posix())
    return found


def test_shared_code_names_no_game() -> None:
    """Whoever asks for a game's part asks its object; the registry alone knows which games there are."""
    assert len(shared_files()) > 300
    assert _naming() == {"game/registry.py"}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_knows_no_other(game_id: str) -> None:
    """Neither its modules nor their comments name one."""
    others = re.compile("|".join(one for one in GAMES if one != game_id))
    naming = {
        file.name
        for file in (HOME / "game" / game_id).rglob("*.py")
        if others.search(file.read_text(encoding="utf-8"))
    }

    assert naming == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_part_is_there(game_id: str) -> None:
    """A path with a slip of the pen would only be noticed when somebody opens that page."""
    one = GAMES[game_id]
    for path in (*(getattr(one, part) for part in PARTS), *one.screens.values()):
        if path:
            assert load(path) is not None


def test_a_game_of_rules_alone_has_players_without_tastes() -> None:
    """No evaluator: the search plays matches at random; no features: nobody likes anything."""
    rules = GAMES["splendor_marvel"].rules
    bare = Game(
        "splendor_marvel", rules_class="game.splendor_marvel.rules.state:SplendorRules", words="", table=""
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "splendor_marvel", bare)
        state = rules.setup(2, 1)

        assert type(evaluator_of(rules)) is Evaluator
        assert action_features_of(rules)(state, state.legal_actions()[0]) == {}


@pytest.mark.parametrize("game_id", GAMES)
def test_what_0_1_asked_of_a_game_is_still_answered(game_id: str) -> None:
    """Programs written for 0.1 take the rules' own members from `GAMES`."""
    one, rules = GAMES[game_id], GAMES[game_id].rules
    state = one.setup(one.seats[0], 3)

    assert (one.seats, one.options, one.revision) == (rules.seats, rules.options, rules.revision)
    assert one.unpack(state.pack()).pack() == state.pack()
