"""What a screen reader is told: all that can be used has a name in both languages; no secret is told."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ai.players import make_player
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.reader.actions import obey
from game.screens.reader.news import News
from game.screens.reader.nodes import Node, all_nodes
from game.screens.reader.state import focus_told, state_told
from game.screens.reader.tree import tree_of
from game.screens.seating import Chair, TableMatch
from game.screens.settings.scene import SettingsScene
from saves.settings import Settings
from tests.screens.fits.test_everything_fits import MENUS, shown
from tests.screens.pilots.lesson_pilot import LessonPilot
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.menu_pilot import MenuPilot

LANGUAGES = ("en", "de")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def told(pilot: MenuPilot | Pilot) -> list[Node]:
    """Everything that is told of what is on the screen."""
    return all_nodes(tree_of(pilot.program).root)


def played(game: str, decisions: int, seats: int = 3, seed: int = 4) -> Match:
    """A match of quick computer players, so many decisions far."""
    match = Match(GAMES[game].rules, seats, seed)
    player = make_player("greedy", match.rules)
    while not match.over and len(match.decisions) < decisions:
        seat = match.state.to_move
        match.play(player.choose(match.state.determinize(seat, Rng(len(match.decisions))), seat).action)
    return match


def at_table(folder: Path, match: Match, *levels: str | None, language: str = "en") -> Pilot:
    """A program with the match on the screen."""
    pygame.display.init()
    pilot = Pilot.__new__(Pilot)
    pilot.surface = pygame.display.set_mode((1280, 800))
    chairs = tuple(Chair(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    settings = Settings(motion="none", speed=4.0, language=language)
    pilot.sit(folder, TableMatch(match, chairs), settings)
    return pilot


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MENUS)
def test_everything_that_can_be_used_on_a_page_has_a_name_of_its_own(
    tmp_path: Path, name: str, language: str
) -> None:
    """Its name is words, not the program's own name for it, and no key stands for two things."""
    pilot = shown(tmp_path, name, (1280, 800), 100, language)
    nodes = told(pilot)
    inner = {widget.name for widget in pilot.menu.page.reachable() if widget.name}
    unnamed = [node.key for node in nodes if not node.name.strip() and node.role != "group"]
    internal = [node.name for node in nodes if node.name in inner and ("." in node.name or "_" in node.name)]
    reached = {f"widget:{one.name}" for one in pilot.menu.page.reachable() if one.can_focus}

    assert (unnamed, internal) == ([], [])
    assert len({node.key for node in nodes}) == len(nodes)
    assert reached == {node.key for node in nodes if node.focusable}


@pytest.mark.parametrize("name", MENUS)
def test_the_focus_is_told(tmp_path: Path, name: str) -> None:
    """After each Tab the reader is told of what has the focus now."""
    pilot = shown(tmp_path, name, (1280, 800), 100, "en")
    for _ in range(4):
        pilot.press(pygame.K_TAB)

        assert tree_of(pilot.program).focus == f"widget:{pilot.focus}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_whole(tmp_path: Path, game: str, language: str) -> None:
    """Every piece the keyboard reaches, every button, the status, the log and each seat, all in words."""
    pilot = at_table(tmp_path, played(game, 14), None, "squire", "squire", language=language)
    pilot.rest()
    nodes = told(pilot)
    keys = {node.key for node in nodes}
    scene = pilot.scene
    wanted = {f"piece:{piece.key}" for piece in scene.view.focus.pieces}
    wanted |= {f"rail:{button.name}" for button in scene.parts.rail.buttons}
    wanted |= {"status", "seat:0", "seat:1", "seat:2", "log:0"}

    assert wanted - keys == set()
    assert [node.key for node in nodes if not node.name.strip()] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_is_told(tmp_path: Path, game: str) -> None:
    """In two worlds that look the same to the person, tree, state and news are the same."""
    heard = []
    for world in range(2):
        match = played(game, 15)
        person = next(seat for seat in range(3) if seat != match.state.to_move)
        if world:
            match._states[match._now] = match.state.determinize(person, Rng(77))
        levels = tuple(None if seat == person else "squire" for seat in range(3))
        pilot = at_table(tmp_path / str(world), match, *levels)
        news = News(pilot.program)
        heard.append((told(pilot), state_told(pilot.scene.parts), news.take()))

    assert heard[0] == heard[1]


