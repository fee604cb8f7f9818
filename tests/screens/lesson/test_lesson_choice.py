"""Learn to play: the choice among lessons, the ways to it, and the end of a lesson."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.registry import GAMES
from game.screens.lesson.choice import LessonChoiceScene, LessonTile
from game.screens.lesson.file import lesson_of
from game.screens.match.scene import MatchScene
from game.screens.new_game.scene import NewGameScene
from game.screens.requests import OpenLessons
from game.screens.title.quick_start import begin_at_once
from game.screens.title.scene import TitleScene
from saves.settings import LessonNote, Settings
from tests.screens.pilots.menu_pilot import MenuPilot

NOTES = {"splendor_marvel": LessonNote(0, done=True), "custom_heroes": LessonNote(3)}


def opened(folder: Path, settings: Settings | None = None, size: tuple[int, int] = (1280, 800)) -> MenuPilot:
    """A pilot before the choice of lessons."""
    pilot = MenuPilot(folder, settings, size)
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.program.open(OpenLessons())
    return pilot


def at_table(pilot: MenuPilot) -> MatchScene:
    """The match that was begun, once it is the person's turn."""
    scene = pilot.program.stack.top
    assert isinstance(scene, MatchScene)
    for _ in range(600):
        if scene.view.deciding is not None:
            break
        pilot.wait(1 / 30)
    return scene


def tile(pilot: MenuPilot, game: str) -> LessonTile:
    """A game's tile."""
    found = pilot.menu.page.named(f"lesson.{game}")
    assert isinstance(found, LessonTile)
    return found


def test_every_game_has_a_lesson_to_choose(tmp_path: Path) -> None:
    """All games that can be played can be learned."""
    pilot = opened(tmp_path)

    assert [name for name in pilot.names if name.startswith("lesson.")] == [
        f"lesson.{game}" for game in GAMES
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_tile_tells_how_far_one_has_come(tmp_path: Path, language: str) -> None:
    """In words, for those who can't see bar and seal too."""
    settings = Settings(language=language, motion="none", lessons=NOTES)
    pilot = opened(tmp_path, settings)
    scene, words = pilot.menu, pilot.program.words
    assert isinstance(scene, LessonChoiceScene)
    lessons = {game: lesson_of(game) for game in GAMES}
    count = {game: len(lesson.step) for game, lesson in lessons.items() if lesson}

    assert scene.state_of("splendor_marvel") == words("lesson-state-done")
    assert scene.state_of("custom_heroes") == words(
        "lesson-state-under_way", number=4, count=count["custom_heroes"]
    )
    assert scene.state_of("seventh_hero") == words("lesson-state-new", count=count["seventh_hero"])
    assert [game for game in GAMES if tile(pilot, game).done] == ["splendor_marvel"]
    assert scene.state_of("custom_heroes") in tile(pilot, "custom_heroes").spoken


def test_the_first_lesson_that_is_not_done_has_the_focus(tmp_path: Path) -> None:
    """Who comes back goes on with Enter."""
    pilot = opened(tmp_path, Settings(motion="none", lessons=NOTES))
    focused = pilot.menu.page.focused

    assert focused is not None
    assert focused.name == "lesson.custom_heroes"


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_a_tile_leads_into_its_lesson(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """By a press, in windows of all sizes; Escape and leaving lead back."""
    pilot = opened(tmp_path, size=size)
    place = tile(pilot, game).rect
    assert pilot.surface.get_rect().contains(place)
    tile(pilot, game).press()
    assert pilot.shown == "MatchScene"
    pilot.program.stack.pop()

    assert pilot.shown == "LessonChoiceScene"


def test_the_title_leads_to_the_lessons(tmp_path: Path) -> None:
    """One of its quiet ways."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.home(TitleScene(pilot.program))
    links = {link.name: link.act for link in TitleScene(pilot.program)._links()}
    links["learn"]()

    assert pilot.shown == "LessonChoiceScene"


def test_a_game_never_played_offers_its_lesson_before_the_first_match(tmp_path: Path) -> None:
    """Beside the button that begins, and no longer once the game was begun."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.program.stack.push(NewGameScene(pilot.program, "seventh_hero"))
    assert "learn" in pilot.names
    pilot.program.remember(pilot.program.settings.changed("new_games", {"seventh_hero": {}}))
    pilot.menu.rebuild()

    assert "learn" not in pilot.names


def test_who_plays_a_new_game_at_once_is_offered_its_lesson_at_the_table(tmp_path: Path) -> None:
    """As one of the buttons until something is decided, and only the first time."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none"))
    pilot.program.stack.home(TitleScene(pilot.program))
    offered = []
    for _ in range(2):
        begin_at_once(pilot.program, "splendor_marvel")
        scene = at_table(pilot)
        offered.append([one.name for one in scene.parts.rail.choices if one.name == "learn"])
        if len(offered) == 1:
            deciding = scene.view.deciding
            assert deciding is not None
            scene.parts.picking.play(deciding.legal[0])
            scene.update(0.0)
            assert not scene.parts.rail.named("learn")
        pilot.program.stack.pop()

    assert offered == [["learn"], []]


def test_the_lesson_offered_at_the_table_covers_nothing_and_leads_back(tmp_path: Path) -> None:
    """It opens above the match, which goes on where it was."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none"))
    pilot.program.stack.home(TitleScene(pilot.program))
    begin_at_once(pilot.program, "splendor_marvel")
    scene = at_table(pilot)
    learn = scene.parts.rail.named("learn")
    assert learn is not None
    assert scene.view.window.board.rect(scene.view.window.frame.rail).contains(learn.rect)
    decisions = tuple(scene.session.match.decisions)
    learn.press()
    lesson = pilot.program.stack.top
    pilot.program.stack.pop()

    assert lesson is not scene and pilot.program.stack.top is scene
    assert tuple(scene.session.match.decisions) == decisions
