"""The match scene as a list of what can be seen and clicked in it, for those who try it from outside."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from game.screens.match.trace import Sight, Spot

if TYPE_CHECKING:
    from collections.abc import Collection

    from game.screens.match.actions.rail import Rail
    from game.screens.match.parts import Parts
    from game.screens.match.table.view import TableView
    from game.table.pieces import Placed

BARE: Final = (0.0, -0.45, -0.3, -0.15, 0.15, 0.3, 0.45)  # where a piece may not be covered, in its size


def sight(parts: Parts) -> Sight:
    """Return what can be seen and clicked."""
    view, rail, session = parts.view, parts.rail, parts.session
    return Sight(
        status=rail.status,
        caption=rail.caption[0],
        bubble=parts.bubble.text,
        advice=parts.plate.text,
        my_turn=view.deciding is not None,
        over=session.ending.reached,
        decisions=len(session.match.decisions),
        focus=view.stage.focus or (rail.focused.name if rail.focused else ""),
        picked=view.deciding.picked if view.deciding else (),
        pieces=_pieces(parts),
        buttons=_buttons(rail),
    )


def _pieces(parts: Parts) -> tuple[Spot, ...]:
    """List what can be picked, of equal pieces the topmost."""
    view, board = parts.view, parts.view.window.board
    found = {
        piece.key: Spot(
            piece.key,
            *board.pixel(piece.centre),
            *board.size(piece.size),
            group=piece.group,
            marks=tuple(sorted(piece.marks)),
            bare=_bare(view, piece),
            onto=_onto(view, parts.picking.targets(piece.key) or ()) if "owed" in piece.marks else None,
        )
        for piece in view.stage.layout
        if piece.pickable
    }
    return tuple(found.values())


def _bare(view: TableView, piece: Placed) -> tuple[int, int] | None:
    """Where a piece is not covered by others; None where that is its middle, or nowhere."""
    board, (x, y), (wide, high) = view.window.board, piece.centre, piece.size
    for down, across in product(BARE, BARE):
        pixel = board.pixel((x + wide * across, y + high * down))
        hit = view.stage.hit(board.point(pixel))
        if hit is not None and hit.key == piece.key:
            return pixel if across or down else None
    return None


def _onto(view: TableView, targets: Collection[str]) -> tuple[int, int] | None:
    """Where a piece that may be dropped on any of `targets` falls on one of them; None where it can't."""
    for piece in view.stage.layout:
        if piece.drop and piece.key in targets:
            x, y = piece.centre
            zone = view.stage.zone((x, y))
            if zone is not None and zone.key in targets:
                return view.window.board.pixel((x, y))
    return None


def _buttons(rail: Rail) -> tuple[Spot, ...]:
    advised = [button.name for button in rail.choices if button.lit]
    return tuple(
        Spot(
            button.name,
            *button.rect.center,
            *button.rect.size,
            text=button.text,
            hint=button.hint,
            enabled=button.enabled,
            marks=("advised",) if button.name in advised else (),
        )
        for button in rail.buttons
    )
