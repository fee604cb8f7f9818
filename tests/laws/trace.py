"""Play games by chance and print a hash of all that happened: `python -m tests.laws.trace [games]`.

The hash must be the same in every process, on every machine, compiled or not.
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

from game import compiled
from game.engine.contract import OVER
from game.laws.playthrough import Playthrough
from game.registry import RULES


def trace(games: int) -> str:
    """Hash what is legal, chosen, seen and won in so many games of each kind, for each number of seats."""
    digest = hashlib.sha256()
    for rules in RULES.values():
        for seats in rules.seats:
            for seed in range(games):
                for turn in Playthrough(rules, seats, seed).turns:
                    state = turn.before
                    texts = [state.notation(action) for action in state.legal_actions()]
                    shown = state.view(seed % seats)
                    digest.update(msgspec.json.encode((state.to_move, texts, turn.action, shown)))
                    digest.update(state.pack())
                    if state.to_move == OVER:
                        digest.update(repr((state.places(), state.returns())).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    sys.stdout.write(f"{'compiled' if compiled() else 'plain'} {trace(number)}\n")
