"""The state of the game, and of what has the focus, in one paragraph each: told to who asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.match import MatchScene
    from game.table.pieces import Placed


def state_told(scene: MatchScene) -> str:
    """Say what is to be done, what happened last, and how each seat stands, as far as may be known here."""
    lines = [scene.desk.status, scene.desk.caption[0], *seats_told(scene)]
    return "\n".join(line for line in lines if line)


def seats_told(scene: MatchScene) -> list[str]:
    """Say of each seat in turn what lies before it, and how it stands."""
    words, view = scene.program.words, scene.view
    rows = scene.says.scores(view, words.language)
    told = []
    for seat, name in enumerate(scene.table.names):
        mine = ((label, values[seat]) for label, values in rows)
        facts = ", ".join(words("access.fact", label=label, value=value) for label, value in mine)
        lying = scene.pieces.describe(view, f"seat:{seat}", scene.setting)
        told.append(" ".join(one for one in (words("access.seat", name=name, facts=facts), lying) if one))
    return told


def focus_told(scene: MatchScene) -> str:
    """Say what has the focus, or how to give it to something."""
    button = scene.desk.focused
    if button is not None:
        return f"{button.spoken}. {button.hint}" if button.hint else button.spoken
    piece = scene.focus.piece if scene.stage.focus else None
    return (spoken_piece(scene, piece) if piece else "") or scene.program.words("access.no_focus")


def spoken_piece(scene: MatchScene, piece: Placed) -> str:
    """Return what a piece is in words; "" for what only adorns the table."""
    return scene.pieces.describe(scene.view, piece.key, scene.setting)
