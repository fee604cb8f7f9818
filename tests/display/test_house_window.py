"""House rules in a real window: from New game to the result, which says what they bar."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.players import make_player
from game.engine.match import Match
from game.engine.options import Value, house_rules
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.house.words import told_rules
from game.screens.seating import Chair, TableMatch
from saves.matches.library import Library
from saves.matches.match_file import open_match
from tests.display.reading import Person, reading
from tests.display.test_menus_window import kept
from tests.whole_matches.deciding import decide_by_mouse

pytestmark = pytest.mark.display
GAME = "splendor_marvel"


def simple(match: Match) -> int:
    """What seems best at first sight to the seat to move."""
    state = match.state
    known = state.determinize(state.to_move, Rng(len(match.decisions)))
    return make_player("greedy", match.rules).choose(known, state.to_move).action


def says_so(person: Person, game: str, options: dict[str, Value]) -> None:
    """Read on the result that the match doesn't count, and why."""
    house = house_rules(GAMES[game].rules, options)
    person.hears("house-not_counted", rules=told_rules(game, house, person.words))


def test_a_preset_is_taken_with_the_mouse_and_played_to_the_result(tmp_path: Path) -> None:
    """New game names it, the match ends by it, the settings keep it for the next one."""
    home = tmp_path / "home"
    with reading(home) as person:
        person.push(f"box.{GAME}")
        person.push("house")
        person.at("HouseRulesScene")
        person.push("preset.long")
        person.push("preset.family")
        person.push("back")
        page = person.at("NewGameScene")
        person.push("play")
        while person.turn():
            decide_by_mouse(person)
        (file,) = (home / "matches").glob("*.save")
        person.left(lambda: open_match(file).saved.match.over)
        match = open_match(file).saved.match
        person.result()
        says_so(person, GAME, match.options)
        code = person.close()

    games = kept(home)["new_games"]
    assert code == 0
    assert page.named("house")
    assert match.options["target"] == 12
    assert isinstance(games, dict)
    assert games[GAME]["options"]["target"] == 12


def nearly_over(game: str, seats: int) -> tuple[Match, int]:
    """A match by the family's rules before a person's decision that ends it, and that decision."""
    options = GAMES[game].presets["family"]
    for seed in range(1, 60):
        match = Match(GAMES[game].rules, seats, seed, options)
        while not match.over:
            match.play(simple(match))
        before = match.branch(len(match.decisions) - 1)
        if before.state.to_move == 0:
            return before, before.state.read(match.decisions[-1])
    raise AssertionError("the first seat never decides last")


@pytest.mark.parametrize(
    ("game", "seats", "language"), [("splendor_marvel", 2, "de"), ("seventh_hero", 3, "fr")]
)
def test_a_match_by_house_rules_is_resumed_and_says_so(
    tmp_path: Path, game: str, seats: int, language: str
) -> None:
    """From the title's plate to the last move and the result, in another language."""
    home = tmp_path / "home"
    match, action = nearly_over(game, seats)
    chairs = tuple(Chair(f"R{seat}", seat, "squire" if seat else None) for seat in range(seats))
    library = Library(home / "matches")
    library.save("house.save", TableMatch(match, chairs).saved())
    assert library.close()
    with reading(home, language=language) as person:
        person.push("continue")
        person.turn()
        person.decide(match, action)
        person.result()
        says_so(person, game, match.options)
        code = person.close()

    assert code == 0
