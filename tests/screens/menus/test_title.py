"""The title: what it offers first, and the ways from it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.rng import SEED_LIMIT
from game.registry import GAMES
from game.screens.match.scene import MatchScene
from game.screens.seating import TableMatch
from game.screens.title.continue_plate import ContinuePlate
from game.screens.title.game_box import GameBox
from game.screens.title.scene import TitleScene
from game.screens.widgets.button import Button
from game.screens.widgets.widget import Picture, Widget
from saves.matches.code import to_code
from saves.matches.header import Player
from saves.settings import NewGame, Settings
from tests.screens.pilots.menu_pilot import GAME, MenuPilot, table_of


def title(folder: Path, settings: Settings | None = None) -> MenuPilot:
    """A program that shows its title."""
    pilot = MenuPilot(folder, settings)
    pilot.program.stack.home(TitleScene(pilot.program))
    return pilot


def table(pilot: MenuPilot) -> TableMatch:
    """The match on the table."""
    assert isinstance(pilot.top, MatchScene)
    return pilot.top.session.table


def played(pilot: MenuPilot) -> str:
    """The game on the table."""
    return table(pilot).match.rules.id


def test_without_a_running_match_the_boxes_come_first(tmp_path: Path) -> None:
    """There is nothing to continue, so nothing offers it; a finished match is no running one."""
    pilot = title(tmp_path)
    pilot.keep(table_of(decisions=None), "20260101-120000-x.save")
    pilot.menu.entered()

    assert (pilot.names[0], pilot.focus) == ("box.splendor_marvel", "box.splendor_marvel")


def test_a_running_match_is_offered_first_and_one_press_plays_on(tmp_path: Path) -> None:
    """Enter on the title goes on where the match stands."""
    pilot = title(tmp_path)
    kept = table_of(decisions=7)
    pilot.keep(kept, "20260101-120000-x.save")
    pilot.menu.entered()

    first = pilot.names[0]
    pilot.press(pygame.K_RETURN)

    assert (first, pilot.shown) == ("continue", "MatchScene")
    assert table(pilot).match.decisions == kept.match.decisions


def test_the_game_played_last_has_the_focus(tmp_path: Path) -> None:
    """Enter opens the box that was opened last."""
    pilot = title(tmp_path, Settings(language="en", motion="none", last_game="seventh_hero"))

    assert pilot.focus == "box.seventh_hero"


@pytest.mark.parametrize("game", GAMES)
def test_one_click_on_a_box_and_one_on_play_begin_its_game(tmp_path: Path, game: str) -> None:
    """The box leads to who plays; what was chosen last is there already."""
    pilot = title(tmp_path)

    pilot.click(f"box.{game}")
    prepared = pilot.shown
    pilot.wait(1.0)
    pilot.click("play")

    assert (prepared, pilot.shown, played(pilot)) == ("NewGameScene", "MatchScene", game)


@pytest.mark.parametrize("game", GAMES)
def test_play_below_a_box_begins_at_once_with_the_last_settings(tmp_path: Path, game: str) -> None:
    """One click; the players are those of the last time."""
    players = tuple(Player(name, number) for number, name in enumerate(("Zoe", "Yan", "Xu")))
    settings = Settings(language="en", motion="none", new_games={game: NewGame(players)})
    pilot = title(tmp_path, settings)

    pilot.click(f"play.{game}")

    assert (pilot.shown, played(pilot), table(pilot).names) == ("MatchScene", game, ("Zoe", "Yan", "Xu"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_title_says_whom_play_at_once_would_meet(tmp_path: Path, game: str, language: str) -> None:
    """Below the button, and just those sit at the table then."""
    pilot = title(tmp_path, Settings(language=language))
    told = pilot.widget(f"rivals.{game}", Picture)
    pilot.click(f"play.{game}")
    names = [chair.name for chair in table(pilot).chairs if chair.computer]

    assert told.spoken == f"{'gegen' if language == 'de' else 'vs'} {pilot.program.words.texts.join(names)}"
    assert len(set(names)) == len(names)


def test_a_double_click_on_a_box_plays_at_once(tmp_path: Path) -> None:
    """The second click falls on the next scene, and means what the first one meant."""
    pilot = title(tmp_path)
    spot = pilot.widget("box.custom_heroes", Widget).rect.center

    pilot.click_at(spot)
    pilot.wait(0.1)
    pilot.click_at(spot)

    assert (pilot.shown, played(pilot)) == ("MatchScene", "custom_heroes")


@pytest.mark.parametrize(("seconds", "aside"), [(1.0, 0), (0.1, 40)])
def test_a_later_click_or_one_elsewhere_is_no_double_click(
    tmp_path: Path, seconds: float, aside: int
) -> None:
    """Nobody begins by clicking on what the new scene shows there."""
    pilot = title(tmp_path)
    x, y = pilot.widget("box.custom_heroes", Widget).rect.center

    pilot.click_at((x, y))
    pilot.wait(seconds)
    pilot.click_at((x + aside, y))

    assert pilot.shown == "NewGameScene"


def test_p_on_a_box_plays_at_once_and_means_nothing_elsewhere(tmp_path: Path) -> None:
    """The key for those who don't want to be asked."""
    pilot = title(tmp_path)
    pilot.tab_to("settings")
    pilot.press(pygame.K_p)
    elsewhere = pilot.shown
    pilot.tab_to("box.dust_collectorz")
    pilot.press(pygame.K_p)

    assert (elsewhere, pilot.shown, played(pilot)) == ("TitleScene", "MatchScene", "dust_collectorz")


