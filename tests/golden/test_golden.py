"""The playthroughs, regenerated from their decisions, come out letter by letter the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.registry import GAMES
from tests.golden.playthrough import HERE, path_of, read, write
from tests.golden.tables import GOLDEN

FILES = sorted(HERE.glob("*/*.txt"))


def clause_of(path: Path) -> str:
    """Tell which clause the playthrough at `path` shows at work."""
    name = path.stem.rpartition("-")[0]
    [clause] = [ending.clause for ending in GOLDEN[path.parent.name].endings if ending.name == name]
    return clause


EVERY_FILE = pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=pytest.mark.rule(clause_of(path)), id=f"{path.parent.name}/{path.stem}")
        for path in FILES
    ],
)


@EVERY_FILE
def test_a_playthrough_is_what_the_rules_make_of_its_decisions(path: Path) -> None:
    """Choices, table, views and result, in every position.

    When rules are changed on purpose, `python -m tests.golden.make` writes the files anew; read what changed.
    """
    text = path.read_text(encoding="utf-8")
    match, name = read(text)
    golden = GOLDEN[match.rules.id]
    [ending] = [ending for ending in golden.endings if ending.name == name]

    assert write(match, name, ending.means, golden.shown) == text


@EVERY_FILE
def test_a_playthrough_ends_as_it_says(path: Path) -> None:
    """It lies where its game, ending and number of seats say, and that ending it has."""
    match, name = read(path.read_text(encoding="utf-8"))
    [ending] = [ending for ending in GOLDEN[match.rules.id].endings if ending.name == name]
    states = [match.at(number) for number in range(1, len(match.decisions) + 1)]

    assert path == path_of(match.rules.id, name, match.seats)
    assert match.over
    assert ending.happened(states)


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_of_every_number_of_seats_has_a_playthrough(game: str) -> None:
    """Or a reason why there is none stands in the table of endings."""
    golden = GOLDEN[game]
    wanted = {(ending.name, seats) for ending in golden.endings for seats in GAMES[game].seats}
    there = {key for key in wanted if path_of(game, *key).exists()}
    files = {path for path in FILES if path.parent.name == game}

    assert wanted - there == set(golden.missing)
    assert all(golden.missing.values())
    assert files == {path_of(game, *key) for key in there}


def test_every_game_names_its_endings() -> None:
    """A new game has playthroughs too."""
    assert set(GOLDEN) == set(GAMES)
