"""Compiles the engine if there is a C compiler: before tests and builds, or in the background.

It never stops anybody from playing: any failure is one line of output, and the game runs uncompiled. A
failure is not reported again until something changes. `game.built` decides which engine is current and how a
process loads it; this module compiles in a work folder, tests the result, and publishes it atomically.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game import built
from tools.environment import install
from tools.places import Places
from tools.running import WINDOWS, Progress, TroubleError, alone, run_quietly, say

COMPILE_SECONDS = 900.0
BESIDE_SECONDS = 3600.0  # at low priority in the background
NICENESS = 19
KEPT = 5  # engines, so that switching between versions, of Python too, doesn't compile each time
RENAME_TRIES = 20  # on Windows a virus scanner may hold new files for a moment
IN_PLACE = ("herotable__mypyc*", "game/**/*", "ai/**/*")
BESIDE = "compiling a faster engine beside the game, at low priority (once)"
SLOWER = "the engine runs uncompiled, several times slower"
TOLD = "told"
NOT_INSTALLED = "installing"  # one of the circumstances: a retry may succeed
TRY = """
import importlib, sys
from pathlib import Path
from game import built
assert built.take(Path(sys.argv[1])), "incomplete"
for name in built.modules(Path(sys.argv[1])):
    importlib.import_module(name)