def test_where_something_hinders_play_shows_what(tmp_path: Path) -> None:
    """Two players of one name: the scene before the match opens and names them."""
    twins = NewGame((Player("Ann", 0), Player("Ann", 1)))
    settings = Settings(language="en", motion="none", new_games={GAME: twins})
    pilot = title(tmp_path, settings)

    pilot.click(f"play.{GAME}")

    assert pilot.shown == "NewGameScene"
    assert pilot.widget("play", Button).enabled is False


def test_a_box_comes_nearer_when_it_is_pointed_at(tmp_path: Path) -> None:
    """By pointer or by keys; without motion at once, and back again."""
    pilot = title(tmp_path)
    box = pilot.widget("box.seventh_hero", GameBox)
    pilot.point(box.rect.center)
    pilot.wait()
    pointed = box.near
    pilot.point((2, 300))
    pilot.wait()

    assert (pointed, box.near) == (1.0, 0.0)


def test_two_presses_of_enter_begin_a_match(tmp_path: Path) -> None:
    """The focus lies on what is most likely wanted."""
    pilot = title(tmp_path)

    pilot.press(pygame.K_RETURN, pygame.K_RETURN)

    assert pilot.shown == "MatchScene"


def test_the_plate_says_which_match_goes_on(tmp_path: Path) -> None:
    """The game, who plays, how far it is."""
    pilot = title(tmp_path)
    pilot.keep(table_of(decisions=7), "20260101-120000-x.save")
    pilot.menu.entered()

    assert pilot.widget("continue", ContinuePlate).about == "Splendor: Marvel · Ann, Ben · 7 moves"


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("box.seventh_hero", "NewGameScene"),
        ("load", "LoadScene"),
        ("settings", "SettingsScene"),
        ("rules", "RulesScene"),
    ],
)
def test_each_way_leads_somewhere_and_escape_leads_back(tmp_path: Path, name: str, scene: str) -> None:
    """By keys alone, there and back; the focus is where it was."""
    pilot = title(tmp_path)

    pilot.tab_to(name)
    pilot.press(pygame.K_RETURN)
    there = pilot.shown
    pilot.press(pygame.K_ESCAPE)

    assert (there, pilot.shown, pilot.focus) == (scene, "TitleScene", name)


def test_escape_on_the_title_only_points_to_the_way_out(tmp_path: Path) -> None:
    """Nobody leaves by pressing Escape once too often."""
    pilot = title(tmp_path)

    pilot.press(pygame.K_ESCAPE)
    still = pilot.program.stack.running
    pilot.press(pygame.K_RETURN)

    assert (still, pilot.program.stack.running) == (True, False)


def test_the_language_can_be_changed_on_the_title(tmp_path: Path) -> None:
    """The words change at once, and the choice is kept in the settings."""
    pilot = title(tmp_path)

    pilot.tab_to("language")
    pilot.press(pygame.K_RIGHT)

    assert pilot.program.settings.language == "de"
    assert pilot.program.words("title-load") == "Laden"


def test_a_code_in_the_clipboard_can_be_played_or_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl+V asks which of the two is meant while the match still runs."""
    pilot = title(tmp_path)
    sent = table_of(decisions=5)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: to_code(sent.match))

    pilot.press(pygame.K_v, mod=pygame.KMOD_LCTRL)

    assert (pilot.shown, pilot.names) == ("ConfirmScene", ["play", "watch", "cancel"])


@pytest.mark.parametrize("text", ["", "hello", "HT1-AAAA", "HT9-AAAAAAAA", f"HT1-{SEED_LIMIT}"])
def test_anything_else_in_the_clipboard_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """The title stays, and a notice says what is wrong."""
    pilot = title(tmp_path)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)

    pilot.press(pygame.K_v, mod=pygame.KMOD_LCTRL)

    assert (pilot.shown, len(pilot.notices)) == ("TitleScene", 1)


def test_the_sparks_rest_when_no_motion_is_wanted(tmp_path: Path) -> None:
    """With motion off two frames of the title are the same picture."""
    pilot = title(tmp_path, Settings(language="en", motion="none"))
    pilot.wait(1.0)
    before = pygame.image.tobytes(pilot.surface, "RGB")

    pilot.wait(2.0)

    assert pygame.image.tobytes(pilot.surface, "RGB") == before
