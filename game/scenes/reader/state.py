"""Spoken on request: the state of the game, and of the focus, in one paragraph each."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.match.scene import MatchScene
    from game.table.pieces import Placed


def state_told(scene: MatchScene) -> str:
    """Word what to do, what happened last, and each seat's position, as far as the viewers may know."""
    lines = [scene.desk.status, scene.desk.caption[0], *seats_told(scene)]
    return "\n".join(line for line in lines if line)


def seats_told(scene: MatchScene) -> list[str]:
    """Word each seat's area, as far as the viewers may know."""
    seats = range(len(scene.table.names))
    return [scene.pieces.describe(scene.view, f"seat:{seat}", scene.setting) for seat in seats]


def focus_told(scene: MatchScene) -> str:
    """Word the focused element, or how to focus one."""
    button = scene.desk.focused
    if button is not None:
        return f"{button.spoken}. {button.hint}" if button.hint else button.spoken
    piece = scene.focus.piece if scene.stage.focus else None
    return (spoken_piece(scene, piece) if piece else "") or scene.program.words("access-no_focus")


def spoken_piece(scene: MatchScene, piece: Placed) -> str:
    """Word a piece; "" for decoration."""
    return scene.pieces.describe(scene.view, piece.key, scene.setting)
