"""Predicts which faces the table may need next, to paint them in idle frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.seventh_hero.cards import HEROES
from game.seventh_hero.moment import BACK, hero_face
from game.seventh_hero.own_panel import own
from game.seventh_hero.picks import hand_key
from game.seventh_hero.rival_panels import rivals
from game.seventh_hero.staging import quest_area

if TYPE_CHECKING:
    from game.seventh_hero.stand import Stand
    from game.table.pieces import Face, Placed

Size = tuple[float, float]


def faces_ahead(stand: Stand) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in board units: what is turned up or drawn, heroes that are used, the wanderer."""
    seats = stand.view.seats
    mine, others = own(stand), rivals(stand)
    ahead: list[tuple[Face, Size]] = [(BACK, size) for size in (stand.wanderer[2:], stand.pile[2:])]
    sizes = [quest_area(stand.plan.quest)[2:], stand.wanderer[2:]]
    sizes += _sizes(mine, "hand:") + _sizes(mine, "hero:") + _sizes(others, "hero:")
    for size in dict.fromkeys(sizes):
        ahead += [(hero_face(number, seats), size) for number in HEROES]
    for piece in mine:
        if piece.key.startswith("hero:"):
            number = int(piece.key.rpartition(":")[2])
            ahead.append((hero_face(number, seats, ready=False), piece.size))
    ahead += [(BACK, size) for size in _sizes(mine, hand_key(1)[:5])]
    return tuple(ahead)


def _sizes(pieces: list[Placed], kind: str) -> list[Size]:
    """The size of the first piece whose key begins so."""
    return [piece.size for piece in pieces if piece.key.startswith(kind)][:1]
