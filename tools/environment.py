"""The environment: .venv, with exactly the versions in requirements/*.txt."""

from __future__ import annotations

import hashlib
import shutil
import sys

from tools.places import Places
from tools.running import Progress, TroubleError, alone, run_quietly

PURPOSES = {
    "runtime": "what the game needs",
    "compile": "what compiles the engine",
    "dev": "what tests and builds",
    "fuzz": "the fuzzer",
    "wheels": "what builds wheels",
}


def make_venv(places: Places) -> None:
    """Make .venv with this Python, unless that was done before."""
    with alone(places.build / "venv.lock"):
        stamp = places.venv / ".made-by"
        if not (
            places.python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == sys.version
        ):
            _make_anew(places)
            stamp.write_text(sys.version, encoding="utf-8")


def _make_anew(places: Places) -> None:
    shutil.rmtree(places.venv, ignore_errors=True)
    log = places.build / "venv.log"
    words = [sys.executable, "-m", "venv", str(places.venv)]
    progress = Progress("making an environment (once)")
    if not run_quietly(words, log, places.store, progress):
        shutil.rmtree(places.venv, ignore_errors=True)
        cure = "install it with: sudo apt install python3-venv" if shutil.which("apt") else f"see {log}"
        raise TroubleError(f"this Python can't make a virtual environment (no venv or ensurepip); {cure}")
    progress.end("done")


def installed(places: Places, lock: str) -> bool:
    """Whether .venv has the versions of requirements/`lock`.txt."""
    stamp = places.venv / f".installed-{lock}"
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _wanted(places, lock)


def install(places: Places, lock: str, progress: Progress | None = None) -> None:
    """Install the versions of requirements/`lock`.txt into .venv; downloads nothing if they are there."""
    if installed(places, lock):
        return
    with alone(places.venv / ".installing"):
        if installed(places, lock):
            return
        own = progress is None
        progress = progress or Progress(f"installing {PURPOSES[lock]} (once)")
        log = places.venv / f"install-{lock}.log"
        file = places.home / "requirements" / f"{lock}.txt"
        # don't byte-compile modules that the program never imports: that takes longer than the download
        words = ["install", "--quiet", "--no-compile", "--only-binary", ":all:", "--require-hashes"]
        command = [str(places.python), "-m", "pip", *words, "-r", str(file)]
        if not run_quietly(command, log, places.store, progress):
            reason = why_pip_failed(log.read_text(encoding="utf-8"))
            raise TroubleError(f"installing failed: {reason} (all of it: {log})")
        (places.venv / f".installed-{lock}").write_text(_wanted(places, lock), encoding="utf-8")
        if own:
            progress.end("done")


def _wanted(places: Places, lock: str) -> str:
    return hashlib.sha256((places.home / "requirements" / f"{lock}.txt").read_bytes()).hexdigest()


def why_pip_failed(text: str) -> str:
    """Extract the reason from pip's output."""
    if any(sign in text for sign in ("NewConnectionError", "ConnectTimeout", "NameResolution", "ProxyError")):
        return "no network, or the package index is out of reach"
    errors = [line.removeprefix("ERROR: ") for line in text.splitlines() if line.startswith("ERROR: ")]
    return errors[-1][:200] if errors else "pip gave no reason"
