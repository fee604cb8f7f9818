"""dev.py: one command for everything, and plain words where something is missing."""

from __future__ import annotations

import ast
import errno
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import dev
from game import built
from tools import engine, environment
from tools.places import Places, find_places
from tools.running import TroubleError

SOURCE = Path(dev.__file__)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """A checkout whose environment is yet to be made."""
    return Places(tmp_path, tmp_path)


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
    there = "play, compile, test, check, fuzz, feel, language, art, sound, build, clean"
    assert answer.stderr == f"dev.py: no command 'pley'; there are: {there}\n"


def test_a_python_without_venv_is_told_the_cure(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Debian's python3 comes without ensurepip; the package to install is named in one line."""
    monkeypatch.setattr(dev, "find_places", lambda _: places)
    monkeypatch.setattr(environment, "run_quietly", lambda *_: False)
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
    assert environment.why_pip_failed(said) == reason


def test_what_is_installed_already_needs_no_pip(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stamp holds the hash of the list; pip runs once, and again only for another list."""
    runs: list[list[str]] = []

    def pip(command: list[str], *_: object) -> bool:
        runs.append(command)
        return True

    monkeypatch.setattr(environment, "run_quietly", pip)
    lock = places.home / "requirements" / "runtime.txt"
    lock.parent.mkdir()
    lock.write_text("one==1", encoding="utf-8")
    for _ in range(2):
        environment.install(places, "runtime")
    once = len(runs)
    lock.write_text("one==2", encoding="utf-8")
    environment.install(places, "runtime")

    assert (once, len(runs)) == (1, 2)
    assert "installing what the game needs (once): done after 0 s" in capsys.readouterr().out


def begun(
    places: Places, monkeypatch: pytest.MonkeyPatch, coming: str, *words: str
) -> tuple[list[str], dict[str, str]]:
    """Play, all being installed, and tell the command and the environment that become the game."""
    told: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(dev, "make_venv", lambda _: None)
    monkeypatch.setattr(dev, "install", lambda *_: None)
    monkeypatch.setattr(engine, "begin_beside", lambda *_: coming)
    monkeypatch.setattr(dev, "WINDOWS", False)
    monkeypatch.setattr(os, "execve", lambda _, command, env: told.append((command, env)))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0))
    dev.play(places, list(words))
    return told[0]


def test_the_game_starts_uncompiled_while_its_engine_is_compiled(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told that one is coming, and not bound to the sources for ever."""
    monkeypatch.delenv("HEROTABLE_PURE", raising=False)
    monkeypatch.setattr(engine, "in_place", lambda _: [])
    command, env = begun(places, monkeypatch, built.ANNOUNCED, "--language", "de")

    assert command[1:] == ["-m", "game", "--language", "de"]
    assert env[built.COMING] == built.ANNOUNCED
    assert "HEROTABLE_PURE" not in env


def test_a_benchmark_waits_for_the_engine_and_a_version_needs_none(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is compiled beside what is measured, nor for a word that ends at once."""
    waited: list[Places] = []
    monkeypatch.setattr(engine, "compile_engine", waited.append)
    monkeypatch.delenv(built.COMING, raising=False)
    monkeypatch.setattr(engine, "in_place", lambda _: [])
    told = [begun(places, monkeypatch, "never", *words)[1] for words in (("bench",), ("--version",))]

    assert [built.COMING in env for env in told] == [False, False]
    assert waited == [places]


def test_extensions_that_can_not_be_removed_are_never_used(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a read-only checkout they may be older than the sources beside them."""
    monkeypatch.delenv("HEROTABLE_PURE", raising=False)
    monkeypatch.setattr(engine, "in_place", lambda _: [places.home / "rng.so"])
    monkeypatch.setattr(built, "engine", lambda _: None)

    assert begun(places, monkeypatch, "")[1]["HEROTABLE_PURE"] == "1"


def read_only(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
    """Refuse to make a file in these folders: to a superuser permissions say nothing."""
    make = tempfile.TemporaryFile

    def refuse(*, dir: Path) -> object:  # noqa: A002 - the name it has
        if dir in folders:
            raise OSError(errno.EROFS, "Read-only file system")
        return make(dir=dir)

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)


def test_a_checkout_is_its_own_place(tmp_path: Path) -> None:
    """Where it can be written to, everything stays in it."""
    assert find_places(tmp_path) == Places(tmp_path, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_read_only_checkout_is_played_from_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Environment, engine and translated modules go there; the checkout stays as it is."""
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):  # each system asks another
        monkeypatch.setenv(name, str(tmp_path / "cache"))
    home = tmp_path / "checkout"
    home.mkdir()
    read_only(monkeypatch, home)
    found = find_places(home)

    assert found.store.is_relative_to(tmp_path / "cache")
    assert found.shelf in built.shelves(home)
    assert all(path.is_relative_to(found.store) for path in (found.venv, found.python, found.build))
    assert found.environment()["PYTHONPYCACHEPREFIX"].startswith(str(found.store))
    assert found.environment()["PYTHONPATH"] == str(home)


def test_where_nothing_can_be_written_that_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback, exit code 1."""
    monkeypatch.setattr(built, "cache", lambda _: tmp_path)
    read_only(monkeypatch, tmp_path, dev.HOME)
    monkeypatch.setattr(sys, "argv", ["dev.py", "play"])
    code = dev.main()

    assert code == 1
    assert capsys.readouterr().err == f"dev.py: neither {dev.HOME} nor {tmp_path} can be written to\n"
    with pytest.raises(TroubleError):
        find_places(dev.HOME)
