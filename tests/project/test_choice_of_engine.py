"""The choice between compiled modules and their sources, made by `HEROTABLE_PURE`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout where an unusable extension lies beside the source of `game.engine.rng`."""
    for name in ("game/__init__.py", "ai/__init__.py"):
        (tmp_path / name).parent.mkdir()
        shutil.copy(HOME / name, tmp_path / name)
    engine = tmp_path / "game" / "engine"
    engine.mkdir()
    (engine / "__init__.py").touch()
    (engine / "rng.py").touch()
    (engine / f"rng{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    return tmp_path


def ask(checkout: Path, question: str, pure: str) -> subprocess.CompletedProcess[str]:
    """Let a fresh Python answer `question` in `checkout`."""
    env = {**os.environ, "HEROTABLE_PURE": pure, "PYTHONPATH": ""}
    return subprocess.run(
        [sys.executable, "-c", question], cwd=checkout, env=env, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("first", ["game", "ai"])
def test_sources_are_taken_when_asked_for(checkout: Path, first: str) -> None:
    """With the variable set, an extension beside a source is not looked at, whatever comes first."""
    answer = ask(checkout, f"import {first}, game; print(game.compiled())", pure="1")

    assert (answer.stdout, answer.stderr) == ("False\n", "")


def test_processes_inherit_the_choice(checkout: Path) -> None:
    """A process started by one that runs from source runs from source too."""
    inner = "import game; print(game.compiled())"
    answer = ask(
        checkout, f"import subprocess, sys; subprocess.run([sys.executable, '-c', '{inner}'])", pure="1"
    )

    assert (answer.stdout, answer.stderr) == ("False\n", "")


def test_extensions_are_taken_otherwise(checkout: Path) -> None:
    """Without the variable Python takes the extension, here an unusable one."""
    answer = ask(checkout, "import game; game.compiled()", pure="")

    assert answer.returncode == 1
    assert "ImportError" in answer.stderr
