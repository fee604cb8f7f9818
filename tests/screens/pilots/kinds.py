"""Sessions of all kinds, found among the scenes of a program."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from game.screens.match.scene import MatchScene
from game.screens.scene import Scene

Kind = TypeVar("Kind")


def session_of(scene: Scene | None, kind: type[Kind]) -> Kind | None:
    """Return the session that a scene shows, if it is of that kind."""
    runs = scene.kind.runs if isinstance(scene, MatchScene) else None
    return runs if isinstance(runs, kind) else None


def shown_as(stack: Iterable[Scene], kind: type[Kind]) -> tuple[MatchScene, Kind]:
    """Return the uppermost scene that shows a session of a kind, and that session."""
    for scene in reversed(list(stack)):
        session = session_of(scene, kind)
        if session is not None and isinstance(scene, MatchScene):
            return scene, session
    raise LookupError(f"nothing shows a {kind.__name__}")
