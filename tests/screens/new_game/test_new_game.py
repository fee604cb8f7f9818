"""Preparing a match: seats, names, colours, levels, options and seed, and what speaks against beginning."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ai.personas.levels import LEVEL_KEYS
from game.engine.rng import SEED_LIMIT
from game.registry import GAMES
from game.screens.new_game.draft import Draft, draft_for
from game.screens.new_game.scene import NewGameScene
from game.screens.seating import Chair
from game.screens.widgets.button import Button
from game.screens.widgets.choice import Choice
from game.screens.widgets.text_line import TextLine
from game.texts.texts import Voice
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import GAME, MenuPilot

WORDS = Voice("en", strict=True)


def new_game(folder: Path, settings: Settings | None = None) -> MenuPilot:
    """A program that shows the scene before a match."""
    pilot = MenuPilot(folder, settings)
    pilot.program.stack.push(NewGameScene(pilot.program))
    return pilot


def draft(**settings: object) -> Draft:
    """A draft with these settings."""
    return draft_for(GAME, Settings(**settings), WORDS)  # type: ignore[arg-type]


def problems(prepared: Draft) -> list[str]:
    """What speaks against beginning, in words."""
    return [WORDS(problem.key, **problem.facts) for problem in prepared.problems()]


def test_at_first_a_person_meets_one_computer_player() -> None:
    """The first draft can be played at once."""
    first = draft(name="Ann")

    assert [(chair.name, chair.computer) for chair in first.seated] == [("Ann", False), ("Vega", True)]
    assert problems(first) == []


@pytest.mark.parametrize("seats", GAMES[GAME].seats)
def test_any_number_of_seats_begins_without_trouble(seats: int) -> None:
    """Names and colours of seats nobody has touched differ by themselves."""
    prepared = draft()
    prepared.set_seats(seats)

    table = prepared.table()

    assert problems(prepared) == []
    assert (
        table.match.seats == len(set(table.names)) == len({chair.colour for chair in table.chairs}) == seats
    )


@pytest.mark.parametrize("game", GAMES)
def test_unchosen_computer_players_are_different_people(game: str) -> None:
    """For every number of seats, and for whatever was played with last: Vega comes once."""
    for before in (None, "captain", "champion", "squire"):
        prepared = draft_for(game, Settings(), WORDS)
        if before:
            prepared.set_seats(GAMES[game].seats[0])
            prepared.party.set_level(1, before, WORDS)
            prepared = draft_for(game, prepared.kept_in(Settings()), WORDS)
        for seats in GAMES[game].seats:
            prepared.set_seats(seats)
            levels = [chair.level for chair in prepared.seated if chair.level]

            assert len(set(levels)) == len(levels) == seats - 1
            assert [WORDS(f"level-{level}-character") for level in levels] == [
                chair.name for chair in prepared.seated if chair.level
            ]


def test_who_is_chosen_elsewhere_makes_room_but_twice_can_be_chosen() -> None:
    """A seat that nobody has touched takes somebody else; one that was chosen stays."""
    prepared = draft()
    prepared.set_seats(4)
    unasked = [chair.level for chair in prepared.seated]
    prepared.party.set_level(1, unasked[3], WORDS)
    made_room = [chair.level for chair in prepared.seated]
    prepared.party.set_level(2, unasked[3], WORDS)
    twice = [chair.name for chair in prepared.seated[1:3]]

    assert made_room[1] == unasked[3] and len(set(made_room)) == 4
    assert twice == ["Orion", "Orion 2"]


def test_a_computer_player_of_another_level_has_another_name() -> None:
    """Captain Vega becomes Legend Nyx, unless somebody has chosen a name."""
    prepared = draft()
    prepared.party.set_level(1, "legend", WORDS)
    by_itself = prepared.party.chairs[1].name
    prepared.party.set_name(1, "Rocket")
    prepared.party.set_level(1, "squire", WORDS)

    assert (by_itself, prepared.party.chairs[1].name) == ("Nyx", "Rocket")


def test_two_players_of_one_level_are_told_apart() -> None:
    """The second of a name gets a number."""
    prepared = draft()
    prepared.set_seats(3)
    for seat in (1, 2):
        prepared.party.set_level(seat, "knight", WORDS)

    assert [chair.name for chair in prepared.seated[1:]] == ["Rowan", "Rowan 2"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\t"])
def test_a_seat_without_a_name_cannot_play(name: str) -> None:
    """What shows nothing is no name; the reason tells the seat."""
    prepared = draft()
    prepared.party.set_name(1, name)

    assert problems(prepared) == ["Seat 2 needs a name, up to 24 characters."]


@pytest.mark.parametrize("name", ["Ann", "ann", " ANN "])
def test_two_seats_of_one_name_cannot_play(name: str) -> None:
    """Capitals and blanks make no difference to those who listen."""
    prepared = draft(name="Ann")
    prepared.party.set_name(1, name)

    assert problems(prepared) == [f"Two players are called {name}."]


@pytest.mark.parametrize("seed", [str(SEED_LIMIT), "9" * 17, "\uff11"])
def test_a_seed_out_of_bounds_is_refused_in_words(seed: str) -> None:
    """The reason names what is allowed."""
    prepared = draft()
    prepared.seed = seed

    assert problems(prepared) == [f"The seed must be a whole number from 0 to {SEED_LIMIT - 1}."]


def test_the_same_seed_deals_the_same_cards() -> None:
    """Two matches of one seed look the same."""
    prepared = draft()
    prepared.seed = "12345"

    assert prepared.table().match.fingerprint() == prepared.table().match.fingerprint()


def test_without_a_seed_two_matches_differ() -> None:
    """Chance decides, not the program."""
    prepared = draft()

    assert prepared.table().match.seed != prepared.table().match.seed


def test_what_was_chosen_is_there_the_next_time() -> None:
    """Players, levels and options come back from the settings."""
    chosen = draft(name="Ann")
    chosen.set_seats(3)
    chosen.party.set_level(2, "champion", WORDS)
    chosen.options["start"] = "3"

    again = draft_for(GAME, chosen.kept_in(Settings()), WORDS)

    assert (again.seated, again.options) == (chosen.seated, {"start": "3", "play_out": False, "target": 16})


def test_an_option_that_fewer_seats_cannot_have_goes_back_to_its_default() -> None:
    """Seat 4 can't begin where there are two."""
    prepared = draft()
    prepared.set_seats(4)
    prepared.options["start"] = "4"
    prepared.set_seats(2)

    start = next(option for option in prepared.rules.options if option.name == "start")

    assert prepared.options["start"] == "random"
    assert prepared.values_of(start) == ["random", "1", "2"]


