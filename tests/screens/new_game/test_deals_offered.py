"""Easy and hard deals in New game: where they are offered, what they deal, and how they were measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.deals.rated import deals_of
from game.engine.options import Value
from game.screens.match.scene import MatchScene
from game.screens.new_game.deals import DealChoice
from game.screens.new_game.scene import NewGameScene
from game.screens.widgets.choice import Choice
from saves.disk.notices import Notice
from tests.screens.pilots.menu_pilot import GAME, MenuPilot


def new_game(folder: Path) -> tuple[MenuPilot, NewGameScene]:
    """The setup of a match of two at Splendor, which has rated deals."""
    pilot = MenuPilot(folder)
    scene = NewGameScene(pilot.program, GAME)
    pilot.program.stack.push(scene)
    return pilot, scene


def seeds(kind: str) -> set[int]:
    """The shipped deals of a kind."""
    file = deals_of(GAME)
    assert file is not None
    table = file.table(2)
    assert table is not None
    return {deal.seed for deal in (table.of_kind("easy") if kind == "easy" else table.of_kind("hard"))}


@pytest.mark.parametrize("kind", ["easy", "hard"])
def test_a_chosen_deal_is_dealt_as_an_ordinary_match(tmp_path: Path, kind: str) -> None:
    """One of the shipped seeds; how it was measured stands below the choice."""
    pilot, scene = new_game(tmp_path)
    assert pilot.menu.page.named("about.deal") is None
    choice = pilot.widget("deal", Choice)
    choice.choose([value for value, _ in choice.values].index(kind))
    assert pilot.menu.page.named("about.deal") is not None
    pilot.click("play")
    pilot.wait(0.5)
    match = next(one for one in pilot.program.stack.scenes if isinstance(one, MatchScene))

    assert match.session.table.match.seed in seeds(kind)
    assert match.session.table.counts
    assert scene.deals.chosen == kind


def test_it_holds_only_where_deals_are_rated(tmp_path: Path) -> None:
    """For these seats, by the official rules, with a person on the first seat and no seed of one's own."""
    pilot, scene = new_game(tmp_path)
    scene.set_deal("hard")
    draft, deals = scene.draft, scene.deals
    assert deals.seed(draft) in seeds("hard")

    scene.set_seats(3)
    assert ("deal" in pilot.names, deals.seed(draft)) == (False, None)
    scene.set_seats(2)
    option = next(one for one in draft.rules.options if one.kind == "switch")
    scene.set_option(option, not option.default)
    assert ("deal" in pilot.names, deals.seed(draft)) == (False, None)
    scene.set_option(option, option.default)
    scene.set_seed("5")
    assert ("deal" in pilot.names, deals.seed(draft)) == (False, None)
    scene.set_seed("")
    scene.set_level(0, "squire")
    assert ("deal" in pilot.names, deals.seed(draft)) == (False, None)
    scene.set_level(0, None)
    assert "deal" in pilot.names
    assert deals.seed(draft) in seeds("hard")


@pytest.mark.parametrize(
    ("game", "seats", "name", "value"),
    [
        ("dust_collectorz", 2, "mode", "young"),
        ("dust_collectorz", 2, "lists", "secret"),
        ("dust_collectorz", 2, "deck2", "attic"),
        ("dust_collectorz", 2, "sets", "one"),
        ("seventh_hero", 3, "start", "1"),
        ("custom_heroes", 2, "goal", 12),
    ],
)
def test_a_changed_option_makes_another_match(
    tmp_path: Path, game: str, seats: int, name: str, value: Value
) -> None:
    """Whether the rulebook allows it or not: the deals were rated without it."""
    pilot = MenuPilot(tmp_path)
    scene = NewGameScene(pilot.program, game)
    pilot.program.stack.push(scene)
    scene.set_seats(seats)
    offered = "deal" in pilot.names
    option = next(one for one in scene.draft.rules.options if one.name == name)
    assert value in option.allowed
    scene.set_option(option, value)

    assert offered and scene.deals.offered(scene.draft) == []


def test_an_unusable_file_is_named_and_nothing_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once; any deal can still be played."""
    _, scene = new_game(tmp_path)
    told: list[Notice] = []
    monkeypatch.setattr("saves.disk.shipped.shipped", lambda *_: b"no deals")
    deals = DealChoice(told.extend)

    assert deals.offered(scene.draft) == []
    assert deals.offered(scene.draft) == []
    assert [notice.code for notice in told] == ["misshapen"]


def test_deals_for_other_rules_are_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was measured no longer holds."""
    _, scene = new_game(tmp_path)
    data = Path("assets", GAME, "deals.json").read_bytes().replace(b'"revision":', b'"revision":9', 1)
    told: list[Notice] = []
    monkeypatch.setattr("saves.disk.shipped.shipped", lambda *_: data)
    deals = DealChoice(told.extend)

    assert deals.offered(scene.draft) == []
    assert [notice.code for notice in told] == ["deals_other"]
