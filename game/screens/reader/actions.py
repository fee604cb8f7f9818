"""Performs a screen reader's requests like the keyboard would: focus, press, step a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import pygame

from game.screens.match.scene import MatchScene
from game.screens.menus.menu import MenuScene
from game.screens.reader.page import key_of

if TYPE_CHECKING:
    from game.screens.app.main_loop import MainLoop

ReaderAction = Literal["focus", "click", "more", "less"]
KEYS: Final[dict[ReaderAction, int]] = {
    "click": pygame.K_RETURN,
    "more": pygame.K_RIGHT,
    "less": pygame.K_LEFT,
}


def obey(program: MainLoop, action: ReaderAction, key: str) -> bool:
    """Focus what `key` names and perform the request; False if it no longer exists or can't be used."""
    if not _focus(program, key):
        return False
    if action in KEYS:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            program.handle(pygame.event.Event(kind, key=KEYS[action], mod=0, unicode="", scancode=0))
    return True


def _focus(program: MainLoop, key: str) -> bool:
    scene = program.stack.top
    kind, _, name = key.partition(":")
    if isinstance(scene, MatchScene):
        return _focus_match(scene, kind, name)
    if not isinstance(scene, MenuScene):
        return False
    widget = next((one for one in scene.page.reachable() if one.can_focus and key_of(one) == key), None)
    if widget is not None:
        scene.page.ring = True
        scene.page.focus(widget)
    return widget is not None


def _focus_match(scene: MatchScene, kind: str, name: str) -> bool:
    if kind == "rail":
        button = scene.parts.rail.named(name)
        if button is None or not button.can_focus:
            return False
        scene.keyboard.go_to_button(name)
        return True
    if kind == "log-seat" and scene.parts.log.open:
        scene.keyboard.go_to_log()
        scene.parts.log.filter.choose(int(name))
        return True
    piece = next((one for one in scene.view.focus.pieces if one.key == name), None)
    if kind != "piece" or piece is None:
        return False
    scene.keyboard.go_to_piece(piece)
    return True
