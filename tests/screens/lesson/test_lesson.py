"""Lessons: each can be played from its first step to its last, left, resumed, and is forgiving."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from game.screens.lesson.course import Course
from game.screens.lesson.file import SIZE_LIMIT, BadLesson, decoded, lesson_of
from game.screens.lesson.notes import is_offered, note_of
from game.screens.match.pause import PauseScene
from game.screens.new_game.scene import NewGameScene
from game.screens.requests import OpenLesson
from game.screens.widgets.button import Button
from game.texts.languages import languages
from saves.settings import LessonNote, Settings
from tests.locale.messages import messages
from tests.screens.pilots.lesson_pilot import LessonPilot, lesson_for

ALL = list(GAMES)
TRIED = 60  # wrong decisions a step
STEPS = [(game, number) for game in ALL for number in range(len(lesson_for(game).step))]
PLAYED = [(game, number) for game, number in STEPS if lesson_for(game).step[number].play]


@pytest.mark.parametrize("game", ALL)
def test_a_lesson_can_be_played_through_with_the_mouse(tmp_path: Path, game: str) -> None:
    """Every step can be done, its pieces are there, and at the end the lesson is noted as done."""
    pilot = LessonPilot(tmp_path, game)
    done = []
    while not pilot.lesson.place.finished:
        keys = {piece.key for piece in pilot.scene.view.stage.layout}
        assert set(pilot.step.show) | set(pilot.guide.due) <= keys
        done.append(pilot.lesson.place.number)
        pilot.do_step()

    assert done == list(range(len(lesson_for(game).step)))
    assert pilot.top == "LessonEndScene"
    assert note_of(pilot.program.settings, game) == LessonNote(0, done=True)


@pytest.mark.parametrize("game", ALL)
def test_a_lesson_can_be_played_through_with_the_keyboard(tmp_path: Path, game: str) -> None:
    """Being shown what is meant and confirming it is enough."""
    pilot = LessonPilot(tmp_path, game)
    pilot.press("tab")
    while not pilot.lesson.place.finished:
        pilot.do_step_by_keys()

    assert pilot.top == "LessonEndScene"


@pytest.mark.parametrize(("game", "number"), PLAYED)
def test_other_legal_decisions_are_put_off_kindly(tmp_path: Path, game: str, number: int) -> None:
    """Nothing is decided that the step does not want; a sentence says what would be allowed."""
    pilot = LessonPilot(tmp_path, game, number)
    lesson, scene = pilot.lesson, pilot.scene
    made = pilot.match.decisions
    legal = [one for one in pilot.match.state.legal_actions() if one not in lesson.accepted][:TRIED]
    for action in legal:
        scene.parts.bubble.hush()
        scene.parts.picking.play(action)
        assert scene.parts.bubble.text
        assert scene.view.deciding is not None
        assert not scene.view.deciding.picked

    assert pilot.match.decisions == made


@pytest.mark.parametrize("game", ALL)
def test_whatever_is_accepted_leaves_the_rest_of_the_lesson_possible(game: str) -> None:
    """A second right answer must not lead into a dead end."""
    course = Course(game, lesson_for(game))
    for number, step in enumerate(course.steps):
        for text in step.play:
            match = course.match_at(number)
            match.play(match.state.read(text))
            for later in course.line[len(match.decisions) :]:
                match.play(match.state.read(later))

            assert match.decisions[course.stretches[number].begin] == text


@pytest.mark.parametrize("game", ALL)
def test_every_step_has_its_words_in_every_language(game: str) -> None:
    """What to do, and why; and no words are left over."""
    wanted = {f"lesson-{step.key}-{part}" for step in lesson_for(game).step for part in ("say", "why")}
    for language in languages():
        told = {place.key for place in messages(language) if place.part == game}
        assert {key for key in told if key.startswith("lesson-")} == wanted


@pytest.mark.parametrize(("size", "language"), [((1280, 800), "de"), ((1920, 1080), "en")])
@pytest.mark.parametrize("game", ALL)
def test_words_never_cover_what_they_speak_about(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    """The plate lies within the window, beside every piece that is shown or to be picked, and the rail."""
    course = lesson_for(game)
    settings = Settings(motion="none", speed=4.0, language=language, name="Ann")
    for number in range(len(course.step)):
        pilot = LessonPilot(tmp_path, game, number, size, settings)
        pilot.scene.draw(pilot.surface)
        plate = pilot.guide.plate
        spoken = [plate.rect_of(key) for key in (*pilot.step.show, *pilot.guide.due)]

        assert plate.place.width
        assert pilot.surface.get_rect().contains(plate.place)
        assert [rect for rect in spoken if rect.colliderect(plate.place.inflate(-24, -24))] == []
        assert not pilot.scene.parts.rail.rect.colliderect(plate.place.inflate(-24, -24))


@pytest.mark.parametrize("game", ALL)
def test_a_lesson_that_was_left_goes_on_where_it_was(tmp_path: Path, game: str) -> None:
    """The same step, the same position, as if nothing had been in between."""
    pilot = LessonPilot(tmp_path, game)
    for _ in range(3):
        pilot.do_step()
    number, made = pilot.lesson.place.number, pilot.match.decisions
    pilot.program.stack.pop()
    pilot.program.open(OpenLesson(game))
    pilot.await_step()

    assert (pilot.lesson.place.number, pilot.match.decisions) == (number, made)


def test_a_step_back_and_the_beginning_can_be_reached(tmp_path: Path) -> None:
    """Z goes back a step; the menu begins anew."""
    pilot = LessonPilot(tmp_path, "splendor_marvel", 5)
    pilot.press("z")
    assert pilot.lesson.place.number == 4
    pilot.press("escape")
    assert isinstance(pilot.program.stack.top, PauseScene)
    restart = pilot.program.stack.top.page.named("lesson_restart")
    assert isinstance(restart, Button)
    restart.press()
    pilot.press("z")

    assert pilot.lesson.place.number == 0
    assert pilot.match.decisions == ()
    assert note_of(pilot.program.settings, "splendor_marvel") == LessonNote(0)
    assert pilot.notices == [pilot.program.words("lesson-first_step")]


def test_a_lesson_is_neither_kept_nor_counted(tmp_path: Path) -> None:
    """No file among the matches, no line in the statistics."""
    pilot = LessonPilot(tmp_path, "splendor_marvel", len(lesson_for("splendor_marvel").step) - 2)
    while not pilot.lesson.place.finished:
        pilot.do_step()
    pilot.scene.kind.acts["save"]()
    pilot.program.close()

    assert pilot.match.over
    assert [path.name for path in tmp_path.rglob("*") if path.is_file() and path.name != "in-use"] == []


def test_a_click_on_the_plate_does_nothing(tmp_path: Path) -> None:
    """Pieces below the words are not picked by accident."""
    pilot = LessonPilot(tmp_path, "splendor_marvel", 1)
    pilot.scene.draw(pilot.surface)
    spot = pilot.guide.plate.place.center
    below = pilot.scene.view.stage.hit(pilot.scene.view.window.board.point(spot))
    pilot.click_at(spot)

    assert pilot.scene.parts.bubble.text == ""
    assert pilot.scene.view.deciding is not None
    assert pilot.scene.view.deciding.picked == (), below


def test_while_one_only_reads_a_click_says_how_to_go_on(tmp_path: Path) -> None:
    """A piece in a step without a decision can't be picked."""
    pilot = LessonPilot(tmp_path, "splendor_marvel")
    pilot.click("card:85")

    assert pilot.scene.parts.bubble.text == pilot.program.words("lesson-read_first")
    assert pilot.lesson.place.number == 0


