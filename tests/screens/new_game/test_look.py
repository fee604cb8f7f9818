"""Faces and colours: how a person chooses them, who has which at first, and what is said about them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.lesson.file import lesson_of
from game.screens.lesson.scene import seated
from game.screens.library.opening import in_code
from game.screens.look import LookButton, LookScene
from game.screens.new_game.draft import Draft, draft_for
from game.screens.new_game.scene import NewGameScene
from game.screens.new_game.seat_sign import SeatSign
from game.screens.reader.page import page_nodes
from game.screens.seating import TableMatch
from game.screens.settings.scene import SettingsScene
from game.screens.widgets.widget import Widget
from game.table.art.people import FACES, LETTER
from game.texts.texts import Voice
from saves.matches.code import to_code
from saves.matches.header import Player
from saves.settings import NewGame, Settings
from tests.screens.pilots.menu_pilot import GAME, MenuPilot

WORDS = Voice("en", strict=True)
OLD = {GAME: NewGame((Player("Ann", 0), Player("Ben", 1), Player("Vega", 2, "computer", 3)))}


def draft(**settings: object) -> Draft:
    """A draft with these settings."""
    return draft_for(GAME, Settings(**settings), WORDS)  # type: ignore[arg-type]


def faces(prepared: Draft) -> list[str]:
    """What each seat in use shows."""
    return [chair.sign for chair in prepared.seated]


def people(prepared: Draft, seats: int) -> Draft:
    """Seat people alone."""
    prepared.set_seats(seats)
    for seat in range(seats):
        prepared.party.set_level(seat, None, WORDS)
    return prepared


def new_game(folder: Path, language: str = "en") -> tuple[MenuPilot, NewGameScene]:
    """A program that shows the scene before a match of Ann and Ben, who have no faces yet, and Vega."""
    settings = Settings(language=language, motion="none", name="Ann", new_games=OLD, last_game=GAME)
    pilot = MenuPilot(folder, settings)
    scene = NewGameScene(pilot.program)
    pilot.program.stack.push(scene)
    return pilot, scene


# Who has which


def test_nobody_begins_as_a_bare_letter() -> None:
    """Neither in the first match ever nor after matches of 0.1, which knew no faces."""
    assert faces(draft()) == ["fox", "captain"]
    assert faces(draft(new_games=OLD)) == ["fox", "robot", "captain"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_at_one_screen_are_different(seats: int) -> None:
    """Each gets the first face that is free."""
    assert faces(people(draft(), seats)) == list(FACES[:seats])


def test_the_face_in_the_settings_is_that_persons_alone() -> None:
    """Wherever they sit; whoever had it gets another."""
    last = {GAME: NewGame((Player("Ben", 1, face="gran"), Player("Ann", 0, face="cook")))}

    assert faces(draft(name="Ann", face="gran", new_games=last)) == ["fox", "gran"]
    assert faces(draft(name="Zoë", face="fox", new_games=last)) == ["gran", "cook"]
    assert faces(draft(face="girl", new_games=last)) == ["girl", "cook"]


@pytest.mark.parametrize("face", [LETTER, "dragon"])
def test_a_letter_and_a_face_of_a_newer_version_stay_what_they_are(face: str) -> None:
    """Both show as the letter, and are kept for the next match."""
    first = draft(name="Ann", face=face)
    kept = first.kept_in(Settings(name="Ann", face=face))

    assert faces(first)[0] == "A"
    assert (kept.face, kept.new_games[GAME].players[0].face) == (face, face)
    assert faces(draft_for(GAME, kept, WORDS))[0] == "A"


def test_the_last_choice_comes_again() -> None:
    """Faces are kept with the players, one's own in the settings, too; a computer player's is not."""
    prepared = people(draft(name="Ann"), 3)
    prepared.party.set_face(0, "gran")
    prepared.party.set_face(1, LETTER)
    prepared.party.set_level(2, "knight", WORDS)
    kept = prepared.kept_in(Settings(name="Ann"))
    again = draft_for(GAME, kept, WORDS)

    assert kept.face == "gran"
    assert [player.face for player in kept.new_games[GAME].players] == ["gran", LETTER, ""]
    assert faces(again) == faces(prepared) == ["gran", again.party.chairs[1].letter, "knight"]


def test_a_face_moves_from_a_seat_that_is_not_in_use() -> None:
    """Who comes back to the table finds it taken, and gets another."""
    prepared = people(draft(), 3)
    prepared.set_seats(2)
    prepared.party.set_face(0, FACES[2])
    prepared.set_seats(3)

    assert faces(prepared) == [FACES[2], FACES[1], FACES[0]]


def test_the_command_line_gives_faces_too() -> None:
    """`me` has the one in the settings, others one of their own."""
    settings = Settings(name="Ann", face="fox")
    prepared = draft_for(GAME, settings, WORDS)
    prepared.seat([("Ben", None), ("", "knight"), ("", None)], "Ann", WORDS)
    prepared.party.dress(settings, prepared.seats)

    assert faces(prepared) == ["robot", "knight", "fox"]


def test_a_match_keeps_its_faces_and_a_code_tells_none() -> None:
    """A save seats the same people; a code is the match alone, shown with the faces of whoever opens it."""
    settings = Settings(name="Ann", face="cook", new_games=OLD)
    table = draft_for(GAME, settings, WORDS).table()
    bare = TableMatch(table.match, draft().table().chairs)
    opened = in_code(to_code(table.match), settings, WORDS).table

    assert [chair.face for chair in TableMatch.from_saved(table.saved()).chairs] == ["cook", "fox", ""]
    assert [seat.sign for seat in table.seats] == ["cook", "fox", "captain"]
    assert to_code(bare.match) == to_code(table.match)
    assert [chair.sign for chair in opened.chairs] == ["cook", "fox", "captain"]


@pytest.mark.parametrize(("face", "shown"), [("", "fox"), ("girl", "girl"), (LETTER, "A")])
def test_a_lesson_shows_ones_face(tmp_path: Path, face: str, shown: str) -> None:
    """The one in the settings, or the first."""
    pilot = MenuPilot(tmp_path, Settings(language="en", name="Ann", face=face))
    lesson = lesson_of(GAME)
    assert lesson

    assert [one.sign for one in seated(pilot.program, lesson) if not one.computer] == [shown]


# Choosing


def test_a_face_and_a_colour_are_chosen_by_mouse(tmp_path: Path) -> None:
    """Each shows at once behind the plate; a click beside it closes it."""
    pilot, scene = new_game(tmp_path)
    pilot.click("look.0")
    pilot.click("face.gran")
    pilot.click("colour.5")
    chosen, still = scene.draft.party.chairs[0], pilot.shown
    pilot.program.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1, touch=False))

    assert (chosen.sign, chosen.colour, still) == ("gran", 5, "LookScene")
    assert pilot.shown == "NewGameScene"


def test_a_face_is_chosen_by_keys(tmp_path: Path) -> None:
    """The current one has the focus, arrows go to the others but to none that is taken, Escape closes."""
    pilot, scene = new_game(tmp_path)
    pilot.tab_to("look.1")
    pilot.press(pygame.K_RETURN)
    first = pilot.focus
    pilot.press(pygame.K_LEFT)
    skipped = pilot.focus
    pilot.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_SPACE)
    beside = scene.draft.party.chairs[1].sign
    pilot.press(pygame.K_DOWN, pygame.K_RETURN)
    below = pilot.focus
    pilot.press(pygame.K_ESCAPE)

    assert (first, skipped, beside) == ("face.robot", f"face.{LETTER}", "musician")
    assert below == f"face.{scene.draft.party.chairs[1].sign}" != "face.musician"
    assert (pilot.shown, pilot.focus) == ("NewGameScene", "look.1")


def test_what_others_have_is_locked_and_says_whose_it_is(tmp_path: Path) -> None:
    """Their faces and colours; what is one's own is not."""
    pilot, scene = new_game(tmp_path)
    pilot.click("look.0")
    pilot.click("face.robot")
    pilot.click("colour.1")
    locked = [one.name for one in pilot.menu.page.reachable() if not one.enabled]

    assert (scene.draft.party.chairs[0].sign, scene.draft.party.chairs[0].colour) == ("fox", 0)
    assert locked == ["face.robot", "colour.1", "colour.2"]
    assert pilot.widget("face.robot", Widget).hint == "Robot: Ben has it"


