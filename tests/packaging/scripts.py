"""The scripts of packaging/, as modules and as a person runs them."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parents[2]
PACKAGING = HOME / "packaging"


def module(name: str) -> Any:
    """A script as a module; it finds its neighbours beside it."""
    if str(PACKAGING) not in sys.path:
        sys.path.append(str(PACKAGING))
    return importlib.import_module(name)


def script(name: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script."""
    command = [sys.executable, str(PACKAGING / f"{name}.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
