"""How matches ended can be hidden: in a replay until its end was seen, and in the list of matches."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.screens.library.scene import LoadScene
from game.screens.menus.tool_signs import sign_of
from game.screens.replay.signs import SignButton
from game.screens.widgets.choice import Choice
from game.screens.widgets.list_line import ListLine
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.replay_pilot import SEATS, ReplayPilot, played

HIDDEN = Settings(spoiler_free=True)


def told(pilot: ReplayPilot) -> set[int]:
    """The decisions that the log tells of."""
    return {line.decision for line in pilot.scene.log.lines}


@pytest.mark.parametrize("game", SEATS)
def test_the_log_tells_nothing_of_later_moves_until_the_end_was_seen(tmp_path: Path, game: str) -> None:
    """Going on adds lines, going back takes them away; once the end was seen, all stay."""
    pilot = ReplayPilot(tmp_path, played(game), 9, settings=HIDDEN)
    begin = max(told(pilot))
    pilot.press(pygame.K_RIGHT)
    after = max(told(pilot))
    pilot.press(pygame.K_HOME)
    home = max(told(pilot), default=-1)
    pilot.press(pygame.K_END, pygame.K_HOME)

    assert home == -1 < begin <= 8 and begin <= after <= 9
    assert max(told(pilot)) > 9


def test_key_moments_are_neither_shown_nor_led_to(tmp_path: Path) -> None:
    """They would tell where it is decided: they appear with the end."""
    table = played("splendor_marvel")
    pilot = ReplayPilot(tmp_path, table, 3)
    pilot.wait(6.0)
    known = pilot.scene.marks.turning
    pilot.press(pygame.K_s)
    hidden = pilot.scene.marks.turning
    pilot.press(pygame.K_END)

    assert known and hidden == [] and pilot.scene.marks.turning == known


def test_the_switch_is_a_setting_and_says_what_it_does_next(tmp_path: Path) -> None:
    """The key S and the button do the same; the other button is there afterwards."""
    pilot = ReplayPilot(tmp_path, played("seventh_hero"), 5)
    everything = max(told(pilot))
    pilot.click("hide_end")
    hidden = (pilot.program.settings.spoiler_free, pilot.scene.page.named("hide_end"))
    latest = max(told(pilot))
    pilot.press(pygame.K_s)

    signs = [sign_of(name, 24, (255, 255, 255)).get_bounding_rect() for name in ("hide_end", "show_end")]

    assert all(signs)
    assert hidden == (True, None) and latest < 5 < everything
    assert (pilot.program.settings.spoiler_free, max(told(pilot))) == (False, everything)
    assert isinstance(pilot.scene.page.named("play"), SignButton)


def test_the_list_says_that_a_match_is_over_but_not_who_won(tmp_path: Path) -> None:
    """Also to a screen reader; and nobody can look for matches won, which would tell as well."""
    pilot = MenuPilot(tmp_path)
    pilot.keep(played("splendor_marvel"), "20260101-120000-x.save")
    scene = LoadScene(pilot.program)
    pilot.program.stack.push(scene)
    pilot.wait(1.0)
    scene.rows = [msgspec.structs.replace(row, result="won") for row in scene.rows]
    scene.rebuild()
    words = pilot.program.words
    outcomes = {words("load-won"), words("load-lost")}

    def spoken() -> set[str]:
        return set(pilot.widget("row.0", ListLine).spoken.split(". "))

    shown = spoken() & outcomes
    pilot.program.change("spoiler_free", value=True)
    scene.rebuild()

    assert shown and not spoken() & outcomes and words("load-over") in spoken()
    assert [value for value, _ in pilot.widget("result", Choice).values] == ["", "unfinished"]


def test_who_looks_for_matches_won_goes_on_doing_so(tmp_path: Path) -> None:
    """What is looked for stays, and can be chosen otherwise."""
    pilot = MenuPilot(tmp_path)
    scene = LoadScene(pilot.program)
    pilot.program.stack.push(scene)
    pilot.widget("result", Choice).choose(1)
    pilot.program.change("spoiler_free", value=True)
    scene.rebuild()

    assert [value for value, _ in pilot.widget("result", Choice).values] == ["", "won", "unfinished"]


def test_a_running_match_has_no_end_to_hide(tmp_path: Path) -> None:
    """Whoever looks back in it knows all that has happened: nothing is hidden, and the key does nothing."""
    pilot = ReplayPilot(tmp_path, played("splendor_marvel", decisions=20), 5, settings=HIDDEN)
    pilot.press(pygame.K_s)

    assert max(told(pilot)) > 5 and pilot.program.settings.spoiler_free
    assert pilot.scene.page.named("hide_end") is None and pilot.scene.page.named("show_end") is None
