"""The settings: each can be changed by mouse and keys, holds at once, and says what follows from it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.scenes.settings import SECTIONS, SettingsScene
from game.scenes.widgets.choice import Choice
from game.scenes.widgets.slider import Slider
from game.scenes.widgets.text_line import TextLine
from game.scenes.widgets.widget import Widget
from saves.settings import Settings
from tests.scenes.menu_pilot import MenuPilot

OFFERED = [name for names in SECTIONS.values() for name in names]
NOT_OFFERED = {
    "window_width",  # the window itself is pulled
    "window_height",
    "autosave",  # always on: nothing is to be lost
    "last_game",  # what was chosen in another scene
    "new_games",
}


def settings(folder: Path, **chosen: object) -> MenuPilot:
    """A program that shows its settings."""
    wanted = Settings(**{"language": "en", "motion": "none", **chosen})  # type: ignore[arg-type]
    pilot = MenuPilot(folder, wanted)
    pilot.program.push(SettingsScene(pilot.program))
    return pilot


def test_every_setting_is_offered_or_left_out_for_a_reason() -> None:
    """A new setting is either shown or listed here."""
    names = {field.name for field in msgspec.structs.fields(Settings)}

    assert set(OFFERED) | NOT_OFFERED == names
    assert not set(OFFERED) & NOT_OFFERED


@pytest.mark.parametrize("name", OFFERED)
def test_every_setting_can_be_changed_by_keys_alone(tmp_path: Path, name: str) -> None:
    """Tab reaches it, arrows or letters change it, and the program knows at once."""
    pilot = settings(tmp_path)
    before = getattr(pilot.program.settings, name)
    pilot.tab_to(name)
    pilot.type("Ann")
    pilot.press(pygame.K_RIGHT)
    if getattr(pilot.program.settings, name) == before:
        pilot.press(pygame.K_LEFT)

    assert getattr(pilot.program.settings, name) != before
    assert pilot.program.settings_changed


@pytest.mark.parametrize("name", [name for name in OFFERED if name != "name"])
def test_every_setting_can_be_changed_by_mouse_alone(tmp_path: Path, name: str) -> None:
    """A click at one end or the other changes it."""
    pilot = settings(tmp_path)
    before = getattr(pilot.program.settings, name)
    widget = pilot.widget(name, Widget)
    pane = pilot.menu.page.pane_of(widget)
    assert pane
    pane.show(widget)
    for x in (widget.rect.left + 12, widget.rect.right - 12 - widget.rect.height * 2):
        if getattr(pilot.program.settings, name) == before:
            pilot.click_at((x, pilot.widget(name, Widget).rect.centery))

    assert getattr(pilot.program.settings, name) != before


def test_the_settings_shown_are_those_that_hold(tmp_path: Path) -> None:
    """Controls begin where the settings are."""
    pilot = settings(tmp_path, name="Ann", speed=2.5, mute=True, ui_scale=125, ai_seconds=0.4)

    assert pilot.widget("name", TextLine).text == "Ann"
    assert pilot.widget("mute", Choice).value is True
    assert [pilot.widget(name, Slider).value for name in ("speed", "ui_scale", "ai_seconds")] == [250, 125, 4]


def test_another_language_rewords_the_page_and_keeps_the_focus(tmp_path: Path) -> None:
    """Nobody has to begin at the top again."""
    pilot = settings(tmp_path)
    pilot.tab_to("language")
    pilot.press(pygame.K_RIGHT)

    assert (pilot.program.words.language, pilot.focus) == ("de", "language")


def test_a_larger_scale_lays_the_page_out_anew(tmp_path: Path) -> None:
    """The control itself grows under the hand."""
    pilot = settings(tmp_path)
    before = pilot.widget("ui_scale", Slider).rect.height
    pilot.tab_to("ui_scale")
    pilot.press(*[pygame.K_RIGHT] * 5)

    assert pilot.widget("ui_scale", Slider).rect.height > before
    assert pilot.focus == "ui_scale"


def test_a_volume_is_heard_while_it_is_set(tmp_path: Path) -> None:
    """The new loudness holds for the sound that tells it."""
    pilot = settings(tmp_path)
    pilot.tab_to("volume_effects")
    pilot.press(pygame.K_LEFT)

    assert pilot.audio.volumes.effects == 75
    assert pilot.audio.heard[-1] == "chip"


def test_a_decimal_is_written_as_the_language_writes_it(tmp_path: Path) -> None:
    """German has a comma."""
    english = settings(tmp_path, ai_seconds=2.4).widget("ai_seconds", Slider)
    german = settings(tmp_path, ai_seconds=2.4, language="de").widget("ai_seconds", Slider)

    assert (english.words(english.value), german.words(german.value)) == ("2.4 s", "2,4 s")


def test_a_section_in_the_list_scrolls_to_its_settings(tmp_path: Path) -> None:
    """The list at the left is a way, not an ornament."""
    pilot = settings(tmp_path)
    pilot.click("section.sound")
    volume = pilot.widget("volume_master", Slider)
    pane = pilot.menu.page.pane_of(volume)

    assert pane is not None
    assert pane.rect.contains(volume.rect)
