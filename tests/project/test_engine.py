"""The compiled engine: published whole or not at all, used while it is up to date, never in anybody's way."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import game
import setup
from game import built
from tools import engine
from tools.environment import PURPOSES
from tools.places import Places
from tools.running import TroubleError, alone

HOME = Path(game.__file__).parents[1]
MAKING = """
import os, sys
from pathlib import Path
place = Path(sys.argv[sys.argv.index("--build-lib") + 1]) / "game" / "engine" / "rng{suffix}"
place.parent.mkdir(parents=True)
place.write_bytes(b"machine code")
open("runs", "a").write("|")
assert os.environ["MYPY_CACHE_DIR"].startswith(str(place.parents[3])), "a cache in the checkout"
"""
FAILING = "open('runs', 'a').write('|'); raise SystemExit('the compiler said: no')"
DYING = MAKING + "import os; os.kill(os.getppid(), 9)"


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Places:
    """A checkout with one hot module and a compiler that succeeds, all it needs being installed."""
    home = tmp_path / "checkout"
    (home / "game" / "engine").mkdir(parents=True)
    for name in ("game/__init__.py", "game/built.py"):
        shutil.copy(HOME / name, home / name)
    (home / "game" / "engine" / "__init__.py").touch()
    (home / "game" / "engine" / "rng.py").write_text("SEED = 1\n", encoding="utf-8")
    compiler(home, MAKING)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "cache"))
    monkeypatch.setattr(Places, "python", Path(sys.executable))
    monkeypatch.setattr(engine, "install", lambda *_: None)
    monkeypatch.setattr(engine, "compiler_missing", lambda: "")
    monkeypatch.setattr(engine, "TRY", "")
    monkeypatch.delenv("HEROTABLE_PURE", raising=False)
    return Places(home, home)


def compiler(home: Path, script: str) -> None:
    """Put a stand-in where mypyc and the compiler are called."""
    text = script.replace("{suffix}", EXTENSION_SUFFIXES[0])
    (home / "setup.py").write_text(text, encoding="utf-8")


def runs(places: Places) -> int:
    """How often something was compiled."""
    told = places.home / "runs"
    return len(told.read_text(encoding="utf-8")) if told.exists() else 0


def change(places: Places, seed: int = 2) -> None:
    """Change a hot source."""
    (places.home / "game" / "engine" / "rng.py").write_text(f"SEED = {seed}\n", encoding="utf-8")


def test_it_is_compiled_once_and_again_when_a_source_changed(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its folder bears the hash of what it was made from; how long it took is told."""
    first = [engine.compile_engine(places), engine.compile_engine(places)]
    before = runs(places)
    change(places)

    assert [*first, before] == [True, True, 1]
    assert engine.compile_engine(places)
    assert runs(places) == 2
    assert "dev.py: compiling the engine (once): ready after 0 s\n" in capsys.readouterr().out


def test_going_back_to_older_sources_compiles_nothing(places: Places) -> None:
    """The last few engines are kept; those before them go."""
    for seed in (2, 3, 2, 3):
        change(places, seed)
        engine.compile_engine(places)
    few = runs(places)
    for seed in (4, 5, 6):
        change(places, seed)
        engine.compile_engine(places)

    assert few == 2
    assert len([path for path in places.shelf.iterdir() if path.is_dir()]) == engine.KEPT


