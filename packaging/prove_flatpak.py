"""Prove the Flatpak's sources without its runtime: the manifest's own commands, without a network.

    python packaging/prove_flatpak.py [FOLDER]

FOLDER (dist/flatpak) is what `make_flatpak` has laid out. The sources are checked by their hashes and put
where flatpak-builder puts them; its commands run with this machine's Python of the same version, and what
they install tests itself. What the sandbox allows, this can't tell.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final

from bare import NotProved, run
from facts import APP_ID, DIST, HOME, NAME
from make_flatpak import PYTHON

sys.path.insert(0, str(HOME))
from tools.pythons import find_python

ALONE: Final = ("unshare", "--net", "--map-root-user")  # a machine without any network


def told(line: str) -> None:
    """Say how far it is."""
    print(f"prove_flatpak: {line}", flush=True)


def lay_out(folder: Path, sources: list[dict[str, Any]], work: Path) -> int:
    """Put the sources where a build finds them; return how many are for this processor."""
    mine = [one for one in sources if platform.machine() in one.get("only-arches", [platform.machine()])]
    for one in mine:
        path, place = folder / one["path"], work / one.get("dest", ".")
        if path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() != one["sha256"]:
            raise NotProved(f"{path.name} has another hash than the manifest says")
        if one["type"] == "archive":
            with tarfile.open(path) as archive:
                archive.extractall(work.parent / "unpacked", filter="data")
            shutil.copytree(next((work.parent / "unpacked").iterdir()), work, dirs_exist_ok=True)
        elif one["type"] == "dir":
            shutil.copytree(path, place, dirs_exist_ok=True)
        else:
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)
    return len(mine)


def prove(folder: Path) -> None:
    """All steps, one after the other."""
    module = json.loads((folder / f"{APP_ID}.json").read_text(encoding="utf-8"))["modules"][0]
    with tempfile.TemporaryDirectory(prefix="herotable-flatpak-") as made:
        top = Path(made)
        work, dest, venv = top / "work", top / "app", top / "venv"
        work.mkdir()
        told(f"{lay_out(folder, module['sources'], work)} sources for {platform.machine()}")
        run([str(find_python(PYTHON)), "-m", "venv", str(venv)])
        env = {**os.environ, "FLATPAK_DEST": str(dest), "PATH": f"{venv}/bin:{os.environ['PATH']}"}
        for command in module["build-commands"]:
            done = subprocess.run(
                [*ALONE, "sh", "-c", command], cwd=work, env=env, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise NotProved(f"{command}: {done.stderr.strip()[-400:]}")
            told(f"done without a network: {command}")
        try_out(dest, venv, top)


def try_out(dest: Path, venv: Path, home: Path) -> None:
    """Let what was installed test itself, and look whether a desktop would find it."""
    site = dest / "lib" / f"python{PYTHON}" / "site-packages"
    around = [
        f"PYTHONPATH={site}",
        f"HEROTABLE_HOME={home}",
        "SDL_VIDEODRIVER=dummy",
        "SDL_AUDIODRIVER=dummy",
    ]
    program = [str(venv / "bin" / "python"), str(dest / "bin" / NAME)]
    lines = run(
        ["env", "-C", str(home), *around, *program, "--selftest", str(HOME / "tests" / "saves")]
    ).splitlines()
    told(f"{lines[0]}; {lines[-1]}")
    for file in (
        f"applications/{APP_ID}.desktop",
        f"metainfo/{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}.xml",
    ):
        if not (dest / "share" / file).is_file():
            raise NotProved(f"no {file} was installed")


def main(words: list[str]) -> int:
    """Prove it; 1 and a line when something isn't as it should be."""
    try:
        prove((Path(words[0]) if words else DIST / "flatpak").absolute())
    except (NotProved, OSError, subprocess.SubprocessError) as reason:
        print(f"prove_flatpak: not proved: {reason}", file=sys.stderr)
        return 1
    told("proved")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
