"""Classes stay small: what others must know of one screen or part is a handful of names.

A member counts where a class declares it: methods, properties, attributes that it sets on itself. What it
only overrides counts for the base class that declares it, since an override is nothing more to know.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import game.screens

MOST: Final = 15


class Declared(NamedTuple):
    """A class as its source has it."""

    bases: tuple[str, ...]
    members: frozenset[str]


def _targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign | ast.AugAssign) else []


def _set_on_self(function: ast.FunctionDef) -> set[str]:
    """The attributes that a method gives to its object."""
    stored = (one for node in ast.walk(function) for target in _targets(node) for one in ast.walk(target))
    return {
        one.attr
        for one in stored
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id == "self"
        if isinstance(one.ctx, ast.Store)
    }


def _members(found: ast.ClassDef) -> frozenset[str]:
    names: set[str] = set()
    for node in found.body:
        if isinstance(node, ast.FunctionDef):
            names |= {node.name, *_set_on_self(node)}
        else:
            names |= {target.id for target in _targets(node) if isinstance(target, ast.Name)}
    return frozenset(name for name in names if not name.startswith("_"))


def _name(base: ast.expr) -> str:
    """What a base class is called, whatever it is a class of."""
    inner = base.value if isinstance(base, ast.Subscript) else base
    return inner.id if isinstance(inner, ast.Name) else ""


@cache
def _classes() -> dict[str, Declared]:
    folder = Path(str(game.screens.__file__)).parent
    return {
        node.name: Declared(tuple(_name(base) for base in node.bases), _members(node))
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }


def _inherited(name: str) -> frozenset[str]:
    """All that the classes above one declare."""
    classes = _classes()
    above = [base for base in classes[name].bases if base in classes and base != name]
    return frozenset().union(*(classes[base].members | _inherited(base) for base in above))


def own(name: str) -> int:
    """How many public members a class adds to those that it inherits."""
    return len(_classes()[name].members - _inherited(name))


def test_no_class_shows_more_than_a_handful_of_members() -> None:
    """At most 15."""
    sizes = {name: own(name) for name in _classes()}

    assert {name: size for name, size in sizes.items() if size > MOST} == {}
