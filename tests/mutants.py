"""Do the tests notice when the program is changed? `python -m tests.mutants [COUNT] [SEED]` tries it.

Random numbers, comparisons and truth values in game, ai and saves are changed, one at a time, in a copy of
the checkout; the tests of that part must fail. It prints each change with whether it was noticed.
"""

from __future__ import annotations

import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 240  # for the tests of one change; who needs longer hangs, which is noticed
SWAPS: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
}
# of a part's path: its tests; the first that fits
TESTS: Final = (
    ("saves/", ("tests/saves",)),
    ("ai/", ("tests/ai",)),
    ("game/table/tones", ("tests/sound",)),
    ("game/table/sound", ("tests/sound",)),
    ("game/table/", ("tests/table",)),
    ("game/scenes/decks/", ("tests/scenes/test_deck_builder.py", "tests/scenes/test_deck_builder_list.py")),
    ("game/scenes/statistics/", ("tests/scenes/test_statistics_scene.py",)),
    ("game/scenes/analysis/", ("tests/scenes/test_analysis_parts.py", "tests/scenes/test_analysis_scene.py")),
    ("game/scenes/replay/", ("tests/scenes/test_replay.py",)),
    ("game/scenes/lesson/", ("tests/scenes/test_lesson.py",)),
    ("game/scenes/settings/", ("tests/scenes/test_settings_scene.py", "tests/scenes/test_settings_keys.py")),
    ("game/scenes/match/", ("tests/scenes/test_match_scene.py", "tests/scenes/test_match_tools.py")),
    ("game/scenes/", ("tests/scenes/test_title.py", "tests/scenes/test_program.py")),
    ("game/engine/", ("tests/engine",)),
    *((f"game/{name}/", (f"tests/{name}",)) for name in ("splendor_marvel", "custom_heroes")),
    *((f"game/{name}/", (f"tests/{name}",)) for name in ("seventh_hero", "dust_collectorz")),
)


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


def noticed(copy: Path, file: str, change: tuple[int, int, int, str]) -> tuple[bool, str]:
    """Make a change in the copy, test, take it back; whether the tests failed, and what it was."""
    path = copy / file
    source = path.read_text(encoding="utf-8")
    line, first, last, new = change
    lines = source.splitlines(keepends=True)
    old = lines[line - 1]
    lines[line - 1] = old[:first] + new + old[last:]
    path.write_text("".join(lines), encoding="utf-8")
    tests = next(tests for start, tests in TESTS if file.startswith(start))
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        code = subprocess.run(
            command,
            cwd=copy,
            env={**os.environ, "HEROTABLE_PURE": "1"},
            timeout=SECONDS,
            check=False,
            capture_output=True,
        ).returncode
    except subprocess.TimeoutExpired:
        code = 1
    finally:
        path.write_text(source, encoding="utf-8")
    return code != 0, f"{file}:{line}: {old[first:last].strip()} -> {new.strip()}"


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
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "build", "*.so"))
        for file, change in chance.sample(every, count):
            was_noticed, told = noticed(copy, file, change)
            seen += was_noticed
            sys.stdout.write(f"{'noticed' if was_noticed else 'SURVIVED'}  {told}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{seen} of {count} were noticed (seed {seed})\n")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
