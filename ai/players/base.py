"""The interface of computer players."""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from time import process_time
from typing import TYPE_CHECKING

import msgspec

from ai.evaluators import evaluator_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ai.evaluators.base import Evaluator
    from ai.worker.tasks import SearchResult, SearchTask
    from game.engine.contract import Rules, State
    from game.engine.views import View


class Player(ABC):
    """Decides for a seat."""

    clock: Callable[[], float] = staticmethod(process_time)  # what its time is measured by

    def __init__(self, rules: Rules, seed: int) -> None:
        """Start a game; equal seeds give equal decisions."""
        self.rules = rules
        self.seed = seed
        self.evaluator: Evaluator = evaluator_of(rules)

    @abstractmethod
    def start(self, state: State, seat: int) -> SearchTask:
        """Start a search of `state`, a determinization for `seat`, whose turn it is."""

    def see(self, positions: Sequence[State], seat: int) -> None:  # noqa: B027 - most remember nothing
        """Take notice of what `seat` saw happen since it last decided.

        `positions` are determinizations for it: where it decided, then one after each decision, and one after
        the table's steps that followed.
        """

    def ahead(self, state: State, seat: int) -> SearchTask:
        """Start to think about `state`, in which another seat decides; raise ValueError if it never does."""
        raise ValueError(f"seat {seat} doesn't think while seat {state.to_move} does: {type(self).__name__}")

    def forget(self) -> None:  # noqa: B027 - most remember nothing
        """Drop what was kept for later decisions: it takes room."""

    def choose(self, state: State, seat: int) -> SearchResult:
        """Search to the end; raise ValueError if it isn't this seat's turn."""
        if state.to_move != seat:
            raise ValueError(f"seat {seat} is not to move, but {state.to_move}")
        task = self.start(state, seat)
        while not task.step():
            pass
        return task.result()

    def seed_for(self, view: View) -> int:
        """Derive a seed from the view and the player's own, so that each decision has its own randomness."""
        return self.seed << 32 | zlib.crc32(msgspec.msgpack.encode(view))

    def close(self) -> None:  # noqa: B027 - most hold nothing
        """Free what the player holds outside this process; it decides no more."""
