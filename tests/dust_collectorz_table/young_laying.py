"""Whole games of Young Champions played at random, and how their positions are laid out."""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game.dust_collectorz.rules.actions import DONE
from game.dust_collectorz.rules.state import DustRules
from game.dust_collectorz.rules.view import DustView
from game.dust_collectorz.rules.young.state import YoungState
from game.dust_collectorz.table import table
from game.engine.contract import OVER
from game.engine.rng import Rng
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.layout.frame import Frame
from game.table.pieces import Face, Placed, Seat
from tests.speaking import speaking

IN = speaking("dust_collectorz")

FRAME: Final = Board((1920, 1080)).frame(table.SHAPE)
NAMES: Final = ("Ysolde", "Bramwell", "Hieronymus der …", "Maximiliane von")
EVERY: Final = 13  # steps from one kept position to the next


def dealt(seats: int, seed: int, shares: str = "full") -> YoungState:
    """A game before its toss."""
    state = DustRules().setup(seats, seed, {"mode": "young", "shares": shares})
    assert isinstance(state, YoungState)
    return state


def played(seats: int, seed: int, shares: str = "full", *, chains: bool = True) -> list[YoungState]:
    """Every few positions of a game, each kind of position at least once; with `chains`, long ones."""
    state, chance = dealt(seats, seed, shares), Rng(seed)
    kept: list[YoungState] = []
    kinds: set[tuple[int, int, int]] = set()
    step = 0
    while state.to_move != OVER:
        kind = (int(state.phase), min(3, int(state.chained)), min(2, int(state.idle)))
        if step % EVERY == 0 or kind not in kinds:
            kept.append(state.clone())
            kinds.add(kind)
        legal = state.legal_actions()
        wished = [action for action in legal if chains == (action != DONE)] or legal
        state.apply(wished[chance.below(len(wished))])
        step += 1
    return [*kept, state]


def mover(state: YoungState) -> int:
    """Who decides, or whose turn it is while the table moves."""
    return max(0, state.to_move if state.to_move >= 0 else state.attacker)


def seen(state: YoungState, seat: int) -> DustView:
    """What a seat sees."""
    view = state.view(seat)
    assert isinstance(view, DustView)
    return view


def setting_of(state: YoungState, seat: int, language: str = "en", refused: str = "") -> Setting:
    """Who sits there, and what `seat` may do."""
    seats = tuple(Seat(NAMES[index], index, computer=index > 0) for index in range(state.seats))
    legal = tuple(state.legal_actions()) if state.to_move == seat else ()
    return Setting(seats, IN[language], legal, refused=refused)


def laid(
    state: YoungState, seat: int, language: str = "en", refused: str = "", frame: Frame = FRAME
) -> list[Placed]:
    """The layout of `state` as `seat` sees it."""
    return table.arrange(seen(state, seat), frame, setting_of(state, seat, language, refused))


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers, rounded inwards."""
    width, height = piece.size
    left, top = piece.centre[0] - width / 2 + 1, piece.centre[1] - height / 2 + 1
    return pygame.Rect(round(left), round(top), int(width - 2), int(height - 2))


@cache
def all_positions() -> tuple[YoungState, ...]:
    """Positions of all kinds, of long games and of one without chains."""
    long = [state for seats in (2, 3, 4) for seed in (1, 2) for state in played(seats, seed)]
    return (*long, *played(3, 5, "short", chains=False))


def of_group(layout: list[Placed], group: str) -> list[Placed]:
    """The pieces of a group."""
    return [piece for piece in layout if piece.group == group]


def faces(layout: list[Placed], kind: str) -> list[Face]:
    """The faces of a kind."""
    return [piece.face for piece in layout if piece.face.kind == kind]


def wished(state: YoungState) -> set[str]:
    """The keys of all that can be done now."""
    if state.to_move < 0:
        return set()
    view = seen(state, state.to_move)
    return {key for action in state.legal_actions() for key in table.picks(view, action)}
