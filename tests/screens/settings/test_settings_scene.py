"""The settings: each can be changed by mouse and keys, holds at once, and says what follows."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.screens.settings import files as settings_files
from game.screens.settings.pages import (
    FILES,
    KINDS,
    SECTIONS,
    places,
    values_of,
)
from game.screens.settings.preview import EVERY, MotionPreview
from game.screens.widgets.choice import Choice
from game.screens.widgets.slider import Slider
from game.screens.widgets.text_line import TextLine
from game.screens.widgets.widget import Widget
from saves.disk.folders import Folders
from saves.settings import Settings
from tests.screens.pilots.settings_pilot import scene_of, settings, texts

PAGE_OF = {name: page for page, names in SECTIONS.items() for name in names}
OFFERED = list(PAGE_OF)
NOT_OFFERED = {
    "data_folder",  # on the page of one's own data
    "window_width",  # the window itself is pulled
    "window_height",
    "window_spot",
    "keys",  # a page of its own offers them one by one
    "pads",  # one line per action
    "autosave",  # always on: nothing is to be lost
    "last_game",  # what was chosen in another scene
    "new_games",
    "lessons",
    "plugins",  # on a page of its own if there are any
}


def test_every_setting_is_offered_or_left_out_for_a_reason() -> None:
    """A new setting is either shown or listed here."""
    names = {field.name for field in msgspec.structs.fields(Settings)}

    assert set(OFFERED) | NOT_OFFERED == names
    assert not set(OFFERED) & NOT_OFFERED


@pytest.mark.parametrize("name", OFFERED)
def test_every_setting_can_be_changed_by_keys_alone(tmp_path: Path, name: str) -> None:
    """Arrows go to its page, Tab reaches it, arrows or letters change it, and the program knows at once."""
    pilot = settings(tmp_path)
    pilot.press(*[pygame.K_DOWN] * list(SECTIONS).index(PAGE_OF[name]))
    before = getattr(pilot.program.settings, name)
    pilot.tab_to(name)
    if name == "name":
        pilot.type("Ann")
    pilot.press(pygame.K_RIGHT)
    if getattr(pilot.program.settings, name) == before:
        pilot.press(pygame.K_LEFT)

    assert getattr(pilot.program.settings, name) != before
    assert pilot.program.take_changes()


@pytest.mark.parametrize("name", [name for name in OFFERED if name not in {"name", "face"}])
def test_every_setting_can_be_changed_by_mouse_alone(tmp_path: Path, name: str) -> None:
    """A click at one end or the other changes it; a face takes a second one, see `test_look`."""
    pilot = settings(tmp_path, PAGE_OF[name])
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
    chosen: dict[str, object] = {
        "name": "Ann",
        "speed": 2.5,
        "mute": True,
        "ui_scale": 125,
        "ai_seconds": 0.4,
    }
    shown: dict[str, object] = {}
    for name in chosen:
        widget = settings(tmp_path, PAGE_OF[name], (1280, 800), **chosen).widget(name, Widget)
        if isinstance(widget, TextLine):
            shown[name] = widget.text
        elif isinstance(widget, Slider):
            shown[name] = widget.value if KINDS[name].whole else widget.value / 100
        elif isinstance(widget, Choice):
            shown[name] = widget.value

    assert shown == chosen


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_value_has_words_of_its_own(tmp_path: Path, language: str) -> None:
    """No two values of a setting look alike, and none is missing."""
    pilot = settings(tmp_path, language=language)
    worded = {
        name: [text for _, text in values_of(name, pilot.program)]
        for name in OFFERED
        if name in KINDS and KINDS[name].kind != "number"
    }

    assert all(len(set(found)) == len(found) > 1 for found in worded.values())


def test_another_language_rewords_the_page_and_keeps_the_focus(tmp_path: Path) -> None:
    """Nobody has to begin at the top again."""
    pilot = settings(tmp_path, "language")
    pilot.tab_to("language")
    pilot.press(pygame.K_RIGHT)

    assert (pilot.program.words.language, pilot.focus) == ("de", "language")


def test_another_language_that_was_looked_for_keeps_the_focus(tmp_path: Path) -> None:
    """The words looked for find nothing in the new language; its page shows."""
    pilot = settings(tmp_path)
    pilot.type("language")
    pilot.tab_to("language")
    pilot.press(pygame.K_RIGHT)

    assert (pilot.program.words.language, pilot.focus, scene_of(pilot).shown) == (
        "de",
        "language",
        "language",
    )


def test_a_larger_scale_lays_the_page_out_anew_and_keeps_the_focus(tmp_path: Path) -> None:
    """The control itself grows under the hand, up to the end and back down to the other."""
    pilot = settings(tmp_path, "look")
    before = pilot.widget("ui_scale", Slider).rect.height
    pilot.tab_to("ui_scale")
    pilot.press(*[pygame.K_RIGHT] * 25)
    largest, focus = pilot.widget("ui_scale", Slider).rect.height, pilot.focus
    pilot.press(pygame.K_HOME)

    assert largest > before > pilot.widget("ui_scale", Slider).rect.height
    assert (focus, pilot.focus) == ("ui_scale", "ui_scale")
    assert pilot.program.settings.ui_scale == 75


def test_the_scale_waits_until_its_knob_is_let_go(tmp_path: Path) -> None:
    """Else the page would move away under the pointer that pulls."""
    pilot = settings(tmp_path, "look")
    rect = pilot.widget("ui_scale", Slider).rect
    pilot.point(rect.center)
    spots = [rect.center, (rect.centerx + 20, rect.centery)]
    pilot.program.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spots[0], button=1, touch=False))
    pilot.point(spots[1])
    held = pilot.program.settings.ui_scale
    pilot.program.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spots[1], button=1, touch=False))

    assert (held, pilot.program.settings.ui_scale > 100) == (100, True)


def test_a_volume_is_heard_while_it_is_set(tmp_path: Path) -> None:
    """The new loudness holds for the sound that tells it."""
    pilot = settings(tmp_path, "sound")
    pilot.tab_to("volume_effects")
    pilot.press(pygame.K_LEFT)

    assert pilot.audio.volumes.effects == 75
    assert pilot.audio.heard[-1] == "chip"


def test_a_decimal_is_written_as_the_language_writes_it(tmp_path: Path) -> None:
    """German has a comma."""
    english = settings(tmp_path, ai_seconds=2.4).widget("ai_seconds", Slider)
    german = settings(tmp_path, ai_seconds=2.4, language="de").widget("ai_seconds", Slider)

    assert (english.words(english.value), german.words(german.value)) == ("2.4 s", "2,4 s")


@pytest.mark.parametrize("size", [(1280, 800), (1200, 1600)])
def test_every_page_is_reached_by_mouse_and_by_arrows(tmp_path: Path, size: tuple[int, int]) -> None:
    """Listed at the left, or turned where the window is narrow."""
    pilot = settings(tmp_path, size=size, ui_scale=100 if size[0] > size[1] else 150)
    pages = pilot.widget("page", Choice)
    step = pygame.K_DOWN if size[0] > size[1] else pygame.K_RIGHT
    by_keys, by_mouse = [], []
    for _ in SECTIONS:
        by_keys.append(scene_of(pilot).shown)
        pilot.press(step)
    for number in range(len(SECTIONS)):
        if size[0] > size[1]:
            high = pages.rect.height / len(SECTIONS)
            pilot.click_at((pages.rect.x + 30, round(pages.rect.y + (number + 0.4) * high)))
        else:
            pilot.click_at((pages.rect.right - 12, pages.rect.centery))
        by_mouse.append(scene_of(pilot).shown)

    assert sorted(by_keys) == sorted(by_mouse) == sorted(SECTIONS)


def test_each_page_has_its_own_place_in_its_list(tmp_path: Path) -> None:
    """What was scrolled on one page scrolls no other."""
    pilot = settings(tmp_path, "keys")
    pilot.program.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-9, x=0))
    scrolled = scene_of(pilot).page.named_pane("settings.keys")
    scene_of(pilot).turn_to("files")
    other = scene_of(pilot).page.named_pane("settings.files")

    assert scrolled
    assert other
    assert (scrolled.offset > 0, other.offset) == (True, 0)


# Putting a page back


def test_a_page_is_put_back_alone_and_that_can_be_undone_by_a_key(tmp_path: Path) -> None:
    """The notice tells the key."""
    pilot = settings(tmp_path, "sound", volume_master=15, mute=True, coach=True)
    pilot.click("reset")
    after = pilot.program.settings
    pilot.press(pygame.K_z, mod=pygame.KMOD_CTRL)

    assert (after.volume_master, after.mute, after.coach) == (80, False, True)
    assert "Ctrl+Z" in pilot.notices[-1]
    assert (pilot.program.settings.volume_master, pilot.program.settings.mute) == (15, True)
    assert "restore" not in pilot.names


def test_a_reset_can_be_undone_by_its_button_from_another_page(tmp_path: Path) -> None:
    """One sees what came back."""
    pilot = settings(tmp_path, "motion", speed=3.0)
    pilot.click("reset")
    scene_of(pilot).turn_to("sound")
    pilot.click("restore")

    assert (pilot.program.settings.speed, scene_of(pilot).shown) == (3.0, "motion")


def test_a_page_that_is_as_at_the_beginning_has_nothing_to_put_back(tmp_path: Path) -> None:
    """The button can be pressed as soon as something was changed."""
    pilot = settings(tmp_path, "play")
    before = pilot.widget("reset", Widget).enabled
    pilot.tab_to("coach")
    pilot.press(pygame.K_LEFT)

    assert (before, pilot.widget("reset", Widget).enabled) == (False, True)


# What is shown beside the settings


@pytest.mark.parametrize(("motion", "travels"), [("full", True), ("gentle", True), ("none", False)])
def test_the_preview_moves_as_motion_is_set(tmp_path: Path, motion: str, *, travels: bool) -> None:
    """The card is on its way, or simply there."""
    preview = settings(tmp_path, "motion", motion=motion).widget("preview", MotionPreview)
    preview.update(EVERY)
    preview.update(0.05)

    assert (preview.there, preview.stage.moving) == (True, travels)


def test_the_preview_follows_a_change_at_once(tmp_path: Path) -> None:
    """Nobody waits for the next journey to see what a choice means."""
    pilot = settings(tmp_path, "motion", motion="none")
    pilot.tab_to("motion")
    pilot.press(pygame.K_LEFT)
    pilot.wait(0.1)

    assert pilot.widget("preview", MotionPreview).stage.pace.level == "gentle"


def test_the_files_page_tells_every_place_and_copies_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of what doesn't exist yet."""
    clipboard: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", clipboard.append)
    pilot = settings(tmp_path / "matches", FILES)
    pilot.program.folders = Folders.below(tmp_path)
    scene_of(pilot).rebuild()
    for place in places():
        pilot.click(f"copy.{place}")
    shown = [one.text for one in texts(pilot)]

    assert clipboard[:6] == [
        str(tmp_path / name)
        for name in ("matches", "matches/decks", "pictures", "settings.json", "reports", "logs")
    ]
    assert set(clipboard) <= set(shown)


def test_a_folder_that_is_not_there_yet_opens_the_one_above(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is made just by looking."""
    opened: list[str] = []
    monkeypatch.setattr(settings_files, "show_folder", opened.append)
    pilot = settings(tmp_path / "matches", FILES)
    pilot.program.pictures.folder = tmp_path / "a" / "b"
    pilot.click("open.pictures")

    assert opened == [str(tmp_path)]
    assert not (tmp_path / "a").exists()


def test_a_clipboard_that_can_not_be_had_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The path can still be read."""

    def refuse(text: str) -> None:
        raise pygame.error(text)

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    pilot = settings(tmp_path, FILES)
    pilot.click("copy.matches")

    assert pilot.notices == ["The clipboard isn’t available."]
