"""The program as ever, which besides writes down what is on each page: what a screen reader is told of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from game import __main__
from game.screens.app.main_loop import MainLoop
from game.screens.app.program import Program
from game.screens.match.scene import MatchScene
from game.screens.reader.nodes import Node
from game.screens.reader.tree import scene_nodes

FILE: Final = "told"  # beside what the program keeps
Rect = tuple[int, int, int, int]


class Told(msgspec.Struct, frozen=True):
    """Words on a page, or something that can be used there, with its edges in pixels of the window."""

    name: str  # of a widget; "" for words
    words: str
    rect: Rect
    enabled: bool = True
    pane: Rect | None = None  # what it scrolls in


class Page(msgspec.Struct, frozen=True):
    """What is on the screen; nothing for a table, which the trace tells of."""

    scene: str = ""  # the name of its class
    told: tuple[Told, ...] = ()
    notices: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """All words, in order."""
        return "\n".join(one.words for one in self.told)

    def named(self, name: str) -> Told | None:
        """Find a widget."""
        return next((one for one in self.told if one.name == name), None)


def main() -> int:
    """Run the program."""
    file, draw = Path(os.environ["HEROTABLE_HOME"]) / FILE, MainLoop.draw
    last = Page()

    def told(node: Node, pane: Rect | None = None) -> list[Told]:
        if node.children:
            return [one for child in node.children for one in told(child, node.rect)]
        name = node.key.removeprefix("widget:") if node.key.startswith("widget:") else ""
        words = " ".join(filter(None, (node.name, node.value, node.description)))
        return [Told(name, words, node.rect, node.enabled, pane)]

    def page(program: Program) -> Page:
        scene = program.stack.top
        nodes = () if isinstance(scene, MatchScene) else scene_nodes(scene)
        notices = tuple(text for text, _ in program.notices.shown)
        return Page(type(scene).__name__, tuple(one for node in nodes for one in told(node)), notices)

    def draw_and_tell(program: MainLoop, *words: object) -> None:
        nonlocal last
        draw(program, *words)  # type: ignore[arg-type]
        now = page(program)
        if now != last:
            last = now
            fresh = file.with_suffix(".new")
            fresh.write_bytes(msgspec.json.encode(now))
            fresh.replace(file)

    MainLoop.draw = draw_and_tell  # type: ignore[method-assign, assignment]
    return __main__.main(sys.argv[1:])
