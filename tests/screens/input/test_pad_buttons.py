"""What a controller's buttons are called, and what they do: families, hints, layouts."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.app.router import scene_for
from game.screens.pads.device import family_of
from game.screens.pads.layout import NEEDED, PadLayout, actions, button_text
from game.screens.requests import OpenLoad, OpenSettings
from game.screens.settings.scene import SettingsScene
from game.texts.texts import Voice
from saves.settings import Settings, load_settings
from saves.shortcuts import BUTTONS, read_button
from tests.screens.pilots.pad_pilot import PadPilot

# Names of buttons


@pytest.mark.parametrize(
    ("name", "vendor", "family"),
    [
        ("Xbox Wireless Controller", "5e04", "xbox"),
        ("Wireless Controller", "4c05", "playstation"),
        ("PS4 Controller", "0000", "playstation"),
        ("Nintendo Switch Pro Controller", "7e05", "switch"),
        ("Steam Virtual Gamepad", "de28", "deck"),
        ("Odd stick", "0000", "xbox"),
    ],
)
def test_the_family_is_told_by_maker_and_name(
    name: str, vendor: str, family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of pads by others, by what their name says; else as most are."""
    monkeypatch.delenv("SteamDeck", raising=False)

    assert family_of(name, f"03000000{vendor}0000ff11000000000000") == family


def test_on_a_steam_deck_the_names_are_the_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever Steam calls its virtual pad."""
    monkeypatch.setenv("SteamDeck", "1")

    assert family_of("Microsoft X-Box 360 pad", "030000005e0400008e02000000000000") == "deck"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_button_has_a_name_on_every_pad(language: str) -> None:
    """In every complete language, and no two buttons of one pad the same."""
    for family in ("xbox", "playstation", "switch", "deck"):
        names = [button_text(one, family, Voice(language, strict=True)) for one in BUTTONS]

        assert len(set(names)) == len(BUTTONS)


def test_hints_name_what_was_used_last(pilot: PadPilot) -> None:
    """The pad's button after a press, the key again after a key or the mouse."""
    keys, words = pilot.program.keys, pilot.program.words
    assert (keys.shown("hint", words), keys.leading("Esc", words)) == ("H", "Esc")
    pilot.push(pilot.plug("DualSense", "playstation"), "up")
    assert (keys.shown("hint", words), keys.leading("Esc", words)) == ("Triangle", "Circle")
    pilot.program.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(9, 0), buttons=(0, 0, 0)))

    assert (keys.shown("hint", words), keys.leading("Esc", words)) == ("H", "Esc")


def test_a_page_words_its_hints_anew(pilot: PadPilot) -> None:
    """The one that is shown, at once."""
    pad = pilot.plug()
    pilot.program.stack.home(scene_for(pilot.program, OpenLoad()))

    def hint() -> str:
        return next(one.hint for one in pilot.menu.page.reachable() if one.name == "paste")

    assert hint().endswith("(Ctrl+V)")
    pilot.push(pad, "down")
    assert not hint().endswith(")")


# Layouts


def test_no_two_actions_of_a_scene_share_a_button() -> None:
    """But those that give way to a scene's own commands."""
    layout = PadLayout({})

    for action in actions():
        assert not layout.holders(action, layout.of(action))


def test_an_action_takes_a_button_and_gives_its_own() -> None:
    """Everybody keeps one."""
    layout = PadLayout({})
    layout.choose(layout.assigned("hint", "view") or {})

    assert (layout.of("hint"), layout.of("log")) == ("view", "y")
    layout.choose(layout.assigned("hint", "y") or {})
    assert layout.chosen == {}


def test_confirm_and_back_can_change_places_but_never_go() -> None:
    """As people used to other consoles want it."""
    layout = PadLayout({})
    layout.choose(layout.assigned("confirm", "b") or {})
    assert (layout.of("confirm"), layout.of("back")) == ("b", "a")

    assert layout.assigned("confirm", "") is None
    assert layout.assigned("save", "b") is None


@pytest.mark.parametrize(
    "chosen",
    [
        {"confirm": "", "back": ""},
        {"confirm": "b"},
        {"confirm": "x", "back": "x", "hint": "x", "undo": "x"},
        {"save": "a", "hint": "b"},
        {"no_such_action": "a"},
    ],
)
def test_whatever_a_file_says_everybody_gets_about(chosen: dict[str, str]) -> None:
    """Confirm and back have a button each, and nobody has another's."""
    layout = PadLayout(chosen)

    assert len({layout.of(action) for action in NEEDED} - {""}) == len(NEEDED)
    for action in actions():
        assert not layout.holders(action, layout.of(action))


def test_bad_buttons_in_the_file_are_named(tmp_path: Path) -> None:
    """The good ones stay."""
    path = tmp_path / "settings.json"
    path.write_text('{"pads": {"hint": "rt", "undo": "blue", "redo": 5, "log": ""}}', encoding="utf-8")
    settings, notices = load_settings(path)

    assert settings.pads == {"hint": "rt", "log": ""}
    assert [one.facts["name"] for one in notices] == ["pads.undo", "pads.redo"]


def test_a_bad_button_is_refused_with_what_there_is() -> None:
    """By the setting itself, too."""
    with pytest.raises(ValueError, match="'blue' is no button; there are: a, b"):
        read_button("blue")
    with pytest.raises(ValueError, match="is no button"):
        Settings().changed("pads", {"hint": "x" * 10_000})


def test_settings_take_a_button_by_pad(pilot: PadPilot) -> None:
    """The one pressed; what had it before is told, and has the other one."""
    pad = pilot.plug()
    pilot.program.open(OpenSettings("pads"))
    scene = pilot.program.stack.top
    assert isinstance(scene, SettingsScene)
    scene.page.focus(scene.page.named("pad.hint"))
    pilot.push(pad, "a", "view")

    assert pilot.program.settings.pads == {"hint": "view", "log": "y"}
    assert "“log”" in pilot.told
    scene.page.focus(scene.page.named("pad.hint"))
    pilot.push(pad, "a", "a")
    assert scene.pads.told.startswith("A is needed")
    pilot.push(pad, "b")
    assert not scene.listening
    assert pilot.program.settings.pads == {"hint": "view", "log": "y"}
