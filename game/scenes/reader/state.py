"""The state of the game, and of what has the focus, in one paragraph each: told to who asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.match.scene import MatchScene
    from game.table.pieces import Placed


def state_told(scene: MatchScene) -> str:
    """Say what is to be done, what happened last, and how each seat stands, as far as may be known here."""
    lines = [scene.desk.status, scene.desk.caption[0], *seats_told(scene)]
    return "\n".join(line for line in lines if line)


def seats_told(scene: MatchScene) -> list[str]:
    """Say of each seat in turn what lies before it, as those who look may know it."""
    seats = range(len(scene.table.names))
    return [scene.pieces.describe(scene.view, f"seat:{seat}", scene.setting) for seat in seats]


def focus_told(scene: MatchScene) -> str:
    """Say what has the focus, or how to give it to something."""
    button = scene.desk.focused
    if button is not None:
        return f"{button.spoken}. {button.hint}" if button.hint else button.spoken
    piece = scene.focus.piece if scene.stage.focus else None
    return (spoken_piece(scene, piece) if piece else "") or scene.program.words("access-no_focus")


def spoken_piece(scene: MatchScene, piece: Placed) -> str:
    """Return what a piece is in words; "" for what only adorns the table."""
    return scene.pieces.describe(scene.view, piece.key, scene.setting)
