"""The choice between compiled modules and their sources, made by `HEROTABLE_PURE`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game import built

HOME = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout where an unusable extension lies beside the source of `game.engine.rng`."""
    for name in ("game/__init__.py", "game/built.py", "ai/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
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


PUBLISH = f"""
import sys; from pathlib import Path; from game import built
made = Path("made/game/engine"); made.mkdir(parents=True)
(made / "rng{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
built.write_manifest(Path("made"))
shelf = built.shelves(Path.cwd())[0]; shelf.mkdir(parents=True)
Path("made").rename(shelf / built.fingerprint(Path.cwd()))
"""


@pytest.fixture
def bare(checkout: Path) -> Path:
    """The checkout without an extension beside the source."""
    (checkout / "game" / "engine" / f"rng{EXTENSION_SUFFIXES[0]}").unlink()
    (checkout / "setup.py").touch()
    return checkout


def test_a_built_engine_is_taken_by_every_process_that_starts_later(bare: Path) -> None:
    """The one that runs goes on with its sources; whichever it starts takes what was published meanwhile."""
    inner = "import game; game.compiled()"
    answer = ask(
        bare,
        f"import game, subprocess, sys; exec({PUBLISH!r}); print(game.compiled(), flush=True);"
        f"subprocess.run([sys.executable, '-c', '{inner}'])",
        pure="",
    )

    assert answer.stdout == "False\n"
    assert "ImportError" in answer.stderr
    assert "build" in answer.stderr.splitlines()[-1]


def test_a_built_engine_of_other_sources_is_not_taken(bare: Path) -> None:
    """A changed source leads to another name."""
    published = ask(bare, PUBLISH, pure="1")
    (bare / "game" / "engine" / "rng.py").write_text("SEED = 2\n", encoding="utf-8")
    answer = ask(bare, "import game; print(game.compiled())", pure="")

    assert (published.stderr, answer.stdout, answer.stderr) == ("", "False\n", "")


def test_a_built_engine_is_not_taken_where_sources_are_asked_for(bare: Path) -> None:
    """`HEROTABLE_PURE` holds for it, too."""
    ask(bare, PUBLISH, pure="1")
    answer = ask(bare, "import game; print(game.compiled())", pure="1")

    assert (answer.stdout, answer.stderr) == ("False\n", "")


@pytest.mark.parametrize("manifest", ["", "[]", "{", '{"game.engine.rng": 7}', '{"a": ["../../x", 1]}'])
def test_a_folder_without_a_whole_list_is_no_engine(tmp_path: Path, manifest: str) -> None:
    """Whatever lies there, the sources are used instead."""
    (tmp_path / built.MANIFEST).write_text(manifest, encoding="utf-8")

    assert built.modules(tmp_path) == {}
    assert not built.take(tmp_path)
