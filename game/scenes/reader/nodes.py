"""What a screen reader is told of a scene: a tree of named things, as plain data; `reader` passes it on."""

from __future__ import annotations

from typing import Literal, NamedTuple

Role = Literal[
    "window",
    "dialog",
    "group",
    "heading",
    "text",
    "button",
    "switch",
    "choice",
    "slider",
    "line",
    "option",
    "piece",
    "status",
    "log",
    "news",
]
Rect = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels of the window."""


class Span(NamedTuple):
    """Where the number of a slider lies."""

    low: float
    high: float
    now: float
    step: float


class Node(NamedTuple):
    """One thing that can be spoken. Its `key` names it in its scene, also when that is laid out anew."""

    key: str
    role: Role
    name: str
    value: str = ""
    description: str = ""
    rect: Rect = (0, 0, 0, 0)
    enabled: bool = True
    focusable: bool = False
    chosen: bool | None = None  # switched on, or picked; None: it is nothing of the kind
    span: Span | None = None
    children: tuple[Node, ...] = ()


class Tree(NamedTuple):
    """All that can be spoken now, and the key of what has the focus, "" for the window itself."""

    root: Node
    focus: str = ""


def all_nodes(node: Node) -> list[Node]:
    """List a node and everything below it, in reading order."""
    return [node, *(one for child in node.children for one in all_nodes(child))]