def test_behind_the_curtain_only_the_curtain_is_told(tmp_path: Path) -> None:
    """While the screen changes hands, nothing of the table is told, nor is any of it news."""
    pilot = at_table(tmp_path, played("custom_heroes", 0), None, None, None)
    pilot.wait(1.0)
    names = [node.name for node in told(pilot)]

    assert pilot.top == "HandoverScene"
    assert {node.key.partition(":")[0] for node in told(pilot)} <= {"window", "scene", "text", "widget"}
    assert set(News(pilot.program).take()) <= set(names)


def test_what_happens_is_news_once(tmp_path: Path) -> None:
    """Each event is told in the log's words, then whose turn it is; what was told isn't told again."""
    pilot = at_table(tmp_path, played("splendor_marvel", 6), None, "squire", "squire")
    pilot.rest()
    news = News(pilot.program)
    news.take()
    before = len(pilot.scene.parts.log.lines)
    pilot.do_by_mouse(pilot.wish())
    pilot.wait(0.2)
    pilot.rest()
    heard = news.take()
    fresh = [line.text for line in pilot.scene.parts.log.lines[before:]]

    assert fresh
    assert heard[: len(fresh)] == fresh
    assert pilot.scene.parts.rail.status in heard
    assert news.take() == []


def test_a_notice_and_a_refusal_are_news(tmp_path: Path) -> None:
    """What shows for a while is told while it shows."""
    pilot = at_table(tmp_path, played("splendor_marvel", 6), None, "squire", "squire")
    pilot.rest()
    news = News(pilot.program)
    news.take()
    pilot.program.notice("Something was noticed.")
    pilot.scene.parts.bubble.say("Too dear.", (400, 400), 20)

    assert news.take() == ["Too dear.", "Something was noticed."]
    assert news.take() == []


def test_undoing_is_no_news_of_old_events(tmp_path: Path) -> None:
    """A log that has become shorter is not read out again."""
    pilot = at_table(tmp_path, played("splendor_marvel", 6), None, "squire", "squire")
    pilot.rest()
    pilot.do_by_mouse(pilot.wish())
    pilot.wait(0.2)
    pilot.rest()
    news = News(pilot.program)
    news.take()
    pilot.press("z")
    pilot.wait(0.2)
    texts = {line.text for line in pilot.scene.parts.log.lines}

    assert texts.isdisjoint(news.take())


def test_a_reader_can_press_and_step_what_it_is_told_of(tmp_path: Path) -> None:
    """A click on a button leads on; a slider is stepped; what isn't there does nothing."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.push(SettingsScene(pilot.program, "look"))

    assert obey(pilot.program, "more", "widget:ui_scale")
    assert pilot.program.settings.ui_scale == 105
    assert obey(pilot.program, "click", "widget:back")
    assert not pilot.program.stack.running
    assert not obey(pilot.program, "click", "widget:ui_scale")


def test_a_reader_can_play(tmp_path: Path) -> None:
    """Clicking a stone picks it, clicking the button decides: a whole move without mouse or keys."""
    pilot = at_table(tmp_path, played("splendor_marvel", 0), None, "squire", "squire")
    pilot.rest()
    for key in pilot.scene.view.pieces.picks(pilot.scene.view.seen, pilot.wish()):
        assert obey(pilot.program, "click", f"piece:{key}")
        pilot.wait(0.1)
    action = next(button.name for button in pilot.scene.parts.rail.choices)
    before = len(pilot.match.decisions)
    obey(pilot.program, "click", f"rail:{action}")
    pilot.wait(0.1)

    assert len(pilot.match.decisions) > before


def test_the_state_is_shown_on_demand(tmp_path: Path) -> None:
    """S shows a paragraph with every seat, V tells what has the focus beside it."""
    pilot = at_table(tmp_path, played("seventh_hero", 6), None, "squire", "squire")
    pilot.rest()
    pilot.press("v")

    assert pilot.scene.program.words("access-no_focus") in pilot.notices
    pilot.press("tab")
    pilot.press("v")

    assert pilot.scene.parts.bubble.text == focus_told(pilot.scene.parts)
    pilot.press("s")

    assert pilot.top == "ConfirmScene"
    assert all(name in state_told(pilot.scene.parts) for name in ("You", *NAMES[1:3]))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_read_out(tmp_path: Path, game: str) -> None:
    """What a step says and why is news, and stands first in the tree."""
    pilot = LessonPilot(tmp_path, game)
    pilot.await_step()
    step = pilot.guide.told

    assert step is not None
    assert f"{step.say} {step.why}" in News(pilot.program).take()
    assert step.say in next(node for node in told(pilot) if node.key == "aside").name
