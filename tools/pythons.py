"""Finds another Python on this machine, for running the tests with it: `dev.py test --python 3.13`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tools.running import WINDOWS, TroubleError

OLDEST = (3, 11)
NEWEST = (3, 14)  # the last one that the workflow tests
WHERE = "import sys; print(sys.executable)"
ASK = "import sys; print('%d.%d' % sys.version_info[:2])"
ANSWER_SECONDS = 20.0


def find_python(version: str) -> Path:
    """Return an interpreter of a version such as "3.13"; raise TroubleError if there is none here."""
    numbers = re.fullmatch(r"3\.(\d{1,2})", version)
    if numbers is None or (3, int(numbers[1])) < OLDEST:
        raise TroubleError(
            f"--python takes a version from {_dotted(OLDEST)} on, such as 3.13, not {version!r}"
        )
    found = next((path for path in _candidates(version) if _answers(path) == version), None)
    if found is None:
        known = [_dotted((3, minor)) for minor in range(OLDEST[1], NEWEST[1] + 1)]
        here = [one for one in known if any(_answers(path) == one for path in _candidates(one))]
        places = "neither on the path nor with pyenv, uv or the Windows launcher"
        raise TroubleError(
            f"no Python {version} on this machine, {places}; there are: {', '.join(here) or 'none'}"
        )
    return found


def _dotted(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"


def _candidates(version: str) -> Iterator[Path]:
    """List where an interpreter of this version may lie; not all of them need to exist or to run."""
    if on_path := shutil.which(f"python{version}"):
        yield Path(on_path)
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    program = "python.exe" if WINDOWS else "bin/python"
    for folder in sorted(root.glob(f"{version}.*"), key=_patch, reverse=True):
        yield folder / program
    for words in (
        ["uv", "python", "find", "--no-python-downloads", version],
        ["py", f"-{version}", "-c", WHERE],
    ):
        if shutil.which(words[0]) and (told := _told(words)):
            yield Path(told)


def _patch(folder: Path) -> int:
    """Order pyenv's folders by their last number; what has none comes last."""
    last = folder.name.rpartition(".")[2]
    return int(last) if last.isdecimal() else -1


def _answers(python: Path) -> str:
    """Return which version a candidate is; "" if it can't be run, like a shim without anything behind it."""
    return _told([str(python), "-c", ASK])


def _told(words: list[str]) -> str:
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=ANSWER_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
