"""What the README and its neighbours promise is kept by tests that are there."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "SECURITY.md", *(str(page.relative_to(HOME)) for page in HOME.glob("docs/*.md"))]
TEST = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")
PROMISES = "## What it promises"


def promises() -> list[str]:
    """The rows of the README's table of promises, without its head."""
    _, _, rest = (HOME / "README.md").read_text(encoding="utf-8").partition(PROMISES)
    rows = [line for line in rest.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    return [row for row in rows if not row.startswith(("| promise", "| ---"))]


@pytest.mark.parametrize("page", PAGES)
def test_every_test_that_is_named_is_there(page: str) -> None:
    """A test that was renamed or taken away can't go on being pointed at."""
    named = TEST.findall((HOME / page).read_text(encoding="utf-8"))
    missing = [f"{file}::{name}" for file, name in named if not _has(HOME / file, name)]

    assert missing == []


def test_every_promise_names_what_keeps_it() -> None:
    """A test, or an import contract that `dev.py check` holds the code to."""
    contracts = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    names = [contract["name"] for contract in contracts["contracts"]]
    idle = [row for row in promises() if not TEST.search(row) and not any(name in row for name in names)]

    assert len(promises()) >= 10
    assert idle == []


def _has(file: Path, name: str) -> bool:
    """Whether a file is there and defines the test `name`; "": whether it is there."""
    if not file.is_file():
        return False
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return not name or any(isinstance(one, ast.FunctionDef) and one.name == name for one in ast.walk(tree))
