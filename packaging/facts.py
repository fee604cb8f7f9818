"""What all installers say of the program: its name, version, date, and where things lie.

What people read of it, and its addresses, stand in `facts.toml`. The version stands in `game/__init__.py`
alone and is read from there without importing the game; the date of a release is that of its last commit, or
`SOURCE_DATE_EPOCH`, so that the same sources give the same files.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

HOME: Final = Path(__file__).resolve().parents[1]
PACKAGING: Final = HOME / "packaging"
DIST: Final = HOME / "dist"
BUNDLE: Final = DIST / "herotable"
INTERNAL: Final = "_internal"  # PyInstaller's folder beside the program
NAME: Final = "herotable"
FACTS: Final[dict[str, Any]] = tomllib.loads((PACKAGING / "facts.toml").read_text(encoding="utf-8"))
TITLE: Final[str] = FACTS["title"]
APP_ID: Final[str] = FACTS["app_id"]
LARGEST: Final = 30_000_000  # bytes of a package
MAINTAINER: Final = f"{FACTS['publisher']} <{FACTS['email']}>"


class CannotPack(Exception):
    """What keeps an installer from being made; one line for a person."""


def version() -> str:
    """Read the program's version from its source."""
    text = (HOME / "game" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([0-9][0-9a-z.]*)"$', text, re.MULTILINE)
    if found is None:
        raise CannotPack("game/__init__.py names no version")
    return found[1]


def epoch() -> int:
    """Return the second that counts as the time of everything packed."""
    asked = os.environ.get("SOURCE_DATE_EPOCH", "")
    if asked:
        return int(asked)
    words = ["git", "log", "-1", "--format=%ct"]
    told = subprocess.run(words, cwd=HOME, capture_output=True, text=True, check=False).stdout.strip()
    if not told:
        raise CannotPack(
            "no SOURCE_DATE_EPOCH is set, and this is no git checkout: which date shall it bear?"
        )
    return int(told)


def date() -> str:
    """Return the day of the release, such as 2026-11-22."""
    return time.strftime("%Y-%m-%d", time.gmtime(epoch()))


def checked_bundle(folder: Path) -> Path:
    """Return the frozen program's folder, if it is one."""
    program = folder / ("herotable.exe" if (folder / "herotable.exe").exists() else "herotable")
    if not (program.is_file() and (folder / INTERNAL).is_dir()):
        raise CannotPack(f"{folder} holds no frozen program; make one with: python3 dev.py build")
    return folder


def say(line: str) -> None:
    """Tell the person at the keyboard one line."""
    print(line, file=sys.stderr)


def obey(name: str, make: Callable[[Path, Path], Path], words: list[str]) -> int:
    """Make a file of a bundle, [BUNDLE] [FOLDER], and say where; 1 and a line where that can't be."""
    bundle = Path(words[0]) if words else BUNDLE
    try:
        file = make(checked_bundle(bundle.absolute()), Path(words[1]) if len(words) > 1 else DIST)
    except CannotPack as reason:
        say(f"{name}: {reason}")
        return 1
    size = file.stat().st_size
    say(f"{name}: {file}, {size / 1e6:.1f} MB")
    if size > LARGEST:
        say(f"{name}: it may have {LARGEST / 1e6:.0f} MB")
    return int(size > LARGEST)


def about(language: str) -> str:
    """What the program is, in a few sentences on one line."""
    told: str = FACTS["text"][language]["about"]
    return told.strip()


def filled(template: str, **values: str) -> str:
    """Return a file of packaging/ with each @NAME@ replaced, escaped in XML; nothing may stay unfilled."""
    text = (PACKAGING / template).read_text(encoding="utf-8")
    quoted = (lambda value: escape(value, {'"': "&quot;"})) if template.endswith(".xml") else str
    for name, value in values.items():
        text = text.replace(f"@{name}@", quoted(value))
    left = re.findall(r"@[A-Z_]+@", text)
    if left:
        raise CannotPack(f"{template} still asks for {', '.join(left)}")
    return text
