"""What pops up follows the pointer or the keyboard, whichever was used last, and goes with the scene."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.dust_collectorz.screens.requests import OpenDecks
from game.screens.match.table.tooltips import TIP_AFTER
from game.screens.title.scene import TitleScene
from game.table.motion.celebration import Celebration, Wording
from game.table.pieces import Placed
from game.table.stage import REST_SECONDS
from saves.settings import Settings
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.menu_pilot import MenuPilot

LONG = REST_SECONDS + TIP_AFTER + 0.2


def at_table(tmp_path: Path) -> Pilot:
    """A person at a table that doesn't move."""
    pilot = Pilot(tmp_path, None, "squire", settings=Settings(language="en", motion="none", coach=False))
    pilot.rest()
    return pilot


def cards(pilot: Pilot) -> list[Placed]:
    """The cards that can be picked and looked at closely."""
    return [one for one in pilot.scene.view.stage.layout if one.pickable and one.close is not None]


def rest_on(pilot: Pilot, spot: tuple[int, int]) -> None:
    """Let the pointer rest there."""
    pilot.mouse(pygame.MOUSEMOTION, spot)
    pilot.wait(LONG)


def rest_on_card(pilot: Pilot, at: int = 0) -> str:
    """Let the pointer rest on a card; return its key."""
    card = cards(pilot)[at]
    rest_on(pilot, pilot.scene.view.window.board.pixel(card.centre))
    return card.key


def looked(pilot: Pilot) -> tuple[str, str]:
    """What is shown closely, and what is told of."""
    pointed = pilot.scene.parts.picking.pointer.pointed
    return pilot.scene.view.stage.closely, pointed.key if pointed else ""


def hinted(pilot: Pilot) -> bool:
    """Whether a hint for a button of the rail shows now, or will."""
    return pilot.scene.parts.rail._hovered is not None


def leave_window(pilot: Pilot | MenuPilot) -> None:
    """The pointer goes out of the window."""
    pilot.program.handle(pygame.event.Event(pygame.WINDOWLEAVE))


def test_a_close_look_follows_the_keyboard_once_it_moves(tmp_path: Path) -> None:
    """The card under the resting pointer is shown no longer, however long it rests there."""
    pilot = at_table(tmp_path)
    first = rest_on_card(pilot)
    before = looked(pilot)
    pilot.press("tab")
    pilot.wait(LONG)
    moved = pilot.scene.view.stage.closely
    pilot.press("space")
    pilot.wait(LONG)

    assert before == (first, first) and moved == ""
    assert (
        looked(pilot)[0] in ("", pilot.scene.view.stage.focus)
        and looked(pilot)[1] == pilot.scene.view.stage.focus
    )


def test_a_close_look_follows_the_pointer_once_it_moves(tmp_path: Path) -> None:
    """And space looks closely again at what has the focus, at the first press."""
    pilot = at_table(tmp_path)
    focused, other = (card.key for card in cards(pilot)[:2])
    pilot.press("tab")
    pilot.go_to(focused)
    pilot.press("space")
    by_keys = looked(pilot)
    rest_on_card(pilot, 1)
    by_pointer = looked(pilot)
    pilot.press("space")

    assert by_keys == (focused, focused) and by_pointer == (other, other)
    assert pilot.scene.view.stage.closely == focused


def test_nothing_pops_up_once_the_pointer_has_left_the_window(tmp_path: Path) -> None:
    """Neither a card nor a hint."""
    pilot = at_table(tmp_path)
    rest_on_card(pilot)
    leave_window(pilot)
    pilot.wait(LONG)
    no_card = looked(pilot)
    rest_on(pilot, pilot.spot("log"))
    before = hinted(pilot)
    leave_window(pilot)
    pilot.wait(LONG)

    assert no_card == ("", "")
    assert before and not hinted(pilot)


def test_no_hint_of_the_rail_stays_while_the_pointer_is_over_the_log(tmp_path: Path) -> None:
    """Its button was the last thing pointed at."""
    pilot = at_table(tmp_path)
    pilot.press("l")
    rest_on(pilot, pilot.spot("menu"))
    before = hinted(pilot)
    rest_on(pilot, pilot.scene.parts.log.rect.center)

    assert before and not hinted(pilot)


@pytest.mark.parametrize("way", ["escape", "f1"])
def test_nothing_that_popped_up_is_there_after_another_scene(tmp_path: Path, way: str) -> None:
    """Until the pointer moves again."""
    pilot = at_table(tmp_path)
    rest_on_card(pilot)
    pilot.press(way)
    above = pilot.program.stack.top is not pilot.scene
    pilot.wait(0.1)
    pilot.program.stack.pop()
    pilot.wait(LONG)

    assert above and looked(pilot) == ("", "") and not hinted(pilot)


def test_nothing_lies_over_a_celebration(tmp_path: Path) -> None:
    """The card that the pointer rests on waits until it moves."""
    pilot = at_table(tmp_path)
    rest_on_card(pilot)
    scene = pilot.scene
    scene.parts.celebrations.begin(
        Celebration(scene.parts.celebrations.source.THEME, Wording("Vega wins!", ""), "none")
    )
    pilot.wait(LONG)

    assert looked(pilot) == ("", "")


def test_a_card_that_comes_under_the_pointer_by_itself_does_not_pop_up(tmp_path: Path) -> None:
    """Nor does the one that was there, where it lies now."""
    pilot = at_table(tmp_path)
    key = rest_on_card(pilot)
    stage, before = pilot.scene.view.stage, list(pilot.scene.view.stage.layout)
    card, other = (one for one in cards(pilot)[:2])
    swapped = {card.key: other.centre, other.key: card.centre}
    stage.show([one._replace(centre=swapped.get(one.key, one.centre)) for one in before])
    pilot.scene.parts.picking.pointer.follow()
    stage.update(LONG)

    assert key == card.key and looked(pilot) == ("", "")


def test_a_menus_hint_goes_when_the_pointer_leaves_or_another_scene_comes(tmp_path: Path) -> None:
    """A stale pointer points at nothing."""
    pilot = MenuPilot(tmp_path)
    title = TitleScene(pilot.program)
    pilot.program.stack.home(title)
    play = pilot.menu.page.named("play.splendor_marvel")
    assert play is not None
    hovered = []
    for leave in (partial(leave_window, pilot), partial(pilot.program.open, OpenDecks())):
        pilot.point(play.rect.center)
        hovered.append(play.hovered)
        leave()
        hovered.append(play.hovered or title.page._hovered is not None)

    assert hovered == [True, False, True, False]


# Notices


def test_switching_sound_quickly_says_only_what_holds_now(tmp_path: Path) -> None:
    """A newer message about the same thing takes the older one's place."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.program.notice("before")
    told = []
    for key in (pygame.K_F10, pygame.K_F9, pygame.K_F10, pygame.K_F9, pygame.K_F10):
        pilot.press(key)
        told.append(pilot.notices)

    assert [len(texts) for texts in told] == [2] * 5
    assert all(texts[0] == "before" for texts in told)
    assert told[-1][1] == told[0][1] != told[1][1]


def test_a_message_about_something_else_lies_below(tmp_path: Path) -> None:
    """And what was said about the same thing long ago takes no place of others."""
    pilot = MenuPilot(tmp_path)
    program = pilot.program
    program.stack.home(TitleScene(program))
    program.notice("on", about="sound")
    program.notice("saved")
    program.notice("off", about="sound")
    both = pilot.notices
    pilot.wait(10.0)
    program.notice("saved")
    program.notice("on", about="sound")

    assert both == ["off", "saved"] and pilot.notices == ["saved", "on"]
