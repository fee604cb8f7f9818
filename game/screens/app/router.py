"""Opens screens by their requests.

A screen's module is imported when somebody first asks for it, so that the title is there at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.game import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.requests import Request
    from game.screens.scene import Scene


def scene_for(program: object, request: Request) -> Scene:
    """Make the scene that `request` asks for; it gets the program, which only screens know."""
    maker: Callable[[object, Request], Scene] = load(request.maker)
    return maker(program, request)
