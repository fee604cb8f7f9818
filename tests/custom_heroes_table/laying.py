"""Whole games played at random, with all that is rare in them, and how their positions are laid out."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.rules.actions import BET, BET_OWN, PLAY, SLEEVE, VERB, active_places, other_in
from game.custom_heroes.rules.cards import KODORA
from game.custom_heroes.rules.pieces import BETTING
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.table import table
from game.engine.contract import OVER
from game.engine.rng import Rng
from game.registry import GAMES
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.layout.frame import Frame
from game.table.pieces import OVERLAY, Placed, Seat
from tests.speaking import speaking

IN = speaking("custom_heroes")

WINDOWS: Final = (
    ((1280, 800), 1.0),
    ((1280, 800), 1.5),
    ((1280, 800), 2.0),
    ((1920, 1080), 1.0),
    ((1024, 768), 1.0),
    ((1024, 768), 1.5),
    ((2560, 1080), 1.0),
    ((800, 1280), 1.0),
    ((800, 1280), 1.5),
    ((1920, 1080), 0.75),
)
Tables = list[tuple[HeroesState, list[Placed]]]
NAMES: Final = ("Ysolde", "Bramwell", "Corvin", "Talia", "Hieronymus der …", "Maximiliane von")
EVERY: Final = 31  # steps from one kept position to the next
HIGH_GOAL: Final = 20  # so that games go on to sudden death


def played(seats: int, seed: int, goal: int) -> list[HeroesState]:
    """Every few positions of a game whose seats bet, sleeve, and activate abilities when they can."""
    state = GAMES["custom_heroes"].rules.setup(seats, seed, {"goal": goal})
    assert isinstance(state, HeroesState)
    chance = Rng(seed)
    kept: list[HeroesState] = []
    step = 0
    while state.to_move != OVER:
        if step % EVERY == 0 or _is_rare(state, kept):
            kept.append(state.clone())
        state.apply(_chosen(state.legal_actions(), chance))
        step += 1
    return [*kept, state]


def _is_rare(state: HeroesState, kept: list[HeroesState]) -> bool:
    """Whether a position has something that none of those kept has."""
    return _traits(state) not in {_traits(other) for other in kept}


def _traits(state: HeroesState) -> tuple[int, bool, bool, bool, bool, bool, bool]:
    return (
        state.phase,
        bool(state.falling),
        bool(state.ascended),
        bool(state.loose),
        any(player.bets for player in state.players),
        any(player.place for player in state.players),
        state.phase == BETTING and KODORA in state.players[state.turn].unused,
    )


def _chosen(legal: list[int], chance: Rng) -> int:
    """Rather a bet, a sleeving, an ability or a play than passing; Kodoras are kept for bets."""
    legal = [one for one in legal if one & VERB != SLEEVE or other_in(one) != KODORA]
    wishes = (
        ([one for one in legal if one & VERB in (BET, BET_OWN)], 6),
        ([one for one in legal if one & VERB == SLEEVE], 4),
        ([one for one in legal if one & VERB == PLAY and active_places(one)], 6),
        ([one for one in legal if one & VERB == PLAY], 8),
    )
    for wished, tenths in wishes:
        if wished and chance.below(10) < tenths:
            return wished[chance.below(len(wished))]
    return legal[chance.below(len(legal))]


def setting_of(
    state: HeroesState, seat: int, language: str = "en", picked: tuple[str, ...] = (), thinking: int = -1
) -> Setting:
    """Who sits there, and what `seat` may do."""
    seats = tuple(Seat(NAMES[index], index, computer=index > 0) for index in range(state.seats))
    legal = tuple(state.legal_actions()) if state.to_move == seat else ()
    return Setting(seats, IN[language], legal, picked, thinking)


def frame_of(size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> Frame:
    """The parts of a window."""
    return Board(size, scale).frame(table.SHAPE)


def laid(
    state: HeroesState, seat: int, language: str = "en", picked: tuple[str, ...] = (), thinking: int = -1
) -> list[Placed]:
    """The table of `state` in a usual window as `seat` sees it."""
    setting = setting_of(state, seat, language, picked, thinking)
    return table.arrange(state.view(seat), frame_of(), setting)


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers, rounded inwards."""
    width, height = piece.size
    return pygame.Rect(
        round(piece.centre[0] - width / 2 + 1),
        round(piece.centre[1] - height / 2 + 1),
        int(width - 2),
        int(height - 2),
    )


def mover(state: HeroesState) -> int:
    """Who decides, or whose turn it is while the table moves."""
    return state.to_move if state.to_move >= 0 else state.turn


def lying(state: HeroesState, seat: int, picked: tuple[str, ...] = ()) -> list[Placed]:
    """What lies on the table itself, without the sheets over it."""
    return [piece for piece in laid(state, seat, picked=picked) if piece.height < OVERLAY]
