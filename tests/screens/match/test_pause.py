"""The menu of the pause: groups in a fixed order, reasons at what is barred, room in every window."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest

from game.screens.match.pause import PauseScene
from game.screens.widgets.button import Button
from game.screens.widgets.noted_button import NotedButton
from game.screens.widgets.widget import Picture
from game.texts.languages import languages
from saves.settings import Settings
from tests.screens.pilots.fitting import misplaced, squeezed
from tests.screens.pilots.menu_pilot import MenuPilot

NAMES = (
    "save",
    "save_as",
    "watch",
    "try_out",
    "code",
    "coach_off",
    "settings",
    "rules",
    "keys",
    "new",
    "leave",
)
SIZES = ((1024, 768), (1280, 800), (1920, 1080), (2560, 1080), (800, 1280))


def pause(
    folder: Path,
    size: tuple[int, int] = (1280, 800),
    scale: int = 100,
    language: str = "en",
    *,
    over: bool = False,
) -> MenuPilot:
    """The menu of a match that goes on, or is over."""
    pilot = MenuPilot(folder, Settings(language=language, ui_scale=scale, motion="none"), size)
    ways = [(name, lambda: None) for name in NAMES]
    barred = {"try_out": "match-menu-try_out_over"} if over else {}
    pilot.program.stack.push(PauseScene(pilot.program, "match-menu-marked", ways, barred))
    return pilot


def told(pilot: MenuPilot) -> list[str]:
    """Headings and names of buttons, column by column from top to bottom."""
    return [
        one.name or one.spoken
        for one in pilot.menu.page.widgets
        if one.focusable or (isinstance(one, Picture) and one.spoken)
    ]


@pytest.mark.parametrize("note", ["", "match-menu-marked"])
def test_the_last_button_keeps_off_the_edge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, note: str
) -> None:
    """At least twice as far as from the one above it."""
    pilot = pause(tmp_path)
    scene = pilot.menu
    assert isinstance(scene, PauseScene)
    plates: list[pygame.Rect] = []
    lay = scene.dialog
    monkeypatch.setattr(scene, "dialog", lambda *words, **more: plates.append(lay(*words, **more)))
    scene.note = note
    scene.build()
    last, above = (pilot.widget(name, Button).rect for name in ("code", "try_out"))

    assert plates[0].bottom - last.bottom >= 2 * (last.top - above.bottom)


def test_the_pause_is_grouped_under_headings(tmp_path: Path) -> None:
    """First the match, then looking back, help, and leaving."""
    assert told(pause(tmp_path))[1:] == [
        "Match",
        *("resume", "save", "save_as"),
        "Look back",
        *("watch", "try_out", "code"),
        "Help",
        *("rules", "keys", "settings", "coach_off"),
        "Leave",
        *("new", "leave"),
        "With undo",
    ]


def test_what_is_over_keeps_its_place_and_says_why(tmp_path: Path) -> None:
    """The reason stands on the button, not only beside the pointer."""
    before, after = pause(tmp_path / "a"), pause(tmp_path / "b", over=True)
    places = [{name: one.menu.page.named(name).rect for name in one.names} for one in (before, after)]  # type: ignore[union-attr]
    barred = after.widget("try_out", NotedButton)

    assert places[0] == places[1]
    assert (barred.enabled, barred.note) == (False, "The match is over.")
    assert barred.spoken == "What if …: The match is over."


@pytest.mark.parametrize(
    ("size", "scale", "language"), list(product(SIZES, (75, 100, 150, 200), languages()))
)
def test_the_pause_has_room_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: int, language: str
) -> None:
    """Nothing lies outside or over another, and no words are squeezed."""
    with squeezed() as small:
        pilot = pause(tmp_path, size, scale, language, over=True)
        pilot.wait(0.1)

    assert misplaced(pilot.menu, pygame.Rect(0, 0, *size)) == []
    assert small == []
