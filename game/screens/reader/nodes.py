"""The accessibility tree of a scene as plain data; `reader` passes it on."""

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
    """The range of a slider."""

    low: float
    high: float
    now: float
    step: float


class Node(NamedTuple):
    """A node of the tree. Its `key` identifies it in its scene, even after a new layout."""

    key: str
    role: Role
    name: str
    value: str = ""
    description: str = ""
    rect: Rect = (0, 0, 0, 0)
    enabled: bool = True
    focusable: bool = False
    chosen: bool | None = None  # switched on, or picked; None: not applicable
    span: Span | None = None
    children: tuple[Node, ...] = ()


class Tree(NamedTuple):
    """The whole tree, and the key of the focused node, "" for the window itself."""

    root: Node
    focus: str = ""


def all_nodes(node: Node) -> list[Node]:
    """List a node and its descendants in reading order."""
    return [node, *(one for child in node.children for one in all_nodes(child))]