def test_a_computer_player_has_a_colour_to_choose_and_no_face(tmp_path: Path) -> None:
    """With one thing to choose the choice closes the plate."""
    pilot, scene = new_game(tmp_path)
    pilot.click("look.2")
    names = pilot.names
    pilot.click("colour.4")

    assert names == [*(f"colour.{colour}" for colour in range(6)), "done"]
    assert (pilot.shown, scene.draft.party.chairs[2].colour) == ("NewGameScene", 4)


def test_the_letter_is_chosen_like_a_face(tmp_path: Path) -> None:
    """And nobody is forced to have a face."""
    pilot, scene = new_game(tmp_path)
    pilot.click("look.0")
    pilot.click(f"face.{LETTER}")
    pilot.click("done")

    assert (pilot.shown, scene.draft.party.chairs[0].sign) == ("NewGameScene", "A")


def test_the_settings_offer_faces_beside_the_name(tmp_path: Path) -> None:
    """One press opens them, the next chooses; a reset takes it back."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none", name="Ann"))
    scene = SettingsScene(pilot.program)
    pilot.program.stack.push(scene)
    names = [name for name in pilot.names if name in {"name", "face", "hints"}]
    pilot.tab_to("face")
    pilot.press(pygame.K_RETURN)
    offered = pilot.names
    pilot.click("face.scholar")
    chosen, shown = pilot.program.settings.face, pilot.widget("face", Widget).title
    scene.reset()

    assert names == ["name", "face", "hints"]
    assert offered == [f"face.{LETTER}", *(f"face.{face}" for face in FACES), "done"]
    assert (pilot.shown, chosen, shown) == ("SettingsScene", "scholar", "Your face: Scholar")
    assert pilot.program.settings.face == ""


# For those who hear


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Face and colour of seat 1: Fox, red disc"),
        ("de", "Gesicht und Farbe von Platz 1: Fuchs, rote Scheibe"),
        ("fr", "Visage et couleur de la place 1\u00a0: Renard, disque rouge"),
    ],
)
def test_a_seats_look_is_told(tmp_path: Path, language: str, told: str) -> None:
    """Face, colour and shape, in every language."""
    pilot, _ = new_game(tmp_path, language)

    assert pilot.widget("look.0", SeatSign).spoken == told


def test_each_look_is_told_with_its_name_and_state(tmp_path: Path) -> None:
    """Which is the current one, and which somebody else has."""
    pilot, _ = new_game(tmp_path)
    pilot.click("look.0")
    assert isinstance(pilot.menu, LookScene)
    nodes = {node.key: node for node in page_nodes(pilot.menu.page, pilot.program.words)}
    fox, robot = nodes["widget:face.fox"], nodes["widget:face.robot"]

    assert (fox.name, fox.chosen, fox.enabled) == ("Fox", True, True)
    assert (robot.name, robot.chosen, robot.enabled) == ("Robot", False, False)
    assert robot.description == "Robot: Ben has it"
    assert pilot.widget("colour.0", LookButton).spoken == "red disc"
