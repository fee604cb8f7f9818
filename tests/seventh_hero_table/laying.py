"""Whole games played at random, with all that is rare in them, and how their positions are laid out."""

from __future__ import annotations

from typing import Final

import pygame

from game.engine.contract import OVER
from game.engine.rng import Rng
from game.registry import GAMES
from game.seventh_hero.rules.actions import CANCEL, DECLINE, HINT, MOVE_ON, USE
from game.seventh_hero.rules.pieces import CURRENT
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.rules.view import SeventhView
from game.seventh_hero.table import table
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.pieces import Placed, Seat
from tests.speaking import speaking

IN = speaking("seventh_hero")

USUAL: Final = Board((1280, 800)).frame(table.SHAPE)
NAMES: Final = ("Ysolde", "Bramwell", "Corvin", "Hieronymus der …", "Maximiliane von")
EVERY: Final = 29  # steps from one kept position to the next


def played(seats: int, seed: int) -> list[SeventhState]:
    """Every few positions of a game whose seats use abilities and ask with cards when they can."""
    state = GAMES["seventh_hero"].rules.setup(seats, seed)
    assert isinstance(state, SeventhState)
    chance = Rng(seed)
    kept: list[SeventhState] = []
    rare: set[object] = set()
    step = 0
    while state.to_move != OVER:
        if step % EVERY == 0 or _traits(state) not in rare:
            kept.append(state.clone())
            rare.add(_traits(state))
        state.apply(_chosen(state.legal_actions(), chance))
        step += 1
    return [*kept, state]


def _traits(state: SeventhState) -> tuple[int, int, int, bool, bool, bool, bool]:
    return (
        state.phase,
        state.reactions.window,
        len(state.reactions.stack),
        any(card.about == CURRENT for card in state.road.buried),
        bool(state.road.openly),
        bool(state.road.barred),
        bool(state.road.free),
    )


def _chosen(legal: list[int], chance: Rng) -> int:
    """Rather a hint or an ability than nothing, rather passing on than recruiting."""
    hints = [action for action in legal if HINT <= action < USE]
    uses = [action for action in legal if USE <= action < 70 or action == CANCEL]
    for wished, tenths in ((hints, 4), (uses, 4)):
        if wished and chance.below(10) < tenths:
            return wished[chance.below(len(wished))]
    if DECLINE in legal:
        return int(DECLINE)
    if MOVE_ON in legal and chance.below(10) < 7:
        return int(MOVE_ON)
    return legal[chance.below(len(legal))]


def mover(state: SeventhState) -> int:
    """Who decides, or leads while the table moves."""
    return state.to_move if state.to_move >= 0 else state.road.leader


def seen(state: SeventhState, seat: int) -> SeventhView:
    """What a seat sees."""
    view = state.view(seat)
    assert isinstance(view, SeventhView)
    return view


def setting_of(
    state: SeventhState, seat: int, language: str = "en", picked: tuple[str, ...] = (), thinking: int = -1
) -> Setting:
    """Who sits there, and what `seat` may do."""
    seats = tuple(Seat(NAMES[index], index, computer=index > 0) for index in range(state.seats))
    legal = tuple(state.legal_actions()) if state.to_move == seat else ()
    return Setting(seats, IN[language], legal, picked, thinking)


def laid(
    state: SeventhState, seat: int, language: str = "en", picked: tuple[str, ...] = (), thinking: int = -1
) -> list[Placed]:
    """The layout of `state` as `seat` sees it, in a window of the usual size."""
    return table.arrange(state.view(seat), USUAL, setting_of(state, seat, language, picked, thinking))


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers as it is turned, rounded inwards."""
    width, height = piece.size if round(piece.angle) % 180 == 0 else (piece.size[1], piece.size[0])
    if round(piece.angle) % 90:
        width, height = piece.size
    left, top = piece.centre[0] - width / 2 + 1, piece.centre[1] - height / 2 + 1
    return pygame.Rect(round(left), round(top), int(width - 2), int(height - 2))
