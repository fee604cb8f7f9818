"""The program with controllers that aren't there: SDL's virtual joysticks exist only within its process.

    python -m tests.display.with_pads PIPE [words of the program]

A thread does what each line on the pipe says, words between tabs: `plug NAME MAKER`, `unplug`,
`down BUTTON`, `up BUTTON`, `tap BUTTON`. However long a frame lasts, a tap is one press and no more.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.__main__ import BEFORE_PYGAME, main

os.environ.update(BEFORE_PYGAME)

import pygame  # after the lines that it reads

from tests.screens.pilots.virtual_pad import VirtualPad

GLANCE: Final = 0.02  # seconds between two looks whether the program has noticed


def until(noticed: Callable[[], bool]) -> None:
    """Wait for the program."""
    while not noticed():
        time.sleep(GLANCE)


def obey(pipe: Path) -> None:
    """Do what the lines say, until the pipe closes."""
    pads: list[VirtualPad] = []
    with pipe.open(encoding="utf-8") as lines:
        until(pygame.joystick.get_init)
        for line in lines:
            follow(pads, *line.rstrip("\n").split("\t"))


def follow(pads: list[VirtualPad], word: str, *facts: str) -> None:
    """Do what one line says; buttons are those of the pad that was plugged in last."""
    if word == "plug":
        pads.append(VirtualPad(*facts))
        until(lambda: pads[-1].opened)
    elif word == "unplug":
        pads.pop().unplug()
    else:
        for down in {"down": (True,), "up": (False,), "tap": (True, False)}[word]:
            pads[-1].button(facts[0], down=down)
            pads[-1].tell()


if __name__ == "__main__":
    threading.Thread(target=obey, args=(Path(sys.argv[1]),), daemon=True).start()
    sys.exit(main(sys.argv[2:]))
