"""Starting the program again after it broke: in place of this process, with the match that was played."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, MutableMapping, Sequence
from pathlib import Path
from typing import Final

BROKE_AT: Final = "HEROTABLE_BROKE_AT"  # environment of a program that was started again: when, and why
LATELY: Final = 60.0  # seconds in which a second breakdown means that the same match breaks it


def command(match_file: Path | None, language: str = "") -> list[str]:
    """Return the words that start this program again, at its title or at a match."""
    if getattr(sys, "frozen", False):
        program = [sys.executable]
    else:
        own = len(sys.orig_argv) - len(sys.argv) + 1  # all but the words after the program's name
        program = [sys.executable, *sys.orig_argv[1:own]]
    spoken = ["--language", language] if language else []
    return [*program, *spoken, *([str(match_file)] if match_file else [])]


def broke_lately(environment: Mapping[str, str] = os.environ, now: float | None = None) -> bool:
    """Whether this program was started again after a breakdown less than a minute ago.

    It is told by the clock that no one can set, which all programs since the machine's start share.
    """
    try:
        before = float(environment.get(BROKE_AT, "nan"))
    except ValueError:
        return False
    return 0 <= (time.monotonic() if now is None else now) - before < LATELY


def start_again(words: Sequence[str], environment: MutableMapping[str, str] = os.environ) -> None:
    """Become the program that `words` start; where a system can't do that, start it beside this one."""
    environment[BROKE_AT] = str(time.monotonic())
    environment["PYINSTALLER_RESET_ENVIRONMENT"] = "1"  # a frozen program is not a part of this one
    if sys.platform == "win32":
        subprocess.Popen(list(words))  # noqa: S603 - our own command
    else:
        os.execv(words[0], list(words))  # noqa: S606 - our own command
