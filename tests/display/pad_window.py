"""A person before a real window who holds a controller, and nothing else."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from tests.display.real_window import WALKS, RealWindow
from tests.whole_matches.still_window import BUTTONS

PAUSE: Final = 0.05  # seconds between two presses


class PadRealWindow(RealWindow):
    """The program in a window, and a controller in its process."""

    def __init__(self, display: str, home: Path, *words: str, **settings: object) -> None:
        """Start it with no controller plugged in."""
        home.mkdir(exist_ok=True)
        orders = home / "orders"
        os.mkfifo(orders)
        self._orders = os.open(orders, os.O_RDWR)  # open at both ends: nobody waits for the other
        self.start = ("-m", "tests.display.with_pads", str(orders))
        super().__init__(display, home, words, **settings)

    def order(self, *words: str) -> None:
        """Let the process do something with its controllers."""
        os.write(self._orders, ("\t".join(words) + "\n").encode())

    def plug(self, name: str = "Pad", maker: str = "xbox") -> None:
        """Plug one in."""
        self.order("plug", name, maker)

    def push(self, *buttons: str) -> None:
        """Press buttons, one after the other."""
        for button in buttons:
            self.order("tap", button)
            time.sleep(PAUSE)

    def press(self, *names: str) -> None:
        """Press the buttons that do what keys do, by the keys' X names."""
        if names[0] not in WALKS:
            self._not_twice(names[0])
        self.push(*(BUTTONS[name] for name in names))

    def end(self) -> None:
        """End the program if it still runs."""
        super().end()
        os.close(self._orders)
