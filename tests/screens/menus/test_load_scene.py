"""The list of matches: what it shows, opens, deletes and brings back, also when files are broken."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.library import scene as load
from game.screens.library.scene import LoadScene
from game.screens.widgets.button import Button
from tests.screens.pilots.menu_pilot import MenuPilot, table_of

FIRST, SECOND = "20260101-120000-x.save", "20260102-120000-x.save"


def matches(folder: Path, *names: str, broken: str = "") -> MenuPilot:
    """A program that lists matches of 3, 4, ... decisions under these names, and perhaps a broken file."""
    pilot = MenuPilot(folder)
    for number, name in enumerate(names):
        pilot.keep(table_of(decisions=3 + number), name)
    if broken:
        (folder / broken).write_bytes(b"\x00not a match")
    pilot.program.stack.push(LoadScene(pilot.program))
    return pilot


def scene(pilot: MenuPilot) -> LoadScene:
    """The list on top."""
    assert isinstance(pilot.top, LoadScene)
    return pilot.top


def test_an_empty_list_leads_only_back(tmp_path: Path) -> None:
    """Nothing can be opened or deleted; Escape leaves."""
    pilot = matches(tmp_path)
    able = [name for name in ("open", "delete") if pilot.widget(name, Button).enabled]

    assert (able, pilot.focus) == ([], "back")


def test_enter_opens_the_match_with_the_focus(tmp_path: Path) -> None:
    """The arrow keys choose."""
    pilot = matches(tmp_path, FIRST, SECOND)
    chosen = [row.name for row in scene(pilot).rows][1]
    pilot.press(pygame.K_DOWN, pygame.K_RETURN)

    assert getattr(pilot.top, "table").file == chosen  # noqa: B009 - any scene's


def test_a_second_click_soon_after_the_first_opens(tmp_path: Path) -> None:
    """As in every list; one click only chooses."""
    pilot = matches(tmp_path, FIRST, SECOND)
    pilot.click("row.1")
    after_one = pilot.shown
    pilot.wait(0.1)
    pilot.click("row.1")

    assert (after_one, pilot.shown) == ("LoadScene", "MatchScene")


def test_two_clicks_far_apart_only_choose(tmp_path: Path) -> None:
    """Whoever thinks in between wants no surprise."""
    pilot = matches(tmp_path, FIRST, SECOND)
    pilot.click("row.1")
    pilot.wait(2.0)
    pilot.click("row.1")

    assert (pilot.shown, scene(pilot).chosen) == ("LoadScene", 1)


def test_a_broken_file_is_shown_but_not_chosen_first(tmp_path: Path) -> None:
    """It has its row and its reason; the others open as ever."""
    pilot = matches(tmp_path, FIRST, broken="zz.save")
    rows = scene(pilot).rows
    bad = next(number for number, row in enumerate(rows) if row.header is None)

    assert rows[bad].notice is not None
    assert scene(pilot).chosen != bad


def test_opening_a_broken_file_says_what_is_wrong(tmp_path: Path) -> None:
    """Its button is locked, and Enter gives the reason with the file's name."""
    pilot = matches(tmp_path, broken="zz.save")
    locked = not pilot.widget("open", Button).enabled
    pilot.press(pygame.K_RETURN)

    assert (locked, pilot.shown) == (True, "LoadScene")
    assert "zz.save" in pilot.notices[0]


def test_a_match_that_vanished_meanwhile_is_told_not_opened(tmp_path: Path) -> None:
    """Somebody may have moved the file while the list was on the screen."""
    pilot = matches(tmp_path, FIRST)
    (tmp_path / FIRST).unlink()
    pilot.press(pygame.K_RETURN)

    assert pilot.shown == "LoadScene"
    assert FIRST in pilot.notices[0]


def test_what_was_deleted_comes_back_with_control_z(tmp_path: Path) -> None:
    """Delete moves away, undo brings back, and the match is chosen again."""
    pilot = matches(tmp_path, FIRST, SECOND)
    chosen = scene(pilot).rows[0].name
    pilot.press(pygame.K_DELETE)
    left = [row.name for row in scene(pilot).rows]
    pilot.press(pygame.K_z, mod=pygame.KMOD_LCTRL)
    row = scene(pilot).row

    assert chosen not in left
    assert (len(left), row and row.name) == (1, chosen)


def test_deleting_and_bringing_back_have_buttons(tmp_path: Path) -> None:
    """The mouse alone is enough; the second button is there only when it means something."""
    pilot = matches(tmp_path, FIRST)
    before = "restore" in pilot.names
    pilot.click("delete")
    gone = not scene(pilot).rows
    pilot.click("restore")

    assert (before, gone, len(scene(pilot).rows)) == (False, True, 1)


def test_several_deletions_come_back_in_turn(tmp_path: Path) -> None:
    """The last deleted comes first."""
    pilot = matches(tmp_path, FIRST, SECOND)
    both = {row.name for row in scene(pilot).rows}
    pilot.press(pygame.K_DELETE, pygame.K_DELETE)
    for _ in range(2):
        pilot.press(pygame.K_z, mod=pygame.KMOD_LCTRL)

    assert {row.name for row in scene(pilot).rows} == both


def test_the_folder_is_shown_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has no file browser, its name is told all the same."""
    pilot = matches(tmp_path)
    asked: list[str] = []
    monkeypatch.setattr(load, "show_folder", asked.append)
    pilot.click("folder")

    assert asked == [str(tmp_path)]
    assert str(tmp_path) in pilot.notices[0]
