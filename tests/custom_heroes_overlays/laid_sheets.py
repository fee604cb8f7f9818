"""Whole games of Custom Heroes, and the sheets over their table, laid out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.custom_heroes.rules.actions import BET, BET_OWN, PLAY, SLEEVE, VERB
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table.overlays.deck_browser import deck_browser
from game.custom_heroes.table.overlays.reward_sheet import reward_sheet
from game.custom_heroes.table.overlays.round_board import round_board
from game.custom_heroes.table.view_model import ViewModel
from game.engine.contract import OVER
from game.engine.rng import Rng
from game.registry import GAMES
from game.table.contract import Setting
from game.table.pieces import TEXT, Placed, Seat
from tests.custom_heroes_table.laying import frame_of
from tests.speaking import speaking

IN = speaking("custom_heroes")

NAMES: Final = ("Ysolde", "Bramwell", "Corvin", "Talia", "Maximiliane", "Theodor")
SHEETS: Final[tuple[Callable[[ViewModel], list[Placed]], ...]] = (round_board, deck_browser, reward_sheet)
HIGHEST_GOAL: Final = 20


def model_of(view: HeroesView, language: str = "en") -> ViewModel:
    """A view with people around it."""
    seats = tuple(Seat(NAMES[seat], seat, computer=False) for seat in range(view.seats))
    return ViewModel(view, Setting(seats, IN[language]), frame_of())


def round_over(view: HeroesView) -> bool:
    """Whether the board for the end of a round is shown."""
    return model_of(view).round_over


def chosen(legal: list[int], chance: Rng) -> int:
    """An action of a seat that likes to bet, to sleeve and to play."""
    for share, verbs in ((7, (BET, BET_OWN)), (5, (SLEEVE,)), (8, (PLAY,))):
        liked = [action for action in legal if action & VERB in verbs]
        if liked and chance.below(10) < share:
            return liked[chance.below(len(liked))]
    return legal[chance.below(len(legal))]


def played(seats: int, seed: int, goal: int = HIGHEST_GOAL) -> list[HeroesState]:
    """Every position of a game, its beginning and its end among them."""
    state = GAMES["custom_heroes"].rules.setup(seats, seed, {"goal": goal})
    chance = Rng(seed)
    kept = []
    while True:
        twin = state.clone()
        assert isinstance(twin, HeroesState)
        kept.append(twin)
        if state.to_move == OVER:
            return kept
        state.apply(chosen(state.legal_actions(), chance))


def sheets(view: HeroesView, language: str = "en") -> list[list[Placed]]:
    """All sheets that can be shown over what is seen."""
    now = model_of(view, language)
    return [sheet(now) for sheet in SHEETS if sheet is not round_board or now.round_over]


def layouts(positions: list[HeroesState], language: str) -> list[list[Placed]]:
    """All sheets of these positions, seen by the seat whose turn it is."""
    return [layout for state in positions for layout in sheets(state.view(state.turn), language)]


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers, rounded inwards."""
    (x, y), (width, height) = piece.centre, piece.size
    return pygame.Rect(round(x - width / 2 + 1), round(y - height / 2 + 1), int(width - 2), int(height - 2))


def is_veil(piece: Placed) -> bool:
    """Whether a piece is the shade over the whole table."""
    return piece.face.kind == "veil"


def texts(layout: list[Placed]) -> list[str]:
    """All words of a layout."""
    return [str(piece.face.facts[0]) for piece in layout if piece.face.kind in {TEXT, "note"}]
