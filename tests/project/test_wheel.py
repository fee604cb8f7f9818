"""What `pip install .` installs: everything the program reads, and nothing that isn't there any more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

HOME: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = ("game", "ai", "saves", "assets", "herotable")
PAGES: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
MADE: Final = ("__pycache__", "*.so", "*.pyd")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what goes into a wheel, beside what an older build has left."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in PACKAGES:
        shutil.copytree(HOME / name, copy / name, ignore=shutil.ignore_patterns(*MADE))
    for name in PAGES:
        shutil.copy2(HOME / name, copy / name)
    (copy / "build" / "lib" / "game").mkdir(parents=True)
    (copy / "build" / "lib" / "game" / "removed.py").touch()
    return copy


@pytest.fixture(scope="module")
def wheel(checkout: Path) -> zipfile.ZipFile:
    """The wheel of it, without the engine: compiling takes too long here."""
    words = ["wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-index", "-w", "wheels", "."]
    env = {**os.environ, "HEROTABLE_PURE": "1"}
    made = subprocess.run(
        [sys.executable, "-m", "pip", *words],
        cwd=checkout,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return zipfile.ZipFile(next((checkout / "wheels").glob("herotable-*.whl")))


def test_every_file_of_the_program_is_in_the_wheel_and_no_other(
    checkout: Path, wheel: zipfile.ZipFile
) -> None:
    """Modules, rules pages, texts, lessons, fonts and licences; not what the atlases are rendered from."""
    files = [path for name in PACKAGES for path in (checkout / name).rglob("*") if path.is_file()]
    sources = {path for path in files if path.is_relative_to(checkout / "assets") and "art" in path.parts}
    there = {path.relative_to(checkout).as_posix() for path in files if path not in sources}
    packed = {name for name in wheel.namelist() if name.partition("/")[0] in PACKAGES}

    assert packed == there


def test_the_wheel_brings_a_command_and_the_licence(wheel: zipfile.ZipFile) -> None:
    """`herotable` opens the program's door; the notices lie beside it."""
    names = wheel.namelist()
    entry = next(name for name in names if name.endswith(".dist-info/entry_points.txt"))

    assert b"herotable = game.__main__:main" in wheel.read(entry)
    assert {name.rpartition("/")[2] for name in names if "/licenses/" in name} == {"LICENSE", "NOTICE"}


def test_the_program_starts_out_of_the_wheel(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    """It knows its games where it was installed, far from any checkout."""
    place = tmp_path / "site"
    wheel.extractall(place)
    env = {**os.environ, "PYTHONPATH": str(place), "PYTHONSAFEPATH": "1", "HEROTABLE_PURE": ""}
    words = [sys.executable, "-m", "game", "chess"]
    told = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)

    assert (told.returncode, told.stdout) == (2, "")
    assert all(path.parent.name in told.stderr for path in HOME.glob("game/*/rules"))
