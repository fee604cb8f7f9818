"""Where what dev.py makes lies: in the checkout, or in the user's cache where that can't be written to."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from game import built
from tools.running import WINDOWS, TroubleError


@dataclass(frozen=True)
class Places:
    """The folders of a checkout."""

    home: Path
    """The checkout, which may be read-only."""
    store: Path
    """Where all that is made lies: the checkout itself, or a folder of the user's."""

    @property
    def venv(self) -> Path:
        """The environment with everything that is installed."""
        return self.store / ".venv"

    @property
    def python(self) -> Path:
        """The environment's Python."""
        return self.venv / ("Scripts/python.exe" if WINDOWS else "bin/python")

    @property
    def build(self) -> Path:
        """What is compiled, frozen and logged."""
        return self.store / "build"

    @property
    def shelf(self) -> Path:
        """Compiled engines, each in a folder."""
        return self.build / "engine"

    @property
    def elsewhere(self) -> bool:
        """Whether the checkout is left as it is."""
        return self.store != self.home

    def environment(self) -> dict[str, str]:
        """Return what a program needs that runs the checkout's sources from anywhere."""
        found = {**os.environ, "PYTHONPATH": str(self.home), "PYTHONSAFEPATH": "1"}
        if self.elsewhere:
            found["PYTHONPYCACHEPREFIX"] = str(self.store / "pycache")
        return found


def find_places(home: Path) -> Places:
    """Find out where to write; raise TroubleError where nothing can be written anywhere."""
    if writable(home):
        return Places(home, home)
    store = built.cache(home)
    try:
        store.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise TroubleError(f"neither {home} nor the cache can be written to: {trouble}") from trouble
    if not writable(store):
        raise TroubleError(f"neither {home} nor {store} can be written to")
    return Places(home, store)


def writable(folder: Path) -> bool:
    """Try whether files can be made in `folder`: permissions alone don't tell it on every system."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