def test_it_is_used_when_the_compiler_is_gone_and_not_rebuilt_when_it_returns(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is lacking for compiling says nothing of what is compiled already."""
    engine.compile_engine(places)
    capsys.readouterr()
    monkeypatch.setattr(engine, "compiler_missing", lambda: "no C compiler")
    gone = engine.compile_engine(places)
    monkeypatch.setattr(engine, "compiler_missing", lambda: "")
    back = engine.compile_engine(places)

    assert (gone, back, runs(places), capsys.readouterr().out) == (True, True, 1, "")


def test_without_a_compiler_that_is_told_once_until_one_comes(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line at the first start, none at the second."""
    monkeypatch.setattr(engine, "compiler_missing", lambda: "no C compiler")
    outcomes = [engine.compile_engine(places), bool(engine.begin_beside(places, ["never"]))]
    told = capsys.readouterr().out
    monkeypatch.setattr(engine, "compiler_missing", lambda: "")

    assert (outcomes, runs(places)) == ([False, False], 0)
    assert told == "dev.py: the engine runs uncompiled, several times slower: no C compiler\n"
    assert engine.compile_engine(places)


def test_a_failed_compilation_is_told_once_and_not_tried_again(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the log's place and last line; another try needs other sources or another compiler."""
    compiler(places.home, FAILING)
    outcomes = [engine.compile_engine(places), engine.compile_engine(places)]
    told = capsys.readouterr().out.splitlines()

    log = places.build / "compile.log"
    assert (outcomes, runs(places)) == ([False, False], 1)
    assert told[-1] == (
        f"dev.py: the engine runs uncompiled, several times slower: "
        f"compiling failed, see {log}: the compiler said: no"
    )
    assert len([line for line in told if "slower" in line]) == 1
    change(places)
    engine.compile_engine(places)
    assert runs(places) == 2


def test_without_a_network_it_is_tried_again_and_told_once(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A network may be there the next time; the same words need not."""

    def offline(*_: object) -> None:
        raise TroubleError("installing failed: no network")

    monkeypatch.setattr(engine, "install", offline)
    outcomes = [engine.compile_engine(places), engine.compile_engine(places)]
    monkeypatch.setattr(engine, "install", lambda *_: None)

    assert outcomes == [False, False]
    assert capsys.readouterr().out.count("several times slower") == 1
    assert engine.compile_engine(places)
    assert built.failed(places.home) == []


def test_a_failure_that_nobody_heard_of_is_told_at_the_next_start(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game beside which it failed had ended; afterwards it is told once, as ever."""
    compiler(places.home, FAILING)
    monkeypatch.setattr(engine, "WINDOWS", True)  # stays in this process, and in silence
    engine.compile_beside(places, 1)
    before = capsys.readouterr().out
    coming = [engine.begin_beside(places, ["never"]) for _ in range(2)]

    assert (before, coming, runs(places)) == ("", ["", ""], 1)
    assert capsys.readouterr().out.count("several times slower") == 1


def test_an_engine_that_can_not_be_imported_is_not_published(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is tried before it gets its name: bytes that are no library would end every start."""
    monkeypatch.undo()
    monkeypatch.setattr(Places, "python", Path(sys.executable))
    monkeypatch.setattr(engine, "install", lambda *_: None)
    monkeypatch.setattr(engine, "compiler_missing", lambda: "")
    monkeypatch.delenv("HEROTABLE_PURE", raising=False)

    assert not engine.compile_engine(places)
    assert "it can't be used, see" in capsys.readouterr().out
    assert [path for path in places.shelf.iterdir() if path.is_dir()] == []


def test_a_killed_build_leaves_the_old_engine_and_nothing_half(places: Places) -> None:
    """Whatever lies in a work folder has no name; the next build clears it away."""
    engine.compile_engine(places)
    old = built.engine(places.home)
    assert old
    compiler(places.home, DYING)
    script = (
        "import sys; from pathlib import Path; from tools import engine; from tools.places import Places\n"
        "engine.install = lambda *_: None; engine.compiler_missing = lambda: ''\n"
        "Places.python = Path(sys.executable)\n"
        "engine.compile_engine(Places(Path(sys.argv[1]), Path(sys.argv[1])))"
    )
    env = {**os.environ, "PYTHONPATH": str(HOME)}
    killed = subprocess.run(
        [sys.executable, "-c", script, places.home], env=env, capture_output=True, check=False
    )
    left = [path.name for path in places.shelf.glob("work-*")]

    assert killed.returncode != 0
    assert left and built.engine(places.home) is None and built.modules(old)
    compiler(places.home, MAKING)
    assert built.engine(places.home) == old
    change(places)
    assert engine.compile_engine(places)
    assert list(places.shelf.glob("work-*")) == []


def test_an_engine_that_lacks_a_file_is_none_and_is_made_anew(places: Places) -> None:
    """All modules or none."""
    engine.compile_engine(places)
    folder = built.engine(places.home)
    assert folder
    next(iter(built.modules(folder).values())).write_bytes(b"cut")

    assert built.engine(places.home) is None
    assert engine.compile_engine(places)
    assert runs(places) == 2


def test_extensions_beside_sources_are_cleared_away(places: Places) -> None:
    """Nobody keeps them up to date any more."""
    old = places.home / "game" / "engine" / "rng.cpython-311-x86_64-linux-gnu.so"
    old.write_bytes(b"")
    engine.compile_engine(places)

    assert not old.exists()


def test_the_plain_source_compiles_nothing_when_asked_for(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither before a test nor beside a game."""
    monkeypatch.setenv("HEROTABLE_PURE", "1")

    assert not engine.compile_engine(places)
    assert engine.begin_beside(places, ["never"]) == ""
    assert runs(places) == 0


def test_who_comes_second_leaves_the_work_to_the_first(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games started at once compile one engine."""
    monkeypatch.setattr(engine, "WINDOWS", True)  # stays in this process
    with alone(places.shelf / "lock") as mine:
        engine.compile_beside(places, 1)
        during = runs(places)
    engine.compile_beside(places, 1)

    assert (mine, during, runs(places)) == (True, 0, 1)


def test_it_is_made_beside_a_game_and_goes_on_when_that_has_ended(places: Places) -> None:
    """The process that builds is nobody's child, polite, and silent as soon as nobody plays."""
    script = (
        "import sys; from pathlib import Path; from tools import engine; from tools.places import Places\n"
        "engine.install = lambda *_: None; engine.TRY = ''; Places.python = Path(sys.executable)\n"
        "engine.compile_beside(Places(Path(sys.argv[1]), Path(sys.argv[1])), int(sys.argv[-1]))"
    )
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    command = [sys.executable, "-c", script, str(places.home), str(ended.pid)]
    env = {**os.environ, "PYTHONPATH": str(HOME)}
    builder = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    for _ in range(600):
        if built.engine(places.home):
            break
        time.sleep(0.05)

    assert built.engine(places.home)
    assert (builder.stdout, builder.stderr) == ("", "")


def test_a_change_of_anything_that_compiled_modules_import_is_noticed() -> None:
    """Constants and fields of records are built in: with others beside it an engine breaks at the start."""
    hashed = {path for pattern in built.COMPILED_FROM for path in HOME.glob(pattern)}
    seen: set[Path] = set()
    waiting = [HOME / source for source in setup.sources()]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += imported(path)

    assert HOME / "game/dust_collectorz/rules/cards/card_table.py" in seen
    assert seen <= hashed


def test_records_are_not_compiled() -> None:
    """Compiled, a class has none of its keywords, and its fields only half of their types."""
    sources = {path: ast.parse((HOME / path).read_text(encoding="utf-8")) for path in setup.sources()}
    classes = [
        (path, one.name, word.arg)
        for path, tree in sources.items()
        for one in ast.walk(tree)
        if isinstance(one, ast.ClassDef)
        for word in one.keywords
    ]

    assert [found for found in classes if found[2] != "metaclass"] == []


def imported(path: Path) -> list[Path]:
    """List the modules of ours that a module imports when it runs."""
    names: list[str] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        elif isinstance(node, ast.Import):
            names += [one.name for one in node.names]
    files = [HOME / (name.replace(".", "/") + ".py") for name in names]
    return [file for file in files if file.exists()]


def test_every_list_of_requirements_has_a_purpose() -> None:
    """What is being installed is told in words."""
    assert set(PURPOSES) == {path.stem for path in (HOME / "requirements").glob("*.txt")}
