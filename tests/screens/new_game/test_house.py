"""House rules on one page: presets, values with what was measured, and where such a match doesn't count."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from ai.strength import balances
from ai.strength.balances import Balance
from game.engine.match import Match
from game.engine.options import house_rules
from game.registry import GAMES, rules_of
from game.screens.house.scene import HouseRulesScene
from game.screens.house.words import OFFICIAL, house_of, preset_now, presets_of, told_balance, values_of
from game.screens.new_game.draft import draft_for
from game.screens.new_game.scene import NewGameScene
from game.screens.result.facts import told_house
from game.screens.seating import Chair, TableMatch
from game.texts.languages import languages
from game.texts.texts import Voice
from saves.disk.notices import SaveError
from saves.matches.code import START, VERSION, from_code, to_code
from saves.matches.letters import to_letters
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot

VOICES = {language: Voice(language, strict=True) for language in languages()}
TABLES = [(game, seats) for game in GAMES for seats in GAMES[game].seats]
MEASURED = Balance(2, "", {"target": 12}, "knight", 400, (0.54, 0.46), (0.49, 0.41), (0.59, 0.51), 44.0)
USUAL = Balance(2, "", {}, "knight", 400, (0.5, 0.5), (0.45, 0.45), (0.55, 0.55), 50.0)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables of Splendor were measured."""
    found = {"splendor_marvel": (USUAL, MEASURED)}
    monkeypatch.setattr(balances, "balances", lambda game: found.get(game, ()))


def page_of(pilot: MenuPilot, game: str = "splendor_marvel", seats: int = 2) -> HouseRulesScene:
    """Open the page from New game."""
    scene = NewGameScene(pilot.program, game)
    scene.draft.set_seats(seats)
    pilot.program.stack.push(scene)
    pilot.click("house")
    found = pilot.program.stack.top
    assert isinstance(found, HouseRulesScene)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_the_presets_official_family_and_long(game: str) -> None:
    """And they differ, and only options with house rules are in them."""
    draft = draft_for(game, Settings(), VOICES["en"])
    houses = [house_of(draft, values_of(game, one)) for one in presets_of(game)]
    known = {option.name for option in GAMES[game].options if option.is_house}

    assert presets_of(game) == (OFFICIAL, "family", "long")
    assert houses[0] == {}
    assert len({str(house) for house in houses}) == len(houses)
    assert all(set(preset) <= known for preset in GAMES[game].presets.values())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_preset_deals_a_match_with_every_number_of_seats(game: str, seats: int) -> None:
    """Its values are allowed, and the match is by house rules unless the preset is the official one."""
    for preset in presets_of(game):
        match = Match(rules_of(game), seats, 1, values_of(game, preset))

        assert bool(house_rules(match.rules, match.options)) == (preset != OFFICIAL)


@pytest.mark.parametrize("language", VOICES)
def test_each_option_with_house_rules_says_what_it_does(language: str) -> None:
    """In all languages."""
    texts = {game: VOICES[language].of(game) for game in GAMES}
    names = [(game, option.name) for game in GAMES for option in GAMES[game].options if option.is_house]

    assert [texts[game](f"option-{name}-about") for game, name in names]
    assert {game for game, _ in names} == set(GAMES)


def test_a_preset_is_taken_and_undone_on_the_page(tmp_path: Path) -> None:
    """New game shows its name, and that the match will not count."""
    pilot = MenuPilot(tmp_path)
    page = page_of(pilot)
    pilot.click("preset.family")
    taken = dict(page.choices.options)
    pilot.click("back")
    scene = pilot.program.stack.top
    assert isinstance(scene, NewGameScene)
    noted = scene.page.named("note.house")
    pilot.click("house")
    pilot.click(f"preset.{OFFICIAL}")
    pilot.click("back")

    assert taken["target"] == 12
    assert noted is not None
    assert scene.page.named("note.house") is None
    assert scene.draft.options["target"] == 16


def test_a_value_is_chosen_and_no_preset_is_left(tmp_path: Path) -> None:
    """What people set themselves is their own; who begins is never touched by a preset."""
    pilot = MenuPilot(tmp_path)
    page = page_of(pilot)
    page.choices.options["start"] = "2"
    pilot.click("value.target.14")
    own = preset_now(page.choices)
    pilot.click("preset.long")

    assert own == ""
    assert preset_now(page.choices) == "long"
    assert page.choices.options["start"] == "2"


def test_a_switch_has_on_before_off(tmp_path: Path) -> None:
    """As in the settings."""
    page = page_of(MenuPilot(tmp_path))
    names = [one.name for one in page.page.reachable() if one.name.startswith("value.play_out")]

    assert names == ["value.play_out.True", "value.play_out.False"]


@pytest.mark.usefixtures("measured")
def test_what_was_measured_stands_beside_a_value(tmp_path: Path) -> None:
    """The first seat's share with its interval, and the length beside the official one."""
    page = page_of(MenuPilot(tmp_path))
    said = told_balance(page.choices, {"target": 12}, VOICES["en"])
    unmeasured = told_balance(page.choices, {"target": 14}, VOICES["en"])

    assert said == "First seat wins 54% (49–59%) · 44 turns, 12% fewer"
    assert unmeasured == ""
    assert page.page.named("told.target.12") is not None


@pytest.mark.usefixtures("measured")
def test_nothing_is_said_of_another_number_of_seats(tmp_path: Path) -> None:
    """Three players were not measured."""
    page = page_of(MenuPilot(tmp_path), seats=3)

    assert told_balance(page.choices, {"target": 12}, VOICES["en"]) == ""
    assert page.page.named("balance.family") is None


@pytest.mark.parametrize("language", VOICES)
def test_the_result_says_that_house_rules_do_not_count(language: str) -> None:
    """And nothing of the kind by the official rules."""
    said = [told_house(ended(options), VOICES[language]) for options in ({"target": 12}, {})]

    assert "12" in said[0]
    assert said[1] == ""


def ended(options: Mapping[str, object]) -> TableMatch:
    """Return a match that has ended."""
    match = Match(rules_of("splendor_marvel"), 2, 1, options)
    while not match.over:
        match.play(match.state.legal_actions()[-1])
    chairs = (Chair("Ann", 0, None), Chair("Rowan", 1, "knight"))
    return TableMatch(match, chairs)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_code_carries_the_house_rules(game: str) -> None:
    """Whoever reads it plays by the same ones."""
    options = values_of(game, "family")
    match, _ = from_code(to_code(Match(rules_of(game), GAMES[game].seats[0], 7, options)))

    assert {name: match.options[name] for name in options} == options


@pytest.mark.parametrize(
    ("name", "value"), [("target", 1000), ("target", "12"), ("magic", 1), ("play_out", 1)]
)
def test_a_code_with_house_rules_that_there_are_not_is_refused(name: str, value: object) -> None:
    """Whatever a stranger writes into it: the error names what is allowed."""
    record = Match(rules_of("splendor_marvel"), 2, 7).record()
    forged = msgspec.structs.replace(record, options={name: value})
    code = f"{START}{VERSION}-{to_letters(msgspec.json.encode(forged))}"
    with pytest.raises(SaveError) as refused:
        from_code(code)

    assert name in str(refused.value.notice)


def test_a_code_without_the_new_options_is_by_the_official_rules() -> None:
    """As it was written before there were any."""
    record = Match(rules_of("splendor_marvel"), 2, 7).record()
    older = msgspec.structs.replace(record, options={"start": "random"})
    match, _ = from_code(f"{START}{VERSION}-{to_letters(msgspec.json.encode(older))}")

    assert match.options == Match(rules_of("splendor_marvel"), 2, 7).options
