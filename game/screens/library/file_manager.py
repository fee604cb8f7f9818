"""Opens folders in the file manager of the system."""

from __future__ import annotations

import shutil
import subprocess
import sys


def show_folder(folder: str) -> None:
    """Open a folder in the system's file manager; does nothing if there is none."""
    name = {"darwin": "open", "win32": "explorer"}.get(sys.platform, "xdg-open")
    program = shutil.which(name)
    if program:
        subprocess.Popen([program, folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
