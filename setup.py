"""Compile the hot modules with mypyc where that is possible; otherwise install the same files uncompiled.

All modules or none: a half-compiled set could not be imported. `HEROTABLE_PURE=1` builds none. For `dev.py`
they go into a folder of their own, and the C files into the one that `HEROTABLE_WORK` names.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

HOME = Path(__file__).resolve().parent
HOT = (
    "game/engine/parts.py",
    "game/engine/rng.py",
    "game/engine/packed.py",
    "game/engine/contract.py",
    "game/engine/playout.py",
    "ai/search.py",
    "ai/evaluators/[!_]*.py",
    "game/*/rules/**/[!_]*.py",
    "game/*/player/[!_]*.py",
)
# msgspec's records stay as they are: mypyc forgets a class's keywords and what its tuples and lists hold
RECORD = re.compile(r"^class .*\bfrozen=", re.MULTILINE)
# so do reasons, asked once a decision: in a view of several people, what one of them may not know is None
REASONS = "reasons.py"
# one C file, so that modules are inlined into each other: a search is a fifth faster (docs/decisions, 28)
OPTIMIZE = "3"
FLAGS = [
    "-fno-semantic-interposition",
    "-fno-asynchronous-unwind-tables",  # which only C++ needs, and debuggers
    "-Wno-error",  # a warning that only a newer compiler knows must not cost the player the speed
]


def sources() -> list[str]:
    """Name the modules worth compiling, relative to the checkout, in a fixed order."""
    hot = {path for pattern in HOT for path in HOME.glob(pattern)}
    plain = {path for path in hot if path.name == REASONS or RECORD.search(path.read_text(encoding="utf-8"))}
    return sorted(path.relative_to(HOME).as_posix() for path in hot - plain)


def extensions() -> list[Extension]:
    """Translate the hot modules to C; none on request, or where mypyc isn't there."""
    if os.environ.get("HEROTABLE_PURE") or not sources():
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - an install without mypyc goes on
    except ImportError:
        return []
    work = os.environ.get("HEROTABLE_WORK") or None
    translated = mypycify(
        sources(),
        opt_level=OPTIMIZE,
        debug_level="0",
        group_name="herotable",
        target_dir=work,
    )
    made = [extension for extension in translated if isinstance(extension, Extension)]
    for extension in made:
        more = [] if sys.platform == "win32" else FLAGS
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    return made


class Afresh(build_py):
    """Collect the sources anew: else what has been removed since the last time would be installed, too."""

    def run(self) -> None:
        """Forget what an earlier build has left, and copy."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class AllOrNothing(build_ext):
    """Build every extension, or go on without any."""

    def run(self) -> None:
        """Build; when a compiler is missing or fails, say so in one line and go on without."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as reason:
            print(f"herotable: installed uncompiled, several times slower ({reason})", file=sys.stderr)  # noqa: T201
            self._remove_what_was_built()
            self.extensions = []

    def _remove_what_was_built(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": Afresh, "build_ext": AllOrNothing})
