"""The engine, compiled where a C compiler is there: before tests and builds, or beside a running game.

It never keeps anybody from playing: whatever goes wrong is told in a line, and the game runs uncompiled. What
was told is not told again until something changes. Which engine is up to date, and how a process takes it,
stands in `game.built`; here it is compiled in a folder of its own, tried, and published in one step.
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
BESIDE_SECONDS = 3600.0  # at low priority beside whatever else runs
NICENESS = 19
KEPT = 3  # engines: whoever goes back and forth between versions need not wait each time
RENAME_TRIES = 20  # on Windows whoever scans new files for viruses may hold them for a moment
IN_PLACE = ("herotable__mypyc*", "game/**/*", "ai/**/*")
BESIDE = "compiling a faster engine beside the game, at low priority (once)"
SLOWER = "the engine runs uncompiled, several times slower"
TOLD = "told"
NOT_INSTALLED = "installing"  # among circumstances: it may go better next time
TRY = """
import importlib, sys
from pathlib import Path
from game import built
assert built.take(Path(sys.argv[1])), "incomplete"
for name in built.modules(Path(sys.argv[1])):
    importlib.import_module(name)
"""


class Failure(NamedTuple):
    """Why there is no compiled engine; while the circumstances stay the same, trying again is in vain."""

    circumstances: str
    reason: str
    told: bool


class NotCompiledError(Exception):
    """Why there is no compiled engine, in a few words."""

    def __init__(self, reason: str, circumstances: str) -> None:
        """Keep also the circumstances, on which trying again depends."""
        super().__init__(reason)
        self.circumstances = circumstances


def compiler_missing() -> str:
    """Say what this machine lacks for compiling; nothing when all is there."""
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
    """Say in one line what decides whether compiling can succeed, apart from the sources."""
    return compiler_missing() or f"compiler: {os.environ.get('CC') or sysconfig.get_config_var('CC')}"


# Without a game


def compile_engine(places: Places) -> bool:
    """Bring the compiled engine up to date where that is possible, and wait; whether it can be used."""
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
    """Remove extensions beside the sources, where earlier versions put them: nobody keeps them up to date."""
    for path in in_place(places.home):
        with contextlib.suppress(OSError):
            path.unlink()


def in_place(home: Path) -> list[Path]:
    """List the compiled modules that lie beside their sources."""
    found = [path for pattern in IN_PLACE for path in home.glob(pattern)]
    return [path for path in found if path.suffix in {".so", ".pyd"}]


def worth_trying(places: Places) -> bool:
    """Whether anything has changed since it failed, if it did; why it can't be is told when that is news."""
    now = circumstances()
    before = _noted(places)
    if before and before.circumstances == now:
        if not before.told:  # whoever was to hear it had gone
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
    """Note a failure where the game and the next start find it."""
    with contextlib.suppress(OSError):
        places.shelf.mkdir(parents=True, exist_ok=True)
        note = places.shelf / (built.fingerprint(places.home) + built.FAILED)
        told = TOLD if failure.told else "not yet told"
        note.write_text(f"{failure.circumstances}\n{failure.reason}\n{told}\n", encoding="utf-8")


def _compile_or_tell(places: Places, progress: Progress, seconds: float, tell: Callable[[str], bool]) -> None:
    """Compile and publish; tell how it ended, a failure only if it is news."""
    try:
        compile_and_publish(places, progress, seconds)
    except NotCompiledError as trouble:
        failure = Failure(trouble.circumstances, " ".join(str(trouble).split()), told=True)
        if _noted(places) != failure:
            _note(places, failure._replace(told=tell(f"{SLOWER}: {failure.reason}")))
    else:
        progress.end("ready")


def compile_and_publish(places: Places, progress: Progress, seconds: float) -> None:
    """Compile the engine, try it, and give it its name; raise NotCompiledError. The lock is held."""
    wanted = built.fingerprint(places.home)
    try:
        for leftover in places.shelf.glob("work-*"):  # of one that was killed
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
    """Compile into a folder within `work` and try what came; raise NotCompiledError."""
    log, made = places.build / "compile.log", work / "engine"
    words = [str(places.python), "setup.py", "build_ext", "--build-lib", str(made), "--build-temp"]
    env = {"HEROTABLE_WORK": str(work / "c"), "HEROTABLE_PURE": "", "PYTHONDONTWRITEBYTECODE": "1"}
    env["MYPY_CACHE_DIR"] = str(work / "cache")  # mypyc makes one where it stands, which may be read-only
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
    """Give a folder its name in one step."""
    if place.exists():  # it wasn't whole, else nobody would have compiled it
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
    """Remove all but the newest engines, and notes of what failed while they were made."""
    made = [path for path in shelf.iterdir() if (path / built.MANIFEST).exists()]
    for folder in sorted(made, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
    for note in shelf.glob("*" + built.FAILED):
        note.unlink(missing_ok=True)


# Beside a game


def begin_beside(places: Places, command: list[str]) -> str:
    """Start compiling beside the game that this process is about to be; return what the game is to know.

    That is empty where nothing is to come: the engine is there, or can't be compiled.
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
        # it forks at once, so that the game isn't the parent of a process that it knows nothing about
        subprocess.run(words, stdin=subprocess.DEVNULL, start_new_session=True, check=False)
    return "tried again" if _noted(places) else built.ANNOUNCED


def compile_beside(places: Places, game: int) -> None:
    """Compile while a game runs; when that ends, go on in silence, so that the next one needn't wait."""
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
    """Whether a process is there; not for Windows, where asking would end it."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
