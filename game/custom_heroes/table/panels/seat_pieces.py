"""Lays out what every seat has: VP, bets, signs, and a word on what it is doing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.custom_heroes.rules.cards import TRICK_POINT
from game.custom_heroes.table.picks import card_key
from game.custom_heroes.table.view_model import BACK, CLOSE, card_face
from game.custom_heroes.words.naming import signed
from game.table.pieces import Area, Face, Placed, Point
from game.table.stock.furniture import fixed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.custom_heroes.table.view_model import ViewModel

CLOSE_TOKEN: Final = (220.0, 220.0)
CLOSE_SCREEN: Final = (340, 204)
Size = tuple[float, float]


def pile(
    key: str,
    face: Face,
    spots: Iterable[Point],
    size: Size,
    *,
    height: float = 0.0,
    per: int = 10,
    origin: Point | None,
) -> list[Placed]:
    """Equal pieces, each higher than the one before it: `per` of them to a unit."""
    return [
        Placed(key, face, spot, size, height=height + at / per, origin=origin)
        for at, spot in enumerate(spots)
    ]


def screen(model: ViewModel, seat: int, area: Area, height: float = 0.0) -> Placed:
    """A seat's screen, which hides its advancements and its power."""
    face = Face("screen", (model.setting.seats[seat].colour,))
    return fixed(face, area, f"screen:{seat}", height=height)._replace(close=CLOSE_SCREEN)


def stamp(key: str, kind: str, spot: Point, size: float, *facts: int) -> Placed:
    """A sign that lies on what a seat has."""
    return Placed(key, Face(kind, facts), spot, (size, size), height=4)


def note_of(model: ViewModel, seat: int) -> str:
    """Say in a few words what a seat is doing."""
    view = model.view
    if model.over:
        return model.text("caption-winner") if seat == view.winner else ""
    if not view.taking_part[seat]:
        return model.text("caption-aside")
    if view.phase == "betting" and view.turn == seat:
        return model.text("caption-bets_now")
    if view.last == seat and view.trick and view.phase in {"turn", "ending"}:
        return _ahead(model)
    mark = mark_of(model, seat)
    if mark:
        return model.text(f"caption-{mark}")
    following = view.phase == "turn" and view.turn == view.seat and seat == _follower(model)
    return model.text("seat-next") if following else ""


def _ahead(model: ViewModel) -> str:
    play = model.view.trick[-1]
    if play.ascended:
        return model.text("seat-ahead_form")
    return model.text("seat-ahead", count=play.count, value=signed(play.value))


def _follower(model: ViewModel) -> int:
    """The seat whose turn comes after the viewer's."""
    view = model.view
    for step in range(1, view.seats):
        seat = (view.seat + step) % view.seats
        if view.players[seat].cards and view.taking_part[seat]:
            return seat
    return -1


def mark_of(model: ViewModel, seat: int) -> str:
    """Tell that a seat passed or was skipped in this trick; "" once it is its turn again, or it is out."""
    view = model.view
    player = view.players[seat]
    again = view.phase == "turn" and view.turn == seat
    return player.mark if player.mark in {"passed", "skipped"} and not again and not player.place else ""


def leader(model: ViewModel, seat: int, face: Area) -> list[Placed]:
    """The leader's pennant, which moves from seat to seat; a crown for the winner of the game."""
    view = model.view
    size = face.height * 0.5
    spot = (face.x + face.width - size * 0.2, face.y + size * 0.3)
    if model.over:
        wins = seat == view.winner
        return [Placed("crown", Face("crown"), spot, (size, size), height=3)] if wins else []
    if seat != view.leader or model.between:
        return []
    return [Placed("leader", Face("leader"), spot, (size, size), height=3)]


def coin(model: ViewModel, seat: int, area: Area) -> list[Placed]:
    """The VP as one chip with their number; on it a Specter for each VP that this trick may bring."""
    player = model.view.players[seat]
    size = min(area.width, area.height)
    face = Face("vp", (player.vp,))
    chip = Placed(f"vp:{seat}", face, area.centre, (size, size), animated=False, height=2, close=CLOSE_TOKEN)
    left, foot, wisp = area.centre[0] - size / 2, area.centre[1] + size / 2, size * 0.5
    spots = [(left + wisp * (0.2 + 0.5 * at), foot - wisp * 0.3) for at in range(player.wisps)]
    face = Face("mark", (TRICK_POINT,))
    return [chip, *(Placed("", face, spot, (wisp, wisp), animated=False, height=2.5) for spot in spots)]


def bets(model: ViewModel, seat: int, spots: list[Area]) -> list[Placed]:
    """The cards a seat has bet, face up, each with its stake."""
    player = model.view.players[seat]
    lying = []
    for at, (card, area) in enumerate(zip(player.bets, spots, strict=True)):
        piece = Placed(card_key(card.card), card_face(card), area.centre, area[2:], height=1 + at / 10)
        lying.append(piece._replace(back=BACK, origin=model.hand_spot(seat), close=CLOSE))
        if not player.place:
            size = area.width * 0.62
            spot = (area.centre[0], area.y + area.height - size * 0.45)
            lying.append(Placed(f"stake:{seat}", Face("stake"), spot, (size, size), height=1.05 + at / 10))
    return lying
