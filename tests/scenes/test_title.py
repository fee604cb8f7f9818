"""The title: what it offers first, and the ways from it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.rng import SEED_LIMIT
from game.scenes.title import TitleScene
from saves.code import to_code
from saves.settings import Settings
from tests.scenes.menu_pilot import MenuPilot, table_of


def title(folder: Path, settings: Settings | None = None) -> MenuPilot:
    """A program that shows its title."""
    pilot = MenuPilot(folder, settings)
    pilot.program.home(TitleScene(pilot.program))
    return pilot


def test_without_a_running_match_a_new_game_comes_first(tmp_path: Path) -> None:
    """There is nothing to continue, so nothing offers it; a finished match is no running one."""
    pilot = title(tmp_path)
    pilot.keep(table_of(decisions=None), "20260101-120000-x.save")
    pilot.menu.entered()

    assert (pilot.names[0], pilot.focus) == ("begin", "begin")


def test_a_running_match_is_offered_first_and_one_press_plays_on(tmp_path: Path) -> None:
    """Enter on the title goes on where the match stands."""
    pilot = title(tmp_path)
    kept = table_of(decisions=7)
    pilot.keep(kept, "20260101-120000-x.save")
    pilot.menu.entered()

    first = pilot.names[0]
    pilot.press(pygame.K_RETURN)

    assert (first, pilot.shown) == ("continue", "MatchScene")
    assert getattr(pilot.top, "table").match.decisions == kept.match.decisions  # noqa: B009 - any scene's


def test_two_clicks_from_the_title_a_match_is_running(tmp_path: Path) -> None:
    """New game, Play: what was chosen last is there already."""
    pilot = title(tmp_path)

    pilot.click("begin")
    pilot.click("play")

    assert pilot.shown == "MatchScene"


def test_two_presses_of_enter_do_the_same(tmp_path: Path) -> None:
    """The focus lies on what is most likely wanted."""
    pilot = title(tmp_path)

    pilot.press(pygame.K_RETURN, pygame.K_RETURN)

    assert pilot.shown == "MatchScene"


@pytest.mark.parametrize(
    ("name", "scene"),
    [
        ("begin", "NewGameScene"),
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
    still = pilot.program.running
    pilot.press(pygame.K_RETURN)

    assert (still, pilot.program.running) == (True, False)


def test_the_language_can_be_changed_on_the_title(tmp_path: Path) -> None:
    """The words change at once, and the choice is kept in the settings."""
    pilot = title(tmp_path)

    pilot.tab_to("language")
    pilot.press(pygame.K_RIGHT)

    assert pilot.program.settings.language == "de"
    assert pilot.program.words("title.load") == "Laden"


def test_a_code_in_the_clipboard_opens_its_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+V plays on where the sender stood; nobody's name was in the code."""
    pilot = title(tmp_path)
    sent = table_of(decisions=5)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: to_code(sent.match))

    pilot.press(pygame.K_v, mod=pygame.KMOD_LCTRL)

    assert pilot.shown == "MatchScene"
    assert getattr(pilot.top, "table").match.decisions == sent.match.decisions  # noqa: B009 - any scene's


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
