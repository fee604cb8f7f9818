"""Restarts the program after a crash: in place of this process, with the same match."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, MutableMapping, Sequence
from pathlib import Path
from typing import Final

BROKE_AT: Final = "HEROTABLE_BROKE_AT"  # environment variable of a restarted program: when and why it crashed
LATELY: Final = 60.0  # seconds in which a second crash means that the same match causes it


def command(match_file: Path | None, language: str = "") -> list[str]:
    """Return the command that restarts this program, at its title or with a match."""
    if getattr(sys, "frozen", False):
        program = [sys.executable]
    else:
        own = len(sys.orig_argv) - len(sys.argv) + 1  # everything but the arguments after the program's name
        program = [sys.executable, *sys.orig_argv[1:own]]
    spoken = ["--language", language] if language else []
    return [*program, *spoken, *([str(match_file)] if match_file else [])]


def broke_lately(environment: Mapping[str, str] = os.environ, now: float | None = None) -> bool:
    """Whether this program was restarted after a crash less than a minute ago.

    It uses the monotonic clock, which all processes since the system's start share.
    """
    try:
        before = float(environment.get(BROKE_AT, "nan"))
    except ValueError:
        return False
    return 0 <= (time.monotonic() if now is None else now) - before < LATELY


def start_again(words: Sequence[str], environment: MutableMapping[str, str] = os.environ) -> None:
    """Replace this process by the command `words`; if the system can't, start it as a new process."""
    environment[BROKE_AT] = str(time.monotonic())
    environment["PYINSTALLER_RESET_ENVIRONMENT"] = "1"  # a frozen program must not count as part of this one
    if sys.platform == "win32":
        subprocess.Popen(list(words))  # noqa: S603 - our own command
    else:
        os.execv(words[0], list(words))  # noqa: S606 - our own command