def test_the_plate_follows_window_and_language(tmp_path: Path) -> None:
    """Both may change in the midst of a step."""
    pilot = LessonPilot(tmp_path, "custom_heroes", 2)
    pilot.program.change("language", "de")
    pilot.program.change("ui_scale", 200)
    surface = pygame.display.set_mode((1024, 640))
    pilot.program.resized((1024, 640))
    pilot.wait(0.1)
    pilot.scene.draw(surface)
    told = pilot.guide.told

    assert told is not None
    assert told.say.startswith("Schlag")
    assert surface.get_rect().contains(pilot.guide.plate.place)


def test_from_the_end_a_real_game_can_be_begun(tmp_path: Path) -> None:
    """The first button leads to a new match of the same game."""
    pilot = LessonPilot(tmp_path, "custom_heroes", len(lesson_for("custom_heroes").step) - 1)
    pilot.do_step()
    pilot.press("enter")

    assert isinstance(pilot.program.stack.top, NewGameScene)
    assert pilot.program.stack.top.draft.game == "custom_heroes"


def test_a_lesson_is_offered_until_its_game_was_begun_or_learned() -> None:
    """Quietly: whoever knows the game is not asked again."""
    fresh = Settings()
    learned = fresh.changed("lessons", {"custom_heroes": LessonNote(0, done=True)})
    begun = fresh.changed("new_games", {"custom_heroes": {}})

    assert [is_offered(one, "custom_heroes") for one in (fresh, learned, begun)] == [True, False, False]


GOOD = b"""
seats = 2
seed = 1
[[step]]
key = "a"
[[step]]
key = "b"
[[step]]
key = "c"
[[step]]
key = "d"
"""


def test_a_lesson_is_read_as_it_is_written() -> None:
    """What is left out has its default."""
    lesson = decoded(GOOD)

    assert [step.key for step in lesson.step] == ["a", "b", "c", "d"]
    assert (lesson.seats, lesson.seed, lesson.you, lesson.step[0].play) == (2, 1, 0, ())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"seats = 2", b"seats = 99"),
        (b"seats = 2", b"seats = '2'"),
        (b"seed = 1", b"seed = -1"),
        (b"seed = 1", b"seed = 1\nyou = 2"),
        (b"seed = 1", b"seed = 1\nmore = 2"),
        (b'key = "a"', b'key = "A b"'),
        (b'key = "a"', b'key = "b"'),
        (b'key = "a"', b'key = "a"\nplay = ["' + b"x" * 300 + b'"]'),
        (b'key = "a"', b'key = "a"\nshow = "x"'),
        (b'key = "a"', b'key = "a'),
        (b'[[step]]\nkey = "d"\n', b""),
        (b"seed = 1", b"seed = 1 # \xff"),
        (b"seed = 1", b"seed = 1\n#" + b" " * SIZE_LIMIT),
        (b"seed = 1", b"seed = 1" + b"1" * 5000),
        (b"seed = 1", b"seed = 1\nmore = " + b"[" * 3000),
        (b"seed = 1", b"seed = 1\n" + b".".join([b"a"] * 3000) + b" = 1"),
    ],
)
def test_a_bad_lesson_is_refused_with_a_reason(old: bytes, new: bytes) -> None:
    """No field too many, none out of bounds, no step twice."""
    with pytest.raises(BadLesson, match=r"\w"):
        decoded(GOOD.replace(old, new))


def test_a_game_without_a_lesson_has_none() -> None:
    """Nothing is looked for in other places."""
    assert lesson_of("no_such_game") is None
