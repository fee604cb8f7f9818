"""Where dev.py puts its files: in the checkout, or in the user's cache if the checkout is read-only."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from game import built
from tools.running import WINDOWS, TroubleError

VENV = "HEROTABLE_VENV"
"""Set by dev.py where tests run with another Python: its environment's folder, relative to the store."""


@dataclass(frozen=True)
class Places:
    """The folders of a checkout."""

    home: Path
    """The checkout, which may be read-only."""
    store: Path
    """Where all that is made lies: the checkout itself, or a folder of the user's."""

    @property
    def venv(self) -> Path:
        """The virtual environment."""
        return self.store / os.environ.get(VENV, ".venv")

    @property
    def python(self) -> Path:
        """The environment's Python."""
        return self.venv / ("Scripts/python.exe" if WINDOWS else "bin/python")

    @property
    def build(self) -> Path:
        """Everything compiled, frozen and logged."""
        return self.store / "build"

    @property
    def shelf(self) -> Path:
        """Compiled engines, a folder each."""
        return self.build / "engine"

    @property
    def elsewhere(self) -> bool:
        """Whether the checkout is left unchanged."""
        return self.store != self.home

    def environment(self) -> dict[str, str]:
        """Return the environment variables for running the checkout's sources from anywhere."""
        found = {**os.environ, "PYTHONPATH": str(self.home), "PYTHONSAFEPATH": "1"}
        if self.elsewhere:
            found["PYTHONPYCACHEPREFIX"] = str(self.store / "pycache")
        return found


def find_places(home: Path) -> Places:
    """Find a writable place; raise TroubleError if there is none."""
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
    """Test whether files can be created in `folder`: permissions aren't enough on every system."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
