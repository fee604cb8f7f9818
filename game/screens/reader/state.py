"""Spoken on request: the state of the game, and of the focus, in one paragraph each."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.screens.match.parts import Parts
    from game.table.pieces import Placed


def state_told(parts: Parts) -> str:
    """Word what to do, what happened last, and each seat's position, as far as the viewers may know."""
    lines = [parts.rail.status, parts.rail.caption[0], *seats_told(parts)]
    return "\n".join(line for line in lines if line)


def seats_told(parts: Parts) -> list[str]:
    """Word each seat's area, as far as the viewers may know."""
    seats = range(parts.session.match.seats)
    return [parts.view.describe(f"seat:{seat}") for seat in seats]


def focus_told(parts: Parts) -> str:
    """Word the focused element, or how to focus one."""
    button = parts.rail.focused
    if button is not None:
        return f"{button.spoken}. {button.hint}" if button.hint else button.spoken
    piece = parts.view.focus.piece if parts.view.stage.focus else None
    return (spoken_piece(parts, piece) if piece else "") or parts.program.words("access-no_focus")


def spoken_piece(parts: Parts, piece: Placed) -> str:
    """Word a piece; "" for decoration."""
    return parts.view.describe(piece.key)
