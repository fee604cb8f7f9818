"""The bridge to screen readers: silent where there is none, and telling no more than what has changed."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import accesskit  # type: ignore[import-untyped]
import pygame
import pytest

from game.screens.reader.reader import ROLES, Reader
from game.screens.settings.scene import SettingsScene
from saves.settings import Settings
from tests.machine import slowness
from tests.screens.pilots.menu_pilot import MenuPilot

FRAME = 1 / 60  # seconds
LONG = 0.2  # seconds, in which a listener hears of everything


class Listener:
    """Stands where the system's adapter is, and keeps what it is told."""

    def __init__(self, reader: Reader) -> None:
        """Listen to `reader`, not yet actively."""
        self.reader = reader
        self.updates: list[Any] = []

    def update_if_active(self, factory: Callable[[], Any]) -> None:
        """Take an update."""
        self.updates.append(factory())

    def update_window_focus_state(self, focused: bool) -> None:  # noqa: FBT001 - accesskit's own
        """Hear whether the window has the keyboard."""
        self.updates.append(focused)

    @property
    def heard(self) -> dict[str, int]:
        """The labels and values of the last update, with their numbers."""
        return {node.label or node.value: number for number, node in self.updates[-1].nodes}


class Request:
    """What a listener asks for."""

    def __init__(self, action: Any, target: int) -> None:
        """Ask for `action` on what has that number."""
        self.action = action
        self.target = target


def listening(folder: Path, settings: Settings | None = None) -> tuple[MenuPilot, Reader, Listener]:
    """A program that shows its settings, and somebody who listens to it."""
    pilot = MenuPilot(folder, settings)
    pilot.program.stack.push(SettingsScene(pilot.program, "sound"))
    ears: list[Listener] = []

    def adapt(reader: Reader) -> Listener:
        ears.append(Listener(reader))
        return ears[0]

    reader = Reader(pilot.program, adapt)
    reader.begins()
    reader.frame(LONG)
    return pilot, reader, ears[0]


def test_every_role_is_one_that_accesskit_knows() -> None:
    """A role of ours has a role of theirs."""
    assert [role for role in ROLES.values() if not hasattr(accesskit.Role, role)] == []


def test_who_begins_to_listen_is_told_everything(tmp_path: Path) -> None:
    """The first update has the tree, each widget with name, value and state, and where the focus is."""
    _, _, ears = listening(tmp_path)
    first = ears.updates[0]
    nodes = dict(first.nodes)
    slider = nodes[ears.heard["Overall volume"]]

    assert first.tree is not None
    assert {"Settings", "Music", "Mute", "Back"} <= set(ears.heard)
    assert (slider.role, slider.value, slider.numeric_value) == (accesskit.Role.SLIDER, "80 %", 80.0)
    assert first.focus in nodes


def test_afterwards_only_changes_are_told(tmp_path: Path) -> None:
    """Nothing happens: nothing is told. The focus moves: that alone is told."""
    pilot, reader, ears = listening(tmp_path)
    before = ears.updates[0].focus
    reader.frame(LONG)

    assert ears.updates[-1].nodes == []
    pilot.press(pygame.K_TAB)
    reader.frame(LONG)

    assert ears.updates[-1].focus != before
    assert len(ears.updates[-1].nodes) <= 3


def test_a_notice_is_announced(tmp_path: Path) -> None:
    """It comes as a thing of its own that listeners read out by themselves."""
    pilot, reader, ears = listening(tmp_path)
    pilot.program.notice("The disk is full.")
    reader.frame(LONG)
    spoken = [node for _, node in ears.updates[-1].nodes if node.value and "The disk is full." in node.value]

    assert [node.live for node in spoken] == [accesskit.Live.POLITE]


def test_what_is_asked_for_is_done_in_the_next_frame(tmp_path: Path) -> None:
    """Focus, increment and click reach the widget; a number of nothing does no harm."""
    pilot, reader, ears = listening(tmp_path)
    number = ears.heard["Effects"]
    reader.asks(Request(accesskit.Action.FOCUS, number))
    reader.asks(Request(accesskit.Action.INCREMENT, number))
    reader.asks(Request(accesskit.Action.CLICK, 987654))
    reader.frame(FRAME)

    assert pilot.focus == "volume_effects"
    assert pilot.program.settings.volume_effects == 85


def test_who_has_gone_is_told_nothing(tmp_path: Path) -> None:
    """When nobody listens any more, or the setting is off, no tree is made."""
    pilot, reader, ears = listening(tmp_path)
    reader.ends()
    reader.frame(LONG)
    reader.begins()
    pilot.program.change("screen_reader", False)
    reader.frame(LONG)

    assert len(ears.updates) == 1


def broken(_: Reader) -> Any:
    """Fail as a foreign library may: not with an Exception."""
    raise BaseException("panic")  # noqa: TRY002 - that is what it is like


def test_a_system_without_accessibility_costs_nothing_but_silence(tmp_path: Path) -> None:
    """Where the adapter can't start, or breaks while it speaks, the program goes on."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.push(SettingsScene(pilot.program))
    silent = Reader(pilot.program, broken)
    silent.begins()
    silent.frame(LONG)
    silent.window_focus(focused=True)
    _, reader, ears = listening(tmp_path)
    ears.update_if_active = broken  # type: ignore[method-assign,assignment]
    reader.frame(LONG)

    assert not reader.active


def test_without_the_library_the_program_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no part of what the program needs to run."""
    monkeypatch.setitem(__import__("sys").modules, "accesskit", None)
    reader = Reader(MenuPilot(tmp_path).program)
    reader.begins()
    reader.frame(LONG)
    reader.close()

    assert not reader.active


def test_nobody_listening_costs_next_to_nothing(tmp_path: Path) -> None:
    """With accesskit's own adapter and no screen reader a frame costs less than 0.2 ms."""
    pilot = MenuPilot(tmp_path)
    reader = Reader(
        pilot.program,
        lambda one: (
            accesskit.unix.Adapter(one.begins, one.asks, one.ends)
            if hasattr(accesskit, "unix")
            else Listener(one)
        ),
    )
    costs = []
    for _ in range(200):
        begin = time.perf_counter()
        reader.frame(FRAME)
        costs.append(time.perf_counter() - begin)

    assert sorted(costs)[100] < 0.0002 * slowness()


def test_speech_goes_to_the_clipboard_by_wish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the clipboard aloud hears the same sentences; without the wish it stays as it is."""
    written: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", written.append)
    pilot, reader, _ = listening(tmp_path)
    pilot.program.notice("One.")
    reader.frame(LONG)
    pilot.program.change("copy_spoken", True)
    pilot.program.notice("Two.")
    reader.frame(LONG)

    assert written == ["Two."]
