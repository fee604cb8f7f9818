"""Names that nobody gave: "You" alone, guests by number else, always in the language that is spoken."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.screens.library.scene import LoadScene
from game.screens.new_game.draft import draft_for
from game.screens.new_game.scene import NewGameScene
from game.screens.seating import Chair, TableMatch, chair_of, guest_number, named, person_named, player_of
from game.screens.title.scene import TitleScene
from game.screens.widgets.text_line import TextLine
from game.texts.texts import YOU, Voice
from saves.matches.header import Player
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import GAME, MenuPilot, table_of

OLD_NAMES = ("Player 1", "Gast 1", "Guest 1")  # what a person who gave no name is called in files


def table_with(*names: str) -> TableMatch:
    """A match of people of such names, as it is written down, and computer players for ""."""
    table = table_of(seats=len(names))
    chairs = (Player(name, 0) if name else Player("Vega", 1, "computer", 2) for name in names)
    table.chairs = tuple(replace(chair_of(player), colour=seat) for seat, player in enumerate(chairs))
    return table


@pytest.mark.parametrize("old", OLD_NAMES)
@pytest.mark.parametrize(("language", "you", "guest"), [("en", "You", "Guest 2"), ("de", "Du", "Gast 2")])
def test_who_gave_no_name_is_you_or_a_guest(old: str, language: str, you: str, guest: str) -> None:
    """Alone "You", among several by number, whatever language the file was made in."""
    words = Voice(language, strict=True)
    alone, several = table_with(old, ""), table_with("Ann", old.replace("1", "2"), "")
    alone.speak(words)
    several.speak(words)

    assert alone.names == (you, "Vega")
    assert several.names == ("Ann", guest, "Vega")


def test_a_changed_language_changes_them_and_the_file_is_as_before() -> None:
    """What is kept names no language, so the statistics know the match again."""
    table = table_with("Gast 1", "Guest 2")
    kept = table.saved().players
    told = []
    for language in ("de", "en", "de"):
        table.speak(Voice(language, strict=True))
        told.append(table.names)

    assert told == [("Gast 1", "Gast 2"), ("Guest 1", "Guest 2"), ("Gast 1", "Gast 2")]
    assert table.saved().players == kept
    assert [player.name for player in kept] == ["Player 1", "Player 2"]


def test_given_names_stay() -> None:
    """Also those that resemble a guest's, and every computer player's."""
    names = ("Player One", "Guest 0", "Gast 13", "You", "player 1")
    robot = Chair("Player 2", 3, "squire")

    assert [guest_number(name) for name in names] == [0] * 5
    assert named((robot, *(Chair(name, 0) for name in names)), Voice("de"))[0] == robot
    assert player_of(robot).name == "Player 2"
    assert person_named("Ann", Voice("en")) == "Ann"


def test_before_a_match_names_follow_the_language_and_the_number_of_people(tmp_path: Path) -> None:
    """The line of a name shows what the person will be called."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none"))
    pilot.program.stack.push(NewGameScene(pilot.program, GAME))
    scene = pilot.top
    assert isinstance(scene, NewGameScene)

    def shown() -> list[str]:
        lines = (pilot.menu.page.named(f"name.{seat}") for seat in range(2))
        return [line.text for line in lines if isinstance(line, TextLine)]

    alone = shown()[0]
    scene.draft.party.set_level(1, None, pilot.program.words)
    scene.rebuild()
    both = shown()
    pilot.program.change("language", "de")
    german = shown()
    scene.draft.party.set_name(0, "Ann")
    scene.play()
    kept = pilot.program.settings.new_games[GAME].players

    assert (alone, both, german) == ("You", ["Guest 1", "Guest 2"], ["Gast 1", "Gast 2"])
    assert [player.name for player in kept][:2] == ["Ann", "Player 2"]
    assert getattr(pilot.top, "table").names[:2] == ("Ann", "Gast 2")  # noqa: B009 - any scene's


def test_what_was_chosen_last_with_old_names_follows_the_language() -> None:
    """Settings of before name their guests in the language of then."""
    settings = Settings().changed(
        "new_games", {GAME: {"players": [{"name": "Player 1", "colour": 0}, {"name": "Gast 2", "colour": 1}]}}
    )
    draft = draft_for(GAME, settings, Voice("de"))

    assert [chair.name for chair in named(draft.seated, Voice("de"))] == ["Gast 1", "Gast 2"]


def test_lists_and_the_running_match_name_guests_in_the_language(tmp_path: Path) -> None:
    """The title, the list of matches, and the match itself after a change of language."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none"))
    pilot.keep(table_with("Player 1", ""), "a.save")
    pilot.program.stack.push(TitleScene(pilot.program))
    plate = pilot.menu.page.named("continue")
    told = plate.spoken if plate else ""
    pilot.program.stack.push(LoadScene(pilot.program))
    row = pilot.menu.page.named("row.0")
    listed = row.spoken if row else ""
    pilot.click("open")
    match = pilot.top
    before = getattr(match, "table").names  # noqa: B009 - any scene's
    pilot.program.change("language", "de")
    after = getattr(match, "table").names  # noqa: B009 - any scene's
    story = getattr(match, "_story").names  # noqa: B009 - a match scene's

    assert "You, Vega" in told and "You, Vega" in listed
    assert (before[0], after[0], story[0]) == ("You", "Du", YOU)
