"""The compiled engine of a checkout: a folder named after the hash of its sources.

`dev.py` compiles it and renames it to build/engine/FINGERPRINT at the end, which is atomic: nobody sees half
an engine. A process loads the whole folder when it starts, or else runs the sources; so a later process may
use an engine that the first one couldn't. An installed program has its extensions beside the sources and
needs none of this. Only the standard library is used here, because dev.py runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

COMING: Final = "HEROTABLE_ENGINE"
"""Set by dev.py for a game beside which an engine is compiled: to `ANNOUNCED`, or to anything else."""
ANNOUNCED: Final = "announced"
MANIFEST: Final = "engine.json"
FAILED: Final = ".failed"
# what the compiled code depends on: itself and its imports, because constants and record layouts are inlined
COMPILED_FROM: Final = (
    "setup.py",
    "requirements/compile.txt",
    "game/engine/**/*.py",
    "game/*/rules/**/*.py",
    "game/*/player/*.py",
    "ai/search.py",
    "ai/evaluators/*.py",
)


def fingerprint(home: Path) -> str:
    """Hash what a compiled engine depends on: its sources and this Python, but not the compiler."""
    digest = hashlib.sha256(f"{sys.version} {EXTENSION_SUFFIXES[0]}".encode())
    for path in sorted({path for pattern in COMPILED_FROM for path in home.glob(pattern)}):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(home).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:32]


def cache(home: Path) -> Path:
    """Return the cache folder for files made from the checkout `home` if that is read-only."""
    if os.name == "nt":
        above = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        above = "~/Library/Caches"
    else:
        asked = os.environ.get("XDG_CACHE_HOME", "")
        above = asked if os.path.isabs(asked) else "~/.cache"  # noqa: PTH117 - a word of the person's, no path yet
    name = hashlib.sha256(os.fsencode(home)).hexdigest()[:12]
    return Path(os.path.expanduser(above)) / "herotable" / f"checkout-{name}"  # noqa: PTH111 - never raises


def shelves(home: Path) -> list[Path]:
    """List the folders that may contain engines of the checkout `home`, in order of preference."""
    return [home / "build" / "engine", cache(home) / "build" / "engine"]


def engine(home: Path, name: str = "") -> Path | None:
    """Return the folder of the current engine, or of the one with this name, if it exists and is complete."""
    name = name or fingerprint(home)
    return next((shelf / name for shelf in shelves(home) if modules(shelf / name)), None)


def failed(home: Path, name: str = "") -> list[Path]:
    """List the notes of failures to compile the current engine, or the one with this name."""
    name = (name or fingerprint(home)) + FAILED
    return [shelf / name for shelf in shelves(home) if (shelf / name).is_file()]


def modules(folder: Path) -> dict[str, Path]:
    """Return the extension of each module in an engine's folder; empty unless all are unchanged."""
    try:
        listed = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        files = {name: folder / place for name, (place, _) in listed.items()}
        sizes = [size for _, size in listed.values()]
        whole = [path.stat().st_size for path in files.values()] == sizes
    except (OSError, ValueError, TypeError, AttributeError):
        return {}
    return files if whole else {}


def write_manifest(folder: Path) -> int:
    """List the extensions in `folder` after syncing them to disk; return their number."""
    listed = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in {".so", ".pyd"}:
            continue
        place = path.relative_to(folder)
        listed[".".join((*place.parts[:-1], place.name.partition(".")[0]))] = (
            place.as_posix(),
            path.stat().st_size,
        )
        _keep(path)
    manifest = folder / MANIFEST
    manifest.write_text(json.dumps(listed, indent=1), encoding="utf-8")
    _keep(manifest)
    return len(listed)


def _keep(path: Path) -> None:
    """Sync a file to disk before it is renamed."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


class Finder:
    """Finds the modules of one engine before their sources."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        """Use an engine's extensions."""
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a compiled module; None for all others."""
        file = self._files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


def take(folder: Path) -> bool:
    """Import from now on from an engine's folder; False: there is none."""
    files = modules(folder)
    if files:
        sys.meta_path.insert(0, Finder(files))
    return bool(files)


def take_newest(home: Path) -> bool:
    """Use the current engine if `home` is a checkout and has one."""
    if not (home / "setup.py").is_file():
        return False
    folder = engine(home)
    return folder is not None and take(folder)