"""


class Failure(NamedTuple):
    """A failed compilation; retrying is pointless while the circumstances stay the same."""

    circumstances: str
    reason: str
    told: bool


class NotCompiledError(Exception):
    """Why there is no compiled engine, in a few words."""

    def __init__(self, reason: str, circumstances: str) -> None:
        """Store the message and the circumstances that decide about a retry."""
        super().__init__(reason)
        self.circumstances = circumstances


def compiler_missing() -> str:
    """Return what this machine lacks for compiling; empty if nothing."""
    if WINDOWS:
        programs = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"))
        found = shutil.which("cl") or (programs / "Microsoft Visual Studio/Installer/vswhere.exe").exists()
        return "" if found else "no Microsoft C compiler"
    if (
        sys.platform == "darwin"
        and subprocess.run(["/usr/bin/xcode-select", "-p"], capture_output=True, check=False).returncode
    ):
        return "no C compiler"
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(words[0]):
        return "no C compiler"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.exists() else "a C compiler, but no Python headers (on Debian: python3-dev)"


def circumstances() -> str:
    """Describe in one line what decides whether compiling can succeed, apart from the sources."""
    return compiler_missing() or f"compiler: {os.environ.get('CC') or sysconfig.get_config_var('CC')}"


# In the foreground


def compile_engine(places: Places) -> bool:
    """Compile the engine if it is out of date, and wait; return whether there is one to use."""
    if os.environ.get("HEROTABLE_PURE"):
        return False
    clear_away(places)
    if not built.engine(places.home) and worth_trying(places):
        with alone(places.shelf / "lock"):
            if not built.engine(places.home):
                _compile_or_tell(places, Progress("compiling the engine (once)"), COMPILE_SECONDS, _told)
    return built.engine(places.home) is not None


def _told(line: str) -> bool:
    say(line)
    return True


def clear_away(places: Places) -> None:
    """Remove extensions beside the sources, where earlier versions put them: they would go out of date."""
    for path in in_place(places.home):
        with contextlib.suppress(OSError):
            path.unlink()


def in_place(home: Path) -> list[Path]:
    """List the compiled modules beside their sources."""
    found = [path for pattern in IN_PLACE for path in home.glob(pattern)]
    return [path for path in found if path.suffix in {".so", ".pyd"}]


def worth_trying(places: Places) -> bool:
    """Whether nothing failed, or something has changed since; reports a failure that nobody has seen."""
    now = circumstances()
    before = _noted(places)
    if before and before.circumstances == now:
        if not before.told:  # the game it was meant for had quit
            _note(places, before._replace(told=True))
            say(f"{SLOWER}: {before.reason}")
        return False
    if lacking := compiler_missing():
        _note(places, Failure(now, lacking, told=True))
        say(f"{SLOWER}: {lacking}")
        return False
    return True


def _noted(places: Places) -> Failure | None:
    """Return the last failure to compile these sources."""
    for file in built.failed(places.home):
        with contextlib.suppress(OSError, ValueError):
            first, reason, told = file.read_text(encoding="utf-8").splitlines()
            return Failure(first, reason, told=told == TOLD)
    return None


def _note(places: Places, failure: Failure) -> None:
    """Store a failure for the game and the next start."""
    with contextlib.suppress(OSError):
        places.shelf.mkdir(parents=True, exist_ok=True)
        note = places.shelf / (built.fingerprint(places.home) + built.FAILED)
        told = TOLD if failure.told else "not yet told"
        note.write_text(f"{failure.circumstances}\n{failure.reason}\n{told}\n", encoding="utf-8")


def _compile_or_tell(places: Places, progress: Progress, seconds: float, tell: Callable[[str], bool]) -> None:
    """Compile and publish; print the result, a failure only if it is new."""
    try:
        compile_and_publish(places, progress, seconds)
    except NotCompiledError as trouble:
        failure = Failure(trouble.circumstances, " ".join(str(trouble).split()), told=True)
        if _noted(places) != failure:
            _note(places, failure._replace(told=tell(f"{SLOWER}: {failure.reason}")))
    else:
        progress.end("ready")


def compile_and_publish(places: Places, progress: Progress, seconds: float) -> None:
    """Compile, test and publish the engine; raise NotCompiledError. The caller holds the lock."""
    wanted = built.fingerprint(places.home)
    try:
        for leftover in places.shelf.glob("work-*"):  # of a killed build
            shutil.rmtree(leftover, ignore_errors=True)
        install(places, "compile", progress)
        work = Path(tempfile.mkdtemp(prefix="work-", dir=places.shelf))
    except (TroubleError, OSError) as trouble:
        raise NotCompiledError(str(trouble), NOT_INSTALLED) from trouble
    try:
        made = _compiled(places, work, progress, seconds)
        if built.fingerprint(places.home) != wanted:
            raise NotCompiledError("the sources have changed meanwhile", NOT_INSTALLED)
        _publish(made, places.shelf / wanted)
    except OSError as trouble:
        raise NotCompiledError(str(trouble), NOT_INSTALLED) from trouble
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _forget_old(places.shelf)


def _compiled(places: Places, work: Path, progress: Progress, seconds: float) -> Path:
    """Compile into a folder within `work` and test the result; raise NotCompiledError."""
    log, made = places.build / "compile.log", work / "engine"
    words = [str(places.python), "setup.py", "build_ext", "--build-lib", str(made), "--build-temp"]
    env = {"HEROTABLE_WORK": str(work / "c"), "HEROTABLE_PURE": "", "PYTHONDONTWRITEBYTECODE": "1"}
    env["MYPY_CACHE_DIR"] = str(work / "cache")  # by default in the current folder, which may be read-only
    done = run_quietly([*words, str(work / "temp")], log, places.home, progress, seconds, env)
    if not done or not made.is_dir() or not built.write_manifest(made):
        raise NotCompiledError(f"compiling failed, see {log}: {_last_line(log)}", circumstances())
    log = places.build / "trying.log"
    # sources beside it, but no engine but this one
    env = {"PYTHONPATH": str(places.home), "HEROTABLE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    if not run_quietly([str(places.python), "-c", TRY, str(made)], log, places.home, progress, seconds, env):
        raise NotCompiledError(f"it can't be used, see {log}: {_last_line(log)}", circumstances())
    return made


def _last_line(log: Path) -> str:
    lines = [line for line in log.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    return lines[-1][:160] if lines else "no output"


def _publish(made: Path, place: Path) -> None:
    """Rename a folder into place."""
    if place.exists():  # it was incomplete, or else nobody would have compiled it
        place.rename(made.parent / "broken")
    for tried in range(RENAME_TRIES):
        try:
            made.rename(place)
        except PermissionError:
            if tried == RENAME_TRIES - 1:
                raise
            time.sleep(0.5)
        else:
            return


def _forget_old(shelf: Path) -> None:
    """Remove all but the newest engines, and failures from those builds."""
    made = [path for path in shelf.iterdir() if (path / built.MANIFEST).exists()]
    for folder in sorted(made, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
    for note in shelf.glob("*" + built.FAILED):
        note.unlink(missing_ok=True)


# In the background


def begin_beside(places: Places, command: list[str]) -> str:
    """Start compiling in the background of the game that this process becomes; return variables for it.

    They are empty if nothing is to come: the engine exists, or can't be compiled.
    """
    clear_away(places)
    if os.environ.get("HEROTABLE_PURE") or built.engine(places.home) or not worth_trying(places):
        return ""
    words = [*command, "--beside", str(os.getpid())]
    if WINDOWS:
        flags = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
        flags |= getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, creationflags=flags)
        say(f"{BESIDE} ...")
    else:
        # it forks at once, so that the game doesn't get a child process that it doesn't know
        subprocess.run(words, stdin=subprocess.DEVNULL, start_new_session=True, check=False)
    return "tried again" if _noted(places) else built.ANNOUNCED


def compile_beside(places: Places, game: int) -> None:
    """Compile while a game runs; when that quits, continue silently for the next one."""
    if not WINDOWS:
        if os.fork():
            os._exit(0)
        os.nice(NICENESS)

    def listening() -> bool:
        return not WINDOWS and runs(game)

    def tell(line: str) -> bool:
        return listening() and _told(line)

    with alone(places.shelf / "lock", patient=False) as mine:
        if mine and not built.engine(places.home):
            progress = Progress(BESIDE, listening, live=False)
            _compile_or_tell(places, progress, BESIDE_SECONDS, tell)


def runs(process: int) -> bool:
    """Whether a process exists; not for Windows, where the check would kill it."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
