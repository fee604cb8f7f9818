"""Whole battles played at random, with all that is rare in them, and how their positions are laid out."""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.rules.actions import (
    ADD,
    ANSWER,
    ATTACK,
    CANCEL_PRIMARY,
    COUNTER,
    LAY,
    SNIPE_CARD,
    STAND,
    TRAP,
    USE_PRIMARY,
    USE_SUPPORT,
    VERB,
)
from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.state import DustRules
from game.dust_collectorz.rules.view import DustView
from game.dust_collectorz.table import table
from game.dust_collectorz.table.panels.values_row import part_tag, shown
from game.dust_collectorz.table.situation import Situation
from game.dust_collectorz.words.reckoning import sources
from game.engine.contract import OVER
from game.engine.rng import Rng
from game.table.contract import Setting
from game.table.layout.board import Board
from game.table.pieces import Placed, Seat
from tests.speaking import speaking

IN = speaking("dust_collectorz")

FRAME: Final = Board((1920, 1080)).frame(table.SHAPE)
NAMES: Final = ("Ysolde", "Bramwell", "Hieronymus der …", "Maximiliane von")
EVERY: Final = 41  # steps from one kept position to the next
TASTE: Final = (  # what is done rather than anything else, and in how many of ten cases
    ((USE_PRIMARY, USE_SUPPORT), 7),
    ((ADD,), 5),
    ((COUNTER, TRAP), 4),
    ((CANCEL_PRIMARY, SNIPE_CARD), 9),
    ((ATTACK, ANSWER), 9),
    ((LAY, STAND), 10),
)


def dealt(seats: int, seed: int, **options: str) -> BattleState:
    """A game before its toss."""
    state = DustRules().setup(seats, seed, options)
    assert isinstance(state, BattleState)
    return state


def played(seats: int, seed: int, **options: str) -> list[BattleState]:
    """Every few positions of a game with stacks, counters and abilities; all that is rare at least once."""
    state, chance = dealt(seats, seed, **options), Rng(seed)
    kept: list[BattleState] = []
    rare: set[object] = set()
    step = 0
    while state.to_move != OVER:
        traits = _traits(state)
        if step % EVERY == 0 or traits not in rare:
            kept.append(state.clone())
            rare.add(traits)
        state.apply(chosen(state.legal_actions(), chance))
        step += 1
    return [*kept, state]


def _traits(state: BattleState) -> tuple[int, ...]:
    build = state.build
    return (
        int(state.phase),
        min(2, int(build.size())),
        int(build.using),
        int(build.counter >= 0),
        int(state.clash.outcome),
        min(3, int(state.round.answered)),
        int(any(len(player.overflow) > 2 for player in state.players)),
    )


def chosen(legal: list[int], chance: Rng) -> int:
    """Choose one of the legal actions, as `TASTE` says."""
    for verbs, tenths in TASTE:
        wished = [action for action in legal if action - action % VERB in verbs]
        if wished and chance.below(10) < tenths:
            return wished[chance.below(len(wished))]
    return legal[chance.below(len(legal))]


def mover(state: DustState) -> int:
    """Who decides, or began the round while the table moves."""
    return max(0, int(state.to_move) if state.to_move >= 0 else int(state.attacker))


def seen(state: DustState, seat: int) -> DustView:
    """What a seat sees."""
    view = state.view(seat)
    assert isinstance(view, DustView)
    return view


def setting_of(
    state: DustState,
    seat: int,
    language: str = "en",
    picked: tuple[str, ...] = (),
    thinking: int = -1,
    toggled: frozenset[str] = frozenset(),
) -> Setting:
    """Who sits there, and what `seat` may do."""
    seats = tuple(Seat(NAMES[index], index, computer=index > 0) for index in range(state.seats))
    legal = tuple(state.legal_actions()) if state.to_move == seat else ()
    return Setting(seats, IN[language], legal, picked, thinking, toggled)


def laid(
    state: DustState,
    seat: int,
    language: str = "en",
    picked: tuple[str, ...] = (),
    thinking: int = -1,
    toggled: frozenset[str] = frozenset(),
) -> list[Placed]:
    """The layout of `state` as `seat` sees it."""
    setting = setting_of(state, seat, language, picked, thinking, toggled)
    return table.arrange(state.view(seat), FRAME, setting)


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers, rounded inwards; slight turns are left out."""
    width, height = piece.size
    left, top = piece.centre[0] - width / 2 + 1, piece.centre[1] - height / 2 + 1
    return pygame.Rect(round(left), round(top), int(width - 2), int(height - 2))


def parts_told(moment: Situation, side: int) -> list[str]:
    """Word what a side's value is made of, with how much each part brings."""
    sets, found, _ = shown(moment)
    laid, foe = sets[side], sets[1 - side]
    if laid is None or found is None:
        return []
    parts = found.parts[side]
    kinds = sources(moment.view, laid, foe or laid, parts, defends=side == 1)
    return [part_tag(moment, what, much, kind).text for (what, much), kind in zip(parts, kinds, strict=True)]
