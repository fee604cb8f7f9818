"""What can go wrong in the engine, and why.

- EngineError: all of the following
- UnknownText: no action, option or game has this text
- IllegalAction: the rules forbid it now; carries the Reason
- BadSetup: seats, seed or options that the game does not have
- BadMatch: a match's text that can't be played again
"""

from __future__ import annotations

import msgspec

Fact = int | str | tuple[int, ...]


class Reason(msgspec.Struct, frozen=True):
    """Why something can't be done: one of a closed set for each game, worded by the game's `says`."""

    code: str  # e.g. "pair_needs_four"
    clause: str  # the rule, e.g. "SM-8"
    facts: dict[str, Fact] = {}  # what was needed, what there is

    def __str__(self) -> str:
        """Write the reason as the log has it: code, clause, facts."""
        facts = [f"{name}={fact}" for name, fact in self.facts.items()]
        return " ".join([f"{self.code} ({self.clause})", *facts])


class EngineError(Exception):
    """Everything the engine refuses."""


class UnknownText(EngineError):
    """A text that no action of this game, or no game, is written as."""


class BadSetup(EngineError):
    """Seats, a seed or an option that the game does not allow; the message names what is allowed."""


class BadMatch(EngineError):
    """A match's text that is damaged, or that the rules can't play again; the message names the place."""


class IllegalAction(EngineError):
    """An action that the rules forbid now."""

    def __init__(self, text: str, reason: Reason, position: str) -> None:
        """Keep what was tried, why it is refused, and where: rules, revision, seats, seed, decisions made."""
        super().__init__(f'illegal: "{text}" {reason} match={position}')
        self.text = text
        self.reason = reason
        self.position = position