def test_seats_named_on_the_command_line_sit_in_their_order() -> None:
    """`me` is the name in the settings, levels are computer players, the rest are people."""
    prepared = draft(name="Ann")
    prepared.seat([("", None), ("", "knight"), ("Ben", None)], "Ann", WORDS)

    assert [(one.name, one.level) for one in prepared.seated] == [
        ("Ann", None),
        ("Rowan", "knight"),
        ("Ben", None),
    ]


def test_who_is_not_seated_takes_no_name_from_those_who_are() -> None:
    """Two named by level on the command line: the first of a level has no number."""
    prepared = draft(name="Ann")
    prepared.seat([("", None), ("", prepared.party.chairs[2].level)], "Ann", WORDS)

    assert not any(one.name[-1].isdigit() for one in prepared.seated)


# The scene


def test_every_level_can_be_chosen_by_keys(tmp_path: Path) -> None:
    """The right arrow goes through person and all levels, and round to the person."""
    pilot = new_game(tmp_path)
    scene = pilot.menu
    assert isinstance(scene, NewGameScene)
    pilot.tab_to("level.0")

    seen = []
    for _ in range(len(LEVEL_KEYS) + 1):
        pilot.press(pygame.K_RIGHT)
        seen.append(scene.draft.party.chairs[0].level)

    assert seen == [*LEVEL_KEYS, None]


def test_a_name_that_is_missing_locks_the_button_until_it_is_there(tmp_path: Path) -> None:
    """Typing takes effect with every letter."""
    pilot = new_game(tmp_path)
    pilot.tab_to("name.0")
    pilot.press(*[pygame.K_BACKSPACE] * 30)
    locked = pilot.widget("play", Button).enabled
    pilot.type("Z")

    assert (locked, pilot.widget("play", Button).enabled) == (False, True)


def test_the_number_of_seats_shows_as_many_rows(tmp_path: Path) -> None:
    """Four seats, four names."""
    pilot = new_game(tmp_path)
    pilot.tab_to("seats")
    pilot.press(pygame.K_RIGHT, pygame.K_RIGHT)

    assert [name for name in pilot.names if name.startswith("name.")] == [f"name.{seat}" for seat in range(4)]


def test_the_seed_stays_out_of_sight_until_asked_for(tmp_path: Path) -> None:
    """Most people never need it; who opens it can type at once."""
    pilot = new_game(tmp_path)
    before = "seed" in pilot.names
    pilot.click("advanced")
    pilot.type("4x2")
    pilot.click("play")

    assert (before, getattr(pilot.top, "table").match.seed) == (False, 42)  # noqa: B009 - any scene's


def test_the_match_has_what_the_scene_showed(tmp_path: Path) -> None:
    """Names, levels, faces and colours are those on the screen; the choice is remembered."""
    pilot = new_game(tmp_path, Settings(language="en", motion="none", name="Ann"))
    pilot.tab_to("level.1")
    pilot.press(pygame.K_RIGHT)
    pilot.tab_to("look.0")
    pilot.press(pygame.K_RETURN)
    for name in ("face.robot", "colour.2", "done"):
        pilot.tab_to(name)
        pilot.press(pygame.K_RETURN)
    pilot.tab_to("play")
    pilot.press(pygame.K_RETURN)

    chairs = getattr(pilot.top, "table").chairs  # noqa: B009 - any scene's
    assert chairs == (Chair("Ann", 2, face="robot"), Chair("Orion", 1, "champion"))
    assert (pilot.program.settings.last_game, pilot.program.settings.face) == (GAME, "robot")


def test_changing_the_language_keeps_what_was_chosen(tmp_path: Path) -> None:
    """Only the words change."""
    pilot = new_game(tmp_path, Settings(language="en", motion="none", name="Ann"))
    pilot.tab_to("seats")
    pilot.press(pygame.K_RIGHT)
    pilot.program.change("language", "de")

    assert pilot.widget("seats", Choice).value == 3
    assert pilot.widget("name.0", TextLine).text == "Ann"
