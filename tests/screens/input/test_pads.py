"""Controllers, by SDL's own virtual joysticks: events, hot-plugging, text without keys, rumble."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.app import rhythm
from game.screens.pads.pads import FIRST, NEXT, NOTCHES, RUMBLES
from game.screens.pads.typing import TypingScene
from game.screens.requests import OpenSettings
from game.screens.seating import Chair, TableMatch
from game.screens.settings.scene import SettingsScene
from game.table.motion.animation import NEVER
from saves.shortcuts import BUTTONS
from tests.display.real_window import owed, way
from tests.screens.pilots.pad_pilot import PadPilot
from tests.whole_matches.deciding import ready
from tests.whole_matches.still_window import PadWindow

# Events


def test_buttons_are_the_keys_that_lead_about(pilot: PadPilot) -> None:
    """Enter, Esc, Space, Tab both ways and the arrows, pressed and released."""
    pilot.push(pilot.plug(), "a", "b", "x", "lb", "rb", "up", "down", "left", "right")
    wanted = [
        (pygame.K_RETURN, 0),
        (pygame.K_ESCAPE, 0),
        (pygame.K_SPACE, 0),
        (pygame.K_TAB, pygame.KMOD_SHIFT),
        (pygame.K_TAB, 0),
        *((key, 0) for key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)),
    ]

    assert pilot.witness.keys() == pilot.witness.keys(pygame.KEYUP) == wanted


def test_commands_have_buttons_by_context(pilot: PadPilot) -> None:
    """Y asks for a hint at the table and sets a bookmark in a replay."""
    pilot.push(pilot.plug(), "y")
    keys, event = pilot.program.keys, pilot.witness.heard[0]

    assert keys.command(event, "match") == "hint"
    assert keys.command(event, "replay") == "replay_bookmark"
    assert keys.command(event, "handover") == ""


def test_triggers_press_once_however_far_they_go(pilot: PadPilot) -> None:
    """They tremble around a threshold without effect."""
    pad = pilot.plug()
    for pushed in (0.3, 0.6, 0.5, 0.6, 1.0):
        pilot.stick(pad, lt=pushed)

    assert pilot.witness.keys() == [(pygame.K_BACKSPACE, 0)]


def test_a_stick_is_a_direction_beyond_its_dead_zone(pilot: PadPilot) -> None:
    """A drift does nothing; a diagonal push counts once, for its larger part."""
    pad = pilot.plug()
    pilot.stick(pad, leftx=0.2, lefty=-0.3)
    assert not pilot.witness.heard
    pilot.stick(pad, leftx=0.9)
    pilot.stick(pad, lefty=0.6)
    pilot.stick(pad, leftx=0.0, lefty=0.0)

    assert pilot.witness.keys() == [(pygame.K_RIGHT, 0)]
    assert pilot.program.pads.works_in() == NEVER


def test_a_held_direction_repeats(pilot: PadPilot) -> None:
    """After a while, then quickly, until it is released."""
    pad = pilot.plug()
    pad.button("down", down=True)
    pilot.hear()
    pilot.program.update(FIRST * 0.9)
    assert len(pilot.witness.keys()) == 1
    pilot.program.update(FIRST * 0.2)
    pilot.program.update(NEXT)
    assert pilot.witness.keys() == 3 * [(pygame.K_DOWN, 0)]
    pad.button("down", down=False)
    pilot.hear()
    pilot.program.update(1.0)

    assert len(pilot.witness.keys()) == 3


def test_the_right_stick_turns_the_wheel(pilot: PadPilot) -> None:
    """As fast as it is pushed."""
    pad = pilot.plug()
    pilot.stick(pad, righty=1.0)
    for _ in range(10):
        pilot.program.update(0.1)
    wheels = [one for one in pilot.witness.heard if one.type == pygame.MOUSEWHEEL]

    assert sum(one.y for one in wheels) == pytest.approx(-NOTCHES, abs=1)
    pilot.stick(pad, righty=0.1)
    assert pilot.program.pads.works_in() == NEVER


# Plugging in and out


def test_a_pad_that_comes_and_goes_is_named(pilot: PadPilot) -> None:
    """In the words of the notices, and with no other."""
    pad = pilot.plug("Racing Pad")
    assert "Controller connected: Racing Pad" in pilot.told
    pad.unplug()
    pilot.hear()

    assert "Controller disconnected: Racing Pad" in pilot.told
    assert not pilot.program.pads.devices


def test_what_is_held_on_a_pad_that_is_pulled_out_is_let_go(pilot: PadPilot) -> None:
    """It repeats no more, and the key is released."""
    pad = pilot.plug()
    pad.button("right", down=True)
    pilot.stick(pad, righty=1.0)
    pad.unplug()
    pilot.hear()
    before = len(pilot.witness.keys())
    pilot.program.update(2.0)

    assert pilot.witness.keys(pygame.KEYUP) == [(pygame.K_RIGHT, 0)]
    assert len(pilot.witness.keys()) == before
    assert not any(one.type == pygame.MOUSEWHEEL for one in pilot.witness.heard)


def test_what_was_picked_stays_picked_when_the_pad_goes(tmp_path: Path) -> None:
    """Nothing is decided, and nothing is lost."""
    match = Match(GAMES["splendor_marvel"].rules, 2, 5)
    chairs = (Chair("Ann", 0), Chair("Ben", 1, "squire"))
    window = PadWindow(tmp_path, TableMatch(match, chairs), (1280, 800), 100)
    try:
        window.until(ready)
        window.press("h")
        goal = owed(window.until(owed))[0]
        window.press("Tab")
        while window.sight.focus != goal.name:
            arrows = way(window.sight, goal.name, (1280, 800))
            window.press(arrows[0] if arrows else "Tab")
            window.until(lambda sight: sight)
        window.press("Return")
        picked = window.until(lambda sight: sight.picked).picked
        window.pull_out()

        assert window.until(lambda sight: sight).picked == picked
    finally:
        window.close()


def test_a_pad_without_a_mapping_does_what_it_can(pilot: PadPilot) -> None:
    """Its buttons in the usual order, its hat leads about, and it is named, with what it lacks."""
    pad = pilot.plug("Odd stick", "", plain=2)
    pilot.push(pad, 0, 1)
    for bits in (1, 0, 2, 0):
        pad.hat(bits)
        pilot.hear()

    assert pilot.witness.keys() == [
        (key, 0) for key in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_UP, pygame.K_RIGHT)
    ]
    assert "Odd stick" in pilot.told
    device = next(iter(pilot.program.pads.devices.values()))
    assert (device.known, device.missing) == (False, BUTTONS[2:])


def test_half_a_pad_is_named_with_what_it_lacks(pilot: PadPilot) -> None:
    """And does the rest."""
    pad = pilot.plug("Half", lacks=("x", "y", "rb", "rightx", "righty", "lt", "rt"))
    pilot.push(pad, "a", "lb")

    assert "“Half” lacks: X, Y, RB, LT and RT" in pilot.told
    assert pilot.witness.keys() == [(pygame.K_RETURN, 0), (pygame.K_TAB, pygame.KMOD_SHIFT)]


def test_a_pad_that_nobody_can_steer_with_says_so(pilot: PadPilot) -> None:
    """Neither d-pad nor left stick."""
    pilot.plug("Buttons", lacks=("up", "down", "left", "right", "leftx", "lefty"))

    assert "lacks: directions" in pilot.told


def test_two_pads_play_together(pilot: PadPilot) -> None:
    """Hints name the buttons of the one that was used last; the other goes on when one is pulled out."""
    one, other = pilot.plug("One", "playstation"), pilot.plug("Other", "switch")
    pilot.push(one, "a")
    assert pilot.program.pad.family == "playstation"
    pilot.push(other, "a")
    assert pilot.program.pad.family == "switch"
    one.unplug()
    pilot.hear()
    pilot.push(other, "b")

    assert pilot.witness.keys() == [(pygame.K_RETURN, 0), (pygame.K_RETURN, 0), (pygame.K_ESCAPE, 0)]


def test_a_resting_stick_draws_nothing(pilot: PadPilot) -> None:
    """Its trembling is no reason for a frame."""
    pad = pilot.plug()
    pilot.program.stirred = False
    pilot.stick(pad, leftx=0.05)
    pilot.stick(pad, leftx=0.02)

    assert not pilot.program.stirred


def test_with_a_pad_plugged_in_the_program_looks_for_events(
    pilot: PadPilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SDL's own wait would look a thousand times a second."""
    waited: list[int] = []
    monkeypatch.setattr(rhythm, "SILENT_DRIVERS", ())
    monkeypatch.setattr(
        rhythm, "_system_wait", lambda: lambda _event, thousandths: waited.append(thousandths)
    )
    rhythm.wait(0.02)
    pad = pilot.plug()
    rhythm.wait(0.02)
    pad.unplug()
    pilot.hear()
    rhythm.wait(0.03)

    assert waited == [20, 30]


