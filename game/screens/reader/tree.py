"""The accessibility tree of whatever is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.match.scene import MatchScene
from game.screens.menus.menu import MenuScene
from game.screens.reader.match import match_focus, match_nodes
from game.screens.reader.nodes import Node, Tree, all_nodes
from game.screens.reader.page import heading_of, key_of, page_nodes

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.scene import Scene
    from game.texts.texts import Voice

WINDOW = "window"


def tree_of(program: Program) -> Tree:
    """Return the tree of the topmost scene; what lies below a dialog is left out."""
    scene = program.stack.top
    children = scene_nodes(scene)
    width, height = program.size
    root = Node(WINDOW, "window", program.words("access-program"), rect=(0, 0, width, height))
    if scene is not None and children:
        name = scene_name(scene, program.words)
        inner = Node("scene", "group" if scene.covers else "dialog", name, rect=root.rect, children=children)
        root = root._replace(children=(inner,))
    focus = focus_of(scene)
    known = {node.key for node in all_nodes(root)}
    return Tree(root, focus if focus in known else "")


def scene_nodes(scene: Scene | None) -> tuple[Node, ...]:
    """Return a scene's nodes in reading order."""
    if isinstance(scene, MatchScene):
        return match_nodes(scene)
    return page_nodes(scene.page, scene.program.words) if isinstance(scene, MenuScene) else ()


def scene_name(scene: Scene, words: Voice) -> str:
    """Return a scene's name: its heading; for a match the table, otherwise the program."""
    if isinstance(scene, MatchScene):
        return words("access-table")
    heading = heading_of(scene.page) if isinstance(scene, MenuScene) else ""
    return heading or words("access-program")


def focus_of(scene: Scene | None) -> str:
    """Return the key of the keyboard focus."""
    if isinstance(scene, MatchScene):
        return match_focus(scene.parts)
    if isinstance(scene, MenuScene) and scene.page.focused and scene.page.focused.can_focus:
        return key_of(scene.page.focused)
    return ""
