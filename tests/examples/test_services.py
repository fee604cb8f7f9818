"""What a small game gets without asking: saves, codes, undo, computer players, numbers for hints."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.players import make_player
from game.engine.match import Match
from game.laws.check import check_laws
from game.registry import GAMES, RULES
from game.screens.match.game import says_of, table_of
from saves.matches.code import from_code, to_code
from saves.matches.header import Player
from saves.matches.library import Library
from saves.matches.match_file import SavedMatch
from tests.examples.positions import crown
from tests.examples.test_stock_table import setting, texts
from tests.saves.matches import a_match

EXAMPLES = ("crown_thief", "tic_tac_toe")
EVERY_EXAMPLE = pytest.mark.parametrize("game", EXAMPLES)


@EVERY_EXAMPLE
def test_an_example_keeps_every_law(game: str) -> None:
    """As `herotable check-game` sees it."""
    assert [verdict for verdict in check_laws(RULES[game]) if verdict.trouble] == []


@EVERY_EXAMPLE
def test_a_match_is_saved_and_loaded(game: str, tmp_path: Path) -> None:
    """With every decision."""
    match = a_match(20, game=game)
    library = Library(tmp_path)
    name = library.new_name(game)
    library.save(name, SavedMatch(match, (Player("Ann", 0), Player("Ben", 1, "computer", 3)), ""))
    opened = library.load(name).saved.match
    library.close()

    assert opened.state == match.state
    assert opened.decisions == match.decisions


@EVERY_EXAMPLE
def test_a_code_leads_to_the_same_position(game: str) -> None:
    """On any machine that has the game."""
    match = a_match(20, game=game)

    assert from_code(to_code(match))[0].state == match.state


@EVERY_EXAMPLE
def test_a_decision_is_undone_and_done_again(game: str) -> None:
    """Chance included."""
    match = a_match(5, game=game)
    before = match.state.clone()
    match.undo()
    match.redo()

    assert match.state == before


def test_a_computer_player_takes_the_winning_cell() -> None:
    """It searches without an evaluator, and tells its chances."""
    match = Match(GAMES["tic_tac_toe"].rules, 2, 1)
    for text in ("a1", "b1", "a2", "b2"):
        match.play(match.state.read(text))
    player = make_player("mcts", match.rules, simulations=200, seed=1)
    choice = player.choose(match.state.clone(), 0)

    assert match.state.notation(choice.action) == "a3"


def test_a_computer_player_keeps_the_crown() -> None:
    """Playing it would put it out of the round; its chances are shares of one."""
    state = crown("crown watchman", "fencer", "forger")
    choice = make_player("mcts", RULES["crown_thief"], simulations=300, seed=1).choose(state, 0)

    assert state.notation(choice.action).startswith("watchman ")
    assert sum(choice.values) == pytest.approx(1.0)


def test_the_duchess_is_named_as_the_reason() -> None:
    """A thief in hand can't be played instead of her; anything else gets the general reason."""
    state = crown("duchess forger", "crown")
    view = state.view(0)
    table, says = table_of("crown_thief"), says_of("crown_thief")

    assert table.prompt(view, setting(state)).text == "Choose a card."
    assert "Duchess" in says.reason(table.refuse(view, ("card:forger",)), texts())
    assert says.reason(table.refuse(view, ("seat:1",)), texts()) == "That can’t be done now."
