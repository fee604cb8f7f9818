"""What is compared of a match: digests of all that a position is, by name."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from game.engine.contract import OVER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.match import Match

Facts = dict[str, str]


class Differs(Exception):
    """Two processes came to different positions by the same decisions."""

    def __init__(self, match: Match, names: list[str], second: str) -> None:
        """Name what differs after which decision; `second` says what the other process runs."""
        last = match.decisions[-1] if match.decisions else "the deal"
        super().__init__(
            f"{match.position()}: after {last!r} these differ in the second process ({second}): "
            f"{', '.join(names)}"
        )
        self.names = names


def facts_of(match: Match) -> Facts:
    """Return the digests of a match's position."""
    state = match.state
    over = state.to_move == OVER
    facts: dict[str, object] = {
        "decisions": match.decisions,
        "movers": match.movers,
        "to move": state.to_move,
        "legal actions": [] if over else [state.notation(action) for action in state.legal_actions()],
        "packed state": state.pack(),
        "places": state.places() if over else [],
        "returns": list(state.returns()) if over else [],
    }
    for seat in range(match.seats):
        facts[f"view of seat {seat}"] = state.view(seat)
    return {name: hashlib.sha256(msgspec.json.encode(fact)).hexdigest()[:16] for name, fact in facts.items()}


def differing(ours: Mapping[str, str], theirs: Mapping[str, str]) -> list[str]:
    """List the names of what differs."""
    return [name for name in {**ours, **theirs} if ours.get(name) != theirs.get(name)]
