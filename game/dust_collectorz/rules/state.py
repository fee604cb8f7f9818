"""The rules of Dust Collectorz (clauses DC-1 to DC-34): its options, and how a game is set up.

Duel, Free for All and Team are in `battle`, Young Champions in `young`; both are positions of `position`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards import decks
from game.dust_collectorz.rules.cards.cards import PRESETS
from game.dust_collectorz.rules.pieces import CHAMPIONS, TEAM, YOUNG, Player
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.young.state import YoungState
from game.engine.contract import Rules
from game.engine.options import Option, check_seats, check_seed, checked_options
from game.engine.parts import unpack
from game.engine.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["DustRules", "DustState"]

TEAM_SEATS: Final = 4  # DC-27
MODE: Final = Option(
    "mode", "choice", "champions", ("champions", "team", "young"), fewest=(("team", TEAM_SEATS),)
)
BATTLE: Final = ("mode", ("champions", "team"))
LISTS: Final = Option("lists", "choice", "open", ("open", "secret"), needs=BATTLE)
FORFEITS: Final = Option(
    "forfeits", "choice", "at once", ("at once", "draw one"), needs=BATTLE, house=("draw one",)
)  # DC-9
SHARES: Final = Option(
    "shares", "choice", "full", ("full", "short"), needs=("mode", ("young",)), house=("short",)
)  # DC-31
SETS: Final = Option("sets", "choice", "any", ("any", "two", "one"), since=2, house=("two", "one"))
"""How large a stack or a chain may be (DC-6, DC-32)."""
ENDING: Final = Option(
    "ending", "choice", "cards", ("cards", "deck"), needs=BATTLE, since=2, house=("deck",)
)  # DC-21
LARGEST: Final = {"any": 0, "two": 2, "one": 1}
DECKS: Final = tuple(
    Option(f"deck{seat}", "seat", decks.ANY, (decks.ANY, decks.RANDOM, *PRESETS), decks.checked)
    for seat in range(1, 5)
)
MODES: Final = {"champions": CHAMPIONS, "team": TEAM, "young": YOUNG}


class DustRules(Rules):
    """Dust Collectorz for 2 to 4 seats."""

    def __init__(self) -> None:
        """Describe the game."""
        options = (MODE, LISTS, FORFEITS, SHARES, SETS, ENDING, *DECKS)
        super().__init__("dust_collectorz", 2, range(2, 5), options)

    def setup(self, seats: int, seed: int, options: Mapping[str, object] = {}) -> DustState:
        """Lay out a new game (DC-2 to DC-5, DC-31)."""
        check_seats(self, seats)
        check_seed(seed)
        values = checked_options(self, options, seats)
        mode = MODES[str(values["mode"])]
        state = self._young(seats, values) if mode == YOUNG else self._battle(seats, values)
        state.mode = mode
        state.largest = LARGEST[str(values["sets"])]
        state.chance = Rng(seed)
        chosen = decks.chosen([str(values[f"deck{seat + 1}"]) for seat in range(seats)], state.chance)
        state.lists = [list(deck) for deck in chosen]
        state.players = [Player() for _ in range(seats)]
        for player, deck in zip(state.players, state.lists, strict=True):
            player.deck = deck[:]
        return state

    def _battle(self, seats: int, values: Mapping[str, object]) -> DustState:
        state = BattleState(seats)
        state.secret = int(values["lists"] == "secret")
        state.helps = int(values["forfeits"] == "draw one")
        state.brief = int(values["ending"] == "deck")
        return state

    def _young(self, seats: int, values: Mapping[str, object]) -> DustState:
        state = YoungState(seats)
        state.short = int(values["shares"] == "short")
        return state

    def unpack(self, data: bytes) -> DustState:
        """Return the position that `DustState.pack` wrote; raise msgspec.DecodeError if it is none."""
        return unpack(YoungState if data[:1] == bytes((YOUNG,)) else BattleState, data[1:])
