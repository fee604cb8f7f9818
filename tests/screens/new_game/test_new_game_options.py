"""Options that depend on each other: the way to play comes first, and brings those that matter with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.registry import GAMES
from game.screens.new_game.scene import NewGameScene
from game.screens.widgets.choice import Choice
from tests.screens.pilots.menu_pilot import MenuPilot

GAME = "dust_collectorz"
MODES = ("champions", "team", "young")


def shown(scene: NewGameScene) -> list[str]:
    """The names of the options on the page, from the top."""
    names = [widget.name for widget in scene.page.reachable() if isinstance(widget, Choice)]
    return [name.removeprefix("option.") for name in names if name.startswith("option.")]


def scene_of(folder: Path, seats: int) -> NewGameScene:
    """The scene before a match of so many."""
    pilot = MenuPilot(folder)
    scene = NewGameScene(pilot.program, GAME)
    scene.draft.set_seats(seats)
    pilot.program.stack.push(scene)
    return scene


@pytest.mark.parametrize(
    ("mode", "others"),
    [
        ("champions", ["lists"]),
        ("team", ["lists"]),
        ("young", []),
    ],
)
def test_only_options_that_matter_are_shown(tmp_path: Path, mode: str, others: list[str]) -> None:
    """The way to play stands above the seats, what follows from it below them; house rules have a page."""
    scene = scene_of(tmp_path, 4)
    choice = scene.page.named("option.mode")
    assert isinstance(choice, Choice)
    choice.choose(MODES.index(mode))

    assert shown(scene) == ["mode", "deck1", "deck2", "deck3", "deck4", *others]
    assert scene.draft.options["mode"] == mode


@pytest.mark.parametrize(("seats", "modes"), [(2, 2), (3, 2), (4, 3)])
def test_a_way_to_play_that_needs_other_seats_is_named(tmp_path: Path, seats: int, modes: int) -> None:
    """Where a Team is not possible, a line says so."""
    scene = scene_of(tmp_path, seats)
    choice = scene.page.named("option.mode")

    assert isinstance(choice, Choice)
    assert len(choice.values) == modes
    assert (scene.page.named("note.mode") is not None) == (modes < 3)


@pytest.mark.parametrize("game", GAMES)
def test_options_need_values_that_there_are(game: str) -> None:
    """Whatever an option depends on is an option of the same game."""
    options = {option.name: option for option in GAMES[game].options}
    needs = [option.needs for option in options.values() if option.needs]

    assert all(set(values) <= set(options[name].allowed) for name, values in needs)
