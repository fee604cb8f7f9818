"""Do the tests notice when the program is changed? `python -m tests.mutants [COUNT] [SEED]` tries it.

Random numbers, comparisons and truth values in game, ai and saves are changed, one at a time, in a copy of
the checkout; a test that names the module or belongs to its part must fail, and pass without the change. It
prints each change with whether it was noticed, and by which test.
"""

from __future__ import annotations

import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 600  # for one test of a change; who needs longer hangs, which is noticed
SWAPS: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
}
# of a part's path: its tests beside those that name the module; the first that fits
TESTS: Final = (
    ("saves/", ("tests/saves",)),
    ("ai/", ("tests/ai",)),
    ("game/table/tones", ("tests/sound",)),
    ("game/table/sound", ("tests/sound",)),
    ("game/table/", ("tests/table", "tests/access", "tests/pictures")),
    ("game/screens/statistics/", ("tests/screens/statistics",)),
    ("game/screens/analysis/", ("tests/screens/analysis",)),
    ("game/screens/replay/", ("tests/screens/replay",)),
    ("game/screens/lesson/", ("tests/screens/lesson",)),
    ("game/screens/settings/", ("tests/screens/settings",)),
    (
        "game/screens/match/",
        ("tests/screens/match", "tests/screens/match_table", "tests/screens/match_session"),
    ),
    ("game/screens/", ("tests/screens/menus/test_title.py", "tests/screens/app/test_program.py")),
    ("game/engine/", ("tests/engine", "tests/laws", "tests/golden")),
    ("game/texts/", ("tests/texts",)),
    ("game/splendor_marvel/", ("tests/splendor_marvel", "tests/splendor_marvel_table")),
    (
        "game/custom_heroes/",
        ("tests/custom_heroes", "tests/custom_heroes_table", "tests/custom_heroes_overlays"),
    ),
    ("game/seventh_hero/", ("tests/seventh_hero", "tests/seventh_hero_table")),
    (
        "game/dust_collectorz/",
        ("tests/dust_collectorz", "tests/dust_collectorz_table", "tests/dust_collectorz_decks"),
    ),
)
FOR_GAMES: Final = (
    "tests/golden",
    "tests/laws",
    "tests/celebrations",
    "tests/pictures",
)  # what else tries them


def changes(source: str) -> list[tuple[int, int, int, str]]:
    """List what can be changed in a file: line, first and last column, and what stands there then."""
    lines = source.splitlines()
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.lineno == node.end_lineno:
            if isinstance(node.value, bool):
                new = str(not node.value)
            elif isinstance(node.value, int):
                new = str(node.value + 1)
            elif isinstance(node.value, float):
                new = str(node.value * 2 + 0.5)
            else:
                continue
            found.append((node.lineno, node.col_offset, node.end_col_offset or 0, new))
        elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in SWAPS:
            left, right = node.left, node.comparators[0]
            if left.end_lineno == right.lineno and lines[left.lineno - 1].isascii():
                new = f" {SWAPS[type(node.ops[0])]} "
                found.append((right.lineno, left.end_col_offset or 0, right.col_offset, new))
    return found


def tests_of(copy: Path, file: str) -> list[str]:
    """List the tests of a module: first those that name it or bear its name, then those of its part."""
    package, _, name = file.removesuffix(".py").replace("/", ".").rpartition(".")
    words = rf"\b{re.escape(package)}(\.{name}\b| import [^\n]*\b{name}\b)"
    tests = sorted((copy / "tests").rglob("test_*.py"))
    naming = [
        path.relative_to(copy).as_posix() for path in tests if re.search(words, path.read_text("utf-8"))
    ]
    folders = next(folders for start, folders in TESTS if file.startswith(start))
    found = [test for test in naming if "tests/display/" not in test] + list(folders)
    if ".pictures." in f"{package}." or ".art." in f"{package}." or name == "cover":
        found = ["tests/pictures/test_drawings.py", *found]
    if (copy / "/".join(package.split(".")[:2]) / "rules.py").exists():
        found += FOR_GAMES
    return list(dict.fromkeys(found))


def first_failure(copy: Path, words: list[str]) -> str:
    """Run tests up to the first that fails and return its name; "" when all pass, "time" when none ends."""
    quiet = ["-q", "-x", "-rfE", "-p", "no:cacheprovider", "-o", f"timeout={SECONDS}"]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *quiet, *words],
            cwd=copy,
            env={**os.environ, "HEROTABLE_PURE": "1"},
            timeout=10 * SECONDS,
            check=False,
            capture_output=True,
            text=True,
        )
    except subprocess.TimeoutExpired:
        return "time"
    if done.returncode == 0:
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return failed[1] if failed else "time"


def noticed(copy: Path, file: str, change: tuple[int, int, int, str], broken: set[str]) -> tuple[bool, str]:
    """Make a change in the copy, test, take it back; whether a test failed, and what it was.

    A test that fails without the change, too, notices nothing: it goes to `broken` and is left out.
    """
    path = copy / file
    source = path.read_text(encoding="utf-8")
    line, first, last, new = change
    lines = source.splitlines(keepends=True)
    old = lines[line - 1]
    lines[line - 1] = old[:first] + new + old[last:]
    told = f"{file}:{line}: {old[first:last].strip()} -> {new.strip()}"
    while True:
        path.write_text("".join(lines), encoding="utf-8")
        left_out = [f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in sorted(broken)]
        try:
            failed = first_failure(copy, [*tests_of(copy, file), *left_out])
        finally:
            path.write_text(source, encoding="utf-8")
        if not failed or failed == "time":
            return bool(failed), told + (" (no end)" if failed else "")
        if not first_failure(copy, [failed]):
            return True, f"{told} ({failed})"
        broken.add(failed)


def main(count: int = 40, seed: int = 1) -> None:
    """Try so many changes and print what came of each."""
    chance = random.Random(seed)  # noqa: S311 - nobody's secret
    files = sorted(
        str(path.relative_to(ROOT))
        for part in ("game", "ai", "saves")
        for path in (ROOT / part).rglob("*.py")
        if any(str(path.relative_to(ROOT)).startswith(start) for start, _ in TESTS)
    )
    every = [(file, one) for file in files for one in changes((ROOT / file).read_text(encoding="utf-8"))]
    seen = 0
    broken: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "build", "*.so"))
        for file, change in chance.sample(every, count):
            was_noticed, told = noticed(copy, file, change, broken)
            seen += was_noticed
            sys.stdout.write(f"{'noticed' if was_noticed else 'SURVIVED'}  {told}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{seen} of {count} were noticed (seed {seed})\n")
    for test in sorted(broken):
        sys.stdout.write(f"left out, failing without any change: {test}\n")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
