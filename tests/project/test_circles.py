"""Imports go one way: hardly any module needs, over however many steps, one that needs it.

Imports for types alone count as well: who reads one of the modules in a circle has to read them all.
"""

from __future__ import annotations

import ast
from os.path import commonpath
from pathlib import Path
from typing import Final

import pytest

import game

HOME: Final = Path(str(game.__file__)).parents[1]
MOST: Final = 2  # modules in a circle
# the larger ones: where they lie, and how many modules they are; only ever fewer
LARGER: Final[list[tuple[str, int]]] = []


def _modules() -> dict[str, Path]:
    paths = [path for name in ("game", "ai", "saves", "herotable") for path in (HOME / name).rglob("*.py")]
    return {
        ".".join(path.relative_to(HOME).with_suffix("").parts).removesuffix(".__init__"): path
        for path in paths
    }


def _imported(path: Path, modules: dict[str, Path]) -> set[str]:
    """The modules of ours that one imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= (inner & modules.keys()) or {node.module}
    return found & modules.keys()


def _reached(start: str, graph: dict[str, set[str]]) -> set[str]:
    """All that a module needs, over any number of steps."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - seen
        seen |= new
        waiting += new
    return seen


def circles() -> list[frozenset[str]]:
    """The largest sets of modules of which each needs each other, largest first."""
    modules = _modules()
    graph = {name: _imported(path, modules) - {name} for name, path in modules.items()}
    reached = {name: _reached(name, graph) for name in graph}
    found = {
        frozenset({name, *(other for other in reached[name] if name in reached[other])})
        for name in graph
        if name in reached[name]
    }
    return sorted(found, key=lambda circle: (-len(circle), sorted(circle)))


def _folder(circle: frozenset[str]) -> str:
    """The package in which all of a circle lie."""
    return commonpath([name.replace(".", "/") for name in circle]).replace("/", ".")


@pytest.mark.parametrize("package", ["ai", "saves", "herotable"])
def test_a_package_has_no_circle_at_all(package: str) -> None:
    """Not even one of two modules."""
    assert [circle for circle in circles() if any(name.startswith(f"{package}.") for name in circle)] == []


def test_no_circle_of_imports_has_more_than_two_modules() -> None:
    """Those that are larger yet may only shrink, and leave the list once they are small."""
    larger = [(_folder(one), len(one)) for one in circles() if len(one) > MOST]

    assert larger == LARGER