# Text


def test_a_text_field_opens_a_keyboard(pilot: PadPilot) -> None:
    """It types into the field, with capitals and letters of other languages; B deletes, then leaves."""
    pad = pilot.plug()
    pilot.program.open(OpenSettings("play"))
    scene = pilot.program.stack.top
    assert isinstance(scene, SettingsScene)
    scene.page.focus(scene.page.named("search"))
    pilot.push(pad, "a")
    keyboard = pilot.program.stack.top
    assert isinstance(keyboard, TypingScene)
    for key in ("s", "p", "œ"):
        keyboard.page.focus(keyboard.page.named(f"type.{key}"))
        pilot.push(pad, "a")
    assert scene.query == "spœ"
    pilot.push(pad, "b")
    assert scene.query == "sp"
    pilot.push(pad, "b", "b", "b")

    assert pilot.program.stack.top is scene
    assert scene.query == ""


def test_shift_types_one_capital(pilot: PadPilot) -> None:
    """And small letters again."""
    pad = pilot.plug()
    pilot.program.open(OpenSettings("play"))
    scene = pilot.program.stack.top
    assert isinstance(scene, SettingsScene)
    scene.page.focus(scene.page.named("search"))
    pilot.push(pad, "a")
    keyboard = pilot.program.stack.top
    assert isinstance(keyboard, TypingScene)
    keyboard.shift()
    for key in ("A", "a"):
        keyboard.page.focus(keyboard.page.named(f"type.{key}"))
        pilot.push(pad, "a")
    pilot.push(pad, "menu")

    assert pilot.program.stack.top is scene
    assert scene.query == "Aa"


def test_a_key_at_a_text_field_opens_no_keyboard(pilot: PadPilot) -> None:
    """Whoever has keys types with them."""
    pilot.program.open(OpenSettings("play"))
    scene = pilot.program.stack.top
    assert isinstance(scene, SettingsScene)
    scene.page.focus(scene.page.named("search"))
    pilot.program.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))

    assert pilot.program.stack.top is scene


# Rumble


def test_rumble_is_off_until_wanted(pilot: PadPilot, monkeypatch: pytest.MonkeyPatch) -> None:
    """And then only on the pad that is used."""
    felt: list[str] = []
    monkeypatch.setattr(pilot.program.pads, "rumble", felt.append)
    pilot.push(pilot.plug(), "a")
    pilot.program.audio.play("turn")
    assert felt == []
    pilot.program.change("rumble", True)
    pilot.program.audio.play("turn")

    assert felt == ["turn"]


def test_a_pad_that_cannot_rumble_is_no_error(pilot: PadPilot) -> None:
    """A virtual one can't."""
    pilot.push(pilot.plug(), "a")

    for sound in RUMBLES:
        pilot.program.pads.rumble(sound)
