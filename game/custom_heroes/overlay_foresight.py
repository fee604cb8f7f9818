"""Which faces of the sheets are known before they show, so that they can be painted while nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from game.custom_heroes.deck_browser import deck_browser
from game.custom_heroes.moment import Moment
from game.custom_heroes.reward_sheet import reward_sheet
from game.custom_heroes.round_board import round_board
from game.table.pieces import TEXT

if TYPE_CHECKING:
    from game.table.pieces import Face, Placed

Size = tuple[float, float]

UNKNOWN: Final = frozenset({TEXT, "overlay.note", "overlay.card", "overlay.track"})
"""What is quickly painted, or different each time."""


def sheets_ahead(moment: Moment) -> list[Placed]:
    """Lay all sheets as they may show next, each on its page."""
    return [*round_board(_round_over(moment)), *deck_browser(moment), *reward_sheet(moment)]


def faces_of(pieces: list[Placed]) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes: veil, panels, plates, signs, and what is paid."""
    return tuple(dict.fromkeys(_painted(piece) for piece in pieces if piece.face.kind not in UNKNOWN))


def _painted(piece: Placed) -> tuple[Face, Size]:
    return piece.face, piece.size


def _round_over(moment: Moment) -> Moment:
    """Imagine that all are out in the order of their seats, without bets."""
    view = moment.view
    players = tuple(replace(player, place=seat, bets=()) for seat, player in enumerate(view.players, 1))
    return Moment(replace(view, players=players, round=max(1, view.round)), moment.setting)
