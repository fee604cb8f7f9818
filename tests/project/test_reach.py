"""No part of a screen reaches through another: what it calls it was given, or holds itself.

A call such as `self.session.advice.coach.dismiss()` knows how the session is built inside. What a scene is
given as the program around it, and plain data, may be looked into.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pygame

import game.screens

CONTEXT: Final = frozenset({"program", "_program", "host", "_host"})  # one step more, for its services
PLAIN: Final = (dict, list, set, str, pygame.Rect)
# what is asked of plain data
DATA: Final = {name for one in PLAIN for name in dir(one)} - {
    "update",
    "clear",
}
OTHERS: Final = ("notice.sentence", "font.get_rect")  # a record of the disk's, and pygame-gui's font
FOLDER: Final = Path(str(game.screens.__file__)).parent


def _chain(node: ast.expr) -> list[str]:
    """The names of an attribute's chain, first to last; none if it does not begin with a name."""
    names: list[str] = []
    while isinstance(node, ast.Attribute):
        names.insert(0, node.attr)
        node = node.value
    return [node.id, *names] if isinstance(node, ast.Name) else []


def reaches(source: str) -> list[str]:
    """The calls of `self.part.inner.method(...)` in a module's source."""
    found = []
    for node in ast.walk(ast.parse(source)):
        names = _chain(node.func) if isinstance(node, ast.Call) else []
        allowed = 3 + (len(names) > 1 and names[1] in CONTEXT)
        reaching = names[:1] == ["self"] and len(names) > allowed and names[-1] not in DATA
        if reaching and ".".join(names[-2:]) not in OTHERS:
            found.append(".".join(names))
    return found


def test_no_part_reaches_through_another() -> None:
    """Each gets what it needs in its constructor."""
    modules = {str(path.relative_to(FOLDER)): path.read_text("utf-8") for path in FOLDER.rglob("*.py")}
    found = {name: calls for name, source in modules.items() if (calls := reaches(source))}

    assert found == {}


def test_a_reach_is_found() -> None:
    """Parts of parts count; the program's services and plain data don't."""
    source = (
        "self.a.b.c(); self.program.audio.play(); self.names.known.get(1); self.program.a.b.c(); self.a.b()"
    )

    assert reaches(source) == ["self.a.b.c", "self.program.a.b.c"]
