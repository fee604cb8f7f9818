"""A player of a measured match that sees what happens, and thinks while others decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.rng import Rng

if TYPE_CHECKING:
    from ai.players import Player
    from game.engine.contract import State


class Watcher:
    """Tells one player what its seat sees, as the program does."""

    def __init__(self, player: Player, seat: int, state: State, seed: int) -> None:
        """Watch from `state` on; determinizations are drawn from `seed`."""
        self.seat = seat
        self._player = player
        self._chance = Rng(seed)
        self._seen = [state.clone()]

    def note(self, state: State) -> None:
        """Take notice of a position after a decision, or after the table's steps."""
        self._seen.append(state.clone())

    def look(self, mover: int) -> None:
        """Let the player see what happened since it last decided; it forgets that with its own decision."""
        self._player.see([self._known(state) for state in self._seen], self.seat)
        if mover == self.seat:
            self._seen = self._seen[-1:]

    def think(self, state: State, seconds: float) -> None:
        """Let the player think about another seat's decision for as long as that took."""
        if state.to_move == self.seat:
            return
        task = self._player.ahead(self._known(state), self.seat)
        until = self._player.clock() + seconds
        while not task.step() and self._player.clock() < until:
            pass

    def _known(self, state: State) -> State:
        return state.determinize(self.seat, Rng(self._chance.seed()))
