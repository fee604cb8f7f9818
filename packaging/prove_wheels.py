"""Prove the wheels: build a compiled and a pure one, install each where nothing else is, and try it.

    .venv/bin/python packaging/prove_wheels.py [FOLDER] [SUITE]

The wheels go to FOLDER (build/proof). With a SUITE such as bookworm, each is installed in a bare Debian, too,
which needs root and debootstrap. Installing asks no registry: what the game needs is downloaded once before,
by the hashes of requirements/runtime.txt, as the environment of `dev.py build` is used to compile.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bare import NotProved, bare_system, inside
from bare import run as run_here
from facts import HOME, NAME, version

KINDS: Final = {"compiled": "", "pure": "1"}  # what HEROTABLE_PURE says
IS_COMPILED: Final = "import game; print(game.compiled())"
QUIET: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
Run = Callable[..., str]


def told(line: str) -> None:
    """Say how far it is."""
    print(f"prove_wheels: {line}", flush=True)


def copy_sources(folder: Path) -> None:
    """Copy what git knows, as it stands now: a build writes into its checkout."""
    names = run_here(["git", "-C", str(HOME), "ls-files", "-z"]).split("\0")
    for name in filter(None, names):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(HOME / name, folder / name)


def build(sources: Path, out: Path, pure: str) -> Path:
    """Build a wheel with this environment's tools; return its file."""
    words = ["wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(out), "."]
    env = {**os.environ, "HEROTABLE_PURE": pure}
    before = set(out.glob("*.whl"))
    done = subprocess.run(
        [sys.executable, "-m", "pip", *words],
        cwd=sources,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    made = set(out.glob("*.whl")) - before
    if done.returncode or len(made) != 1:
        raise NotProved(f"no wheel was built: {done.stderr.strip()[-400:]}")
    return made.pop()


def build_both(out: Path) -> dict[str, Path]:
    """Build both kinds, each named as what it is."""
    for old in out.glob(f"{NAME}-*.whl"):
        old.unlink()
    made = {}
    for kind, pure in KINDS.items():
        with tempfile.TemporaryDirectory(prefix="herotable-wheel-") as folder:
            copy_sources(Path(folder))
            made[kind] = build(Path(folder), out, pure)
        tag = made[kind].stem.removeprefix(f"{NAME}-{version()}-")
        if (tag == "py3-none-any") != bool(pure):
            raise NotProved(f"the {kind} wheel is named {made[kind].name}")
        told(f"{made[kind].name}, {made[kind].stat().st_size / 1e6:.1f} MB")
    return made


def download_needs(house: Path) -> None:
    """Fetch what the game needs for this Python, by its hashes."""
    words = ["download", "--quiet", "--only-binary", ":all:", "--require-hashes", "-d", str(house)]
    run_here([sys.executable, "-m", "pip", *words, "-r", str(HOME / "requirements" / "runtime.txt")])


def prove_one(kind: str, wheel: str, house: str, place: str, kept: str, run: Run) -> None:
    """Install a wheel into an environment of its own and use it; all paths as `run` sees them."""
    run("python3", "-m", "venv", place)
    run(f"{place}/bin/pip", "install", "--quiet", "--no-index", "--find-links", house, wheel)
    compiled = run(f"{place}/bin/python", "-c", IS_COMPILED).strip()
    if compiled != str(kind == "compiled"):
        raise NotProved(f"the {kind} wheel says that it is compiled: {compiled}")
    named = run(f"{place}/bin/{NAME}", "--version").strip()
    lines = run(f"{place}/bin/{NAME}", "--selftest", kept).splitlines()
    told(f"{kind}: {named}; {lines[-2].removeprefix('ok').strip()}; {lines[-1]}")


def here(work: Path) -> Run:
    """Run programs on this machine, away from the checkout and from the person's own files."""
    around = {"HEROTABLE_HOME": str(work / "home"), "HEROTABLE_PURE": "", **QUIET}

    def run(program: str, *words: str) -> str:
        python = sys.executable if program == "python3" else program
        settings = [f"{name}={value}" for name, value in around.items()]
        return run_here(["env", "-C", str(work), "-u", "PYTHONPATH", *settings, python, *words])

    return run


def prove_bare(suite: str, wheels: dict[str, Path], house: Path) -> None:
    """Install both in a bare Debian that has a Python and nothing else."""
    with bare_system(suite) as root:
        inside(root, "apt-get", "update")
        inside(root, "apt-get", "install", "-y", "--no-install-recommends", "python3", "python3-venv")
        shutil.copytree(house, root / "tmp" / "house")
        shutil.copytree(HOME / "tests" / "saves", root / "tmp" / "kept")
        settings = [f"{name}={value}" for name, value in {**QUIET, "HEROTABLE_HOME": "/tmp/home"}.items()]  # noqa: S108

        def run(*words: str) -> str:
            return inside(root, *settings, *words)

        for kind, wheel in wheels.items():
            shutil.copy(wheel, root / "tmp")
            prove_one(kind, f"/tmp/{wheel.name}", "/tmp/house", f"/opt/{kind}", "/tmp/kept", run)  # noqa: S108


def prove(out: Path, suite: str) -> None:
    """All steps, one after the other."""
    wheels = build_both(out)
    with tempfile.TemporaryDirectory(prefix="herotable-wheels-") as folder:
        work = Path(folder)
        house = work / "house"
        download_needs(house)
        for kind, wheel in wheels.items():
            kept = str(HOME / "tests" / "saves")
            prove_one(kind, str(wheel), str(house), str(work / kind), kept, here(work))
        if suite:
            told(f"in a bare {suite}")
            prove_bare(suite, wheels, house)


def main(words: list[str]) -> int:
    """Prove the wheels; 1 and a line when something isn't as it should be."""
    out = Path(words[0]).absolute() if words else HOME / "build" / "proof"
    out.mkdir(parents=True, exist_ok=True)
    try:
        prove(out, words[1] if len(words) > 1 else "")
    except (NotProved, OSError, subprocess.SubprocessError) as reason:
        print(f"prove_wheels: not proved: {reason}", file=sys.stderr)
        return 1
    told("proved")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
