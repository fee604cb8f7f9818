"""The page of house rules as it is pictured."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.engine.options import Value
from game.screens.new_game.scene import NewGameScene
from game.screens.requests import OpenHouseRules
from tests.pictures.screenshots import ScreenshotHarness

TABLES: Final[Mapping[str, tuple[str, int, dict[str, Value]]]] = {
    "house_splendor": ("splendor_marvel", 3, {"target": 12}),
    "house_heroes": ("custom_heroes", 2, {}),
    "house_seventh": ("seventh_hero", 4, {"copies": 9}),
    "house_dust": ("dust_collectorz", 2, {"sets": "two"}),
}


def house(name: str, harness: ScreenshotHarness) -> None:
    """The page above New game, of a table with some house rules."""
    game, seats, options = TABLES[name]
    scene = NewGameScene(harness.program, game)
    scene.draft.set_seats(seats)
    scene.draft.options |= options
    harness.program.stack.push(scene)
    harness.program.open(OpenHouseRules(scene.draft))


def new_game_with_house_rules(harness: ScreenshotHarness) -> None:
    """New game says what is chosen, and that such a match does not count."""
    scene = NewGameScene(harness.program, "splendor_marvel")
    scene.draft.options["target"] = 12
    harness.program.stack.push(scene)


HOUSE_FIXTURES: Final[Mapping[str, Callable[[ScreenshotHarness], None]]] = {
    **{name: partial(house, name) for name in TABLES},
    "new_house": new_game_with_house_rules,
}
