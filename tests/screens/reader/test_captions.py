"""Captions: what sounds and what happens shows in words too, and only for those who may know it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.app.main_loop import MainLoop
from game.screens.handover import HandoverScene
from game.screens.menus.captions import SEEN
from game.table.sound import SOUNDS, Audio
from game.texts.languages import languages
from game.texts.texts import Voice
from saves.matches.library import Library
from saves.settings import Settings
from tests.screens.reader.test_reader_tree import at_table, played


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_that_means_something_has_words(name: str, language: str) -> None:
    """The others go with what moves in sight; a new sound has to be one or the other."""
    assert Voice(language).has(f"captions-{name}") == (name not in SEEN)


def test_a_sound_is_told_even_where_nothing_can_be_heard(tmp_path: Path) -> None:
    """Whoever has no loudspeaker reads it; after a while it goes."""
    settings = Settings(language="en", mute=True, captions=True)
    program = MainLoop(settings, Voice("en", strict=True), Library(tmp_path), Audio())
    program.audio.play("turn")
    program.audio.play("click")
    before = program.captions.text
    for _ in range(100):
        program.update(0.05)

    assert (before, program.captions.text) == ("[your turn]", "")


@pytest.mark.parametrize("wished", [True, False])
def test_the_line_shows_by_wish_alone(tmp_path: Path, wished: bool) -> None:  # noqa: FBT001 - a case
    """At the foot of the window, where no game lays anything."""
    pygame.display.init()
    surface = pygame.display.set_mode((1280, 800))
    settings = Settings(language="en", captions=wished)
    program = MainLoop(settings, Voice("en", strict=True), Library(tmp_path), Audio())
    program.audio.play("refused")
    surface.fill((1, 2, 3))
    program.draw(surface)

    assert (surface.get_at((640, 780))[:3] != (1, 2, 3)) == wished


def test_each_event_is_told_in_the_words_of_the_log(tmp_path: Path) -> None:
    """The newest stays long enough to be read."""
    pilot = at_table(tmp_path, played("splendor_marvel", 6), None, "squire", "squire")
    pilot.rest()
    pilot.wait(0.1)
    pilot.do_by_mouse(pilot.wish())
    pilot.wait(0.2)
    pilot.rest()
    pilot.wait(0.1)

    assert pilot.scene.parts.log.lines[-1].text in pilot.program.captions.text


def test_nothing_is_told_across_the_curtain(tmp_path: Path) -> None:
    """What one person read is gone before the next looks."""
    pilot = at_table(tmp_path, played("splendor_marvel", 6), None, "squire", "squire")
    pilot.rest()
    pilot.wait(0.1)
    pilot.do_by_mouse(pilot.wish())
    pilot.wait(0.2)
    told = pilot.program.captions.event[0]
    chair = pilot.scene.session.table.chairs[0]
    pilot.program.stack.push(HandoverScene(pilot.program, chair, lambda: None))
    pilot.wait(0.1)

    assert told
    assert pilot.program.captions.event[0] == ""
