"""Asks what to do after a crash: in our own window, or the system's message box; the terminal has it, too."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from game.engine.files.plain_file import shown
from game.screens.crash.box import Box
from game.screens.crash.trouble import COPY, FOLDER, LEAVE, Trouble
from game.screens.library.file_manager import show_folder
from game.screens.menus.clipboard import copy_text
from saves.crash.report import say

FRAMES: Final = 30  # per second
SIZE: Final = (1024, 640)  # pixels of a window if none was open yet
UNSEEN: Final = ("dummy", "offscreen")  # video drivers where nobody could answer


def ask(trouble: Trouble, report: Path | None, *, scale: float = 1.0, high_contrast: bool = False) -> str:
    """Show `trouble` until a choice ends it; return that choice."""
    try:
        return _ask_in_window(Box(trouble, scale=scale, high_contrast=high_contrast), report)
    except KeyboardInterrupt:
        return LEAVE
    except Exception as second:  # noqa: BLE001 - whatever it is, there are two ways left
        say(f"{type(second).__qualname__}: no window for the crash screen\n")
        return _ask_the_system(trouble, report)


def seen() -> bool:
    """Whether there is a screen that somebody sees."""
    return pygame.display.get_init() and pygame.display.get_driver() not in UNSEEN


def _ask_in_window(box: Box, report: Path | None) -> str:
    surface = pygame.display.get_surface() or pygame.display.set_mode(SIZE, pygame.RESIZABLE)
    pygame.mouse.set_visible(True)
    pygame.event.set_grab(False)
    clock = pygame.time.Clock()
    pygame.event.clear()  # meant for the crashed scene
    while True:
        surface = pygame.display.get_surface() or surface
        box.draw(surface)
        pygame.display.flip()
        clock.tick(FRAMES)
        for event in pygame.event.get():
            box.handle(event)
            chosen, box.chosen = box.chosen, ""
            if chosen in {FOLDER, COPY} and report is not None:
                _help(box, chosen, report)
            elif chosen:
                return chosen


def _help(box: Box, chosen: str, report: Path) -> None:
    """Perform a choice that needs the report; the window stays open."""
    if chosen == FOLDER:
        show_folder(str(report))
        return
    box.said = box.trouble.copied if copy_text(str(report)) else f"{box.trouble.refused} {shown(report)}"


def _ask_the_system(trouble: Trouble, report: Path | None) -> str:
    """Show the system's message box; if there is none, the terminal already has everything."""
    text = f"{trouble.what}\n\n{trouble.safe}\n\n{trouble.error}\n\n{trouble.report}"
    ways = [way for way in trouble.ways if way[0] != COPY]
    try:
        pressed = pygame.display.message_box(
            trouble.heading, text, "error", None, tuple(words for _, words in ways)
        )
    except pygame.error:
        return LEAVE
    if ways[pressed][0] == FOLDER and report is not None:
        show_folder(str(report))
        return LEAVE
    return ways[pressed][0]


def ask_plainly(error: BaseException) -> None:
    """Show a crash message in English in the system's box, if our own texts are missing."""
    if seen():
        text = f"Something went wrong: {type(error).__qualname__}.\nMatches are kept up to the last decision."
        with suppress(pygame.error):  # there is no message box either; the terminal has it
            pygame.display.message_box("Herotable has to stop", text, "error")
