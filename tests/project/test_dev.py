"""dev.py: one command for everything, and plain words where something is missing."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev
import setup

SOURCE = Path(dev.__file__)
FAILING_SETUP = "raise SystemExit('the compiler said: no')"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one hot module, an environment that is this Python, and nothing to be installed."""
    (tmp_path / ".venv").mkdir()
    (tmp_path / "game" / "engine").mkdir(parents=True)
    (tmp_path / "game" / "engine" / "rng.py").write_text("SEED = 1\n", encoding="utf-8")
    (tmp_path / "setup.py").write_text(FAILING_SETUP, encoding="utf-8")
    monkeypatch.setattr(dev, "HOME", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(dev, "install", lambda _lock: None)
    monkeypatch.setattr(dev, "compiler_missing", lambda: "")
    monkeypatch.delenv("HEROTABLE_PURE", raising=False)
    return tmp_path


def test_an_old_python_can_read_the_file() -> None:
    """Python 3.6 parses dev.py, so that it comes as far as the line that refuses it."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 6))

    assert isinstance(tree.body[2], ast.If)


def test_an_old_python_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python below 3.11 is told which version is needed and which one it is."""
    code = compile(SOURCE.read_text(encoding="utf-8"), str(SOURCE), "exec")
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))

    with pytest.raises(SystemExit) as refusal:
        exec(code, {"__name__": "dev", "__file__": str(SOURCE)})  # noqa: S102 - our own file

    assert refusal.value.code == "dev.py: Herotable needs Python 3.11 or newer; this is 3.10"


def test_an_unknown_command_is_answered_with_those_there_are() -> None:
    """One line that names what is allowed, and exit code 2."""
    answer = subprocess.run([sys.executable, SOURCE, "pley"], capture_output=True, text=True, check=False)

    assert (answer.returncode, answer.stdout) == (2, "")
    there = "play, test, check, fuzz, language, build, clean"
    assert answer.stderr == f"dev.py: no command 'pley'; there are: {there}\n"


def test_a_python_without_venv_is_told_the_cure(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Debian's python3 comes without ensurepip; the package to install is named in one line."""
    monkeypatch.setattr(dev, "PYTHON", checkout / "none")
    monkeypatch.setattr(dev, "run_quietly", lambda *_: False)
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt")
    monkeypatch.setattr(sys, "argv", ["dev.py", "play"])

    code = dev.main()

    assert code == 1
    assert capsys.readouterr().err == (
        "dev.py: this Python can't make a virtual environment (no venv or ensurepip); "
        "install it with: sudo apt install python3-venv\n"
    )


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (
            "WARNING: NewConnectionError(...)\nERROR: No matching distribution",
            "no network, or the package index is out of reach",
        ),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "THESE PACKAGES DO NOT MATCH THE HASHES"),
        ("", "pip gave no reason"),
    ],
)
def test_a_failed_installation_names_its_reason(said: str, reason: str) -> None:
    """What pip says at length is told in a few words."""
    assert dev.why_pip_failed(said) == reason


def test_a_failed_compilation_does_not_keep_anybody_from_playing(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is told once, with the log's place and last line; the next start is silent and doesn't try again."""
    outcomes = [dev.compile_engine(), dev.compile_engine()]

    log = checkout / "build" / "compile.log"
    assert outcomes == [False, False]
    assert capsys.readouterr().out.splitlines()[-1] == (
        f"dev.py: the engine runs uncompiled, several times slower: "
        f"compiling failed, see {log}: the compiler said: no"
    )


def test_extensions_of_changed_sources_never_stay(checkout: Path) -> None:
    """Where the new sources can't be compiled, the extensions of the old ones are taken away."""
    old = checkout / "game" / "engine" / "rng.cpython-311-x86_64-linux-gnu.so"
    old.write_bytes(b"")

    dev.compile_engine()

    assert not old.exists()


def test_without_a_compiler_the_engine_runs_uncompiled_and_says_so_once(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line at the first start, none at the second."""
    monkeypatch.setattr(dev, "compiler_missing", lambda: "no C compiler")

    outcomes = [dev.compile_engine(), dev.compile_engine()]

    assert checkout.is_dir()
    assert outcomes == [False, False]
    assert capsys.readouterr().out == (
        "dev.py: the engine runs uncompiled, several times slower: no C compiler\n"
    )


def test_the_engine_is_compiled_again_when_a_source_changed(checkout: Path) -> None:
    """A stamp holds the hash of the compiled sources; play compiles only when it differs."""
    (checkout / "setup.py").write_text(
        "open('game/engine/rng.so', 'w').close(); open('runs', 'a').write('|')",
        encoding="utf-8",
    )
    first = [dev.compile_engine(), dev.compile_engine()]
    (checkout / "game" / "engine" / "rng.py").write_text("SEED = 2\n", encoding="utf-8")
    second = dev.compile_engine()

    assert [*first, second] == [True, True, True]
    assert (checkout / "runs").read_text(encoding="utf-8") == "||"


def test_a_change_of_any_compiled_module_is_noticed() -> None:
    """What setup.py compiles is part of what dev.py hashes."""
    hashed = {path for pattern in dev.COMPILED_FROM for path in dev.HOME.glob(pattern)}

    assert {dev.HOME / source for source in setup.sources()} <= hashed
