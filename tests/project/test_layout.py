"""Pages leave places to the containers: none computes a rectangle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import game.screens

SCENES: Final = Path(game.screens.__file__).parent
ELSEWHERE: Final = (
    "match",
    "widgets",
    "crash",
)  # tables, the containers, and what draws itself
PAGES: Final = sorted(
    path for path in SCENES.rglob("*.py") if path.relative_to(SCENES).parts[0] not in ELSEWHERE
)
COMPUTING: Final = frozenset({"Rect", "FRect", "rect", "inflate", "move_ip"})


def laying_out(path: Path) -> Iterator[ast.FunctionDef]:
    """The functions of a module that build a page, or a part of one."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            made = ast.unparse(node.returns) if node.returns else ""
            if node.name in ("build", "lay_out") or made in ("Part", "list[Part]"):
                yield node


def test_pages_are_laid_out_by_containers() -> None:
    """Most functions that lay something out return a part."""
    assert sum(1 for path in PAGES for _ in laying_out(path)) > 80


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(SCENES)))
def test_no_page_computes_a_rectangle(path: Path) -> None:
    """Widgets get their places from the containers that they lie in."""
    computed = [
        f"{function.name}: {ast.unparse(node)}"
        for function in laying_out(path)
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in COMPUTING
        and not ast.unparse(node.func).endswith("board.rect")
    ]

    assert computed == []
