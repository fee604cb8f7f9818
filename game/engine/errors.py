"""The engine's exceptions.

- EngineError: base of the following
- UnknownText: no action, option or game has this text
- IllegalAction: the rules forbid it now; carries the Reason
- BadSetup: invalid seats, seed or options
- BadMatch: a match's text that can't be replayed
"""

from __future__ import annotations

import msgspec

Fact = int | str | tuple[int, ...]


class Reason(msgspec.Struct, frozen=True):
    """Why an action is illegal: a code from a closed set per game, worded by the game's `says`."""

    code: str  # e.g. "pair_needs_four"
    clause: str  # the rule, e.g. "SM-8"
    facts: dict[str, Fact] = {}  # what was needed, what is there

    def __str__(self) -> str:
        """Format the reason for the log: code, clause, facts."""
        facts = [f"{name}={fact}" for name, fact in self.facts.items()]
        return " ".join([f"{self.code} ({self.clause})", *facts])


class EngineError(Exception):
    """The base of the engine's exceptions."""


class UnknownText(EngineError):
    """A text that isn't the notation of any action, or the id of any game."""


class BadSetup(EngineError):
    """Invalid seats, seed or option; the message names what is allowed."""


class BadMatch(EngineError):
    """A match's text that is damaged or can't be replayed; the message names the place."""


class IllegalAction(EngineError):
    """An action that the rules forbid now."""

    def __init__(self, text: str, reason: Reason, position: str) -> None:
        """Store the action, the reason, and the place: rules, revision, seats, seed, number of decisions."""
        super().__init__(f'illegal: "{text}" {reason} match={position}')
        self.text = text
        self.reason = reason
        self.position = position
