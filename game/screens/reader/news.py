"""Announcements: each event in the log's words, whose turn it is, notices, new pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.match.scene import MatchScene
from game.screens.menus.menu import MenuScene
from game.screens.reader.log import LogNews
from game.screens.reader.page import page_nodes

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.scene import Scene

OPENING: Final = 3  # texts read when a page opens: its heading, and what follows


class News:
    """Finds what is new since the last call. It sees only what the people at the screen see."""

    def __init__(self, program: Program) -> None:
        """Start with nothing announced."""
        self.program = program
        self._scene: Scene | None = None
        self._log = LogNews()
        self._deciding: object = None
        self._notices: tuple[str, ...] = ()
        self._said = ("", "", "")

    def take(self) -> list[str]:
        """Return the new sentences, oldest first."""
        scene = self.program.stack.top
        changed, self._scene = scene is not self._scene, scene
        found: list[str] = []
        if isinstance(scene, MatchScene):
            found += self._of_the_match(scene)
        elif changed:
            found += _opening(scene)
        return found + self._of_the_notices()

    def _of_the_match(self, scene: MatchScene) -> list[str]:
        """Return new log lines, outcomes for the person, and answers."""
        found = self._log.take(scene) or []
        begins = scene.view.deciding is not None and scene.view.deciding is not self._deciding
        self._deciding = scene.view.deciding
        if begins:
            found.append(scene.parts.rail.status)
        said = (scene.parts.bubble.text, scene.parts.plate.text, scene.kind.overlay.spoken)
        found += [now for now, old in zip(said, self._said, strict=True) if now and now != old]
        self._said = said
        return found

    def _of_the_notices(self) -> list[str]:
        shown = tuple(text for text, _ in self.program.notices.shown)
        fresh = [text for text in shown if text not in self._notices]
        self._notices = shown
        return fresh


def _opening(scene: Scene | None) -> list[str]:
    """Return the words of a newly opened page, up to its first control."""
    found: list[str] = []
    for node in page_nodes(scene.page, scene.program.words) if isinstance(scene, MenuScene) else ():
        if node.role not in ("text", "heading"):
            break
        found.append(node.name)
    return found[:OPENING]
