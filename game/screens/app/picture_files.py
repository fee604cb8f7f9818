"""Writes pictures as PNG, and other files, on threads, and reports the results."""

from __future__ import annotations

import threading
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from saves.disk.files import write_atomically
from saves.disk.notices import Notice, SaveError, refused

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE: Final = 2.0  # seconds that the program waits for a picture before it quits
MOST: Final = 10_000  # pictures of one game in a folder


class Written(NamedTuple):
    """A file that was written."""

    path: Path
    told: str  # the key of the text that says so


class PictureFiles:
    """A folder to which files are written one by one."""

    def __init__(self, folder: Path) -> None:
        """Write to `folder`, which need not exist."""
        self.folder = folder
        self._threads: list[threading.Thread] = []
        self._came_out: list[Written | Notice] = []

    def save(self, surface: pygame.Surface, stem: str) -> None:
        """Write the current content of `surface` under a name that begins with `stem`; never blocks."""
        self.write(partial(_png, surface.copy()), stem, ".png", "analysis-saved")

    def write(self, make: Callable[[], bytes | None], stem: str, ending: str, told: str) -> None:
        """Write what `make` returns, called on the thread; never blocks. `told` is a text's key.

        None: nothing is written or told. What `make` raises as a SaveError or OSError is reported.
        """
        work = (make, stem, ending, told)
        thread = threading.Thread(target=self._write, args=work, name="picture", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _write(self, make: Callable[[], bytes | None], stem: str, ending: str, told: str) -> None:
        path = self._free(stem, ending)
        try:
            data = make()
            if data is None:
                return
            write_atomically(path, data)
        except SaveError as error:
            self._came_out.append(error.notice)
        except OSError as error:
            self._came_out.append(refused(error, str(path)).notice)
        else:
            self._came_out.append(Written(path, told))

    def _free(self, stem: str, ending: str) -> Path:
        """Return an unused path."""
        paths = (self.folder / f"{stem}-{number}{ending}" for number in range(1, MOST))
        return next((path for path in paths if not path.exists()), self.folder / f"{stem}{ending}")

    def poll(self) -> list[Written | Notice]:
        """Return the results since the last call: what was written, or why it could not be."""
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        came_out, self._came_out = self._came_out, []
        return came_out

    def close(self) -> None:
        """Wait for a pending write, but not for long."""
        for thread in self._threads:
            thread.join(PATIENCE)


def _png(surface: pygame.Surface) -> bytes:
    data = BytesIO()
    pygame.image.save(surface, data, "picture.png")
    return data.getvalue()
