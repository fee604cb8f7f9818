"""A game is known by its object: shared code names none, and does without the parts that one leaves out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import ai
import game
import saves
from ai.evaluators import evaluator_of
from ai.evaluators.base import Evaluator
from ai.personas.action_features import action_features_of
from game.engine.game import Game, load
from game.registry import GAMES

HOME: Final = Path(str(game.__file__)).parents[1]
SHARED: Final = ("ai", "saves", "game/engine", "game/table", "game/screens")
NAMED: Final = re.compile("|".join(GAMES))
PARTS: Final = (
    "rules_class",
    "words",
    "table",
    "cheers",
    "box",
    "cover",
    "figures",
    "passages",
    "evaluator",
    "encoding",
)


def _naming() -> set[str]:
    """The shared files in whose code or comments a game's id stands."""
    assert ai.__file__
    assert saves.__file__
    found = set()
    for folder in SHARED:
        for file in (HOME / folder).rglob("*.py"):
            text = re.sub(r'help="[^"]*"', "", file.read_text(encoding="utf-8"))  # an example for people
            if NAMED.search(text):
                found.add(file.relative_to(HOME).as_posix())
    return found


def test_shared_code_names_no_game() -> None:
    """Whoever asks for a game's part asks its object."""
    assert _naming() == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_part_is_there(game_id: str) -> None:
    """A path with a slip of the pen would only be noticed when somebody opens that page."""
    one = GAMES[game_id]
    for part in PARTS:
        if path := getattr(one, part):
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
