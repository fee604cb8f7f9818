"""A game is its folder and its assets: with both deleted, and its line in the registry, the rest goes on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from game.registry import BUILT_IN

HOME: Final = Path(__file__).parents[2]
PROGRAM: Final = ("game", "ai", "saves", "assets")
LIMIT: Final = 600  # seconds
GAMES: Final = [path.removeprefix("game.").removesuffix(":GAME") for path in BUILT_IN]
CHECK_LAWS: Final = """
from game.laws.check import check_laws
from game.registry import RULES
for rules in RULES.values():
    verdicts = list(check_laws(rules, 1))
    print(rules.id, len(verdicts), [one for one in verdicts if one.trouble])
"""


def without(gone: str, folder: Path) -> Path:
    """Copy the program into `folder`, and delete a game there."""
    unused = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.svg")  # pictures are rendered already
    for name in PROGRAM:
        shutil.copytree(HOME / name, folder / name, ignore=unused)
    shutil.rmtree(folder / "game" / gone)
    shutil.rmtree(folder / "assets" / gone)
    registry = folder / "game" / "registry.py"
    lines = registry.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if f'"game.{gone}:' not in line]
    assert len(kept) == len(lines) - 1
    registry.write_text("".join(kept), encoding="utf-8")
    return folder


def run(folder: Path, *words: str) -> str:
    """Run Python in a copy of the program; return what it printed."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env |= {"HEROTABLE_PURE": "1", "HEROTABLE_HOME": str(folder / "home")}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.timeout(2 * LIMIT)
@pytest.mark.parametrize("gone", GAMES)
def test_a_game_can_be_deleted(gone: str, tmp_path: Path) -> None:
    """The rest starts, plays, thinks, saves, draws each scene, and obeys the laws."""
    folder = without(gone, tmp_path)
    tested = run(folder, "-m", "game", "--selftest")
    laws = [line.split(maxsplit=2) for line in run(folder, "-c", CHECK_LAWS).splitlines()]

    assert gone not in tested
    assert [game for game, _, _ in laws] == [one for one in GAMES if one != gone]
    assert all(int(number) > 20 and troubles == "[]" for _, number, troubles in laws), laws
