"""What speaks for a seat of Seventh Hero, by name: for explanations, not for the search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ai.knowledge.seventh_hero_beliefs import boldness, known_number
from ai.knowledge.seventh_hero_worth import A_CARD, A_PAIR, HEROES_WORTH, READY, SIZE, STAGES
from game.engine.contract import OVER
from game.seventh_hero.pieces import BITS, CURRENT, DECLARED, NO_HERO, NOBODY, NUMBERS
from game.seventh_hero.rules import SeventhState

FEATURES: Final = ("heroes", "pairs", "ready", "hand", "wanderer", "insight")
VICTORY: Final = 3.0
TOLD: Final = 0.1  # a hint's answer
SEEN: Final = 0.3  # the wanderer


def features_of(state: SeventhState, seat: i64) -> dict[str, float]:
    """Tell what speaks for `seat`, each as powers of e."""
    me = state.players[seat]
    stage: i64 = STAGES[state.left]
    heroes: float = HEROES_WORTH[stage][min(5, SIZE[me.party])]
    if state.to_move == OVER and state.winner == seat:
        heroes += VICTORY
    ready: float = 0.0
    for number in NUMBERS:
        if me.party & ~me.used & BITS[number]:
            ready += READY[stage * 8 + number]
    return {
        "heroes": heroes,
        "pairs": A_PAIR[stage] * float(len(me.eliminated)),
        "ready": ready,
        "hand": A_CARD * float(len(me.hand)),
        "wanderer": fate(state, seat),
        "insight": insight(state, seat),
    }


def fate(state: SeventhState, seat: i64) -> float:
    """Tell what the wanderer on its way will probably change for `seat`."""
    if state.number == NO_HERO or state.holder == NOBODY:
        return 0.0
    bold = boldness(state)
    reach: float = 1.0
    other: i64 = state.holder
    while True:
        missing = not state.players[other].party & BITS[state.number]
        wants: float = bold[other]
        if other == state.leader or (state.window == DECLARED and other == state.holder):
            wants = 1.0
        elif known_number(state, other) != NO_HERO:
            wants = 1.0 if missing else 0.0
        if state.barred >> other & 1:
            wants = 0.0
        if other == seat:
            return reach * wants * change(state, seat, missing)
        reach *= 1.0 - wants
        if other == state.leader:
            return 0.0
        other = (other + 1) % state.seats


def change(state: SeventhState, seat: i64, missing: bool) -> float:  # noqa: FBT001 (compiled)
    """Tell what it changes for `seat` to recruit a hero that it misses, or has."""
    stage: i64 = STAGES[max(0, state.left - 1)]
    size: i64 = SIZE[state.players[seat].party]
    row = HEROES_WORTH[stage]
    if not missing:
        return row[size - 1] - row[size] + A_PAIR[stage]
    return VICTORY if size == 5 else row[size + 1] - row[size]


def insight(state: SeventhState, seat: i64) -> float:
    """Tell what it is worth to know something of the wanderer that not everybody knows."""
    if state.number == NO_HERO or state.openly or seat == state.leader:
        return 0.0
    if known_number(state, seat) != NO_HERO:
        return SEEN
    told: float = 0.0
    for hint in state.buried:
        if hint.about == CURRENT and hint.seat == seat:
            told += TOLD
    return told
