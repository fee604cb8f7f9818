"""Asks what to do after a breakdown: in a window of our own, or the system's box; the terminal has it too."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from game.engine.plain_file import shown
from game.scenes.breakdown.box import Box
from game.scenes.breakdown.trouble import COPY, FOLDER, LEAVE, Trouble
from game.scenes.clipboard import copy_text
from game.scenes.load import show_folder
from saves.report import say

FRAMES: Final = 30  # a second
SIZE: Final = (1024, 640)  # pixels of a window where none was open yet
UNSEEN: Final = ("dummy", "offscreen")  # screens on which nobody could answer


def ask(trouble: Trouble, report: Path | None, *, scale: float = 1.0, high_contrast: bool = False) -> str:
    """Show `trouble` until something is chosen that ends it; return that."""
    try:
        return _ask_in_window(Box(trouble, scale=scale, high_contrast=high_contrast), report)
    except KeyboardInterrupt:
        return LEAVE
    except Exception as second:  # noqa: BLE001 - whatever it is, there are two ways left
        say(f"{type(second).__qualname__}: no window for the breakdown\n")
        return _ask_the_system(trouble, report)


def seen() -> bool:
    """Whether there is a screen that somebody looks at."""
    return pygame.display.get_init() and pygame.display.get_driver() not in UNSEEN


def _ask_in_window(box: Box, report: Path | None) -> str:
    surface = pygame.display.get_surface() or pygame.display.set_mode(SIZE, pygame.RESIZABLE)
    pygame.mouse.set_visible(True)
    pygame.event.set_grab(False)
    clock = pygame.time.Clock()
    pygame.event.clear()  # what was meant for the scene that broke
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
    """Do what needs the report; the window stays."""
    if chosen == FOLDER:
        show_folder(str(report))
        return
    box.said = box.trouble.copied if copy_text(str(report)) else f"{box.trouble.refused} {shown(report)}"


def _ask_the_system(trouble: Trouble, report: Path | None) -> str:
    """Show the system's own box; where there is none either, the terminal has it all already."""
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
    """Tell in English that something broke, in the system's box, where our own words are missing."""
    if seen():
        text = f"Something went wrong: {type(error).__qualname__}.\nMatches are kept up to the last decision."
        with suppress(pygame.error):  # there is no box either; the terminal has it
            pygame.display.message_box("Herotable has to stop", text, "error")
