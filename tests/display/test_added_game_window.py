"""A third party's game: installed with pip, checked, trusted, played in a real window, and removed again."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.screens.match.trace import Sight
from tests.display.real_window import ROOT, opened, screen
from tests.whole_matches.deciding import decide_by_mouse, ready

pytestmark = pytest.mark.display
SIZE = (1280, 800)
PACKAGE = "herotable-crown-thief"
SEATED = ("crown_thief", "--seats", "me,squire,squire", "--seed", "3")


def environment(folder: Path) -> Path:
    """Make an environment of its own that has what ours has; return its Python."""
    venv.create(folder, symlinks=os.name != "nt")
    (inside,) = folder.glob("lib/python*/site-packages")
    ours = [path for path in sys.path if path.endswith("site-packages")]
    (inside / "ours.pth").write_text("\n".join(ours))
    return folder / "bin" / "python"


def pip(python: Path, *words: str) -> None:
    """Run pip for that environment, without a network."""
    command = [sys.executable, "-m", "pip", "--python", str(python), *words]
    subprocess.run(command, check=True, capture_output=True, text=True)


def herotable(python: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program's command line there."""
    env = {**os.environ, "HEROTABLE_HOME": str(home), "LC_ALL": "C.UTF-8"}
    command: Sequence[str] = (str(python), "-m", "game", *words, "--language", "en")
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


@pytest.mark.timeout(900)
def test_an_example_is_installed_checked_played_and_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole match by mouse, with hints that computer players give without an evaluator."""
    python, home = environment(tmp_path / "env"), tmp_path / "home"
    home.mkdir()
    source = shutil.copytree(ROOT / "examples" / "crown_thief", tmp_path / "crown_thief")
    pip(python, "install", "--no-index", "--no-deps", "--no-build-isolation", str(source))
    herotable(python, home, "--trust", PACKAGE)
    checked = herotable(python, home, "check-game", "crown_thief")
    trusted = json.loads((home / "settings.json").read_text())["plugins"]
    monkeypatch.setattr(sys, "executable", str(python))
    with screen(SIZE) as display, opened(display, home, *SEATED, plugins=trusted) as window:
        while not window.until(ready).over:
            decide_by_mouse(window)
        played: Sight = window.sight
    monkeypatch.undo()
    pip(python, "uninstall", "--yes", PACKAGE)
    gone = herotable(python, home, "check-game", "crown_thief")

    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "All laws are kept" in checked.stdout
    assert played.decisions > 10
    assert gone.returncode == 2
    assert "crown_thief" in gone.stderr
