"""Tests with another Python: found wherever this machine keeps one, or refused in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools import pythons
from tools.places import VENV, Places
from tools.pythons import find_python
from tools.running import TroubleError

MINE = f"{sys.version_info.major}.{sys.version_info.minor}"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any Python: an empty path, and an empty folder of pyenv."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    return tmp_path


def stand_in(file: Path, says: str, code: int = 0) -> Path:
    """What can be run and answers with one line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\necho {says}\nexit {code}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def test_this_python_is_found_by_its_version() -> None:
    """Wherever it lies; what is found says that it is the one."""
    told = subprocess.run([find_python(MINE), "-V"], capture_output=True, text=True, check=True).stdout

    assert told.startswith(f"Python {MINE}.")


def test_a_shim_with_nothing_behind_it_is_passed_over(machine: Path) -> None:
    """It lies on the path and fails; the newest of pyenv's own is taken."""
    stand_in(machine / "bin" / "python3.13", "not installed", code=127)
    stand_in(machine / "pyenv/versions/3.13.9/bin/python", "3.13")
    newest = stand_in(machine / "pyenv/versions/3.13.10/bin/python", "3.13")

    assert find_python("3.13") == newest


def test_uv_is_asked_and_not_allowed_to_download(machine: Path) -> None:
    """It tells where its own lie."""
    python = stand_in(machine / "uv" / "python", "3.14")
    script = f'case "$*" in *--no-python-downloads*) echo {python};; *) exit 1;; esac'
    (machine / "bin" / "uv").write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (machine / "bin" / "uv").chmod(0o755)

    assert find_python("3.14") == python


def test_a_python_that_is_not_there_is_named_with_those_that_are(machine: Path) -> None:
    """In one line."""
    stand_in(machine / "bin" / "python3.12", "3.12")

    with pytest.raises(TroubleError, match=r"no Python 3\.14 on this machine, .*; there are: 3\.12$"):
        find_python("3.14")


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("version", ["", "3", "3.10", "2.7", "3.x", "-c", "3.13; rm"])
def test_what_is_no_version_is_refused(version: str) -> None:
    """Before anything is run."""
    with pytest.raises(TroubleError, match=r"from 3\.11 on"):
        find_python(version)


def test_it_gets_an_environment_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words go to pytest, and .venv stays as it is."""
    ran: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(dev, "find_python", lambda _: Path("/python"))
    monkeypatch.setattr(dev, "run", lambda *what: ran.append(what))
    dev.test(Places(Path("/home"), Path("/home")), ["--python", "3.13", "-k", "one"])
    (words, env), *more = ran
    monkeypatch.setenv(VENV, env[VENV])

    assert (words, more) == (["/python", "dev.py", "test", "-k", "one"], [])
    assert Places(Path("/home"), Path("/home")).venv == Path("/home/build/python-3.13")


def test_the_workflow_tests_every_version_that_is_known() -> None:
    """From the oldest to the newest one."""
    text = (dev.HOME / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")

    assert [
        minor for minor in range(pythons.OLDEST[1], pythons.NEWEST[1] + 1) if f'"3.{minor}"' not in text
    ] == []
