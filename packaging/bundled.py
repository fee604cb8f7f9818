"""What a bundle carries of others, after `bundled.toml`; a file that nobody has listed stops the making.

`python packaging/bundled.py BUNDLE FILE` writes the list of all parts with the texts of their licences,
which goes into every installer.
"""

from __future__ import annotations

import re
import sys
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

from facts import BUNDLE, HOME, INTERNAL, PACKAGING, TITLE, CannotPack, checked_bundle, say, version

TABLE: Final = PACKAGING / "bundled.toml"
LICENCES: Final = PACKAGING / "licences"
WATCHED: Final = re.compile(r"\.(so(\.[0-9.]+)?|dll|pyd|dylib|ttf|otf)$", re.IGNORECASE)
OURS: Final = ("game/", "ai/", "saves/", "herotable__mypyc")
STAND_IN: Final = "herotable__stubs"  # of `stubs`: ours, too
RULE: Final = "=" * 100


@dataclass(frozen=True)
class Part:
    """One thing by others; `package` is the Python package that brings it, "" for none."""

    name: str
    licence: str
    copyright: str
    files: tuple[str, ...]
    package: str = ""

    def owns(self, file: str) -> bool:
        """Whether a file, relative to the bundle's inner folder, is a part of this."""
        return any(fnmatchcase(file, pattern) for pattern in self.files)


@cache
def parts() -> tuple[Part, ...]:
    """All parts of the table, in its order."""
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))["part"]
    return tuple(Part(**{**one, "files": tuple(one["files"])}) for one in table)


def licences_of(expression: str) -> list[str]:
    """The names in an SPDX expression, exceptions too."""
    return [word for word in re.findall(r"[\w.+-]+", expression) if word not in {"AND", "OR", "WITH"}]


def licence_text(name: str) -> str:
    """The text of a licence."""
    return (LICENCES / f"{name}.txt").read_text(encoding="utf-8")


def foreign_files(bundle: Path) -> list[str]:
    """Native libraries and fonts that are not ours; relative names, links left out."""
    inside = bundle / INTERNAL
    files = (path for path in inside.rglob("*") if path.is_file() and not path.is_symlink())
    names = sorted(path.relative_to(inside).as_posix() for path in files if WATCHED.search(path.name))
    return [name for name in names if not name.startswith(OURS) and STAND_IN not in name]


def owned_files(bundle: Path) -> dict[str, Part]:
    """Every foreign file with its part; all that no part or several own are named in one error."""
    found: dict[str, Part] = {}
    wrong: list[str] = []
    for file in foreign_files(bundle):
        owners = [one for one in parts() if one.owns(file)]
        if len(owners) == 1:
            found[file] = owners[0]
        else:
            wrong.append(f"{file} ({len(owners)})")
    if wrong:
        raise CannotPack(f"packaging/bundled.toml must name each of these once: {', '.join(wrong)}")
    return found


def present(bundle: Path) -> list[Part]:
    """The parts that this bundle has; those without files of their own are in every one."""
    here = set(owned_files(bundle).values())
    return [one for one in parts() if one in here or not one.files]


def third_parties(bundle: Path) -> str:
    """The list for people: who made what, under which licence; then each licence's text once."""
    here = present(bundle)
    width = max(len(one.name) for one in here) + 2
    lines = [f"What {TITLE} {version()} carries of others", ""]
    for one in here:
        lines += [f"{one.name:{width}}{one.licence}", f"{'':{width}}Copyright (c) {one.copyright}"]
    lines += [
        "",
        "Libraries lie in files of their own and may be replaced by others with the same interface.",
        f"{TITLE} itself: LICENSE and NOTICE.",
    ]
    for name in sorted({name for one in here for name in licences_of(one.licence)}):
        lines += ["", RULE, name, RULE, "", licence_text(name).rstrip()]
    return "\n".join(lines) + "\n"


def main(bundle: Path, file: Path) -> int:
    """Write the list; 1 and a line where something is unlisted."""
    try:
        file.write_text(third_parties(checked_bundle(bundle)), encoding="utf-8")
    except CannotPack as reason:
        say(f"bundled: {reason}")
        return 1
    return 0


if __name__ == "__main__":
    given = [Path(word) for word in sys.argv[1:]]
    sys.exit(
        main(given[0] if given else BUNDLE, given[1] if len(given) > 1 else HOME / "dist" / "LICENCES.txt")
    )
