"""Lay out all that flatpak-builder needs, so that it builds without a network: `make_flatpak.py [FOLDER]`.

FOLDER (dist/flatpak) gets the manifest, our sources as they are committed, the wheels of what the game needs
and is compiled with, for both processors, and what a desktop is told. Each is named in the manifest with its
hash. Then, where a Flatpak runtime is installed: `flatpak-builder --user --install build MANIFEST`.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from desktop import lay_desktop
from facts import APP_ID, DIST, HOME, NAME, CannotPack, epoch, say, version

RUNTIME: Final = "25.08"  # of org.freedesktop, with the Python below
PYTHON: Final = "3.13"
PROCESSORS: Final = {"x86_64": "x86_64-manylinux_2_28", "aarch64": "aarch64-manylinux_2_28"}
LOCKS: Final = ("compile", "runtime")
PIP: Final = f"python{PYTHON} -m pip install --no-index --find-links=wheels --no-cache-dir"
SITE: Final = f"${{FLATPAK_DEST}}/lib/python{PYTHON}/site-packages"
COMMANDS: Final = (  # the compiler, what the game needs, the game, whether it is compiled, what desktops read
    f"{PIP} --require-hashes --target=tools -r requirements/compile.txt -r requirements/runtime.txt",
    f"{PIP} --require-hashes --prefix=${{FLATPAK_DEST}} -r requirements/runtime.txt",
    f"PYTHONPATH=tools {PIP} --no-deps --no-build-isolation --prefix=${{FLATPAK_DEST}} .",
    f'test -n "$(find {SITE} -name "{NAME}__mypyc*")"',
    "cp -r share ${FLATPAK_DEST}/",
)
PERMISSIONS: Final = (  # no network, and none of the person's files: saves lie in the program's own folder
    "--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio", "--device=dri",
    "--device=input",
)  # fmt: skip
Source = dict[str, Any]


def manifest(sources: list[Source]) -> dict[str, Any]:
    """What flatpak-builder does."""
    return {
        "id": APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": NAME,
        "finish-args": list(PERMISSIONS),
        "modules": [
            {"name": NAME, "buildsystem": "simple", "build-commands": list(COMMANDS), "sources": sources}
        ],
    }


def pack_sources(folder: Path) -> Source:
    """Pack the committed sources; the same commit gives the same bytes."""
    name = f"{NAME}-{version()}"
    words = ["git", "archive", f"--prefix={name}/", "HEAD", "--", ".", ":!tests", ":!docs", ":!assets/*/art"]
    done = subprocess.run(words, cwd=HOME, capture_output=True, check=False)
    if done.returncode:
        raise CannotPack(f"git archive: {done.stderr.decode(errors='replace').strip()}")
    file = folder / f"{name}.tar.gz"
    file.write_bytes(gzip.compress(done.stdout, 9, mtime=epoch()))
    return {"type": "archive", "path": file.name, "sha256": digest(file)}


def digest(file: Path) -> str:
    """A file's SHA-256."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def fetch_wheels(folder: Path, platform: str) -> set[str]:
    """Download the pinned wheels for one kind of machine, by their hashes; return their names."""
    before = folder / platform
    words = [
        "download",
        "--quiet",
        "--no-deps",
        "--only-binary",
        ":all:",
        "--require-hashes",
        "-d",
        str(before),
    ]
    processor = platform.partition("-")[0]
    tags = [f"manylinux_2_{minor}_{processor}" for minor in range(17, 29)] + [f"manylinux2014_{processor}"]
    words += ["--python-version", PYTHON, *(word for tag in tags for word in ("--platform", tag))]
    for lock in LOCKS:
        needed = [*words, "-r", str(HOME / "requirements" / f"{lock}.txt")]
        done = subprocess.run(
            [sys.executable, "-m", "pip", *needed], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise CannotPack(f"pip download: {done.stderr.strip().splitlines()[-1]}")
    return {path.name for path in before.glob("*.whl")}


def wheel_sources(folder: Path) -> list[Source]:
    """Put all wheels side by side; those of one processor are named as such."""
    by_processor = {processor: fetch_wheels(folder, name) for processor, name in PROCESSORS.items()}
    (folder / "wheels").mkdir()
    sources = []
    for name in sorted(set().union(*by_processor.values())):
        wanted = [processor for processor, names in by_processor.items() if name in names]
        file = folder / "wheels" / name
        (folder / PROCESSORS[wanted[0]] / name).rename(file)
        source = {"type": "file", "path": f"wheels/{name}", "dest": "wheels", "sha256": digest(file)}
        sources.append(source if len(wanted) == len(PROCESSORS) else {**source, "only-arches": wanted})
    for platform in PROCESSORS.values():
        shutil.rmtree(folder / platform)
    return sources


def make(folder: Path) -> Path:
    """Lay out everything anew; return the manifest's file."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    lay_desktop(folder / "share", APP_ID)
    share: Source = {"type": "dir", "path": "share", "dest": "share"}
    sources = [pack_sources(folder), *wheel_sources(folder), share]
    file = folder / f"{APP_ID}.json"
    file.write_text(json.dumps(manifest(sources), indent=2) + "\n", encoding="utf-8")
    return file


def main(words: list[str]) -> int:
    """Lay it out; 1 and a line where that can't be."""
    try:
        file = make((Path(words[0]) if words else DIST / "flatpak").absolute())
    except CannotPack as reason:
        say(f"make_flatpak: {reason}")
        return 1
    sources = json.loads(file.read_text(encoding="utf-8"))["modules"][0]["sources"]
    say(f"make_flatpak: {file}, {len(sources)} sources")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
